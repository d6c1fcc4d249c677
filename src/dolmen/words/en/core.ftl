### What any title may say: refusals, damaged records, lists inside a sentence.

## Lists

list-more = { $left }, { $right }
list-last = { $left } and { $right }

## Language, titles, seats, options and bots

language-unknown = There is no language “{ $language }”. Languages: { $allowed }.
title-unknown = There is no title “{ $title }”. Titles: { $allowed }.
title-near = There is no title “{ $title }”. Did you mean { $near }?
title-broken = The title “{ $title }” is installed but cannot be played: { $fault }
seats-refused = { $title } is played by { $allowed } players, not by { $seats }.
option-unknown = { $title } has no option “{ $option }”. Options: { $allowed }.
option-refused = The option { $option } of { $title } cannot be “{ $value }”. Allowed: { $allowed }.
number-refused =
    The option { $option } takes a whole number from { $low } to { $high }, not “{ $value }”.
bot-unknown = There is no bot “{ $bot }”. Bots: { $allowed }.

## What a move costs and brings

effect-gain = +{ $what }
effect-loss = −{ $what }
effect-left = { $what } left
effect-due = costs { $what }
effect-follows = then +{ $what }
effect-follows-loss = then −{ $what }
effect-lacks = missing: { $what }
effect-other = { $player }: { $effect }

## Moves

move-unknown = There is no move “{ $text }”.
move-illegal = The move “{ $move }” is not possible now. { $reason } ({ $clause })
record-crossings =
    { $count ->
        [one] Once something was taken back across dice, cards or somebody’s answer
       *[other] { $count } times something was taken back across dice, cards or somebody’s answer
    }: what came was known then, and it came again the same.
record-advice =
    { $count ->
        [one] { $name } asked a bot for good moves once.
       *[other] { $name } asked a bot for good moves { $count } times.
    }
log-point = There is no position after move { $asked }. Allowed: 0 to { $most }.
log-ahead = Nothing that was taken back is left to be played again.
log-over = The game is over already.
log-ending = A game ends early when one of its seats resigns, when all agree to it, or when the host closes the table.

## Positions

position-malformed =
    What is given at /{ $where } does not fit: expected { $expected }, but got { $got }.
position-impossible = This position breaks { $clause }. { $rule }
position-breaks-laws = This position breaks { $count } rules: { $laws }
position-law = { $clause } (“{ $rule }”)

## Records

record-damaged = Line { $line } of the record is damaged. { $reason }
record-empty = The record is empty.
value-too-large = A number is beyond 64 bits.
value-too-long = A text has { $count } characters, but at most { $most } are allowed.
value-half-character = A text holds half a character, which cannot be shown.
record-not-json = A line must be one JSON object.
record-foreign = A record starts with the format “{ $expected }”, but this one says “{ $got }”.
record-header =
    The header must name title, version, seats, options and names, with a name for every seat.
record-version =
    The record follows version { $got } of the rules, but this program plays version { $expected }.
record-older =
    The game was begun under version { $was } of the rules. Under version { $is }, which this
    program plays, this line no longer holds: { $why }
record-line = A move has exactly the keys n, seat and move.
record-number = The number of this move should be { $expected }, but it is { $got }.
record-seat =
    { $expected ->
        [none] This move is chance’s, but the record gives it to seat { $got }.
       *[other] This move is that of seat { $expected }, but the record gives it to { $got ->
            [none] chance
           *[other] seat { $got }
        }.
    }
record-after-end = Nothing may follow the closing line.
record-early-end = Here the record closes, but the game is not over yet.
record-unclosed = The game is over, but the closing line with the scores is missing.
record-scores =
    The scores should be { $expected }, but the record says { $got }, or its ranks differ.
record-given =
    The header takes the first moves from another record, { $given } of them, but there are only
    { $moves }.
record-commitment = A commitment is 64 hexadecimal digits in small letters, or null.
record-closing =
    The closing line has the keys scores, ranks and seed, and ended and seat if the players ended
    the game.
record-seed = A seed is 32 hexadecimal digits in small letters, or null.
record-seed-foreign =
    The header does not commit to this seed: the SHA-256 of the seed is { $found }.
record-seed-early = The seed is shown in the closing line, once the game is over, not in the header.
record-dice =
    The dice of a record are of the form { $expected } where the header names one, not { $got }.
record-nonces =
    The header of such dice has a list nonces: for each seat 32 hexadecimal digits in small letters,
    or null.
record-duplicate = The id of the game with the same dice has at most 64 letters and digits.
record-terms =
    The header does not commit to this seed with these options, given moves and nonces: their
    commitment would be { $found }.

## Verdicts on the dice of a record

dice-no-commitment = There is nothing to check: this table did not commit to its dice beforehand.
dice-open =
    There is nothing to check yet: the game goes on, and the seed is shown once it is over.
dice-none = There is nothing to check: no die was rolled and no card was drawn.
dice-no-seed = Not verified: the record does not show the seed of the dice.
dice-foreign = Not verified: the table did not commit to this seed, these options and given moves.
dice-given-free =
    { $count ->
        [one]
            Not verified: the first move comes from another record, and dice of the first form do
            not bind it.
       *[other]
            Not verified: the first { $count } moves come from another record, and dice of the first
            form do not bind them.
    }
dice-wrong =
    Line { $line } is not what the dice gave: “{ $expected }” had to come, but the record says
    “{ $found }”. Wrong dice and cards: { $wrong } of { $count }.

## What speaks for a move that a bot advises

advice-points =
    { $points ->
        [one] { $what } (about { $points } point)
       *[other] { $what } (about { $points } points)
    }
advice-lead = your lead over the others
advice-chance = { $mean }% to win ({ $low } to { $high })
advice-end =
    { $mean ->
        [one] { $mean } point in the end ({ $low } to { $high })
       *[other] { $mean } points in the end ({ $low } to { $high })
    }
advice-clear = The first is clearly better than the second.
advice-unclear = No clear difference between the first two.
advice-only = It is the only move.
advice-alike = No move looks better than another here.
advice-because = It is better than your other moves for: { $reasons }.

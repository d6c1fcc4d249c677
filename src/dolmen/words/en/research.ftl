### Games side by side, and other people’s frameworks

batch-games = A batch takes 1 game or more, not { $count }.
batch-seat = There is no seat { $seat }; seats go from 0 to { $last }.
batch-opponents = Opponents are bots by seat, as in { $example }; got { $got }.
batch-nobody = Every seat is played by a bot: at least one has to be left to you.
batch-seed = A batch begins with a seed from 0 up, and so must its last; got { $seed }.
batch-seeds = A batch takes one seed from 0 up for each of its { $count } games.
batch-shape = A step takes { $count } whole numbers, one a game; got { $got }.
batch-illegal = Move { $move } is not legal in game { $game }; nothing was played.
batch-steps = A rollout takes 1 step or more, not { $count }.
batch-rollout = A rollout is played inside, with random players at most: other bots are asked between steps.
adapter-manner = Illegal moves can be met in these ways: { $allowed }; got { $given }.
adapter-render = The board is rendered in these ways: { $allowed }; got { $given }.
adapter-cycles = A game can be cut after 1 move or more, not after { $count }.
adapter-opponents = This table needs { $count } opponents, or one name for all of them; got { $got }.

## What would have come of it: `dolmen fork`

cli-fork-help = Take a recorded game up at some move and play it to its end many times.
cli-fork-usage = dolmen fork FILE --bots BOT[,BOT...] [OPTIONS]
fork-who = Who plays on, one for all seats or one for each: { $allowed }.
fork-at = After how many moves of the record to take it up (default: after the last).
fork-games = How many games for every try.
fork-try = A move to go on with; several are compared on the same dice.
fork-same-dice = Let every game meet the dice of the record (second form): what differs are the bots.
fork-plan = { $title } after move { $at }, played on with seed { $seed }.
fork-plan-same = { $title } after move { $at }, played on with the dice of the record (bots by seed { $seed }).
fork-heading-try = Move
fork-over = After move { $at } the game is over: take it up earlier (--at).
fork-beyond = The record has { $most } moves; it cannot be taken up after { $at }.
fork-bots = A fork needs a bot for every seat: { $seats }, not { $count }.
fork-chance = After move { $at } chance decides: there is no move to try.
fork-dice =
    { $dice ->
        [first] The dice of this record are of the first form: they follow from the number of the move, and cannot be continued after another. Leave out --same-dice.
        [given] Up to its own beginning this record took its moves from another one, with other dice. Take it up later, or leave out --same-dice.
       *[unknown] This record shows no seed: its dice cannot be continued. Leave out --same-dice.
    }

## What seats, options and tiles are worth: `dolmen balance`

cli-balance-help = Let bots play and tell what seats, options and what players use are worth.
cli-balance-usage = dolmen balance TITLE --bots BOT[,BOT...] [OPTIONS]
balance-games = How many games, filled up to whole rotations of the seats; as many for each combination of varied options.
balance-vary = An option of the title of which all listed values are played.
balance-plot = Draw what everything is worth into a file (.svg).
balance-option = There is no option “{ $option }” with values to vary. Options: { $allowed }.
balance-heading-seats = Seats
balance-group-seat = Seat
balance-group-option = Option
policy-none = Nobody has learnt this table: { $table }.

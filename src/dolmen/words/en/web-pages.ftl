### The pages around the table: first page, new tables, replays, rules and the first game with hints.

## In many places

web-pages-unreachable = The server cannot be reached just now. Try again in a moment.
web-pages-yes = yes
web-pages-no = no
web-pages-save = Save
web-pages-saved = Saved.
web-pages-copied = Copied
web-pages-seat = Seat { $number }
web-pages-seat-of = Seat { $number }: { $who }
web-pages-my-name = My name
web-pages-player =
    { $kind ->
        [me] me
        [open] open, for anyone who joins
       *[guest] somebody else at this screen
    }

## The first page

web-pages-motto =
    Board games at one stone table. Play at once, against bots or with friends; nobody has to
    sign up.
web-pages-docs = How it is played, hosted and built on: the docs
web-pages-seat-counts =
    { $least ->
        [1] Alone, or with up to { $most }
       *[other] { $least } to { $most } players
    }
web-pages-play-now = Play now
web-pages-play-now-title = Play now: { $title } against bots
web-pages-learn = First game with hints
web-pages-make = Create a table
web-pages-make-title = Create a table of { $title }
web-pages-rules-title = Rules of { $title }
web-pages-turn-at = { $title }, with { $names }
web-pages-turns-more =
    { $count ->
        [one] { $count } more game waits for you
       *[other] { $count } more games wait for you
    }
web-pages-my-games = My games
web-pages-no-games = You have no games yet. “Play now” starts one against bots.
web-pages-public = Public tables
web-pages-no-public = There is no public table now. Make one, and others can join.
web-pages-open-seats =
    { $count ->
        [0] everybody is here
        [one] { $count } seat is open
       *[other] { $count } seats are open
    }
web-pages-status =
    { $status ->
        [open] waits for players
        [playing] being played
        [over] over
        [ended] ended early
       *[frozen] can only be looked at
    }
web-pages-lasting-short = over days
web-pages-go-on = Continue
web-pages-look = View
web-pages-join = Join
web-pages-watch = Watch
web-pages-more =
    { $count ->
        [one] Show { $count } more
       *[other] Show { $count } more
    }
web-pages-upload = Open a game record
web-pages-upload-file = A game record, at most 1 MiB
web-pages-me = Me
web-pages-notices = Notify me when it is my turn, even in another tab
web-pages-notices-refused = This browser does not allow notices from here.
web-pages-mine = My results, recovery words and more
web-pages-watched = Games I watch
web-pages-carry = My games on another device
web-pages-carry-about =
    Open this private link on the other device. Anyone who has this link can play as you. Don’t
    share it.
web-pages-my-link = My private link

## Making a table

web-pages-seats = Number of seats
web-pages-who-sits = Who sits where
web-pages-guest-name = Their name
web-pages-how = How it is played
web-pages-by-link = By link: only those who have the link find the table
web-pages-is-public = Public: everybody may watch, and join at open seats
web-pages-is-live = Live: everyone is here now
web-pages-is-lasting = Turn by turn: over several days
web-pages-has-advice = Advice allowed: the player to move may ask a bot for good moves, and everybody is told so
web-pages-options = Options of the game
web-pages-option-first = Who goes first
web-pages-value-first-none = drawn by lot
web-pages-value-usual = as usual
web-pages-own = something else, as JSON …
web-pages-own-of = { $option }, as JSON
web-pages-not-json = What is typed for “{ $option }” is not JSON.
web-pages-webhook = Webhook (https), called at each turn (optional)
web-pages-make-send = Create the table

## A table that waits

web-pages-table-title = A table of { $title }
web-pages-waiting =
    { $count ->
        [0] Everybody is here. The host can start.
        [one] Waiting for players: { $count } seat is open.
       *[other] Waiting for players: { $count } seats are open.
    }
web-pages-seat-open = open
web-pages-sit-here = Sit here
web-pages-bot-here = Put a bot here
web-pages-free = Remove player
web-pages-leave = Leave seat
web-pages-start = Start the game
web-pages-start-later = It can start once every seat is taken; put a bot where nobody comes.
web-pages-host-starts = { $host } starts the game.
web-pages-invite = Invite others
web-pages-invite-about = Send them this link. Anyone who has it can sit down at an open seat, or watch.
web-pages-invite-public =
    Everybody finds this table on the first page. This link leads here directly.
web-pages-seat-link = Private link of my seat
web-pages-seat-link-about =
    With it, seat { $number } can be played from another device too. Keep it to yourself: it is not
    shown again.

## Private links

web-pages-sit = A seat at a table
web-pages-table-of = { $title }, table of { $host }
web-pages-sit-about =
    This private link is for one seat. Sit down, and this device can play it from now on.
web-pages-sit-take = Sit down
web-pages-carry-here = My games, on this device
web-pages-carry-here-about =
    This private link makes this device yours as well: the same name, the same games. Games played
    here under another name stay with that player’s link.
web-pages-carry-take = Go on here

## How it came out

web-pages-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
web-pages-points =
    { $points ->
        [one] With { $points } point
       *[other] With { $points } points
    }
web-ending-you-win = You win!
web-ending-you-share = You and { $names } share the victory!
web-ending-ahead =
    { $count ->
        [0] { $names } has as many; the tie-break decides for you.
        [one] That is { $count } point more than { $names }.
       *[other] That is { $count } points more than { $names }.
    }
web-ending-behind =
    { $count ->
        [0] You are number { $place } of { $of }, level on points with { $names }.
        [one] You are number { $place } of { $of }, { $count } point behind { $names }.
       *[other] You are number { $place } of { $of }, { $count } points behind { $names }.
    }
web-ending-you-score = You score { $score }
web-ending-scores = { $name } scores { $score }
web-ending-best = Your best here: { $score }.
web-ending-best-now = Your best here so far!
web-ending-yardstick = A score to reach for: { $score }.
web-ending-share = Share
web-pages-again = Once more, same seats
web-pages-next-game = To the next game
web-pages-next-watch = A rematch has started: watch
web-pages-lessons = Lessons
web-pages-puzzles = Puzzles
web-pages-review = Review
web-pages-replay = Replay
web-pages-sheet = Score sheet
web-pages-total = Total
web-pages-rank = Rank
web-pages-gains = Where the points came from
web-pages-gains-start = at the start
web-pages-gains-silent = Known only to that player.
web-pages-gains-move = move { $n }
web-pages-dice = Dice and cards
web-pages-verified = verified: every die and card follows from the seed
web-pages-dice-about =
    Before the first move the table published its commitment: it binds the seed, the options and
    what the seats brought. “dolmen verify” checks every die and card with the record.
web-pages-seed = Seed
web-pages-same-dice = Play it with the same dice
web-pages-same-dice-about =
    At a new table the same dice and cards come again, for any players. Those who know this game know
    them already.
web-pages-same-dice-bots = Against bots
web-pages-same-dice-people = With others
web-pages-duplicate = This game had the dice of another one.
web-pages-compare = Compare the two
web-pages-compare-title = Two games with the same dice
web-pages-compare-first = The first game
web-pages-compare-second = The game that followed
web-pages-compare-other =
    Beware: these two games did not have the same dice, their commitments differ.

## The replay

web-pages-first = First
web-pages-back = Back
web-pages-play = Play
web-pages-pause = Pause
web-pages-next = Next
web-pages-last = Last
web-pages-slider = Move
web-pages-picture = Picture of this position
web-pages-picture-png = Save as PNG
web-pages-picture-svg = Save as SVG
web-pages-picture-move = move { $at }
web-pages-picture-failed = This browser could not draw the picture; the SVG may work.
web-pages-curve = Points
web-pages-eyes = Seen by
web-pages-spectator = a spectator
web-pages-branch = Play on from here
web-pages-branch-seat = Play as
web-pages-branch-about = A new table starts at this point, with bots at the other seats.
web-pages-branch-end = Here the game is over; go back a little to play on.
web-pages-download = Download the game record

## The rules

web-pages-to-table = Back to the table
web-pages-search = Search the rules
web-pages-clauses =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }
web-pages-contents = Contents
web-pages-nothing-found = No rule found.
web-pages-show-all = Show all

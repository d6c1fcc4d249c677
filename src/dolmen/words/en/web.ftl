### The page: everything around the boards.

## The bar

web-bar = Settings
web-compiling = The bots are being compiled: in a minute they think faster.
web-language = Language
web-theme = Light or dark
web-sound = Sound
web-rules = Rules
web-to-home = Home
web-missing = There is nothing here.
web-one-moment = One moment …
web-close = Close
web-copy = Copy

## Acting

web-your-turn = Your turn
web-waiting = Waiting for { $who }
web-turn-of = It is { $who }’s turn.
web-watching = You are watching.
web-nothing-asked = Nothing to do right now.
web-over = The game is over.
web-lost = Connection lost. Reconnecting …
web-moves = What you may do
web-kinds = Kinds of moves
web-recap = Since your last turn
web-choose-here = Here you may:
web-all-moves = Show all moves
web-final = This can’t be undone.
web-sure = Sure?
web-do-it = Confirm
web-not-now = Not now
web-unasked = By itself, since nothing else was to decide: { $move }
web-unasked-brief = By itself: { $move }
web-take-back = Take back
web-impossible = Not possible here
web-why-not = Why not?
web-curious = Also tab to impossible moves (to ask why not)
web-target-lit = { $name }: available
web-target-final = Cannot be taken back. { $name }: available
web-target-dark = { $name }: not now
web-target-selected = { $name }: chosen

## The table

web-table = The table
web-players = Players
web-standing = If it ended now
web-legend = What the signs mean
web-legend-lit = can be pressed now
web-legend-fresh = new since your last choice
web-players-more = All about the players
web-players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-you = you
web-to-move = to move
web-stand-in = a bot plays ({ bot-level })
web-here = here
web-away = away
web-shown = shows what they see by a link
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-passes =
    { $count ->
        [one] { $names } passes.
       *[other] { $names } pass.
    }
web-log-rule = Rule { $clause }
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-curtain = Pass the screen to { $name }
web-curtain-about = Nobody else should look now.
web-curtain-open = I am { $name }
web-fair-dice = Fair dice
web-commitment = Dice commitment:
web-seal = Seal of its seed, from the first moment on:
web-nonces =
    { $seats ->
        [one] Brought by the seat, and covered by the commitment: { $count } of { $seats }
       *[other] Brought by the seats, and covered by the commitment: { $count } of { $seats }
    }
web-asking = What you are asked
web-asks-at-end = Ask before every move that cannot be taken back
web-sees-forced = Also ask where there is only one answer
web-hand-over = Let a bot play
web-hand-back = Give the seat back
web-stood-in = A bot plays for you.
web-play-again = Play again myself
web-vote-bot = Vote for a bot here
web-vote-end = Vote to end the game
web-resign = Give up
web-resign-sure = Yes, resign

## How fast others' moves are shown

web-pace = Moves of the others
web-pace-speed =
    { $speed ->
        [off] all at once
        [quick] quickly, one by one
        [slow] slowly, one by one
       *[normal] one by one
    }
web-pace-skip = Skip
web-pace-caught =
    { $count ->
        [one] { $count } move in one step, to catch up.
       *[other] { $count } moves in one step, to catch up.
    }
web-pace-now = moving now
web-log-new =
    { $count ->
        [one] { $count } new
       *[other] { $count } new
    }
web-log-struck = taken back:
web-chat-unread =
    { $count ->
        [one] { $count } unread line
       *[other] { $count } unread lines
    }

## A title without a board of its own

web-any-places = Where you can play
web-any-facts = At a glance
web-any-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }

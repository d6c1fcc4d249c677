### The page without script: links, forms and the position in words.

## On every page

plain-skip = Skip to the content
plain-nav = Pages
plain-language = Language
plain-footer = This page works without script, with a keyboard and with a screen reader.
plain-refused = That did not work.
plain-clause = See { $clause }
plain-to-home = Home
plain-yes = yes
plain-no = no
plain-save = Save

## The first page

plain-home-title = Board games at one table
plain-home-about = Play at once, alone against bots or with others. Nobody has to sign up.
plain-my-games = My games
plain-your-turn = Your turn
plain-table-status =
    { $status ->
        [open] waiting for players
        [playing] being played
        [over] over
        [ended] ended early
       *[frozen] can only be looked at
    }
plain-titles = Titles
plain-seat-counts = For { $least } to { $most } players.
plain-play-now = Play { $title } now against bots
plain-make = Create a table of { $title }
plain-docs = How it is played, hosted and built on: the docs
plain-public-tables = Public tables
plain-no-public-tables = There is no public table now.
plain-open-seats =
    { $count ->
        [one] { $count } seat is open
       *[other] { $count } seats are open
    }
plain-upload = Open a game record
plain-upload-file = A game record, at most 1 MiB
plain-upload-send = Upload the game record

## Making a table

plain-seats = Number of seats
plain-seats-change = Change the number of seats
plain-my-name = My name
plain-who-sits = Who sits where
plain-seat = Seat { $number }
plain-player-kind =
    { $kind ->
        [me] me
        [open] open, for anyone who joins
       *[guest] somebody else at this screen
    }
plain-guest-name = Name at seat { $number }, for somebody at this screen
plain-options = Options of the game
plain-default = as usual
plain-option-typed = { $option }, something else ({ $hint }); empty: as chosen above
plain-how = How it is played
plain-public =
    Public: everybody may watch, and join at open seats. Otherwise only those who have the link.
plain-lasting = Turn by turn, over several days
plain-no-advice = Without advice: nobody may ask a bot for good moves.
plain-advice = Good moves, please
plain-advice-about = A bot that sees no more than you do looks for them. Everybody is told that you asked.
plain-webhook = Webhook (https), called at each turn (optional)
plain-make-send = Make the table

## Who I am

plain-me = Me
plain-carry = My games on another device
plain-carry-about =
    Open this private link on the other device. Anyone who has it can play as
    you. Don’t share it.
plain-carry-show = Show my private link
plain-carry-nobody = Once you have made or joined a table, your private link is here.
plain-carry-here = This link makes you { $name } on this device, with all games of { $name }.
plain-carry-take = Use this identity here

## A table

plain-table-title = A table of { $title }
plain-status-open =
    { $count ->
        [0] Everybody is here. The host can start the game.
        [one] Waiting for players: { $count } seat is open.
       *[other] Waiting for players: { $count } seats are open.
    }
plain-status-playing = Waiting for { $name }
plain-status-over =
    { $count ->
        [one] The game is over. { $names } wins!
       *[other] The game is over. { $names } share the victory!
    }
plain-private-link =
    With this private link the seat can be taken over on another device. It is shown only now.
plain-final = cannot be taken back
plain-moves-at = { $moves }: { $where }
plain-take-back = Take back this turn
plain-take-back-one = Only my last move
plain-take-back-alone = Go back to my choice before: the bots’ answers go too, the same dice and cards come again
plain-redo = Play again what I took back
plain-propose = Ask the others to go back to my choice before
plain-proposal =
    { $count ->
        [one] { $name } proposes to go back one move.
       *[other] { $name } proposes to go back { $count } moves.
    }
plain-proposal-awaits = All must agree. Still to answer: { $names }.
plain-proposal-agree = I agree
plain-proposal-refuse = I do not agree
plain-proposal-withdraw = Withdraw the proposal
plain-refreshing = This page looks again every 5 seconds.
plain-refresh-stop = Stop refreshing
plain-refresh-start = Look again, every 5 seconds
plain-why = Why can I not …?
plain-why-about = A place or a move, in your own words
plain-why-send = Why not?
plain-why-legal = this is possible now.
plain-sheet = Score sheet
plain-sheet-now = Points so far
plain-total = Total
plain-rank = Rank
plain-rematch = Once more, same seats
plain-rematch-watch = A rematch has started: watch
plain-to-replay = Replay the game move by move
plain-download = Download the game record
plain-dice = Dice and cards
plain-dice-about =
    Before the first move the table published the commitment. The seed, now shown, fits it, and
    every die and card follows from the seed: “dolmen verify” checks that with the record.
plain-commitment = Commitment
plain-commitment-about =
    It binds the table to dice and cards it cannot choose later; the seed is shown at the end.
plain-seed = Seed
plain-position = The position
plain-story = What happened, the newest first
plain-seat-open = open
plain-seat-you = (you)
plain-seat-host = (host)
plain-seat-bot = ({ bot-role })
plain-seat-stand-in = (a bot stands in: { bot-level })
plain-seat-resigned = (has resigned)
plain-seat-online = (here now)
plain-join = Sit down at seat { $number }
plain-bot-here = Put a bot at seat { $number }
plain-leave = Leave seat { $number }
plain-free = Remove { $name }
plain-hand-over = Let a bot play for { $name }
plain-hand-back = Let { $name } play again
plain-start = Start the game
plain-invite = Send others this link to the table:
plain-votes = Votes
plain-vote-end = End the game now: { $agreed } of { $needed } agree.
plain-vote-bot = A bot plays for { $name }: { $agreed } of { $needed } agree.
plain-vote-agree = I agree
plain-vote-withdraw = Withdraw my vote
plain-end = End the game now
plain-resign = Give up
plain-confirm =
    { $what ->
        [resign] Do you give up?
       *[end] Do you end the game now?
    }
plain-confirm-ends = The game then ends for everybody, and nobody can take it back.
plain-confirm-bot = A bot then plays on for you. You can take your seat back while the game goes on.
plain-confirm-back = No, back to the table
plain-chat = Chat
plain-chat-line = A line for everybody at the table
plain-chat-send = Say it
plain-chat-write = Say something (the page then stays as it is while you write)
plain-host = For the host
plain-webhook-set = Set a webhook, called when somebody’s turn begins
plain-about-table = About this table
plain-kept = Kept
plain-kept-days =
    { $days ->
        [one] { $days } day after its end
       *[other] { $days } days after its end
    }
plain-table-kind =
    { $public ->
        [yes] { $lasting ->
            [yes] Public, over days.
           *[no] Public, live.
        }
       *[no] { $lasting ->
            [yes] By link only, over days.
           *[no] By link only, live.
        }
    }

## Passing the screen, and private links

plain-pass = Pass the screen to { $name }.
plain-pass-about = { $name } goes on when nobody else is looking.
plain-lift = I am { $name }: show my side
plain-sit = Sit down
plain-sit-about =
    This is the private link to seat { $number } of a table of { $title }, that of { $name }.
plain-watch = Only look at the table

## Replay

plain-review-again = Look how far it has come
plain-replay = Replay: { $title }
plain-replay-at = After move { $at } of { $most }
plain-replay-steps = Through the game
plain-replay-first = First
plain-replay-back = Back
plain-replay-next = Next
plain-replay-last = Last
plain-replay-go = After move number
plain-replay-show = Show
plain-look-from = Look from
plain-spectator = a spectator’s place
plain-happened = What happened
plain-branch = Play on from here
plain-branch-seat = My seat
plain-branch-send = Play on from here against bots
plain-verified =
    Verified: the seed fits its commitment, and every die and card follows from it.
plain-same-dice = Play it with the same dice
plain-same-dice-about =
    At a new table the same dice and cards come again, for any players. Those who know this game know
    them already.
plain-same-dice-send = Play against bots
plain-duplicate = This game had the dice of another one.

## Rules

plain-search = Search the rules
plain-search-send = Search
plain-search-all = Show all rules
plain-search-nothing = No rule found.
plain-chapters = Chapters
plain-overview = How it is played

## The position of any title

plain-step = Step
plain-turn = Turn
plain-players = Players
plain-points = Points

## Notices

plain-notices = Notices when no page is open
plain-notices-about = They say that it is your turn and nothing of the game, and keep quiet while you are at the table. Pushes to a device are switched on by the page with script.
plain-notices-means =
    { $kind ->
        [push] A device: { $at }
        [discord] Discord: { $at }
        [slack] Slack: { $at }
        [ntfy] ntfy: { $at }
       *[mail] Daily mail: { $at }
    }
plain-notices-webhook = My webhook (https) at Discord, Slack or ntfy
plain-notices-form = Form
plain-notices-form-name =
    { $form ->
        [discord] Discord
        [slack] Slack
       *[ntfy] ntfy
    }
plain-notices-guess = by the address
plain-notices-add = Add
plain-notices-try = Send a test
plain-notices-remove = Remove
plain-mail =
    { $what ->
        [confirm] A mail a day from Dolmen
       *[stop] No more mails from Dolmen
    }
plain-mail-press =
    { $what ->
        [confirm] Yes, send me a mail a day with the games that wait for me
       *[stop] Send no more mails to this address
    }
plain-mail-done =
    { $what ->
        [confirm] The address is confirmed. On days when games wait for you, one mail comes.
       *[stop] The address is forgotten. No more mails come.
    }

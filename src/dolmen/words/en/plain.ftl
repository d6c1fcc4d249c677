### The page without script: links, forms and the position in words.

## On every page

plain-skip = Skip to the content
plain-nav = Pages
plain-language = Language
plain-footer = This page works without script, with a keyboard and with a screen reader.
plain-refused = That did not work.
plain-clause = See { $clause }
plain-to-home = To the first page
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
plain-make = Make a table of { $title }
plain-public-tables = Public tables
plain-no-public-tables = There is no public table now.
plain-open-seats =
    { $count ->
        [one] { $count } seat is open
       *[other] { $count } seats are open
    }
plain-upload = Look at a record
plain-upload-file = A file with the record of a game, at most 1 MiB
plain-upload-send = Upload the record

## Making a table

plain-seats = Number of seats
plain-seats-change = Change the number of seats
plain-my-name = My name
plain-who-sits = Who sits where
plain-seat = Seat { $number }
plain-player-kind =
    { $kind ->
        [me] me
        [open] open, whoever joins
        [guest] somebody else at this screen
        [random] a bot that plays at random
       *[greedy] a bot that plays well for the moment
    }
plain-guest-name = Name at seat { $number }, for somebody at this screen
plain-options = Options of the game
plain-default = as usual
plain-option-typed = { $option }, something else ({ $hint }); empty: as chosen above
plain-how = How it is played
plain-public = Public: everybody may watch, and join at open seats. Otherwise only whoever has the link.
plain-lasting = Over days: nobody waits at the screen for the others.
plain-webhook = An https address that hears whose turn it is (only if you have one)
plain-make-send = Make the table

## Who I am

plain-me = Me
plain-carry = My games on another device
plain-carry-about =
    Open this private link on the other device. Whoever has it is you here: send it to nobody else.
plain-carry-show = Show my private link
plain-carry-nobody = Once you have made or joined a table, your private link is here.
plain-carry-here = This link makes you { $name } on this device, with all games of { $name }.
plain-carry-take = Be this person here

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
plain-take-back = Take back what I just did
plain-refreshing = This page looks again every 5 seconds.
plain-refresh-stop = Stop that
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
plain-rematch-watch = They play once more: watch
plain-to-replay = Replay the game move by move
plain-download = Download the record
plain-dice = Dice and cards
plain-dice-about =
    Before the first move the table published the commitment. The seed, now shown, fits it, and
    every die and card follows from the seed: “dolmen verify” checks that with the record.
plain-commitment = Commitment (SHA-256 of the seed)
plain-commitment-about =
    It binds the table to dice and cards it cannot choose later; the seed is shown at the end.
plain-seed = Seed
plain-position = The position
plain-story = What happened, the newest first
plain-seat-open = open
plain-seat-you = (you)
plain-seat-host = (host)
plain-seat-bot =
    { $bot ->
        [random] (bot, plays at random)
       *[greedy] (bot, plays well for the moment)
    }
plain-seat-stand-in =
    { $bot ->
        [random] (a bot stands in and plays at random)
       *[greedy] (a bot stands in)
    }
plain-seat-resigned = (has resigned)
plain-seat-online = (here now)
plain-join = Sit down at seat { $number }
plain-bot-here =
    { $bot ->
        [random] Bot that plays at random at seat { $number }
       *[greedy] Bot that plays well at seat { $number }
    }
plain-leave = Leave seat { $number }
plain-free = Free the seat of { $name }
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
plain-confirm-bot = A bot then plays on for you, and you cannot have your seat back.
plain-confirm-back = No, back to the table
plain-chat = Chat
plain-chat-line = A line for everybody at the table
plain-chat-send = Say it
plain-chat-write = Say something (the page then stays as it is while you write)
plain-host = For the host
plain-webhook-set = Set an address that hears whose turn it is
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
plain-fair =
    { $fair ->
        [yes] Checked: the seed fits its commitment, and every die and card follows from it.
        [no] Beware: not every die or card is what the seed had to give.
       *[unknown] This record shows no seed, so its dice and cards cannot be checked.
    }

## Rules

plain-search = Search the rules
plain-search-send = Search
plain-search-all = Show all rules
plain-search-nothing = No clause says that.
plain-chapters = Chapters

## The position of any title

plain-step = Step
plain-turn = Turn
plain-players = Players
plain-points = Points

## Druides

plain-druides-option =
    { $option ->
        [first] Who goes first
       *[amulets] Amulets are counted by
    }
plain-druides-value =
    { $value ->
        [first-none] drawn by lot
        [amulets-numbers] the numbers of matching gems
       *[amulets-cards] the number of matching gems
    }
plain-druides-moves =
    { $kind ->
        [ritual] Announce a ritual
        [no-ritual] No ritual
        [place-gem] Play a gem
        [place-servant] Play a servant
        [discard] Discard a gem
        [keep] Discard nothing
        [draw-gem] Draw a gem
        [draw-servant] Draw a servant
       *[stop] Stop drawing
    }
plain-druides-target =
    { $kind ->
        [slot] slot { $name }
        [card] { $name }
        [discard] discard pile
        [deck] gem deck
        [reserve] reserve
        [places] places to come
       *[seat] your turn
    }
plain-druides-step =
    { $step ->
        [ritual] announce a ritual or not
        [place] play the first card
        [place-second] play a second card
        [place-gem] play a gem as second card
        [discard] discard a gem or not
        [draw] draw cards
        [new-place] a new place is turned up
        [gem-due] a gem is dealt
        [servant-due] a servant is dealt
        [lay-places] the places are laid
        [deal-gems] gems are dealt
        [deal-servants] servants are dealt
        [draw-first] the first player is drawn
       *[over] the game is over
    }
plain-druides-winner = Stopped at the top of the column and wins
plain-druides-ritual-held = A ritual was held this turn
plain-druides-column = Score column
plain-druides-column-span = circles { $low } to { $high }
plain-druides-deck = Gem deck
plain-druides-discard = Discard pile
plain-druides-discard-known = Known to you in the discard pile
plain-druides-spent = Spent gems
plain-druides-finished = Rituals held
plain-druides-places = Places to come
plain-druides-places-left = { $count } { druides-kind }
plain-druides-row = Places
plain-druides-slot = Slot { $number }
plain-druides-place = Place
plain-druides-gems = Gems
plain-druides-gems-known = Gems you know
plain-druides-servants = Servants
plain-druides-servant =
    { $value ->
        [0] a hidden one of { $owner }
       *[other] { $value } of { $owner }
    }
plain-druides-hand-gems = Gems in hand
plain-druides-hand-servants = Servants in hand
plain-druides-home = Servants in reserve
plain-druides-gems-held = Number of gems
plain-druides-servants-held = Number of servants
plain-druides-reserve = Size of the reserve

## Meduris

plain-meduris-option =
    { $option ->
        [first] Who goes first
        [colours] Colours
        [bonus] Bonus chips
        [stalemate_end] Ends when nobody can build any more
        [idle_limit] Ends after so many rounds without a building
        [open_stocks] Stocks lie open
       *[board] Board
    }
plain-meduris-value =
    { $value ->
        [first-none] drawn by lot
        [bonus-random] at random
        [bonus-photo] as on the photo of the game
       *[board-none] the printed one
    }
plain-meduris-material =
    { $name ->
        [wood] wood
        [wool] wool
        [copper] copper
       *[stone] stone
    }
plain-meduris-moves =
    { $kind ->
        [worker] Place a worker
        [lift] Move a worker
        [hut] Build a hut
        [temple] Build a temple
        [swap] Swap chips
        [give] Give a chip
        [replace] Replace a chip
        [pay] Pay
        [offer-nothing] Offer nothing
        [offer-one] Offer one material
        [offer-both] Offer both materials
        [offer-chip] Use the bonus chip
        [take] Take a chip
        [decline] Take nothing
       *[return] Return a chip
    }
plain-meduris-target =
    { $kind ->
        [plain] { plain-meduris-material } plain
        [field] field { $name }
        [pile] { plain-meduris-material } pile
        [stock] { plain-meduris-material } in your stock
        [price] what is due
        [druid] druid
        [die] die
        [bonus] bonus chips
       *[seat] your turn
    }
plain-meduris-step =
    { $step ->
        [place-worker] place the workers
        [take] take a chip
        [return] return a chip
        [act] move a worker or build
        [swap] swap chips
        [pay] pay
        [give] give chips in place of another
        [offer] offer to the druid
        [roll] the die is rolled
        [lay-bonus] bonus chips are laid
        [turn-bonus] bonus chips are turned up
        [draw-first] the first player is drawn
       *[over] the game is over
    }
plain-meduris-asked = Decides now
plain-meduris-die = Die
plain-meduris-druid = Druid
plain-meduris-stop =
    { $stop ->
        [temple] at his temple
        [step1] on stone step 1
        [step2] on stone step 2
       *[step3] on stone step 3
    }
plain-meduris-due = Still to pay
plain-meduris-due-field = Paid at field
plain-meduris-replacing = Being replaced
plain-meduris-to-give = Chips still to give
plain-meduris-last-turns = Last turns to go
plain-meduris-final = Final circuit of the druid
plain-meduris-piles = Piles
plain-meduris-plains = Workers on the plains, from bottom to top
plain-meduris-plain-workers = { meduris-material }: { $names }
plain-meduris-runes = Rune stones
plain-meduris-rune = { meduris-district }: { $name }
plain-meduris-colour = Colour
plain-meduris-colour-name =
    { $colour ->
        [red] red
        [lightgreen] light green
        [blue] blue
       *[purple] purple
    }
plain-meduris-stock = Stock
plain-meduris-huts = Huts left
plain-meduris-temples = Temples left
plain-meduris-workers = Workers left
plain-meduris-fields = Fields
plain-meduris-field = Field { $number }
plain-meduris-building = Building
plain-meduris-building-kind =
    { $kind ->
        [hut] hut of { $owner }, { $run ->
            [1] on its own
           *[other] in a row of { $run }
        }
       *[temple] temple of { $owner }
    }
plain-meduris-materials = Materials
plain-meduris-chip = Bonus chip
plain-meduris-chip-kind =
    { $chip ->
        [face-down] face down
       *[other] { meduris-chip }
    }
plain-meduris-district = District

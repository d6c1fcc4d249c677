### The table server: what it refuses, what it tells of a table, and its command.

## Refusals, by their code

server-malformed = This message could not be read: { $why }.
server-no-text = it is no text
server-stale =
    This was meant for an earlier position. The table has { $n ->
        [one] { $n } entry
       *[other] { $n } entries
    } now.
server-not-your-turn = It is not your turn: { $who } is to move.
server-not-playing = Nothing can be played at this table now.
server-already-started = This table has already started.
server-nonce-brought = What this seat brings for the dice is settled already.
server-no-same-dice =
    This game cannot be played again with the same dice: its record does not show their seed, or
    they are of the first form, which depends on every move.
server-many-means = You can be told in { $most } ways at most; remove one of them first.
server-no-mail = This server sends no mails.
server-nothing-to-take-back = There is nothing that can be taken back.
server-seat-taken = This seat is taken.
server-somebody-sits = { $who } sits here. Remove this player first if a bot is to take the seat.
server-seats-open = Some seats are still open: wait for players, or put bots there.
server-no-open-seat = No seat is open at this table.
server-no-person = This needs somebody who plays this seat in person.
server-no-bot-seat = No bot stands in at this seat.
server-gave-up = { $who } gave the game up; only { $who } can take the seat back.
server-still-here =
    { $who } is here, or was a moment ago. A bot may play for somebody once nobody has been at the
    seat for { $away } s: ask again in { $wait } s at the earliest.
server-still-running = The game is still going on.
server-watching = You are not sitting at this seat.
server-not-host = Only the host of the table may do this.
server-wrong-key = This private link is invalid or has expired.
server-foreign-origin = This came from another site.
server-other-scheme =
    This page came by https, and the server knows of no proxy that speaks it. Its host should set
    --address to the public URL, or --proxy to the address of the proxy.
server-foreign-host =
    This server does not go by that name. Its host can set its name with --address; its
    number always works.
server-unknown-table = There is no such table.
server-unknown-record = There is no such game record.
server-unknown-lesson = There is no such lesson.
server-unknown-exercise = There is no better move to be found here: the review has none, or is gone.
server-unknown-puzzle = There is no such puzzle.
server-unknown-means = There is no such way of telling you, or it is not yours.
server-unknown-day = There is no game of that day.
server-day-open =
    This game has the dice of today. Nobody but its player sees it before the day is over, at
    midnight by Greenwich.
server-day-over = This day is over: its games can be watched now, and played again with the same dice.
server-day-played = What was drawn stays drawn: in the game of the day it cannot be taken back.
server-unknown-club = There is no such event.
server-club-closed = Nobody can join this event any more: its rounds have begun, or it has { $most } members.
server-club-table =
    This game cannot count here: it is of another title, size or options, goes on from another game, is not
    over, or somebody had two seats.
server-no-round = The next round cannot be made now: the last one is not over, or there is none left.
server-no-member = You are not a member of this event.
server-unknown-sequel = This sequel has not been played, or was forgotten. Ask for it again.
server-unknown-page = There is nothing here.
server-unbuilt-docs =
    The docs are not part of this installation: in a checkout “make site” builds them, and a wheel of “make wheels” has them.
server-no-such-method = This cannot be done here.
server-no-seat = There is no such seat.
server-no-point = The record has only { $most } moves.
server-too-large = This is too large: at most { $most } KiB.
server-too-slow = This took too long to arrive.
server-too-many =
    Too much at once. Come back in { $wait ->
        [one] { $wait } second
       *[other] { $wait } seconds
    }.
server-bots-alone =
    { $most ->
        [one] A table without a person is running already from here
       *[other] { $most } tables without a person are running already from here
    }: wait until one of them has ended.
server-busy =
    Too many people look at records just now. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
server-record-long = This game record is too long: at most { $most } moves.
server-no-more-take-backs =
    No more can be taken back at this table: { $most } entries have gone into that. The game goes
    on.
server-nothing-to-redo = Nothing that was taken back is left to be played again.
server-past-barrier =
    Others have played since, or something was drawn or shown: the whole table has to agree. You can propose it.
server-proposal-open = Something is proposed already: it has to be answered first.
server-proposed-already = You have proposed something in this position already: play on first.
server-no-proposal = This proposal is no longer open.
server-nobody-to-ask = Everybody would have to agree, but nobody is there to answer for { $who }.
server-advice-off = Nobody may ask a bot for a good move at this table: it was made so.
server-no-more-advice = Of this table’s entries { $most } are for take-backs and advice, and all of them are used up.
server-no-advice = No bot has an answer to this right now. Try again in a moment.
server-unstored =
    The database is not reachable right now, so nothing was changed. Try again in a moment.
server-frozen = This table can only be looked at. { $why }
server-hello-first = A hello must come first.
server-blocked = The host of this server has blocked you. Reason: { $why }.
server-no-reason = none given
server-table-deleted = The host of this server deleted this table. Reason: { $why }.
server-no-word = Making tables here takes a word that the host gives. Say it on the first page, under “Making tables”.
server-wrong-word = That is not the word.
server-host-only = Only the host makes tables on this server. You can join them by their links.
server-tables-full = This server keeps { $most } tables at most, and has that many. Ask its host to make room.
server-uploads-full = This server keeps { $most } uploaded records at most, and has that many.
server-disk-full = This server may take { $most } MB on its disk, and has. Ask its host to make room.
server-broken = Something went wrong here. Nothing was lost; try again.

server-nothing-here = There is nothing to do here now.
server-players-count = There are { $seats } seats, but { $count } players are named.
server-player-unknown = Unknown player type “{ $player }”. Allowed: { $allowed }.
server-player-twice = Only one seat can be { $player }.
server-names-count = There are { $seats } seats, but { $count } names.
server-name-refused = “{ $name }” cannot be a name: names have 1 to { $most } characters on one line.

## What happens at a table

server-somebody = Guest
server-took-back =
    { $count ->
        [one] { $who } took a move back.
       *[other] { $who } took { $count } moves back.
    }
server-asked-advice = { $who } asked a bot for a good move.
server-crossed-alone =
    { $count ->
        [one] { $who } goes back one move, though it could no longer be taken back. The same dice and cards come again.
       *[other] { $who } goes back { $count } moves, dice and others’ answers included. The same dice and cards come again.
    }
server-crossed-agreed =
    { $count ->
        [one] All agree: the game goes back one move, as { $who } proposed. The same dice and cards come again.
       *[other] All agree: the game goes back { $count } moves, as { $who } proposed. The same dice and cards come again.
    }
server-proposed =
    { $count ->
        [one] { $who } proposes to go back one move.
       *[other] { $who } proposes to go back { $count } moves.
    }
server-agreed = { $who } agrees.
server-proposal-refused = { $who } does not agree: nothing is taken back.
server-proposal-withdrawn = { $who } withdraws the proposal.
server-proposal-away = { $who } is away: nothing is taken back.
server-line-removed = The host removed this line.
server-ended-lapsed = Nobody joined in time: the table has lapsed.
server-ended-closed = The host of this server closed the table.
server-ended-closed-why = The host of this server closed the table: { $why }
server-seat-nameless = The host of this server removed a name. This player is now called { $who }.
server-seat-blocked = The host of this server has blocked { $who }.
server-ended-agreed = The players agreed to end the game.
server-ended-resigned = { $who } gave the game up.
server-seat-host = { $who } is away: the host lets a bot ({ bot-level }) play on.
server-seat-vote = { $who } is away: the others let a bot ({ bot-level }) play on.
server-seat-own = { $who } lets a bot ({ bot-level }) play on.
server-seat-time = The time of { $who } is out: a bot ({ bot-level }) plays on until they are back.
server-seat-resigned = { $who } gave the game up: a bot ({ bot-level }) plays on.
server-seat-back = { $who } plays again in person.
server-frozen-entry = Entry { $n } cannot be replayed under the current rules: { $why }
server-frozen-rules =
    It was begun under version { $was } of the rules and would go on differently under version { $is
    }.
server-frozen-full =
    Its game has come to { $most } moves, as many as a table holds. Nothing is lost: give it up or
    agree to end it, and its record is there.

## dolmen serve

cli-serve-help = Host tables for people and bots in the browser.
cli-serve-usage = dolmen serve [OPTIONS]
cli-label-folder = FOLDER
serve-host = The address to listen at; 0.0.0.0 for everybody in the network.
serve-port = The port; 0 takes a free one.
serve-database =
    Where tables are kept: postgresql://user@host/name, or sqlite:///file (default: a file in the
    data folder).
serve-data = The data folder (default: among your own data).
serve-address = The public URL, if a proxy is in front of this server: https://games.club
serve-proxy = The address or network of that proxy, whose X-Forwarded-For is trusted; several separated by commas.
serve-metrics-port = A port of its own for the figures of Prometheus; otherwise /metrics answers this machine alone.
serve-keep-days =
    How many days a table is kept after its end; tables made before keep what they were promised
    (default: for ever).
serve-bot-workers = How many worker processes the bots have.
serve-bot-seconds = How many seconds a bot may compute for a move before it is stopped; its level thinks half of that at most.
serve-bot-megabytes = How much memory a bot may take.
serve-replay-workers = How many processes replay records.
serve-replay-queue = How many questions about records may wait.
serve-review-seconds = CPU seconds for the review of a game.
serve-reviews-per-hour = How many reviews one address may begin in an hour.
serve-table-entries =
    How many entries a table holds; half of them are for moves that stand.
serve-record-moves = How many moves a record may have that somebody brings.
serve-rooms = How many tables stay in memory while nobody looks.
serve-away-seconds = How long nobody must have been at a seat before a bot may play it, in seconds.
serve-work-per-second = How many milliseconds of work an address may cost in a second.
serve-work-burst = How many milliseconds of work an address may cost at once.
serve-work-at-once = How many things are done for one address at once.
serve-connections-per-address = How many connections an address may hold.
serve-bot-tables-per-address = How many tables without a person an address may have running.
serve-tables-per-hour = How many tables one address may make in an hour.
serve-joins-per-minute = How often one address may sit down in a minute.
serve-chat-per-minute = How many lines of chat one address may say in a minute.
serve-notices-per-hour = How often one address may ask for notices, or try them, in an hour.
serve-smtp = The mail server for one mail a day to those who want it: smtp://user:password@host:587, or smtps://.
serve-open-days = Days after which a table lapses that nobody joins; 0: never.
serve-mail-from = Whom such mails are from.
serve-mail-hour = The hour of the day, in universal time, at which they are sent.
serve-label-mail = ADDRESS
serve-smtp-refused = --smtp must be smtp://host or smtps://host, with user:password@ before the host and a port after it if need be.
serve-mail-refused = --smtp and --mail-from belong together: give both, or neither.
serve-from-refused = --mail-from must name an address, as in “Dolmen <games@games.club>”, not “{ $sender }”.
serve-hour-refused = --mail-hour must be from 0 to 23, not { $hour }.
serve-log-level = How much is written to the log.
serve-open-browser = Show it in the browser at once.
serve-database-wait = How many seconds a database that does not answer yet is waited for at the start.
serve-making = Who may make tables (default: everybody, or those who have the word if there is one).
serve-word = The word that lets people make tables; its variable keeps it out of the list of processes.
serve-label-word = WORD
serve-most-tables = How many tables the server keeps as a whole.
serve-most-uploads = How many uploaded records the server keeps as a whole.
serve-most-megabytes = How large the database may be for new tables and records to be taken, in MB.
serve-waiting = The database { $url } does not answer yet ({ $reason }). Waiting for up to { $seconds } s.
serve-waiting-others = Processes of another version of Dolmen still serve the database { $url }. Waiting up to { $seconds } s for them to end.
serve-making-refused = --making takes { $allowed }, not { $making }.
serve-word-refused = --making word and --word belong together: say both, or neither.
serve-ready = Dolmen is ready at { $address } (stop with Ctrl+C)
serve-ready-behind = Dolmen is ready at { $address }, listening at { $listening } (stop with Ctrl+C)
serve-no-port = Port { $port } of { $host } cannot be used: { $why }.
serve-port-refused = { $option } takes a port from 0 to { $most }, not { $port }.
serve-data-refused = The data folder { $path } cannot be used: { $why }.
serve-proxy-refused = --proxy takes numbers of machines or networks, such as 127.0.0.1 or 10.0.0.0/8, not “{ $proxy }”.
serve-too-small = { $option } is { $value }, but must be at least { $least }.
serve-level = There is no log level { $level }. Allowed: { $allowed }.
serve-address-refused = “{ $address }” is no address: it takes http:// or https://, then a host.


## dolmen tables, check-records, backup, restore

cli-tables-help = List the tables of a server.
cli-tables-usage = dolmen tables [OPTIONS]
cli-check-records-help = Replay everything a server has stored, and report what differs.
cli-check-records-usage = dolmen check-records [OPTIONS]
cli-backup-help = Copy everything a server has stored into a file, also while it runs.
cli-backup-usage = dolmen backup FILE [OPTIONS]
cli-restore-help = Fill an empty database from a backup.
cli-restore-usage = dolmen restore FILE [OPTIONS]
hosting-database = The database of the server (default: that of dolmen serve).
hosting-file = The backup; a name that ends in .gz is compressed, - writes to standard output. It holds secrets: keep it to yourself.
hosting-no-tables = No tables yet.
hosting-backing-up = Backing up
hosting-restoring = Restoring
hosting-checking = Checking
hosting-heading-id = Table
hosting-heading-title = Title
hosting-heading-status = State
hosting-heading-names = Players
hosting-heading-waits = To move
hosting-heading-moved = Last change (UTC)
hosting-heading-entries = Entries
hosting-status =
    { $status ->
        [open] waits for players
        [playing] being played
        [over] over
        [ended] ended by its players
       *[frozen] to look at only
    }
hosting-fault =
    { $kind ->
        [table] Table
       *[record] Record
    } { $id }: { $why }
hosting-checked =
    { $count ->
        [one] { $count } table or record
       *[other] { $count } tables and records
    } replayed, { $faults ->
        [0] all as they were played.
        [one] { $faults } differs.
       *[other] { $faults } differ.
    }
hosting-backed-up = Backed up to { $path }: tables { $tables }, log entries { $entries }.
hosting-restored = Restored from { $path }: tables { $tables }, log entries { $entries }.

## People without an account

server-nobody-here = This server does not know you yet: play a game first, or choose a name.
server-wrong-words = These words bring nobody back. There are { $count } of them, in their order; if newer ones were given since, only those count.
server-mistyped-word =
    { $near ->
        [none] Word { $number } is none of those that are given here.
       *[other] Word { $number } is none of those that are given here. Is it “{ $near }”?
    }
server-still-seated =
    { $count ->
        [one] Others play with you at a table. Finish that game or give it up first.
       *[other] Others play with you at { $count } tables. Finish those games or give them up first.
    }
server-mutes-full = You have muted { $most } people, and that is the most.
server-watches-full = You follow { $most } games, and that is the most.
## Time to think

server-span =
    { $unit ->
        [days]
            { $count ->
                [one] 1 day
               *[other] { $count } days
            }
        [hours]
            { $count ->
                [one] 1 hour
               *[other] { $count } hours
            }
        [minutes]
            { $count ->
                [one] 1 minute
               *[other] { $count } minutes
            }
       *[seconds]
            { $count ->
                [one] 1 second
               *[other] { $count } seconds
            }
    }
server-allowance = { $turn } a turn, and { $bank } in reserve
server-allowance-turn = { $turn } a turn
server-time-runs = { $name } has { $left } left to think; this turn took { $used } so far.
server-time-bank = { $name }: { $left } in reserve
server-lapses = If nobody joins, the table lapses in { $span }.
server-lapses-after = A table that nobody joins lapses after { $span }.
server-allowance-label = Time to think
server-allowance-none = None: nothing ever runs out
server-allowance-bot = When it is out
server-allowance-about = If somebody’s time is out, a bot of this level plays until they are back. Nobody loses by it.
server-time-left = { $span } left

## The mail a day

server-mail-label = One mail a day with the games that wait for me
server-mail-about = The address gets a mail with a link first; nothing else is sent before that is opened.
server-unconfirmed = (not confirmed yet)
server-shares-full = There are { $most } links to what this seat sees, and that is the most. End one first.
server-seat-full = { $most } people or browsers have this seat already, and that is the most.
server-seat-shared = { $who } shows what they see by a link.
server-seat-shared-late = { $who } shows what they see by a link, some time later.
server-seat-unshared = { $who } ended a link that showed what they see.

## Prepared moves

server-prepared = { $who } had prepared this move.
server-not-prepared = Nothing can be prepared now: it is your turn, or no person plays this seat.
server-prepared-played = What you had prepared was played: { $moves }.
server-prepared-illegal = What you had prepared was not played: “{ $move }” is not possible now. { $reason }
server-prepared-changed = What you had prepared was not played: { $place } has changed.
server-prepared-passed = The rest of what you had prepared was not played: the turn went on to somebody else.

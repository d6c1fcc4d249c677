### What concerns a server as a whole, and its host: commands, the host’s page, and what everybody may read of it.

cli-admin-help = Print the secret link to the host’s page, or use the broom.
cli-admin-usage = dolmen admin [ACTION] [WHAT] [OPTIONS]
cli-stats-help = Count what a server holds.
cli-stats-usage = dolmen stats [OPTIONS]
cli-export-help = Write what is stored as JSON: everything, one table, or all about one person.
cli-export-usage = dolmen export [FILE] [OPTIONS]
cli-delete-help = Delete a table, an uploaded record, or all about one person.
cli-delete-usage = dolmen delete [OPTIONS]
house-action-help = link (a new secret link, the default), revoke, deeds, blocks, close TABLE, remove-line TABLE NUMBER, remove-name PERSON, block ADDRESS or PERSON, unblock ADDRESS or PERSON.
house-what-help = What the action is about.
house-why-help = The reason, which everybody may read.
house-address-help = The public URL of the server, for the link.
house-file = The file to write; - is standard output. It holds names and chat: keep it to yourself.
house-table = A table, by its id.
house-record = An uploaded record, by its id.
house-person = A person, by their private link or by what the host’s page calls them.
house-yes = Do not ask first.
house-action = There is no action { $action }. Allowed: { $allowed }.
house-action-count =
    { $count ->
        [0] { $action } takes nothing after it.
        [one] { $action } takes one word after it; dolmen help admin tells what it is.
       *[other] { $action } takes { $count } words after it; dolmen help admin tells what they are.
    }
house-link = This link opens the host’s page. Keep it to yourself; it is shown this once, and earlier ones no longer work.
house-revoked = No link opens the host’s page any more. dolmen admin makes a new one.
house-done = Done: { $action }. Everybody may read of it.
house-exporting = Writing
house-exported = Wrote { $count } to { $path }.
house-one-thing = Name one thing: --table, --record or --person.
house-file-exists = { $path } is there already; nothing was written.
house-needs-yes = Nobody is here to be asked: say --yes if you mean it. Nothing was deleted.
house-sure = This deletes { $kind } { $id } for good. Type { $id } to go on:
house-kept = Nothing was deleted.
house-deleted = Deleted: { $kind } { $id }.
house-no-line = There is no line { $line } of chat at this table, or it is gone already.
house-closed-already = This table is not being played: there is nothing to close.
house-nobody = Nobody here is called { $who }.
house-several = Several people begin with { $who }: give more of it.
house-blocked-already = { $who } is blocked already.
house-not-blocked = { $who } is not blocked.
house-address-refused = { $address } is no address: it takes a number such as 192.0.2.7, or a network such as 192.0.2.0/24.
house-address-wide = { $address } would keep out half the world.
house-why-long = A reason has { $most } characters at most.
house-unsure = Tick the box if you mean it. Nothing was changed.
house-yourself = That would keep you out yourself.
house-about = About this server
house-version = Dolmen { $version }
house-making-heading = Making tables
house-word = The word
house-word-send = Say it
house-deeds-heading = What the host did
house-deeds-about = Whatever the host of this server removes, closes or blocks is told here, and everybody may read it.
house-no-deeds = Nothing so far.
house-host-page = The host’s page
house-link-about = Anyone who comes in here can remove, close and block. This browser stays in for half a day.
house-come-in = Come in
house-leave = Leave: this browser is no longer the host’s
house-why = Reason (everybody may read it)
house-mean-it = I mean it
house-search = Find a table or a person
house-search-send = Find
house-figures = What is kept
house-of-most = of { $most } at most
house-free = { $megabytes } MB free on the disk
house-load = How busy this process is
house-since = Running since
house-here = Sockets open
house-in-memory = Tables in memory
house-load-average = Load of the machine
house-memory = Memory
house-bots = Time of the bots
house-bot = Bot
house-moves = Moves
house-seconds = Seconds of the processor
house-no-bots = No bot has played since the start.
house-bot-failures = Moves of bots that failed: { $count }
house-tables = Tables
house-people = People
house-no-people = Nobody yet.
house-name = Name
house-came = First came (UTC)
house-blocks = Who is blocked
house-no-blocks = Nobody is blocked.
house-address = Address or network
house-block-address = Block the address
house-block-this = Block the address { $address }
house-block = Block this person
house-block-about = A blocked person gets nothing here any more, and is told why. In another browser they are somebody else: then block the address.
house-is-blocked = Blocked
house-unblock = Let in again
house-uploads = Uploaded records
house-no-uploads = No uploaded records.
house-delete-upload = Delete this record
house-made = Made
house-look = Look at the table
house-watching = Looks on
house-no-chat = Nobody has said anything.
house-remove-line = Remove this line
house-broom = The broom
house-close-about = Closing ends the game where it stands. It can still be looked at, and its record stays.
house-close = Close the table
house-delete-about = Deleting removes the table with its log and its chat, for good.
house-delete-table = Delete the table
house-nameless = Without a name
house-here-now = Here now, from
house-name-about = Without their name a person is called by the number of their seat, at every table.
house-remove-name = Remove the name
house-person-about = Deleting a person removes their identity, lines of chat, records, and the tables at which nobody else sits. Their moves at other tables stay, under no name.
house-delete-person = Delete this person
house-heading-at = When (UTC)
house-heading-what = What
house-heading-who = Who
house-heading-why = Reason
house-heading-table = Table
house-heading-count = Number
house-making =
    { $who ->
        [word] To make tables here you need a word from the host.
        [host] Only the host makes tables here; others join them by their links.
       *[other] Everybody may make tables here.
    }
house-deed =
    { $what ->
        [line-removed] A line of chat was removed
        [table-closed] A table was closed
        [table-deleted] A table was deleted
        [record-deleted] An uploaded record was deleted
        [name-removed] A name was removed
        [person-deleted] All about a person was deleted
        [person-left] Somebody had all about themselves removed
        [address-blocked] An address was blocked
        [identity-blocked] A person was blocked
       *[unblocked] Somebody was let in again
    }
house-figure =
    { $what ->
        [version] Version
        [schema] Database
        [tables] Tables
        [people] People
        [entries] Log entries
        [chat_lines] Lines of chat
        [uploads] Uploaded records
        [bytes] Size of the database
        [tables_made] Tables made in the last week
        [people_came] New in the last week
       *[tables_moved] Tables played at in the last week
    }

### The way to a table and from it: what a title is like, my games, giving up, and where there is nothing.

## A title on the first page

web-lobby-minutes =
    { $same ->
        [true] about { $most } minutes
       *[false] { $least } to { $most } minutes
    }
web-lobby-weight =
    { $level ->
        [light] easy to learn
        [medium] some rules to learn
       *[heavy] a lot to learn
    }
web-lobby-seated =
    { $count ->
        [0] “Play now”: you alone.
        [one] “Play now”: you and { $count } bot.
       *[other] “Play now”: you and { $count } bots.
    }
web-lobby-daily = Today’s game
web-lobby-daily-about = The same dice for everybody, once a day.
web-lobby-best = Best ever
web-lobby-clubs = Clubs and events

## My games

web-lobby-alone = alone
web-lobby-nobody-yet = nobody else yet
web-lobby-one-screen = at one screen: { $names }
web-lobby-company =
    { $kind ->
        [bots] { $count ->
            [one] against a bot, { $names }
           *[other] against bots, { $names }
        }
       *[people] with { $names }
    }
web-lobby-result =
    { $said ->
        [won] Won, with { $score } points
        [shared] Victory shared, with { $score } points
       *[placed] Number { $place } of { $of }, with { $score } points
    }
web-lobby-scored = Score { $score }
web-lobby-won-by = Won by { $names }, with { $score } points
web-lobby-i-gave-up = You gave the game up.
web-lobby-clear = Clear this list
web-lobby-clear-about =
    Clear this list? Only the list in this browser forgets the games. They stay where they are, and
    anyone who has a link still finds them; a game that moves comes back to the list.
web-lobby-clear-over =
    { $count ->
        [one] Clear { $count } game that is over
       *[other] Clear { $count } games that are over
    }
web-lobby-clear-all =
    { $count ->
        [one] Clear the one game
       *[other] Clear all { $count }
    }
web-lobby-cleared = The list is cleared. “Play now” starts a new game against bots.

## Giving up, and losing a seat

web-resign-about =
    { $ends ->
        [true] Giving up ends the game.
       *[false] A bot plays on for you. You can take your seat back while the game goes on.
    }
web-gave-up = You gave the game up, and a bot plays for you. You can come back.
web-pages-unseated =
    { $host } opened your seat again, so you do not sit at this table now. You may take an open
    seat, or go back to the first page.

## Where there is nothing

web-lobby-missing-about =
    { $page ->
        [table] There is no such table: it was removed, or its link is not complete.
        [seat] There is no such table: it was removed, or its link is not complete.
        [record] There is no such game: it was removed, or its link is not complete.
        [compare] One of these games is not there: it was removed, or the link is not complete.
        [rules] There are no rules of a game with this name.
        [make] There is no game with this name.
       *[other] This address leads nowhere.
    }
web-lobby-meant = Perhaps you wanted this
web-lobby-instead = What there is

## The rules at a glance

web-lobby-overview = How it is played
web-lobby-all-rules = All rules, clause by clause

## The server as a whole

web-lobby-making = Making tables
web-lobby-by-word = To make tables here you need a word from the host.
web-lobby-by-host = Only the host makes tables here; others join them by their links.
web-lobby-word = The word
web-lobby-say-word = Say it
web-lobby-version = Dolmen { $version }
web-lobby-house = About this server

### What people have of their own without an account: results, words that bring them back, silence from
### some, games they watch, what they show of a seat, and moves they prepare.

people-mine = My results and settings

## Results

people-results = My results
people-results-none = You have not finished a game here yet.
people-results-count =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
people-results-about = Wins count games against others that ended by the rules or because somebody gave up. Means and bests count games that ended by the rules. Games at one screen and games begun in the middle are listed only.
people-column-players = Players
people-column-games = Games
people-column-won = Won
people-column-mean = Mean
people-mean = { NUMBER($mean, maximumFractionDigits: 1) }
people-column-best = Best
people-seats-all = all
people-opponents = Against whom
people-column-opponent = Opponent
people-column-before = I was ahead
people-column-behind = I was behind
people-last = The last games
people-placed =
    { $of ->
        [1] { $score } points
       *[other] number { $place } of { $of }, { $score } points
    }
people-counts-not = not counted

## All of it, or none

people-export = Take it with you
people-export-about = Everything this server keeps about you, as a file.
people-export-json = Everything (JSON)
people-export-csv = My games as a table (CSV)
people-leave = Remove everything about me
people-leave-about = Your name, your results, your lists, your recovery words and your lines of chat are removed for good. Games you played with others stay, under no name. Games you played alone or against bots go too.
people-leave-sure = Yes, remove everything about me
people-left = Everything about you was removed.

## Recovery words

people-words = Recovery words
people-words-about = Your browser is who you are. If it is lost, eight words bring your games back in any browser. Write them on paper; anyone who has them can play as you.
people-words-since = You were given words on { $date }. They are not shown again; new ones replace them.
people-words-make = Give me recovery words
people-words-anew = Give me new words
people-words-shown = Write these words down now, in this order. They are shown this once, and older ones count no more.
people-recover = I have recovery words
people-recover-about = Type your words. This browser is then who you were; if it has games of its own under another name, keep its private link first.
people-recover-label = My words
people-recover-take = Bring my games here
people-recovered = Welcome back, { $name }.

## Not hearing somebody

people-muted = People I have muted
people-muted-about = Their lines of chat are folded for you alone, at every table. Nobody is told.
people-muted-none = Nobody. At a table you can mute somebody in its menu.
people-mute = Mute { $name }
people-unmute = Hear { $name } again
people-muted-line = { $name } (muted) said something

## Watching

people-watched = Games I watch
people-watched-none = None. When you look at a game you can follow it by its menu.
people-watch = Follow this game
people-unwatch = Stop following this game

## Showing what a seat sees

people-share = Show what I see
people-share-about = Anyone who has such a link sees what you see and can do nothing. The table is told that there is one.
people-share-delay = How much later
people-share-late-moves =
    { $count ->
        [one] { $count } move later
       *[other] { $count } moves later
    }
people-share-late-minutes =
    { $count ->
        [one] { $count } minute later
       *[other] { $count } minutes later
    }
people-share-at-once = at once
people-share-make = Make the link
people-share-link = The link; it is shown this once
people-share-end = End link { $number }
people-looking = You see what { $name } sees, { $when }. You can only look.

## Preparing a move

people-prepare = Prepare my next move
people-prepare-about = It is played when your turn comes, if it is possible then and nothing that you name has changed. Otherwise it is dropped, and only you are told.
people-prepare-find = A move in words
people-prepare-choose = Moves that may be possible when your turn comes
people-prepare-none = No move can be foreseen now. You can type one.
people-prepare-chosen = Prepared: { $moves }
people-prepare-then = then
people-prepare-more = Another move after it
people-prepare-keeps = Only if this stays as it is
people-prepare-kept = Only if this stays as it is: { $places }
people-prepare-save = Prepare it
people-prepare-back = Take it back
people-prepare-read = Understood

### The `dolmen` command: help pages, results and refusals.

## Help pages

cli-help = A table for board games: play them, read their rules, let bots play thousands.
cli-help-usage = dolmen COMMAND [OPTIONS]
cli-usage = Usage: { $line }
cli-default = (default: { $value })
cli-everywhere =
    With every command: --lang ({ $allowed }) for the language, --help for its help page.
    dolmen --version tells the version.
cli-version =
    { $engine ->
        [compiled] dolmen { $version } (engine: compiled)
       *[interpreted] dolmen { $version } (engine: interpreted)
    }
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-parameters = Options

cli-label-title = TITLE
cli-label-rule = RULE
cli-label-game = GAME
cli-label-file = FILE
cli-label-name = NAME
cli-label-shell = SHELL
cli-label-option = KEY=VALUE

cli-title = What to play; dolmen titles lists what there is.
cli-seats = Number of players.
cli-option =
    An option of the title; may be given several times. A value may be JSON, or @ and the name of a
    file with JSON in it.
cli-json-help = One JSON object, for programs.

cli-titles-help = List the titles, their seats and options.
cli-titles-usage = dolmen titles [OPTIONS]

cli-rules-help = Read the rules, whole or clause by clause.
cli-rules-usage = dolmen rules [RULE]
cli-rules-rule =
    A title, a chapter ({ $chapter }) or a clause ({ $clause }); without it, all chapters.

cli-simulate-help = Let bots play many games and check every one.
cli-simulate-usage = dolmen simulate TITLE [OPTIONS]
cli-simulate-games = How many games.
cli-simulate-seed = Random seed: the same seed gives the same games.
cli-simulate-bots = One bot for all seats, or one for each: { $allowed }.

cli-arena-help = Let bots play each other until it is known how strong they are.
cli-arena-usage = dolmen arena TITLE --bots BOT[,BOT...] [OPTIONS]

cli-tune-help = Find better weights for a title’s bots, by playing.
cli-tune-usage = dolmen tune TITLE [OPTIONS]

cli-replay-help = Print a recorded game move by move, and the board at any point of it.
cli-replay-usage = dolmen replay FILE [OPTIONS]
cli-replay-record = The record of a game, as dolmen play keeps it.
cli-replay-at = Stop after that many moves (default: at the end).
cli-replay-as = As seen from that seat; otherwise as a spectator, and all hands once the game is over.
cli-replay-game = The number of a game in a file of dolmen arena.

cli-hint-help = Good moves at a point of a recorded game, for the player to move there.
cli-hint-usage = dolmen hint FILE [OPTIONS]
cli-hint-record = A game record: a game that was left, or one that is over.
cli-hint-at = After so many moves of it; left out, where it stands.
cli-hint-title = Good moves for { $name } after move { $count }
cli-hint-nobody = After move { $count } nobody is to move. Choose another point with --at.
cli-review-help = How a finished game stood, what was luck, what was play, and which moves were better.
cli-review-usage = dolmen review FILE [OPTIONS]
cli-puzzles-help = Look for puzzles in games of bots: positions with one move that is proven best.
cli-puzzles-usage = dolmen puzzles TITLE --out FILE [OPTIONS]
cli-verify-help = Check the dice and cards of a finished game.
cli-verify-usage = dolmen verify FILE [OPTIONS]
cli-verify-record = The record of a game, as a table server gives it.

cli-play-help = Play in the terminal, against bots or each other.
cli-play-usage = dolmen play [TITLE] [OPTIONS]
cli-play-title = What to play (default: { $default }).
cli-play-seats = Number of players, including you (default: { $default }).
cli-play-bots =
    Who sits elsewhere, one for all other seats or one for each: { $allowed } (default: { $default
    }).
cli-play-name = Your name; with several people all their names, separated by commas.
cli-play-seed = Random seed (default: a fresh one).
cli-play-resume = Continue a game that you left: its file, or its number in dolmen games; without a value the last one.
cli-play-save = Where to keep the record (default: a new file among your data).
cli-games-help = List the games that you left in the terminal.
cli-games-usage = dolmen games [OPTIONS]
cli-games-finished = Those that are over instead.
cli-games-remove = Remove one of them, by its number or its file, or all.
cli-new-title-help = Begin a title of your own: rules, words and tests that you change step by step.
cli-new-title-usage = dolmen new-title NAME [OPTIONS]
cli-new-title-name = What it is called: small letters and digits, a letter first.
cli-new-title-folder = Where to write it (default: dolmen-NAME).
cli-new-title-refused = “{ $name }” cannot name a title: small letters and digits, a letter first, 40 at most, no word of Python.
cli-new-title-taken = There is a title or a Python package “{ $name }” already. Choose another name.
cli-new-title-exists = { $folder } is there already and stays as it is. Choose another with --folder.
cli-new-title-next = Now install it and play: pip install -e { $folder } and dolmen play { $title }. Its README.md tells how to go on.
cli-completion-help = Print what a shell needs to complete commands.
cli-completion-usage = dolmen completion SHELL
cli-completion-shell = Which one: { $allowed }.
cli-doctor-help = Tell what is missing or slow on this machine, and how to mend it.
cli-doctor-usage = dolmen doctor [OPTIONS]

## Titles and rules

cli-heading-title = Title
cli-heading-seats = Seats
cli-heading-options = Options
cli-heading-clauses = Clauses
cli-heading-chapter = Chapter
cli-heading-about = About
cli-titles-note =
    The first value of an option is the default; --option KEY=VALUE chooses another. Where […] or
    {"{"}…{"}"} is listed, JSON is taken as well, also from a file: --option KEY=@FILE.
cli-rules-note = dolmen rules TITLE prints a whole book, dolmen rules { $chapter } a chapter.

## Simulations

cli-simulate-progress = Playing
cli-simulate-plan =
    { $seats ->
        [one] { $title }, { $seats } seat, seed { $seed }.
       *[other] { $title }, { $seats } seats, seed { $seed }.
    }
cli-simulate-stopped =
    Stopped after { NUMBER($games, useGrouping: "true") } of { NUMBER($asked, useGrouping: "true") }
    games.
cli-simulate-played =
    { $games ->
        [one] 1 game, { NUMBER($each, maximumFractionDigits: 1) } decisions.
       *[other]
            { NUMBER($games, useGrouping: "true") } games,
            { NUMBER($each, maximumFractionDigits: 1) } decisions each.
    }
cli-simulate-laws = At the end of every game all { $count } laws of the title held: { $kept }
cli-simulate-laws-only =
    { $count ->
        [one] At the end of every game the law of the title held.
       *[other] At the end of every game all { $count } laws of the title held.
    }
cli-simulate-speed =
    { $engine ->
        [compiled] Speed: { NUMBER($speed, useGrouping: "true") } decisions a second in play, { NUMBER($checked, useGrouping: "true") } with every game checked (compiled engine).
       *[interpreted] Speed: { NUMBER($speed, useGrouping: "true") } decisions a second in play, { NUMBER($checked, useGrouping: "true") } with every game checked (interpreted engine).
    }
cli-simulate-broken =
    Game { $game } of seed { $seed } violates rule { $law } (see dolmen rules { $law }).
cli-heading-seat = Seat
cli-heading-bot = Bot
cli-heading-won = Won
cli-heading-mean = Mean
cli-heading-lowest = Lowest
cli-heading-highest = Highest
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-engine-none = The engine runs interpreted, many times slower; make engine compiles it.
cli-engine-module = The engine runs interpreted, many times slower: the Python module { $module } is missing.
doctor-heading-kind = State
doctor-heading-what = Finding
doctor-kind =
    { $kind ->
        [fine] fine
        [slow] could be better
       *[wrong] wrong
    }
doctor-version = Dolmen { $version } on Python { $python }.
doctor-compiled = The engine is compiled.
doctor-no-compiler = There is no C compiler; on Debian: apt install gcc python3-dev
doctor-speed = Games at random run at { NUMBER($speed, useGrouping: "true") } decisions a second here.
doctor-extra = The packages of [{ $extra }] are installed.
doctor-page = The page is built.
doctor-no-page = The page is not built, so the pages without script are served; make page builds it, with npm and Node 20.19 or newer.
doctor-folder = { $path } can be written to and has { NUMBER($free, useGrouping: "true") } MB to spare.
doctor-folder-refused = { $path } cannot be written to: choose another folder with --data, or change its owner.
doctor-database = The database can be read; tables and records in it: { $count }.
doctor-push = Pushes are signed with a key that the database keeps.
doctor-push-new = The key that pushes are signed with is made when somebody first asks for them.
doctor-push-here = Browsers take pushes from https alone, or from this very machine: --address names no https address.
doctor-push-broken = The key in the database that pushes are signed with is damaged: nobody can be told by pushes. Restore a backup.
doctor-no-mail = No mail server is set (--smtp), so nobody is offered a mail a day.
doctor-mail = The mail server { $host } answers at port { $port } and lets Dolmen in.
doctor-mail-refused = The mail server { $host } takes no mails at port { $port }: { $why }. Compare --smtp with what your provider says.
doctor-mail-links = Links in mails lead to this machine alone: set --address to the public URL.
doctor-files = A process may have { $most } files open here, and each visitor is one: ulimit -n { $wanted }
doctor-ascii = This session has no UTF-8, so the terminal shows plain signs: export LANG=C.UTF-8

## Records

cli-replay-title = { $title }, version { $version } of the rules
cli-replay-person = Seat { $seat }: { $name }
cli-replay-bot = Seat { $seat }: { $name } ({ bot-role })
cli-replay-options = Options: { $options }
cli-replay-over =
    { $count ->
        [one] { $count } move, the game is over.
       *[other] { $count } moves, the game is over.
    }
cli-replay-open =
    { $count ->
        [one] { $count } move, the game goes on.
       *[other] { $count } moves, the game goes on.
    }
cli-replay-closed =
    { $count ->
        [one] { $count } move, then the host of the server closed the table.
       *[other] { $count } moves, then the host of the server closed the table.
    }
cli-replay-lapsed =
    { $count ->
        [one] { $count } move, then nobody joined and the table lapsed.
       *[other] { $count } moves, then nobody joined and the table lapsed.
    }
cli-replay-agreed =
    { $count ->
        [one] { $count } move, then the players agreed to end the game.
       *[other] { $count } moves, then the players agreed to end the game.
    }
cli-replay-resigned =
    { $count ->
        [one] { $count } move, then { $name } resigned.
       *[other] { $count } moves, then { $name } resigned.
    }
cli-replay-given =
    { $count ->
        [one] The first move comes from another record.
       *[other] The first { $count } moves come from another record.
    }
cli-replay-fair = Its dice and cards can be checked: dolmen verify does it.
cli-replay-position = The position after move { $count }
cli-replay-view = What seat { $seat } sees after move { $count }
cli-replay-watched = What a spectator sees after move { $count }
cli-replay-scores = Scores
cli-replay-total = Total
cli-replay-rank = Rank
cli-verify-seed = The seed of the dice is { $seed }.
cli-verify-commitment =
    It fits the commitment { $commitment }; this is what the table must have shown before the first
    move.
cli-verify-first-form =
    The dice are of the first form: the commitment binds the seed alone, not the options.
cli-verify-nonces =
    { $seats ->
        [one] The commitment covers the options, the given moves and what the seat brought: { $count } of { $seats } nonces.
       *[other] The commitment covers the options, the given moves and what the seats brought: { $count } of { $seats } nonces.
    }
cli-verify-duplicate =
    It says that the table had the dice of { $origin }: then the commitment of that record is the
    same.
cli-verify-given =
    { $count ->
        [one] The first move comes from another record: the commitment covers it, its dice are not rolled here.
       *[other]
            The first { $count } moves come from another record: the commitment covers them, their
            dice are not rolled here.
    }
cli-verify-held =
    { $count ->
        [one] Verified: the only die or card is what the seed gives.
       *[other] Verified: all { $count } dice and cards are what the seed gives.
    }

## Playing

cli-play-you = Player
cli-play-another = Player { $number }
cli-play-no-terminal = To play you need a terminal: here, input or output is a file or a pipe.
cli-play-over = The game in { $path } is over; dolmen replay tells it.
cli-play-resume-only =
    With --resume the table is as it was left: { $choice } cannot be chosen again.
cli-play-save-exists = { $path } exists already and stays as it is; choose another file.
cli-games-heading-file = File
cli-games-none = You left no game: there is none in { $folder }.
cli-games-none-finished = No finished game is kept in { $folder }.
cli-games-note = dolmen play --resume continues the first, dolmen play --resume NUMBER any of them. They are files in { $folder }.
cli-games-note-finished = dolmen replay FILE shows one. They are files in { $folder }.
cli-games-removed =
    { $count ->
        [one] { $file } is removed.
       *[other] { $count } games are removed.
    }
cli-games-no-such =
    { $count ->
        [0] There is no game number { $number }: you left none.
        [one] There is no game number { $number }: you left 1.
       *[other] There is no game number { $number }: you left { $count }.
    }
cli-games-heading-played = Last played
cli-games-heading-moves = Moves
cli-games-heading-names = Players
cli-games-heading-title = Title
cli-games-heading-number = No.

## Refusals

cli-command-unknown = There is no command “{ $command }”. Commands: { $allowed }.
cli-command-near = There is no command “{ $command }”. Did you mean { $near }?
cli-option-unknown = There is no option { $option } here; --help lists the options.
cli-option-near = There is no option { $option } here. Did you mean { $near }?
cli-option-twice = { $option } is given twice.
cli-names-count =
    { $count ->
        [one] --name gives one name ({ $names }), but { $people } people play.
       *[other] --name gives { $count } names ({ $names }), but { $people } people play.
    }
cli-name-twice = Two people cannot both be called “{ $name }”.
cli-option-form = An option of a title is typed KEY=VALUE, not “{ $option }”.
cli-option-json = The value of { $option } is broken JSON: { $value }.
cli-value-missing = { $option } needs a value.
cli-argument-missing = { $argument } is missing; --help tells what it is.
cli-too-many = “{ $argument }” is one argument too many.
cli-not-a-number = { $name } takes a whole number, not “{ $value }”.
cli-wrong-value = { $name } does not take “{ $value }”.
cli-not-understood = Cannot parse this command; see --help.
cli-language-missing = --lang needs a value: { $allowed }.
cli-completion-unknown = There is no completion for “{ $shell }”. Shells: { $allowed }.
cli-games-refused = There must be at least 1 game, not { $games }.
cli-seed-refused = A seed is a number from 0 to { $most }, not { $seed }.
cli-bots-count = { $seats } bots are needed, or one name for all, but “{ $bots }” names { $count }.
cli-seat-refused = There is no seat { $seat }. Allowed: 0 to { $most }.
cli-name-refused = “{ $name }” is no name for a table: it takes 1 to { $most } letters.
cli-rule-near = There is no rule “{ $rule }”. Did you mean { $near }?
cli-rule-unknown = There is no rule “{ $rule }”. Titles: { $allowed }.
cli-file-missing = There is no file { $path }.
cli-json-folder = { $path } is a folder, not a file with JSON.
cli-json-broken = { $path } is not JSON: line { $line } is wrong.
cli-file-folder = { $path } is a folder, not a game record.
cli-file-not-text = { $path } is not a game record (not UTF-8 text).
cli-file-unreadable = { $path } cannot be read: { $why }.
cli-failed = That did not work: { $why }.
cli-extra-missing =
    A plain installation has no { $extra }. To install it: pip install "dolmen[{ $extra }]"

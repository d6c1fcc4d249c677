### Bots against each other: `dolmen arena`.

arena-bots =
    Who plays: { $allowed }. More bots than seats meet in every combination; where there are fewer,
    the first has one seat and the others share the rest.
arena-games = How many games, filled up to whole blocks: the same dice once for every rotation of the seats.
arena-seats = Number of players (default: as many as there are bots).
arena-time = CPU time for every move, in milliseconds (default: what the level of a bot says).
arena-iterations = Iterations for every move, for the same games on every machine.
arena-jobs = How many processes play at once.
arena-sprt =
    Stop as soon as it is clear which share of wins the first bot has: two shares (0.50,0.55) or two
    differences of Elo (0,30).
arena-json =
    Keep every game in a file, a JSON line each, and go on from it after an interruption; with -
    print just the closing object.
arena-plot = Draw how the result became clear into a file (.svg).
arena-ray = Play on the Ray cluster at this address, on all its cores.

## Results

arena-running = { $bot }: { $share } ({ $low } – { $high })
arena-played =
    { $blocks ->
        [one] { $games } games in 1 block with the same dice.
       *[other]
            { NUMBER($games, useGrouping: "true") } games in
            { NUMBER($blocks, useGrouping: "true") } blocks, each with the same dice.
    }
arena-played-alone =
    { $games ->
        [one] 1 game.
       *[other] { NUMBER($games, useGrouping: "true") } games.
    }
arena-heading-interval = 95% between
arena-heading-thinking = CPU a move
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
arena-heading-rating = Rating
arena-axis-games = Games
arena-axis-share = Share of wins
arena-axis-points = Points
arena-ratio = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-sprt-high = Decided: { $bot } wins { $high } rather than { $low } (log-likelihood ratio { $ratio }, bound { $bound }).
arena-sprt-low = Decided: { $bot } wins { $low } rather than { $high } (log-likelihood ratio { $ratio }, bound { $bound }).
arena-sprt-open = Not decided between { $low } and { $high } for { $bot } (log-likelihood ratio { $ratio }, bound { $bound }).

## Refusals

arena-count = { $option } takes { $least } or more, not { $count }.
arena-budget = Choose either --time or --iterations.
arena-one-bot = { $bot } would play against itself and win every game. Name another bot beside it, or measure one bot with dolmen simulate.
arena-bot-twice = { $bot } is named twice: its games against itself would tell nothing. Name each bot once; fewer bots than seats fill the table.
arena-sprt-refused =
    --sprt takes two shares between 0 and 1 or two differences of Elo, the lower first, and bots to
    tell apart; not “{ $sprt }”.
arena-unwritable = { $path } cannot be written: { $why }.
arena-taken = Another run is writing to { $path } just now; wait for it, or choose another file.
arena-foreign = { $path } holds games of another arena (difference: { $what }); choose another file.
arena-damaged = Line { $line } of the arena’s file is damaged. { $reason }
arena-line = It is no line that dolmen arena has written.
arena-no-game = { $path } has no game { $game }.
arena-illegal = The bot { $bot } chose an illegal move in game { $game }: { $move }.
arena-died = { $count } processes died of the same task ({ $what }); it is not tried again.
arena-picture = { $path } is no name for a picture; it must end in { $suffix }.
arena-build = A machine of the cluster runs another build ({ $theirs }, not { $ours }); its games do not count. Install the same everywhere.
arena-cluster = The cluster at { $address } does not work: { $why }

## Tuning: `dolmen tune`

tune-seats = Number of players; the weights are then for tables of that many alone (default: the usual table, and all others too).
tune-generations = How many generations.
tune-population = Candidates in a generation (default: by the number of weights).
tune-positions = Games from random positions for each candidate.
tune-panel = Who the others are, drawn for each game: { $allowed }.
tune-spread = How far the weights may be off at first, in hundredths.
tune-start = Weights to begin with (default: those that come with the title).
tune-json = Keep every generation in a file, a JSON line each, and go on from it after an interruption.
tune-out = Where to write the weights (default: the screen).
tune-plot = Draw the worth of each generation into a file (.svg).
tune-progress = Tuning
tune-worth = { $mean } ({ $low } to { $high })
tune-played =
    { $generations ->
        [one] 1 generation; the best is number { $best }.
       *[other] { $generations } generations; the best is number { $best }.
    }
tune-heading-weight = Weight
tune-heading-before = Before
tune-heading-after = After
tune-gain = Better by { $gain } than before, in games that nothing was chosen by (in wins, or in points of who plays alone).
tune-axis-generations = Generations
tune-axis-worth = Worth
tune-too-many = That are too many games: generations times positions may be { $most } at most.
tune-start-refused = { $path } holds no weights for the judge of { $title }.

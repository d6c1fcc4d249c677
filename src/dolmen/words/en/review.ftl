### The review of a game: `dolmen review`, and on the page.

review-help-record = A record of a game that is over.
review-help-seat = Only the moves of this seat, from 0, by more games each.
review-help-budget = CPU time in seconds, about; it is turned into games played on.
review-help-games = Games played on, instead of a time: the same number gives the same review.
review-help-json = Write all figures into a file, for programs.
review-help-html = Write the review into a page for any browser.
review-progress = Reviewing

## Headings

review-title = Review of { $title }
review-basis =
    { NUMBER($games, useGrouping: "true") } games were played on by quick, sensible players
    (seed { $seed }, Dolmen { $release }, rules { $version }).
review-basis-alone =
    Lines of play were tried for as long as { NUMBER($games, useGrouping: "true") } games take (seed
    { $seed }, Dolmen { $release }, rules { $version }).
review-honest =
    A move is marked only where games of their own prove it, from what its seat could know. Where they
    do not, there is no clear difference: the review advises, the result stands.
review-heading-sums = Luck and play
review-heading-curve = How it stood
review-heading-luck = The luckiest and the unluckiest draws
review-heading-marks = Moves that gave something away
review-heading-turned = Where it turned
review-heading-points = Where the points came from
review-heading-turns = Turns that gave points away
review-axis-moves = Moves
review-axis-chance = Chance to win (%)
review-axis-points = Points of the best line found

## Columns

review-column-player = Player
review-column-start = Start
review-column-luck = Luck
review-column-play = Own play
review-column-others = Play of others
review-column-rest = Rest
review-column-result = Result
review-column-without = Without luck
review-column-accuracy = Accuracy
review-column-error = Error a move
review-column-move = Move
review-column-what = What
review-column-expected = Expected
review-column-likely = How likely
review-column-played = Played
review-column-better = Better
review-column-loss = Loss
review-column-grade = Grade
review-column-why = Why
review-column-master = Master
review-column-best = Best line
review-column-given = Given away

## Sentences

review-sums =
    Start + luck + own play + play of others + rest = result. Only what is proven counts as play; the
    rest is what is not, and how much better or worse all played than the quick players do.
review-percent = { NUMBER($value, maximumFractionDigits: 0) }%
review-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
review-interval = { $mean } ({ $low } to { $high })
review-likely = 1 in { NUMBER($of, maximumFractionDigits: 0) }
review-grade =
    { $grade ->
        [best] best
        [excellent] excellent
        [good] good
        [inaccuracy] inaccuracy
        [mistake] mistake
        [blunder] blunder
       *[unclear] no clear difference
    }
review-grades = { $name }: { $grades }.
review-grade-count = { $count } × { review-grade }
review-no-luck = No draw changed much.
review-no-marks = No move was proven to be worse than another.
review-no-turn = It never turned clearly.
review-turned = { $name }, moves { $first } to { $last }: { $before } → { $after }
review-decided = From move { $count } on { $name } had 90% or more.
review-line = then { $line }
review-master = Mean of { $games } games of a master’s self-play.
review-alone =
    { $points } points. The best line found has { $best }: { $lost } points were given away, turn by
    turn as below; every line can be played.
review-alone-none = No better line was found from any turn on.
review-written = Written: { $path }

## On the page

review-link = Review
review-about =
    What was luck and what was play, which moves gave something away, and what would have been better: the
    server plays the game on from every move of it, many times. It takes about a minute; a first look is
    there sooner.
review-begin = Review this game
review-finer = Look closer
review-state =
    { $state ->
        [waiting] Others come first; the review begins soon.
       *[running]
            { $stage ->
                [0] A first look: { $done }%
                [1] This is a first look; the review goes on: { $done }%
               *[other] It gets finer while you read: { $done }%
            }
    }
review-failed = The review was interrupted. What is here stays; begin again to go on.
review-of-chance = Chance to win
review-of-points = Points in the end
review-here = After move { $at }: { $said }
review-here-seat = { $name } { $value }
review-see = To the replay
review-loss = { $loss } of the chance to win, { $points } points
review-classes = What the words mean
review-class = { $grade }: lost more than { $least }, beyond doubt
review-class-point = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
review-class-unclear = Where the games do not prove it, there is no clear difference. What looked best is “best”.
review-accuracy-about =
    Accuracy is that of lichess, from the chance that each move surely lost; the error is the chance lost a
    decision, on average.
review-lucky = Luckiest
review-unlucky = Unluckiest
review-expected = expected { $expected }, { $likely }
review-given = { $lost ->
        [one] { $lost } point given away; the best line makes { $best }
       *[other] { $lost } points given away; the best line makes { $best }
    }
review-play-on = Play on from here

## Find the better move

exercise-title = Find the better move
exercise-number = Better move { $number } of { $of }
exercise-task =
    { $name } played here: { $played } ({ $grade }). That lost about { $loss } of the chance to win. Find a
    better move: the first that you play counts.
exercise-tried = You played: { $tried }
exercise-best = Right! That is the move the review found.
exercise-right = Right! Games do not prove any move better than yours.
exercise-close = Nearly. Your move surely loses something against the best, but less than would be marked: { $loss } of the chance to win.
exercise-wrong = Not yet. Against the better move it loses { $loss } of the chance to win.
exercise-same = That is what was played. Something else is better.
exercise-task-alone =
    { $name } began a turn here with: { $played } ({ $grade }). Searches find about { $lost } points more
    after another beginning. Find one: the first move that you play counts.
exercise-right-alone = Right! Searches do not prove any beginning better than yours.
exercise-close-alone = Nearly. After your move searches surely find fewer points than after the best, but too few to be marked. The difference: { $lost }.
exercise-wrong-alone = Not yet. After your move searches find fewer points than after the better one. The difference: { $lost }.
exercise-best-line = The best line found from here makes { $best } points.
exercise-measuring = Your move is measured against the best, by many games played on. One moment …
exercise-failed = Your move could not be measured.
exercise-answer = Better: { $better }
exercise-had = The review had in mind: { $better }
exercise-why = Why: { $reasons }
exercise-show = Show the answer
exercise-skip = Skip
exercise-next = Next
exercise-again = Try once more
exercise-measure = Measure it again
exercise-back = To the review
exercise-last = That was the last one of this game.
exercise-begin = Find a better move yourself
exercise-all = Find the better moves
exercise-about =
    The moves that gave something away, as questions at a table of your own: look for a better one before you
    read which it is. Every answer is measured as the review measures; any that is not proven worse is right.
exercise-seat =
    { $count ->
        [one] { $name }: one move
       *[other] { $name }: { $count } moves
    }
exercise-found = { $count } of { $of } found
exercise-choose = Your move
exercise-answer-with = Play it

## The same dice, another move

sequel-title = Another move, the same dice
sequel-begin = Try another move here
sequel-about = Choose another move for { $name }, on the board or from the list. Bots play on from there.
sequel-nobody = Nobody decides here: step to a decision to try another move.
sequel-find = Type to find a move
sequel-none = No move is called that.
sequel-played = (as it was played)
sequel-choose = Another move
sequel-send = Play it on
sequel-dice =
    { $dice ->
        [same] The dice are those of this game: each pile gives what it gave, no matter who draws.
        [first] The dice of this game are of the first form: they hang on the number of the move, and cannot go on after another. These games have dice of their own.
        [given] This point was taken over from another record, with other dice. These games have dice of their own.
       *[unknown] This record shows no seed, so its dice cannot go on. These games have dice of their own.
    }
sequel-state =
    { $state ->
        [waiting] Others come first; it begins soon.
       *[running] The game is played on: { $done }%
    }
sequel-stop = Stop
sequel-failed = It could not be played on. Try once more.
sequel-tried = Tried: { $tried }
sequel-instead = Played: { $played }
sequel-won = After “{ $tried }” { $name } wins { $won } of the games and has { $points } points; after “{ $played }” { $truly } and { $theirs } points.
sequel-made = After “{ $tried }” { $name } has { $points } points; after “{ $played }” { $theirs }.
sequel-verdict =
    { $clear ->
        [better] Better with these dice, beyond doubt: { $gain }.
        [worse] Worse with these dice, beyond doubt: { $gain }.
       *[unclear] No clear difference: { $gain }.
    }
sequel-basis = { NUMBER($games, useGrouping: "true") } games of quick players after each move.
sequel-step = Step through one of bots ({ $bot })
sequel-seen = This is not how it was played: bots ({ $bot }) go on after “{ $tried }”.
sequel-back = Back to the game as it was
sequel-other = Try another
sequel-end = In this one the points are in the end: { $scores }.
sequel-of-points = Points
sequel-of-lead = In the lead
sequel-curve = From this move to the end
sequel-line-true = the game as it was
sequel-line-tried = after the tried move, with the band of nine games in ten
sequel-line-played = after the played move
sequel-line-lead = after the tried move, with its interval
sequel-seat = Whose
sequel-column-far = So far
sequel-column-true = As it was
sequel-column-tried = Tried
sequel-column-band = Nine in ten
sequel-column-played = Played
sequel-column-lead = In the lead
sequel-table = The curve as a table
sequel-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Refusals

review-running = This game is not over: a review would tell what a seat cannot know. Review it after its end.
review-seat = There is no seat { $seat }: choose one from 0 to { $most }.
review-solo = { $title } cannot be reviewed for one player: it knows no whole turns.
review-budget = { $option } takes a number above 0, not { $given }.
review-both = Choose either --budget or --games.
review-twice = { $path } is named twice: what is written would take the place of what is there.

## Puzzles

puzzles-out = Append the puzzles to this file, a JSON line each.
puzzles-games = How many games of the bot against itself are searched.
puzzles-first = The number of the first game: to go on where another run ended.
puzzles-bot = Whose games: a level or another bot.
puzzles-progress = Mining
puzzles-found = { $count } found
puzzles-written =
    { $count ->
        [one] 1 puzzle of { $games } games written: { $path }
       *[other] { $count } puzzles of { $games } games written: { $path }
    }

puzzle-title = Puzzles: { $title }
puzzle-about =
    Positions of bots’ games in which one move is clearly better than every other, and it is not the one that
    looks best at once. Thousands of games prove it. The first move that you play at the table is your answer.
puzzle-rating = Your rating: { $rating } ({ $count ->
        [one] one puzzle
       *[other] { $count } puzzles
    }). It is kept in this browser alone.
puzzle-today = Today’s puzzle
puzzle-next = A puzzle
puzzle-this = Solve this puzzle
puzzle-number = Puzzle { $number } of { $of }
puzzle-task = One move is clearly better here than every other. Find it: the first that you play counts.
puzzle-best = Right! That is the move.
puzzle-had = The puzzle had in mind: { $better }
puzzle-gain = It wins { $gain } more often than the second best move.
puzzle-rated = Your rating: { $rating }
puzzle-done = All puzzles of this title are done. There is a new one of the day tomorrow, and each can be tried again.
puzzle-none = There are no puzzles for this title yet.
puzzle-all = All puzzles
puzzle-share = A puzzle of { $title }

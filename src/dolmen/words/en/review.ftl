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

## Refusals

review-running = This game is not over: a review would tell what a seat cannot know. Review it after its end.
review-seat = There is no seat { $seat }: choose one from 0 to { $most }.
review-solo = { $title } cannot be reviewed for one player: it knows no whole turns.
review-budget = { $option } takes a number above 0, not { $given }.
review-both = Choose either --budget or --games.

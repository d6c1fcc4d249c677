### The game of each day, and lists of the best for ever.

daily-title = Game of the day: { $title }
daily-best-title = Best ever: { $title }
daily-about =
    Everybody plays this game today, and the dice are the same for all. You have one attempt: it begins when
    you press the button. Nothing that was drawn is taken back, and no bot gives advice. It counts if it ends
    before the day does, at midnight by Greenwich (UTC).
daily-honest =
    One attempt counts for each identity. Who plays a second time under another name, or is told, knows what
    comes: nobody can check that. Your name and points stand in the list for everybody.
daily-best-about =
    The game as it is printed, in which nothing is left to chance. Play it as often as you like: the best of your
    games stands in this list, with your name, for everybody.
daily-company =
    { $count ->
        [0] You play alone.
        [one] You play against { $count } bot: { bot-level }.
       *[other] You play against { $count } bots: { bot-level }.
    }
daily-ends = The day ends in { $hours } h { $minutes } min.
daily-ends-here = Where you are, that is at { $clock }.
daily-over =
    This day is over. All its games can be watched, and played again with the same dice.
daily-play = Play today’s game
daily-play-best = Play for this list
daily-go-on = Go on with my game
daily-my-game = My game
daily-mine =
    { $state ->
        [open] Your attempt is under way.
        [counted] You have { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: place { $place } of { $count }.
        [late] Your game ended after its day, so it does not count.
       *[left] You gave up, or a bot played for you: this game does not count.
    }
daily-list = Who did best
daily-list-of = Who did best on { $day }
daily-none = Nobody has finished this game yet.
daily-playing =
    { $count ->
        [one] { $count } game is still being played.
       *[other] { $count } games are still being played.
    }
daily-par =
    Par: a bot ({ bot-level }) made { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
daily-par-pending = A bot ({ bot-level }) plays it too, for a par, from the first attempt on.
daily-place = Place
daily-name = Name
daily-points = Points
daily-rank = At the table
daily-rank-of = { $rank } of { $seats }
daily-replay = Replay
daily-replay-of = Watch the game of { $name }
daily-best-replay = Watch the best game
daily-sealed = The games can be watched when the day is over: before that they would tell the dice.
daily-days = Earlier days
daily-today = Today
daily-seal = Seal of today’s seed
daily-to-list = To the list of the day
daily-to-best = To the list of the best
daily-you = you
daily-links = Games of the day

### Learning by playing: the first game, its hints, a good move.

web-hint = Hint
web-hint-goal = What it is about
web-hint-goal-generic =
    Play against bots and learn as you go: the question says what to decide, and each hint comes
    when its thing first happens.
web-hint-begin = Let us begin
web-hint-close = Got it
web-hint-no-more = No more hints
web-hint-rule = The rule
web-hint-any-play =
    Your current question is always shown here in one sentence, and below it every move you may make.
    On the board everything you can press has a dashed golden ring; press something without a ring,
    and it tells you why not.
web-hint-any-others =
    What the others do is shown one thing after the other, with a line in words; press the board to
    skip. All of it stands in the log, each line with its rule (§).
web-hint-any-back =
    Was that a slip? Take it back: against bots alone that works even after they have answered.
web-hint-setting = Hints when something happens for the first time
web-hint-again = Show hints again
web-hint-learning = Learning
web-advice = Good moves
web-advice-thinking = A bot is thinking …
web-advice-play = Play it
web-advice-told = Everybody at the table is told that you asked.
web-advice-by = The bot sees no more than you do.
web-first-game-about =
    New here? A first game begins with the goal, gives a hint when something happens for the first
    time, and a bot suggests a good move whenever you ask.

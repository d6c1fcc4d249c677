### Games with the same dice, side by side.

same-title = The same dice: { $title }
same-about =
    { $count ->
        [one] Nobody else has finished this game with the same dice yet. Send its link to your friends!
       *[other] { $count } games had the same dice. Compare each seat with itself: who sat there had the same luck.
    }
same-friends = Play it with my friends
same-friends-about = A new table with these dice; its result is shown beside this one to everybody who has the link of either.
same-link = All games with these dice, side by side
same-game = Game
same-first = The first game
same-number = Game { $number }
same-mine = mine
same-given-up = – ended early
same-result =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, place { $rank }
same-best = best at this seat
same-playing =
    { $count ->
        [one] { $count } table with these dice is not over yet.
       *[other] { $count } tables with these dice are not over yet.
    }
same-back = Back to the replay

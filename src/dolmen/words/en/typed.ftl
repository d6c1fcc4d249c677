### What somebody types at a table, and the answers in words: in the terminal and on the page.

## Moves

typed-not-a-move = “{ $text }” is not a move.
typed-near = Did you mean:
typed-several =
    { $count ->
        [one] { $count } move fits. Type on:
       *[other] { $count } moves fit. Type on:
    }
typed-ask-help = Type { $letter } to hear what can be typed.

## Questions

typed-letter =
    { $question ->
        [asked] a
        [turn] t
        [moves] m
        [goods] g
        [place] p
        [score] s
        [last] l
        [overview] o
       *[help] h
    }
typed-about =
    { $question ->
        [asked] what is asked of me
        [turn] whose turn it is
        [moves] my possible moves; with a word, those in which it occurs
        [goods] what I have; with a name, what that player has
        [place] the places; with a name or number, what is there, what I can do there and why not
        [score] the points of all
        [last] what happened last; with a number, so many lines of it
        [overview] how the game stands
       *[help] this help, as “?” does
    }
typed-help =
    Type a move in the words of the list, or as much of each word as tells it from the others. Or ask
    by one letter:

## Answers

typed-line = { $label }: { $text }
typed-of = { $what } of { $whose }
typed-your-turn = It is your turn.
typed-moves =
    { $count ->
        [one] { $count } possible move:
       *[other] { $count } possible moves:
    }
typed-narrow = Type { $letter } and a word to hear the moves in which it occurs.
typed-none-fits = No possible move has “{ $text }” in it.
typed-has = What { $name } has:
typed-nobody = Nobody here is called “{ $text }”.
typed-no-place = Nothing here is called “{ $text }”.
typed-name-place = Type the letter with one of these names, or with the number.
typed-empty = nothing there
typed-more =
    { $count ->
        [one] And { $count } more.
       *[other] And { $count } more.
    }
typed-no-score = Points are counted at the end.
typed-total =
    { $points ->
        [one] { $name }: { $points } point, place { $rank }
       *[other] { $name }: { $points } points, place { $rank }
    }
typed-nothing-yet = Nothing has happened yet.

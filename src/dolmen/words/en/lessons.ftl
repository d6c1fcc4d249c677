### Lessons: small tasks on positions of real games, whatever the title.

lessons-title = Lessons: { $title }
lessons-about =
    Small tasks on positions of real games. Each is a table of its own: try it by pointer, keyboard or typing,
    take back, ask why not. What you have solved this browser remembers.
lessons-progress = { $count } of { $of } solved
lessons-number = Lesson { $number } of { $of }
lessons-start = Start
lessons-again = Once more
lessons-solved = Solved
lessons-hint = Hint
lessons-done = Solved!
lessons-missed = That was something else. Take it back, or try once more.
lessons-next = Next lesson
lessons-all = All lessons
lessons-whole = That was the last one. Now play!
lessons-none = There are no lessons for this title yet.

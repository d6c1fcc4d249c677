### The box to type in on the page, and what is spoken there.

web-typed = Type a move or a question
web-typed-answers = Answers
web-typed-hint = “?” and Enter: what can be typed. Arrow up: what I typed before. Escape: back to the table.
web-typed-sure = Much hangs on this. Press Enter again to do it, or type something else.
web-typed-changed = Something else happened meanwhile. Press Enter to try again.
web-spoken-more =
    { $count ->
        [one] { $count } more thing happened before. The log has it.
       *[other] { $count } more things happened before. The log has them.
    }

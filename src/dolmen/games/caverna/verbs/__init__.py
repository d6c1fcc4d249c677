"""What players do in Caverna, one file a verb, named like the chapters of its rulebook.

Every file says the same things of its kinds of moves, in the same words:

    is_open(asked)                      whether what is asked now (`action.asked_of`) allows it
    choices(d, p, asked)                THE rule: bit i says that argument i may be played
    why_not(d, p, asked, argument)      why a move is refused; asked only for a bit that is 0
    play(s, seat, argument)             what it does
    goes_on(d, p, asked)                of a part of several moves: whether there is more to decide
    law(d, p, node, progress)           what a frame of it may hold, for `load` and `conform`

A file with several kinds of moves puts the kind before the word (`field_choices`). The legal moves
of a kind, the refusals and what can be done at all follow from `choices` (docs/adr/0007-verbs.md).
"""

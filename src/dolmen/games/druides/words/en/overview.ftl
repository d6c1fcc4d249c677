### Druides at a glance: a few panels before the clauses. A heading ends in -name.

druides-overview-goal-name = The goal
druides-overview-goal =
    Gems become amulets at the mystic places, and every amulet lifts your pawn one circle up the
    score column. Whoever stands highest in the end wins.
druides-overview-turn-name = Your turn
druides-overview-turn =
    Lay two cards from your hand face down: two gems, or a gem and a servant. Gems go above any
    place, servants below it. Nobody but you knows what you laid.
druides-overview-refill-name = Discard and draw
druides-overview-refill =
    If you like, discard one gem; then refill your hand to at most seven cards, from the gem deck or
    from your own servants.
druides-overview-ritual-name = The ritual
druides-overview-ritual =
    Where three cards lie, one of them a servant, you may announce a ritual at the start of your
    turn, instead of waiting for somebody else to do it. All cards there are turned up. Only gems of
    the place’s own kind become amulets.
druides-overview-share-name = Who gets how many
druides-overview-share =
    Servants help themselves from the lowest value up, each to as many amulets as its value. The
    last one takes all that is left: a treasure, or nothing.
druides-overview-end-name = The end
druides-overview-end =
    After each ritual a new place takes the slot of the old one. When eleven rituals are held, or a
    pawn would climb off the top of the column while another stands on its lowest card, the game is
    over.

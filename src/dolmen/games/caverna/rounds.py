"""The course of a game: rounds, cards and markers, supply, and the steps of a harvest."""

from dolmen.core.flow import BIT
from dolmen.core.game import EVERYONE, note, show
from dolmen.core.native import i64
from dolmen.games.caverna.data import (
    ACCUMULATES,
    CARDS,
    DONKEY,
    EXPLORATION,
    FAMILY_LIFE,
    FIRST_CARD,
    FIRST_MARKER,
    FOOD,
    KEEP_COUNT,
    KEEPS,
    LAST_ROUND,
    MINER,
    ORE,
    RUBY_MINING,
    SKIPPED_ROUND,
    SLOT_EMPTY,
    SLOT_GOOD,
    SLOT_MORE,
    SLOTS,
    SOLO_CARDS,
    SOLO_FOOD,
    SOLO_LIMIT,
    SOLO_ROUNDS,
    SPACE_COUNT,
    START_FOOD,
    SUPPLIERS,
    SUPPLY_GOOD,
    URGENT_WISH,
    WISH,
)
from dolmen.games.caverna.effects import gain
from dolmen.games.caverna.events import (
    CAME_HOME,
    CLEARED,
    ENDED,
    HARVEST_BEGAN,
    MARKER_TURNED,
    REVEALED,
    ROUND_BEGAN,
    STARTED,
    SUPPLIED,
    URGENT,
)
from dolmen.games.caverna.harvest import harvest_fields, harvest_kind
from dolmen.games.caverna.state import (
    AT,
    BORN,
    BRED,
    BREEDING,
    CARD_ORDER,
    CHOICE,
    CHOOSING,
    COINS_OPEN,
    DWARFS,
    EITHER,
    FEEDING,
    FINISH,
    FIRST,
    FREE,
    HARVESTING,
    HOME,
    IN_PLAY,
    KEEPING,
    KEPT,
    LAST,
    LEAF,
    LEAVES,
    LEFT,
    MARKER,
    MARKERS_LATE,
    NO_HARVEST,
    NOBODY,
    NORMAL,
    OCCUPANT,
    ON_SPACE,
    ORE_MINES,
    PHASE,
    QUESTION,
    QUESTIONS,
    REVEALING,
    ROUND,
    SEAT,
    STOCKED,
    SUPPLY,
    TOKEN,
    TURNING,
    WORK,
    CavernaState,
    goods_on,
    next_seat,
    owns,
    place_of,
)


def begin(s: CavernaState) -> None:
    """CAV-SETUP-03 The starting player, drawn unless the table named one or there is only one."""
    if s.seats == 1:
        start_with(s, 0)
    elif s.d[FIRST] != NOBODY:
        start_with(s, s.d[FIRST])


def start_with(s: CavernaState, seat: i64) -> None:
    """CAV-SETUP-04 The token, the first food, and the first round."""
    s.d[TOKEN] = seat
    note(s, STARTED, EVERYONE, seat)
    place: i64
    for place in range(s.seats):
        gain(s, seat, FOOD, SOLO_FOOD if s.seats == 1 else START_FOOD[place])
        seat = next_seat(s, seat)
    begin_round(s)


def begin_round(s: CavernaState) -> None:
    """CAV-ROUND-01, CAV-ROUND-02 The next round; its card is turned up by chance, if there is a
    choice."""
    d = s.d
    d[ROUND] += 1
    if d[ROUND] == SKIPPED_ROUND and s.seats <= 2:
        d[ROUND] += 1
    d[SEAT] = d[TOKEN]
    seat: i64
    for seat in range(s.seats):
        d[place_of(seat) + BORN] = 0
    note(s, ROUND_BEGAN, EVERYONE, d[ROUND])
    if s.seats == 1:
        reveal(s, SOLO_CARDS[SOLO_ROUNDS * d[CARD_ORDER] + d[ROUND]])
        return
    card = only_card(s)
    if card >= 0:
        reveal(s, card)
    else:
        d[PHASE] = REVEALING


def in_deck(s: CavernaState, card: i64) -> bool:
    """CAV-SETUP-12, CAV-REVEAL-02, CAV-TWO-01 Whether a card of this round's group has not come
    yet."""
    d = s.d
    space = FIRST_CARD + card
    if space == EXPLORATION and s.seats <= 2:
        return False
    if card // 3 != (d[ROUND] - 1) // 3:
        return False
    if d[ROUND] == 4 or space == WISH:
        return d[ROUND] == 4 and space == WISH
    return d[IN_PLAY] & BIT[space] == 0


def only_card(s: CavernaState) -> i64:
    """The card of this round if chance has no choice, else -1."""
    found: i64 = -1
    card: i64
    for card in range(CARDS):
        if in_deck(s, card):
            if found >= 0:
                return -1
            found = card
    return found


def reveal(s: CavernaState, card: i64) -> None:
    """CAV-REVEAL-01, CAV-REVEAL-03, CAV-SETUP-14, CAV-SOLO-04 The card is in play; family life
    turns the round-4 card over."""
    d = s.d
    space = FIRST_CARD + card
    d[IN_PLAY] |= BIT[space]
    show(s, REVEALED, space)
    if space == FAMILY_LIFE:
        d[IN_PLAY] = (d[IN_PLAY] & ~BIT[WISH]) | BIT[URGENT_WISH]
        note(s, URGENT, EVERYONE)
    d[FREE] = d[IN_PLAY]
    if has_marker(s) and d[MARKERS_LATE] == 0:
        due_marker(s)
    else:
        begin_supply(s)


def has_marker(s: CavernaState) -> bool:
    """CAV-REVEAL-04, CAV-SOLO-06 From round 6 on, with two players or more."""
    return s.seats > 1 and s.d[ROUND] >= FIRST_MARKER


def markers_left(s: CavernaState, kind: i64) -> i64:
    """CAV-SETUP-09, CAV-TWO-03 Markers of a kind that have not been turned up."""
    if kind == LEAF:
        return (3 if s.seats == 2 else 4) - s.d[LEAVES]
    return 3 - s.d[QUESTIONS]


def due_marker(s: CavernaState) -> None:
    """The marker of this round, by chance unless only one kind is left."""
    if markers_left(s, LEAF) == 0:
        turn_marker(s, QUESTION)
    elif markers_left(s, QUESTION) == 0:
        turn_marker(s, LEAF)
    else:
        s.d[PHASE] = TURNING


def turn_marker(s: CavernaState, kind: i64) -> None:
    """CAV-REVEAL-04, CAV-REVEAL-06 It is turned up before the supply, or when the harvest
    begins."""
    s.d[MARKER] = kind
    show(s, MARKER_TURNED, kind)
    if s.d[MARKERS_LATE] == 0:
        begin_supply(s)
    else:
        begin_harvest(s)


def begin_supply(s: CavernaState) -> None:
    """CAV-SOLO-07, CAV-SOLO-08 In solo full spaces are emptied, unless a ruby keeps them."""
    s.d[KEPT] = 0
    if s.seats == 1:
        s.d[PHASE] = KEEPING
    else:
        supply(s)


def clear_spaces(s: CavernaState) -> None:
    """CAV-SOLO-07 Spaces with six goods or more are emptied."""
    d = s.d
    i: i64
    slot: i64
    for i in range(KEEP_COUNT):
        space = KEEPS[i]
        if goods_on(d, space) >= SOLO_LIMIT and d[KEPT] & BIT[space] == 0:
            for slot in range(SLOTS):
                d[ON_SPACE + SLOTS * space + slot] = 0
            d[STOCKED] &= ~BIT[space]
            note(s, CLEARED, EVERYONE, space)
    d[KEPT] = 0


def supply(s: CavernaState) -> None:
    """CAV-SUPPLY-01, CAV-SUPPLY-02, CAV-SUPPLY-03, CAV-SUPPLY-04 Goods for every accumulation space
    in play and for no other, without a limit, then the round's effects."""
    d = s.d
    in_play = d[IN_PLAY]
    space: i64
    slot: i64
    for space in range(SPACE_COUNT):
        slots = ACCUMULATES[space]
        if slots > 0 and in_play & BIT[space] != 0 and not waits(s, space):
            empty = d[STOCKED] & BIT[space] == 0
            d[STOCKED] |= BIT[space]
            for slot in range(slots):
                at = SLOTS * space + slot
                count = SLOT_EMPTY[at] if empty else SLOT_MORE[at]
                if count > 0:
                    d[ON_SPACE + at] += count
                    note(s, SUPPLIED, EVERYONE, space, SLOT_GOOD[at], count)
    begin_effects(s)


def waits(s: CavernaState, space: i64) -> bool:
    """CAV-TWO-04, CAV-SOLO-09 With two players ruby mining gets nothing in rounds 1 and 2."""
    return space == RUBY_MINING and s.seats == 2 and s.d[ROUND] <= 2


def begin_effects(s: CavernaState) -> None:
    """CAV-ROUND-04 Miner and suppliers, clockwise from the token; then the work begins."""
    d = s.d
    seat = d[TOKEN]
    _i: i64
    k: i64
    for _i in range(s.seats):
        p = place_of(seat)
        if owns(d, p, MINER):
            mines = d[p + ORE_MINES]
            gain(s, seat, ORE, mines if mines < d[p + DONKEY] else d[p + DONKEY])
        for k in range(SUPPLIERS):
            if d[p + SUPPLY + k] > 0:
                d[p + SUPPLY + k] -= 1
                gain(s, seat, SUPPLY_GOOD[k], 1)
        seat = next_seat(s, seat)
    d[PHASE] = WORK
    d[SEAT] = d[TOKEN]


def return_home(s: CavernaState) -> None:
    """CAV-HOME-01 Every dwarf returns and all spaces are free."""
    d = s.d
    seat: i64
    dwarf: i64
    for seat in range(s.seats):
        p = place_of(seat)
        for dwarf in range(d[p + DWARFS]):
            d[p + AT + dwarf] = HOME
    space: i64
    for space in range(SPACE_COUNT):
        d[OCCUPANT + space] = 0
    d[FREE] = d[IN_PLAY]
    note(s, CAME_HOME, EVERYONE)
    if has_marker(s) and d[MARKERS_LATE] != 0:
        due_marker(s)
    else:
        begin_harvest(s)


def begin_harvest(s: CavernaState) -> None:
    """CAV-HARVEST-07 The steps that this round's end has."""
    d = s.d
    kind = harvest_kind(d)
    d[HARVESTING] = kind
    note(s, HARVEST_BEGAN, EVERYONE, kind)
    if kind == NO_HARVEST:
        end_round(s)
    elif kind == EITHER:
        ask_all(s, CHOOSING)
    else:
        if kind == NORMAL:
            all_fields(s)
        ask_all(s, FEEDING)


def ask_all(s: CavernaState, phase: i64) -> None:
    """CAV-FIRST-05 A step is asked clockwise from the token."""
    d = s.d
    d[PHASE] = phase
    d[SEAT] = d[TOKEN]
    d[LEFT] = s.seats


def all_fields(s: CavernaState) -> None:
    """CAV-HARVEST-08 The field step, of those who chose it under the third event."""
    seat = s.d[TOKEN]
    _i: i64
    for _i in range(s.seats):
        if s.d[HARVESTING] != EITHER or s.d[place_of(seat) + CHOICE] == 1:
            harvest_fields(s, seat)
        seat = next_seat(s, seat)


def next_asked(s: CavernaState) -> None:
    """The next seat of a step; after the last one the next step."""
    d = s.d
    d[COINS_OPEN] = 0
    if d[PHASE] == BRED:
        d[PHASE] = BREEDING
    d[SEAT] = next_seat(s, d[SEAT])
    d[LEFT] -= 1
    if d[LEFT] > 0:
        return
    if d[PHASE] == CHOOSING:
        all_fields(s)
        ask_all(s, FEEDING)
    elif d[PHASE] == FEEDING and (d[HARVESTING] == NORMAL or d[HARVESTING] == EITHER):
        ask_all(s, BREEDING)
    elif d[PHASE] == LAST:
        finish(s)
    else:
        end_round(s)


def end_round(s: CavernaState) -> None:
    """CAV-HARVEST-05, CAV-END-04 The marker is recorded; the next round or the last exchanges."""
    d = s.d
    if d[MARKER] == QUESTION:
        d[QUESTIONS] += 1
    elif d[MARKER] == LEAF:
        d[LEAVES] += 1
    d[MARKER] = 0
    d[HARVESTING] = NO_HARVEST
    seat: i64
    for seat in range(s.seats):
        d[place_of(seat) + CHOICE] = 0
    if d[ROUND] == LAST_ROUND:
        ask_all(s, LAST)
    else:
        begin_round(s)


def finish(s: CavernaState) -> None:
    """CAV-END-01 The game is over."""
    d = s.d
    d[PHASE] = FINISH
    d[SEAT] = d[TOKEN]
    d[LEFT] = 0
    note(s, ENDED, EVERYONE)

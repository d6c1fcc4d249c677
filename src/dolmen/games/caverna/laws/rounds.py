"""What holds of rounds, cards, markers, spaces and harvests."""

from dolmen.core.flow import BIT
from dolmen.core.native import i64, vec
from dolmen.games.caverna.data import (
    CARDS,
    EXPLORATION,
    FAMILY_LIFE,
    FIRST_CARD,
    FIRST_MARKER,
    LAST_ROUND,
    SKIPPED_ROUND,
    SOLO_CARDS,
    SOLO_LIMIT,
    SOLO_ROUNDS,
    SPACE_COUNT,
    URGENT_WISH,
    WISH,
    WORKING_CAVE,
)
from dolmen.games.caverna.harvest import harvest_kind
from dolmen.games.caverna.state import (
    ASIDE,
    AT,
    BRED,
    BREEDING,
    CARD_ORDER,
    CAVE_FED,
    CHOICE,
    CHOOSING,
    DRAW_FIRST,
    DWARFS,
    EITHER,
    FEEDING,
    FINISH,
    FREE,
    HARVESTING,
    HOME,
    IN_PLAY,
    KEEPING,
    KEPT,
    LAST,
    LEAVES,
    LEFT,
    MARKER,
    MARKERS_LATE,
    NO_HARVEST,
    NOBODY,
    NORMAL,
    OCCUPANT,
    ONE_FOOD,
    PHASE,
    QUESTION,
    QUESTIONS,
    REVEALING,
    ROUND,
    SEAT,
    TOKEN,
    TURNING,
    WORK,
    CavernaState,
    goods_on,
    owns,
    place_of,
)


def round_fits(s: CavernaState) -> bool:
    """CAV-ROUND-01 Rounds 1 to 12, without 9 for one or two; the token has been drawn."""
    d = s.d
    if d[PHASE] == DRAW_FIRST:
        return bool(d[ROUND] == 0 and d[TOKEN] == NOBODY and s.seats > 1)
    if d[PHASE] in (LAST, FINISH) and d[ROUND] != LAST_ROUND:
        return False
    if not 1 <= d[ROUND] <= LAST_ROUND or d[TOKEN] == NOBODY:
        return False
    return not (s.seats <= 2 and d[ROUND] == SKIPPED_ROUND)


def cards_fit(s: CavernaState) -> bool:
    """CAV-SETUP-12, CAV-SETUP-13, CAV-REVEAL-03 The cards in play are those of the stages so
    far."""
    d = s.d
    in_play = int(d[IN_PLAY])
    revealed = in_play >> FIRST_CARD & (2**CARDS - 1)
    if in_play >> URGENT_WISH & 1:
        if in_play >> WISH & 1 or not in_play >> FAMILY_LIFE & 1:
            return False
        revealed |= 2 ** (WISH - FIRST_CARD)
    elif in_play >> FAMILY_LIFE & 1:
        return False
    if s.seats <= 2 and in_play >> EXPLORATION & 1:
        return False
    rounds = int(d[ROUND]) - (1 if d[PHASE] == REVEALING else 0)
    for stage in range(4):
        cards = revealed >> 3 * stage & 7
        due = min(3, max(0, rounds - 3 * stage))
        if s.seats <= 2 and stage == 2:
            due = min(2, due)
        if cards.bit_count() != due or (stage == 1 and due and not cards & 1):
            return False
    return s.seats > 1 or revealed == sum(2**card for card in solo_cards(d, rounds))


def solo_cards(d: vec[i64], rounds: int) -> list[int]:
    """CAV-SOLO-03, CAV-SOLO-12 The cards of the first rounds in solo."""
    first = SOLO_ROUNDS * int(d[CARD_ORDER])
    return [
        int(SOLO_CARDS[first + number])
        for number in range(1, rounds + 1)
        if number != SKIPPED_ROUND
    ]


def markers_fit(s: CavernaState) -> bool:
    """CAV-SETUP-09, CAV-TWO-03 A marker for every round from 6 on, four leaves (three with two
    players) and three question marks."""
    d = s.d
    seen = int(d[LEAVES] + d[QUESTIONS])
    leaves = int(d[LEAVES]) + (d[MARKER] == 1)
    questions = int(d[QUESTIONS]) + (d[MARKER] == QUESTION)
    if s.seats == 1:
        return seen == 0 and d[MARKER] == 0
    if leaves > (3 if s.seats == 2 else 4) or questions > 3:
        return False
    over = int(d[ROUND]) - (0 if d[PHASE] in (LAST, FINISH) else 1)
    past = max(0, over - FIRST_MARKER + 1)
    if s.seats == 2 and over >= SKIPPED_ROUND:
        past -= 1
    return seen == past and bool(d[MARKER]) == shows_marker(s)


def shows_marker(s: CavernaState) -> bool:
    """CAV-REVEAL-04, CAV-REVEAL-06 Whether the marker of this round lies face up."""
    d = s.d
    phase = int(d[PHASE])
    if d[ROUND] < FIRST_MARKER or phase in (REVEALING, TURNING, LAST, FINISH, DRAW_FIRST):
        return False
    return not d[MARKERS_LATE] or CHOOSING <= phase <= BRED


def occupants_fit(s: CavernaState) -> bool:
    """CAV-WORK-02, CAV-HOME-01 Dwarfs stand on spaces in play, one clan each, in the work phase."""
    d = s.d
    stand: dict[int, int] = {}
    for seat in range(s.seats):
        p = int(place_of(seat))
        for i in range(d[p + DWARFS]):
            at = int(d[p + AT + i])
            if at in (HOME, ASIDE):
                continue
            if stand.setdefault(at - 1, seat) != seat or not d[IN_PLAY] & BIT[at - 1]:
                return False
    if stand and d[PHASE] != WORK:
        return False
    noted = {i: int(d[OCCUPANT + i]) - 1 for i in range(SPACE_COUNT) if d[OCCUPANT + i]}
    free = int(d[IN_PLAY]) & ~sum(2**space for space in stand)
    return noted == stand and free == d[FREE]


def harvest_fits(s: CavernaState) -> bool:
    """CAV-HARVEST-07 A step belongs to how this round ends, and is asked clockwise from the
    token; only the solo player keeps spaces."""
    d = s.d
    phase = int(d[PHASE])
    harvesting = CHOOSING <= phase <= BRED
    if d[HARVESTING] != (harvest_kind(d) if harvesting else NO_HARVEST):
        return False
    if not harvesting and phase != LAST:
        return bool(d[LEFT] == 0 and (phase != KEEPING or s.seats == 1))
    if not 1 <= d[LEFT] <= s.seats or (d[TOKEN] + s.seats - d[LEFT]) % s.seats != d[SEAT]:
        return False
    return not harvesting or phase in steps_of(s)


def steps_of(s: CavernaState) -> list[int]:
    """CAV-HARVEST-03, CAV-HARVEST-04, CAV-HARVEST-07 The steps in which the seat asked may be asked
    this round."""
    d = s.d
    if d[HARVESTING] == NORMAL:
        return [FEEDING, BREEDING, BRED]
    if d[HARVESTING] == ONE_FOOD:
        return [FEEDING]
    bred = [BRED] if d[place_of(d[SEAT]) + CHOICE] == 2 else []
    return [CHOOSING, FEEDING, BREEDING, *bred] if d[HARVESTING] == EITHER else []


def choices_fit(s: CavernaState) -> bool:
    """CAV-HARVEST-04 Under the third event every seat that was asked has chosen, nobody else."""
    d = s.d
    asked = 0
    if d[HARVESTING] == EITHER:
        asked = int(s.seats - d[LEFT]) if d[PHASE] == CHOOSING else int(s.seats)
    order = [(int(d[TOKEN]) + i) % int(s.seats) for i in range(s.seats)]
    chosen = [bool(d[place_of(seat) + CHOICE]) for seat in order]
    return chosen == [i < asked for i in range(s.seats)]


def working_cave_fits(s: CavernaState) -> bool:
    """CAV-HARVEST-24 A dwarf was fed by the cave of the seat that is feeding."""
    d = s.d
    feeds = d[PHASE] == FEEDING and owns(d, place_of(d[SEAT]), WORKING_CAVE)
    return not d[CAVE_FED] or bool(feeds)


def kept_fits(s: CavernaState) -> bool:
    """CAV-SOLO-08 Spaces are kept in the solo player's keeping, and only full ones."""
    d = s.d
    kept = [space for space in range(SPACE_COUNT) if d[KEPT] >> space & 1]
    full = all(d[IN_PLAY] & BIT[space] and goods_on(d, space) >= SOLO_LIMIT for space in kept)
    return not kept or (d[PHASE] == KEEPING and full)

"""How good a position of Meduris is for a seat: points, buildings that will be asked, and chips."""

from typing import Final

from dolmen.core.native import i64
from dolmen.games.meduris.board import factor, run_size
from dolmen.games.meduris.data import MATERIALS
from dolmen.games.meduris.score import pieces_left, ranks, score
from dolmen.games.meduris.state import (
    ASKED,
    BUILDING,
    DUE_A,
    DUE_B,
    FIELD,
    FIELD_COUNT,
    FINISH,
    FOR_BOTH,
    FOR_HUT,
    FOR_ONE,
    FOR_TEMPLE,
    HUT,
    PHASE,
    PURPOSE,
    SEAT_COUNT,
    STOCK,
    SWAPPING,
    TO_GIVE,
    MedurisState,
    chips_held,
)

# A point is worth 100. The other weights are what it takes of a point to want the thing.
POINT: Final = 100
RIVAL_POINT: Final = 50
WON: Final = POINT * POINT * POINT  # more than all points and chips together
BUILT: Final = 130  # a piece on the board: it brings the end, and whoever ends first builds most
INCOME: Final = 45  # a point that the row of one's own hut would pay when the druid comes
RIVAL_INCOME: Final = 15
FIRST_CHIPS: Final = 22  # each of the first two chips of a material
MORE_CHIPS: Final = 9  # each further one up to five
RIVAL_CHIP: Final = 5


def value(s: MedurisState, seat: i64) -> int:
    """The worth of a position, the higher the better."""
    d = s.d
    if d[PHASE] == FINISH:
        return WON if ranks(s)[seat] == 1 else -WON
    total: i64 = POINT * score(s, seat) + pending(s, seat)
    return total + stock(s, seat) + built(s, seat) + rivals(s, seat) + income(s, seat)


def terms(s: MedurisState, seat: i64) -> list[tuple[str, int]]:
    """The same by what it is made of, each part with the message that names it."""
    if s.d[PHASE] == FINISH:
        return [("meduris-advice-win", value(s, seat))]
    # A payment under way counts for what is paid for: an offering, a building, or chips.
    coming = pending(s, seat)
    swapping = s.d[PHASE] == SWAPPING
    building = not swapping and (s.d[PURPOSE] == FOR_HUT or s.d[PURPOSE] == FOR_TEMPLE)
    offering = not swapping and not building
    return [
        ("meduris-advice-points", POINT * score(s, seat) + (coming if offering else 0)),
        ("meduris-advice-income", income(s, seat)),
        ("meduris-advice-built", built(s, seat) + (coming if building else 0)),
        ("meduris-advice-stock", stock(s, seat) + (coming if swapping else 0)),
        ("meduris-advice-rivals", rivals(s, seat)),
    ]


def rivals(s: MedurisState, seat: i64) -> i64:
    """The best score of the others, and what all of them have to build with."""
    total: i64 = 0
    best: i64 = 0
    other: i64
    for other in range(i64(s.d[SEAT_COUNT])):
        if other != seat:
            rival = score(s, other)
            best = rival if rival > best else best
            total -= RIVAL_CHIP * chips_held(s.d, other)
    return total - RIVAL_POINT * best


def built(s: MedurisState, seat: i64) -> i64:
    """Pieces on the board, by those that are not."""
    return -BUILT * pieces_left(s.d, seat)


def stock(s: MedurisState, seat: i64) -> i64:
    """Chips to build and offer with, of all kinds rather than many of one."""
    total: i64 = 0
    material: i64
    for material in range(MATERIALS):
        count = i64(s.d[STOCK + 4 * seat + material])
        first: i64 = count if count < 2 else 2
        more: i64 = count - first if count < 5 else 5 - first
        total += FIRST_CHIPS * first + MORE_CHIPS * more
    return total


def income(s: MedurisState, seat: i64) -> i64:
    """What the rows would pay: the rows of its own huts, less those of the others."""
    d = s.d
    total: i64 = 0
    field: i64
    for field in range(i64(d[FIELD_COUNT])):
        size = run_size(d, field)
        if size > 0:
            if i64(d[BUILDING + field]) == HUT + seat:
                total += INCOME * size
            else:
                total -= RIVAL_INCOME * size
    return total


def pending(s: MedurisState, seat: i64) -> i64:
    """What a payment of this seat under way will bring, less what it still costs."""
    d = s.d
    if i64(d[ASKED]) != seat:
        return 0
    if d[PHASE] == SWAPPING:
        return FIRST_CHIPS - FIRST_CHIPS * i64(d[TO_GIVE])
    field = i64(d[FIELD])
    cost = FIRST_CHIPS * i64(d[DUE_A] + d[DUE_B] + d[TO_GIVE])
    if d[PURPOSE] == FOR_HUT:
        return BUILT + INCOME * factor(d, field) - cost
    if d[PURPOSE] == FOR_TEMPLE:
        beside = factor(d, field) - 1
        return BUILT + POINT * beside - cost
    if d[PURPOSE] == FOR_ONE:
        return POINT - cost
    if d[PURPOSE] == FOR_BOTH:
        return POINT * run_size(d, field) - cost
    return 0

"""How promising a move of Meduris looks before it is thought about: for what an action brings at
once, weighed; for all else a rule of thumb."""

from typing import Final

from dolmen.core.native import i64, u8, vec
from dolmen.games.meduris.board import behind, factor, run_size
from dolmen.games.meduris.data import DRUID_CHIP, FREE_HUT, MATERIALS, STACK, TWO
from dolmen.games.meduris.moves import (
    GIVE,
    HUT_AT,
    LIFT,
    LIFT_TO,
    OFFER_BOTH,
    OFFER_CHIP,
    OFFER_NOTHING,
    OFFER_ONE,
    RETURN,
    SWAP_FOR,
    TAKE,
    TEMPLE_AT,
)
from dolmen.games.meduris.score import runes
from dolmen.games.meduris.state import (
    ASKED,
    BUILDING,
    CHIP,
    DISTRICT,
    FIELD,
    FIRST,
    GIVING,
    HUT,
    OFFERING,
    PHASE,
    PILE,
    PLAIN,
    RETURNING,
    RUNE,
    SEAT,
    SECOND,
    STOCK,
    SWAPPING,
    TAKING,
    TEMPLE,
    ahead,
    chips_held,
    is_hut,
    workers_on,
)

# What an action brings, by the place of its weight.
YIELD_MINE: Final = 0  # chips of a big yield
YIELD_THEIRS: Final = 1
YIELD_NEW: Final = 2  # 1: of a material that is not in stock
HUT_BUILT: Final = 3  # 1
MISSING: Final = 4  # chips of the price that are not in stock
RUNE_MINE: Final = 5  # runes with the one that it takes
RUNE_THEIRS: Final = 6  # runes of whom it takes it from
BONUS_TWO: Final = 7  # 1
BONUS_HUT: Final = 8  # the factor that is not paid
BONUS_DRUID: Final = 9  # the row of a stored offering
ROW_MINE: Final = 10  # own huts of the row that grows
ROW_THEIRS: Final = 11
BESIDE_MINE: Final = 12  # by how much own temples gain
BESIDE_THEIRS: Final = 13
TEMPLE_BUILT: Final = 14  # 1
TEMPLE_SCORE: Final = 15  # what the temple scores as it is
CHIPS_AFTER: Final = 16  # chips that are left, up to six
MERITS: Final = 17

NAMES: Final = (
    "yield-mine",
    "yield-theirs",
    "yield-new",
    "hut-built",
    "missing",
    "rune-mine",
    "rune-theirs",
    "bonus-two",
    "bonus-hut",
    "bonus-druid",
    "row-mine",
    "row-theirs",
    "beside-mine",
    "beside-theirs",
    "temple-built",
    "temple-score",
    "chips-after",
)

ENOUGH_CHIPS: Final = 6
# Rules of thumb outside the action, as parts of each other.
SHARES: Final = 60
BOTH: Final = 4  # a point of the row
STORED: Final = 2
ONE_HELD: Final = 5
FEW: Final = 1


def merit(d: vec[u8], move: i64, w: vec[i64], at: i64) -> i64:
    """What an action promises; its weights stand in the vec from that place on."""
    if move < HUT_AT:
        return lift_merit(d, move - LIFT, w, at)
    if move < TEMPLE_AT:
        return hut_merit(d, move - HUT_AT, w, at)
    if move < SWAP_FOR:
        return temple_merit(d, move - TEMPLE_AT, w, at)
    return 0


def lift_merit(d: vec[u8], lifted: i64, w: vec[i64], at: i64) -> i64:
    """Chips, of those that one has none of rather than others."""
    seat = i64(d[SEAT])
    plain = i64(LIFT_TO[lifted])
    left = i64(d[PILE + plain])
    height = workers_on(d, plain)
    due = height + 1
    mine: i64 = due if due < left else left
    left -= mine
    theirs: i64 = 0
    while height > 0:
        due = height if height < left else left
        left -= due
        height -= 1
        if i64(d[PLAIN + STACK * plain + height]) == seat + 1:
            mine += due
        else:
            theirs += due
    total = w[at + YIELD_MINE] * mine + w[at + YIELD_THEIRS] * theirs
    if d[STOCK + MATERIALS * seat + plain] == 0:
        total += w[at + YIELD_NEW]
    return total


def hut_merit(d: vec[u8], field: i64, w: vec[i64], at: i64) -> i64:
    """The rune, the chip on the field, the row and the temples beside it, and what is left."""
    seat = i64(d[SEAT])
    size = factor(d, field)
    total = w[at + HUT_BUILT]
    price = size
    if d[CHIP + field] == FREE_HUT:
        total += w[at + BONUS_HUT] * size
        price = 0
    elif d[CHIP + field] == TWO:
        total += w[at + BONUS_TWO]
    elif d[CHIP + field] == DRUID_CHIP:
        total += w[at + BONUS_DRUID] * size
    holder = i64(d[RUNE + i64(d[DISTRICT + field])])
    if holder != seat + 1:
        total += w[at + RUNE_MINE] * (runes(d, seat) + 1)
        if holder > 0:
            total += w[at + RUNE_THEIRS] * runes(d, holder - 1)
    back = behind(d, field)
    before = size - run_size(d, back)
    while is_hut(d, back):
        total += neighbour(d, back, seat, w, at)
        back = behind(d, back)
    front = ahead(d, field)
    after = size - run_size(d, front)
    while is_hut(d, front):
        total += neighbour(d, front, seat, w, at)
        front = ahead(d, front)
    total += beside(d, back, before, seat, w, at) + beside(d, front, after, seat, w, at)
    return total + cost(d, field, price, seat, w, at)


def neighbour(d: vec[u8], field: i64, seat: i64, w: vec[i64], at: i64) -> i64:
    """A hut of the row that grows."""
    return w[at + ROW_MINE] if i64(d[BUILDING + field]) == HUT + seat else w[at + ROW_THEIRS]


def beside(d: vec[u8], field: i64, gains: i64, seat: i64, w: vec[i64], at: i64) -> i64:
    """What ends the row: a temple gains by it."""
    building = i64(d[BUILDING + field])
    if building < TEMPLE:
        return 0
    return gains * (w[at + BESIDE_MINE] if building == TEMPLE + seat else w[at + BESIDE_THEIRS])


def temple_merit(d: vec[u8], field: i64, w: vec[i64], at: i64) -> i64:
    """The rows on both sides."""
    total = w[at + TEMPLE_BUILT] + w[at + TEMPLE_SCORE] * (factor(d, field) - 1)
    return total + cost(d, field, 1, i64(d[SEAT]), w, at)


def cost(d: vec[u8], field: i64, each: i64, seat: i64, w: vec[i64], at: i64) -> i64:
    """What is missing of a price of so many of both materials, and what it leaves: three chips for
    each that is missing."""
    short = lack(d, seat, i64(d[FIRST + field]), each) + lack(d, seat, i64(d[SECOND + field]), each)
    left = chips_held(d, seat) - 2 * each - 2 * short
    return w[at + MISSING] * short + w[at + CHIPS_AFTER] * (
        left if left < ENOUGH_CHIPS else ENOUGH_CHIPS
    )


def lack(d: vec[u8], seat: i64, material: i64, count: i64) -> i64:
    """How many of so many chips a stock does not have."""
    have = i64(d[STOCK + MATERIALS * seat + material])
    return count - have if have < count else 0


def thumb(d: vec[u8], move: i64) -> i64:
    """A rule of thumb for all that is no action: take what one has few of, give what one has many
    of, offer by what it scores."""
    phase = d[PHASE]
    at = STOCK + MATERIALS * i64(d[ASKED])
    if phase == TAKING and move < TAKE + MATERIALS:
        return SHARES // (i64(d[at + move - TAKE]) + 1) + 1
    if phase == RETURNING:
        return i64(d[at + move - RETURN]) + 1
    if phase == GIVING or phase == SWAPPING:
        return i64(d[at + move - GIVE]) + 1
    if phase != OFFERING or move == OFFER_NOTHING:
        return FEW
    size = run_size(d, i64(d[FIELD]))
    if move == OFFER_BOTH:
        return BOTH * size + FEW
    if move == OFFER_CHIP:
        return STORED * size
    return ONE_HELD if d[at + move - OFFER_ONE] > 0 else FEW

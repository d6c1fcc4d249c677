"""A position of Meduris: one packed vec, its offsets and the small functions over it."""

from typing import Final, final

from dolmen.core.game import State
from dolmen.core.native import i64, u8, vec
from dolmen.games.meduris.data import (
    CHIPS_EACH,
    FIELDS,
    HUTS,
    MATERIALS,
    PURSE_PLACE,
    START_SCORE,
    TEMPLES_EACH,
    WORKERS,
)

# What stands on a field.
UNBUILT: Final = 0
HUT: Final = 1  # + seat
TEMPLE: Final = 5  # + seat

# How many cells a part of the vec has. The printed sizes once more, since mypyc folds only what is
# made of the Finals of one module (test_state holds them to those of data).
RING_CELLS: Final = 40
SEAT_CELLS: Final = 4
MATERIAL_CELLS: Final = 4
STACK_CELLS: Final = 3
DISTRICT_CELLS: Final = 9
CATEGORY_CELLS: Final = 4
WIDE: Final = 2  # a number above 255: two bytes, low first

# Offsets into the vec. What lies on the board:
BUILDING: Final = 0
CHIP: Final = BUILDING + RING_CELLS  # the bonus chip of a field, also under a hut
# The size of the run a hut is in, 0 elsewhere; field f is at RUN + 1 + f, and the two outer cells
# repeat the fields across the river.
RUN: Final = CHIP + RING_CELLS
FIRST: Final = RUN + 1 + RING_CELLS + 1  # the first material of a field
SECOND: Final = FIRST + RING_CELLS  # the second one
DISTRICT: Final = SECOND + RING_CELLS
PAIR: Final = DISTRICT + RING_CELLS  # where in a purse (board.py) the two materials stand
PLAIN: Final = PAIR + RING_CELLS  # seat + 1 of each worker, bottom to top
STOCK: Final = PLAIN + MATERIAL_CELLS * STACK_CELLS  # chips, material by material, seat by seat
PILE: Final = STOCK + SEAT_CELLS * MATERIAL_CELLS
HUTS_LEFT: Final = PILE + MATERIAL_CELLS
TEMPLES_LEFT: Final = HUTS_LEFT + SEAT_CELLS
WORKERS_LEFT: Final = TEMPLES_LEFT + SEAT_CELLS  # not placed yet
RUNE: Final = WORKERS_LEFT + SEAT_CELLS  # seat + 1 of the one owner, 0 for nobody (MED-RUNE-03)
POINTS: Final = RUNE + DISTRICT_CELLS  # category by category, seat by seat, wide
# What does not change during a game:
SEAT_COUNT: Final = POINTS + SEAT_CELLS * CATEGORY_CELLS * WIDE
FIELD_COUNT: Final = SEAT_COUNT + 1
STARTER: Final = FIELD_COUNT + 1  # the seat that starts, NOBODY to have it drawn
STALEMATE_END: Final = STARTER + 1
IDLE_LIMIT: Final = STALEMATE_END + 1  # wide
OPEN_STOCKS: Final = IDLE_LIMIT + WIDE
# The turn:
PHASE: Final = OPEN_STOCKS + 1
SEAT: Final = PHASE + 1  # whose turn it is
ASKED: Final = SEAT + 1  # who decides now
DRUID: Final = ASKED + 1
FACE: Final = DRUID + 1  # the die of this turn
LAID: Final = FACE + 1  # bonus chips laid, then turned up
FIRST_CHIP: Final = LAID + 1  # where the first and the last bonus chip lie, while they are laid
LAST_CHIP: Final = FIRST_CHIP + 1
# A payment or swap under way:
PURPOSE: Final = LAST_CHIP + 1
FIELD: Final = PURPOSE + 1  # what is built or asked at
MATERIAL_A: Final = FIELD + 1  # the two materials due, and how many are still due directly
MATERIAL_B: Final = MATERIAL_A + 1
DUE_A: Final = MATERIAL_B + 1
DUE_B: Final = DUE_A + 1
REPLACING: Final = DUE_B + 1  # the material chips are given for, or the one swapped for
TO_GIVE: Final = REPLACING + 1  # chips still to give for it
LOWEST: Final = TO_GIVE + 1  # chips come in the order of the materials: none before this one
# Ends:
BUILT: Final = LOWEST + 1  # 1: this turn brought a construction
IDLE: Final = BUILT + 1  # turns in a row without a construction, wide
STALE: Final = IDLE + WIDE  # of these, the last ones that ended with all piles empty, wide
TURNS_LEFT: Final = STALE + WIDE  # turns left once somebody has placed everything
FINAL_ROUND: Final = TURNS_LEFT + 1  # 1: the final circuit
MARK: Final = FINAL_ROUND + 1  # the hut where the circuit ends
SIZE: Final = MARK + 1

# Categories of points that are booked during play.
OFFERINGS: Final = 0
REFUSALS: Final = 1  # lost, so subtracted
BONUS: Final = 2
INTERIM: Final = 3

# What a cell holds where there is no seat, field, material or face: no byte of theirs is that high.
NOBODY: Final = 255
NO_FIELD: Final = NOBODY
NO_MATERIAL: Final = NOBODY
NO_FACE: Final = NOBODY

# Where the druid is when he is not at a field (MED-SETUP-08): the highest bytes, so that the step
# after the last one is no field but the way into the ring.
STEP_3: Final = 255
OWN_TEMPLE: Final = STEP_3 - 3

BYTE: Final = 1 << 8
MOST_WIDE: Final = BYTE * BYTE - 1

# What a player decides, then what chance decides, then the end.
PLACING: Final = 0  # a worker, during set-up
TAKING: Final = 1  # die face plus
RETURNING: Final = 2  # die face minus
ACTING: Final = 3  # move 2/2
SWAPPING: Final = 4  # giving chips for a swap on its own
PAYING: Final = 5  # replacing, or paying
GIVING: Final = 6  # giving chips for a replacement
OFFERING: Final = 7
ROLLING: Final = 8
LAYING: Final = 9  # bonus chips, face down
TURNING: Final = 10  # bonus chips, face up
DRAW_FIRST: Final = 11
FINISH: Final = 12

STEPS: Final = (
    "place-worker",
    "take",
    "return",
    "act",
    "swap",
    "pay",
    "give",
    "offer",
    "roll",
    "lay-bonus",
    "turn-bonus",
    "draw-first",
    "over",
)

# What a payment is for.
NOTHING: Final = 0
FOR_HUT: Final = 1
FOR_TEMPLE: Final = 2
FOR_ONE: Final = 3  # an offering of one material
FOR_BOTH: Final = 4


@final
class MedurisState(State):
    """A position. The rules take its vec along, so that no step of theirs has to fetch it."""

    def __init__(self, d: vec[u8]) -> None:
        super().__init__()
        self.d: vec[u8] = d

    def clone(self) -> "MedurisState":
        return MedurisState(self.d[:])

    def numbers(self) -> list[int]:
        """Everything in the position as plain numbers: equal lists are equal positions."""
        listed: list[int] = []
        i: i64
        for i in range(SIZE):
            listed.append(i64(self.d[i]))
        return listed

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.numbers(),))


def restore(numbers: list[int]) -> MedurisState:
    """The position whose `numbers` these are."""
    return MedurisState(vec[u8]([u8(number) for number in numbers]))


def new_state(seats: i64, board: list[int]) -> MedurisState:
    """MED-SETUP-05, MED-SETUP-08, MED-SETUP-09, MED-SETUP-10, MED-SETUP-11 Before the bonus chips
    are laid. The board is its first materials, second materials and districts, 40 cells each."""
    fields = FIELDS[seats]
    d = vec[u8]([u8(0)] * SIZE)
    i: i64
    for i in range(3 * RING_CELLS):
        d[FIRST + i] = u8(board[i])
    for i in range(fields):
        d[PAIR + i] = PURSE_PLACE[MATERIALS * i64(d[FIRST + i]) + i64(d[SECOND + i])]
    for i in range(MATERIALS):
        d[PILE + i] = u8(CHIPS_EACH - seats)
    for i in range(seats):
        d[HUTS_LEFT + i] = u8(HUTS[seats])
        d[TEMPLES_LEFT + i] = TEMPLES_EACH
        d[WORKERS_LEFT + i] = u8(WORKERS[seats])
    for i in range(MATERIALS * seats):
        d[STOCK + i] = 1
    d[SEAT_COUNT] = u8(seats)
    d[FIELD_COUNT] = u8(fields)
    d[STARTER] = NOBODY
    d[PHASE] = LAYING
    d[DRUID] = OWN_TEMPLE
    for i in (FACE, FIRST_CHIP, LAST_CHIP, FIELD, MATERIAL_A, MATERIAL_B, REPLACING, MARK):
        d[i] = NOBODY
    return MedurisState(d)


def seat_count(d: vec[u8]) -> int:
    """How many play."""
    return i64(d[SEAT_COUNT])


def field_count(d: vec[u8]) -> int:
    """How many fields the board has."""
    return i64(d[FIELD_COUNT])


def wide(d: vec[u8], at: i64) -> i64:
    """A number of two bytes."""
    return i64(d[at]) + BYTE * i64(d[at + 1])


def write_wide(d: vec[u8], at: i64, number: i64) -> None:
    """Writes a number of two bytes; a larger one stays at the largest there is."""
    if number > MOST_WIDE:
        number = MOST_WIDE
    d[at] = u8(number & (BYTE - 1))
    d[at + 1] = u8(number >> 8)


def points(d: vec[u8], seat: i64, category: i64) -> i64:
    """What a seat has booked in a category."""
    return wide(d, POINTS + WIDE * (CATEGORY_CELLS * seat + category))


def book(d: vec[u8], seat: i64, category: i64, count: i64) -> None:
    """Books points (MED-OFFER-08 at once; MED-SCORE-07 they may pass any track)."""
    at = POINTS + WIDE * (CATEGORY_CELLS * seat + category)
    write_wide(d, at, wide(d, at) + count)


def marker(d: vec[u8], seat: i64) -> i64:
    """MED-SETUP-05 Where the score marker of a seat stands, before the final scoring."""
    gained = points(d, seat, OFFERINGS) + points(d, seat, BONUS) + points(d, seat, INTERIM)
    return START_SCORE + gained - points(d, seat, REFUSALS)


def is_hut(d: vec[u8], field: i64) -> bool:
    """Whether a hut of anybody stands there."""
    return HUT <= d[BUILDING + field] < TEMPLE


def owner(d: vec[u8], field: i64) -> i64:
    """Whose hut or temple stands there."""
    return i64((d[BUILDING + field] - 1) & 3)


def ahead(d: vec[u8], field: i64) -> i64:
    """MED-SETUP-04 The next field clockwise; the last one is followed by field 0."""
    if field + 1 == i64(d[FIELD_COUNT]):
        return 0
    return field + 1


def next_seat(d: vec[u8], seat: i64) -> i64:
    """MED-SETUP-01 The left neighbour: seats run clockwise."""
    if seat + 1 == i64(d[SEAT_COUNT]):
        return 0
    return seat + 1


def chips_held(d: vec[u8], seat: i64) -> i64:
    """All material chips of a stock."""
    at = STOCK + MATERIAL_CELLS * seat
    return i64(d[at] + d[at + 1] + d[at + 2] + d[at + 3])


def workers_on(d: vec[u8], plain: i64) -> i64:
    """How high the stack of a plain is."""
    at = PLAIN + STACK_CELLS * plain
    if d[at] == 0:
        return 0
    if d[at + 1] == 0:
        return 1
    if d[at + 2] == 0:
        return 2
    return 3


def gain(d: vec[u8], seat: i64, material: i64, count: i64) -> i64:
    """Moves up to that many chips from a pile to a stock; gives how many there were."""
    left = i64(d[PILE + material])
    if count > left:
        count = left
    d[PILE + material] -= u8(count)
    d[STOCK + MATERIAL_CELLS * seat + material] += u8(count)
    return count


def give(d: vec[u8], seat: i64, material: i64, count: i64) -> None:
    """Moves chips from a stock to their pile."""
    d[STOCK + MATERIAL_CELLS * seat + material] -= u8(count)
    d[PILE + material] += u8(count)

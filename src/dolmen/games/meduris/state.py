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

# Offsets into the vec.
BUILDING: Final = 0  # 40
CHIP: Final = 40  # 40: the bonus chip of a field, also under a hut
RUN: Final = 80  # 42: the size of the run a hut is in, 0 elsewhere; field f is at RUN + 1 + f,
# and the two outer cells repeat the fields across the river
FIRST: Final = 122  # 40: the first material of a field
SECOND: Final = 162  # 40: the second one
DISTRICT: Final = 202  # 40
PLAIN: Final = 242  # 4 x 3: seat + 1 of each worker, bottom to top
STOCK: Final = 254  # 4 x 4 chips
PILE: Final = 270  # 4
HUTS_LEFT: Final = 274  # 4
TEMPLES_LEFT: Final = 278  # 4
WORKERS_LEFT: Final = 282  # 4: not placed yet
RUNE: Final = 286  # 9: seat + 1 of the owner
POINTS: Final = 295  # 4 seats x 4 categories, two bytes each, low first
PAIR: Final = 327  # 40: where in a purse (board.py) the two materials of a field stand
SIZE: Final = 367

# Categories of points that are booked during play.
OFFERINGS: Final = 0
REFUSALS: Final = 1  # lost, so subtracted
BONUS: Final = 2
INTERIM: Final = 3

# Where the druid is when he is not at a field (MED-SETUP-08).
OWN_TEMPLE: Final = -4
STEP_3: Final = -1

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

NOBODY: Final = -1
NO_MATERIAL: Final = -1


@final
class MedurisState(State):
    """A position; what does not change during a game comes first."""

    def __init__(self, d: vec[u8], seats: i64, fields: i64) -> None:
        super().__init__()
        self.d: vec[u8] = d
        self.seats: i64 = seats
        self.fields: i64 = fields
        self.first: i64 = NOBODY  # the seat that starts, NOBODY to have it drawn
        self.stalemate_end: i64 = 1
        self.idle_limit: i64 = 20
        self.open_stocks: i64 = 0
        self.phase: i64 = LAYING
        self.seat: i64 = 0  # whose turn it is
        self.asked: i64 = 0  # who decides now
        self.druid: i64 = OWN_TEMPLE
        self.face: i64 = NOBODY  # the die of this turn
        self.laid: i64 = 0  # bonus chips laid, then turned up
        self.first_chip: i64 = NOBODY  # where the first and the last bonus chip lie, while they
        self.last_chip: i64 = NOBODY  # are laid
        # A payment or swap under way.
        self.purpose: i64 = NOTHING
        self.field: i64 = NOBODY  # what is built or asked at
        self.a: i64 = NO_MATERIAL  # the two materials due, and how many are still due directly
        self.b: i64 = NO_MATERIAL
        self.due_a: i64 = 0
        self.due_b: i64 = 0
        self.replacing: i64 = (
            NO_MATERIAL  # the material chips are given for, or the one swapped for
        )
        self.to_give: i64 = 0  # chips still to give for it
        self.lowest: i64 = 0  # chips come in the order of the materials: none before this one
        # Ends.
        self.built: i64 = 0  # 1: this turn brought a construction
        self.idle: i64 = 0  # turns in a row without a construction
        self.stale: i64 = 0  # of these, the last ones that ended with all piles empty
        self.last_turns: i64 = 0  # turns left once somebody has placed everything
        self.final: i64 = 0  # 1: the final circuit
        self.mark: i64 = NOBODY  # the hut where the circuit ends

    def clone(self) -> "MedurisState":
        c = MedurisState(self.d[:], self.seats, self.fields)
        c.first = self.first
        c.stalemate_end = self.stalemate_end
        c.idle_limit = self.idle_limit
        c.open_stocks = self.open_stocks
        c.phase = self.phase
        c.seat = self.seat
        c.asked = self.asked
        c.druid = self.druid
        c.face = self.face
        c.laid = self.laid
        c.first_chip = self.first_chip
        c.last_chip = self.last_chip
        c.purpose = self.purpose
        c.field = self.field
        c.a = self.a
        c.b = self.b
        c.due_a = self.due_a
        c.due_b = self.due_b
        c.replacing = self.replacing
        c.to_give = self.to_give
        c.lowest = self.lowest
        c.built = self.built
        c.idle = self.idle
        c.stale = self.stale
        c.last_turns = self.last_turns
        c.final = self.final
        c.mark = self.mark
        return c

    def numbers(self) -> list[int]:
        """Everything in the position as plain numbers: equal lists are equal positions."""
        listed: list[int] = []
        i: i64
        for i in range(SIZE):
            listed.append(i64(self.d[i]))
        listed += [self.seats, self.fields, self.first, self.stalemate_end, self.idle_limit]
        listed += [self.open_stocks, self.phase, self.seat, self.asked, self.druid, self.face]
        listed += [self.laid, self.first_chip, self.purpose, self.field, self.a, self.b]
        listed += [self.due_a, self.due_b, self.replacing, self.to_give, self.lowest, self.built]
        listed += [self.idle, self.stale, self.last_turns, self.final, self.mark, self.last_chip]
        return listed

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.numbers(),))


def restore(numbers: list[int]) -> MedurisState:
    """The position whose `numbers` these are."""
    rest = numbers[SIZE:]
    s = MedurisState(vec[u8]([u8(number) for number in numbers[:SIZE]]), rest[0], rest[1])
    s.first, s.stalemate_end, s.idle_limit, s.open_stocks = rest[2], rest[3], rest[4], rest[5]
    s.phase, s.seat, s.asked, s.druid, s.face = rest[6], rest[7], rest[8], rest[9], rest[10]
    s.laid, s.first_chip, s.purpose, s.field = rest[11], rest[12], rest[13], rest[14]
    s.a, s.b, s.due_a, s.due_b = rest[15], rest[16], rest[17], rest[18]
    s.replacing, s.to_give, s.lowest, s.built = rest[19], rest[20], rest[21], rest[22]
    s.idle, s.stale, s.last_turns = rest[23], rest[24], rest[25]
    s.final, s.mark, s.last_chip = rest[26], rest[27], rest[28]
    return s


def new_state(seats: i64, board: list[int]) -> MedurisState:
    """MED-SETUP-05 to 11 Before the bonus chips are laid. The board is its first materials, second
    materials and districts, 40 cells each."""
    fields = FIELDS[seats]
    d = vec[u8]([u8(0)] * SIZE)
    i: i64
    for i in range(120):
        d[FIRST + i] = u8(board[i])
    for i in range(fields):
        d[PAIR + i] = PURSE_PLACE[4 * i64(d[FIRST + i]) + i64(d[SECOND + i])]
    for i in range(MATERIALS):
        d[PILE + i] = u8(CHIPS_EACH - seats)
    for i in range(seats):
        d[HUTS_LEFT + i] = u8(HUTS[seats])
        d[TEMPLES_LEFT + i] = TEMPLES_EACH
        d[WORKERS_LEFT + i] = u8(WORKERS[seats])
    for i in range(MATERIALS * seats):
        d[STOCK + i] = 1
    return MedurisState(d, seats, fields)


def points(d: vec[u8], seat: i64, category: i64) -> i64:
    """What a seat has booked in a category."""
    at = POINTS + 8 * seat + 2 * category
    return i64(d[at]) + 256 * i64(d[at + 1])


def book(d: vec[u8], seat: i64, category: i64, count: i64) -> None:
    """Books points; they may pass 255, so each category has two bytes."""
    at = POINTS + 8 * seat + 2 * category
    total = i64(d[at]) + 256 * i64(d[at + 1]) + count
    d[at] = u8(total & 255)
    d[at + 1] = u8(total >> 8)


def marker(d: vec[u8], seat: i64) -> i64:
    """MED-SETUP-05 Where the score marker of a seat stands, before the final scoring."""
    gained = points(d, seat, OFFERINGS) + points(d, seat, BONUS) + points(d, seat, INTERIM)
    return START_SCORE + gained - points(d, seat, REFUSALS)


def is_hut(d: vec[u8], field: i64) -> bool:
    """Whether a hut of anybody stands there."""
    return HUT <= i64(d[BUILDING + field]) < TEMPLE


def owner(d: vec[u8], field: i64) -> i64:
    """Whose hut or temple stands there."""
    return (i64(d[BUILDING + field]) - 1) & 3


def ahead(s: MedurisState, field: i64) -> i64:
    """MED-SETUP-04 The next field clockwise; the last one is followed by field 0."""
    if field + 1 == s.fields:
        return 0
    return field + 1


def next_seat(s: MedurisState, seat: i64) -> i64:
    """The left neighbour."""
    if seat + 1 == s.seats:
        return 0
    return seat + 1


def chips_held(d: vec[u8], seat: i64) -> i64:
    """All material chips of a stock."""
    at = STOCK + 4 * seat
    return i64(d[at] + d[at + 1] + d[at + 2] + d[at + 3])


def workers_on(d: vec[u8], plain: i64) -> i64:
    """How high the stack of a plain is."""
    at = PLAIN + 3 * plain
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
    count = count if count < left else left
    d[PILE + material] -= u8(count)
    d[STOCK + 4 * seat + material] += u8(count)
    return count


def give(d: vec[u8], seat: i64, material: i64, count: i64) -> None:
    """Moves chips from a stock to their pile."""
    d[STOCK + 4 * seat + material] -= u8(count)
    d[PILE + material] += u8(count)

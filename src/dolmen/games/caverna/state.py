"""A position of Caverna: one packed vec, its offsets and the small functions over it.

Goods and sets of cells pass a byte, so the vec is one of machine words; everything is in it, and a
clone is one slice. Sets of cells, tiles and spaces are bits (see `grid`)."""

from typing import Final, final

from dolmen.core.game import State
from dolmen.core.native import i64, vec
from dolmen.games.caverna.data import (
    BIT,
    MOST_DWARFS,
    SLOTS,
    STABLES_EACH,
    START_DWARFS,
    spaces_of,
)
from dolmen.games.caverna.grid import PRINTED_CAVERN_BIT

# What the table as a whole is about.
PHASE: Final = 0
ROUND: Final = 1
SEAT: Final = 2  # whose turn it is, or who is asked outside the work phase
TOKEN: Final = 3  # who holds the starting-player token
MARKER: Final = 4  # the harvest marker of this round: 0 not turned up, LEAF or QUESTION
QUESTIONS: Final = 5  # question marks resolved (CAV-HARVEST-05)
LEAVES: Final = 6  # leaves of earlier rounds
IN_PLAY: Final = 7  # spaces in play
FREE: Final = 8  # spaces in play without a dwarf
ON_OFFER: Final = 9  # furnishings nobody has taken
MARKERS_LATE: Final = 10  # option markers="end"
FIRST: Final = 11  # option first: a seat, or -1 to have it drawn
CHOSEN: Final = 12  # strength of the dwarf that a ruby lets overtake, 0 for none (CAV-WORK-09)
DWARF: Final = 13  # which dwarf of the seat acts, -1 before it is placed
SPACE: Final = 14  # whose action is carried out, -1 before that
IMITATING: Final = 15  # 1: that space is imitated, so its goods stay there
ACTED: Final = 16  # 1: a part of the action has been carried out (CAV-WORK-20)
COINS_OPEN: Final = 17  # 1: the last move exchanged gold, one more coin makes one more food
KEPT: Final = 18  # solo: spaces paid for with a ruby this round
HARVESTING: Final = 19  # how this round ends: NO_HARVEST, NORMAL, ONE_FOOD or CHOICE
LEFT: Final = 20  # seats still to be asked in this step, the present one included
CAVE_FED: Final = 21  # 1: the working cave fed a dwarf in this feeding
STRENGTH: Final = 22  # of the weapon at the start of the expedition (CAV-EXPEDITION-14)
UNCHECKED: Final = 23  # 1: animals came or room went since housing was last checked
CARD_ORDER: Final = 24  # solo: in which order the round cards come, 0 as printed (CAV-SOLO-12)
FLOW: Final = 25  # the stack of `core.flow`: its depth, then up to 8 frames
ON_SPACE: Final = FLOW + 9  # 51 x 3 goods
OCCUPANT: Final = ON_SPACE + 51 * 3  # 51: seat + 1 of the dwarf there
TILE_CELL: Final = OCCUPANT + 51  # 48: where a unique furnishing lies
STOCKED: Final = TILE_CELL + 48  # spaces where goods lie, as bits
SEATS_AT: Final = STOCKED + 1  # 7 x STRIDE
STRIDE: Final = 64

STACK_SIZE: Final = 8

# A seat: goods first, then
BEGGING: Final = 13
DWARFS: Final = 14  # in play
BORN: Final = 15  # of these, the last ones were born this round
ROOM: Final = 16  # clan capacity, without the additional dwelling
STABLES: Final = 17  # not built yet
WEAPON: Final = 18  # 6
AT: Final = 24  # 6: HOME, or space + 1, or ASIDE
OWN: Final = 30  # furnishings in force, as bits
DWELT: Final = 31  # cells with an ordinary dwelling
FIELD: Final = 32
MEADOW: Final = 33  # not fenced
SMALL: Final = 34
LARGE_EAST: Final = 35  # western cells of large pastures that lie east to west
LARGE_SOUTH: Final = 36  # northern cells of the others
STABLE: Final = 37
CAVERN: Final = 38  # not furnished
TUNNEL: Final = 39
DEEP: Final = 40
ORE_MINES_AT: Final = 41
RUBY_MINES_AT: Final = 42
FURNISHED: Final = 43  # without the entrance
GRAIN_1: Final = 44  # fields with 1 grain or more; no goods before their harvest (CAV-SOW-08)
GRAIN_2: Final = 45
GRAIN_3: Final = 46
VEGETABLE_1: Final = 47
VEGETABLE_2: Final = 48
# Counted along, so that housing animals is arithmetic (`housing`).
BARE_MEADOWS: Final = 49
STABLED_MEADOWS: Final = 50
FOREST_STABLES: Final = 51
PASTURES: Final = 52  # 4: of capacity 2, 4, 8, 16
ORE_MINES: Final = 56
RUBY_MINES: Final = 57
EMPTY_FIELDS: Final = 58
SUPPLY: Final = 59  # 3: rounds a supplier still pays
EXTENDED: Final = 62  # 1: the guest room has been used on the extension
CHOICE: Final = 63  # third event: 0 not chosen, 1 fields, 2 breeding

HOME: Final = 0
ASIDE: Final = 52  # set aside for the round (CAV-WORK-22)

LEAF: Final = 1
QUESTION: Final = 2

NO_HARVEST: Final = 0
NORMAL: Final = 1
ONE_FOOD: Final = 2
EITHER: Final = 3

# What a player decides, then what chance decides, then the end.
WORK: Final = 0
KEEPING: Final = 1  # solo, before the supply
CHOOSING: Final = 2  # third event: fields or breeding
FEEDING: Final = 3
BREEDING: Final = 4
BRED: Final = 5  # exchanges after breeding of one's own
LAST: Final = 6  # exchanges before scoring
DRAW_FIRST: Final = 7
REVEALING: Final = 8
TURNING: Final = 9  # a harvest marker
FINISH: Final = 10

PHASES: Final = (
    "work",
    "keep",
    "choose",
    "feed",
    "breed",
    "bred",
    "last",
    "draw-first",
    "reveal",
    "marker",
    "over",
)

NOBODY: Final = -1


@final
class CavernaState(State):
    """A position: everything is in the vec."""

    def __init__(self, d: vec[i64], seats: i64) -> None:
        super().__init__()
        self.d: vec[i64] = d
        self.seats: i64 = seats

    def clone(self) -> "CavernaState":
        return CavernaState(self.d[:], self.seats)

    def numbers(self) -> list[int]:
        """Everything in the position as plain numbers: equal lists are equal positions."""
        listed: list[int] = [self.seats]
        i: i64
        for i in range(SEATS_AT + STRIDE * self.seats):
            listed.append(self.d[i])
        return listed

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.numbers(),))


def restore(numbers: list[int]) -> CavernaState:
    """The position whose `numbers` these are."""
    return CavernaState(vec[i64]([i64(number) for number in numbers[1:]]), numbers[0])


def new_state(
    seats: i64, tiles: i64, first: i64, markers_late: i64, card_order: i64
) -> CavernaState:
    """CAV-SETUP-01, CAV-SETUP-02, CAV-SETUP-06, CAV-SETUP-10 The start, before the starting player
    is drawn and food is dealt."""
    d = vec[i64]([i64(0)] * (SEATS_AT + STRIDE * seats))
    d[PHASE] = DRAW_FIRST
    d[ON_OFFER] = tiles
    d[FIRST] = first
    d[MARKERS_LATE] = markers_late
    d[CARD_ORDER] = card_order
    d[TOKEN] = NOBODY
    d[DWARF] = NOBODY
    d[SPACE] = NOBODY
    space: i64
    for space in spaces_of(seats):
        d[IN_PLAY] |= BIT[space]
    d[FREE] = d[IN_PLAY]
    seat: i64
    for seat in range(seats):
        p = SEATS_AT + STRIDE * seat
        d[p + DWARFS] = START_DWARFS
        d[p + ROOM] = START_DWARFS
        d[p + STABLES] = STABLES_EACH
        d[p + CAVERN] = PRINTED_CAVERN_BIT
    return CavernaState(d, seats)


def place_of(seat: i64) -> i64:
    """Where a seat begins in the vec."""
    return SEATS_AT + STRIDE * seat


def owns(d: vec[i64], p: i64, tile: i64) -> bool:
    """Whether the seat at p has that furnishing in force."""
    return d[p + OWN] >> tile & 1 != 0


def next_seat(s: CavernaState, seat: i64) -> i64:
    """The left neighbour."""
    if seat + 1 == s.seats:
        return 0
    return seat + 1


def weakest_home(d: vec[i64], p: i64) -> i64:
    """CAV-WORK-08 The least strength among the dwarfs in the cave, -1 if there is none."""
    least: i64 = -1
    i: i64 = 0
    grown = d[p + DWARFS] - d[p + BORN]
    while i < grown:
        if d[p + AT + i] == HOME and (least < 0 or d[p + WEAPON + i] < least):
            least = d[p + WEAPON + i]
        i += 1
    return least


def dwarf_home(d: vec[i64], p: i64, strength: i64) -> i64:
    """A dwarf in the cave with exactly that weapon, -1 if there is none."""
    i: i64 = 0
    grown = d[p + DWARFS] - d[p + BORN]
    while i < grown:
        if d[p + AT + i] == HOME and d[p + WEAPON + i] == strength:
            return i
        i += 1
    return -1


def family_fits(d: vec[i64], p: i64, additional: bool) -> bool:
    """CAV-HOME-03 Whether every dwarf finds a place."""
    dwarfs = d[p + DWARFS]
    return dwarfs <= d[p + ROOM] if dwarfs < MOST_DWARFS else additional and d[p + ROOM] >= 5


def large_cells(d: vec[i64], p: i64) -> i64:
    """All cells of large pastures."""
    east = d[p + LARGE_EAST]
    south = d[p + LARGE_SOUTH]
    return east | (east << 1) | south | (south << 8)


def goods_on(d: vec[i64], space: i64) -> i64:
    """All goods of a space, whatever their type."""
    at = ON_SPACE + SLOTS * space
    return d[at] + d[at + 1] + d[at + 2]


def count_bits(bits: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count

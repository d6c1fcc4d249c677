"""What anybody sees of Caverna, in numbers: seats are counted clockwise from the one that looks.

A home board is three planes of six rows and eight columns, one cell beyond the printed board on
every side (see `grid`): what lies there, what grows there, where stables stand."""

from typing import Final

from dolmen.core.blocks import add, fit, lay
from dolmen.core.description import HIGHEST, Slice
from dolmen.core.flow import FRAME_BITS, NODE
from dolmen.core.game import Buffer, fitting
from dolmen.core.native import i16, i64, vec
from dolmen.games.caverna.action import top_atom
from dolmen.games.caverna.data import (
    FURNISHING_COUNT,
    GOODS,
    LAST_ROUND,
    MOST_DWARFS,
    SLOTS,
    SPACE_COUNT,
    STABLES_EACH,
    STRONGEST,
)
from dolmen.games.caverna.state import (
    ACTED,
    ASIDE,
    AT,
    BEGGING,
    BORN,
    CAVE_FED,
    CAVERN,
    CHOICE,
    CHOSEN,
    COINS_OPEN,
    DEEP,
    DWARF,
    DWARFS,
    DWELT,
    EITHER,
    EXTENDED,
    FIELD,
    FINISH,
    FLOW,
    FURNISHED,
    GRAIN_1,
    GRAIN_2,
    GRAIN_3,
    HARVESTING,
    IMITATING,
    IN_PLAY,
    KEPT,
    LEAVES,
    LEFT,
    MARKER,
    MEADOW,
    NOBODY,
    OCCUPANT,
    ON_OFFER,
    ON_SPACE,
    ORE_MINES_AT,
    OWN,
    PHASE,
    QUESTION,
    QUESTIONS,
    ROOM,
    ROUND,
    RUBY_MINES_AT,
    SEAT,
    SMALL,
    SPACE,
    STABLE,
    STABLES,
    STACK_SIZE,
    STRENGTH,
    SUPPLY,
    TILE_CELL,
    TOKEN,
    TUNNEL,
    VEGETABLE_1,
    VEGETABLE_2,
    WEAPON,
    CavernaState,
    large_cells,
    place_of,
)

# The planes of a home board.
ROWS: Final = 6
COLUMNS: Final = 8
CELLS: Final = 48

# What lies on a cell.
BARE: Final = 0
FIELD_CELL: Final = 1
MEADOW_CELL: Final = 2
SMALL_CELL: Final = 3
LARGE_CELL: Final = 4
CAVERN_CELL: Final = 5
TUNNEL_CELL: Final = 6
DEEP_CELL: Final = 7
ORE_CELL: Final = 8
RUBY_CELL: Final = 9
DWELLING_CELL: Final = 10
FURNISHED_CELL: Final = 11

# Numbers of the table that stand in cells of their own, in their order.
COMMON: Final = vec[i64](
    [
        PHASE,
        ROUND,
        MARKER,
        QUESTIONS,
        LEAVES,
        CHOSEN,
        DWARF,
        SPACE,
        IMITATING,
        ACTED,
        COINS_OPEN,
        HARVESTING,
        LEFT,
        CAVE_FED,
        STRENGTH,
    ]
)
# Numbers of a seat, after its goods.
SCALARS: Final = vec[i64](
    [BEGGING, DWARFS, BORN, ROOM, STABLES, EXTENDED, CHOICE, SUPPLY, SUPPLY + 1, SUPPLY + 2]
)
NO_DWARF: Final = -1
# How far a part has come: at most the loot that was taken, an item a bit (test_observe holds it).
PROGRESS_BITS: Final = 24


def slices(seats: int) -> list[Slice]:
    """The numbers of `observe_into`, in their order."""
    common = [
        Slice("phase", (1,), 0, FINISH, category=True),
        Slice("round", (1,), 0, LAST_ROUND),
        Slice("marker", (1,), 0, QUESTION, category=True),
        Slice("questions", (1,), 0, LAST_ROUND),
        Slice("leaves", (1,), 0, LAST_ROUND),
        Slice("overtaking", (1,), 0, STRONGEST),
        Slice("dwarf", (1,), NOBODY, MOST_DWARFS - 1, category=True),
        Slice("space", (1,), NOBODY, SPACE_COUNT - 1, category=True),
        Slice("imitating", (1,), 0, 1),
        Slice("acted", (1,), 0, 1),
        Slice("coins_open", (1,), 0, 1),
        Slice("harvest", (1,), 0, EITHER, category=True),
        Slice("still_asked", (1,), 0, seats),
        Slice("cave_fed", (1,), 0, 1),
        Slice("strength", (1,), 0, STRONGEST),
        Slice("turn", (1,), 0, seats - 1, category=True),
        Slice("token", (1,), 0, seats, category=True),
        Slice("part", (1,), NOBODY, HIGHEST, category=True),
        Slice("flow_depth", (1,), 0, STACK_SIZE),
        Slice("flow_nodes", (STACK_SIZE,), 0, NODE, category=True),
        Slice("flow_progress", (STACK_SIZE,), 0, HIGHEST, category=True),
        Slice("progress", (PROGRESS_BITS,), 0, 1),
        Slice("in_play", (SPACE_COUNT,), 0, 1),
        Slice("occupants", (SPACE_COUNT,), 0, seats, category=True),
        Slice("kept", (SPACE_COUNT,), 0, 1),
        Slice("space_goods", (SPACE_COUNT, SLOTS), 0, HIGHEST),
        Slice("on_offer", (FURNISHING_COUNT,), 0, 1),
        Slice("tile_cells", (FURNISHING_COUNT,), 0, CELLS - 1, category=True),
    ]
    return common + [one for i in range(seats) for one in seat_slices(f"seat{i}")]


def seat_slices(name: str) -> list[Slice]:
    """What belongs to one seat: seat0 is the one that looks."""
    plane = (ROWS, COLUMNS)
    dwarfs = (MOST_DWARFS,)
    return [
        Slice(f"{name}_goods", (GOODS,), 0, HIGHEST),
        Slice(f"{name}_begging", (1,), 0, HIGHEST),
        Slice(f"{name}_dwarfs", (1,), 0, MOST_DWARFS),
        Slice(f"{name}_born", (1,), 0, MOST_DWARFS),
        Slice(f"{name}_room", (1,), 0, HIGHEST),
        Slice(f"{name}_stables_left", (1,), 0, STABLES_EACH),
        Slice(f"{name}_extended", (1,), 0, 1),
        Slice(f"{name}_choice", (1,), 0, 2, category=True),
        Slice(f"{name}_supply", (3,), 0, LAST_ROUND),
        Slice(f"{name}_weapons", dwarfs, NO_DWARF, STRONGEST),
        Slice(f"{name}_dwarfs_at", dwarfs, NO_DWARF, ASIDE, category=True),
        Slice(f"{name}_owned", (FURNISHING_COUNT,), 0, 1),
        Slice(f"{name}_land", plane, BARE, FURNISHED_CELL, category=True),
        Slice(f"{name}_crops", plane, -2, 3),
        Slice(f"{name}_stables", plane, 0, 1),
    ]


def observe_into(s: CavernaState, seat: i64, out: Buffer, at: i64) -> None:
    """Writes what is seen, from `at` on."""
    d = s.d
    seats = s.seats
    i: i64
    for i in range(len(COMMON)):
        out[at + i] = i16(d[COMMON[i]])
    at += len(COMMON)
    out[at] = i16((d[SEAT] + seats - seat) % seats)
    # Nobody holds the token before it is drawn: as many as there are seats.
    holder: i64 = seats if d[TOKEN] == NOBODY else (d[TOKEN] + seats - seat) % seats
    out[at + 1] = i16(holder)
    out[at + 2] = i16(top_atom(d))
    at = observe_flow(d, out, at + 3)
    at = observe_spaces(d, seat, seats, out, at)
    lay(d[ON_OFFER], 1, FURNISHING_COUNT, out, at)
    fit(d, TILE_CELL, FURNISHING_COUNT, out, at + FURNISHING_COUNT)
    at += 2 * FURNISHING_COUNT
    for i in range(seats):
        at = observe_seat(d, place_of((seat + i) % seats), out, at)


def observe_flow(d: vec[i64], out: Buffer, at: i64) -> i64:
    """The action under way, frame by frame, and how far the last of its parts has come, bit by bit;
    gives where the next number stands."""
    depth = d[FLOW]
    out[at] = i16(depth)
    at += 1
    i: i64
    for i in range(STACK_SIZE):
        frame: i64 = d[FLOW + 1 + i] if i < depth else 0
        out[at + i] = i16(frame & NODE)
        out[at + STACK_SIZE + i] = fitting(frame >> FRAME_BITS)
    at += 2 * STACK_SIZE
    progress: i64 = d[FLOW + depth] >> FRAME_BITS if depth > 0 else 0
    lay(progress, 1, PROGRESS_BITS, out, at)
    return at + PROGRESS_BITS


def observe_spaces(d: vec[i64], seat: i64, seats: i64, out: Buffer, at: i64) -> i64:
    """The action spaces; gives where the next number stands."""
    lay(d[IN_PLAY], 1, SPACE_COUNT, out, at)
    at += SPACE_COUNT
    i: i64
    for i in range(SPACE_COUNT):
        occupant = d[OCCUPANT + i]
        if occupant != 0:
            occupant -= seat
            if occupant <= 0:
                occupant += seats
        out[at + i] = i16(occupant)
    at += SPACE_COUNT
    lay(d[KEPT], 1, SPACE_COUNT, out, at)
    at += SPACE_COUNT
    fit(d, ON_SPACE, SPACE_COUNT * SLOTS, out, at)
    return at + SPACE_COUNT * SLOTS


def observe_seat(d: vec[i64], p: i64, out: Buffer, at: i64) -> i64:
    """Goods, dwarfs, furnishings and home board of a seat; gives where the next number stands."""
    i: i64
    fit(d, p, GOODS, out, at)
    at += GOODS
    for i in range(len(SCALARS)):
        out[at + i] = fitting(d[p + SCALARS[i]])
    at += len(SCALARS)
    dwarfs = d[p + DWARFS]
    for i in range(MOST_DWARFS):
        weapon: i64 = d[p + WEAPON + i] if i < dwarfs else NO_DWARF
        spot: i64 = d[p + AT + i] if i < dwarfs else NO_DWARF
        out[at + i] = i16(weapon)
        out[at + MOST_DWARFS + i] = i16(spot)
    at += 2 * MOST_DWARFS
    lay(d[p + OWN], 1, FURNISHING_COUNT, out, at)
    at += FURNISHING_COUNT
    observe_board(d, p, out, at)
    return at + 3 * CELLS


def observe_board(d: vec[i64], p: i64, out: Buffer, at: i64) -> None:
    """The three planes of a home board, kind by kind: the sets of cells share none."""
    field = d[p + FIELD]
    lay(field, FIELD_CELL, CELLS, out, at)
    add(d[p + MEADOW], MEADOW_CELL, CELLS, out, at)
    add(d[p + SMALL], SMALL_CELL, CELLS, out, at)
    add(large_cells(d, p), LARGE_CELL, CELLS, out, at)
    add(d[p + CAVERN], CAVERN_CELL, CELLS, out, at)
    add(d[p + TUNNEL], TUNNEL_CELL, CELLS, out, at)
    add(d[p + DEEP], DEEP_CELL, CELLS, out, at)
    add(d[p + ORE_MINES_AT], ORE_CELL, CELLS, out, at)
    add(d[p + RUBY_MINES_AT], RUBY_CELL, CELLS, out, at)
    dwelt = d[p + DWELT] & d[p + FURNISHED]
    add(dwelt, DWELLING_CELL, CELLS, out, at)
    add(d[p + FURNISHED] & ~dwelt, FURNISHED_CELL, CELLS, out, at)
    at += CELLS
    # What is left to harvest of a field: so much grain, or less than nothing for vegetables.
    lay(d[p + GRAIN_1], 1, CELLS, out, at)
    add(d[p + GRAIN_2], 1, CELLS, out, at)
    add(d[p + GRAIN_3], 1, CELLS, out, at)
    add(d[p + VEGETABLE_1], -1, CELLS, out, at)
    add(d[p + VEGETABLE_2], -1, CELLS, out, at)
    lay(d[p + STABLE], 1, CELLS, out, at + CELLS)

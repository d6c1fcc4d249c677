"""The home board as a grid of bits: cells, neighbours, pairs, and what is printed on it
(CAV-COMPONENTS-01, CAV-COMPONENTS-02).

A cell is 8 * row + column; rows 1 to 4 and columns 1 to 6 are the board, columns 1 to 3 the forest
and 4 to 6 the mountain. Rows 0 and 5 and columns 0 and 7 are one step outside, where the office
room lets half a tile hang (CAV-TILES-21)."""

from typing import Final

from dolmen.core.native import i64, vec

NORTH: Final = -8
EAST: Final = 1
SOUTH: Final = 8
WEST: Final = -1
DIRECTIONS: Final = ((NORTH, "north"), (EAST, "east"), (SOUTH, "south"), (WEST, "west"))

ENTRANCE: Final = 36  # (4,4)
PRINTED_CAVERN: Final = 28  # (3,4)
BELOW_ENTRANCE: Final = 44  # (5,4), which nothing can reach


def _cells(rows: range, columns: range) -> list[int]:
    return [8 * row + column for row in rows for column in columns]


FOREST_BOARD: Final = tuple(_cells(range(1, 5), range(1, 4)))
MOUNTAIN_BOARD: Final = tuple(_cells(range(1, 5), range(4, 7)))
# With the cells outside, in the order of their numbers; corners touch no cell of the board.
FOREST_CELLS: Final = tuple(cell for cell in _cells(range(6), range(4)) if cell not in (0, 40))
MOUNTAIN_CELLS: Final = tuple(
    cell for cell in _cells(range(6), range(4, 8)) if cell not in (7, 47, BELOW_ENTRANCE)
)
BOARD_CELLS: Final = tuple(sorted(FOREST_BOARD + MOUNTAIN_BOARD))
DIGGABLE: Final = tuple(c for c in MOUNTAIN_CELLS if c not in (ENTRANCE, PRINTED_CAVERN))
SITES: Final = tuple(c for c in MOUNTAIN_CELLS if c != ENTRANCE)


def cell_name(cell: int) -> str:
    """A cell as row and column, the way the clauses write it."""
    return f"{cell // 8} {cell % 8}"


def mask_of(cells: tuple[int, ...]) -> int:
    """A set of cells as bits."""
    return sum(2**cell for cell in cells)


# The same as bits, row by row; test_written_out holds them to the sets above.
FOREST_ROW: Final = 0b1111  # columns 0 to 3
MOUNTAIN_ROW: Final = FOREST_ROW << 4
FOREST_BOARD_ROW: Final = 0b1110
MOUNTAIN_BOARD_ROW: Final = FOREST_BOARD_ROW << 3
ALL_ROWS: Final = 1 | 1 << 8 | 1 << 16 | 1 << 24 | 1 << 32 | 1 << 40
BOARD_ROWS: Final = 1 << 8 | 1 << 16 | 1 << 24 | 1 << 32
FOREST_MASK: Final = FOREST_ROW * ALL_ROWS - (1 | 1 << 40)
MOUNTAIN_MASK: Final = MOUNTAIN_ROW * ALL_ROWS - (1 << 7 | 1 << 47 | 1 << BELOW_ENTRANCE)
FOREST_ON_BOARD: Final = FOREST_BOARD_ROW * BOARD_ROWS
MOUNTAIN_ON_BOARD: Final = MOUNTAIN_BOARD_ROW * BOARD_ROWS
ON_BOARD: Final = FOREST_ON_BOARD | MOUNTAIN_ON_BOARD
FRONT_BIT: Final = 1 << 35  # (4,3), before the entrance
ENTRANCE_BIT: Final = 1 << ENTRANCE
PRINTED_CAVERN_BIT: Final = 1 << PRINTED_CAVERN

# What is printed on a space and paid once, when a tile first covers it (CAV-TILES-16).
DENS: Final = 1 << 11 | 1 << 25  # (1,3) and (3,1): one boar
STREAM: Final = 1 << 34  # (4,2): 1 food
SMALL_LAKE: Final = 1 << 37  # (4,5): 1 food
LARGE_LAKE: Final = 1 << 14  # (1,6): 2 food

# Where the only bit of a word stands, by six bits of its product with a number whose every six bits
# in a row are different ones. The rest by a prime would tell as well, and is dearer: some four per
# cent of a game. The product may pass 64 bits: what is read of it is the same in both builds.
SPELL: Final = (
    0x01 << 56 | 0x21 << 48 | 0xAB << 40 | 0xD9 << 32 | 0x6E << 24 | 0x62 << 16 | 0x8E << 8 | 0x9F
)
SPELT_AT: Final = 57
SPELT: Final = 63
_PLACES: Final = {2**place * SPELL >> SPELT_AT & SPELT: place for place in range(62)}
SPELLS: Final = SPELT + 1
PLACE_AS_SPELT: Final = vec[i64]([_PLACES.get(spelt, 0) for spelt in range(SPELLS)])


def place_of_bit(bit: i64) -> i64:
    """Where the only bit of a word stands: the cell of a set of one."""
    return PLACE_AS_SPELT[bit * SPELL >> SPELT_AT & SPELT]


def _pairs(cells: tuple[int, ...], both_ways: bool, outside: bool) -> list[tuple[int, int, str]]:
    """Neighbours among these cells; at least one on the board unless both may lie outside."""
    found = []
    for cell in cells:
        for step, name in DIRECTIONS:
            other = cell + step
            # Columns 0 and 7 are not neighbours across the edge: no set holds both.
            if other not in cells or (step < 0 and not both_ways):
                continue
            if outside or cell in BOARD_CELLS or other in BOARD_CELLS:
                found.append((cell, other, name))
    return found


def _names(pairs: list[tuple[int, int, str]]) -> tuple[str, ...]:
    return tuple(f"{cell_name(cell)} {name}" for cell, _, name in pairs)


def _bits(pairs: list[tuple[int, int, str]], place: int) -> list[i64]:
    return [2 ** (pair[0] if place == 0 else pair[1]) for pair in pairs]


# Twin tiles, by the cell of their first half and where the second lies.
_FIELDS: Final = _pairs(FOREST_CELLS, True, False)  # meadow, then field
_TUNNELS: Final = _pairs(DIGGABLE, True, False)  # cavern, then tunnel
_CAVERNS: Final = _pairs(DIGGABLE, False, False)
_MINES: Final = _pairs(DIGGABLE, True, True)  # ore mine, then deep tunnel
_PASTURES: Final = _pairs(FOREST_CELLS, False, True)

FIELD_PAIR_NAMES: Final = _names(_FIELDS)
TUNNEL_PAIR_NAMES: Final = _names(_TUNNELS)
CAVERN_PAIR_NAMES: Final = _names(_CAVERNS)
MINE_PAIR_NAMES: Final = _names(_MINES)
PASTURE_PAIR_NAMES: Final = _names(_PASTURES)

FIELD_FIRST: Final = vec[i64](_bits(_FIELDS, 0))
FIELD_SECOND: Final = vec[i64](_bits(_FIELDS, 1))
TUNNEL_FIRST: Final = vec[i64](_bits(_TUNNELS, 0))
TUNNEL_SECOND: Final = vec[i64](_bits(_TUNNELS, 1))
CAVERN_FIRST: Final = vec[i64](_bits(_CAVERNS, 0))
CAVERN_SECOND: Final = vec[i64](_bits(_CAVERNS, 1))
MINE_FIRST: Final = vec[i64](_bits(_MINES, 0))
MINE_SECOND: Final = vec[i64](_bits(_MINES, 1))
PASTURE_FIRST: Final = vec[i64](_bits(_PASTURES, 0))
PASTURE_SECOND: Final = vec[i64](_bits(_PASTURES, 1))

_ROCKS: Final = tuple(cell for cell in DIGGABLE if cell in BOARD_CELLS)
_LAID: Final = tuple(cell for cell in BOARD_CELLS if cell not in (ENTRANCE, PRINTED_CAVERN))
FOREST_BIT: Final = vec[i64]([2**cell for cell in FOREST_CELLS])
DIG_BIT: Final = vec[i64]([2**cell for cell in DIGGABLE])
SITE_BIT: Final = vec[i64]([2**cell for cell in SITES])
FOREST_BOARD_BIT: Final = vec[i64]([2**cell for cell in FOREST_BOARD])
ROCK_BIT: Final = vec[i64]([2**cell for cell in _ROCKS])
LAY_BIT: Final = vec[i64]([2**cell for cell in _LAID])


def _arguments(cells: tuple[int, ...]) -> list[i64]:
    """For each cell, as it is spelt, the bit of the argument that names it; 0 for the others."""
    found: list[i64] = [0] * SPELLS
    for argument, cell in enumerate(cells):
        found[2**cell * SPELL >> SPELT_AT & SPELT] = 2**argument
    return found


def _pair_arguments(pairs: list[tuple[int, int, str]]) -> list[i64]:
    """The same for twin tiles by the cell of their first half, one table a direction after the
    other."""
    found: list[i64] = [0] * (SPELLS * len(DIRECTIONS))
    names = [name for _, name in DIRECTIONS]
    for argument, (cell, _, name) in enumerate(pairs):
        at = SPELLS * names.index(name)
        found[at + (2**cell * SPELL >> SPELT_AT & SPELT)] = 2**argument
    return found


FOREST_ARGUMENTS: Final = vec[i64](_arguments(FOREST_CELLS))
DIG_ARGUMENTS: Final = vec[i64](_arguments(DIGGABLE))
SITE_ARGUMENTS: Final = vec[i64](_arguments(SITES))
FOREST_BOARD_ARGUMENTS: Final = vec[i64](_arguments(FOREST_BOARD))
ROCK_ARGUMENTS: Final = vec[i64](_arguments(_ROCKS))
LAY_ARGUMENTS: Final = vec[i64](_arguments(_LAID))
FIELD_ARGUMENTS: Final = vec[i64](_pair_arguments(_FIELDS))
TUNNEL_ARGUMENTS: Final = vec[i64](_pair_arguments(_TUNNELS))
CAVERN_ARGUMENTS: Final = vec[i64](_pair_arguments(_CAVERNS))
MINE_ARGUMENTS: Final = vec[i64](_pair_arguments(_MINES))
PASTURE_ARGUMENTS: Final = vec[i64](_pair_arguments(_PASTURES))
# Where the table of each direction begins.
TO_NORTH: Final = 0
TO_EAST: Final = SPELLS
TO_SOUTH: Final = 2 * SPELLS
TO_WEST: Final = 3 * SPELLS


def arguments(cells: i64, table: vec[i64], direction: i64) -> i64:
    """A set of cells as the arguments of a kind of move that names them."""
    found: i64 = 0
    while cells != 0:
        cell = cells & -cells
        found |= table[direction + (cell * SPELL >> SPELT_AT & SPELT)]
        cells ^= cell
    return found

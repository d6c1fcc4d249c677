"""The home board as a grid of bits: cells, neighbours, pairs, and what is printed on it.

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


# The same as literals, which compiled code copies in; test_board holds them to the sets above.
FOREST_MASK: Final = 15457839943438
MOUNTAIN_MASK: Final = 106587950739568
FOREST_ON_BOARD: Final = 60365344256
MOUNTAIN_ON_BOARD: Final = 482922754048
FRONT_BIT: Final = 34359738368  # (4,3), before the entrance
ENTRANCE_BIT: Final = 68719476736
PRINTED_CAVERN_BIT: Final = 268435456

# What is printed on a space and paid once, when a tile first covers it (CAV-TILES-16).
DENS: Final = 33556480  # (1,3) and (3,1): one boar
STREAM: Final = 17179869184  # (4,2): 1 food
SMALL_LAKE: Final = 137438953472  # (4,5): 1 food
LARGE_LAKE: Final = 16384  # (1,6): 2 food


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

FOREST_BIT: Final = vec[i64]([2**cell for cell in FOREST_CELLS])
DIG_BIT: Final = vec[i64]([2**cell for cell in DIGGABLE])
SITE_BIT: Final = vec[i64]([2**cell for cell in SITES])
FOREST_BOARD_BIT: Final = vec[i64]([2**cell for cell in FOREST_BOARD])
ROCK_BIT: Final = vec[i64]([2**cell for cell in DIGGABLE if cell in BOARD_CELLS])
LAY_BIT: Final = vec[i64](
    [2**cell for cell in BOARD_CELLS if cell not in (ENTRANCE, PRINTED_CAVERN)]
)

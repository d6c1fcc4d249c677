"""The home board: where tiles, fences, stables and mines may go, and what laying them does."""

from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.data import BIT, BOAR, FOOD, GOLD, OFFICE_ROOM, RUBY
from dolmen.games.caverna.effects import gain
from dolmen.games.caverna.events import FENCED, STABLED, TILE_LAID
from dolmen.games.caverna.grid import (
    DENS,
    ENTRANCE_BIT,
    FOREST_MASK,
    FOREST_ON_BOARD,
    FRONT_BIT,
    LARGE_LAKE,
    MOUNTAIN_MASK,
    MOUNTAIN_ON_BOARD,
    ON_BOARD,
    SMALL_LAKE,
    STREAM,
    TO_EAST,
    TO_NORTH,
    TO_SOUTH,
    place_of_bit,
)
from dolmen.games.caverna.state import (
    BARE_MEADOWS,
    CAVERN,
    DEEP,
    EMPTY_FIELDS,
    FIELD,
    FOREST_STABLES,
    FURNISHED,
    GRAIN_1,
    LARGE_EAST,
    LARGE_SOUTH,
    MEADOW,
    ORE_MINES,
    ORE_MINES_AT,
    PASTURES,
    RUBY_MINES,
    RUBY_MINES_AT,
    SMALL,
    STABLE,
    STABLED_MEADOWS,
    STABLES,
    TUNNEL,
    UNCHECKED,
    VEGETABLE_1,
    CavernaState,
    count_bits,
    large_cells,
    owns,
    place_of,
)

# Sets of cells


def beside(cells: i64, area: i64) -> i64:
    """CAV-TILES-03 The cells of an area that share a side with one of these."""
    return ((cells << 8) | (cells >> 8) | (cells << 1) | (cells >> 1)) & area


def wooded(d: vec[i64], p: i64) -> i64:
    """Forest cells under a tile."""
    return d[p + FIELD] | d[p + MEADOW] | d[p + SMALL] | large_cells(d, p)


def dug(d: vec[i64], p: i64) -> i64:
    """CAV-TILES-04 Mountain cells that are occupied, the printed caverns among them."""
    mines = d[p + ORE_MINES_AT] | d[p + RUBY_MINES_AT]
    return ENTRANCE_BIT | d[p + CAVERN] | d[p + TUNNEL] | d[p + DEEP] | d[p + FURNISHED] | mines


def forest_area(d: vec[i64], p: i64) -> i64:
    """CAV-TILES-18, CAV-TILES-21 Where a half of a tile may lie."""
    if owns(d, p, OFFICE_ROOM):
        return FOREST_MASK
    return FOREST_ON_BOARD


def mountain_area(d: vec[i64], p: i64) -> i64:
    """CAV-TILES-18, CAV-TILES-21 Where a half of a tile may lie."""
    if owns(d, p, OFFICE_ROOM):
        return MOUNTAIN_MASK
    return MOUNTAIN_ON_BOARD


def forest_edge(d: vec[i64], p: i64) -> i64:
    """CAV-TILES-12, CAV-TILES-14 The cells one of which a forest tile must cover: the front space
    first, later any one beside a field, meadow or pasture."""
    tiles = wooded(d, p)
    if tiles == 0:
        return FRONT_BIT
    return beside(tiles, FOREST_MASK) & ~tiles


def mountain_edge(d: vec[i64], p: i64) -> i64:
    """CAV-TILES-03 The free cells beside the cave."""
    cave = dug(d, p)
    return beside(cave, MOUNTAIN_MASK) & ~cave


def meadow_spots(d: vec[i64], p: i64) -> i64:
    """CAV-RUBY-03 Where a single meadow may be laid."""
    return forest_edge(d, p) & FOREST_ON_BOARD


def field_spots(d: vec[i64], p: i64) -> i64:
    """CAV-RUBY-03, CAV-RUBY-06 Where a single field may be laid: never under a stable."""
    return meadow_spots(d, p) & ~d[p + STABLE]


def cave_spots(d: vec[i64], p: i64) -> i64:
    """CAV-RUBY-04 Where a single tunnel or cavern may be laid."""
    return mountain_edge(d, p) & MOUNTAIN_ON_BOARD


def free_forest(d: vec[i64], p: i64) -> i64:
    """The forest cells where a half of a tile may lie."""
    return forest_area(d, p) & ~wooded(d, p)


def free_rock(d: vec[i64], p: i64) -> i64:
    """The mountain cells where a half of a tile may lie."""
    return mountain_area(d, p) & ~dug(d, p)


def back(cells: i64, direction: i64) -> i64:
    """The cells from which one of these lies in a direction."""
    if direction == TO_NORTH:
        return cells << 8
    if direction == TO_EAST:
        return cells >> 1
    if direction == TO_SOUTH:
        return cells >> 8
    return cells << 1


def halves(first: i64, second: i64, edge: i64, board: i64, direction: i64) -> i64:
    """CAV-TILES-03, CAV-TILES-11, CAV-TILES-18 Where the first half of a double tile may lie whose
    second half lies in a direction: one of them on the edge, one of them on the board."""
    found = first & back(second, direction)
    found &= edge | back(edge, direction)
    return found & (board | back(board, direction))


def stable_spots(d: vec[i64], p: i64) -> i64:
    """CAV-ANIMALS-10, CAV-ANIMALS-11 Bare forest, meadows and pastures without a stable; never a
    field."""
    return (FOREST_ON_BOARD | wooded(d, p)) & ~d[p + FIELD] & ~d[p + STABLE]


# Laying


def cover(s: CavernaState, seat: i64, bit: i64, kind: i64) -> None:
    """CAV-TILES-06, CAV-TILES-15, CAV-TILES-16 A tile covers a cell, and what is printed there is
    paid."""
    note(s, TILE_LAID, EVERYONE, seat, place_of_bit(bit), kind)
    if bit & DENS != 0:
        gain(s, seat, BOAR, 1)
    elif bit & (STREAM | SMALL_LAKE) != 0:
        gain(s, seat, FOOD, 1)
    elif bit & LARGE_LAKE != 0:
        gain(s, seat, FOOD, 2)
    elif bit & ON_BOARD == 0:
        # The office room pays for the half outside (CAV-TILES-21).
        gain(s, seat, GOLD, 2)


def lay_single(s: CavernaState, seat: i64, tile: i64, bit: i64) -> None:
    """A meadow, field, tunnel or cavern, numbered so, on one cell."""
    d = s.d
    p = place_of(seat)
    if tile == 0:
        d[p + MEADOW] |= bit
        if d[p + STABLE] & bit != 0:
            d[p + FOREST_STABLES] -= 1
            d[p + STABLED_MEADOWS] += 1
        else:
            d[p + BARE_MEADOWS] += 1
    elif tile == 1:
        d[p + FIELD] |= bit
        d[p + EMPTY_FIELDS] += 1
    elif tile == 2:
        d[p + TUNNEL] |= bit
    else:
        d[p + CAVERN] |= bit
    cover(s, seat, bit, tile)


def lay_ore_mine(s: CavernaState, seat: i64, mine: i64, deep: i64) -> None:
    """CAV-MINES-01 Two tunnels become an ore mine and a deep tunnel."""
    d = s.d
    p = place_of(seat)
    d[p + TUNNEL] &= ~(mine | deep)
    d[p + ORE_MINES_AT] |= mine
    d[p + DEEP] |= deep
    d[p + ORE_MINES] += 1
    if s.events is not None:
        note(s, TILE_LAID, EVERYONE, seat, place_of_bit(mine), 5)
        note(s, TILE_LAID, EVERYONE, seat, place_of_bit(deep), 4)


def lay_ruby_mine(s: CavernaState, seat: i64, bit: i64) -> None:
    """CAV-MINES-05 A ruby mine on a tunnel; on a deep one it gives a ruby."""
    d = s.d
    p = place_of(seat)
    deep = d[p + DEEP] & bit != 0
    d[p + TUNNEL] &= ~bit
    d[p + DEEP] &= ~bit
    d[p + RUBY_MINES_AT] |= bit
    d[p + RUBY_MINES] += 1
    note(s, TILE_LAID, EVERYONE, seat, place_of_bit(bit), 6)
    if deep:
        gain(s, seat, RUBY, 1)


def fence_small(s: CavernaState, seat: i64, bit: i64) -> None:
    """CAV-ANIMALS-04 A meadow becomes a small pasture; its stable stays."""
    d = s.d
    p = place_of(seat)
    d[p + MEADOW] &= ~bit
    d[p + SMALL] |= bit
    stables = leave_meadow(d, p, bit)
    d[p + PASTURES + stables] += 1
    note(s, FENCED, EVERYONE, seat, place_of_bit(bit), 0)


def leave_meadow(d: vec[i64], p: i64, bit: i64) -> i64:
    """Takes a fenced cell out of the counts of meadows; gives the stables on it."""
    if d[p + STABLE] & bit != 0:
        d[p + STABLED_MEADOWS] -= 1
        return 1
    d[p + BARE_MEADOWS] -= 1
    return 0


def fence_large(s: CavernaState, seat: i64, first: i64, second: i64) -> None:
    """CAV-ANIMALS-04 Two meadows become a large pasture; room for animals may shrink by it."""
    d = s.d
    p = place_of(seat)
    d[p + MEADOW] &= ~(first | second)
    if second == first << 1:
        d[p + LARGE_EAST] |= first
    else:
        d[p + LARGE_SOUTH] |= first
    stables = leave_meadow(d, p, first) + leave_meadow(d, p, second)
    d[p + PASTURES + 1 + stables] += 1
    d[UNCHECKED] = 1
    note(s, FENCED, EVERYONE, seat, place_of_bit(first), 1)


def build_stable(s: CavernaState, seat: i64, bit: i64) -> None:
    """CAV-ANIMALS-10, CAV-ANIMALS-15 A stable: room for a boar or any animal, or a pasture
    doubled."""
    d = s.d
    p = place_of(seat)
    if d[p + MEADOW] & bit != 0:
        d[p + BARE_MEADOWS] -= 1
        d[p + STABLED_MEADOWS] += 1
    elif d[p + SMALL] & bit != 0:
        d[p + PASTURES] -= 1
        d[p + PASTURES + 1] += 1
    elif large_cells(d, p) & bit != 0:
        before: i64 = 1 if other_half(d, p, bit) & d[p + STABLE] != 0 else 0
        d[p + PASTURES + 1 + before] -= 1
        d[p + PASTURES + 2 + before] += 1
    else:
        d[p + FOREST_STABLES] += 1
    d[p + STABLE] |= bit
    d[p + STABLES] -= 1
    note(s, STABLED, EVERYONE, seat, place_of_bit(bit))


def other_half(d: vec[i64], p: i64, bit: i64) -> i64:
    """The other cell of a large pasture."""
    if d[p + LARGE_EAST] & bit != 0:
        return bit << 1
    if (d[p + LARGE_EAST] << 1) & bit != 0:
        return bit >> 1
    if d[p + LARGE_SOUTH] & bit != 0:
        return bit << 8
    return bit >> 8


def first_of(cells: i64) -> i64:
    """The first member of a set, in reading order."""
    return cells & -cells


def neighbours(cell: i64, area: i64) -> i64:
    """The cells of an area beside one."""
    return beside(BIT[cell], area)


def recount(d: vec[i64], p: i64) -> list[int]:
    """What the counts of a seat must be, from its cells: bare and stabled meadows, forest stables,
    pastures by capacity, ore and ruby mines, empty fields."""
    stables = d[p + STABLE]
    meadows = d[p + MEADOW]
    small = d[p + SMALL]
    large = large_cells(d, p)
    pastures = [count_bits(small & ~stables), count_bits(small & stables), 0, 0]
    firsts = d[p + LARGE_EAST] | d[p + LARGE_SOUTH]
    while firsts != 0:
        first = first_of(firsts)
        firsts &= ~first
        pastures[1 + count_bits((first | other_half(d, p, first)) & stables)] += 1
    return [
        count_bits(meadows & ~stables),
        count_bits(meadows & stables),
        count_bits(stables & ~meadows & ~small & ~large),
        *pastures,
        count_bits(d[p + ORE_MINES_AT]),
        count_bits(d[p + RUBY_MINES_AT]),
        count_bits(d[p + FIELD] & ~d[p + GRAIN_1] & ~d[p + VEGETABLE_1]),
    ]

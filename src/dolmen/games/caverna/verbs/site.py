"""Where a furnishing goes, and what it does at once. Chapter CAV-FURNISH."""

from dolmen.core.flow import close_flow, open_flow, set_progress, top_progress
from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.board import neighbours
from dolmen.games.caverna.data import (
    BIT,
    BLACKSMITH,
    CATTLE,
    DWELLING,
    DWELLINGS,
    FOOD,
    FURNISHING_COUNT,
    MILKING_PARLOR,
    ORE,
    ROOM_FOR,
    RUBY_SUPPLIER,
    SHEEP,
    SPARE_PART_STORAGE,
    STATE_PARLOR,
    STONE,
    STONE_CARVER,
    SUPPLY_ROUNDS,
    TRADER,
    WEAVING_PARLOR,
    WOOD_SUPPLIER,
    WORK_ROOM,
)
from dolmen.games.caverna.effects import gain
from dolmen.games.caverna.events import COVERED, FURNISHED_WITH
from dolmen.games.caverna.flows import SITE_FOR_BIT, SITE_NODE
from dolmen.games.caverna.grid import (
    ENTRANCE_BIT,
    MOUNTAIN_MASK,
    SITE_ARGUMENTS,
    SITE_BIT,
    arguments,
    place_of_bit,
)
from dolmen.games.caverna.refusals import NO_SITE
from dolmen.games.caverna.state import (
    CAVERN,
    DEEP,
    DWELT,
    FLOW,
    FURNISHED,
    ON_OFFER,
    OWN,
    ROOM,
    SUPPLY,
    TILE_CELL,
    TUNNEL,
    CavernaState,
    count_bits,
    owns,
    place_of,
)


def is_open(asked: i64) -> bool:
    """While a paid furnishing waits for its place."""
    return asked & SITE_FOR_BIT != 0


def replaced_by(tile: i64) -> i64:
    """CAV-FURNISH-09 The tile that this one must be laid on, if its owner has it."""
    if tile == TRADER:
        return SPARE_PART_STORAGE
    return TRADER if tile == SPARE_PART_STORAGE else -1


def caverns(d: vec[i64], p: i64) -> i64:
    """CAV-FURNISH-04 The cells a seat can furnish: caverns, with the work room tunnels too."""
    if owns(d, p, WORK_ROOM):
        return d[p + CAVERN] | d[p + TUNNEL] | d[p + DEEP]
    return d[p + CAVERN]


def sites(d: vec[i64], p: i64, tile: i64) -> i64:
    """CAV-FURNISH-04, CAV-FURNISH-05, CAV-FURNISH-09 Where a tile may go: on nothing built but its
    twin."""
    twin = replaced_by(tile)
    if twin >= 0 and owns(d, p, twin):
        return BIT[d[TILE_CELL + twin]]
    return caverns(d, p)


def begin(s: CavernaState, seat: i64, tile: i64) -> None:
    """Lays a paid tile if there is one place for it, else asks."""
    d = s.d
    cells = sites(d, place_of(seat), tile)
    if cells & (cells - 1) != 0:
        open_flow(d, FLOW, SITE_NODE)
        set_progress(d, FLOW, tile)
        return
    lay(s, seat, tile, cells)


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-FURNISH-04 The places for the tile that waits."""
    return arguments(sites(d, p, top_progress(d, FLOW)), SITE_ARGUMENTS, 0)


def why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-FURNISH-04 It cannot be put there."""
    return NO_SITE


def play(s: CavernaState, seat: i64, argument: i64) -> None:
    """The owner's choice of a cavern."""
    tile = top_progress(s.d, FLOW)
    close_flow(s.d, FLOW)
    lay(s, seat, tile, SITE_BIT[argument])


def lay(s: CavernaState, seat: i64, tile: i64, bit: i64) -> None:
    """CAV-FURNISH-07, CAV-FURNISH-09, CAV-DWELLING-03 The tile is laid and in force, dwarfs have
    room in it, and its immediate gain comes."""
    d = s.d
    p = place_of(seat)
    twin = replaced_by(tile)
    if twin >= 0 and owns(d, p, twin):
        d[p + OWN] &= ~BIT[twin]
        d[TILE_CELL + twin] = 0
        note(s, COVERED, EVERYONE, seat, twin)
    d[p + CAVERN] &= ~bit
    d[p + TUNNEL] &= ~bit
    d[p + DEEP] &= ~bit
    d[p + FURNISHED] |= bit
    d[p + OWN] |= BIT[tile]
    cell = place_of_bit(bit)
    if tile == DWELLING:
        d[p + DWELT] |= bit
    else:
        d[ON_OFFER] &= ~BIT[tile]
        d[TILE_CELL + tile] = cell
    d[p + ROOM] += ROOM_FOR[tile]
    note(s, FURNISHED_WITH, EVERYONE, seat, tile, cell)
    reward(s, seat, tile, cell)


def reward(s: CavernaState, seat: i64, tile: i64, cell: i64) -> None:
    """CAV-FURNISH-10 What a tile gives at once, after its price."""
    d = s.d
    p = place_of(seat)
    if tile == STONE_CARVER:
        gain(s, seat, STONE, 2)
    elif tile == BLACKSMITH:
        gain(s, seat, ORE, 2)
    elif WOOD_SUPPLIER <= tile <= RUBY_SUPPLIER:
        d[p + SUPPLY + tile - WOOD_SUPPLIER] = SUPPLY_ROUNDS[tile - WOOD_SUPPLIER]
    elif tile == WEAVING_PARLOR:
        gain(s, seat, FOOD, d[p + SHEEP])
    elif tile == MILKING_PARLOR:
        gain(s, seat, FOOD, d[p + CATTLE])
    elif tile == STATE_PARLOR:
        gain(s, seat, FOOD, 2 * dwellings_beside(d, p, cell))


def dwelling_cells(d: vec[i64], p: i64) -> i64:
    """The cells of all dwellings of a seat, the entrance among them."""
    cells = ENTRANCE_BIT | d[p + DWELT]
    tile: i64
    for tile in range(1, DWELLINGS):
        if owns(d, p, tile):
            cells |= BIT[d[TILE_CELL + tile]]
    return cells


def dwellings_beside(d: vec[i64], p: i64, cell: i64) -> i64:
    """The dwellings that share a side with a cell (state parlor)."""
    return count_bits(neighbours(cell, MOUNTAIN_MASK) & dwelling_cells(d, p))


def law(d: vec[i64], p: i64, node: i64, progress: i64) -> bool:
    """CAV-FURNISH-04, CAV-FURNISH-06 The tile that is being laid is on offer, and there is a
    choice where it goes."""
    if progress >= FURNISHING_COUNT or d[ON_OFFER] & BIT[progress] == 0:
        return False
    return count_bits(sites(d, p, progress)) > 1

"""Furnishing: what a tile costs its buyer, where it may go, and what it does at once."""

from typing import Final

from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.board import neighbours
from dolmen.games.caverna.data import (
    BIT,
    BLACKSMITH,
    BUILDER,
    CARPENTER,
    CATTLE,
    COST_ORE,
    COST_OTHER,
    COST_OTHERS,
    COST_STONE,
    COST_WOOD,
    DWELLING,
    DWELLINGS,
    FOOD,
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
    WOOD,
    WOOD_SUPPLIER,
    WORK_ROOM,
)
from dolmen.games.caverna.effects import gain, spend
from dolmen.games.caverna.events import COVERED, FURNISHED_WITH
from dolmen.games.caverna.grid import ENTRANCE_BIT, MOUNTAIN_MASK
from dolmen.games.caverna.state import (
    CAVERN,
    DEEP,
    DWELT,
    FURNISHED,
    ON_OFFER,
    OWN,
    ROOM,
    SUPPLY,
    TILE_CELL,
    TUNNEL,
    CavernaState,
    cell_of,
    owns,
    place_of,
)

# Prices: as printed, or what loot asks for an ordinary dwelling.
PRINTED: Final = 0
LOOTED_DWELLING: Final = 1

# Trader and spare part storage, as bits.
TWINS: Final = 274878038016

# How the builder lets a price be paid (bit by bit: ore for a wood, ore for a stone).
PLAIN: Final = 0
ORE_FOR_WOOD: Final = 1
ORE_FOR_STONE: Final = 2


def wood_due(d: vec[i64], p: i64, tile: i64, price: i64) -> i64:
    """Wood of a price, one less with the carpenter."""
    wood = COST_WOOD[tile]
    if price == LOOTED_DWELLING:
        wood = 2
    return wood - 1 if wood > 0 and owns(d, p, CARPENTER) else wood


def stone_due(d: vec[i64], p: i64, tile: i64, price: i64) -> i64:
    """Stone of a price, one less with the stone carver."""
    stone = COST_STONE[tile]
    if price == LOOTED_DWELLING:
        stone = 2
    return stone - 1 if stone > 0 and owns(d, p, STONE_CARVER) else stone


def payable(d: vec[i64], p: i64, tile: i64, price: i64, way: i64) -> bool:
    """CAV-FURNISH-03 Whether a seat can pay a tile in that way."""
    wood = wood_due(d, p, tile, price)
    stone = stone_due(d, p, tile, price)
    ore = COST_ORE[tile]
    if way & ORE_FOR_WOOD != 0:
        if wood == 0:
            return False
        wood -= 1
        ore += 1
    if way & ORE_FOR_STONE != 0:
        if stone == 0:
            return False
        stone -= 1
        ore += 1
    if d[p + WOOD] < wood or d[p + STONE] < stone or d[p + ORE] < ore:
        return False
    return d[p + COST_OTHER[tile]] >= COST_OTHERS[tile]


def ways_to_pay(d: vec[i64], p: i64, tile: i64, price: i64) -> i64:
    """The ways in which a seat can pay a tile, as bits; without the builder only the plain one."""
    if not owns(d, p, BUILDER):
        return 1 if payable(d, p, tile, price, PLAIN) else 0
    ways: i64 = 0
    way: i64
    for way in range(4):
        if payable(d, p, tile, price, way):
            ways |= BIT[way]
    return ways


def replaced_by(tile: i64) -> i64:
    """CAV-FURNISH-09 The tile that this one must be laid on, if its owner has it."""
    if tile == TRADER:
        return SPARE_PART_STORAGE
    return TRADER if tile == SPARE_PART_STORAGE else -1


def sites(d: vec[i64], p: i64, tile: i64) -> i64:
    """CAV-FURNISH-04 Where a tile may go: a cavern, with the work room a tunnel; on its twin."""
    twin = replaced_by(tile)
    if twin >= 0 and owns(d, p, twin):
        return BIT[d[TILE_CELL + twin]]
    return building_sites(d, p)


def building_sites(d: vec[i64], p: i64) -> i64:
    """The cells a seat can furnish."""
    if owns(d, p, WORK_ROOM):
        return d[p + CAVERN] | d[p + TUNNEL] | d[p + DEEP]
    return d[p + CAVERN]


def can_furnish(d: vec[i64], p: i64, tile: i64, price: i64) -> bool:
    """CAV-FURNISH-02 A tile on offer, a place for it and its price."""
    if d[ON_OFFER] >> tile & 1 == 0:
        return False
    if owns(d, p, BUILDER):
        return ways_to_pay(d, p, tile, price) != 0 and sites(d, p, tile) != 0
    return payable(d, p, tile, price, PLAIN) and sites(d, p, tile) != 0


def can_furnish_any(d: vec[i64], p: i64, tiles: i64) -> bool:
    """Whether one of the first so many tiles can be built."""
    if building_sites(d, p) == 0 and d[p + OWN] & TWINS == 0:
        return False
    tile: i64 = 0
    while tile < tiles:
        if can_furnish(d, p, tile, PRINTED):
            return True
        tile += 1
    return False


def pay(s: CavernaState, seat: i64, tile: i64, price: i64, way: i64) -> None:
    """CAV-FURNISH-02 The whole price to the general supply."""
    d = s.d
    p = place_of(seat)
    wood = wood_due(d, p, tile, price)
    stone = stone_due(d, p, tile, price)
    ore = COST_ORE[tile]
    if way & ORE_FOR_WOOD != 0:
        wood -= 1
        ore += 1
    if way & ORE_FOR_STONE != 0:
        stone -= 1
        ore += 1
    spend(s, seat, WOOD, wood)
    spend(s, seat, STONE, stone)
    spend(s, seat, ORE, ore)
    spend(s, seat, COST_OTHER[tile], COST_OTHERS[tile])


def place_tile(s: CavernaState, seat: i64, tile: i64, bit: i64) -> None:
    """CAV-FURNISH-07, -09 The tile is laid and in force; its immediate gain comes."""
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
    cell = cell_of(bit)
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
    count: i64 = 0
    found = neighbours(cell, MOUNTAIN_MASK) & dwelling_cells(d, p)
    while found != 0:
        found &= found - 1
        count += 1
    return count

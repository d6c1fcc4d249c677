"""What a furnishing costs its buyer, and how the builder lets it be paid. Chapter CAV-FURNISH."""

from typing import Final

from dolmen.core.flow import close_flow, open_flow, set_progress, top_progress
from dolmen.core.native import i64, vec
from dolmen.games.caverna.data import (
    BIT,
    BUILDER,
    CARPENTER,
    COST_ORE,
    COST_OTHER,
    COST_OTHERS,
    COST_STONE,
    COST_WOOD,
    DWELLING,
    FURNISHING_COUNT,
    ORE,
    STONE,
    STONE_CARVER,
    WOOD,
)
from dolmen.games.caverna.effects import less_with, spend
from dolmen.games.caverna.flows import PAY_FOR_BIT, PAY_NODE
from dolmen.games.caverna.grid import place_of_bit
from dolmen.games.caverna.refusals import NOT_THAT_PAYMENT
from dolmen.games.caverna.state import FLOW, ON_OFFER, CavernaState, count_bits, owns, place_of
from dolmen.games.caverna.verbs import site

# Prices: as printed, or what loot asks for an ordinary dwelling (CAV-DWELLING-04).
PRINTED: Final = 0
LOOTED_DWELLING: Final = 1
LOOTED_WOOD: Final = 2
LOOTED_STONE: Final = 2

# How the builder lets a price be paid (bit by bit: ore for a wood, ore for a stone).
PLAIN: Final = 0
ORE_FOR_WOOD: Final = 1
ORE_FOR_STONE: Final = 2
WAYS: Final = 4

# The progress of its frame: the tile, and the price so many times.
PRICES_FROM: Final = 64


def is_open(asked: i64) -> bool:
    """While the builder has a choice how to pay."""
    return asked & PAY_FOR_BIT != 0


def wood_due(d: vec[i64], p: i64, tile: i64, price: i64) -> i64:
    """CAV-DWELLING-02, CAV-DWELLING-04 Wood of a price, one less with the carpenter."""
    wood: i64 = LOOTED_WOOD if price == LOOTED_DWELLING else COST_WOOD[tile]
    return less_with(d, p, wood, CARPENTER)


def stone_due(d: vec[i64], p: i64, tile: i64, price: i64) -> i64:
    """CAV-DWELLING-02, CAV-DWELLING-04 Stone of a price, one less with the stone carver."""
    stone: i64 = LOOTED_STONE if price == LOOTED_DWELLING else COST_STONE[tile]
    return less_with(d, p, stone, STONE_CARVER)


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


def ways(d: vec[i64], p: i64, tile: i64, price: i64) -> i64:
    """CAV-FURNISH-02 The ways in which a seat can pay the whole price, as bits; without the
    builder only the plain one."""
    if not owns(d, p, BUILDER):
        return 1 if payable(d, p, tile, price, PLAIN) else 0
    found: i64 = 0
    way: i64
    for way in range(WAYS):
        if payable(d, p, tile, price, way):
            found |= BIT[way]
    return found


def begin(s: CavernaState, seat: i64, tile: i64, price: i64) -> None:
    """CAV-FURNISH-02 Pays if there is one way to do it, else asks."""
    d = s.d
    found = ways(d, place_of(seat), tile, price)
    if found & (found - 1) != 0:
        open_flow(d, FLOW, PAY_NODE)
        set_progress(d, FLOW, tile + PRICES_FROM * price)
        return
    pay(s, seat, tile, price, place_of_bit(found))


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """The ways to pay the tile that was chosen."""
    progress = top_progress(d, FLOW)
    return ways(d, p, progress % PRICES_FROM, progress // PRICES_FROM)


def why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-FURNISH-02 Not that way."""
    return NOT_THAT_PAYMENT


def play(s: CavernaState, seat: i64, argument: i64) -> None:
    """The builder's choice."""
    progress = top_progress(s.d, FLOW)
    close_flow(s.d, FLOW)
    pay(s, seat, progress % PRICES_FROM, progress // PRICES_FROM, argument)


def pay(s: CavernaState, seat: i64, tile: i64, price: i64, way: i64) -> None:
    """CAV-FURNISH-02 The whole price to the general supply; then the tile is laid."""
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
    site.begin(s, seat, tile)


def law(d: vec[i64], p: i64, node: i64, progress: i64) -> bool:
    """CAV-FURNISH-02 The tile that is being paid is on offer, has a place, and there is a choice
    how to pay it."""
    tile = progress % PRICES_FROM
    price = progress // PRICES_FROM
    if tile >= FURNISHING_COUNT or d[ON_OFFER] & BIT[tile] == 0:
        return False
    if price > (LOOTED_DWELLING if tile == DWELLING else PRINTED):
        return False
    return site.sites(d, p, tile) != 0 and count_bits(ways(d, p, tile, price)) > 1

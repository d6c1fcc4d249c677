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
from dolmen.games.caverna.state import (
    FLOW,
    ON_OFFER,
    OWN,
    CavernaState,
    count_bits,
    owns,
    place_of,
)
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

DEAREST: Final = 8  # wood or stone, in any price


def _within(costs: vec[i64]) -> list[i64]:
    """For each count up to the dearest, the tiles that cost no more of a good."""
    return [
        sum(2**tile for tile in range(FURNISHING_COUNT) if costs[tile] <= count)
        for count in range(DEAREST + 1)
    ]


FOR_WOOD: Final = vec[i64](_within(COST_WOOD))
FOR_STONE: Final = vec[i64](_within(COST_STONE))
FOR_ORE: Final = vec[i64](_within(COST_ORE))
OTHER_PRICES: Final[i64] = sum(2**tile for tile in range(FURNISHING_COUNT) if COST_OTHERS[tile])

# The progress of its frame: the tile, and the price so many times.
PRICES_FROM: Final = 64


def is_open(asked: i64) -> bool:
    """While the builder has a choice how to pay."""
    return asked & PAY_FOR_BIT != 0


def wood_due(d: vec[i64], p: i64, tile: i64, price: i64) -> i64:
    """CAV-DWELLING-02, CAV-DWELLING-04 Wood of a price, one less with the carpenter."""
    wood = COST_WOOD[tile]
    if price == LOOTED_DWELLING:
        wood = LOOTED_WOOD
    return less_with(d, p, wood, CARPENTER)


def stone_due(d: vec[i64], p: i64, tile: i64, price: i64) -> i64:
    """CAV-DWELLING-02, CAV-DWELLING-04 Stone of a price, one less with the stone carver."""
    stone = COST_STONE[tile]
    if price == LOOTED_DWELLING:
        stone = LOOTED_STONE
    return less_with(d, p, stone, STONE_CARVER)


def price_of(d: vec[i64], p: i64, tile: i64, price: i64) -> list[tuple[int, int]]:
    """CAV-FURNISH-02 What a tile costs a seat after all that makes it cheaper: goods, and how many
    of each, none of some."""
    return [
        (WOOD, int(wood_due(d, p, tile, price))),
        (STONE, int(stone_due(d, p, tile, price))),
        (ORE, int(COST_ORE[tile])),
        (int(COST_OTHER[tile]), int(COST_OTHERS[tile])),
    ]


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
    found: i64 = 0
    if not owns(d, p, BUILDER):
        if payable(d, p, tile, price, PLAIN):
            found = 1
        return found
    way: i64
    for way in range(WAYS):
        if payable(d, p, tile, price, way):
            found |= BIT[way]
    return found


def affordable(d: vec[i64], p: i64, tiles: i64) -> i64:
    """CAV-FURNISH-03 Of a set of tiles, those whose printed price a seat can pay, as bits. Written
    out for those who do not own the builder, by tables of all tiles that so much wood, stone or ore
    pays (test_written_out holds it to `payable`)."""
    found: i64 = 0
    if owns(d, p, BUILDER):
        while tiles != 0:
            bit = tiles & -tiles
            if ways(d, p, place_of_bit(bit), PRINTED) != 0:
                found |= bit
            tiles ^= bit
        return found
    wood = d[p + WOOD] + (d[p + OWN] >> CARPENTER & 1)
    stone = d[p + STONE] + (d[p + OWN] >> STONE_CARVER & 1)
    found = tiles & FOR_WOOD[wood if wood < DEAREST else i64(DEAREST)]
    found &= FOR_STONE[stone if stone < DEAREST else i64(DEAREST)]
    found &= FOR_ORE[d[p + ORE] if d[p + ORE] < DEAREST else i64(DEAREST)]
    others = found & OTHER_PRICES
    while others != 0:
        bit = others & -others
        tile = place_of_bit(bit)
        if d[p + COST_OTHER[tile]] < COST_OTHERS[tile]:
            found ^= bit
        others ^= bit
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

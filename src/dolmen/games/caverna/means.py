"""Which parts of actions can be carried out now: whether the means and the room are there."""

from typing import Final

from dolmen.core.flow import BIT
from dolmen.core.native import i64, vec
from dolmen.games.caverna.board import (
    cave_pair_open,
    field_pair_open,
    meadow_pair_open,
    stable_spots,
    tunnel_pair_open,
)
from dolmen.games.caverna.data import (
    ADDITIONAL_DWELLING,
    BLACKSMITH,
    CARPENTER,
    DWELLINGS,
    FURNISHING_COUNT,
    GOLD,
    GRAIN,
    MARKET_PRICE,
    MOST_DWARFS,
    ORE,
    STONE,
    STONE_CARVER,
    VEGETABLE,
    WOOD,
)
from dolmen.games.caverna.flows import (
    BUILD_STABLE_BIT,
    BUY_BIT,
    EXPEDITION_BIT,
    FENCE_LARGE_BIT,
    FENCE_SMALL_BIT,
    FORGE_WEAPON_BIT,
    FURNISH_ANY_BIT,
    FURNISH_DWELLING_BIT,
    HAVE_CHILD_BIT,
    LAY_EITHER_BIT,
    LAY_FIELD_BIT,
    LAY_ON_DEEP_BIT,
    LAY_ON_TUNNEL_BIT,
    LAY_ORE_MINE_BIT,
    LAY_TUNNEL_BIT,
    ORE_BONUS_BIT,
    RUBY_BONUS_BIT,
    SOW_FIELDS_BIT,
    TAKE_GOODS_BIT,
    TRADE_ORE_BIT,
)
from dolmen.games.caverna.furnish import can_furnish_any
from dolmen.games.caverna.state import (
    DEEP,
    DWARFS,
    EMPTY_FIELDS,
    MEADOW,
    ORE_MINES,
    ROOM,
    RUBY_MINES,
    STABLES,
    STOCKED,
    TUNNEL,
    owns,
)

# What never fails: GIVE, TAKE_TOKEN, TAKE_DOG, EXTEND_FOREST, EXTEND_MOUNTAIN.
ALWAYS: Final = 25165874


SMALL_PRICE: Final = 2


LARGE_PRICE: Final = 4


LOOTED_SMALL: Final = 1


LOOTED_LARGE: Final = 2


SOWINGS: Final = 2  # of each crop in one action (CAV-SOW-02)


TRADES: Final = 3  # CAV-TRADE-03


RUBY_DELIVERY: Final = 49


def possible(d: vec[i64], p: i64, wanted: i64, strength: i64) -> i64:
    """Of a set of atoms, those that a dwarf of that strength can carry out now, save those that
    depend on the space (`gifts_of`)."""
    found = wanted & ALWAYS
    if wanted & LAY_FIELD_BIT and field_pair_open(d, p):
        found |= LAY_FIELD_BIT
    if wanted & (LAY_TUNNEL_BIT | LAY_EITHER_BIT) and cave_pair_open(d, p):
        found |= wanted & (LAY_TUNNEL_BIT | LAY_EITHER_BIT)
    if wanted & LAY_ORE_MINE_BIT and tunnel_pair_open(d, p):
        found |= LAY_ORE_MINE_BIT
    if wanted & LAY_ON_TUNNEL_BIT and d[p + TUNNEL] != 0:
        found |= LAY_ON_TUNNEL_BIT
    if wanted & LAY_ON_DEEP_BIT and d[p + DEEP] != 0:
        found |= LAY_ON_DEEP_BIT
    if wanted & FENCE_SMALL_BIT and can_fence_small(d, p, SMALL_PRICE):
        found |= FENCE_SMALL_BIT
    if wanted & FENCE_LARGE_BIT and can_fence_large(d, p, LARGE_PRICE):
        found |= FENCE_LARGE_BIT
    if wanted & BUILD_STABLE_BIT and d[p + STONE] >= stable_price(d, p) and can_stable(d, p):
        found |= BUILD_STABLE_BIT
    if wanted & FURNISH_ANY_BIT and can_furnish_any(d, p, FURNISHING_COUNT):
        found |= FURNISH_ANY_BIT
    if wanted & FURNISH_DWELLING_BIT and can_furnish_any(d, p, DWELLINGS):
        found |= FURNISH_DWELLING_BIT
    if wanted & HAVE_CHILD_BIT and can_grow(d, p):
        found |= HAVE_CHILD_BIT
    if wanted & SOW_FIELDS_BIT and can_sow(d, p):
        found |= SOW_FIELDS_BIT
    if strength > 0:
        found |= wanted & EXPEDITION_BIT
    elif wanted & FORGE_WEAPON_BIT and d[p + ORE] >= forge_price(d, p, 1):
        found |= FORGE_WEAPON_BIT
    if wanted & BUY_BIT and d[p + GOLD] > 0:
        found |= BUY_BIT
    if wanted & TRADE_ORE_BIT and d[p + ORE] >= 2:
        found |= TRADE_ORE_BIT
    return found


def gifts_of(d: vec[i64], p: i64, space: i64, imitating: bool) -> i64:
    """CAV-IMITATE-05, -09 The goods of a space that depend on it: an imitator gets none of those
    that lie there."""
    found: i64 = 0
    if not imitating and d[STOCKED] & BIT[space] != 0:
        found = TAKE_GOODS_BIT
    if d[p + ORE_MINES] > 0:
        found |= ORE_BONUS_BIT
    if d[p + RUBY_MINES] > 1 or (d[p + RUBY_MINES] == 1 and space != RUBY_DELIVERY):
        found |= RUBY_BONUS_BIT
    return found


def less_with(d: vec[i64], p: i64, price: i64, tile: i64) -> i64:
    """A price, one less for the owner of a tile, never below zero."""
    return price - 1 if price > 0 and owns(d, p, tile) else price


def can_fence_small(d: vec[i64], p: i64, price: i64) -> bool:
    """CAV-ANIMALS-04 A meadow and the wood."""
    return d[p + MEADOW] != 0 and d[p + WOOD] >= less_with(d, p, price, CARPENTER)


def can_fence_large(d: vec[i64], p: i64, price: i64) -> bool:
    """CAV-ANIMALS-04 Two meadows side by side and the wood."""
    return d[p + WOOD] >= less_with(d, p, price, CARPENTER) and meadow_pair_open(d, p)


def stable_price(d: vec[i64], p: i64) -> i64:
    """CAV-ANIMALS-09 One stone, none with the stone carver."""
    return less_with(d, p, 1, STONE_CARVER)


def can_stable(d: vec[i64], p: i64) -> bool:
    """CAV-ANIMALS-10, -11 A stable left and a place for it."""
    return d[p + STABLES] > 0 and stable_spots(d, p) != 0


def can_grow(d: vec[i64], p: i64) -> bool:
    """CAV-GROWTH-10 Room in the clan; the sixth dwarf needs the additional dwelling."""
    dwarfs = d[p + DWARFS]
    if dwarfs < MOST_DWARFS - 1:
        return d[p + ROOM] > dwarfs
    return dwarfs == MOST_DWARFS - 1 and owns(d, p, ADDITIONAL_DWELLING)


def can_sow(d: vec[i64], p: i64) -> bool:
    """CAV-SOW-03, -04 An empty field and a crop."""
    return d[p + EMPTY_FIELDS] > 0 and d[p + GRAIN] + d[p + VEGETABLE] > 0


def can_sow_crop(d: vec[i64], p: i64, progress: i64, crop: i64) -> bool:
    """CAV-SOW-02 One more field of a crop (0 grain, 1 vegetable) in a sowing under way."""
    if d[p + EMPTY_FIELDS] == 0 or d[p + GRAIN + crop] == 0:
        return False
    return sown(progress, crop) < SOWINGS


def sown(progress: i64, crop: i64) -> i64:
    """The fields of a crop that a sowing under way has sown."""
    return progress & 3 if crop == 0 else progress >> 2


def forge_price(d: vec[i64], p: i64, strength: i64) -> i64:
    """CAV-WEAPONS-02 One ore a strength, two less with the blacksmith."""
    if not owns(d, p, BLACKSMITH):
        return strength
    if strength > 2:
        return strength - 2
    return 0


def can_buy(d: vec[i64], p: i64, bought: i64, item: i64) -> bool:
    """CAV-MARKET-03, -04 One of each, for the gold in hand."""
    return bought & BIT[item] == 0 and d[p + GOLD] >= MARKET_PRICE[item]


def can_buy_any(d: vec[i64], p: i64, bought: i64) -> bool:
    """Whether the market has something left that can be paid."""
    item: i64
    for item in range(10):
        if can_buy(d, p, bought, item):
            return True
    return False

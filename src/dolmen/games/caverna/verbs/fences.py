"""Fences: meadows become small and large pastures. Chapter CAV-ANIMALS."""

from typing import Final

from dolmen.core.native import i64, vec
from dolmen.games.caverna.action import begin_or_close
from dolmen.games.caverna.board import back, fence_large, fence_small
from dolmen.games.caverna.data import CARPENTER, WOOD
from dolmen.games.caverna.effects import less_with, spend
from dolmen.games.caverna.flows import (
    FENCE_LARGE,
    FENCE_SMALL,
    LARGE_PASTURES,
    LOOT_LARGE_BIT,
    LOOT_SMALL_BIT,
    SMALL_PASTURES,
)
from dolmen.games.caverna.grid import (
    FOREST_ARGUMENTS,
    FOREST_BIT,
    PASTURE_ARGUMENTS,
    PASTURE_FIRST,
    PASTURE_SECOND,
    TO_EAST,
    TO_SOUTH,
    arguments,
)
from dolmen.games.caverna.refusals import NO_MEADOW, TOO_LITTLE_WOOD
from dolmen.games.caverna.state import MEADOW, CavernaState, place_of

# In wood: by the space (CAV-ANIMALS-04), or as loot (CAV-ANIMALS-02).
SMALL_PRICE: Final = 2
LARGE_PRICE: Final = 4
LOOTED_SMALL: Final = 1
LOOTED_LARGE: Final = 2


def small_price(d: vec[i64], p: i64, looted: bool) -> i64:
    """CAV-ANIMALS-04, CAV-ANIMALS-02 One less with the carpenter."""
    price: i64 = SMALL_PRICE
    if looted:
        price = LOOTED_SMALL
    return less_with(d, p, price, CARPENTER)


def large_price(d: vec[i64], p: i64, looted: bool) -> i64:
    """CAV-ANIMALS-04, CAV-ANIMALS-02 One less with the carpenter."""
    price: i64 = LARGE_PRICE
    if looted:
        price = LOOTED_LARGE
    return less_with(d, p, price, CARPENTER)


# Small pastures


def small_is_open(asked: i64) -> bool:
    """CAV-ANIMALS-02, CAV-ANIMALS-03 One of each size, by the space or by loot."""
    return asked & SMALL_PASTURES != 0


def small_meadows(d: vec[i64], p: i64, looted: bool) -> i64:
    """CAV-ANIMALS-04, CAV-ANIMALS-05 The meadows, if there is wood for the fence."""
    if d[p + WOOD] < small_price(d, p, looted):
        return 0
    return d[p + MEADOW]


def small_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """Every meadow."""
    looted = asked & LOOT_SMALL_BIT != 0
    return arguments(small_meadows(d, p, looted), FOREST_ARGUMENTS, 0)


def small_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-ANIMALS-05, CAV-ANIMALS-04 No meadow, or no wood."""
    return NO_MEADOW if FOREST_BIT[argument] & ~d[p + MEADOW] != 0 else TOO_LITTLE_WOOD


def small_play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-ANIMALS-04 A small pasture for its wood."""
    looted = begin_or_close(s, seat, FENCE_SMALL)
    spend(s, seat, WOOD, small_price(s.d, place_of(seat), looted))
    fence_small(s, seat, FOREST_BIT[argument])


# Large pastures


def large_is_open(asked: i64) -> bool:
    """CAV-ANIMALS-02, CAV-ANIMALS-03 One of each size, by the space or by loot."""
    return asked & LARGE_PASTURES != 0


def large_halves(d: vec[i64], p: i64, looted: bool, direction: i64) -> i64:
    """CAV-ANIMALS-04, CAV-ANIMALS-06 The first of two meadows in a direction, if there is wood for
    the fence; pastures are never joined."""
    if d[p + WOOD] < large_price(d, p, looted):
        return 0
    meadows = d[p + MEADOW]
    return meadows & back(meadows, direction)


def large_can(d: vec[i64], p: i64, looted: bool) -> bool:
    """Whether there are two such meadows."""
    return large_halves(d, p, looted, TO_EAST) | large_halves(d, p, looted, TO_SOUTH) != 0


def large_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """Every pair of meadows."""
    looted = asked & LOOT_LARGE_BIT != 0
    east = arguments(large_halves(d, p, looted, TO_EAST), PASTURE_ARGUMENTS, TO_EAST)
    return east | arguments(large_halves(d, p, looted, TO_SOUTH), PASTURE_ARGUMENTS, TO_SOUTH)


def large_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-ANIMALS-05, CAV-ANIMALS-04 Not two meadows, or no wood."""
    pair = PASTURE_FIRST[argument] | PASTURE_SECOND[argument]
    return NO_MEADOW if pair & ~d[p + MEADOW] != 0 else TOO_LITTLE_WOOD


def large_play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-ANIMALS-04 A large pasture for its wood."""
    looted = begin_or_close(s, seat, FENCE_LARGE)
    spend(s, seat, WOOD, large_price(s.d, place_of(seat), looted))
    fence_large(s, seat, PASTURE_FIRST[argument], PASTURE_SECOND[argument])

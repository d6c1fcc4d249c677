"""Furnishing: choosing a tile, by the space or by loot. Chapters CAV-FURNISH and CAV-DWELLING."""

from typing import Final

from dolmen.core.native import i64, vec
from dolmen.games.caverna.action import asked_of, begin_or_close
from dolmen.games.caverna.data import BIT, DWELLING, TWINS
from dolmen.games.caverna.flows import (
    FURNISH_ANY,
    FURNISH_DWELLING,
    FURNISH_DWELLING_BIT,
    FURNISHINGS,
)
from dolmen.games.caverna.refusals import (
    FURNISHING_TAKEN,
    NO_CAVERN,
    NOT_A_DWELLING,
    TOO_EXPENSIVE,
)
from dolmen.games.caverna.state import ON_OFFER, OWN, CavernaState, place_of
from dolmen.games.caverna.verbs import pay, site

DWELLING_TILES: Final = (1 << 6) - 1  # the orange tiles come first
ALL_TILES: Final = (1 << 48) - 1


def is_open(asked: i64) -> bool:
    """CAV-FURNISH-01, CAV-DWELLING-01 By the space or by loot."""
    return asked & FURNISHINGS != 0


def tiles(asked: i64) -> i64:
    """CAV-DWELLING-01 What may be built: on the round-4 card dwellings and nothing else."""
    return DWELLING_TILES if asked & FURNISH_DWELLING_BIT != 0 else ALL_TILES


def can_build(d: vec[i64], p: i64, tile: i64, price: i64) -> bool:
    """CAV-FURNISH-02, CAV-FURNISH-03, CAV-FURNISH-06 A tile on offer, a place for it and its
    price."""
    if d[ON_OFFER] & BIT[tile] == 0 or site.sites(d, p, tile) == 0:
        return False
    return pay.ways(d, p, tile, price) != 0


def nowhere(d: vec[i64], p: i64) -> bool:
    """CAV-FURNISH-03 Whether a seat has no place for any tile."""
    return site.caverns(d, p) == 0 and d[p + OWN] & TWINS == 0


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """Every tile that can be built."""
    if nowhere(d, p):
        return 0
    found: i64 = 0
    left = tiles(asked) & d[ON_OFFER]
    tile: i64 = 0
    while left != 0:
        if left & 1 != 0 and can_build(d, p, tile, pay.PRINTED):
            found |= BIT[tile]
        left >>= 1
        tile += 1
    return found


def can(d: vec[i64], p: i64, asked: i64) -> bool:
    """Whether there is a choice, found with the first one."""
    if nowhere(d, p):
        return False
    left = tiles(asked) & d[ON_OFFER]
    tile: i64 = 0
    while left != 0:
        if left & 1 != 0 and can_build(d, p, tile, pay.PRINTED):
            return True
        left >>= 1
        tile += 1
    return False


def can_loot_dwelling(d: vec[i64], p: i64) -> bool:
    """CAV-DWELLING-04 An ordinary dwelling at the price of loot."""
    return can_build(d, p, DWELLING, pay.LOOTED_DWELLING)


def loot_dwelling(s: CavernaState, seat: i64) -> None:
    """CAV-DWELLING-04 An ordinary dwelling at the price of loot."""
    pay.begin(s, seat, DWELLING, pay.LOOTED_DWELLING)


def why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-DWELLING-01, CAV-FURNISH-06, CAV-FURNISH-03 No dwelling, taken, no place, no price."""
    if tiles(asked) & BIT[argument] == 0:
        return NOT_A_DWELLING
    if d[ON_OFFER] & BIT[argument] == 0:
        return FURNISHING_TAKEN
    return NO_CAVERN if site.sites(d, p, argument) == 0 else TOO_EXPENSIVE


def play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-FURNISH-02 A tile at its printed price."""
    dwelling = asked_of(s.d, place_of(seat)) & FURNISH_DWELLING_BIT != 0
    begin_or_close(s, seat, FURNISH_DWELLING if dwelling else FURNISH_ANY)
    pay.begin(s, seat, argument, pay.PRINTED)

"""Furnishing: choosing a tile, by the space or by loot. Chapters CAV-FURNISH and CAV-DWELLING."""

from dolmen.core.native import i64, vec
from dolmen.games.caverna.action import asked_of, begin_or_close
from dolmen.games.caverna.data import (
    ALL_TILES,
    BIT,
    DWELLING,
    DWELLING_TILES,
    SPARE_PART_BIT,
    SPARE_PART_STORAGE,
    TRADER,
    TRADER_BIT,
)
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
from dolmen.games.caverna.state import ON_OFFER, CavernaState, owns, place_of
from dolmen.games.caverna.verbs import pay, site


def is_open(asked: i64) -> bool:
    """CAV-FURNISH-01, CAV-DWELLING-01 By the space or by loot."""
    return asked & FURNISHINGS != 0


def tiles(asked: i64) -> i64:
    """CAV-DWELLING-01 What may be built: on the round-4 card dwellings and nothing else."""
    if asked & FURNISH_DWELLING_BIT != 0:
        return DWELLING_TILES
    return ALL_TILES


def placeable(d: vec[i64], p: i64) -> i64:
    """CAV-FURNISH-03, CAV-FURNISH-09 The tiles for which a seat has a place: all with an empty
    cavern, else only one that is laid on its twin."""
    if site.caverns(d, p) != 0:
        return ALL_TILES
    found: i64 = 0
    if owns(d, p, TRADER):
        found = SPARE_PART_BIT
    if owns(d, p, SPARE_PART_STORAGE):
        found |= TRADER_BIT
    return found


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-FURNISH-02, CAV-FURNISH-03, CAV-FURNISH-06 Every tile on offer that has a place and can
    be paid."""
    wanted = tiles(asked) & d[ON_OFFER] & placeable(d, p)
    if wanted == 0:
        return 0
    return pay.affordable(d, p, wanted)


def can_loot_dwelling(d: vec[i64], p: i64) -> bool:
    """CAV-DWELLING-04 An ordinary dwelling, which never runs out, at the price of loot."""
    return site.caverns(d, p) != 0 and pay.ways(d, p, DWELLING, pay.LOOTED_DWELLING) != 0


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

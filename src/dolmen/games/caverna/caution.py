"""Exchanges that would leave an action without any possible part. Clause CAV-WORK-20."""

from typing import Final

from dolmen.core.native import i64, vec
from dolmen.games.caverna.data import PEACEFUL_CAVE
from dolmen.games.caverna.flows import ENDANGERED, EXPEDITION_BIT, LASTING, TILE_BITS
from dolmen.games.caverna.moves import BUY_MEADOW, EAT
from dolmen.games.caverna.state import ACTED, SPACE, CavernaState, owns, place_of
from dolmen.games.caverna.verbs import exchange, parts

FREELY: Final = 0  # every exchange leaves something to do
NO_TILE: Final = 1  # a single tile might not
LOOK: Final = 2  # each one must be looked at


def caution(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-WORK-20 How far exchanges endanger an action of which nothing has been done yet. No
    exchange takes away a child, a mine or what is given; only a single tile takes away the place of
    a double one; only handing in its weapon keeps a dwarf from an expedition."""
    if asked & ENDANGERED == 0 or d[ACTED] != 0 or d[SPACE] < 0:
        return FREELY
    can = parts.offered(d, p)
    if can & LASTING != 0:
        return FREELY
    if can & EXPEDITION_BIT != 0 and not owns(d, p, PEACEFUL_CAVE):
        return FREELY
    return NO_TILE if can & TILE_BITS != 0 else LOOK


def spoils(s: CavernaState, seat: i64, move: i64, care: i64) -> bool:
    """CAV-WORK-20 Whether an exchange would leave the action without any possible part."""
    if care == FREELY or (care == NO_TILE and not BUY_MEADOW <= move < EAT):
        return False
    c = s.clone()
    exchange.play(c, seat, move)
    return parts.offered(c.d, place_of(seat)) == 0

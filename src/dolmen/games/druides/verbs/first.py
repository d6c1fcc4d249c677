"""The seat that starts, drawn by lot. Chapter DRU-SETUP."""

from dolmen.core.native import i64, u8, vec
from dolmen.core.rng import Rng
from dolmen.games.druides.data import BIT
from dolmen.games.druides.refusals import NOT_DRAWN_NOW, NOT_THERE
from dolmen.games.druides.state import DRAW_FIRST, PHASE, PLAYERS


def choices(d: vec[u8]) -> i64:
    """DRU-SETUP-07 Any seat of the table."""
    if d[PHASE] != DRAW_FIRST:
        return 0
    return i64(BIT[i64(d[PLAYERS])]) - 1


def why_not(d: vec[u8]) -> i64:
    """Why that seat is not drawn."""
    return NOT_THERE if d[PHASE] == DRAW_FIRST else NOT_DRAWN_NOW


def draw(d: vec[u8], rng: Rng) -> i64:
    """Each seat as likely."""
    return rng.below(i64(d[PLAYERS]))

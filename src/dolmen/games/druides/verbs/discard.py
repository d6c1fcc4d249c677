"""Discarding one gem. Chapter DRU-TURN."""

from dolmen.core.game import EVERYONE, Buffer, note
from dolmen.core.native import i64, u8, vec
from dolmen.core.rng import Rng
from dolmen.games.druides.data import GEMS, WORD_BIT
from dolmen.games.druides.events import GEM_DISCARDED
from dolmen.games.druides.moves import DISCARD_OF, KEEP, KEEP_BIT
from dolmen.games.druides.refusals import (
    DISCARD_NOT_HELD,
    NO_DISCARD_STEP,
    PLACE_FIRST,
    RITUAL_OPEN,
)
from dolmen.games.druides.state import (
    DISCARD_SIZE,
    DISCARDED,
    DISCARDING,
    DRAWING,
    GEMS_HELD,
    HELD,
    PHASE,
    RITUAL,
    DruidesState,
    give_gem,
)


def choices(d: vec[u8], seat: i64) -> i64:
    """DRU-TURN-08 Step 3: every gem in hand, or none."""
    if d[PHASE] != DISCARDING:
        return 0
    found: i64 = KEEP_BIT
    held = HELD + 8 * seat
    i: i64
    for i in range(held, held + i64(d[GEMS_HELD + seat])):
        found |= WORD_BIT[i64(d[i])]
    return found


def fill(d: vec[u8], seat: i64, out: Buffer) -> i64:
    """The same as a list, written out for speed: the hand has its gems in order."""
    held = HELD + 8 * seat
    gems: int = d[GEMS_HELD + seat]
    count: i64 = gems
    i: i64
    for i in range(count):
        gem: int = d[held + i]
        out[i] = DISCARD_OF[gem]
    out[count] = KEEP
    return count + 1


def choose(d: vec[u8], seat: i64, rng: Rng) -> i64:
    """One of them, each as likely."""
    gems: int = d[GEMS_HELD + seat]
    count: i64 = gems
    n = rng.below(count + 1)
    if n == count:
        return GEMS
    gem: int = d[HELD + 8 * seat + n]
    return gem


def why_not(d: vec[u8]) -> i64:
    """Why no such gem can be discarded, nor all be kept."""
    if d[PHASE] == RITUAL:
        return RITUAL_OPEN
    if d[PHASE] < DISCARDING:
        return PLACE_FIRST
    return NO_DISCARD_STEP if d[PHASE] == DRAWING else DISCARD_NOT_HELD


def play(s: DruidesState, d: vec[u8], seat: i64, gem: i64) -> None:
    """DRU-TURN-08 A gem goes face down on the discard pile; past the last gem is to keep all."""
    if gem == GEMS:
        return
    give_gem(d, seat, gem, DISCARDED + seat)
    d[DISCARD_SIZE] += 1
    note(s, GEM_DISCARDED, EVERYONE, seat, gem)

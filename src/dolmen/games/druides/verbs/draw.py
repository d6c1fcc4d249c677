"""Choosing where the next card of a hand comes from. Chapter DRU-HAND."""

from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, u8, vec
from dolmen.games.druides.data import BIT, GEMS
from dolmen.games.druides.events import DECK_SHUFFLED
from dolmen.games.druides.moves import DRAW_GEM_BIT, DRAW_SERVANT_BIT, STOP_BIT
from dolmen.games.druides.refusals import (
    DISCARD_FIRST,
    NO_GEM_LEFT,
    PLACE_FIRST,
    RESERVE_EMPTY,
    RITUAL_OPEN,
)
from dolmen.games.druides.state import (
    DECK,
    DECK_SIZE,
    DISCARD_SIZE,
    DISCARDING,
    DRAWING,
    GEM_AT,
    IN_DECK,
    PHASE,
    RESERVE,
    RITUAL,
    SEAT,
    DruidesState,
    in_discard,
)


def sources(d: vec[u8]) -> i64:
    """What still gives a card: the gem deck or the discard pile to make a deck of (DRU-HAND-04),
    and the reserve of the active seat (DRU-HAND-03)."""
    found: i64 = 0
    if d[DECK_SIZE] > 0 or d[DISCARD_SIZE] > 0:
        found = DRAW_GEM_BIT
    if d[RESERVE + i64(d[SEAT])] > 0:
        found |= DRAW_SERVANT_BIT
    return found


def choices(d: vec[u8]) -> i64:
    """DRU-HAND-02, DRU-HAND-05 Step 4: the sources, and stopping."""
    if d[PHASE] != DRAWING:
        return 0
    return sources(d) | STOP_BIT


def why_not(d: vec[u8], source: i64) -> i64:
    """Why that source gives no card, or why nobody stops now."""
    if d[PHASE] == RITUAL:
        return RITUAL_OPEN
    if d[PHASE] < DISCARDING:
        return PLACE_FIRST
    if d[PHASE] == DISCARDING:
        return DISCARD_FIRST
    return RESERVE_EMPTY if source else NO_GEM_LEFT


def shuffle_discards(s: DruidesState) -> None:
    """DRU-COMP-11 The discard pile becomes the deck, and nobody's view knows its gems any more."""
    d = s.d
    gem: i64
    for gem in range(GEMS):
        if in_discard(d, gem):
            d[GEM_AT + gem] = IN_DECK
            d[DECK + (gem >> 3)] |= BIT[gem]
    d[DECK_SIZE] = d[DISCARD_SIZE]
    d[DISCARD_SIZE] = 0
    note(s, DECK_SHUFFLED, EVERYONE, i64(d[DECK_SIZE]))

"""Choosing where the next card of a hand comes from. Chapter DRU-HAND."""

from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, u8, vec
from dolmen.games.druides.data import BIT, GEMS, HAND_LIMIT
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
    HAND_SIZE,
    IN_DECK,
    PHASE,
    RESERVE,
    RITUAL,
    DruidesState,
    in_discard,
)


def sources(d: vec[u8], seat: i64) -> i64:
    """DRU-HAND-01 What still gives a card to a hand with room for one: the gem deck, or the discard
    pile to make a deck of (DRU-HAND-04), and the reserve of the seat (DRU-HAND-03)."""
    if d[HAND_SIZE + seat] >= HAND_LIMIT:
        return 0
    if d[DECK_SIZE] or d[DISCARD_SIZE]:
        return DRAW_GEM_BIT | DRAW_SERVANT_BIT if d[RESERVE + seat] else DRAW_GEM_BIT
    return DRAW_SERVANT_BIT if d[RESERVE + seat] else 0


def choices(d: vec[u8], seat: i64) -> i64:
    """DRU-HAND-02, DRU-HAND-05 Step 4: the sources, and stopping."""
    if d[PHASE] != DRAWING:
        return 0
    return sources(d, seat) | STOP_BIT


def why_not(d: vec[u8], source: i64) -> i64:
    """Why that source gives no card, or why nobody stops now."""
    if d[PHASE] == RITUAL:
        return RITUAL_OPEN
    if d[PHASE] < DISCARDING:
        return PLACE_FIRST
    if d[PHASE] == DISCARDING:
        return DISCARD_FIRST
    return RESERVE_EMPTY if source else NO_GEM_LEFT


def shuffle_discards(s: DruidesState, d: vec[u8]) -> None:
    """DRU-COMP-11 The discard pile becomes the deck, and nobody's view knows its gems any more."""
    gem: i64
    for gem in range(GEMS):
        if in_discard(d, gem):
            d[GEM_AT + gem] = IN_DECK
            d[DECK + (gem >> 3)] |= BIT[gem]
    d[DECK_SIZE] = d[DISCARD_SIZE]
    d[DISCARD_SIZE] = 0
    note(s, DECK_SHUFFLED, EVERYONE, i64(d[DECK_SIZE]))

"""A place that chance turns up and lays into the row. Chapters DRU-SETUP and DRU-REPLACE."""

from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, u8, vec
from dolmen.core.rng import Rng
from dolmen.games.druides.data import BIT, KINDS, NO_KIND
from dolmen.games.druides.events import PLACE_LAID
from dolmen.games.druides.refusals import NOT_DRAWN_NOW, NOT_THERE
from dolmen.games.druides.state import (
    LAY_PLACES,
    NEW_PLACE,
    PHASE,
    PLACE,
    PLACE_DECK,
    PLACES_LEFT,
    ROW,
    DruidesState,
)


def place_due(d: vec[u8]) -> bool:
    """Whether chance lays a place now."""
    return d[PHASE] == NEW_PLACE or d[PHASE] == LAY_PLACES


def choices(d: vec[u8]) -> i64:
    """DRU-SETUP-03, DRU-REPLACE-01 Any kind that is left in the place deck."""
    found: i64 = 0
    kind: i64
    if place_due(d):
        for kind in range(KINDS):
            if d[PLACE_DECK + kind] > 0:
                found |= i64(BIT[kind])
    return found


def weight(d: vec[u8], kind: i64) -> i64:
    """DRU-COMP-04 Two places may be of one kind."""
    left: int = d[PLACE_DECK + kind]
    return left


def why_not(d: vec[u8]) -> i64:
    """Why chance does not lay a place of that kind."""
    return NOT_THERE if place_due(d) else NOT_DRAWN_NOW


def draw(d: vec[u8], rng: Rng) -> i64:
    """The kind of a place of the place deck, each place as likely."""
    places: int = d[PLACES_LEFT]
    n = rng.below(places)
    kind: i64 = 0
    left = weight(d, kind)
    while n >= left:
        n -= left
        kind += 1
        left = weight(d, kind)
    return kind


def play(s: DruidesState, d: vec[u8], kind: i64) -> None:
    """DRU-SETUP-03, DRU-REPLACE-01 A place of the deck into the first slot that has none."""
    slot: i64 = 0
    while d[PLACE + slot] != NO_KIND:
        slot += 1
    d[PLACE + slot] = u8(kind)
    d[ROW] |= BIT[slot]
    d[PLACE_DECK + kind] -= 1
    d[PLACES_LEFT] -= 1
    note(s, PLACE_LAID, EVERYONE, slot, kind)

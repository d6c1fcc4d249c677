"""What chance brings: the starting player, a round card, a harvest marker. Chapters CAV-SETUP and
CAV-REVEAL."""

from typing import Final

from dolmen.core.flow import BIT
from dolmen.core.native import i64
from dolmen.games.caverna.data import CARDS
from dolmen.games.caverna.refusals import NO_SUCH_MARKER, NO_SUCH_SEAT, NOT_IN_DECK
from dolmen.games.caverna.rounds import in_deck, markers_left
from dolmen.games.caverna.state import DRAW_FIRST, LEAF, PHASE, QUESTION, REVEALING, CavernaState

MARKERS: Final = 2


def choices(s: CavernaState) -> i64:
    """CAV-SETUP-03, CAV-SETUP-09, CAV-SETUP-12 What can come now: seats, cards or markers."""
    phase = s.d[PHASE]
    if phase == DRAW_FIRST:
        return BIT[s.seats] - 1
    found: i64 = 0
    i: i64
    if phase == REVEALING:
        for i in range(CARDS):
            if in_deck(s, i):
                found |= BIT[i]
        return found
    for i in range(MARKERS):
        if markers_left(s, LEAF + i) > 0:
            found |= BIT[i]
    return found


def why_not(s: CavernaState) -> i64:
    """CAV-SETUP-01, CAV-SETUP-12, CAV-SETUP-09 Nobody there, not in the deck, or none left."""
    phase = s.d[PHASE]
    if phase == DRAW_FIRST:
        return NO_SUCH_SEAT
    return NOT_IN_DECK if phase == REVEALING else NO_SUCH_MARKER


def weight(s: CavernaState, outcome: i64) -> i64:
    """CAV-SETUP-09 How likely an outcome is, in whole parts: each marker counts."""
    if s.d[PHASE] == DRAW_FIRST or s.d[PHASE] == REVEALING:
        return 1
    return markers_left(s, LEAF if outcome == 0 else QUESTION)

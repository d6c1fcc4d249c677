"""The two branches of the extension: forest or mountain. Clause CAV-TILES-08."""

from dolmen.core.native import i64, vec
from dolmen.games.caverna.action import begin
from dolmen.games.caverna.flows import (
    EXTEND_FOREST,
    EXTEND_FOREST_BIT,
    EXTEND_MOUNTAIN_BIT,
    EXTENSIONS,
)
from dolmen.games.caverna.refusals import NO_EXTENSION_HERE
from dolmen.games.caverna.state import CavernaState
from dolmen.games.caverna.verbs import take


def is_open(asked: i64) -> bool:
    """CAV-TILES-08 On the extension."""
    return asked & EXTENSIONS != 0


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-TILES-08, CAV-WORK-12 Wood and a forest tile, or stone and a mountain tile."""
    found: i64 = 0
    if asked & EXTEND_FOREST_BIT != 0:
        found = 1
    if asked & EXTEND_MOUNTAIN_BIT != 0:
        found |= 2
    return found


def why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-TILES-08 The other branch was taken."""
    return NO_EXTENSION_HERE


def play(s: CavernaState, seat: i64, argument: i64) -> None:
    """The goods of the branch; its tile may follow."""
    take.give(s, seat, begin(s, seat, EXTEND_FOREST + argument))

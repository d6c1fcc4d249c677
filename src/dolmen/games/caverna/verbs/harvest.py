"""The choice of the third event: fields or breeding. Clause CAV-HARVEST-04."""

from typing import Final

from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.events import CHOSE
from dolmen.games.caverna.flows import CHOOSING_BIT, HARVEST_STEPS
from dolmen.games.caverna.refusals import NOT_THIS_STEP
from dolmen.games.caverna.state import CHOICE, CavernaState, place_of

EITHER_STEP: Final = 3  # both bits: fields, breeding


def is_open(asked: i64) -> bool:
    """CAV-HARVEST-07 In a harvest."""
    return asked & HARVEST_STEPS != 0


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-HARVEST-04 Either of them, before the field step, one player after the other."""
    if asked & CHOOSING_BIT == 0:
        return 0
    return EITHER_STEP


def why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-HARVEST-07 Another step is under way."""
    return NOT_THIS_STEP


def play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-HARVEST-04 Fields or breeding, not both."""
    s.d[place_of(seat) + CHOICE] = argument + 1
    note(s, CHOSE, EVERYONE, seat, argument)

"""Family growth: a newborn dwarf. Chapter CAV-GROWTH."""

from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.action import begin
from dolmen.games.caverna.data import ADDITIONAL_DWELLING, MOST_DWARFS
from dolmen.games.caverna.events import GROWN
from dolmen.games.caverna.flows import HAVE_CHILD, HAVE_CHILD_BIT
from dolmen.games.caverna.refusals import FAMILY_FULL, NO_ROOM
from dolmen.games.caverna.state import (
    AT,
    BORN,
    DWARF,
    DWARFS,
    ROOM,
    WEAPON,
    CavernaState,
    owns,
    place_of,
)


def is_open(asked: i64) -> bool:
    """CAV-GROWTH-01, CAV-GROWTH-05 Where the space has a child, one a use."""
    return asked & HAVE_CHILD_BIT != 0


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-GROWTH-02, CAV-GROWTH-04, CAV-GROWTH-10, CAV-DWELLING-05 Room in the clan; the sixth
    dwarf needs the additional dwelling, which takes nobody else."""
    dwarfs = d[p + DWARFS]
    if dwarfs < MOST_DWARFS - 1:
        if d[p + ROOM] <= dwarfs:
            return 0
        return 1
    if dwarfs == MOST_DWARFS or not owns(d, p, ADDITIONAL_DWELLING):
        return 0
    return 1


def why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-GROWTH-04, CAV-GROWTH-02 No more dwarfs, or no room."""
    return FAMILY_FULL if d[p + DWARFS] >= MOST_DWARFS - 1 else NO_ROOM


def play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-GROWTH-03 A newborn joins the acting dwarf on its space."""
    d = s.d
    p = place_of(seat)
    begin(s, seat, HAVE_CHILD)
    newborn = d[p + DWARFS]
    d[p + WEAPON + newborn] = 0
    d[p + AT + newborn] = d[p + AT + d[DWARF]]
    d[p + DWARFS] += 1
    d[p + BORN] += 1
    note(s, GROWN, EVERYONE, seat)

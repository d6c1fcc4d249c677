"""Overtaking: a ruby lets an armed dwarf be placed out of order. Clauses CAV-WORK-08, CAV-WORK-09
and CAV-RUBY-07."""

from dolmen.core.flow import BIT
from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.data import RUBY
from dolmen.games.caverna.effects import spend
from dolmen.games.caverna.events import OVERTOOK
from dolmen.games.caverna.flows import PLACING_BIT
from dolmen.games.caverna.prospects import usable
from dolmen.games.caverna.refusals import NO_OVERTAKING, SPACE_USELESS, TOO_FEW_RUBIES
from dolmen.games.caverna.state import (
    AT,
    BORN,
    CHOSEN,
    DWARFS,
    HOME,
    WEAPON,
    CavernaState,
    weakest_home,
)


def is_open(asked: i64) -> bool:
    """CAV-WORK-09 Before a placement, for one dwarf."""
    return asked & PLACING_BIT != 0


def stronger(d: vec[i64], p: i64) -> i64:
    """CAV-WORK-08 The strengths of the dwarfs in the cave that would have to wait, bit 0 for
    strength 1."""
    weakest = weakest_home(d, p)
    found: i64 = 0
    dwarf: i64
    for dwarf in range(d[p + DWARFS] - d[p + BORN]):
        if d[p + AT + dwarf] == HOME and d[p + WEAPON + dwarf] > weakest:
            found |= BIT[d[p + WEAPON + dwarf] - 1]
    return found


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-WORK-09, CAV-WORK-21 For a ruby one of these, if an armed dwarf could use a space."""
    if d[p + RUBY] == 0:
        return 0
    found = stronger(d, p)
    if found == 0 or usable(d, p, 1) == 0:
        return 0
    return found


def why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-RUBY-08, CAV-WORK-08, CAV-WORK-07 No ruby, no such dwarf, or nothing it could do."""
    if d[p + RUBY] == 0:
        return TOO_FEW_RUBIES
    return NO_OVERTAKING if stronger(d, p) & BIT[argument] == 0 else SPACE_USELESS


def play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-WORK-09 The ruby is paid; the dwarf is to be placed now."""
    spend(s, seat, RUBY, 1)
    s.d[CHOSEN] = argument + 1
    note(s, OVERTOOK, EVERYONE, seat, argument + 1)

"""Imitation: the action of a space where an opponent stands. Chapter CAV-IMITATE."""

from dolmen.core.flow import close_flow, open_flow
from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.data import IMITABLE
from dolmen.games.caverna.events import IMITATED
from dolmen.games.caverna.flows import IMITATING_NOW_BIT
from dolmen.games.caverna.prospects import targets
from dolmen.games.caverna.refusals import (
    NOT_IMITABLE,
    NOT_OCCUPIED,
    NOTHING_TO_IMITATE,
    OWN_DWARF,
)
from dolmen.games.caverna.state import (
    DWARF,
    FLOW,
    IMITATING,
    OCCUPANT,
    SEAT,
    SPACE,
    WEAPON,
    CavernaState,
)


def is_open(asked: i64) -> bool:
    """CAV-IMITATE-02 On an imitation space, its price paid."""
    return asked & IMITATING_NOW_BIT != 0


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-IMITATE-02, CAV-IMITATE-03, CAV-IMITATE-06, CAV-IMITATE-09 The spaces of opponents that
    leave something to do, by the weapon of the imitating dwarf."""
    return targets(d, p, d[p + WEAPON + d[DWARF]])


def why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-IMITATE-03, CAV-IMITATE-02, CAV-IMITATE-09 Never imitated, nobody there, one's own dwarf,
    or nothing left to do."""
    if IMITABLE[argument] == 0:
        return NOT_IMITABLE
    if d[OCCUPANT + argument] == 0:
        return NOT_OCCUPIED
    return OWN_DWARF if d[OCCUPANT + argument] == d[SEAT] + 1 else NOTHING_TO_IMITATE


def play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-IMITATE-02, CAV-IMITATE-04, CAV-IMITATE-10 The action of another's space, without its
    goods; the dwarf stays where it is."""
    d = s.d
    close_flow(d, FLOW)
    d[SPACE] = argument
    d[IMITATING] = 1
    note(s, IMITATED, EVERYONE, seat, argument)
    open_flow(d, FLOW, argument)

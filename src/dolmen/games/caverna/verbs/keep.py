"""Keeping the goods of a full space, alone, for a ruby. Clauses CAV-SOLO-07 and CAV-SOLO-08."""

from dolmen.core.flow import BIT
from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.data import KEEP_COUNT, KEEPS, RUBY, SOLO_LIMIT
from dolmen.games.caverna.effects import spend
from dolmen.games.caverna.events import KEPT_SPACE
from dolmen.games.caverna.flows import KEEPING_BIT
from dolmen.games.caverna.refusals import KEPT_ALREADY, UNDER_SIX
from dolmen.games.caverna.state import KEPT, CavernaState, goods_on


def is_open(asked: i64) -> bool:
    """CAV-SOLO-11 Between the card and the supply."""
    return asked & KEEPING_BIT != 0


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-SOLO-07, CAV-SOLO-08 Six goods or more, not kept yet, and a ruby."""
    if d[p + RUBY] == 0:
        return 0
    found: i64 = 0
    i: i64
    for i in range(KEEP_COUNT):
        space = KEEPS[i]
        if goods_on(d, space) >= SOLO_LIMIT and d[KEPT] & BIT[space] == 0:
            found |= BIT[i]
    return found


def why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-SOLO-07, CAV-SOLO-08 Too few goods, or kept already; without a ruby nobody is asked."""
    return UNDER_SIX if goods_on(d, KEEPS[argument]) < SOLO_LIMIT else KEPT_ALREADY


def play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-SOLO-08 One ruby for one space."""
    spend(s, seat, RUBY, 1)
    s.d[KEPT] |= BIT[KEEPS[argument]]
    note(s, KEPT_SPACE, EVERYONE, seat, KEEPS[argument])

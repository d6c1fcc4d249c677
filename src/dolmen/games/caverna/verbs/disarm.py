"""Handing in weapons at the peaceful cave, for food. Clause CAV-WEAPONS-04."""

from dolmen.core.flow import FRAME
from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.data import BIT, FOOD, PEACEFUL_CAVE
from dolmen.games.caverna.effects import gain
from dolmen.games.caverna.events import DISARMED
from dolmen.games.caverna.flows import ATOM_OF, EXCHANGES, EXPEDITION
from dolmen.games.caverna.refusals import NO_SUCH_FURNISHING, NO_SUCH_WEAPON, WEAPON_TRAVELS
from dolmen.games.caverna.state import (
    AT,
    COINS_OPEN,
    DWARF,
    DWARFS,
    FLOW,
    HOME,
    WEAPON,
    CavernaState,
    owns,
    place_of,
)


def is_open(asked: i64) -> bool:
    """CAV-CONVERT-08 An exchange like any other."""
    return asked & EXCHANGES != 0


def any_choice(d: vec[i64], p: i64) -> bool:
    """Whether a weapon may be handed in."""
    return weapons(d, p, True) != 0 or weapons(d, p, False) != 0


def weapons(d: vec[i64], p: i64, home: bool) -> i64:
    """CAV-WEAPONS-04, CAV-EXPEDITION-14 The strengths of the dwarfs in the cave or outside, bit 0
    for strength 1; a weapon on its expedition is not handed in."""
    if not owns(d, p, PEACEFUL_CAVE):
        return 0
    found: i64 = 0
    dwarf: i64
    for dwarf in range(d[p + DWARFS]):
        strength = d[p + WEAPON + dwarf]
        if strength == 0 or (d[p + AT + dwarf] == HOME) != home:
            continue
        if dwarf != d[DWARF] or not travelling(d):
            found |= BIT[strength - 1]
    return found


def travelling(d: vec[i64]) -> bool:
    """Whether an expedition is under way."""
    i = d[FLOW]
    while i > 0:
        if ATOM_OF[d[FLOW + i] % FRAME] == EXPEDITION:
            return True
        i -= 1
    return False


def home_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """The weapons of dwarfs in the cave."""
    return weapons(d, p, True)


def home_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-FURNISH-07, CAV-WEAPONS-04 No peaceful cave, or no such weapon there."""
    return NO_SUCH_WEAPON if owns(d, p, PEACEFUL_CAVE) else NO_SUCH_FURNISHING


def home_play(s: CavernaState, seat: i64, argument: i64) -> None:
    """A dwarf in the cave hands in its weapon."""
    hand_in(s, seat, argument + 1, True)


def placed_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """The weapons of dwarfs outside."""
    return weapons(d, p, False)


def placed_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-EXPEDITION-14 Besides, the weapon may be on its way."""
    if not owns(d, p, PEACEFUL_CAVE):
        return NO_SUCH_FURNISHING
    acting = d[DWARF]
    if acting >= 0 and d[p + WEAPON + acting] == argument + 1 and travelling(d):
        return WEAPON_TRAVELS
    return NO_SUCH_WEAPON


def placed_play(s: CavernaState, seat: i64, argument: i64) -> None:
    """A dwarf outside hands in its weapon."""
    hand_in(s, seat, argument + 1, False)


def hand_in(s: CavernaState, seat: i64, strength: i64, home: bool) -> None:
    """One food a strength; of equal dwarfs the one who acts last of all."""
    d = s.d
    p = place_of(seat)
    bearer = d[DWARF]
    dwarf: i64
    for dwarf in range(d[p + DWARFS]):
        there = (d[p + AT + dwarf] == HOME) == home
        if there and dwarf != d[DWARF] and d[p + WEAPON + dwarf] == strength:
            bearer = dwarf
            break
    d[COINS_OPEN] = 0
    d[p + WEAPON + bearer] = 0
    note(s, DISARMED, EVERYONE, seat, strength)
    gain(s, seat, FOOD, strength)

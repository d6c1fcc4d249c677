"""The small yield: the die, and what it lets or makes players do. Chapter MED-SMALL."""

from dolmen.core.game import EVERYONE, Reason, note
from dolmen.core.native import i64, u8, vec
from dolmen.games.meduris.data import FACES, MATERIALS, MINUS, PLUS
from dolmen.games.meduris.events import CHIP_RETURNED, CHIP_TAKEN, DECLINED, ROLLED
from dolmen.games.meduris.moves import BIT
from dolmen.games.meduris.refusals import NOT_IN_STOCK, PILE_EMPTY
from dolmen.games.meduris.state import (
    ACTING,
    ASKED,
    FACE,
    PHASE,
    PILE,
    RETURNING,
    SEAT,
    STOCK,
    TAKING,
    MedurisState,
    chips_held,
    gain,
    give,
    next_seat,
)
from dolmen.games.meduris.turn import piles_empty
from dolmen.games.meduris.verbs.big import produce

# The die


def roll_choices() -> i64:
    """MED-SMALL-01 Six faces, each as likely; none is ever refused while the die is due."""
    return BIT[FACES] - 1


def roll(s: MedurisState, d: vec[u8], face: i64) -> None:
    """MED-SMALL-01 A material, or what everybody does in turn, the active player first."""
    d[FACE] = u8(face)
    note(s, ROLLED, EVERYONE, i64(d[SEAT]), face)
    if face == PLUS:
        d[PHASE] = TAKING
        settle_taking(d)
    elif face == MINUS:
        d[PHASE] = RETURNING
        settle_returning(d)
    else:
        produce(s, d, face, False)
        d[PHASE] = ACTING


def next_asked(d: vec[u8]) -> bool:
    """MED-SMALL-04, MED-SMALL-06 Asks the next player clockwise; false after a whole round, when
    the active player acts."""
    asked = next_seat(d, i64(d[ASKED]))
    d[ASKED] = u8(asked)
    if asked != i64(d[SEAT]):
        return True
    d[PHASE] = ACTING
    return False


# Plus: a chip of choice, or none, which is the argument after the materials


def take_choices(d: vec[u8]) -> i64:
    """MED-SMALL-05 Every pile that is not empty, or none."""
    chosen = BIT[MATERIALS]
    material: i64
    for material in range(MATERIALS):
        if d[PILE + material] > 0:
            chosen |= BIT[material]
    return chosen


def take_why_not() -> Reason:
    """MED-SMALL-05 Nothing is left on that pile."""
    return PILE_EMPTY


def take(s: MedurisState, d: vec[u8], material: i64) -> None:
    """MED-SMALL-04 A chip of choice, or none."""
    asked = i64(d[ASKED])
    if material == MATERIALS:
        note(s, DECLINED, EVERYONE, asked)
    else:
        gain(d, asked, material, 1)
        note(s, CHIP_TAKEN, EVERYONE, asked, material)
    if next_asked(d):
        settle_taking(d)


def settle_taking(d: vec[u8]) -> None:
    """MED-SMALL-05 With all piles empty nobody is asked."""
    if piles_empty(d):
        d[ASKED] = d[SEAT]
        d[PHASE] = ACTING


# Minus: a chip goes back


def return_choices(d: vec[u8]) -> i64:
    """MED-SMALL-06 Every material held."""
    at = STOCK + MATERIALS * i64(d[ASKED])
    chosen: i64 = 0
    material: i64
    for material in range(MATERIALS):
        if d[at + material] > 0:
            chosen |= BIT[material]
    return chosen


def return_why_not() -> Reason:
    """MED-SMALL-06 No chip of that material in the stock."""
    return NOT_IN_STOCK


def return_chip(s: MedurisState, d: vec[u8], material: i64) -> None:
    """MED-SMALL-06 A chip of choice back to its pile."""
    asked = i64(d[ASKED])
    give(d, asked, material, 1)
    note(s, CHIP_RETURNED, EVERYONE, asked, material)
    if next_asked(d):
        settle_returning(d)


def settle_returning(d: vec[u8]) -> None:
    """MED-SMALL-06 Who has no chips is not asked; after the last one the active player acts."""
    while chips_held(d, i64(d[ASKED])) == 0:
        if not next_asked(d):
            return

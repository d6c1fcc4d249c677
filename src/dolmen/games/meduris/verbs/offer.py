"""Offerings: what the owner of a hut gives the druid. Chapter MED-OFFER; with it the druid chip
(MED-BONUS-04)."""

from typing import Final

from dolmen.core.game import EVERYONE, Reason, note
from dolmen.core.native import i64, u8, vec
from dolmen.games.meduris.board import most_payable, one_payable, run_size, shows
from dolmen.games.meduris.data import DRUID_CHIP, MATERIALS, NO_CHIP
from dolmen.games.meduris.events import CHIP_OFFERED, OFFERED, REFUSED
from dolmen.games.meduris.moves import BIT
from dolmen.games.meduris.refusals import NO_DRUID_CHIP, NOT_OF_FIELD, OFFER_UNPAYABLE
from dolmen.games.meduris.state import (
    ASKED,
    CHIP,
    DRUID,
    FIELD,
    FIRST,
    FOR_BOTH,
    FOR_ONE,
    NO_MATERIAL,
    OFFERINGS,
    REFUSALS,
    SECOND,
    STOCK,
    MedurisState,
    book,
    chips_held,
    marker,
)
from dolmen.games.meduris.turn import after_offer, owe

# The arguments: nothing, one of the four materials, both, the chip.
NOTHING_GIVEN: Final = 0
ONE: Final = NOTHING_GIVEN + 1
BOTH: Final = ONE + 4
STORED_CHIP: Final = BOTH + 1
NOTHING_BIT: Final = 1 << NOTHING_GIVEN
BOTH_BIT: Final = 1 << BOTH
STORED_CHIP_BIT: Final = 1 << STORED_CHIP


def choices(d: vec[u8]) -> i64:
    """MED-OFFER-02 Nothing, one material, both, or the druid chip. The druid wants one chip of each
    material of the field (MED-OFFER-03); at each hut there is what the owner has left by then
    (MED-OFFER-09), and the chip serves its own hut only (MED-BONUS-05). The final circuit asks for
    the same (MED-FINALE-06)."""
    field = i64(d[FIELD])
    asked = i64(d[ASKED])
    total = chips_held(d, asked)
    a = i64(d[FIRST + field])
    b = i64(d[SECOND + field])
    have_a = i64(d[STOCK + MATERIALS * asked + a])
    have_b = i64(d[STOCK + MATERIALS * asked + b])
    chosen: i64 = NOTHING_BIT
    if one_payable(total, have_a):
        chosen |= BIT[ONE + a]
    if one_payable(total, have_b):
        chosen |= BIT[ONE + b]
    if most_payable(total, have_a, have_b) >= 1:
        chosen |= BOTH_BIT
    if d[CHIP + field] == DRUID_CHIP:
        chosen |= STORED_CHIP_BIT
    return chosen


def why_not(d: vec[u8], argument: i64) -> Reason:
    """MED-OFFER-03, MED-SWAP-10, MED-BONUS-04 Not what the druid wants, too dear, or no chip."""
    if argument == STORED_CHIP:
        return NO_DRUID_CHIP
    if argument == BOTH or shows(d, i64(d[FIELD]), argument - ONE):
        return OFFER_UNPAYABLE
    return NOT_OF_FIELD


def play(s: MedurisState, d: vec[u8], argument: i64) -> None:
    """MED-OFFER-02 What the owner of the hut gives."""
    field = i64(d[FIELD])
    if argument == NOTHING_GIVEN:
        refuse(s, d)
    elif argument == STORED_CHIP:
        use_chip(s, d)
    elif argument == BOTH:
        owe(d, FOR_BOTH, i64(d[FIRST + field]), 1, i64(d[SECOND + field]), 1)
    else:
        owe(d, FOR_ONE, argument - ONE, 1, NO_MATERIAL, 0)


def refuse(s: MedurisState, d: vec[u8]) -> None:
    """MED-OFFER-06 Nothing given: a point less, never below 0."""
    asked = i64(d[ASKED])
    lost: i64 = 0
    if marker(d, asked) > 0:
        lost = 1
    book(d, asked, REFUSALS, lost)
    note(s, REFUSED, EVERYONE, asked, lost)
    after_offer(s, d)


def use_chip(s: MedurisState, d: vec[u8]) -> None:
    """MED-BONUS-04 The druid chip counts as both materials and leaves the game."""
    d[CHIP + i64(d[DRUID])] = NO_CHIP
    note(s, CHIP_OFFERED, EVERYONE, i64(d[ASKED]))
    accept(s, d, True)


def accept(s: MedurisState, d: vec[u8], both: bool) -> None:
    """MED-OFFER-04, MED-OFFER-05 One material a point, both as many as the whole run has huts,
    which at a lone hut is one as well (MED-OFFER-07); counted at once (MED-OFFER-08)."""
    asked = i64(d[ASKED])
    gained: i64 = 1
    if both:
        gained = run_size(d, i64(d[DRUID]))
    book(d, asked, OFFERINGS, gained)
    note(s, OFFERED, EVERYONE, asked, gained)
    after_offer(s, d)

"""Placing a dwarf on a space, or keeping it at home. Chapter CAV-WORK."""

from dolmen.core.flow import BIT, open_flow
from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.data import FOOD, IMITATION_COST
from dolmen.games.caverna.effects import spend
from dolmen.games.caverna.events import PLACED, STAYED
from dolmen.games.caverna.flows import IMITATE_NODE, PLACES, PLACING_BIT
from dolmen.games.caverna.prospects import usable
from dolmen.games.caverna.refusals import (
    IMITATION_USELESS,
    MUST_PLACE,
    SPACE_ABSENT,
    SPACE_OCCUPIED,
    SPACE_USELESS,
)
from dolmen.games.caverna.state import (
    ASIDE,
    AT,
    CHOSEN,
    DWARF,
    FLOW,
    FREE,
    IN_PLAY,
    OCCUPANT,
    SPACE,
    CavernaState,
    dwarf_home,
    place_of,
    weakest_home,
)


def is_open(asked: i64) -> bool:
    """CAV-WORK-01 In the turn of a player, before the dwarf is placed."""
    return asked & PLACES != 0


def due_strength(d: vec[i64], p: i64) -> i64:
    """CAV-WORK-08, CAV-WORK-09 The strength of the dwarf to be placed now: the weakest, or the one
    that overtook it."""
    return d[CHOSEN] if d[CHOSEN] > 0 else weakest_home(d, p)


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-WORK-02, CAV-WORK-07, CAV-WORK-18, CAV-WORK-21 A free space in play of which some part
    can be carried out."""
    return usable(d, p, due_strength(d, p))


def why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-WORK-18, CAV-WORK-02, CAV-WORK-07, CAV-IMITATE-08 Not in play, occupied, or of no use."""
    if d[IN_PLAY] & BIT[argument] == 0:
        return SPACE_ABSENT
    if d[FREE] & BIT[argument] == 0:
        return SPACE_OCCUPIED
    return IMITATION_USELESS if IMITATION_COST[argument] >= 0 else SPACE_USELESS


def play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-WORK-02, CAV-WORK-03, CAV-WORK-04, CAV-IMITATE-01 A dwarf from the cave on a free space;
    its action begins, imitation with its price."""
    d = s.d
    p = place_of(seat)
    strength = due_strength(d, p)
    dwarf = dwarf_home(d, p, strength)
    d[CHOSEN] = 0
    d[DWARF] = dwarf
    d[SPACE] = argument
    d[p + AT + dwarf] = argument + 1
    d[OCCUPANT + argument] = seat + 1
    d[FREE] &= ~BIT[argument]
    note(s, PLACED, EVERYONE, seat, argument, strength)
    if IMITATION_COST[argument] >= 0:
        spend(s, seat, FOOD, IMITATION_COST[argument])
        open_flow(d, FLOW, IMITATE_NODE)
    else:
        open_flow(d, FLOW, argument)


# Staying at home


def stay_is_open(asked: i64) -> bool:
    """CAV-WORK-22 Only for the dwarf whose turn it is by its weapon."""
    return asked & PLACING_BIT != 0


def stays(spaces: i64) -> i64:
    """CAV-WORK-22 A dwarf stays home if no space is of use to it."""
    if spaces == 0:
        return 1
    return 0


def stay_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-WORK-22 As `stays`, of the spaces that it may be placed on."""
    return stays(choices(d, p, asked))


def stay_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-WORK-22 There is a space it can use."""
    return MUST_PLACE


def stay_play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-WORK-22 The dwarf is set aside for the round."""
    d = s.d
    p = place_of(seat)
    strength = weakest_home(d, p)
    d[p + AT + dwarf_home(d, p, strength)] = ASIDE
    note(s, STAYED, EVERYONE, seat, strength)

"""Forging: the acting dwarf is armed. Chapter CAV-WEAPONS."""

from typing import Final

from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.action import begin
from dolmen.games.caverna.data import BIT, BLACKSMITH, ORE, STRONGEST_FORGED
from dolmen.games.caverna.effects import spend
from dolmen.games.caverna.events import FORGED
from dolmen.games.caverna.flows import FORGE_WEAPON, FORGE_WEAPON_BIT
from dolmen.games.caverna.refusals import ARMED, TOO_LITTLE_ORE
from dolmen.games.caverna.state import DWARF, WEAPON, CavernaState, owns, place_of

SMITH_SAVES: Final = 2  # ore, for the owner of the blacksmith


def is_open(asked: i64) -> bool:
    """CAV-WEAPONS-01, CAV-WEAPONS-06 Where the space has a forge."""
    return asked & FORGE_WEAPON_BIT != 0


def price(d: vec[i64], p: i64, strength: i64) -> i64:
    """CAV-WEAPONS-02 One ore a strength, two less with the blacksmith."""
    if not owns(d, p, BLACKSMITH):
        return strength
    if strength <= SMITH_SAVES:
        return 0
    return strength - SMITH_SAVES


def weapons(d: vec[i64], p: i64, strength: i64) -> i64:
    """CAV-WEAPONS-02, CAV-WEAPONS-03, CAV-WEAPONS-07 What a dwarf of that strength can forge: every
    strength from 1 to 8 that can be paid, if it is unarmed."""
    if strength > 0:
        return 0
    ore = d[p + ORE]
    if owns(d, p, BLACKSMITH):
        ore += SMITH_SAVES
    if ore > STRONGEST_FORGED:
        ore = STRONGEST_FORGED
    return BIT[ore] - 1


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """The weapons that the acting dwarf can forge."""
    return weapons(d, p, d[p + WEAPON + d[DWARF]])


def why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-WEAPONS-03, CAV-WEAPONS-02 Armed already, or too little ore."""
    return ARMED if d[p + WEAPON + d[DWARF]] > 0 else TOO_LITTLE_ORE


def play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-WEAPONS-02 The acting dwarf is armed."""
    d = s.d
    p = place_of(seat)
    begin(s, seat, FORGE_WEAPON)
    strength = argument + 1
    spend(s, seat, ORE, price(d, p, strength))
    d[p + WEAPON + d[DWARF]] = strength
    note(s, FORGED, EVERYONE, seat, strength)

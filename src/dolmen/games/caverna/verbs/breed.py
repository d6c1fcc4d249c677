"""Breeding: which newborns come, in a harvest or by loot. Clauses CAV-HARVEST-15, CAV-HARVEST-16
and CAV-HARVEST-22."""

from typing import Final

from dolmen.core.flow import close_flow
from dolmen.core.native import i64, vec
from dolmen.games.caverna.action import top_atom
from dolmen.games.caverna.data import BIT, FARM_ANIMALS, SHEEP
from dolmen.games.caverna.effects import breed
from dolmen.games.caverna.flows import BIRTHS, LOOT_BREEDING, LOOT_BREEDING_BIT
from dolmen.games.caverna.housing import fits
from dolmen.games.caverna.refusals import (
    BIRTHS_DECLINED,
    NEWBORNS_UNHOUSED,
    NOT_PARENTS,
    TOO_MANY_SPECIES,
)
from dolmen.games.caverna.state import BRED, FLOW, PHASE, CavernaState, count_bits

SETS: Final = 16  # of species, the arguments
PARENTS: Final = 2
MOST_LOOTED: Final = 2  # species (CAV-HARVEST-22)


def is_open(asked: i64) -> bool:
    """CAV-HARVEST-07 In the breeding step, or by loot."""
    return asked & BIRTHS != 0


def parents(d: vec[i64], p: i64) -> i64:
    """CAV-HARVEST-15, CAV-HARVEST-17 The species of which there are two or more, as bits; dogs are
    not among them, and where they live does not matter."""
    found: i64 = 0
    i: i64
    for i in range(FARM_ANIMALS):
        if d[p + SHEEP + i] >= PARENTS:
            found |= BIT[i]
    return found


def any_birth(d: vec[i64], p: i64) -> bool:
    """Whether loot has a choice: a species with parents and room for a newborn."""
    i: i64
    for i in range(FARM_ANIMALS):
        if d[p + SHEEP + i] >= PARENTS and fits(d, p, BIT[i]):
            return True
    return False


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-HARVEST-16, CAV-HARVEST-22 The sets of species whose newborns all fit: in a harvest those
    to which none can be added, by loot those of one or two."""
    able = parents(d, p)
    fitting: i64 = 0
    species: i64
    for species in range(SETS):
        if species & ~able == 0 and fits(d, p, species):
            fitting |= BIT[species]
    found: i64 = 0
    for species in range(SETS):
        if fitting & BIT[species] != 0 and (
            few(species) if asked & LOOT_BREEDING_BIT != 0 else whole(fitting, species)
        ):
            found |= BIT[species]
    return found


def few(species: i64) -> bool:
    """CAV-HARVEST-22 One or two species."""
    return 0 < count_bits(species) <= MOST_LOOTED


def whole(fitting: i64, species: i64) -> bool:
    """CAV-HARVEST-22 A set to which no further species could be added."""
    i: i64
    for i in range(FARM_ANIMALS):
        if species & BIT[i] == 0 and fitting & BIT[species | BIT[i]] != 0:
            return False
    return True


def why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-HARVEST-15, CAV-HARVEST-22, CAV-HARVEST-16 No parents, too many, no room, or births that
    would be declined."""
    if argument & ~parents(d, p) != 0:
        return NOT_PARENTS
    if asked & LOOT_BREEDING_BIT != 0 and count_bits(argument) > MOST_LOOTED:
        return TOO_MANY_SPECIES
    return BIRTHS_DECLINED if fits(d, p, argument) else NEWBORNS_UNHOUSED


def play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-HARVEST-18, CAV-HARVEST-22 The newborns come at once; exchanges may follow."""
    if top_atom(s.d) == LOOT_BREEDING:
        close_flow(s.d, FLOW)
        breed(s, seat, argument)
        return
    breed(s, seat, argument)
    s.d[PHASE] = BRED

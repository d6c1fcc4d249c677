"""Goods that come and go, and what furnishings add to it at once (CAV-WORK-23)."""

from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.data import (
    BREEDING_CAVE,
    DOG,
    DOG_SCHOOL,
    DONKEY,
    FOOD,
    NEWBORN_FOOD,
    ORE,
    QUARRY,
    SEAM,
    SHEEP,
    STONE,
    STRONGEST,
    WOOD,
)
from dolmen.games.caverna.events import BRED_ANIMAL, GAINED, SPENT
from dolmen.games.caverna.state import DWARFS, UNCHECKED, WEAPON, CavernaState, owns, place_of


def gain(s: CavernaState, seat: i64, good: i64, count: i64) -> None:
    """CAV-COMPONENTS-05, CAV-WORK-23 Goods from the general supply, which never runs out, and what
    they trigger; animals are to be housed."""
    if count == 0:
        return
    d = s.d
    p = place_of(seat)
    d[p + good] += count
    note(s, GAINED, EVERYONE, seat, good, count)
    if good >= SHEEP:
        d[UNCHECKED] = 1
    elif good == STONE:
        if owns(d, p, SEAM):
            gain(s, seat, ORE, count)
    elif good == DOG and owns(d, p, DOG_SCHOOL):
        gain(s, seat, WOOD, count)


def spend(s: CavernaState, seat: i64, good: i64, count: i64) -> None:
    """Goods back to the general supply."""
    if count == 0:
        return
    s.d[place_of(seat) + good] -= count
    note(s, SPENT, EVERYONE, seat, good, count)


def less_with(d: vec[i64], p: i64, price: i64, tile: i64) -> i64:
    """A price, one less for the owner of a tile, never below zero."""
    return price - 1 if price > 0 and owns(d, p, tile) else price


def breed(s: CavernaState, seat: i64, species: i64) -> None:
    """CAV-HARVEST-15 One newborn of each species of a set at once; quarry and breeding cave."""
    d = s.d
    p = place_of(seat)
    newborns: i64 = 0
    animal: i64 = SHEEP
    while species != 0:
        if species & 1 != 0:
            newborns += 1
            note(s, BRED_ANIMAL, EVERYONE, seat, animal)
            gain(s, seat, animal, 1)
            if animal == DONKEY and owns(d, p, QUARRY):
                gain(s, seat, STONE, 1)
        species >>= 1
        animal += 1
    # A breeding never brings a surplus (CAV-ANIMALS-25).
    d[UNCHECKED] = 0
    if owns(d, p, BREEDING_CAVE):
        gain(s, seat, FOOD, NEWBORN_FOOD[newborns])


def strengthen(s: CavernaState, seat: i64, dwarf: i64) -> None:
    """CAV-WEAPONS-05 One more strength, up to 14; nobody is armed by it."""
    at = place_of(seat) + WEAPON + dwarf
    if 0 < s.d[at] < STRONGEST:
        s.d[at] += 1


def strengthen_all(s: CavernaState, seat: i64) -> None:
    """CAV-EXPEDITION-05 One more strength for every weapon of a clan."""
    dwarf: i64
    for dwarf in range(s.d[place_of(seat) + DWARFS]):
        strengthen(s, seat, dwarf)

"""Feeding: food, or material for the working cave, and begging. Chapter CAV-HARVEST."""

from typing import Final

from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.data import (
    BIT,
    DONKEY,
    FOOD,
    MINING_CAVE,
    ORE,
    STONE,
    WOOD,
    WORKING_CAVE,
)
from dolmen.games.caverna.effects import spend
from dolmen.games.caverna.events import BEGGED, CAVE_FED_ONE, FED
from dolmen.games.caverna.flows import FEEDING_BIT
from dolmen.games.caverna.refusals import (
    CAVE_USED,
    FEEDS_TOO_MUCH,
    NO_MATERIAL,
    NO_SUCH_FURNISHING,
    TOO_LITTLE_FOOD,
)
from dolmen.games.caverna.state import (
    BEGGING,
    BORN,
    CAVE_FED,
    DWARFS,
    HARVESTING,
    ONE_FOOD,
    ORE_MINES,
    RUBY_MINES,
    CavernaState,
    owns,
    place_of,
)

SHARE: Final = 2  # food a dwarf (CAV-HARVEST-10); a newborn, or all in a 1-food round, eat less
SMALL_SHARE: Final = 1

# What the working cave takes for one dwarf (CAV-CONVERT-04), in the order of the moves.
MATERIALS: Final = 3
MATERIAL: Final = vec[i64]([WOOD, STONE, ORE])
MATERIAL_COUNT: Final = vec[i64]([1, 1, 2])


def is_open(asked: i64) -> bool:
    """CAV-HARVEST-07 In the feeding step."""
    return asked & FEEDING_BIT != 0


def food_due(d: vec[i64], p: i64) -> i64:
    """CAV-HARVEST-10, CAV-HARVEST-24, CAV-ANIMALS-27 What a clan eats now: less the dwarf that the
    working cave feeds, less one for each donkey in a mine with the mining cave."""
    share: i64 = SHARE
    if d[HARVESTING] == ONE_FOOD:
        share = SMALL_SHARE
    due = share * d[p + DWARFS]
    if share == SHARE:
        due -= d[p + BORN]
    if d[CAVE_FED] != 0:
        due -= share
    if owns(d, p, MINING_CAVE):
        mines = d[p + ORE_MINES] + d[p + RUBY_MINES]
        due -= mines if mines < d[p + DONKEY] else d[p + DONKEY]
    if due < 0:
        return 0
    return due


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-HARVEST-12, CAV-HARVEST-24 As much of what is due as is there, or less."""
    most = food_due(d, p)
    if d[p + FOOD] < most:
        most = d[p + FOOD]
    return BIT[most + 1] - 1


def why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-HARVEST-24, CAV-HARVEST-12 More than is due, or than is there."""
    return FEEDS_TOO_MUCH if argument > food_due(d, p) else TOO_LITTLE_FOOD


def play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-HARVEST-12, CAV-HARVEST-13 Pays so much food; what is missing gives begging markers."""
    d = s.d
    p = place_of(seat)
    missing = food_due(d, p) - argument
    spend(s, seat, FOOD, argument)
    note(s, FED, EVERYONE, seat, argument)
    if missing > 0:
        d[p + BEGGING] += missing
        note(s, BEGGED, EVERYONE, seat, missing)
    d[CAVE_FED] = 0


# The working cave


def cave_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-CONVERT-04, CAV-HARVEST-24 It feeds one dwarf in each feeding, for 1 wood, 1 stone or 2
    ore."""
    if not owns(d, p, WORKING_CAVE) or d[CAVE_FED] != 0 or food_due(d, p) == 0:
        return 0
    found: i64 = 0
    item: i64
    for item in range(MATERIALS):
        if d[p + MATERIAL[item]] >= MATERIAL_COUNT[item]:
            found |= BIT[item]
    return found


def cave_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-FURNISH-07, CAV-HARVEST-24, CAV-CONVERT-04 Another's tile, used already, nobody hungry,
    or no material."""
    if not owns(d, p, WORKING_CAVE):
        return NO_SUCH_FURNISHING
    if d[CAVE_FED] != 0:
        return CAVE_USED
    return FEEDS_TOO_MUCH if food_due(d, p) == 0 else NO_MATERIAL


def cave_play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-CONVERT-04 One dwarf is fed with material."""
    spend(s, seat, MATERIAL[argument], MATERIAL_COUNT[argument])
    s.d[CAVE_FED] = 1
    note(s, CAVE_FED_ONE, EVERYONE, seat, MATERIAL[argument])

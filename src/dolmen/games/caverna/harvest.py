"""The harvest: fields, feeding and begging, and which newborns come."""

from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.data import (
    BIT,
    DONKEY,
    FARM_ANIMALS,
    FIRST_HARVEST,
    FIRST_MARKER,
    FOOD,
    FOOD_ROUND,
    GRAIN,
    MINING_CAVE,
    ORE,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    WORKING_CAVE,
)
from dolmen.games.caverna.effects import gain, spend
from dolmen.games.caverna.events import BEGGED, CAVE_FED_ONE, FED
from dolmen.games.caverna.housing import fits
from dolmen.games.caverna.state import (
    BEGGING,
    BORN,
    CAVE_FED,
    DWARFS,
    EITHER,
    EMPTY_FIELDS,
    GRAIN_1,
    GRAIN_2,
    GRAIN_3,
    HARVESTING,
    MARKER,
    NO_HARVEST,
    NORMAL,
    ONE_FOOD,
    ORE_MINES,
    QUESTION,
    QUESTIONS,
    ROUND,
    RUBY_MINES,
    VEGETABLE_1,
    VEGETABLE_2,
    CavernaState,
    count_bits,
    owns,
    place_of,
)


def harvest_kind(d: vec[i64]) -> i64:
    """CAV-HARVEST-01 to 04 How a round ends."""
    if d[ROUND] < FIRST_HARVEST:
        return NO_HARVEST
    if d[ROUND] == FOOD_ROUND:
        return ONE_FOOD
    if d[ROUND] < FIRST_MARKER or d[MARKER] != QUESTION:
        return NORMAL
    if d[QUESTIONS] == 0:
        return NO_HARVEST
    return ONE_FOOD if d[QUESTIONS] == 1 else EITHER


def harvest_fields(s: CavernaState, seat: i64) -> None:
    """CAV-HARVEST-08 One token from every sown field."""
    d = s.d
    p = place_of(seat)
    grain = count_bits(d[p + GRAIN_1])
    vegetables = count_bits(d[p + VEGETABLE_1])
    d[p + EMPTY_FIELDS] += count_bits(d[p + GRAIN_1] & ~d[p + GRAIN_2])
    d[p + EMPTY_FIELDS] += count_bits(d[p + VEGETABLE_1] & ~d[p + VEGETABLE_2])
    d[p + GRAIN_1] = d[p + GRAIN_2]
    d[p + GRAIN_2] = d[p + GRAIN_3]
    d[p + GRAIN_3] = 0
    d[p + VEGETABLE_1] = d[p + VEGETABLE_2]
    d[p + VEGETABLE_2] = 0
    gain(s, seat, GRAIN, grain)
    gain(s, seat, VEGETABLE, vegetables)


# Feeding


def food_due(d: vec[i64], p: i64) -> i64:
    """CAV-HARVEST-24 What a clan eats now: less the dwarf that the working cave feeds, less one for
    each donkey in a mine with the mining cave."""
    share: i64 = 2
    if d[HARVESTING] == ONE_FOOD:
        share = 1
    due = share * d[p + DWARFS]
    if share == 2:
        due -= d[p + BORN]
    if d[CAVE_FED] != 0:
        due -= share
    if owns(d, p, MINING_CAVE):
        mines = d[p + ORE_MINES] + d[p + RUBY_MINES]
        due -= mines if mines < d[p + DONKEY] else d[p + DONKEY]
    if due < 0:
        return 0
    return due


def cave_good(item: i64) -> i64:
    """What the working cave takes, in the order of the moves."""
    if item == 0:
        return WOOD
    return STONE if item == 1 else ORE


def can_feed_by_cave(d: vec[i64], p: i64, item: i64) -> bool:
    """The working cave feeds one dwarf in each feeding, for 1 wood, 1 stone or 2 ore."""
    if d[CAVE_FED] != 0 or not owns(d, p, WORKING_CAVE) or food_due(d, p) == 0:
        return False
    return d[p + cave_good(item)] >= (2 if item == 2 else 1)


def feed_by_cave(s: CavernaState, seat: i64, item: i64) -> None:
    """One dwarf is fed with material."""
    spend(s, seat, cave_good(item), 2 if item == 2 else 1)
    s.d[CAVE_FED] = 1
    note(s, CAVE_FED_ONE, EVERYONE, seat, cave_good(item))


def feed(s: CavernaState, seat: i64, food: i64) -> None:
    """CAV-HARVEST-12 Pays so much food; what is missing gives begging markers."""
    d = s.d
    p = place_of(seat)
    missing = food_due(d, p) - food
    spend(s, seat, FOOD, food)
    note(s, FED, EVERYONE, seat, food)
    if missing > 0:
        d[p + BEGGING] += missing
        note(s, BEGGED, EVERYONE, seat, missing)
    d[CAVE_FED] = 0


# Breeding


def parents(d: vec[i64], p: i64) -> i64:
    """CAV-HARVEST-15 The species of which there are two or more, as bits."""
    found: i64 = 0
    i: i64
    for i in range(FARM_ANIMALS):
        if d[p + SHEEP + i] >= 2:
            found |= BIT[i]
    return found


def can_breed(d: vec[i64], p: i64, able: i64, species: i64) -> bool:
    """CAV-HARVEST-22 A set of the species with parents whose newborns all fit, and that cannot be
    enlarged: births that fit are not declined."""
    if species & ~able != 0 or not fits(d, p, species):
        return False
    i: i64
    for i in range(FARM_ANIMALS):
        if able & ~species & BIT[i] != 0 and fits(d, p, species | BIT[i]):
            return False
    return True


def can_breed_loot(d: vec[i64], p: i64, species: i64) -> bool:
    """CAV-HARVEST-22 By loot: one or two species."""
    if species == 0 or count_bits(species) > 2:
        return False
    return species & ~parents(d, p) == 0 and fits(d, p, species)

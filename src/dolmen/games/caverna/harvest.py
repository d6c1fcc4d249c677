"""The harvest: fields, feeding and begging, and which newborns come."""

from dolmen.core.native import i64, vec
from dolmen.games.caverna.data import (
    FIRST_HARVEST,
    FIRST_MARKER,
    FOOD_ROUND,
    GRAIN,
    VEGETABLE,
)
from dolmen.games.caverna.effects import gain
from dolmen.games.caverna.state import (
    EITHER,
    EMPTY_FIELDS,
    GRAIN_1,
    GRAIN_2,
    GRAIN_3,
    MARKER,
    NO_HARVEST,
    NORMAL,
    ONE_FOOD,
    QUESTION,
    QUESTIONS,
    ROUND,
    VEGETABLE_1,
    VEGETABLE_2,
    CavernaState,
    count_bits,
    place_of,
)


def harvest_kind(d: vec[i64]) -> i64:
    """CAV-ROUND-03, CAV-HARVEST-01, CAV-HARVEST-02, CAV-HARVEST-03, CAV-HARVEST-04, CAV-SOLO-06 How
    a round ends."""
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

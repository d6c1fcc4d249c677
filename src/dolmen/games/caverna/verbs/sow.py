"""Sowing: an empty field and a crop, two fields of each in one action. Chapter CAV-SOW."""

from typing import Final

from dolmen.core.flow import close_flow, set_progress, top_progress
from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.action import begin_several, progress_of
from dolmen.games.caverna.board import first_of
from dolmen.games.caverna.data import GRAIN, RUBY, STUBBLE_ROOM, VEGETABLE
from dolmen.games.caverna.effects import spend
from dolmen.games.caverna.events import SOWN
from dolmen.games.caverna.flows import ATOM_OF, LOOT_SOWING, SOW_FIELDS, SOWINGS
from dolmen.games.caverna.grid import place_of_bit
from dolmen.games.caverna.refusals import NO_CROP, NO_FIELD, SOWN_ENOUGH
from dolmen.games.caverna.state import (
    EMPTY_FIELDS,
    FIELD,
    FLOW,
    GRAIN_1,
    GRAIN_2,
    GRAIN_3,
    UNCHECKED,
    VEGETABLE_1,
    VEGETABLE_2,
    CavernaState,
    owns,
    place_of,
)

EACH: Final = 2  # fields of a crop in one action (CAV-SOW-02)
# Its progress: fields of grain, and four times the fields of vegetables.
OF_VEGETABLES: Final = 4
ALL_SOWN: Final = EACH + EACH * OF_VEGETABLES
GRAIN_BIT: Final = 1
VEGETABLE_BIT: Final = 2


def is_open(asked: i64) -> bool:
    """CAV-SOW-07 By the space or by loot."""
    return asked & SOWINGS != 0


def sown(progress: i64, crop: i64) -> i64:
    """The fields of a crop that a sowing under way has sown."""
    return progress % OF_VEGETABLES if crop == 0 else progress // OF_VEGETABLES


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-SOW-02, CAV-SOW-03, CAV-SOW-04 An empty field, a crop of the supply, and no third field
    of one kind."""
    if d[p + EMPTY_FIELDS] == 0:
        return 0
    progress = progress_of(d, asked)
    found: i64 = 0
    if d[p + GRAIN] > 0 and sown(progress, 0) < EACH:
        found = GRAIN_BIT
    if d[p + VEGETABLE] > 0 and sown(progress, 1) < EACH:
        found |= VEGETABLE_BIT
    return found


def why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-SOW-03, CAV-SOW-04, CAV-SOW-02 No field, no crop, or enough of it."""
    if d[p + EMPTY_FIELDS] == 0:
        return NO_FIELD
    return NO_CROP if d[p + GRAIN + argument] == 0 else SOWN_ENOUGH


def play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-SOW-01 The first empty field gets 3 grain or 2 vegetables, one of them the sower's."""
    d = s.d
    p = place_of(seat)
    begin_several(s, seat, SOW_FIELDS)
    spend(s, seat, GRAIN + argument, 1)
    field = first_of(d[p + FIELD] & ~d[p + GRAIN_1] & ~d[p + VEGETABLE_1])
    if argument == 0:
        d[p + GRAIN_1] |= field
        d[p + GRAIN_2] |= field
        d[p + GRAIN_3] |= field
    else:
        d[p + VEGETABLE_1] |= field
        d[p + VEGETABLE_2] |= field
    d[p + EMPTY_FIELDS] -= 1
    note(s, SOWN, EVERYONE, seat, place_of_bit(field), GRAIN + argument)
    set_progress(d, FLOW, top_progress(d, FLOW) + (1 if argument == 0 else OF_VEGETABLES))


def goes_on(d: vec[i64], p: i64, asked: i64) -> bool:
    """CAV-SOW-04 Until all is sown there may be more: with a ruby a field or a crop can be
    bought."""
    progress = progress_of(d, asked)
    if progress == 0 or choices(d, p, asked) != 0:
        return True
    return d[p + RUBY] > 0 and progress != ALL_SOWN


def stop(s: CavernaState, seat: i64) -> None:
    """CAV-ANIMALS-25, CAV-ANIMALS-26 The stubble room has lost what was sown."""
    close_flow(s.d, FLOW)
    if owns(s.d, place_of(seat), STUBBLE_ROOM):
        s.d[UNCHECKED] = 1


def law(d: vec[i64], p: i64, node: i64, progress: i64) -> bool:
    """CAV-SOW-02 Two fields of each crop at most; only by loot is nothing sown yet."""
    if progress == 0:
        return ATOM_OF[node] == LOOT_SOWING
    return sown(progress, 0) <= EACH and sown(progress, 1) <= EACH

"""Stables. Chapter CAV-ANIMALS."""

from typing import Final

from dolmen.core.native import i64, vec
from dolmen.games.caverna.action import begin_or_close
from dolmen.games.caverna.board import build_stable, stable_spots
from dolmen.games.caverna.data import STONE, STONE_CARVER
from dolmen.games.caverna.effects import less_with, spend
from dolmen.games.caverna.flows import BUILD_STABLE, LOOT_STABLE_BIT
from dolmen.games.caverna.flows import STABLES as STABLE_ATOMS
from dolmen.games.caverna.grid import FOREST_ARGUMENTS, FOREST_BIT, arguments
from dolmen.games.caverna.refusals import NO_STABLE_LEFT, NO_STABLE_SPOT, TOO_LITTLE_STONE
from dolmen.games.caverna.state import STABLES, CavernaState, place_of

PRICE: Final = 1  # stone (CAV-ANIMALS-09)


def is_open(asked: i64) -> bool:
    """CAV-ANIMALS-09 One a use, by the space or by loot."""
    return asked & STABLE_ATOMS != 0


def price(d: vec[i64], p: i64, looted: bool) -> i64:
    """CAV-ANIMALS-09 One stone, none with the stone carver or as loot."""
    if looted:
        return 0
    return less_with(d, p, PRICE, STONE_CARVER)


def cells(d: vec[i64], p: i64, looted: bool) -> i64:
    """CAV-ANIMALS-09, CAV-ANIMALS-10, CAV-ANIMALS-11 The places for a stable, if one is left and
    can be paid."""
    if d[p + STABLES] == 0 or d[p + STONE] < price(d, p, looted):
        return 0
    return stable_spots(d, p)


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """Every place for a stable."""
    return arguments(cells(d, p, asked & LOOT_STABLE_BIT != 0), FOREST_ARGUMENTS, 0)


def why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-ANIMALS-11, CAV-ANIMALS-09, CAV-ANIMALS-10 None left, no stone, or no place."""
    if d[p + STABLES] == 0:
        return NO_STABLE_LEFT
    looted = asked & LOOT_STABLE_BIT != 0
    return TOO_LITTLE_STONE if d[p + STONE] < price(d, p, looted) else NO_STABLE_SPOT


def play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-ANIMALS-12, CAV-ANIMALS-13 It stays, and covers nothing that pays."""
    looted = begin_or_close(s, seat, BUILD_STABLE)
    spend(s, seat, STONE, price(s.d, place_of(seat), looted))
    build_stable(s, seat, FOREST_BIT[argument])

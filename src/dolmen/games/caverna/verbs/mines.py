"""Ore mines and ruby mines. Chapter CAV-MINES."""

from typing import Final

from dolmen.core.native import i64, vec
from dolmen.games.caverna.action import begin
from dolmen.games.caverna.board import back, lay_ore_mine, lay_ruby_mine
from dolmen.games.caverna.data import ORE
from dolmen.games.caverna.effects import gain
from dolmen.games.caverna.flows import (
    LAY_ON_DEEP,
    LAY_ON_DEEP_BIT,
    LAY_ON_TUNNEL,
    LAY_ON_TUNNEL_BIT,
    LAY_ORE_MINE,
    LAY_ORE_MINE_BIT,
    RUBY_MINES,
)
from dolmen.games.caverna.grid import (
    DIG_ARGUMENTS,
    DIG_BIT,
    MINE_ARGUMENTS,
    MINE_FIRST,
    MINE_SECOND,
    TO_EAST,
    TO_NORTH,
    TO_SOUTH,
    TO_WEST,
    arguments,
)
from dolmen.games.caverna.refusals import NO_RUBY_MINE_HERE, NO_TUNNEL, NO_TUNNELS
from dolmen.games.caverna.state import DEEP, TUNNEL, CavernaState, place_of

ORE_OF_MINE: Final = 3  # CAV-MINES-01

# Ore mines


def ore_is_open(asked: i64) -> bool:
    """CAV-MINES-01 On ore mine construction."""
    return asked & LAY_ORE_MINE_BIT != 0


def ore_halves(d: vec[i64], p: i64, direction: i64) -> i64:
    """CAV-MINES-01, CAV-MINES-02 Two ordinary tunnels that share a side: where the mine may be
    whose deep tunnel lies in a direction."""
    tunnels = d[p + TUNNEL]
    return tunnels & back(tunnels, direction)


def ore_can(d: vec[i64], p: i64) -> bool:
    """Whether there are two: either way round it is the same."""
    return ore_halves(d, p, TO_EAST) | ore_halves(d, p, TO_SOUTH) != 0


def ore_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """Every pair of tunnels, either way round."""
    return (
        arguments(ore_halves(d, p, TO_NORTH), MINE_ARGUMENTS, TO_NORTH)
        | arguments(ore_halves(d, p, TO_EAST), MINE_ARGUMENTS, TO_EAST)
        | arguments(ore_halves(d, p, TO_SOUTH), MINE_ARGUMENTS, TO_SOUTH)
        | arguments(ore_halves(d, p, TO_WEST), MINE_ARGUMENTS, TO_WEST)
    )


def ore_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-MINES-02 One of the two is no ordinary tunnel."""
    return NO_TUNNELS


def ore_play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-MINES-01 The tile and its 3 ore."""
    begin(s, seat, LAY_ORE_MINE)
    lay_ore_mine(s, seat, MINE_FIRST[argument], MINE_SECOND[argument])
    gain(s, seat, ORE, ORE_OF_MINE)


# Ruby mines


def ruby_is_open(asked: i64) -> bool:
    """CAV-MINES-05 On ruby mine construction."""
    return asked & RUBY_MINES != 0


def ruby_cells(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-MINES-05, CAV-MINES-07 A tunnel, a deep one too, that carries nothing."""
    cells: i64 = 0
    if asked & LAY_ON_TUNNEL_BIT != 0:
        cells = d[p + TUNNEL]
    if asked & LAY_ON_DEEP_BIT != 0:
        cells |= d[p + DEEP]
    return cells


def ruby_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """Every such tunnel."""
    return arguments(ruby_cells(d, p, asked), DIG_ARGUMENTS, 0)


def ruby_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-MINES-05 No tunnel, or this part of the action is over."""
    tunnels = d[p + TUNNEL] | d[p + DEEP]
    return NO_RUBY_MINE_HERE if tunnels & DIG_BIT[argument] != 0 else NO_TUNNEL


def ruby_play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-MINES-05 The mine; on a deep tunnel it gives a ruby."""
    bit = DIG_BIT[argument]
    deep = s.d[place_of(seat) + DEEP] & bit != 0
    begin(s, seat, LAY_ON_DEEP if deep else LAY_ON_TUNNEL)
    lay_ruby_mine(s, seat, bit)

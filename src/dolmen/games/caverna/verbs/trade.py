"""Ore trading: 2 ore for 2 gold and 1 food, up to three times. Chapter CAV-TRADE."""

from typing import Final

from dolmen.core.flow import close_flow, set_progress, top_progress
from dolmen.core.native import i64, vec
from dolmen.games.caverna.action import begin_several, progress_of
from dolmen.games.caverna.data import FOOD, GOLD, ORE
from dolmen.games.caverna.effects import gain, spend
from dolmen.games.caverna.flows import TRADE_ORE, TRADE_ORE_BIT
from dolmen.games.caverna.refusals import NO_ORE_TO_TRADE
from dolmen.games.caverna.state import FLOW, CavernaState
from dolmen.games.caverna.verbs import exchange

# CAV-TRADE-03; its progress is how often.
TAKES_ORE: Final = 2
GIVES_GOLD: Final = 2
GIVES_FOOD: Final = 1
TIMES: Final = 3


def is_open(asked: i64) -> bool:
    """CAV-TRADE-03 On ore trading."""
    return asked & TRADE_ORE_BIT != 0


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-TRADE-03 Two ore, up to three times."""
    if d[p + ORE] < TAKES_ORE or progress_of(d, asked) >= TIMES:
        return 0
    return 1


def why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-TRADE-03 Too little ore: after the third time nobody is asked."""
    return NO_ORE_TO_TRADE


def play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-TRADE-03 One trade."""
    begin_several(s, seat, TRADE_ORE)
    spend(s, seat, ORE, TAKES_ORE)
    gain(s, seat, GOLD, GIVES_GOLD)
    gain(s, seat, FOOD, GIVES_FOOD)
    set_progress(s.d, FLOW, top_progress(s.d, FLOW) + 1)


def goes_on(d: vec[i64], p: i64, asked: i64) -> bool:
    """CAV-TRADE-04 Up to three times, also while an exchange could bring ore."""
    if progress_of(d, asked) >= TIMES:
        return False
    return d[p + ORE] >= TAKES_ORE or exchange.any_choice(d, p)


def stop(s: CavernaState, seat: i64) -> None:
    """No more trades."""
    close_flow(s.d, FLOW)


def law(d: vec[i64], p: i64, node: i64, progress: i64) -> bool:
    """CAV-TRADE-03 One to three trades."""
    return 1 <= progress <= TIMES

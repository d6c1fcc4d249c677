"""The weekly market: one of each kind, for gold. Chapter CAV-MARKET."""

from typing import Final

from dolmen.core.flow import close_flow, set_progress, top_progress
from dolmen.core.native import i64, vec
from dolmen.games.caverna.action import begin_several, progress_of
from dolmen.games.caverna.data import BIT, GOLD, MARKET_COUNT, MARKET_GOOD, MARKET_PRICE
from dolmen.games.caverna.effects import gain, spend
from dolmen.games.caverna.flows import BUY, BUY_BIT
from dolmen.games.caverna.refusals import BOUGHT_ALREADY, TOO_LITTLE_GOLD
from dolmen.games.caverna.state import FLOW, UNCHECKED, CavernaState
from dolmen.games.caverna.verbs import exchange

ALL_BOUGHT: Final = (1 << 10) - 1  # its progress: what was bought


def is_open(asked: i64) -> bool:
    """CAV-MARKET-01 On the weekly market."""
    return asked & BUY_BIT != 0


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-MARKET-02, CAV-MARKET-03, CAV-MARKET-04 What the gold in hand pays, one of each."""
    bought = progress_of(d, asked)
    gold = d[p + GOLD]
    found: i64 = 0
    item: i64
    for item in range(MARKET_COUNT):
        if gold >= MARKET_PRICE[item]:
            found |= BIT[item]
    return found & ~bought


def why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-MARKET-03, CAV-MARKET-04 Bought already, or too little gold."""
    return BOUGHT_ALREADY if progress_of(d, asked) & BIT[argument] != 0 else TOO_LITTLE_GOLD


def play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-MARKET-02 One unit for gold."""
    begin_several(s, seat, BUY)
    spend(s, seat, GOLD, MARKET_PRICE[argument])
    gain(s, seat, MARKET_GOOD[argument], 1)
    set_progress(s.d, FLOW, top_progress(s.d, FLOW) | BIT[argument])


def goes_on(d: vec[i64], p: i64, asked: i64) -> bool:
    """CAV-MARKET-05 Until all is bought, also while an exchange could bring gold or room."""
    if choices(d, p, asked) != 0:
        return True
    return progress_of(d, asked) != ALL_BOUGHT and exchange.any_choice(d, p)


def stop(s: CavernaState, seat: i64) -> None:
    """CAV-ANIMALS-25 What was bought is counted together."""
    close_flow(s.d, FLOW)
    s.d[UNCHECKED] = 1


def law(d: vec[i64], p: i64, node: i64, progress: i64) -> bool:
    """CAV-MARKET-03 One unit of each kind at most, and something was bought."""
    return 0 < progress <= ALL_BOUGHT

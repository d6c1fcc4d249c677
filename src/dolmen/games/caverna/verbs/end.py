"""Endings: of a part of several moves, of a turn, and of a step that only allows exchanges.
Clauses CAV-WORK-07 and CAV-WORK-19."""

from dolmen.core.flow import gift_pending
from dolmen.core.native import i64, vec
from dolmen.games.caverna.flows import (
    BEGUN_BIT,
    BOOK,
    BUY_BIT,
    ENDINGS,
    EXPEDITION_BIT,
    NEXT_PART_BIT,
    SEVERAL,
    TRADE_ORE_BIT,
)
from dolmen.games.caverna.refusals import GOODS_FIRST, PART_FIRST
from dolmen.games.caverna.state import ACTED, FLOW, CavernaState
from dolmen.games.caverna.verbs import loot, market, sow, take, trade

# A part of several moves


def stop_is_open(asked: i64) -> bool:
    """While such a part is under way."""
    return asked & SEVERAL != 0 and asked & NEXT_PART_BIT == 0


def stop_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-WORK-07 Once something was done."""
    if asked & BEGUN_BIT == 0:
        return 0
    return 1


def stop_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-WORK-07 Nothing was done."""
    return PART_FIRST


def goes_on(d: vec[i64], p: i64, asked: i64) -> bool:
    """Whether a part of several moves has more to decide."""
    if asked & EXPEDITION_BIT != 0:
        return loot.goes_on(d, p, asked)
    if asked & BUY_BIT != 0:
        return market.goes_on(d, p, asked)
    if asked & TRADE_ORE_BIT != 0:
        return trade.goes_on(d, p, asked)
    return sow.goes_on(d, p, asked)


def stop(s: CavernaState, seat: i64, asked: i64) -> None:
    """Ends a part of several moves."""
    if asked & EXPEDITION_BIT != 0:
        loot.stop(s, seat)
    elif asked & BUY_BIT != 0:
        market.stop(s, seat)
    elif asked & TRADE_ORE_BIT != 0:
        trade.stop(s, seat)
    else:
        sow.stop(s, seat)


# A turn, or a step


def is_open(asked: i64) -> bool:
    """Between parts of an action, and in steps that only allow exchanges."""
    return asked & ENDINGS != 0


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-WORK-07, CAV-WORK-19 A part was carried out and no goods are waiting."""
    if asked & NEXT_PART_BIT == 0:
        return 1
    if d[ACTED] == 0 or goods_wait(d, p):
        return 0
    return 1


def goods_wait(d: vec[i64], p: i64) -> bool:
    """CAV-WORK-19 Goods are never left behind."""
    return gift_pending(BOOK, d, FLOW, take.gifts(d, p))


def why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-WORK-07, CAV-WORK-19 Nothing was done, or goods are waiting."""
    return PART_FIRST if d[ACTED] == 0 else GOODS_FIRST

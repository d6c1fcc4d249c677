"""How good a position of Druides is for a seat: what it has, and the next ritual it could hold.

Its weights stay as they are: the greedy bot is a yardstick. What bots search with is `judge`."""

from typing import Final

from dolmen.core.native import i64, u8, vec
from dolmen.games.druides.data import KIND_OF, NUMBER_OF, SLOTS
from dolmen.games.druides.judge import best_rival
from dolmen.games.druides.places import amulets_at, in_row, share
from dolmen.games.druides.score import ranks, score
from dolmen.games.druides.state import (
    FINISH,
    GEMS_HELD,
    HELD,
    PHASE,
    SERVANT_ROW,
    DruidesState,
    servants_held,
)
from dolmen.games.druides.verbs.ritual import eligible

# A point is worth 100. The other weights are what it takes of a point to want the thing.
POINT: Final = 100
RIVAL_POINT: Final = 60
WON: Final = POINT * POINT * POINT  # more than any points
OWN_RITUAL: Final = 75  # a point at the best place, to be had next turn if nobody is faster
RIVAL_RITUAL: Final = 40  # a point that the best place brings the others
PROMISE: Final = 20  # a point at any other place, some day
CARD: Final = 12  # a card in hand
SERVANT: Final = 14  # one of the first three servants in hand, beyond its being a card
FITTING_NUMBER: Final = 4  # each amulet in a gem held whose kind lies in the row


def value(s: DruidesState, seat: i64) -> int:
    """The worth of a position, the higher the better."""
    if s.d[PHASE] == FINISH:
        return WON if ranks(s.d)[seat] == 1 else -WON
    total = POINT * score(s.d, seat) - RIVAL_POINT * best_rival(s.d, seat)
    return total + ritual_ahead(s, seat) + hand_value(s.d, seat)


def terms(s: DruidesState, seat: i64) -> list[tuple[str, int]]:
    """The same by what it is made of, each part with the message that names it."""
    if s.d[PHASE] == FINISH:
        return [("druides-advice-win", value(s, seat))]
    return [
        ("druides-advice-points", POINT * score(s.d, seat)),
        ("druides-advice-rivals", -RIVAL_POINT * best_rival(s.d, seat)),
        ("druides-advice-ritual", ritual_ahead(s, seat)),
        ("druides-advice-hand", hand_value(s.d, seat)),
    ]


def ritual_ahead(s: DruidesState, seat: i64) -> i64:
    """The best ritual this seat could announce, and a little for every place that would pay."""
    best: i64 = 0
    total: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        if s.d[SERVANT_ROW + slot] == 0:
            continue
        amulets = amulets_at(s.d, slot)
        own = share(s.d, slot, amulets, seat, seat)
        worth = OWN_RITUAL * own - RIVAL_RITUAL * (amulets - own)
        total += PROMISE * (2 * own - amulets)
        if eligible(s.d, slot) and worth > best:
            best = worth
    return total + best


def hand_value(d: vec[u8], seat: i64) -> i64:
    """Cards to play with: gems that fit a place of the row, and a few servants."""
    gems = i64(d[GEMS_HELD + seat])
    servants = servants_held(d, seat)
    total = CARD * (gems + servants) + SERVANT * (servants if servants < 3 else 3)
    i: i64
    for i in range(gems):
        gem = i64(d[HELD + 8 * seat + i])
        if in_row(d, i64(KIND_OF[gem])):
            total += FITTING_NUMBER * NUMBER_OF[gem]
    return total

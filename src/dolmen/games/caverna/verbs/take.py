"""Goods: what parts of actions give, and taking it where the moment is the owner's choice.
Clauses CAV-WORK-16 and CAV-WORK-19."""

from typing import Final

from dolmen.core.flow import BIT
from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.action import asked_of, begin
from dolmen.games.caverna.data import (
    DOG,
    GOODS,
    ORE,
    RUBY,
    RUBY_DELIVERY,
    SLOT_GOOD,
    SLOTS,
    STONE,
    WOOD,
)
from dolmen.games.caverna.effects import gain
from dolmen.games.caverna.events import TOKEN_TAKEN
from dolmen.games.caverna.flows import (
    ALWAYS,
    ARG_OF,
    ATOM_OF,
    EXTEND_FOREST,
    GIFT,
    GIVE,
    GIVE_BIT,
    ORE_BONUS,
    ORE_BONUS_BIT,
    RUBY_BONUS,
    RUBY_BONUS_BIT,
    TAKE_DOG,
    TAKE_DOG_BIT,
    TAKE_GOODS,
    TAKE_GOODS_BIT,
    TAKE_TOKEN,
    TAKINGS,
)
from dolmen.games.caverna.refusals import NOTHING_TO_TAKE
from dolmen.games.caverna.state import (
    IMITATING,
    ON_SPACE,
    ORE_MINES,
    RUBY_MINES,
    SPACE,
    STOCKED,
    TOKEN,
    CavernaState,
    place_of,
)

ORE_A_MINE: Final = 2  # CAV-MINES-11


def is_open(asked: i64) -> bool:
    """CAV-WORK-19 Where goods are on offer."""
    return asked & TAKINGS != 0


def gifts(d: vec[i64], p: i64) -> i64:
    """CAV-WORK-19, CAV-IMITATE-05, CAV-MINES-11, CAV-MINES-12 The atoms that have something to give
    on the space of the action: an imitator gets none of the goods that lie there, and mines bring
    theirs."""
    found: i64 = ALWAYS
    if d[IMITATING] == 0 and d[STOCKED] & BIT[d[SPACE]] != 0:
        found |= TAKE_GOODS_BIT
    if d[p + ORE_MINES] > 0:
        found |= ORE_BONUS_BIT
    if d[p + RUBY_MINES] > 1 or (d[p + RUBY_MINES] == 1 and d[SPACE] != RUBY_DELIVERY):
        found |= RUBY_BONUS_BIT
    return found


def choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-WORK-07 Goods that are there."""
    if asked & TAKINGS & gifts(d, p) == 0:
        return 0
    return 1


def why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-WORK-07 Nothing lies there."""
    return NOTHING_TO_TAKE


def play(s: CavernaState, seat: i64, argument: i64) -> None:
    """The goods on offer: the dog, else what is given, else what lies there."""
    d = s.d
    p = place_of(seat)
    asked = asked_of(d, p)
    atom: i64 = TAKE_GOODS
    if asked & TAKE_DOG_BIT != 0:
        atom = TAKE_DOG
    elif asked & GIVE_BIT != 0:
        atom = GIVE
    give(s, seat, begin(s, seat, atom))


def give(s: CavernaState, seat: i64, node: i64) -> None:
    """CAV-WORK-16, CAV-WORK-19 A part that only gives is received whole."""
    d = s.d
    atom = ATOM_OF[node]
    if atom == TAKE_GOODS:
        take_goods(s, seat)
    elif atom == GIVE:
        at = GOODS * ARG_OF[node]
        good: i64
        for good in range(GOODS):
            gain(s, seat, good, GIFT[at + good])
    elif atom == ORE_BONUS:
        gain(s, seat, ORE, ORE_A_MINE * d[place_of(seat) + ORE_MINES])
    elif atom == RUBY_BONUS:
        gain(s, seat, RUBY, 1)
    elif atom == TAKE_TOKEN:
        # CAV-FIRST-01, CAV-FIRST-03, CAV-FIRST-04 It decides about the next round.
        d[TOKEN] = seat
        note(s, TOKEN_TAKEN, EVERYONE, seat)
    elif atom == TAKE_DOG:
        gain(s, seat, DOG, 1)
    elif atom == EXTEND_FOREST:
        gain(s, seat, WOOD, 1)
    else:
        gain(s, seat, STONE, 1)


def take_goods(s: CavernaState, seat: i64) -> None:
    """CAV-SUPPLY-05, CAV-MINES-10 All goods of the space, of whatever kind."""
    d = s.d
    space = d[SPACE]
    d[STOCKED] &= ~BIT[space]
    slot: i64
    for slot in range(SLOTS):
        at = ON_SPACE + SLOTS * space + slot
        count = d[at]
        if count > 0:
            d[at] = 0
            gain(s, seat, SLOT_GOOD[SLOTS * space + slot], count)

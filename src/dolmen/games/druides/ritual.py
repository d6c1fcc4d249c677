"""The inside of a ritual: gems shown, servants served, the place cleared."""

from dolmen.core.game import show
from dolmen.core.native import i64, u8
from dolmen.games.druides.data import (
    KIND_OF,
    NO_KIND,
    NUMBER_OF,
    OWNER_OF,
    SERVANT_BIT,
)
from dolmen.games.druides.events import GEM_SHOWN, SERVANT_SERVED, SERVANT_STOPPED
from dolmen.games.druides.score import climb
from dolmen.games.druides.state import (
    AT_HOME,
    AT_PLACE,
    AT_SLOT,
    BY_RITUAL,
    FINISHED,
    GEM_AT,
    GEM_PILE,
    NOBODY,
    PLACE,
    RESERVE,
    SERVANT_AT,
    SERVANT_ORDER,
    SERVANT_ROW,
    SPENT,
    DruidesState,
    lies_at,
)


def show_gems(s: DruidesState, slot: i64) -> i64:
    """DRU-RITUAL-04, DRU-RITUAL-05 Turns the pile over and discards what does not match."""
    d = s.d
    amulets: i64 = 0
    unseen = i64(d[GEM_PILE + slot])
    here = u8(AT_PLACE // 4 + slot)
    kind = d[PLACE + slot]
    gem: i64 = 0
    while unseen > 0:
        if d[GEM_AT + gem] >> 2 == here:
            unseen -= 1
            if KIND_OF[gem] == kind:
                amulets += amulets_in(s, gem)
                show(s, GEM_SHOWN, gem, 1)
            else:
                d[GEM_AT + gem] = BY_RITUAL
                d[GEM_PILE + slot] -= 1
                s.discard_size += 1
                show(s, GEM_SHOWN, gem, 0)
        gem += 1
    return amulets


def amulets_in(s: DruidesState, gem: i64) -> i64:
    """DRU-SCORE-01 What a matching gem is worth."""
    if s.by_cards:
        return 1
    return NUMBER_OF[gem]


def serve(s: DruidesState, slot: i64, amulets: i64) -> None:
    """DRU-SCORE-03 to 05 By value, ties clockwise from the announcer; the last takes the rest."""
    d = s.d
    here = u8(AT_SLOT + slot)
    waiting = i64(d[SERVANT_ROW + slot])
    card: i64 = 0
    owner = s.seat
    while waiting > 0 and s.winner == NOBODY:
        if d[SERVANT_AT + 6 * owner + card] == here:
            waiting -= 1
            take = amulets
            if waiting > 0 and take > card + 1:
                take = card + 1
            amulets -= take
            climbed = climb(s, owner, take)
            told = SERVANT_SERVED if s.winner == NOBODY else SERVANT_STOPPED
            show(s, told, owner, card, climbed)
        owner += 1
        if owner == s.seats:
            owner = 0
        if owner == s.seat:
            card += 1


def clear_place(s: DruidesState, slot: i64) -> None:
    """DRU-RITUAL-07, DRU-RITUAL-08, DRU-REPLACE-01 Gems spent, servants home, place finished."""
    d = s.d
    i: i64
    if d[GEM_PILE + slot] > 0:
        # Only gems of the kind of the place are left on the pile.
        first = 9 * i64(d[PLACE + slot])
        for i in range(first, first + 9):
            if lies_at(d, i, slot):
                d[GEM_AT + i] = SPENT
    here = u8(AT_SLOT + slot)
    left = i64(d[SERVANT_ROW + slot])
    i = 0
    while left > 0:
        if d[SERVANT_AT + i] == here:
            d[SERVANT_AT + i] = AT_HOME
            d[SERVANT_ORDER + i] = 0
            d[RESERVE + OWNER_OF[i]] ^= SERVANT_BIT[i]
            left -= 1
        i += 1
    d[GEM_PILE + slot] = 0
    d[SERVANT_ROW + slot] = 0
    d[FINISHED + s.rituals] = d[PLACE + slot]
    d[PLACE + slot] = NO_KIND

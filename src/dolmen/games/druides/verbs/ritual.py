"""A ritual: gems shown, servants served, the place cleared. Chapters DRU-RITUAL and DRU-SCORE."""

from dolmen.core.game import EVERYONE, note, show
from dolmen.core.native import i64, u8, vec
from dolmen.games.druides.data import (
    BIT,
    GEMS,
    KIND_OF,
    NO_KIND,
    NUMBER_OF,
    NUMBERS,
    RITUAL_CARDS,
    SEATS,
    SLOTS,
    VALUES,
)
from dolmen.games.druides.events import (
    AMULETS_MADE,
    GEM_SHOWN,
    RITUAL_ANNOUNCED,
    SERVANT_SERVED,
    SERVANT_STOPPED,
)
from dolmen.games.druides.moves import NO_RITUAL_BIT
from dolmen.games.druides.refusals import (
    EMPTY_HAND,
    NO_PLACE_THERE,
    NO_RITUAL_STEP,
    NO_SERVANT_THERE,
    RITUAL_HELD,
    RITUAL_TOO_LATE,
    TOO_FEW_CARDS,
)
from dolmen.games.druides.score import climb
from dolmen.games.druides.state import (
    ACTED,
    AT_HOME,
    AT_PLACE,
    AT_SLOT,
    BY_CARDS,
    BY_RITUAL,
    DISCARD_SIZE,
    FINISHED,
    GEM_AT,
    GEM_PILE,
    HAND_SIZE,
    NOBODY,
    PHASE,
    PLACE,
    PLAYERS,
    POINTS,
    RESERVE,
    RIPE,
    RITUAL,
    RITUAL_DONE,
    RITUALS,
    ROW,
    SERVANT_AT,
    SERVANT_ORDER,
    SERVANT_ROW,
    SPENT,
    WINNER,
    DruidesState,
)


def eligible(d: vec[u8], slot: i64) -> bool:
    """DRU-RITUAL-01 Three cards at the place, a servant among them; whose they are (DRU-RITUAL-02)
    and whether a gem matches (DRU-RITUAL-06) does not count."""
    servants = d[SERVANT_ROW + slot]
    return servants > 0 and servants + d[GEM_PILE + slot] >= RITUAL_CARDS


def ripen(d: vec[u8], slot: i64) -> None:
    """Takes note of a place that a card has just made eligible."""
    if eligible(d, slot):
        d[RIPE] |= BIT[slot]


def choices(d: vec[u8], seat: i64) -> i64:
    """DRU-RITUAL-02, DRU-TURN-02 Step 1: the eligible places, and no ritual; an empty hand must
    hold one (DRU-RITUAL-09)."""
    if d[PHASE] != RITUAL:
        return 0
    found = i64(d[RIPE])
    if d[HAND_SIZE + seat] > 0:
        found |= NO_RITUAL_BIT
    return found


def why_not(d: vec[u8], slot: i64) -> i64:
    """Why no ritual is held at that slot; one past the last slot is to hold none at all."""
    if slot == SLOTS:
        return EMPTY_HAND if d[PHASE] == RITUAL else NO_RITUAL_STEP
    if d[PLACE + slot] == NO_KIND:
        return NO_PLACE_THERE
    if d[RITUAL_DONE]:
        return RITUAL_HELD
    if d[SERVANT_ROW + slot] == 0:
        return NO_SERVANT_THERE
    return RITUAL_TOO_LATE if eligible(d, slot) else TOO_FEW_CARDS


def play(s: DruidesState, d: vec[u8], seat: i64, slot: i64) -> None:
    """DRU-RITUAL-03, DRU-RITUAL-10 Announce, show and discard, serve; spend, send home and clear,
    unless the column ends the game before that."""
    d[RITUAL_DONE] = 1
    d[ACTED] = 1
    d[RIPE] ^= BIT[slot]
    note(s, RITUAL_ANNOUNCED, EVERYONE, seat, slot, i64(d[PLACE + slot]))
    amulets = show_gems(s, d, slot)
    note(s, AMULETS_MADE, EVERYONE, amulets)
    serve(s, d, seat, slot, amulets)
    if d[WINNER] == NOBODY:
        clear_place(d, slot)
        d[RITUALS] += 1
    else:
        ripen(d, slot)


def show_gems(s: DruidesState, d: vec[u8], slot: i64) -> i64:
    """DRU-RITUAL-04, DRU-RITUAL-05 Turns the pile over and discards what does not match."""
    amulets: i64 = 0
    unseen = d[GEM_PILE + slot]
    here = u8(AT_PLACE // 4 + slot)
    kind = d[PLACE + slot]
    at: i64
    for at in range(GEM_AT, GEM_AT + GEMS):
        if d[at] >> 2 == here:
            gem = at - GEM_AT
            if KIND_OF[gem] == kind:
                amulets += amulets_in(d, gem)
            else:
                d[at] = BY_RITUAL
                d[GEM_PILE + slot] -= 1
                d[DISCARD_SIZE] += 1
            if s.events is not None:
                show(s, GEM_SHOWN, gem, 1 if KIND_OF[gem] == kind else 0)
            unseen -= 1
            if unseen == 0:
                break
    return amulets


def amulets_in(d: vec[u8], gem: i64) -> i64:
    """DRU-SCORE-01 What a matching gem is worth."""
    if d[BY_CARDS]:
        return 1
    return NUMBER_OF[gem]


def serve(s: DruidesState, d: vec[u8], seat: i64, slot: i64, amulets: i64) -> None:
    """DRU-SCORE-03 By value, ties clockwise from the announcer. Each servant takes its value
    (DRU-SCORE-04), also a second one of the same seat (DRU-SCORE-07); the last takes the rest
    (DRU-SCORE-05), so that nothing is left (DRU-SCORE-06)."""
    here = u8(AT_SLOT + slot)
    waiting = d[SERVANT_ROW + slot]
    players = i64(d[PLAYERS])
    # RITUALS counts the finished ones, so this is the row of the ritual under way.
    points = POINTS + SEATS * i64(d[RITUALS])
    card: i64 = 0
    owner = seat
    while waiting > 0:
        if d[SERVANT_AT + VALUES * owner + card] == here:
            waiting -= 1
            take = amulets
            if waiting > 0 and take > card + 1:
                take = card + 1
            amulets -= take
            climbed = climb(s, d, owner, take)
            d[points + owner] += u8(climbed)
            if d[WINNER] != NOBODY:
                show(s, SERVANT_STOPPED, owner, card, climbed)
                return
            if s.events is not None:
                show(s, SERVANT_SERVED, owner, card, climbed)
        owner += 1
        if owner == players:
            owner = 0
        if owner == seat:
            card += 1


def clear_place(d: vec[u8], slot: i64) -> None:
    """DRU-RITUAL-07, DRU-RITUAL-08, DRU-REPLACE-01 Gems spent, servants home, place finished."""
    i: i64
    if d[GEM_PILE + slot] > 0:
        # Only gems of the kind of the place are left on the pile.
        first = GEM_AT + NUMBERS * i64(d[PLACE + slot])
        pile = u8(AT_PLACE // 4 + slot)
        for i in range(first, first + NUMBERS):
            if d[i] >> 2 == pile:
                d[i] = SPENT
    here = u8(AT_SLOT + slot)
    left = d[SERVANT_ROW + slot]
    owner: i64 = 0
    while left > 0:
        first = SERVANT_AT + VALUES * owner
        for i in range(first, first + VALUES):
            if d[i] == here:
                d[i] = AT_HOME
                d[i + SERVANT_ORDER - SERVANT_AT] = 0
                d[RESERVE + owner] ^= BIT[i - first]
                left -= 1
        owner += 1
    d[GEM_PILE + slot] = 0
    d[SERVANT_ROW + slot] = 0
    d[FINISHED + i64(d[RITUALS])] = d[PLACE + slot]
    d[PLACE + slot] = NO_KIND
    d[ROW] ^= BIT[slot]

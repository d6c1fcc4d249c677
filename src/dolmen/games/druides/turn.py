"""The course of a game: set-up, the four steps of a turn, and the end. Chapters DRU-SETUP, DRU-TURN
and DRU-END; what happens between the verbs."""

from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, u8, vec
from dolmen.games.druides.data import (
    DEALT_GEMS,
    DEALT_SERVANTS,
    LAST_RITUAL,
    ONES,
    SLOTS,
)
from dolmen.games.druides.events import (
    BLANK_TURN,
    ENDED_BY_BLANK_TURNS,
    ENDED_BY_COLUMN,
    ENDED_BY_RITUALS,
    PLACE_CLOSED,
    STARTS,
    TURN_BEGAN,
)
from dolmen.games.druides.state import (
    ACTED,
    BLANKS,
    BY_BLANK_TURNS,
    BY_COLUMN,
    BY_LAST_RITUAL,
    DEAL_GEMS,
    DEAL_SERVANTS,
    DECK_SIZE,
    DISCARDING,
    DRAW_FIRST,
    DRAWING,
    ENDING,
    FINISH,
    FIRST_SEAT,
    GEM_DUE,
    GEMS_HELD,
    HAND_SIZE,
    NEW_PLACE,
    NOBODY,
    PHASE,
    PLACES_LEFT,
    PLACING,
    PLAYERS,
    RIPE,
    RITUAL,
    RITUAL_DONE,
    RITUALS,
    SEAT,
    SECOND,
    SECOND_GEM,
    SERVANT_DUE,
    SERVANTS_HELD,
    WINNER,
    DruidesState,
)
from dolmen.games.druides.verbs.draw import shuffle_discards, sources

# Set-up


def laid(d: vec[u8]) -> None:
    """DRU-SETUP-03 After six places gems are dealt."""
    if d[PLACES_LEFT] == SLOTS:
        d[PHASE] = DEAL_GEMS


def dealt_gem(d: vec[u8], seat: i64) -> None:
    """DRU-SETUP-04 Four gems a seat, then servants."""
    if d[GEMS_HELD + seat] == DEALT_GEMS and next_dealt(d):
        d[PHASE] = DEAL_SERVANTS


def dealt_servant(s: DruidesState, d: vec[u8], seat: i64) -> None:
    """DRU-SETUP-05 Three servants a seat, then the first turn (DRU-SETUP-06)."""
    if ONES[i64(d[SERVANTS_HELD + seat])] == DEALT_SERVANTS and next_dealt(d):
        d[PHASE] = DRAW_FIRST
        if d[FIRST_SEAT] != NOBODY:
            start_with(s, d, i64(d[FIRST_SEAT]))


def next_dealt(d: vec[u8]) -> bool:
    """Goes on dealing to the next seat; true after the last one."""
    d[SEAT] += 1
    if d[SEAT] < d[PLAYERS]:
        return False
    d[SEAT] = 0
    return True


def start_with(s: DruidesState, d: vec[u8], seat: i64) -> None:
    """DRU-SETUP-07 The first turn."""
    d[SEAT] = u8(seat)
    d[ACTED] = 0
    note(s, STARTS, EVERYONE, seat)
    proceed(s, d, seat, RITUAL)


# The steps


def proceed(s: DruidesState, d: vec[u8], seat: i64, step: i64) -> None:
    """DRU-TURN-11 Goes on to the next step that leaves a choice, into later turns if need be."""
    if step == RITUAL:
        if d[RIPE]:
            d[PHASE] = RITUAL
            return
        step = PLACING
    if step == PLACING:
        if d[HAND_SIZE + seat] > 0:
            d[PHASE] = PLACING
            return
        step = DISCARDING
    if step == DISCARDING and d[GEMS_HELD + seat] > 0:
        d[PHASE] = DISCARDING
    elif sources(d, seat):
        d[PHASE] = DRAWING
    else:
        end_turn(s, d, seat)


def placed_gem(s: DruidesState, d: vec[u8], seat: i64) -> None:
    """DRU-TURN-07, DRU-TURN-10 After a first gem any card of the hand, if there is one."""
    if d[PHASE] == PLACING and d[HAND_SIZE + seat] > 0:
        d[PHASE] = SECOND
    else:
        proceed(s, d, seat, DISCARDING)


def placed_servant(s: DruidesState, d: vec[u8], seat: i64) -> None:
    """DRU-TURN-07, DRU-TURN-10 After a first servant a gem, if there is one."""
    if d[PHASE] == PLACING and d[GEMS_HELD + seat] > 0:
        d[PHASE] = SECOND_GEM
    else:
        proceed(s, d, seat, DISCARDING)


def ask_for_gem(s: DruidesState, d: vec[u8]) -> None:
    """DRU-HAND-04 An empty gem deck is made anew of the discard pile."""
    if d[DECK_SIZE] == 0:
        shuffle_discards(s, d)
    d[PHASE] = GEM_DUE


def ask_for_servant(d: vec[u8]) -> None:
    """DRU-HAND-03 A servant of the reserve comes by chance."""
    d[PHASE] = SERVANT_DUE


def held_ritual(s: DruidesState, d: vec[u8], seat: i64, slot: i64) -> None:
    """DRU-REPLACE-01, DRU-REPLACE-02 A new place, if there is one, and step 2 (DRU-REPLACE-04);
    unless that was the end."""
    if d[WINNER] != NOBODY:
        end(s, d, BY_COLUMN)
    elif d[RITUALS] == LAST_RITUAL:
        note(s, PLACE_CLOSED, EVERYONE, slot)
        end(s, d, BY_LAST_RITUAL)
    elif d[PLACES_LEFT] > 0:
        d[PHASE] = NEW_PLACE
    else:
        note(s, PLACE_CLOSED, EVERYONE, slot)
        proceed(s, d, seat, PLACING)


def end_turn(s: DruidesState, d: vec[u8], seat: i64) -> None:
    """DRU-TURN-01, DRU-TURN-09 Counts blank turns, passes to the next seat clockwise; so many
    blank turns as players are the end (DRU-END-05)."""
    if d[ACTED]:
        d[BLANKS] = 0
    else:
        d[BLANKS] += 1
        note(s, BLANK_TURN, EVERYONE, seat)
        if d[BLANKS] == d[PLAYERS]:
            end(s, d, BY_BLANK_TURNS)
            return
    seat += 1
    d[SEAT] += 1
    if d[SEAT] == d[PLAYERS]:
        seat = 0
        d[SEAT] = 0
    d[RITUAL_DONE] = 0
    d[ACTED] = 0
    if s.events is not None:
        note(s, TURN_BEGAN, EVERYONE, seat)
    proceed(s, d, seat, RITUAL)


def end(s: DruidesState, d: vec[u8], ending: i64) -> None:
    """DRU-END-01, DRU-END-03, DRU-END-05 The game is over."""
    d[ENDING] = u8(ending)
    d[PHASE] = FINISH
    if ending == BY_COLUMN:
        note(s, ENDED_BY_COLUMN, EVERYONE, i64(d[WINNER]))
    elif ending == BY_LAST_RITUAL:
        note(s, ENDED_BY_RITUALS, EVERYONE)
    else:
        note(s, ENDED_BY_BLANK_TURNS, EVERYONE)

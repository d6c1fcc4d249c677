"""The course of a game: set-up, the four steps of a turn, and the end."""

from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, u8, vec
from dolmen.games.druides.data import (
    BIT,
    DEALT_GEMS,
    DEALT_SERVANTS,
    GEMS,
    HAND_LIMIT,
    LAST_RITUAL,
    NO_KIND,
    ONES,
    RITUAL_CARDS,
    SERVANT_BIT,
    SLOTS,
)
from dolmen.games.druides.events import (
    AMULETS_MADE,
    BLANK_TURN,
    DECK_SHUFFLED,
    ENDED_BY_BLANK_TURNS,
    ENDED_BY_COLUMN,
    ENDED_BY_RITUALS,
    GEM_DISCARDED,
    GEM_DRAWN,
    GEM_PLACED,
    PLACE_CLOSED,
    PLACE_LAID,
    RITUAL_ANNOUNCED,
    SERVANT_DRAWN,
    SERVANT_PLACED,
    STARTS,
    TURN_BEGAN,
)
from dolmen.games.druides.moves import DEAL_GEM, DEAL_SERVANT, FIRST, LAY_PLACE
from dolmen.games.druides.ritual import clear_place, serve, show_gems
from dolmen.games.druides.state import (
    AT_PLACE,
    AT_SLOT,
    BY_BLANK_TURNS,
    BY_COLUMN,
    BY_LAST_RITUAL,
    DEAL_GEMS,
    DEAL_SERVANTS,
    DISCARDED,
    DISCARDING,
    DRAW_FIRST,
    DRAWING,
    FINISH,
    GEM_AT,
    GEM_DUE,
    GEM_PILE,
    GEMS_HELD,
    HAND_SIZE,
    IN_DECK,
    LAY_PLACES,
    NEW_PLACE,
    NOBODY,
    PLACE,
    PLACE_DECK,
    PLACING,
    RESERVE,
    RITUAL,
    SECOND,
    SECOND_GEM,
    SERVANT_AT,
    SERVANT_ORDER,
    SERVANT_ROW,
    SERVANTS_HELD,
    WITH_OWNER,
    DruidesState,
    give_gem,
    in_discard,
    take_gem,
)


def eligible(d: vec[u8], slot: i64) -> bool:
    """DRU-RITUAL-01 Three cards at the place, a servant among them."""
    servants = d[SERVANT_ROW + slot]
    return servants > 0 and servants + d[GEM_PILE + slot] >= RITUAL_CARDS


def ripen(s: DruidesState, slot: i64) -> None:
    """Takes note of a place that a card has just made eligible."""
    if eligible(s.d, slot):
        s.ripe |= BIT[slot]


def may_skip_ritual(s: DruidesState) -> bool:
    """DRU-RITUAL-09 An empty hand must hold the ritual."""
    return s.d[HAND_SIZE + s.seat] > 0


def gem_to_draw(s: DruidesState) -> bool:
    """DRU-HAND-04 A gem in the deck, or on the discard pile to make a deck of."""
    return s.deck_size > 0 or s.discard_size > 0


def servant_to_draw(d: vec[u8], seat: i64) -> bool:
    """DRU-HAND-03 A servant in the own reserve."""
    return d[RESERVE + seat] > 0


def may_draw(s: DruidesState) -> bool:
    """DRU-HAND-01, DRU-HAND-05 Room in the hand and something to draw."""
    if s.d[HAND_SIZE + s.seat] >= HAND_LIMIT:
        return False
    return gem_to_draw(s) or servant_to_draw(s.d, s.seat)


# Set-up


def set_up(s: DruidesState, move: i64) -> None:
    """DRU-SETUP-03 to 07 Six places, four gems and three servants a seat, then who starts."""
    phase = s.phase
    if phase == LAY_PLACES:
        lay_place(s, move - LAY_PLACE)
        if s.places_left == SLOTS:
            s.phase = DEAL_GEMS
    elif phase == DEAL_GEMS:
        deal_gem(s, move - DEAL_GEM)
        if s.d[GEMS_HELD + s.seat] == DEALT_GEMS and next_dealt(s):
            s.phase = DEAL_SERVANTS
    elif phase == DEAL_SERVANTS:
        deal_servant(s, move - DEAL_SERVANT)
        if ONES[i64(s.d[SERVANTS_HELD + s.seat])] == DEALT_SERVANTS and next_dealt(s):
            s.phase = DRAW_FIRST
            if s.first != NOBODY:
                start_with(s, s.first)
    else:
        start_with(s, move - FIRST)


def next_dealt(s: DruidesState) -> bool:
    """Goes on dealing to the next seat; true after the last one."""
    s.seat += 1
    if s.seat < s.seats:
        return False
    s.seat = 0
    return True


def start_with(s: DruidesState, seat: i64) -> None:
    """DRU-SETUP-07 The first turn."""
    s.seat = seat
    s.acted = 0
    note(s, STARTS, EVERYONE, seat)
    proceed(s, RITUAL)


# The steps


def proceed(s: DruidesState, step: i64) -> None:
    """DRU-TURN-11 Goes on to the next step that leaves a choice, into later turns if need be."""
    d = s.d
    if step == RITUAL:
        if s.ripe:
            s.phase = RITUAL
            return
        step = PLACING
    if step == PLACING:
        if d[HAND_SIZE + s.seat] > 0:
            s.phase = PLACING
            return
        step = DISCARDING
    if step == DISCARDING and d[GEMS_HELD + s.seat] > 0:
        s.phase = DISCARDING
        return
    if may_draw(s):
        s.phase = DRAWING
        return
    end_turn(s)


def end_turn(s: DruidesState) -> None:
    """DRU-TURN-01, DRU-END-05 Counts blank turns and passes to the next seat clockwise."""
    if s.acted:
        s.blanks = 0
    else:
        s.blanks += 1
        note(s, BLANK_TURN, EVERYONE, s.seat)
        if s.blanks == s.seats:
            end(s, BY_BLANK_TURNS)
            return
    s.seat += 1
    if s.seat == s.seats:
        s.seat = 0
    s.held = 0
    s.acted = 0
    note(s, TURN_BEGAN, EVERYONE, s.seat)
    proceed(s, RITUAL)


def end(s: DruidesState, ending: i64) -> None:
    """The game is over."""
    s.ending = ending
    s.phase = FINISH
    if ending == BY_COLUMN:
        note(s, ENDED_BY_COLUMN, EVERYONE, s.winner)
    elif ending == BY_LAST_RITUAL:
        note(s, ENDED_BY_RITUALS, EVERYONE)
    else:
        note(s, ENDED_BY_BLANK_TURNS, EVERYONE)


def place_gem(s: DruidesState, gem: i64, slot: i64) -> None:
    """DRU-TURN-05 A gem goes on the pile above its place."""
    d = s.d
    seat = s.seat
    give_gem(d, seat, gem, AT_PLACE + 4 * slot + seat)
    d[GEM_PILE + slot] += 1
    ripen(s, slot)
    s.acted = 1
    note(s, GEM_PLACED, EVERYONE, seat, gem, slot)
    if s.phase == PLACING and d[HAND_SIZE + seat] > 0:
        s.phase = SECOND
    else:
        proceed(s, DISCARDING)


def place_servant(s: DruidesState, card: i64, slot: i64) -> None:
    """DRU-TURN-05 A servant joins the right end of the row below its place."""
    d = s.d
    seat = s.seat
    d[SERVANT_AT + 6 * seat + card] = u8(AT_SLOT + slot)
    d[SERVANT_ORDER + 6 * seat + card] = d[SERVANT_ROW + slot]
    d[SERVANT_ROW + slot] += 1
    d[SERVANTS_HELD + seat] ^= SERVANT_BIT[card]
    d[HAND_SIZE + seat] -= 1
    ripen(s, slot)
    s.acted = 1
    note(s, SERVANT_PLACED, EVERYONE, seat, card, slot)
    if s.phase == PLACING and d[GEMS_HELD + seat] > 0:
        s.phase = SECOND_GEM
    else:
        proceed(s, DISCARDING)


def discard(s: DruidesState, gem: i64) -> None:
    """DRU-TURN-08 A gem goes face down on the discard pile."""
    give_gem(s.d, s.seat, gem, DISCARDED + s.seat)
    s.discard_size += 1
    note(s, GEM_DISCARDED, EVERYONE, s.seat, gem)


def ask_for_gem(s: DruidesState) -> None:
    """DRU-HAND-04 An empty gem deck is made anew of the discard pile."""
    if s.deck_size == 0:
        shuffle_discards(s)
    s.phase = GEM_DUE


def shuffle_discards(s: DruidesState) -> None:
    """DRU-COMP-11 The discard pile becomes the deck, and nobody's view knows its gems any more."""
    d = s.d
    gem: i64
    for gem in range(GEMS):
        if in_discard(d, gem):
            d[GEM_AT + gem] = IN_DECK
            s.deck |= BIT[gem]
    s.deck_size = s.discard_size
    s.discard_size = 0
    note(s, DECK_SHUFFLED, EVERYONE, s.deck_size)


def deal_gem(s: DruidesState, gem: i64) -> None:
    """A gem of the deck into the hand of the active seat."""
    take_gem(s.d, s.seat, gem)
    s.deck ^= BIT[gem]
    s.deck_size -= 1
    s.acted = 1
    note(s, GEM_DRAWN, EVERYONE, s.seat, gem)


def deal_servant(s: DruidesState, card: i64) -> None:
    """A servant of the reserve into the hand of its owner."""
    d = s.d
    seat = s.seat
    d[SERVANT_AT + 6 * seat + card] = WITH_OWNER
    d[SERVANTS_HELD + seat] ^= SERVANT_BIT[card]
    d[RESERVE + seat] ^= SERVANT_BIT[card]
    d[HAND_SIZE + seat] += 1
    s.acted = 1
    note(s, SERVANT_DRAWN, EVERYONE, seat, card)


def lay_place(s: DruidesState, kind: i64) -> None:
    """DRU-SETUP-03, DRU-REPLACE-01 A place of the deck into the first slot that has none."""
    d = s.d
    slot: i64 = 0
    while d[PLACE + slot] != NO_KIND:
        slot += 1
    d[PLACE + slot] = u8(kind)
    d[PLACE_DECK + kind] -= 1
    s.places_left -= 1
    note(s, PLACE_LAID, EVERYONE, slot, kind)


def hold_ritual(s: DruidesState, slot: i64) -> None:
    """Announce, show and discard, serve, spend, send home, replace, and look for the end."""
    s.held = 1
    s.acted = 1
    s.ripe ^= BIT[slot]
    note(s, RITUAL_ANNOUNCED, EVERYONE, s.seat, slot, i64(s.d[PLACE + slot]))
    amulets = show_gems(s, slot)
    note(s, AMULETS_MADE, EVERYONE, amulets)
    serve(s, slot, amulets)
    if s.winner != NOBODY:
        ripen(s, slot)
        end(s, BY_COLUMN)
        return
    clear_place(s, slot)
    s.rituals += 1
    if s.rituals == LAST_RITUAL:
        note(s, PLACE_CLOSED, EVERYONE, slot)
        end(s, BY_LAST_RITUAL)
    elif s.places_left > 0:
        s.phase = NEW_PLACE
    else:
        note(s, PLACE_CLOSED, EVERYONE, slot)
        proceed(s, PLACING)

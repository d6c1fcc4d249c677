"""The rules of Druides: whose move it is, what is legal and why not, what chance brings."""

from dolmen.core.game import CHANCE, OVER, Buffer, new_buffer
from dolmen.core.native import i64, u8, vec
from dolmen.core.rng import Rng
from dolmen.games.druides.data import GEMS, KINDS, NO_KIND, NTH, ONES, PLACES, SLOTS, VALUES
from dolmen.games.druides.moves import (
    AS_MOVE,
    CARD_OF,
    DEAL_GEM,
    DEAL_SERVANT,
    DISCARD_GEM,
    DRAW_GEM,
    DRAW_SERVANT,
    FIRST,
    GEM_TO,
    KEEP,
    LAY_PLACE,
    MOVES,
    NO_RITUAL,
    RITUAL_AT,
    SERVANT_TO,
    SLOT_OF,
    STOP,
)
from dolmen.games.druides.refusals import (
    CARD_COMING,
    CHANCE_DECIDES,
    DISCARD_FIRST,
    DISCARD_NOT_HELD,
    EMPTY_HAND,
    GAME_OVER,
    GEM_NOT_HELD,
    LEGAL,
    NO_DISCARD_STEP,
    NO_GEM_LEFT,
    NO_PLACE_THERE,
    NO_RITUAL_STEP,
    NO_SERVANT_THERE,
    NOT_DRAWN_NOW,
    NOT_THERE,
    PLACE_COMING,
    PLACE_FIRST,
    PLACED_ALREADY,
    RESERVE_EMPTY,
    RITUAL_HELD,
    RITUAL_OPEN,
    RITUAL_TOO_LATE,
    SERVANT_NOT_HELD,
    SETTING_UP,
    TOO_FEW_CARDS,
    TWO_SERVANTS,
)
from dolmen.games.druides.state import (
    AT_HOME,
    DEAL_GEMS,
    DEAL_SERVANTS,
    DISCARDING,
    DRAW_FIRST,
    DRAWING,
    FINISH,
    GEM_AT,
    GEM_DUE,
    GEMS_HELD,
    HELD,
    IN_DECK,
    LAY_PLACES,
    NEW_PLACE,
    PLACE,
    PLACE_DECK,
    PLACING,
    RESERVE,
    RITUAL,
    SECOND,
    SECOND_GEM,
    SERVANT_AT,
    SERVANT_DUE,
    SERVANT_ROW,
    SERVANTS_HELD,
    DruidesState,
    holds_gem,
    holds_servant,
)
from dolmen.games.druides.turn import (
    ask_for_gem,
    deal_gem,
    deal_servant,
    discard,
    eligible,
    end_turn,
    gem_to_draw,
    hold_ritual,
    lay_place,
    may_skip_ritual,
    place_gem,
    place_servant,
    proceed,
    servant_to_draw,
    set_up,
)


def actor(s: DruidesState) -> i64:
    """The active seat, or CHANCE while a card is due, or OVER."""
    if s.phase <= DRAWING:
        return s.seat
    if s.phase == FINISH:
        return OVER
    return CHANCE


# What is legal


def fill(s: DruidesState, out: Buffer) -> i64:
    """The legal moves; at chance the outcomes."""
    phase = s.phase
    if phase == PLACING or phase == SECOND:
        return fill_servants(s, out, fill_gems(s, out))
    if phase == DRAWING:
        return fill_draws(s, out)
    if phase == DISCARDING:
        return fill_discards(s.d, s.seat, out)
    if phase == RITUAL:
        return fill_rituals(s, out)
    if phase == SECOND_GEM:
        return fill_gems(s, out)
    return fill_outcomes(s, out)


def fill_rituals(s: DruidesState, out: Buffer) -> i64:
    """DRU-RITUAL-02 Every eligible place, and no ritual unless the hand is empty."""
    ripe = s.ripe
    count = ONES[ripe]
    i: i64
    for i in range(count):
        out[i] = AS_MOVE[RITUAL_AT + NTH[8 * ripe + i]]
    if may_skip_ritual(s):
        out[count] = NO_RITUAL
        count += 1
    return count


def fill_gems(s: DruidesState, out: Buffer) -> i64:
    """DRU-TURN-04 Every gem in hand to every place in the row."""
    d = s.d
    held = HELD + 8 * s.seat
    whole = s.rituals <= PLACES - SLOTS
    count: i64 = 0
    i: i64
    for i in range(held, held + i64(d[GEMS_HELD + s.seat])):
        first = GEM_TO + SLOTS * i64(d[i])
        count = fill_whole_row(first, out, count) if whole else fill_row(d, first, out, count)
    return count


def fill_servants(s: DruidesState, out: Buffer, count: i64) -> i64:
    """DRU-TURN-04 Every servant in hand to every place in the row, after the gems."""
    d = s.d
    held = i64(d[SERVANTS_HELD + s.seat])
    whole = s.rituals <= PLACES - SLOTS
    i: i64
    for i in range(8 * held, 8 * held + ONES[held]):
        first = SERVANT_TO + SLOTS * NTH[i]
        count = fill_whole_row(first, out, count) if whole else fill_row(d, first, out, count)
    return count


def fill_whole_row(first: i64, out: Buffer, count: i64) -> i64:
    """One card to all six slots; `first` is its move to the first one. Written out, since this is
    the hottest place of all."""
    move = AS_MOVE[first]
    out[count] = move
    out[count + 1] = move + 1
    out[count + 2] = move + 2
    out[count + 3] = move + 3
    out[count + 4] = move + 4
    out[count + 5] = move + 5
    return count + SLOTS


def fill_row(d: vec[u8], first: i64, out: Buffer, count: i64) -> i64:
    """One card to the places that are left once the first has gone for good."""
    slot: i64
    for slot in range(SLOTS):
        if d[PLACE + slot] != NO_KIND:
            out[count] = AS_MOVE[first + slot]
            count += 1
    return count


def fill_discards(d: vec[u8], seat: i64, out: Buffer) -> i64:
    """DRU-TURN-08 Every gem in hand, or none."""
    count = i64(d[GEMS_HELD + seat])
    i: i64
    for i in range(count):
        out[i] = AS_MOVE[DISCARD_GEM + i64(d[HELD + 8 * seat + i])]
    out[count] = KEEP
    return count + 1


def fill_draws(s: DruidesState, out: Buffer) -> i64:
    """DRU-HAND-02 The sources that still give a card, and stopping."""
    count: i64 = 0
    if gem_to_draw(s):
        out[count] = DRAW_GEM
        count += 1
    if servant_to_draw(s.d, s.seat):
        out[count] = DRAW_SERVANT
        count += 1
    out[count] = STOP
    return count + 1


def fill_outcomes(s: DruidesState, out: Buffer) -> i64:
    """What chance can bring; nothing once the game is over."""
    d = s.d
    phase = s.phase
    count: i64 = 0
    i: i64
    if phase == GEM_DUE or phase == DEAL_GEMS:
        for i in range(GEMS):
            if d[GEM_AT + i] == IN_DECK:
                out[count] = AS_MOVE[DEAL_GEM + i]
                count += 1
    elif phase == SERVANT_DUE or phase == DEAL_SERVANTS:
        for i in range(VALUES):
            if d[SERVANT_AT + 6 * s.seat + i] == AT_HOME:
                out[count] = AS_MOVE[DEAL_SERVANT + i]
                count += 1
    elif phase == NEW_PLACE or phase == LAY_PLACES:
        for i in range(KINDS):
            if d[PLACE_DECK + i] > 0:
                out[count] = AS_MOVE[LAY_PLACE + i]
                count += 1
    elif phase == DRAW_FIRST:
        for i in range(s.seats):
            out[count] = AS_MOVE[FIRST + i]
            count += 1
    return count


# Why not


def reason(s: DruidesState, move: i64) -> i64:
    """0 for a legal move, else why it is not."""
    if s.phase == FINISH:
        return GAME_OVER
    if s.phase > DRAWING:
        return reason_outcome(s, move)
    if move >= FIRST:
        return CHANCE_DECIDES
    if move < NO_RITUAL:
        return reason_ritual(s, move - RITUAL_AT)
    if move == NO_RITUAL:
        return reason_no_ritual(s)
    if move < SERVANT_TO:
        return reason_gem(s, CARD_OF[move - GEM_TO], SLOT_OF[move - GEM_TO])
    if move < DISCARD_GEM:
        return reason_servant(s, CARD_OF[move - SERVANT_TO], SLOT_OF[move - SERVANT_TO])
    if move <= KEEP:
        return reason_discard(s, move)
    return reason_draw(s, move)


def reason_ritual(s: DruidesState, slot: i64) -> i64:
    """DRU-RITUAL-01 to 03 An eligible place, once a turn, before the first card."""
    d = s.d
    if d[PLACE + slot] == NO_KIND:
        return NO_PLACE_THERE
    if s.held:
        return RITUAL_HELD
    if not eligible(d, slot):
        return TOO_FEW_CARDS if d[SERVANT_ROW + slot] > 0 else NO_SERVANT_THERE
    return LEGAL if s.phase == RITUAL else RITUAL_TOO_LATE


def reason_no_ritual(s: DruidesState) -> i64:
    """DRU-RITUAL-09 Going on without a ritual, with a card in hand."""
    if s.phase != RITUAL:
        return NO_RITUAL_STEP
    return LEGAL if may_skip_ritual(s) else EMPTY_HAND


def reason_placing(s: DruidesState, slot: i64) -> i64:
    """DRU-TURN-01, DRU-TURN-04 Step 2, at a place in the row."""
    if s.phase == RITUAL:
        return RITUAL_OPEN
    if s.phase >= DISCARDING:
        return PLACED_ALREADY
    return NO_PLACE_THERE if s.d[PLACE + slot] == NO_KIND else LEGAL


def reason_gem(s: DruidesState, gem: i64, slot: i64) -> i64:
    """DRU-TURN-03 A gem of the own hand."""
    found = reason_placing(s, slot)
    if found != LEGAL:
        return found
    return LEGAL if holds_gem(s.d, s.seat, gem) else GEM_NOT_HELD


def reason_servant(s: DruidesState, card: i64, slot: i64) -> i64:
    """DRU-TURN-03 A servant of the own hand, never the second one."""
    found = reason_placing(s, slot)
    if found != LEGAL:
        return found
    if s.phase == SECOND_GEM:
        return TWO_SERVANTS
    return LEGAL if holds_servant(s.d, s.seat, card) else SERVANT_NOT_HELD


def reason_discard(s: DruidesState, move: i64) -> i64:
    """DRU-TURN-08 Step 3, a gem of the own hand, or none."""
    if s.phase == RITUAL:
        return RITUAL_OPEN
    if s.phase < DISCARDING:
        return PLACE_FIRST
    if s.phase == DRAWING:
        return NO_DISCARD_STEP
    if move == KEEP or holds_gem(s.d, s.seat, move - DISCARD_GEM):
        return LEGAL
    return DISCARD_NOT_HELD


def reason_draw(s: DruidesState, move: i64) -> i64:
    """DRU-HAND-02 Step 4, from a source that has a card."""
    if s.phase == RITUAL:
        return RITUAL_OPEN
    if s.phase < DISCARDING:
        return PLACE_FIRST
    if s.phase == DISCARDING:
        return DISCARD_FIRST
    if move == DRAW_GEM and not gem_to_draw(s):
        return NO_GEM_LEFT
    if move == DRAW_SERVANT and not servant_to_draw(s.d, s.seat):
        return RESERVE_EMPTY
    return LEGAL


def reason_outcome(s: DruidesState, move: i64) -> i64:
    """While chance is due only its outcomes are legal."""
    d = s.d
    phase = s.phase
    if move < FIRST:
        if phase == NEW_PLACE:
            return PLACE_COMING
        return SETTING_UP if phase >= LAY_PLACES else CARD_COMING
    if move < LAY_PLACE:
        if phase != DRAW_FIRST:
            return NOT_DRAWN_NOW
        return LEGAL if move - FIRST < s.seats else NOT_THERE
    if move < DEAL_GEM:
        if phase != NEW_PLACE and phase != LAY_PLACES:
            return NOT_DRAWN_NOW
        return LEGAL if d[PLACE_DECK + move - LAY_PLACE] > 0 else NOT_THERE
    if move < DEAL_SERVANT:
        if phase != GEM_DUE and phase != DEAL_GEMS:
            return NOT_DRAWN_NOW
        return LEGAL if d[GEM_AT + move - DEAL_GEM] == IN_DECK else NOT_THERE
    if phase != SERVANT_DUE and phase != DEAL_SERVANTS:
        return NOT_DRAWN_NOW
    at = d[SERVANT_AT + 6 * s.seat + move - DEAL_SERVANT]
    return LEGAL if at == AT_HOME else NOT_THERE


# Chance


def draw(s: DruidesState, rng: Rng) -> i64:
    """One outcome by weight; it depends on the sets of cards alone, never on an order."""
    phase = s.phase
    if phase == GEM_DUE or phase == DEAL_GEMS:
        return DEAL_GEM + nth_gem(s.deck, rng.below(s.deck_size))
    if phase == SERVANT_DUE or phase == DEAL_SERVANTS:
        home = i64(s.d[RESERVE + s.seat])
        return DEAL_SERVANT + NTH[8 * home + rng.below(ONES[home])]
    if phase == NEW_PLACE or phase == LAY_PLACES:
        return LAY_PLACE + nth_place(s.d, rng.below(s.places_left))
    return FIRST + rng.below(s.seats)


def nth_gem(deck: i64, n: i64) -> i64:
    """The n-th gem of a set, counted from jet 1."""
    first: i64 = 0
    byte = deck & 255
    while n >= ONES[byte]:
        n -= ONES[byte]
        first += 8
        byte = (deck >> first) & 255
    return first + NTH[8 * byte + n]


def nth_place(d: vec[u8], n: i64) -> i64:
    """The kind of the n-th place of the place deck, sorted by kind."""
    kind: i64 = 0
    while n >= i64(d[PLACE_DECK + kind]):
        n -= i64(d[PLACE_DECK + kind])
        kind += 1
    return kind


def weights(s: DruidesState) -> list[int]:
    """How many cards stand behind each outcome: two places may be of one kind."""
    counted: list[int] = []
    i: i64
    if s.phase == NEW_PLACE or s.phase == LAY_PLACES:
        for i in range(KINDS):
            if s.d[PLACE_DECK + i] > 0:
                counted.append(i64(s.d[PLACE_DECK + i]))
        return counted
    for _ in range(fill_outcomes(s, new_buffer(MOVES))):
        counted.append(1)
    return counted


# What a move does


def apply(s: DruidesState, move: i64) -> None:
    """Plays a legal move, unchecked."""
    phase = s.phase
    if phase == PLACING or phase == SECOND or phase == SECOND_GEM:
        if move < SERVANT_TO:
            place_gem(s, CARD_OF[move - GEM_TO], SLOT_OF[move - GEM_TO])
        else:
            place_servant(s, CARD_OF[move - SERVANT_TO], SLOT_OF[move - SERVANT_TO])
    elif phase == DRAWING:
        if move == DRAW_GEM:
            ask_for_gem(s)
        elif move == DRAW_SERVANT:
            s.phase = SERVANT_DUE
        else:
            end_turn(s)
    elif phase == DISCARDING:
        if move != KEEP:
            discard(s, move - DISCARD_GEM)
        proceed(s, DRAWING)
    elif phase == RITUAL:
        if move == NO_RITUAL:
            proceed(s, PLACING)
        else:
            hold_ritual(s, move - RITUAL_AT)
    else:
        apply_outcome(s, move)


def apply_outcome(s: DruidesState, move: i64) -> None:
    """What chance brought."""
    phase = s.phase
    if phase == GEM_DUE:
        deal_gem(s, move - DEAL_GEM)
        proceed(s, DRAWING)
    elif phase == SERVANT_DUE:
        deal_servant(s, move - DEAL_SERVANT)
        proceed(s, DRAWING)
    elif phase == NEW_PLACE:
        lay_place(s, move - LAY_PLACE)
        proceed(s, PLACING)
    else:
        set_up(s, move)


def playout(s: DruidesState, rng: Rng, out: Buffer) -> i64:
    """The same games as the contract's own loop, without its calls."""
    moves: i64 = 0
    while s.phase != FINISH:
        if s.phase <= DRAWING:
            apply(s, i64(out[rng.below(fill(s, out))]))
            moves += 1
        else:
            apply(s, draw(s, rng))
    return moves

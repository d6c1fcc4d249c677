"""What a seat of Druides sees, in numbers: players are counted clockwise from that seat."""

from typing import Final

from dolmen.core.blocks import look_up, total, widen
from dolmen.core.description import Slice
from dolmen.core.game import Buffer
from dolmen.core.native import i16, i64, u8, vec
from dolmen.games.druides.data import (
    CARD_CIRCLES,
    CIRCLES,
    GEMS,
    HAND_LIMIT,
    KINDS,
    LAST_RITUAL,
    NUMBERS,
    PLACES,
    SLOTS,
    VALUES,
)
from dolmen.games.druides.state import (
    ACTED,
    AT_PLACE,
    AT_SLOT,
    BLANKS,
    BY_RITUAL,
    CIRCLE,
    DECK_SIZE,
    DISCARD_SIZE,
    DISCARDED,
    FINISH,
    GEM_AT,
    GEMS_HELD,
    IN_DECK,
    MARKS,
    PHASE,
    PLACE,
    PLACE_DECK,
    PLAYERS,
    RITUAL_DONE,
    RITUALS,
    SEAT,
    SERVANT_AT,
    lowest,
    reserve_size,
    servants_held,
)

# What is known of a gem: nothing, or where it is.
UNKNOWN: Final = 0
OWN_HAND: Final = 1
OWN_PLACE: Final = 2  # + slot
OWN_DISCARD: Final = 8
FACE_UP: Final = 9  # discarded by a ritual, or spent
ANOTHERS: Final = 11  # after the end (DRU-END-07)
MOST_SEATS: Final = 4
# What a byte can count, and how many of them there are: tables have a row for each.
MOST: Final = 255
BYTES: Final = MOST + 1
# Servants at the slots, counted side by side in one number: of six, each has so many bits.
ROW_BITS: Final = 3
ROW_MASK: Final = (1 << ROW_BITS) - 1
IN_ROWS: Final = vec[i64](
    [i64(0)] * AT_SLOT
    + [i64(2 ** (ROW_BITS * slot)) for slot in range(SLOTS)]
    + [i64(0)] * (BYTES - AT_SLOT - SLOTS)
)


def slices(seats: int) -> list[Slice]:
    """The numbers of `observe_into`, in their order."""
    gem_marks = (KINDS, NUMBERS)
    return [
        Slice("gems", gem_marks, UNKNOWN, ANOTHERS, category=True),
        Slice("servants", (VALUES,), 0, AT_SLOT + SLOTS - 1, category=True),
        Slice("places", (SLOTS,), 0, KINDS, category=True),
        Slice("gem_piles", (SLOTS,), 0, GEMS),
        Slice("servant_rows", (SLOTS, seats), 0, VALUES),
        Slice("circles", (seats,), 0, CIRCLES - 1),
        Slice("gems_held", (seats,), 0, HAND_LIMIT),
        Slice("servants_held", (seats,), 0, VALUES),
        Slice("reserves", (seats,), 0, VALUES),
        Slice("place_deck", (KINDS,), 0, PLACES // KINDS),
        Slice("step", (1,), 0, FINISH, category=True),
        Slice("turn", (1,), 0, seats - 1, category=True),
        Slice("deck", (1,), 0, GEMS),
        Slice("discards", (1,), 0, GEMS),
        Slice("column", (1,), 0, CARD_CIRCLES * MOST),
        Slice("rituals", (1,), 0, LAST_RITUAL),
        Slice("ritual_held", (1,), 0, 1),
        Slice("acted", (1,), 0, 1),
        Slice("blank_turns", (1,), 0, seats),
    ]


def observe_into(d: vec[u8], seat: i64, out: Buffer, at: i64) -> None:
    """Writes what a seat sees, from `at` on."""
    seats = i64(d[PLAYERS])
    eyes: i64 = seat + MOST_SEATS if d[PHASE] == FINISH else seat
    known = MARKS * eyes
    i: i64
    look_up(GEM_CODES, known, d, GEM_AT, GEMS, out, at)
    at += GEMS
    widen(d, SERVANT_AT + VALUES * seat, VALUES, out, at)
    at += VALUES
    # The piles follow the places, here and there.
    widen(d, PLACE, 2 * SLOTS, out, at)
    at += 2 * SLOTS
    observe_rows(d, seat, seats, out, at)
    at += SLOTS * seats
    owner = seat
    for i in range(seats):
        out[at + i] = i16(i64(d[CIRCLE + owner]))
        out[at + seats + i] = i16(i64(d[GEMS_HELD + owner]))
        out[at + 2 * seats + i] = i16(servants_held(d, owner))
        out[at + 3 * seats + i] = i16(reserve_size(d, owner))
        owner += 1
        if owner == seats:
            owner = 0
    at += 4 * seats
    widen(d, PLACE_DECK, KINDS, out, at)
    at += KINDS
    # During chance the exact phase is public too: everybody sees which deck is drawn from.
    out[at] = i16(i64(d[PHASE]))
    turn = i64(d[SEAT]) - seat
    if turn < 0:
        turn += seats
    out[at + 1] = i16(turn)
    out[at + 2] = i16(i64(d[DECK_SIZE]))
    out[at + 3] = i16(i64(d[DISCARD_SIZE]))
    out[at + 4] = i16(lowest(d))
    out[at + 5] = i16(i64(d[RITUALS]))
    out[at + 6] = i16(i64(d[RITUAL_DONE]))
    out[at + 7] = i16(i64(d[ACTED]))
    out[at + 8] = i16(i64(d[BLANKS]))


def observe_rows(d: vec[u8], seat: i64, seats: i64, out: Buffer, at: i64) -> None:
    """How many servants of each player lie at each slot. They are counted six slots at once, each
    in a few bits of one number: where a servant lies is soon a guess, and a branch on it costs more
    than all the rest."""
    end = at + seats
    owner = seat
    i: i64
    for i in range(at, end):
        first = SERVANT_AT + VALUES * owner
        rows = total(IN_ROWS, d, first, VALUES)
        out[i] = i16(rows & ROW_MASK)
        out[i + seats] = i16(rows >> ROW_BITS & ROW_MASK)
        out[i + 2 * seats] = i16(rows >> 2 * ROW_BITS & ROW_MASK)
        out[i + 3 * seats] = i16(rows >> 3 * ROW_BITS & ROW_MASK)
        out[i + 4 * seats] = i16(rows >> 4 * ROW_BITS & ROW_MASK)
        out[i + 5 * seats] = i16(rows >> 5 * ROW_BITS & ROW_MASK)
        owner += 1
        if owner == seats:
            owner = 0


def gem_code(mark: i64, seat: i64, over: bool) -> i64:
    """DRU-COMP-08, DRU-COMP-09, DRU-COMP-10 What a seat knows of a gem with that mark. The last two
    bits of a mark are its owner, where it has one."""
    if mark >= BY_RITUAL:
        return UNKNOWN if mark == IN_DECK else mark - BY_RITUAL + FACE_UP
    if mark & 3 != seat:
        return ANOTHERS if over else UNKNOWN
    if mark >= DISCARDED:
        return OWN_DISCARD
    return OWN_HAND if mark < AT_PLACE else OWN_PLACE + ((mark - AT_PLACE) >> 2)


def gem_codes() -> list[i16]:
    """`gem_code` of every mark for every seat, during the game and after it. Gems are half of what
    is seen, so they are looked up."""
    codes: list[i16] = []
    for over in (False, True):
        for seat in range(MOST_SEATS):
            codes += [i16(gem_code(mark, seat, over)) for mark in range(MARKS)]
    return codes + [i16(UNKNOWN)] * (BYTES - MARKS)


GEM_CODES: Final = vec[i16](gem_codes())

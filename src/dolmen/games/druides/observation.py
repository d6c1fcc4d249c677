"""What a seat of Druides sees, in numbers: players are counted clockwise from that seat."""

from typing import Final

from dolmen.core.blocks import look_round, tally, translate, widen
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
    LIFTED,
    MARKS,
    PHASE,
    PLACE,
    PLACE_DECK,
    PLAYERS,
    RESERVE,
    RITUAL_DONE,
    RITUALS,
    SEAT,
    SERVANT_AT,
    SERVANTS_HELD,
    WINDOW,
    lowest,
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
# The slot of a servant, for a tally.
BYTE: Final = 8
IN_ROWS: Final = vec[i64](
    [i64(0)] * AT_SLOT
    + [i64(2 ** (BYTE * slot)) for slot in range(SLOTS)]
    + [i64(0)] * (BYTES - AT_SLOT - SLOTS)
)
# What stands in an observation from `place_deck` on, and before that of each seat by turns: places
# in a position, in that order. Of servants there are sets, of the turn a seat, of the column a
# count of cards: they are made good afterwards. During chance the exact phase is public too:
# everybody sees which deck is drawn from.
PUBLIC: Final = (
    *(PLACE_DECK + kind for kind in range(KINDS)),
    *(PHASE, SEAT, DECK_SIZE, DISCARD_SIZE, LIFTED, RITUALS, RITUAL_DONE, ACTED, BLANKS),
)
ALONE: Final = 15  # so many are these
TURN: Final = 7  # and there two that are made good
COLUMN: Final = 10
MOST_ORDER: Final = 32
ONES_OF: Final = vec[u8]([u8(byte.bit_count()) for byte in range(BYTES)])


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
    """Writes what a seat sees, from `at` on. What takes many bytes at once waits for those that a
    move has just written: so it is begun first, and nothing reads its numbers again."""
    seats = i64(d[PLAYERS])
    eyes: i64 = seat + MOST_SEATS if d[PHASE] == FINISH else seat
    servants = at + GEMS
    rows = servants + VALUES + 2 * SLOTS
    public = rows + SLOTS * seats
    alone = public + 4 * seats
    order = MOST_ORDER * (MOST_SEATS * seats + seat)
    translate(d, WINDOW, ORDERS, order, 4 * seats + ALONE, out, public)
    translate(GEM_CODES, MARKS * eyes, d, GEM_AT, GEMS, out, at)
    widen(d, SERVANT_AT + VALUES * seat, VALUES, out, servants)
    # The piles follow the places, here and there.
    widen(d, PLACE, 2 * SLOTS, out, servants + VALUES)
    # Counted at all slots at once: where a servant lies is soon a guess, and a branch on it costs
    # more than all the rest.
    tally(IN_ROWS, d, SERVANT_AT, VALUES, seats, seat, SLOTS, out, rows)
    turn = i64(d[SEAT]) - seat
    if turn < 0:
        turn += seats
    out[alone + TURN] = i16(turn)
    out[alone + COLUMN] = i16(lowest(d))
    held = public + 2 * seats
    look_round(ONES_OF, d, SERVANTS_HELD, seats, seat, out, held)
    look_round(ONES_OF, d, RESERVE, seats, seat, out, held + seats)


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


def gem_codes() -> list[u8]:
    """`gem_code` of every mark for every seat, during the game and after it. Gems are half of what
    is seen, so they are looked up."""
    codes: list[u8] = []
    for over in (False, True):
        for seat in range(MOST_SEATS):
            codes += [u8(gem_code(mark, seat, over)) for mark in range(MARKS)]
    return codes + [u8(UNKNOWN)] * (BYTES - MARKS)


def orders() -> list[u8]:
    """By seats and seat, with a row for each number of seats that a byte of two bits names."""
    listed: list[u8] = []
    for seats in range(MOST_SEATS + 1):
        for seat in range(MOST_SEATS):
            places = [
                part + (seat + i) % seats
                for part in (CIRCLE, GEMS_HELD, SERVANTS_HELD, RESERVE)
                for i in range(seats)
            ]
            order = [u8(place - WINDOW) for place in (*places, *PUBLIC)]
            listed += order + [u8(0)] * (MOST_ORDER - len(order))
    return listed


GEM_CODES: Final = vec[u8](gem_codes())
ORDERS: Final = vec[u8](orders())

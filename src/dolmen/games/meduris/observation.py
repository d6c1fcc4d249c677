"""What a seat of Meduris sees, in numbers: players are counted clockwise from that seat.

Where a player may stand, 0 is nobody, 1 the seat that looks, 2 its left neighbour and so on."""

from typing import Final

from dolmen.core.blocks import look_up, widen
from dolmen.core.description import HIGHEST, Slice
from dolmen.core.description import LOWEST as FEWEST
from dolmen.core.game import Buffer, fitting
from dolmen.core.native import i16, i64, vec
from dolmen.games.meduris.board import run_size
from dolmen.games.meduris.data import (
    CHIPS_EACH,
    DISTRICTS,
    FACE_DOWN,
    FACES,
    FIELDS,
    HUTS,
    MATERIALS,
    STACK,
    TEMPLES_EACH,
    WORKERS,
)
from dolmen.games.meduris.state import (
    ASKED,
    BUILDING,
    BUILT,
    BYTE,
    CHIP,
    DRUID,
    DUE_A,
    DUE_B,
    FACE,
    FIELD,
    FIELD_COUNT,
    FINAL_ROUND,
    FINISH,
    FIRST_CHIP,
    FOR_BOTH,
    HUTS_LEFT,
    IDLE,
    LAID,
    LAST_CHIP,
    LOWEST,
    MARK,
    MATERIAL_A,
    MATERIAL_B,
    OWN_TEMPLE,
    PHASE,
    PILE,
    PLAIN,
    PURPOSE,
    REPLACING,
    RUNE,
    SEAT,
    SEAT_COUNT,
    STALE,
    STOCK,
    TEMPLE,
    TEMPLES_LEFT,
    TO_GIVE,
    TURNS_LEFT,
    WORKERS_LEFT,
    MedurisState,
    marker,
    wide,
)
from dolmen.games.meduris.view import sees_stock

# What stands where there is no field, material or face, and the druid before his first step.
NONE: Final = -1
FARTHEST: Final = OWN_TEMPLE - BYTE
# What a byte can count.
MOST: Final = BYTE - 1
MOST_SEATS: Final = 4
PIECES: Final = 9  # no piece, huts and temples of all seats
# What a screen hides (MED-SETUP-14).
HIDDEN: Final = -1
# The numbers of a turn and a payment that stand in cells of their own, in their order.
CELLS: Final = vec[i64](
    [
        DRUID,
        FACE,
        PURPOSE,
        FIELD,
        MATERIAL_A,
        MATERIAL_B,
        DUE_A,
        DUE_B,
        REPLACING,
        TO_GIVE,
        LOWEST,
        BUILT,
        TURNS_LEFT,
        FINAL_ROUND,
        MARK,
        LAID,
        FIRST_CHIP,
        LAST_CHIP,
    ]
)


def slices(seats: int) -> list[Slice]:
    """The numbers of `observe_into`, in their order."""
    fields = int(FIELDS[seats])
    last = fields - 1
    return [
        Slice("buildings", (fields,), 0, TEMPLE + seats - 1, category=True),
        Slice("chips", (fields,), 0, FACE_DOWN, category=True),
        Slice("runs", (fields,), 0, fields),
        Slice("plains", (MATERIALS, STACK), 0, seats, category=True),
        Slice("piles", (MATERIALS,), 0, CHIPS_EACH),
        Slice("runes", (DISTRICTS,), 0, seats, category=True),
        Slice("markers", (seats,), FEWEST, HIGHEST),
        Slice("huts", (seats,), 0, int(HUTS[seats])),
        Slice("temples", (seats,), 0, TEMPLES_EACH),
        Slice("workers", (seats,), 0, int(WORKERS[seats])),
        Slice("stocks", (seats, MATERIALS), HIDDEN, CHIPS_EACH),
        Slice("step", (1,), 0, FINISH, category=True),
        Slice("turn", (1,), 0, seats - 1, category=True),
        Slice("asked", (1,), 0, seats - 1, category=True),
        Slice("idle", (2,), 0, HIGHEST),
        Slice("druid", (1,), FARTHEST, last, category=True),
        Slice("face", (1,), NONE, FACES - 1, category=True),
        Slice("purpose", (1,), 0, FOR_BOTH, category=True),
        Slice("field", (1,), NONE, last, category=True),
        Slice("materials", (2,), NONE, MATERIALS - 1, category=True),
        Slice("due", (2,), 0, CHIPS_EACH),
        Slice("replacing", (1,), NONE, MATERIALS - 1, category=True),
        Slice("to_give", (1,), 0, MOST),
        Slice("lowest", (1,), 0, MATERIALS, category=True),
        Slice("built", (1,), 0, 1),
        Slice("last_turns", (1,), 0, seats),
        Slice("final_round", (1,), 0, 1),
        Slice("last_hut", (1,), NONE, last, category=True),
        Slice("chips_laid", (1,), 0, MOST),
        Slice("chip_fields", (2,), NONE, last, category=True),
    ]


def observe_into(s: MedurisState, seat: i64, out: Buffer, at: i64) -> None:
    """Writes what a seat sees, from `at` on."""
    d = s.d
    seats = i64(d[SEAT_COUNT])
    fields = i64(d[FIELD_COUNT])
    looks = PIECES * (MOST_SEATS * (seats - 1) + seat)
    i: i64
    look_up(SEEN, looks, d, BUILDING, fields, out, at)
    widen(d, CHIP, fields, out, at + fields)
    for i in range(at + 2 * fields, at + 3 * fields):
        out[i] = i16(run_size(d, i - at - 2 * fields))
    at += 3 * fields
    look_up(SEEN, looks, d, PLAIN, MATERIALS * STACK, out, at)
    at += MATERIALS * STACK
    widen(d, PILE, MATERIALS, out, at)
    at += MATERIALS
    look_up(SEEN, looks, d, RUNE, DISTRICTS, out, at)
    at += DISTRICTS
    observe_players(s, seat, seats, out, at)
    at += (4 + MATERIALS) * seats
    out[at] = i16(i64(d[PHASE]))
    out[at + 1] = i16((i64(d[SEAT]) + seats - seat) % seats)
    out[at + 2] = i16((i64(d[ASKED]) + seats - seat) % seats)
    out[at + 3] = fitting(wide(d, IDLE))
    out[at + 4] = fitting(wide(d, STALE))
    at += 5
    for i in range(len(CELLS)):
        out[at + i] = i16(cell_seen(i64(d[CELLS[i]])))


def observe_players(s: MedurisState, seat: i64, seats: i64, out: Buffer, at: i64) -> None:
    """MED-SETUP-14 Score markers and pieces of all, and the stocks that are not behind a screen."""
    d = s.d
    stocks = at + 4 * seats
    owner = seat
    i: i64
    k: i64
    for i in range(seats):
        out[at + i] = fitting(marker(d, owner))
        out[at + seats + i] = i16(i64(d[HUTS_LEFT + owner]))
        out[at + 2 * seats + i] = i16(i64(d[TEMPLES_LEFT + owner]))
        out[at + 3 * seats + i] = i16(i64(d[WORKERS_LEFT + owner]))
        shown = sees_stock(s, seat, owner)
        for k in range(MATERIALS):
            seen: i64 = i64(d[STOCK + MATERIALS * owner + k]) if shown else HIDDEN
            out[stocks + MATERIALS * i + k] = i16(seen)
        owner = 0 if owner + 1 == seats else owner + 1


def cell_seen(number: i64) -> i64:
    """A cell as a number; below 0 where there is no field, material or face: -1, and for the druid
    on his steps up to -4."""
    return number if number < OWN_TEMPLE else number - BYTE


def player_seen(mark: i64, seat: i64, seats: i64) -> i64:
    """A seat + 1 as the viewer counts them."""
    return 0 if mark == 0 else (mark - 1 + seats - seat) % seats + 1


def building_seen(built: i64, seat: i64, seats: i64) -> i64:
    """A hut is the number of its player, a temple stands above all of them."""
    if built >= TEMPLE:
        return TEMPLE - 1 + player_seen(built - TEMPLE + 1, seat, seats)
    return player_seen(built, seat, seats)


def pieces_seen() -> list[i16]:
    """`building_seen` of every piece for every seat of every table: they are looked up, since a
    remainder takes as long as all else that is done for a field."""
    seen: list[i16] = []
    for seats in range(1, MOST_SEATS + 1):
        for seat in range(MOST_SEATS):
            seen += [i16(building_seen(piece, seat, seats)) for piece in range(PIECES)]
    return seen + [i16(0)] * (BYTE - PIECES)  # a row for every byte


SEEN: Final = vec[i16](pieces_seen())

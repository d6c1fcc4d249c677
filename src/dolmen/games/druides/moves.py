"""The moves of Druides: their numbers, names and targets."""

from typing import Final

from dolmen.core.game import Buffer
from dolmen.core.moves import Kind, MoveTable
from dolmen.core.native import i16, i64, vec
from dolmen.games.druides.data import ONES, STEP

# The first number of each kind, in the order of the table below (test_moves holds them together).
RITUAL_AT: Final = 0  # 6 slots
NO_RITUAL: Final = RITUAL_AT + 6
GEM_TO: Final = NO_RITUAL + 1  # 54 gems to 6 slots
SERVANT_TO: Final = GEM_TO + 54 * 6  # 6 servants to 6 slots
DISCARD_GEM: Final = SERVANT_TO + 6 * 6  # 54 gems
KEEP: Final = DISCARD_GEM + 54
DRAW_GEM: Final = KEEP + 1
DRAW_SERVANT: Final = DRAW_GEM + 1
STOP: Final = DRAW_SERVANT + 1
FIRST: Final = STOP + 1  # 4 seats
LAY_PLACE: Final = FIRST + 4  # 6 kinds
DEAL_GEM: Final = LAY_PLACE + 6  # 54 gems
DEAL_SERVANT: Final = DEAL_GEM + 54  # 6 servants
MOVES: Final = DEAL_SERVANT + 6

# Verbs of two or three kinds choose among them all with one set of bits, counted from the first.
NO_RITUAL_BIT: Final = 1 << (NO_RITUAL - RITUAL_AT)
KEEP_BIT: Final = 1 << (KEEP - DISCARD_GEM)
DRAW_GEM_BIT: Final = 1
DRAW_SERVANT_BIT: Final = 1 << (DRAW_SERVANT - DRAW_GEM)
STOP_BIT: Final = 1 << (STOP - DRAW_GEM)

# By card: its move to the first slot, and its discard.
GEM_MOVE: Final = vec[i16]([i16(GEM_TO + 6 * gem) for gem in range(54)])
SERVANT_MOVE: Final = vec[i16]([i16(SERVANT_TO + 6 * card) for card in range(6)])
DISCARD_OF: Final = vec[i16]([i16(DISCARD_GEM + gem) for gem in range(54)])

# The card of a placing move, counted from the first of its kind; the rest is its slot.
CARD_OF: Final = vec[i64]([i64(i // 6) for i in range(SERVANT_TO - GEM_TO)])

KIND_NAMES: Final = ("jet", "garnet", "amber", "emerald", "sapphire", "amethyst")
GEM_NAMES: Final = tuple(f"{kind} {number}" for kind in KIND_NAMES for number in range(1, 10))
SERVANT_NAMES: Final = tuple(f"servant {value}" for value in range(1, 7))
SLOT_NAMES: Final = ("1", "2", "3", "4", "5", "6")
SEAT_NAMES: Final = ("P0", "P1", "P2", "P3")

TABLE: Final = MoveTable(
    [
        Kind("ritual", "ritual {0}", SLOT_NAMES, target="slot:{0}"),
        Kind("no-ritual", "no ritual", target="seat:{seat}"),
        Kind("place-gem", "{0} to {1}", GEM_NAMES, SLOT_NAMES, target="slot:{1}"),
        Kind("place-servant", "{0} to {1}", SERVANT_NAMES, SLOT_NAMES, target="slot:{1}"),
        Kind("discard", "discard {0}", GEM_NAMES, target="card:{0}"),
        Kind("keep", "keep gems", target="discard"),
        Kind("draw-gem", "draw gem", target="deck"),
        Kind("draw-servant", "draw servant", target="reserve:{seat}"),
        Kind("stop", "stop", target="seat:{seat}"),
        Kind("first", "first {0}", SEAT_NAMES, target="seat:{n0}"),
        Kind("lay", "lay {0}", KIND_NAMES, target="places"),
        Kind("deal-gem", "deal {0}", GEM_NAMES, target="deck"),
        Kind("deal-servant", "deal {0}", SERVANT_NAMES, target="reserve:{seat}"),
    ]
)


def write(byte: i64, first: i16, out: Buffer, count: i64) -> i64:
    """Writes a move for each bit of a set of eight, after so many others; `first` is the one of its
    lowest bit."""
    ones = ONES[byte]
    at = 8 * byte
    before = count - at
    i: i64
    for i in range(at, at + ones):
        out[before + i] = first + STEP[i]
    return count + ones

"""The moves of Druides: their numbers, names and targets."""

from typing import Final

from dolmen.core.moves import Kind, MoveTable
from dolmen.core.native import i16, i64, vec

# The first number of each kind, in the order of the table below (test_moves holds them together).
RITUAL_AT: Final = 0
NO_RITUAL: Final = 6
GEM_TO: Final = 7
SERVANT_TO: Final = 331
DISCARD_GEM: Final = 367
KEEP: Final = 421
DRAW_GEM: Final = 422
DRAW_SERVANT: Final = 423
STOP: Final = 424
FIRST: Final = 425
LAY_PLACE: Final = 429
DEAL_GEM: Final = 435
DEAL_SERVANT: Final = 489
MOVES: Final = 495

# Every number as the buffer holds it: interpreted, a look-up is quicker than a conversion.
AS_MOVE: Final = vec[i16]([i16(move) for move in range(495)])

# The card and the slot of a placing move, counted from the first of its kind.
CARD_OF: Final = vec[i64]([i64(i // 6) for i in range(324)])
SLOT_OF: Final = vec[i64]([i64(i % 6) for i in range(324)])

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

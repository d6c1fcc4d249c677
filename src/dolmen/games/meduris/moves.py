"""The moves of Meduris: their numbers, names and targets."""

from typing import Final

from dolmen.core.game import Buffer
from dolmen.core.moves import Kind, MoveTable
from dolmen.core.native import i16, i64, u8, vec
from dolmen.games.meduris.data import CHIP_NAMES, FACE_NAMES, MATERIAL_NAMES

# How many arguments a kind has. Sizes of data once more, for mypyc to fold them (test_moves holds
# the numbers below to the table).
MATERIAL_ARGUMENTS: Final = 4
FIELD_ARGUMENTS: Final = 40
SEAT_ARGUMENTS: Final = 4
LIFT_ARGUMENTS: Final = 48  # 12 * plain + 4 * height + destination
CHIP_ARGUMENTS: Final = 3
FACE_ARGUMENTS: Final = 6

# The first number of each kind, in the order of the table below.
WORKER_TO: Final = 0
LIFT: Final = WORKER_TO + MATERIAL_ARGUMENTS
HUT_AT: Final = LIFT + LIFT_ARGUMENTS
TEMPLE_AT: Final = HUT_AT + FIELD_ARGUMENTS
SWAP_FOR: Final = TEMPLE_AT + FIELD_ARGUMENTS
GIVE: Final = SWAP_FOR + MATERIAL_ARGUMENTS
REPLACE: Final = GIVE + MATERIAL_ARGUMENTS
PAY: Final = REPLACE + MATERIAL_ARGUMENTS
OFFER_NOTHING: Final = PAY + 1
OFFER_ONE: Final = OFFER_NOTHING + 1
OFFER_BOTH: Final = OFFER_ONE + MATERIAL_ARGUMENTS
OFFER_CHIP: Final = OFFER_BOTH + 1
TAKE: Final = OFFER_CHIP + 1
DECLINE: Final = TAKE + MATERIAL_ARGUMENTS
RETURN: Final = DECLINE + 1
FIRST_SEAT: Final = RETURN + MATERIAL_ARGUMENTS
LAY: Final = FIRST_SEAT + SEAT_ARGUMENTS
TURN_UP: Final = LAY + FIELD_ARGUMENTS
ROLL: Final = TURN_UP + CHIP_ARGUMENTS
MOVES: Final = ROLL + FACE_ARGUMENTS

# Every number as the buffer holds it: interpreted, a look-up is quicker than a conversion.
AS_MOVE: Final = vec[i16]([i16(move) for move in range(MOVES)])

# Sets of arguments: bit i says that argument i may be played. (No shift: mypyc compiles one of a
# constant for 32 bits.)
BIT: Final = vec[i64]([i64(2**i) for i in range(LIFT_ARGUMENTS)])

# The parts of a lifting move, counted from the first of its kind.
LIFT_FROM: Final = vec[u8]([u8(i // 12) for i in range(LIFT_ARGUMENTS)])
LIFT_HEIGHT: Final = vec[u8]([u8(i // 4 % 3) for i in range(LIFT_ARGUMENTS)])
LIFT_TO: Final = vec[u8]([u8(i % 4) for i in range(LIFT_ARGUMENTS)])


def emit(chosen: i64, move: i64, out: Buffer, count: i64) -> i64:
    """Writes the moves of a set, whose argument 0 is this move, behind those that are there; gives
    how many there are then."""
    while chosen != 0:
        if chosen & 1:
            out[count] = AS_MOVE[move]
            count += 1
        move += 1
        chosen >>= 1
    return count


HEIGHT_NAMES: Final = ("1", "2", "3")
FIELD_NAMES: Final = tuple(str(field) for field in range(FIELD_ARGUMENTS))
SEAT_NAMES: Final = ("P0", "P1", "P2", "P3")

TABLE: Final = MoveTable(
    [
        Kind("worker", "worker to {0}", MATERIAL_NAMES, target="plain:{0}"),
        Kind(
            "lift",
            "lift {0} {1} to {2}",
            MATERIAL_NAMES,
            HEIGHT_NAMES,
            MATERIAL_NAMES,
            target="plain:{2}",
        ),
        Kind("hut", "hut {0}", FIELD_NAMES, target="field:{0}"),
        Kind("temple", "temple {0}", FIELD_NAMES, target="field:{0}"),
        Kind("swap", "swap for {0}", MATERIAL_NAMES, target="pile:{0}"),
        Kind("give", "give {0}", MATERIAL_NAMES, target="stock:{0}"),
        Kind("replace", "replace {0}", MATERIAL_NAMES, target="price:{0}"),
        Kind("pay", "pay", target="price"),
        Kind("offer-nothing", "offer nothing", target="druid"),
        Kind("offer-one", "offer {0}", MATERIAL_NAMES, target="stock:{0}"),
        Kind("offer-both", "offer both", target="druid"),
        Kind("offer-chip", "offer chip", target="druid"),
        Kind("take", "take {0}", MATERIAL_NAMES, target="pile:{0}"),
        Kind("decline", "decline", target="die"),
        Kind("return", "return {0}", MATERIAL_NAMES, target="stock:{0}"),
        Kind("first", "first {0}", SEAT_NAMES, target="seat:{n0}"),
        Kind("lay", "lay {0}", FIELD_NAMES, target="field:{0}"),
        Kind("turn", "turn {0}", CHIP_NAMES, target="bonus"),
        Kind("roll", "roll {0}", FACE_NAMES, target="die"),
    ]
)

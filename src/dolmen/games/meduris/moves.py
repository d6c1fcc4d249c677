"""The moves of Meduris: their numbers, names and targets."""

from typing import Final

from dolmen.core.moves import Kind, MoveTable
from dolmen.core.native import i16, i64, vec
from dolmen.games.meduris.data import CHIP_NAMES, FACE_NAMES, MATERIAL_NAMES

# The first number of each kind, in the order of the table below (test_moves holds them together).
WORKER_TO: Final = 0
LIFT: Final = 4  # 12 * plain + 4 * height + destination
HUT_AT: Final = 52
TEMPLE_AT: Final = 92
SWAP_FOR: Final = 132
GIVE: Final = 136
REPLACE: Final = 140
PAY: Final = 144
OFFER_NOTHING: Final = 145
OFFER_ONE: Final = 146
OFFER_BOTH: Final = 150
OFFER_CHIP: Final = 151
TAKE: Final = 152
DECLINE: Final = 156
RETURN: Final = 157
FIRST_SEAT: Final = 161
LAY: Final = 165
TURN_UP: Final = 205
ROLL: Final = 208
MOVES: Final = 214

# Every number as the buffer holds it: interpreted, a look-up is quicker than a conversion.
AS_MOVE: Final = vec[i16]([i16(move) for move in range(214)])

# The parts of a lifting move, counted from the first of its kind.
LIFT_FROM: Final = vec[i64]([i64(i // 12) for i in range(48)])
LIFT_HEIGHT: Final = vec[i64]([i64(i // 4 % 3) for i in range(48)])
LIFT_TO: Final = vec[i64]([i64(i % 4) for i in range(48)])

HEIGHT_NAMES: Final = ("1", "2", "3")
FIELD_NAMES: Final = tuple(str(field) for field in range(40))
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

"""The printed components of Meduris, the two sides of its board, and tables over them."""

from itertools import pairwise
from typing import Final

from dolmen.core.native import i64, u8, vec

WOOD: Final = 0
WOOL: Final = 1
COPPER: Final = 2
STONE: Final = 3
MATERIALS: Final = 4
CHIPS_EACH: Final = 18  # MED-SETUP-09
PLUS: Final = 4  # faces of the die, after the four materials (MED-SMALL-01)
MINUS: Final = 5
FACES: Final = 6

MOST_FIELDS: Final = 40
DISTRICTS: Final = 9
STACK: Final = 3  # MED-SETUP-13
START_SCORE: Final = 5  # MED-SETUP-05
TEMPLES_EACH: Final = 2  # MED-SETUP-10
BONUS_CHIPS: Final = 6  # MED-SETUP-06
BONUS_DISTANCE: Final = 4
MOST_IDLE_LIMIT: Final = 1000  # rounds (MED-SETUP-15)

# What lies on a field beside a building.
NO_CHIP: Final = 0
TWO: Final = 1
FREE_HUT: Final = 2
DRUID_CHIP: Final = 3
FACE_DOWN: Final = 4
KINDS_OF_CHIPS: Final = 3

# By seat count; two players have the colours with more pieces (MED-SETUP-02, MED-SETUP-10,
# MED-SETUP-13).
FIELDS: Final = vec[i64]([0, 0, 32, 32, 40])
HUTS: Final = vec[i64]([0, 0, 12, 8, 8])
WORKERS: Final = vec[i64]([0, 0, 3, 2, 2])

MATERIAL_NAMES: Final = ("wood", "wool", "copper", "stone")
FACE_NAMES: Final = (*MATERIAL_NAMES, "plus", "minus")
CHIP_NAMES: Final = ("two", "hut", "druid")
COLOUR_NAMES: Final = ("red", "lightgreen", "blue", "purple")
DISTRICT_NAMES: Final = (
    "serpent",
    "lozenge",
    "sprout",
    "arch",
    "spiral",
    "wave",
    "fish",
    "hook",
    "arrow",
)

# The layout of the set-up photo, on the 32 printed fields (MED-SETUP-07).
PHOTO: Final = {2: "hut", 8: "two", 12: "druid", 17: "druid", 21: "hut", 26: "two"}


# A board is its fields in ring order: two materials and a district each. The 32-field side is the
# printed one; of the 40-field side only part is known, the rest is our own design (MED-SETUP-03).
def _side(text: str) -> tuple[tuple[str, str, str], ...]:
    fields = []
    for line in text.split("\n"):
        district, _, pairs = line.partition(":")
        for pair in pairs.split():
            a, b = pair.split("-")
            fields.append((a, b, district.strip()))
    return tuple(fields)


PRINTED_32: Final = _side(
    """serpent: wool-copper stone-wood wool-copper wood-copper stone-wood
    lozenge: wood-wool copper-wool wood-stone
    sprout: stone-copper wool-stone copper-wood copper-wool
    arch: stone-copper wool-wood
    spiral: wood-copper stone-copper wood-wool
    wave: stone-wool stone-wood wool-copper wood-stone wool-stone
    fish: wood-copper wood-wool copper-stone
    hook: wood-stone wool-wood copper-wool copper-wood
    arrow: wool-stone stone-copper wool-stone"""
)
DESIGNED_40: Final = _side(
    """serpent: wool-copper stone-wood stone-copper wood-copper wool-wood copper-stone
    lozenge: wood-wool copper-wool wood-stone wool-stone
    sprout: stone-copper wool-stone copper-wood copper-wool stone-wood
    arch: stone-copper wool-wood wool-stone
    spiral: wood-copper stone-copper wood-wool copper-wool
    wave: stone-wool stone-wood wool-copper wood-copper wool-stone
    fish: wood-copper wood-wool copper-stone wood-stone
    hook: wool-copper copper-wood wood-stone wool-stone copper-wood
    arrow: copper-wool wood-stone wool-stone wool-wood"""
)

# Pascal's triangle up to row 20: how many ways gaps can be shared out (MED-SETUP-06).
_BINOMIALS: Final = [[1]]
CHOOSE_ROW: Final = 21
for _row in range(20):
    _last = _BINOMIALS[-1]
    _BINOMIALS.append([1, *(x + y for x, y in pairwise(_last)), 1])
CHOOSE: Final = vec[i64](
    [i64((row + [0] * CHOOSE_ROW)[k]) for row in _BINOMIALS for k in range(CHOOSE_ROW)]
)

# n rune stones score 1 + 2 + ... + n (MED-SCORE-05).
RUNE_POINTS: Final = vec[i64]([0, 1, 3, 6, 10, 15, 21, 28, 36, 45])

# Where the pair of two materials stands in a purse (board.py), five bits a pair.
PURSE_PLACE: Final = vec[u8]([0, 0, 5, 10, 0, 0, 15, 20, 5, 15, 0, 25, 10, 20, 25, 0])

"""Parts of a position of Caverna in words, for the dump and the view alike."""

from typing import Final

from dolmen.core.native import i64
from dolmen.games.caverna.board import dug, wooded
from dolmen.games.caverna.data import (
    CARDS,
    DWELLING,
    FIRST_CARD,
    FURNISHING_NAMES,
    GOOD_NAMES,
    SLOT_GOOD,
    SLOTS,
    SPACE_NAMES,
    URGENT_WISH,
    WISH,
    WOOD_SUPPLIER,
)
from dolmen.games.caverna.grid import ENTRANCE_BIT
from dolmen.games.caverna.state import (
    ACTED,
    AT,
    BORN,
    CAVERN,
    CHOSEN,
    COINS_OPEN,
    DEEP,
    DWARF,
    DWARFS,
    DWELT,
    FIELD,
    GRAIN_1,
    GRAIN_2,
    GRAIN_3,
    IMITATING,
    IN_PLAY,
    LARGE_EAST,
    LARGE_SOUTH,
    MEADOW,
    NOBODY,
    ON_SPACE,
    ORE_MINES_AT,
    OWN,
    RUBY_MINES_AT,
    SMALL,
    SPACE,
    STABLE,
    STRENGTH,
    TILE_CELL,
    TUNNEL,
    VEGETABLE_1,
    VEGETABLE_2,
    WEAPON,
    CavernaState,
    large_cells,
    place_of,
)

SUPPLIER_NAMES: Final = FURNISHING_NAMES[WOOD_SUPPLIER : WOOD_SUPPLIER + 3]

# What grows on a field: the fields with one left, with two, with three.
CROPS: Final = {
    "grain": (GRAIN_1, GRAIN_2, GRAIN_3),
    "vegetable": (VEGETABLE_1, VEGETABLE_2),
}
# Cells of one kind each, and where their set is; furnishings have their own names.
PLAIN_CELLS: Final = {
    "cavern": CAVERN,
    "tunnel": TUNNEL,
    "deep_tunnel": DEEP,
    "ore_mine": ORE_MINES_AT,
    "ruby_mine": RUBY_MINES_AT,
}


def bits(members: i64) -> list[int]:
    """The members of a set, the smallest first."""
    found: list[int] = []
    left: i64 = members
    member: i64 = 0
    while left != 0:
        if left & 1 != 0:
            found.append(int(member))
        left >>= 1
        member += 1
    return found


def cards(s: CavernaState) -> list[str]:
    """The round cards in play, in the order of the table; the two faces of one are one card."""
    in_play = s.d[IN_PLAY]
    return [
        SPACE_NAMES[space]
        for space in range(FIRST_CARD, FIRST_CARD + CARDS)
        if in_play >> space & 1 or (space == WISH and in_play >> URGENT_WISH & 1)
    ]


def goods_of(s: CavernaState, space: int) -> dict[str, int]:
    """What lies on a space."""
    at = SLOTS * space
    return {
        GOOD_NAMES[SLOT_GOOD[at + slot]]: int(s.d[ON_SPACE + at + slot])
        for slot in range(SLOTS)
        if s.d[ON_SPACE + at + slot] > 0
    }


def dwarfs(s: CavernaState, seat: int) -> list[dict[str, object]]:
    """The dwarfs of a seat: weapon, where it stands, whether it was born this round."""
    d = s.d
    p = int(place_of(seat))
    count = int(d[p + DWARFS])
    return [
        {
            "weapon": int(d[p + WEAPON + i]),
            "at": (None, *SPACE_NAMES, "aside")[d[p + AT + i]],
            "born": i >= count - d[p + BORN],
        }
        for i in range(count)
    ]


def board(s: CavernaState, seat: int) -> dict[str, str]:
    """The cells of a home board that are not bare, in words."""
    d = s.d
    p = int(place_of(seat))
    words: dict[int, str] = {}
    for tile in bits(d[p + OWN]):
        words[int(d[TILE_CELL + tile])] = FURNISHING_NAMES[tile]
    _say(words, d[p + DWELT], FURNISHING_NAMES[DWELLING])
    for name, offset in PLAIN_CELLS.items():
        _say(words, d[p + offset], name)
    _say(words, d[p + FIELD], "field")
    for crop, stages in CROPS.items():
        for count, offset in enumerate(stages, start=1):
            _say(words, d[p + offset], f"field {crop} {count}")
    _say(words, d[p + MEADOW], "meadow")
    _say(words, d[p + SMALL], "small_pasture")
    _say(words, large_cells(d, p), "large_pasture")
    _say(words, d[p + LARGE_EAST], "large_pasture east")
    _say(words, d[p + LARGE_SOUTH], "large_pasture south")
    for cell in bits(d[p + STABLE]):
        words[cell] = f"{words[cell]} stable" if cell in words else "stable"
    laid = wooded(d, p) | dug(d, p) & ~ENTRANCE_BIT | d[p + STABLE]
    return {f"{cell // 8},{cell % 8}": words[cell] for cell in bits(laid)}


def _say(words: dict[int, str], cells: i64, name: str) -> None:
    for cell in bits(cells):
        words[cell] = name


def turn_words(s: CavernaState) -> dict[str, object]:
    """The turn under way: who acts where, and what has been done."""
    d = s.d
    return {
        "dwarf": None if d[DWARF] == NOBODY else int(d[DWARF]),
        "space": None if d[SPACE] == NOBODY else SPACE_NAMES[d[SPACE]],
        "imitating": bool(d[IMITATING]),
        "acted": bool(d[ACTED]),
        "overtaking": int(d[CHOSEN]),
        "coins": bool(d[COINS_OPEN]),
        "strength": int(d[STRENGTH]),
    }

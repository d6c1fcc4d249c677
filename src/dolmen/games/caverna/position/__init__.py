"""A position of Caverna as readable JSON; `load` reads it back."""

from typing import Final

from dolmen.core.flow import FRAME
from dolmen.games.caverna.board import dug, wooded
from dolmen.games.caverna.data import (
    CARDS,
    DWELLING,
    EVENT_NAMES,
    FIRST_CARD,
    FURNISHING_NAMES,
    GOOD_NAMES,
    MARKER_NAMES,
    SLOT_GOOD,
    SLOTS,
    SPACE_COUNT,
    SPACE_NAMES,
    URGENT_WISH,
    WISH,
    WOOD_SUPPLIER,
)
from dolmen.games.caverna.flows import BOOK
from dolmen.games.caverna.grid import ENTRANCE_BIT
from dolmen.games.caverna.moves import HARVEST_NAMES
from dolmen.games.caverna.state import (
    ACTED,
    AT,
    BEGGING,
    BORN,
    CAVE_FED,
    CAVERN,
    CHOICE,
    CHOSEN,
    COINS_OPEN,
    DEEP,
    DWARF,
    DWARFS,
    DWELT,
    EXTENDED,
    FIELD,
    FLOW,
    GRAIN_1,
    GRAIN_2,
    GRAIN_3,
    HARVESTING,
    IMITATING,
    IN_PLAY,
    KEPT,
    LARGE_EAST,
    LARGE_SOUTH,
    LEAVES,
    LEFT,
    MARKER,
    MEADOW,
    NOBODY,
    ON_OFFER,
    ON_SPACE,
    ORE_MINES_AT,
    OWN,
    PHASE,
    PHASES,
    QUESTIONS,
    ROUND,
    RUBY_MINES_AT,
    SEAT,
    SMALL,
    SPACE,
    STABLE,
    STRENGTH,
    SUPPLY,
    TILE_CELL,
    TOKEN,
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


def dump(s: CavernaState, tiles: int) -> dict[str, object]:
    """The whole position; reserves, offers and occupied spaces follow from what is told."""
    d = s.d
    phase = int(d[PHASE])
    return {
        "phase": PHASES[phase],
        "round": int(d[ROUND]),
        "seat": int(d[SEAT]),
        "token": None if d[TOKEN] == NOBODY else int(d[TOKEN]),
        "marker": (None, *MARKER_NAMES)[d[MARKER]],
        "questions": int(d[QUESTIONS]),
        "leaves": int(d[LEAVES]),
        "cards": cards(s),
        "spaces": {
            SPACE_NAMES[space]: goods_of(s, space)
            for space in range(SPACE_COUNT)
            if goods_of(s, space)
        },
        "gone": [FURNISHING_NAMES[tile] for tile in bits(tiles & ~_accounted(s))],
        "players": [_player(s, seat) for seat in range(s.seats)],
        "turn": turn_words(s),
        "harvest": EVENT_NAMES[d[HARVESTING]],
        "left": int(d[LEFT]),
        "cave_fed": bool(d[CAVE_FED]),
        "kept": [SPACE_NAMES[space] for space in bits(d[KEPT])],
        "stack": [
            {"node": BOOK.names[d[FLOW + i] % FRAME], "progress": int(d[FLOW + i] // FRAME)}
            for i in range(1, d[FLOW] + 1)
        ],
    }


def bits(members: int) -> list[int]:
    """The members of a set, the smallest first."""
    found = []
    left = int(members)
    while left:
        found.append((left & -left).bit_length() - 1)
        left &= left - 1
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


def _accounted(s: CavernaState) -> int:
    """Furnishings on offer or in force."""
    found = int(s.d[ON_OFFER])
    for seat in range(s.seats):
        found |= int(s.d[place_of(seat) + OWN])
    return found


def _player(s: CavernaState, seat: int) -> dict[str, object]:
    d = s.d
    p = int(place_of(seat))
    return {
        "goods": {name: int(d[p + i]) for i, name in enumerate(GOOD_NAMES)},
        "begging": int(d[p + BEGGING]),
        "dwarfs": dwarfs(s, seat),
        "board": board(s, seat),
        "suppliers": {name: int(d[p + SUPPLY + i]) for i, name in enumerate(SUPPLIER_NAMES)},
        "extended": bool(d[p + EXTENDED]),
        "choice": (None, *HARVEST_NAMES)[d[p + CHOICE]],
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


def _say(words: dict[int, str], cells: int, name: str) -> None:
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

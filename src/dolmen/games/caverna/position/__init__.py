"""A position of Caverna as readable JSON; `load` reads it back."""

from dolmen.core.flow import FRAME
from dolmen.games.caverna.data import (
    EVENT_NAMES,
    FURNISHING_NAMES,
    GOOD_NAMES,
    MARKER_NAMES,
    SPACE_COUNT,
    SPACE_NAMES,
)
from dolmen.games.caverna.flows import BOOK
from dolmen.games.caverna.moves import HARVEST_NAMES
from dolmen.games.caverna.position.parts import (
    SUPPLIER_NAMES,
    bits,
    board,
    cards,
    dwarfs,
    goods_of,
    turn_words,
)
from dolmen.games.caverna.state import (
    BEGGING,
    CAVE_FED,
    CHOICE,
    EXTENDED,
    FLOW,
    HARVESTING,
    KEPT,
    LEAVES,
    LEFT,
    MARKER,
    NOBODY,
    ON_OFFER,
    OWN,
    PHASE,
    PHASES,
    QUESTIONS,
    ROUND,
    SEAT,
    SUPPLY,
    TOKEN,
    CavernaState,
    place_of,
)


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

"""What anybody sees of Caverna: everything is open, and what nobody knows is not drawn yet.

Animals are counts; the view draws one arrangement that houses them (CAV-ANIMALS-27)."""

from typing import Final, cast

from dolmen.core.native import i64
from dolmen.games.caverna.action import top_atom
from dolmen.games.caverna.board import other_half
from dolmen.games.caverna.data import (
    ANIMAL_NAMES,
    BREAKFAST_ROOM,
    CARPENTER,
    COST_STONE,
    COST_WOOD,
    CUDDLE_ROOM,
    DOG,
    EVENT_NAMES,
    FURNISHING_NAMES,
    GOOD_NAMES,
    MARKER_NAMES,
    MIXED_DWELLING,
    SHEEP,
    SPACE_COUNT,
    SPACE_NAMES,
    STONE_CARVER,
    STUBBLE_ROOM,
)
from dolmen.games.caverna.flows import EXPEDITION
from dolmen.games.caverna.grid import ENTRANCE
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
from dolmen.games.caverna.score import score
from dolmen.games.caverna.shape import Action, Dwarf, Good, Player, Turn, View
from dolmen.games.caverna.state import (
    BEGGING,
    CAVE_FED,
    CHOICE,
    DRAW_FIRST,
    DWARF,
    DWARFS,
    EXTENDED,
    FEEDING,
    FIELD,
    GRAIN_1,
    HARVESTING,
    IMITATING,
    IN_PLAY,
    KEPT,
    LARGE_EAST,
    LARGE_SOUTH,
    LEAVES,
    MARKER,
    MEADOW,
    NOBODY,
    OCCUPANT,
    ON_OFFER,
    ORE_MINES_AT,
    OWN,
    PHASE,
    PHASES,
    QUESTIONS,
    ROOM,
    ROUND,
    RUBY_MINES_AT,
    SEAT,
    SMALL,
    SPACE,
    STABLE,
    STABLES,
    SUPPLY,
    TILE_CELL,
    TOKEN,
    VEGETABLE_1,
    CavernaState,
    owns,
    place_of,
)
from dolmen.games.caverna.verbs.feed import food_due
from dolmen.games.caverna.verbs.loot import items_left
from dolmen.games.caverna.verbs.pay import PRINTED, affordable, price_of, stone_due, wood_due

# Where the dogs are when they watch no meadow: nowhere, on a meadow with a stable, on a pasture.
IDLE: Final = -1
SHEEP_AT: Final = 0
DONKEY_AT: Final = 1
BOAR_AT: Final = 2
CATTLE_AT: Final = 3

Places = dict[str, dict[Good, int]]


def view(s: CavernaState) -> View:
    """The table as anybody sees it, as JSON."""
    d = s.d
    phase = int(d[PHASE])
    return {
        "phase": PHASES[phase],
        "asked": int(d[SEAT]) if phase < DRAW_FIRST else None,
        "round": int(d[ROUND]),
        "seat": int(d[SEAT]),
        "token": None if d[TOKEN] == NOBODY else int(d[TOKEN]),
        "marker": (None, *MARKER_NAMES)[d[MARKER]],
        "questions": int(d[QUESTIONS]),
        "leaves": int(d[LEAVES]),
        "cards": cards(s),
        "spaces": {
            SPACE_NAMES[space]: {
                "goods": cast(dict[Good, int], goods_of(s, space)),
                "dwarf": int(d[OCCUPANT + space]) - 1 if d[OCCUPANT + space] else None,
            }
            for space in range(SPACE_COUNT)
            if d[IN_PLAY] >> space & 1
        },
        "furnishings": [FURNISHING_NAMES[tile] for tile in bits(d[ON_OFFER])],
        "players": [_player(s, seat) for seat in range(s.seats)],
        "turn": cast(Turn, turn_words(s)),
        "action": _action(s),
        "harvest": EVENT_NAMES[d[HARVESTING]],
        "cave_fed": bool(d[CAVE_FED]),
        "kept": [SPACE_NAMES[space] for space in bits(d[KEPT])],
    }


def _player(s: CavernaState, seat: int) -> Player:
    d = s.d
    p = int(place_of(seat))
    feeding = d[PHASE] == FEEDING and d[SEAT] == seat
    return {
        "goods": {cast(Good, name): int(d[p + i]) for i, name in enumerate(GOOD_NAMES)},
        "begging": int(d[p + BEGGING]),
        "dwarfs": cast(list[Dwarf], dwarfs(s, seat)),
        "room": int(d[p + ROOM]),
        "stables": int(d[p + STABLES]),
        "board": board(s, seat),
        "animals": arrangement(s, seat),
        "owned": [FURNISHING_NAMES[tile] for tile in bits(d[p + OWN])],
        "affordable": [FURNISHING_NAMES[tile] for tile in bits(affordable(d, p, d[ON_OFFER]))],
        "prices": _prices(s, p),
        "suppliers": {name: int(d[p + SUPPLY + i]) for i, name in enumerate(SUPPLIER_NAMES)},
        "extended": bool(d[p + EXTENDED]),
        "choice": (None, *HARVEST_NAMES)[d[p + CHOICE]],
        "due": int(food_due(d, p)) if feeding else 0,
        "score": int(score(s, seat)),
    }


def _prices(s: CavernaState, p: i64) -> dict[str, dict[Good, int]]:
    """CAV-FURNISH-02 What those furnishings on offer cost that carpenter and stone carver make
    cheaper for their owner."""
    d = s.d
    if not (owns(d, p, CARPENTER) or owns(d, p, STONE_CARVER)):
        return {}
    return {
        FURNISHING_NAMES[tile]: {
            GOOD_NAMES[good]: count for good, count in price_of(d, p, tile, PRINTED) if count
        }
        for tile in bits(d[ON_OFFER])
        if wood_due(d, p, tile, PRINTED) + stone_due(d, p, tile, PRINTED)
        < COST_WOOD[tile] + COST_STONE[tile]
    }


def _action(s: CavernaState) -> Action | None:
    """The action under way."""
    d = s.d
    if d[DWARF] == NOBODY:
        return None
    return {
        "space": SPACE_NAMES[d[SPACE]],
        "imitating": bool(d[IMITATING]),
        "level": int(items_left(d)) if top_atom(d) == EXPEDITION else 0,
    }


# One arrangement of the animals


def cell_key(cell: int) -> str:
    """A cell as the view and the dump call it."""
    return f"{cell // 8},{cell % 8}"


def arrangement(s: CavernaState, seat: int) -> Places:
    """Animals by cell; what finds no room is under "waiting"."""
    best: Places = {}
    for watched in [IDLE, *watchable(s, seat)]:
        best = arrange(s, seat, watched)
        if "waiting" not in best:
            return best
    return best


def watchable(s: CavernaState, seat: int) -> list[int]:
    """Cells with a stabled meadow or a pasture where all dogs together could watch sheep."""
    d = s.d
    p = int(place_of(seat))
    pastures = d[p + SMALL] | d[p + LARGE_EAST] | d[p + LARGE_SOUTH]
    return bits(d[p + MEADOW] & d[p + STABLE]) + bits(pastures)


class Stable:
    """Animals being led to their places."""

    def __init__(self, animals: list[int]) -> None:
        self.left = animals
        self.places: Places = {}

    def lead(self, cell: int, species: int, room: int) -> None:
        """As many of a species as there are and the room takes."""
        count = min(self.left[species], room)
        if count > 0:
            self.left[species] -= count
            self.places.setdefault(cell_key(cell), {})[ANIMAL_NAMES[species]] = count

    def lead_most(self, cell: int, room: int) -> None:
        """The most numerous species left."""
        self.lead(cell, self.left.index(max(self.left)), room)

    def post(self, cell: int, dogs: int) -> None:
        """Dogs to a cell."""
        if dogs > 0:
            self.places.setdefault(cell_key(cell), {})["dog"] = dogs


def arrange(s: CavernaState, seat: int, watched: int) -> Places:
    """CAV-ANIMALS-15, CAV-ANIMALS-18, CAV-ANIMALS-21 Rooms for one species, then dogs, pastures by
    size, single places."""
    d = s.d
    p = int(place_of(seat))
    animals = Stable([int(d[p + SHEEP + i]) for i in range(4)])
    stables = int(d[p + STABLE])
    meadows = int(d[p + MEADOW])
    if owns(d, p, CUDDLE_ROOM):
        animals.lead(int(d[TILE_CELL + CUDDLE_ROOM]), SHEEP_AT, int(d[p + DWARFS]))
    if owns(d, p, BREAKFAST_ROOM):
        animals.lead(int(d[TILE_CELL + BREAKFAST_ROOM]), CATTLE_AT, 3)
    for cell in bits(d[p + ORE_MINES_AT] | d[p + RUBY_MINES_AT]):
        animals.lead(cell, DONKEY_AT, 1)
    pastures = pasture_cells(s, seat)
    fenced = sum(2**cell | 2**other for cell, other, _ in pastures)
    for cell in bits(stables & ~meadows & ~fenced):
        animals.lead(cell, BOAR_AT, 1)
    post_dogs(s, seat, animals, watched)
    units = [(room, cell) for cell, _, room in pastures if cell != watched]
    units.append((2, ENTRANCE))
    if owns(d, p, MIXED_DWELLING):
        units.append((2, int(d[TILE_CELL + MIXED_DWELLING])))
    for room, cell in sorted(units, key=lambda unit: -unit[0]):
        animals.lead_most(cell, room)
    singles = bits(meadows & stables & ~(2**watched if watched >= 0 else 0))
    if owns(d, p, STUBBLE_ROOM):
        singles += bits(d[p + FIELD] & ~d[p + GRAIN_1] & ~d[p + VEGETABLE_1])
    for cell in singles:
        animals.lead_most(cell, 1)
    waiting: dict[Good, int] = {
        ANIMAL_NAMES[i]: count for i, count in enumerate(animals.left) if count
    }
    if waiting:
        animals.places["waiting"] = waiting
    return animals.places


def post_dogs(s: CavernaState, seat: int, animals: Stable, watched: int) -> None:
    """CAV-ANIMALS-20, CAV-ANIMALS-21 Dogs watch bare meadows one by one, or together one place;
    else they stay at the entrance."""
    d = s.d
    p = int(place_of(seat))
    dogs = int(d[p + DOG])
    bare = bits(d[p + MEADOW] & ~d[p + STABLE])[:dogs]
    if watched >= 0:
        animals.post(watched, dogs)
        animals.lead(watched, SHEEP_AT, dogs + 1)
    elif not bare:
        animals.post(ENTRANCE, dogs)
    for i, cell in enumerate(bare if watched < 0 else []):
        here = dogs - len(bare) + 1 if i == 0 else 1
        animals.post(cell, here)
        animals.lead(cell, SHEEP_AT, here + 1)


def pasture_cells(s: CavernaState, seat: int) -> list[tuple[int, int, int]]:
    """Each pasture: its first cell, its other one, and how many animals it holds."""
    d = s.d
    p = int(place_of(seat))
    stables = int(d[p + STABLE])
    found = []
    for cell in bits(d[p + SMALL]):
        found.append((cell, cell, 4 if stables >> cell & 1 else 2))
    for cell in bits(d[p + LARGE_EAST] | d[p + LARGE_SOUTH]):
        other = bits(other_half(d, p, 2**cell))[0]
        doubled = (stables >> cell & 1) + (stables >> other & 1)
        found.append((cell, other, int(4 * 2**doubled)))
    return found

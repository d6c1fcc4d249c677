"""The laws notice what is wrong in a position, and name the clause."""

from collections.abc import Callable
from typing import Any, Final

import pytest

import dolmen
from dolmen.games.caverna import state
from dolmen.games.caverna.data import (
    CARPENTER,
    DWELLING,
    SPARE_PART_STORAGE,
    TRADER,
    WOOD,
)
from tests.games.caverna.scenes import Scene, broken, dwarf, open_caverna, player, scene
from tests.games.caverna.test_turn_laws import BROKEN_IN_A_TURN
from tests.games.caverna.walks import walk
from tests.laws import clauses

Spoil = Callable[[Any], None]
FIRST: Final = state.SEATS_AT
SECOND: Final = state.SEATS_AT + state.STRIDE


def cell(row: int, column: int) -> int:
    """A cell as a bit."""
    return int(2 ** (8 * row + column))


def sound() -> Scene:
    """Seat 0 of three is to place; it has something of everything."""
    board = {
        "4,3": "small_pasture stable",
        "3,3": "field grain 3",
        "2,3": "field vegetable 2",
        "4,2": "meadow",
        "1,1": "stable",
        "3,4": "dwelling",
        "2,4": "trader",
        "3,5": "tunnel",
        "2,5": "ore_mine",
        "2,6": "deep_tunnel",
    }
    own = player(
        "sheep 3 wood 2 ruby 1",
        board=board,
        dwarfs=[dwarf(at="housework"), dwarf(4), dwarf(5)],
    )
    return scene(3, round=7, marker="leaf", players=[own], spaces={"logging_1_3": {"wood": 3}})


def add(at: int, difference: int) -> Spoil:
    """Changes one number of the vec."""

    def spoil(s: Any) -> None:
        s.d[at] += difference

    return spoil


def put(at: int, value: int) -> Spoil:
    """Sets one number of the vec."""

    def spoil(s: Any) -> None:
        s.d[at] = value

    return spoil


def both(*spoils: Spoil) -> Spoil:
    """Several changes at once."""

    def spoil(s: Any) -> None:
        for change in spoils:
            change(s)

    return spoil


SPOILED: Final[dict[str, tuple[Spoil, set[str]]]] = {
    # Goods
    "less than nothing": (put(FIRST + WOOD, -1), {"COMPONENTS-04"}),
    "less than nothing on a space": (add(state.ON_SPACE, -1), {"COMPONENTS-04"}),
    "goods on a space that is not in play": (put(state.ON_SPACE + 3 * 19, 1), {"WORK-18"}),
    # The home board
    "two tiles on one cell": (add(FIRST + state.TUNNEL, cell(3, 4)), {"TILES-19"}),
    "a meadow in the mountain": (
        both(add(FIRST + state.MEADOW, cell(3, 6)), add(FIRST + state.BARE_MEADOWS, 1)),
        {"TILES-19", "TILES-14"},
    ),
    "a tile outside without the office room": (
        both(add(FIRST + state.MEADOW, cell(5, 3)), add(FIRST + state.BARE_MEADOWS, 1)),
        {"TILES-19"},
    ),
    "a wrong count of meadows": (add(FIRST + state.BARE_MEADOWS, 1), {"TILES-19"}),
    "a wrong count of mines": (add(FIRST + state.ORE_MINES, 1), {"TILES-19"}),
    "a forest tile that touches nothing": (
        both(add(FIRST + state.MEADOW, cell(2, 1)), add(FIRST + state.BARE_MEADOWS, 1)),
        {"TILES-14"},
    ),
    "no tile before the entrance": (
        both(add(SECOND + state.MEADOW, cell(3, 3)), add(SECOND + state.BARE_MEADOWS, 1)),
        {"TILES-12"},
    ),
    "a tunnel that touches nothing": (add(SECOND + state.TUNNEL, cell(1, 6)), {"TILES-03"}),
    "no printed cavern": (add(SECOND + state.CAVERN, -cell(3, 4)), {"TILES-03"}),
    "an ore mine without its deep tunnel": (
        both(
            add(FIRST + state.DEEP, -cell(2, 6)),
            add(FIRST + state.TUNNEL, cell(2, 6)),
        ),
        {"MINES-01"},
    ),
    "a deep tunnel without its ore mine": (add(FIRST + state.DEEP, cell(1, 6)), {"MINES-01"}),
    "an ore mine for two deep tunnels": (add(FIRST + state.DEEP, cell(1, 5)), {"MINES-01"}),
    "a mine on the printed cavern": (
        both(
            add(SECOND + state.CAVERN, -cell(3, 4)),
            add(SECOND + state.RUBY_MINES_AT, cell(3, 4)),
            add(SECOND + state.RUBY_MINES, 1),
        ),
        {"TILES-03"},
    ),
    "a fourth stable": (add(SECOND + state.STABLES, 1), {"ANIMALS-11"}),
    "a stable too few": (add(FIRST + state.STABLES, -1), {"ANIMALS-11"}),
    "a stable in the mountain": (
        both(
            add(SECOND + state.STABLE, cell(3, 4)),
            add(SECOND + state.STABLES, -1),
            add(SECOND + state.FOREST_STABLES, 1),
        ),
        {"ANIMALS-11"},
    ),
    "a stable on a field": (
        both(
            add(FIRST + state.STABLE, cell(3, 3)),
            add(FIRST + state.STABLES, -1),
            add(FIRST + state.FOREST_STABLES, 1),
        ),
        {"ANIMALS-11"},
    ),
    "grain without a field": (add(SECOND + state.GRAIN_1, cell(4, 3)), {"SOW-03"}),
    "two crops on a field": (
        add(FIRST + state.VEGETABLE_1, cell(3, 3)),
        {"SOW-03"},
    ),
    "a third grain without a second": (add(FIRST + state.GRAIN_2, -cell(3, 3)), {"SOW-03"}),
    "a second vegetable without a first": (
        both(
            add(FIRST + state.VEGETABLE_1, -cell(2, 3)),
            add(FIRST + state.EMPTY_FIELDS, 1),
        ),
        {"SOW-03"},
    ),
    # Furnishings
    "a tile owned and on offer": (add(state.ON_OFFER, 2**TRADER), {"FURNISH-06"}),
    "a tile of two owners": (
        both(
            add(SECOND + state.OWN, 2**TRADER),
            add(SECOND + state.FURNISHED, cell(2, 4)),
        ),
        {"FURNISH-06"},
    ),
    "trader and spare part storage of one owner": (
        both(
            add(FIRST + state.OWN, 2**SPARE_PART_STORAGE),
            add(state.ON_OFFER, -(2**SPARE_PART_STORAGE)),
            put(state.TILE_CELL + SPARE_PART_STORAGE, 8 * 3 + 5),
            add(FIRST + state.TUNNEL, -cell(3, 5)),
            add(FIRST + state.FURNISHED, cell(3, 5)),
        ),
        {"FURNISH-06"},
    ),
    "a furnishing on a dwelling": (
        put(state.TILE_CELL + TRADER, 8 * 3 + 4),
        {"FURNISH-06"},
    ),
    "a furnishing that lies nowhere": (
        both(add(SECOND + state.OWN, 2**CARPENTER), add(state.ON_OFFER, -(2**CARPENTER))),
        {"FURNISH-06"},
    ),
    "a dwelling that nobody owns": (add(FIRST + state.OWN, -(2**DWELLING)), {"FURNISH-06"}),
    "an ordinary dwelling that is not there": (
        add(SECOND + state.OWN, 2**DWELLING),
        {"FURNISH-06"},
    ),
    # Dwarfs
    "a dwarf without a bed": (add(SECOND + state.DWARFS, 1), {"HOME-03"}),
    "one dwarf only": (add(SECOND + state.DWARFS, -1), {"HOME-03"}),
    "all newborn": (put(SECOND + state.BORN, 2), {"HOME-03"}),
    "beds that no dwelling has": (add(SECOND + state.ROOM, 1), {"HOME-03"}),
    "strength beyond fourteen": (put(FIRST + state.WEAPON + 1, 15), {"WEAPONS-05"}),
    "an armed newborn": (put(FIRST + state.BORN, 1), {"WEAPONS-05"}),
    # Animals
    "animals without a place": (put(SECOND + 9, 3), {"ANIMALS-24"}),
    # Rounds, cards, markers
    "a thirteenth round": (put(state.ROUND, 13), {"ROUND-01", "REVEAL-01", "SETUP-09"}),
    "no starting player": (put(state.TOKEN, state.NOBODY), {"ROUND-01"}),
    "the end in the seventh round": (
        put(state.PHASE, state.FINISH),
        {"ROUND-01", "SETUP-09", "WORK-02"},
    ),
    "a card too many": (add(state.IN_PLAY, 2**49), {"REVEAL-01", "WORK-02"}),
    "a card of a later stage": (
        both(add(state.IN_PLAY, 2**49 - 2**44), add(state.FREE, 2**49 - 2**44)),
        {"REVEAL-01"},
    ),
    "the urgent face without family life": (
        both(add(state.IN_PLAY, 2**50 - 2**41), add(state.FREE, 2**50 - 2**41)),
        {"REVEAL-01"},
    ),
    "the plain face beside family life": (
        both(add(state.IN_PLAY, 2**45 - 2**44), add(state.FREE, 2**45 - 2**44)),
        {"REVEAL-01"},
    ),
    "a marker too many": (add(state.LEAVES, 1), {"SETUP-09"}),
    "a fourth question mark": (
        both(put(state.QUESTIONS, 4), put(state.LEAVES, -3)),
        {"SETUP-09"},
    ),
    "a marker not turned up": (put(state.MARKER, 0), {"SETUP-09"}),
    # Turns
    "a dwarf on a space that is not in play": (
        put(FIRST + state.AT, 50),
        {"WORK-02"},
    ),
    "a space taken by nobody": (put(state.OCCUPANT + 7, 2), {"WORK-02"}),
    "a free space that is not": (add(state.FREE, 2), {"WORK-02"}),
    "an action without a dwarf": (put(state.SPACE, 1), {"WORK-03"}),
    "a part done before a placement": (put(state.ACTED, 1), {"WORK-03"}),
    "nobody to place": (
        both(
            put(FIRST + state.AT + 1, state.ASIDE),
            put(FIRST + state.AT + 2, state.ASIDE),
        ),
        {"WORK-03"},
    ),
    # Furnishings that last
    "a supplier nobody owns": (put(SECOND + state.SUPPLY, 1), {"ROUND-04"}),
    "an extension used up without a guest room": (put(SECOND + state.EXTENDED, 1), {"TILES-08"}),
    # Harvest
    "a harvest in the work phase": (put(state.HARVESTING, state.NORMAL), {"HARVEST-07"}),
    "a choice out of time": (put(SECOND + state.CHOICE, 1), {"HARVEST-04"}),
    "a fed cave out of time": (put(state.CAVE_FED, 1), {"HARVEST-24"}),
    "a space kept out of time": (put(state.KEPT, 2**6), {"SOLO-08"}),
    "somebody to be asked out of time": (put(state.LEFT, 1), {"HARVEST-07"}),
}


@pytest.mark.parametrize("what", SPOILED)
def test_a_spoiled_position_breaks_just_its_laws(what: str) -> None:
    here = sound()
    assert [name for name, holds in here.game.laws(here.state) if not holds] == []
    spoil, broken = SPOILED[what]
    spoil(here.state)
    found = {name for name, holds in here.game.laws(here.state) if not holds}
    assert found == {f"CAV-{clause}" for clause in broken}


FED: Final[dict[str, tuple[Spoil, set[str]]]] = {
    "a feeding without a harvest": (put(state.HARVESTING, state.NO_HARVEST), {"HARVEST-07"}),
    "nobody left to ask": (put(state.LEFT, 0), {"HARVEST-07"}),
    "more to ask than seats": (put(state.LEFT, 3), {"HARVEST-07"}),
    "a choice that is none": (put(state.PHASE, state.CHOOSING), {"HARVEST-07"}),
    "a dwarf at work": (
        both(
            put(FIRST + state.AT, 2),
            put(state.OCCUPANT + 1, 1),
            add(state.FREE, -2),
        ),
        {"WORK-02"},
    ),
    "an action in a feeding": (
        both(put(state.SPACE, 1), put(state.DWARF, 0)),
        {"WORK-03"},
    ),
}


@pytest.mark.parametrize("what", FED)
def test_a_spoiled_harvest_breaks_just_its_laws(what: str) -> None:
    here = scene(2, round=5, phase="feed")
    assert all(holds for _, holds in here.game.laws(here.state))
    spoil, broken = FED[what]
    spoil(here.state)
    found = {name for name, holds in here.game.laws(here.state) if not holds}
    assert found == {f"CAV-{clause}" for clause in broken}


def test_every_law_is_a_clause_and_is_broken_by_some_position_here() -> None:
    here = sound()
    named = [name for name, _ in here.game.laws(here.state)]
    assert len(set(named)) == len(named)
    assert set(named) <= set(clauses("caverna"))
    spoiled = {clause for _, found in [*SPOILED.values(), *FED.values()] for clause in found}
    assert {f"CAV-{clause}" for clause in spoiled} | BROKEN_IN_A_TURN == set(named)


# What a loaded position must not break.
IMPOSSIBLE: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "CAV-TILES-19": (2, {"players": [player(board={"4,3": "meadow", "5,3": "field"})]}),
    "CAV-TILES-12": (2, {"players": [player(board={"3,3": "meadow"})]}),
    "CAV-TILES-03": (2, {"players": [player(board={"1,6": "tunnel"})]}),
    "CAV-HOME-03": (2, {"players": [player(dwarfs=[dwarf(), dwarf(), dwarf()])]}),
    "CAV-WEAPONS-05": (
        2,
        {
            "players": [
                player(
                    board={"3,4": "dwelling"},
                    dwarfs=[dwarf(), dwarf(), {"weapon": 3, "at": None, "born": True}],
                )
            ]
        },
    ),
    "CAV-ANIMALS-24": (2, {"players": [player("sheep 3")]}),
    "CAV-REVEAL-01": (2, {"cards": ["adventure", "blacksmithing", "wish_for_children"]}),
    "CAV-SETUP-09": (2, {"questions": 1, "leaves": 0}),
    "CAV-ROUND-01 CAV-SETUP-09": (2, {"round": 9}),
    "CAV-MINES-01": (2, {"players": [player(board={"2,4": "ore_mine"})]}),
    "CAV-TILES-12 CAV-MINES-01": (
        2,
        {"players": [player(board={"3,3": "meadow", "2,4": "deep_tunnel", "2,5": "tunnel"})]},
    ),
}


@pytest.mark.parametrize("law", IMPOSSIBLE)
def test_a_position_that_breaks_laws_is_not_loaded_and_hears_all_of_them(law: str) -> None:
    seats, position = IMPOSSIBLE[law]
    with pytest.raises(dolmen.Refusal) as refused:
        open_caverna(seats).load({"round": 3, **position})
    assert broken(refused.value.message) == law.split()


@pytest.mark.wide
@pytest.mark.parametrize("seats", [1, 3, 7])
def test_no_law_is_broken_in_a_game(seats: int) -> None:
    game = open_caverna(seats)
    for i, (s, _) in enumerate(walk(game, 40 + seats)):
        if i % 5 == 0:
            assert [name for name, holds in game.laws(s) if not holds] == []

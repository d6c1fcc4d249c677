"""Turns, stacks and harvests that no play can reach are refused, though each key is well formed."""

import json
from typing import Any, Final

import pytest

import dolmen
from tests.games.caverna.scenes import dwarf, player
from tests.scenario import Dump, play

OWN: Final = player(
    "food 9 ore 3",
    board={"3,4": "dwelling", "2,4": "cavern"},
    dwarfs=[dwarf(), dwarf(5), dwarf(0, "aside")],
)
PLACING: Final[Dump] = {"round": 1, "players": [OWN]}
FEEDING: Final[Dump] = {"round": 5, "phase": "feed", "players": [player("food 9")]}


def reached(*moves: str, seats: int = 3, start: Dump = PLACING) -> Dump:
    """The dump of a position after these moves."""
    game = dolmen.game("caverna", seats)
    s = game.load(start)
    play(game, s, *moves)
    found: Dump = json.loads(json.dumps(game.dump(s)))
    return found


def loads(keys: Dump, seats: int = 3) -> bool:
    """Whether a position is taken; any other exception than a refusal is a bug."""
    try:
        dolmen.game("caverna", seats).load(keys)
    except dolmen.Refusal:
        return False
    return True


def changed(keys: Dump, **turn: Any) -> Dump:
    """The same position with another turn."""
    return {**keys, "turn": {**keys["turn"], **turn}}


TILE: Final = "place slash_and_burn"
TRIP: Final = ("place blacksmithing", "forge 3", "loot wood")


@pytest.mark.parametrize("moves", [(), (TILE,), ("place housework",), TRIP, ("place imitation_3",)])
def test_what_is_reached_is_possible(moves: tuple[str, ...]) -> None:
    start = PLACING
    if moves[:1] == ("place imitation_3",):
        start = {**PLACING, "players": [OWN, player(dwarfs=[dwarf(0, "supplies"), dwarf()])]}
    assert loads(reached(*moves, start=start))


@pytest.mark.parametrize("strength", [1, 3, 14])
def test_only_a_dwarf_in_the_cave_overtakes(strength: int) -> None:
    assert loads(changed(reached(), overtaking=5))
    assert not loads(changed(reached(), overtaking=strength))


def test_nobody_overtakes_outside_the_placement() -> None:
    assert not loads(changed(reached(TILE), overtaking=5))
    assert not loads(changed(reached(start=FEEDING), overtaking=5))


def test_only_a_dwarf_on_an_imitation_space_imitates() -> None:
    assert not loads(changed(reached(), imitating=True))
    assert not loads(changed(reached(TILE), imitating=True))
    assert not loads(changed(reached(start=FEEDING), imitating=True))


def test_a_dwarf_acts_on_the_space_where_it_stands() -> None:
    assert not loads(changed(reached(TILE), space="housework"))
    assert not loads(changed(reached(TILE), dwarf=1))
    assert not loads(changed(reached(TILE), dwarf=None))
    assert not loads(changed(reached(TILE), space=None))


def test_a_newborn_does_not_act() -> None:
    born = [dwarf(0, "wish_for_children"), dwarf(), dwarf(0, "wish_for_children", born=True)]
    own = player("wood 4 stone 3", board={"3,4": "dwelling", "2,4": "cavern"}, dwarfs=born)
    keys = {
        "round": 4,
        "players": [own],
        "turn": {"dwarf": 2, "space": "wish_for_children"},
        "stack": [{"node": "wish_for_children"}],
    }
    assert not loads(keys)


@pytest.mark.parametrize(
    "stack",
    [
        [],
        [{"node": "housework"}],
        [{"node": "supplies/0", "progress": 1}],
        [{"node": "slash_and_burn"}, {"node": "slash_and_burn"}],
        [{"node": "slash_and_burn"}, {"node": "blacksmithing/1", "progress": 1}],
        [{"node": "slash_and_burn/1", "progress": 1}],
        [{"node": "slash_and_burn", "progress": 64}],
        [{"node": "slash_and_burn"}, {"node": "house"}],
        [{"node": "slash_and_burn"}, {"node": "site", "progress": 45}],
        [{"node": "slash_and_burn"}, {"node": "pay", "progress": 63}],
        [{"node": "slash_and_burn"}, {"node": "loot cavern"}],
        [{"node": "imitate"}],
    ],
)
def test_the_stack_is_that_of_the_space(stack: list[Dump]) -> None:
    assert not loads({**reached(TILE), "stack": stack})


def test_nobody_is_asked_without_anything_to_do() -> None:
    """Sheep farming without sheep, wood, stone and meadow: the dwarf could not be placed there."""
    keys = {
        "round": 2,
        "players": [player(dwarfs=[dwarf(0, "sheep_farming"), dwarf()])],
        "turn": {"dwarf": 0, "space": "sheep_farming"},
        "stack": [{"node": "sheep_farming"}],
    }
    assert loads({**keys, "spaces": {"sheep_farming": {"sheep": 1}}})
    assert not loads(keys)


def test_a_strength_is_noted_on_an_expedition_only() -> None:
    assert not loads(changed(reached(TILE), strength=5))
    trip = reached(*TRIP)
    assert trip["turn"]["strength"] == 3
    assert not loads(changed(trip, strength=9))


@pytest.mark.parametrize("phase", ["breed", "bred"])
def test_the_cave_feeds_in_the_feeding_of_its_owner_only(phase: str) -> None:
    cave = player("food 9", board={"3,4": "working_cave"})
    assert loads({**FEEDING, "players": [cave], "cave_fed": True})
    assert not loads({**FEEDING, "cave_fed": True})
    assert not loads({**FEEDING, "players": [cave], "phase": phase, "cave_fed": True})


def test_only_the_third_event_asks_for_a_choice() -> None:
    own = player("food 9", choice="fields")
    assert not loads({**FEEDING, "players": [own]})
    assert not loads({"round": 5, "players": [own]})
    event = {"round": 8, "marker": "question", "questions": 2, "harvest": "choice"}
    chosen = [own, player("food 9", choice="breeding"), player(choice="fields")]
    assert loads({**event, "phase": "feed", "players": chosen})


def test_spaces_are_kept_in_the_keeping_of_a_solo_game_only() -> None:
    assert not loads({"round": 1, "kept": ["logging_1_3"]}, seats=1)
    assert not loads({"round": 1, "kept": ["logging_1_3"]}, seats=2)


def test_a_supplier_pays_its_owner_only() -> None:
    rounds = {"wood_supplier": 3}
    assert loads(
        {"round": 1, "players": [player(board={"3,4": "wood_supplier"}, suppliers=rounds)]}
    )
    assert not loads({"round": 1, "players": [player(suppliers=rounds)]})

"""What anybody sees: everything, the same for all, and one arrangement that houses the animals."""

import json
from typing import Any, Final

import pytest

from dolmen.core.rng import Rng
from tests.games.caverna.furnishings.tiles import TILES, furnishable
from tests.games.caverna.scenes import (
    CARDS,
    GOODS,
    Scene,
    counts,
    dwarf,
    open_caverna,
    player,
    scene,
)
from tests.games.caverna.walks import MANNERS, walk
from tests.laws import clause
from tests.scenario import Dump

PRINTED: Final = (
    "ruby_mining", "housework", "slash_and_burn", "drift_mining_1_3", "excavation_1_3",
    "starting_player_1_3", "logging_1_3", "supplies", "ore_mining_1_3", "wood_gathering",
    "clearing_1_3", "sustenance_1_3",
)  # fmt: skip


def table(**more: Any) -> Scene:
    """Seat 1 of two is in the middle of housework."""
    first = player(
        "wood 1 sheep 2",
        board={"4,3": "small_pasture", "3,4": "dwelling"},
        dwarfs=[dwarf(3, "supplies"), dwarf(5), dwarf(born=True)],
        begging=1,
    )
    here = scene(
        2,
        round=2,
        seat=1,
        players=[first, player("stone 1 grain 1")],
        spaces={"logging_1_3": {"wood": 3}},
        **more,
    )
    return here.play("place housework")


def affordable(goods: str, wood: int = 0, stone: int = 0, owned: str = "") -> list[str]:
    """The furnishings that these goods pay, with so much less wood and stone."""
    return [move.split()[1] for move in furnishable(goods, wood, stone, owned)]


def expected(everything: list[str]) -> Dump:
    """The whole view of that table; these furnishings are on offer."""
    spaces: Dump = {name: {"goods": {}, "dwarf": None} for name in (*PRINTED, *CARDS[:2])}
    spaces["logging_1_3"]["goods"] = {"wood": 3}
    spaces["supplies"]["dwarf"] = 0
    spaces["housework"]["dwarf"] = 1
    nothing = dict.fromkeys(GOODS, 0)
    none = {"wood_supplier": 0, "stone_supplier": 0, "ruby_supplier": 0}
    common = {"suppliers": none, "extended": False, "choice": None, "due": 0, "stables": 3}
    return {
        "phase": "work",
        "asked": 1,
        "round": 2,
        "seat": 1,
        "token": 0,
        "marker": None,
        "questions": 0,
        "leaves": 0,
        "cards": ["blacksmithing", "sheep_farming"],
        "spaces": spaces,
        "furnishings": everything,
        "players": [
            common
            | {
                "goods": nothing | counts("wood 1 sheep 2"),
                "begging": 1,
                "dwarfs": [
                    {"weapon": 3, "at": "supplies", "born": False},
                    {"weapon": 5, "at": None, "born": False},
                    {"weapon": 0, "at": None, "born": True},
                ],
                "room": 3,
                "board": {"4,3": "small_pasture", "3,4": "dwelling"},
                "animals": {"4,3": {"sheep": 2}},
                "owned": ["dwelling"],
                "affordable": affordable("wood 1"),
                "prices": {},
                "score": 2 - 6 + 3 - 21 + 2 + 3 - 3,
            },
            common
            | {
                "goods": nothing | counts("stone 1 grain 1"),
                "begging": 0,
                "dwarfs": [
                    {"weapon": 0, "at": "housework", "born": False},
                    {"weapon": 0, "at": None, "born": False},
                ],
                "room": 2,
                "board": {"3,4": "cavern"},
                "animals": {},
                "owned": [],
                "affordable": affordable("stone 1 grain 1"),
                "prices": {},
                "score": -28 + 1,
            },
        ],
        "turn": {
            "dwarf": 0,
            "space": "housework",
            "imitating": False,
            "acted": False,
            "overtaking": 0,
            "coins": False,
            "strength": 0,
        },
        "action": {"space": "housework", "imitating": False, "level": 0},
        "harvest": "none",
        "cave_fed": False,
        "kept": [],
    }


@clause("CAV-WEAPONS-08", "CAV-WORK-16")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_the_whole_table(seat: int | None) -> None:
    here = table()
    furnishings: Any = here.view()["furnishings"]
    assert len(furnishings) == 48
    assert furnishings[0] == "dwelling"
    assert here.view(seat) == expected(furnishings)


@clause("CAV-FURNISH-02", "CAV-FURNISH-03")
@pytest.mark.parametrize(
    ("owned", "wood", "stone"),
    [
        (["carpenter"], 1, 0),
        (["stone_carver"], 0, 1),
        (["carpenter", "stone_carver"], 1, 1),
        (["builder"], 0, 0),
    ],
)
def test_a_view_tells_what_furnishings_cost_each_clan_and_which_it_can_pay(
    owned: list[str], wood: int, stone: int
) -> None:
    goods = "wood 3 stone 2"
    board = dict(zip(("3,4", "2,4"), owned, strict=False))
    owner: Any = scene(1, players=[player(goods, board=board)]).view()["players"][0]
    less = {"wood": wood, "stone": stone}
    assert owner["prices"] == {
        name: {
            good: n - less.get(good, 0) for good, n in tile.price.items() if n > less.get(good, 0)
        }
        for name, tile in TILES.items()
        if name not in owned and any(less.get(good) for good in tile.price)
    }
    assert owner["affordable"] == affordable(goods, wood, stone, " ".join(owned))


@clause("CAV-FURNISH-02")
def test_ore_in_place_of_wood_and_stone_is_within_the_reach_of_the_builder() -> None:
    here = scene(1, players=[player("wood 3 stone 2 ore 2", board={"3,4": "builder"})])
    owner: Any = here.view()["players"][0]
    assert owner["prices"] == {}
    assert "dwelling" in owner["affordable"]


@pytest.mark.wide
@pytest.mark.parametrize("seats", range(1, 8))
def test_every_view_has_the_same_keys_and_is_json(seats: int) -> None:
    game = open_caverna(seats)
    keys: set[frozenset[str]] = set()
    players: set[frozenset[str]] = set()
    for i, (s, _) in enumerate(walk(game, seats, MANNERS[seats % len(MANNERS)])):
        if i % 9:
            continue
        seen: Any = game.view(s, i % seats)
        assert seen == game.view(s, None) == json.loads(json.dumps(seen))
        keys.add(frozenset(seen))
        players |= {frozenset(shown) for shown in seen["players"]}
        assert len(seen["players"]) == seats
        assert [shown["score"] for shown in seen["players"]] == game.scores(s)
    assert keys == {frozenset(expected([]))}
    assert players == {frozenset(expected([])["players"][0])}


def test_a_world_that_a_seat_cannot_rule_out_is_the_true_one() -> None:
    here = table()
    world = here.game.determinize(here.state, 1, Rng(1))
    assert world is not here.state
    assert world.numbers() == here.state.numbers()


@pytest.mark.parametrize(
    ("moves", "level"),
    [([], None), (["place blacksmithing"], 0), (["place blacksmithing", "loot wood"], 2)],
)
def test_the_items_left_of_an_expedition_are_seen(moves: list[str], level: int | None) -> None:
    here = scene(2, round=1, players=[player(dwarfs=[dwarf(3), dwarf(3)])]).play(*moves)
    action = {"space": "blacksmithing", "imitating": False, "level": level}
    assert here.view()["action"] == (None if level is None else action)


def test_who_imitates_is_seen_on_his_own_space() -> None:
    theirs = player(dwarfs=[dwarf(at="housework"), dwarf()])
    here = scene(3, round=1, players=[player("food 4 grain 1"), theirs])
    here.play("place imitation_3", "imitate housework")
    assert here.view()["action"] == {"space": "housework", "imitating": True, "level": 0}
    spaces = here.view()["spaces"]
    assert (spaces["imitation_3"]["dwarf"], spaces["housework"]["dwarf"]) == (0, 1)


@clause("CAV-HARVEST-24")
def test_what_is_due_is_seen_while_it_is_asked_for() -> None:
    here = scene(2, round=5, phase="feed", players=[player("food 1"), player("food 9")])
    assert [seen["due"] for seen in here.view()["players"]] == [4, 0]
    here.play("feed 1")
    assert [seen["due"] for seen in here.view()["players"]] == [0, 4]


# The arrangement


def rooms(board: Dump) -> dict[str, int]:
    """How many animals of one species each pasture holds, by its first space."""
    found = {}
    for cell, what in board.items():
        if what.startswith("small_pasture"):
            found[cell] = 4 if "stable" in what else 2
        elif what.startswith("large_pasture ") and what.split()[1] in ("east", "south"):
            row, column = map(int, cell.split(","))
            side = f"{row},{column + 1}" if "east" in what else f"{row + 1},{column}"
            found[cell] = 4 * 2 ** ("stable" in what) * 2 ** ("stable" in board[side])
    return found


def takes(shown: Dump, cell: str, what: str, animal: str) -> int:
    """How many animals of a species a space houses without dogs."""
    if cell in rooms(shown["board"]):
        return rooms(shown["board"])[cell]
    if what in ("ore_mine", "ruby_mine"):
        return int(animal == "donkey")
    if what == "stable":
        return int(animal == "wild_boar")
    if what == "cuddle_room":
        return len(shown["dwarfs"]) if animal == "sheep" else 0
    if what == "breakfast_room":
        return 3 if animal == "cattle" else 0
    if what in ("entrance", "mixed_dwelling"):
        return 2
    if what == "field":
        return int("stubble_room" in shown["owned"])
    return int(what == "meadow stable")


def assert_housed(shown: Dump) -> None:
    """CAV-ANIMALS-15 to 23, space by space."""
    board, animals = shown["board"], shown["animals"]
    farm = dict.fromkeys(("sheep", "donkey", "wild_boar", "cattle", "dog"), 0)
    for cell, here in animals.items():
        for animal, count in here.items():
            farm[animal] += count
            assert count > 0
        dogs = here.get("dog", 0)
        herd = {animal: count for animal, count in here.items() if animal != "dog"}
        if not herd:
            continue
        # Every place holds one species.
        ((animal, count),) = herd.items()
        what = board.get(cell, "entrance" if cell == "4,4" else "")
        if takes(shown, cell, what, animal) >= count:
            continue
        # Else dogs watch them, on a meadow or a pasture.
        assert animal == "sheep"
        assert count <= dogs + 1
        assert what.startswith(("meadow", "small_pasture", "large_pasture")), cell
    assert farm == {animal: shown["goods"][animal] for animal in farm}


@pytest.mark.wide
@clause("CAV-ANIMALS-24", "CAV-ANIMALS-27")
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("number", range(len(MANNERS)))
def test_the_arrangement_shown_houses_all_animals(seats: int, number: int) -> None:
    game = open_caverna(seats)
    looked = 0
    for i, (s, _) in enumerate(walk(game, 20 + number, MANNERS[number])):
        if i % 7 or game.dump(s)["stack"]:
            continue
        shown: Any = game.view(s, None)
        for seen in shown["players"]:
            looked += bool(seen["animals"])
            assert_housed(seen)
    assert looked > 0


ROOMS: Final[list[tuple[str, dict[str, str], Dump]]] = [
    ("sheep 2", {}, {"4,4": {"sheep": 2}}),
    ("dog 3", {}, {"4,4": {"dog": 3}}),
    ("donkey 2 cattle 1", {"3,5": "ore_mine", "3,6": "ruby_mine"},
     {"3,5": {"donkey": 1}, "3,6": {"donkey": 1}, "4,4": {"cattle": 1}}),
    ("wild_boar 1 sheep 1", {"1,1": "stable"}, {"1,1": {"wild_boar": 1}, "4,4": {"sheep": 1}}),
    ("sheep 4 dog 1", {"4,3": "meadow"}, {"4,3": {"dog": 1, "sheep": 2}, "4,4": {"sheep": 2}}),
    ("sheep 6 dog 3", {"4,3": "meadow"}, {"4,3": {"dog": 3, "sheep": 4}, "4,4": {"sheep": 2}}),
    ("sheep 5 dog 2 cattle 2", {"4,3": "small_pasture", "3,4": "breakfast_room"},
     {"4,3": {"dog": 2, "sheep": 3}, "4,4": {"sheep": 2}, "3,4": {"cattle": 2}}),
    ("cattle 16", {"4,2": "large_pasture east stable", "4,3": "large_pasture stable"},
     {"4,2": {"cattle": 16}}),
    ("sheep 2 cattle 3 donkey 1", {"3,4": "cuddle_room", "2,4": "breakfast_room"},
     {"3,4": {"sheep": 2}, "2,4": {"cattle": 3}, "4,4": {"donkey": 1}}),
    ("donkey 1 cattle 1 sheep 1", {"4,3": "meadow stable", "3,3": "field", "3,4": "stubble_room"},
     {"4,4": {"sheep": 1}, "4,3": {"donkey": 1}, "3,3": {"cattle": 1}}),
]  # fmt: skip


@clause("CAV-ANIMALS-18", "CAV-ANIMALS-21")
@pytest.mark.parametrize(("goods", "board", "animals"), ROOMS, ids=[room[0] for room in ROOMS])
def test_animals_are_shown_in_rooms_that_take_them(
    goods: str, board: dict[str, str], animals: Dump
) -> None:
    here = scene(2, round=1, players=[player(goods, board=board)])
    seen = here.view()["players"][0]
    assert_housed(seen)
    assert sum(map(len, seen["animals"].values())) == sum(map(len, animals.values()))
    assert seen["animals"] == animals


@clause("CAV-ANIMALS-25")
def test_animals_without_room_are_seen_waiting() -> None:
    here = scene(2, round=1, players=[player("sheep 2 ruby 1")]).play("ruby donkey")
    animals = here.view()["players"][0]["animals"]
    assert animals == {"4,4": {"sheep": 2}, "waiting": {"donkey": 1}}

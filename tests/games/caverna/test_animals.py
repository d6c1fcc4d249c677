"""Chapter ANIMALS: farming spaces, fences and stables; housing is in test_housing_rules."""

import pytest

from dolmen.games.caverna.data import SPACES
from tests.games.caverna.boards import FOREST, at, working
from tests.games.caverna.scenes import ASIDE, Scene, dwarf, of_kind, player, refused_load
from tests.laws import clause

PAIR = {"4,2": "meadow", "4,3": "meadow"}
THREE = PAIR | {"3,3": "meadow", "2,3": "field"}
FARMS = ["sheep_farming", "donkey_farming"]
ANIMAL = {"sheep_farming": "sheep", "donkey_farming": "donkey"}


def farm(
    goods: str, board: dict[str, str], animals: int = 0, space: str = "sheep_farming"
) -> Scene:
    """Seat 0 has just placed a dwarf on that farming space, so many animals being there."""
    lying = {ANIMAL[space]: animals} if animals else {}
    here = working(5, player(goods, board=board), spaces={space: lying})
    return here.play(f"place {space}")


@clause("CAV-ANIMALS-01")
@pytest.mark.parametrize("space", FARMS)
def test_first_fences_and_or_a_stable_then_all_the_animals(space: str) -> None:
    here = farm("wood 4 stone 1", PAIR, 3, space)
    assert here.legal() == [
        *at("small-pasture", "4,2", "4,3"),
        "large-pasture 4 2 east",
        *at("stable", *FOREST),
        "take",
    ]
    here.play("large-pasture 4 2 east")
    assert here.legal() == [*at("stable", *FOREST), "take"]
    assert here.why("end") == ("goods-first", "CAV-WORK-19")
    here.play("take")
    assert here.goods() == {"stone": 1, ANIMAL[space]: 3}
    assert here.on(space) == {}
    assert of_kind(here.legal(), "stable", "small-pasture", "take") == []


@clause("CAV-ANIMALS-01")
@pytest.mark.parametrize("space", FARMS)
def test_the_animals_alone_and_no_fence_after_them(space: str) -> None:
    here = farm("wood 9 stone 1", PAIR, 2, space).play("take")
    assert here.goods() == {"wood": 9, "stone": 1, ANIMAL[space]: 2}
    assert of_kind(here.legal(), "small-pasture", "large-pasture", "stable") == []
    assert here.why("stable 1 1") == ("no-stable-here", "CAV-ANIMALS-09")


@clause("CAV-ANIMALS-01")
@pytest.mark.parametrize("space", FARMS)
def test_the_space_is_used_without_animals_for_fences_or_a_stable(space: str) -> None:
    here = farm("stone 2", {}, 0, space)
    assert here.legal() == at("stable", *FOREST)
    here.play("stable 2 2")
    assert here.board() == {"2,2": "stable", "3,4": "cavern"}
    assert here.goods() == {"stone": 1}
    assert here.actor() == 1
    empty = working(5, player(board=PAIR))
    assert empty.why(f"place {space}") == ("space-useless", "CAV-WORK-07")


@clause("CAV-ANIMALS-02")
@pytest.mark.parametrize(
    ("seats", "spaces"),
    [
        (1, FARMS),
        (2, FARMS),
        (3, FARMS),
        (4, FARMS),
        (5, ["fence_building_5", *FARMS]),
        (6, ["fence_building_6_7", *FARMS]),
        (7, ["fence_building_6_7", *FARMS]),
    ],
)
def test_where_fences_are_built(seats: int, spaces: list[str]) -> None:
    here = working(5, player("wood 2", board={"4,3": "meadow"}), seats=seats)
    offering = []
    for move in of_kind(here.legal(), "place"):
        there = here.copy().play(move)
        if there.actor() == 0 and of_kind(there.legal(), "small-pasture"):
            offering.append(move.removeprefix("place "))
    assert offering == spaces


@clause("CAV-ANIMALS-02", "CAV-ANIMALS-03")
def test_fence_building_takes_its_wood_first_and_builds_no_stable() -> None:
    spaces = {"fence_building_5": {"wood": 4}}
    here = working(5, player("stone 1", board=PAIR), seats=5, spaces=spaces)
    here.play("place fence_building_5")
    assert here.goods() == {"wood": 4, "stone": 1}
    assert here.legal() == [
        *at("small-pasture", "4,2", "4,3"),
        "large-pasture 4 2 east",
        "end",
    ]
    here.play("large-pasture 4 2 east")
    assert here.board() == {
        "3,4": "cavern",
        "4,2": "large_pasture east",
        "4,3": "large_pasture",
    }
    assert here.goods() == {"stone": 1}


@clause("CAV-ANIMALS-03")
def test_one_pasture_the_other_or_both_in_one_fencing() -> None:
    """Small, large, small then large, large then small; never two of a kind."""
    board = THREE | {"3,2": "meadow"}
    here = farm("wood 12", board, 1)
    for moves, pastures, wood in (
        (["small-pasture 3 3"], {"3,3": "small_pasture"}, 2),
        (
            ["large-pasture 3 2 south"],
            {"3,2": "large_pasture south", "4,2": "large_pasture"},
            4,
        ),
        (
            ["small-pasture 3 3", "large-pasture 4 2 east"],
            {"3,3": "small_pasture", "4,2": "large_pasture east", "4,3": "large_pasture"},
            6,
        ),
        (
            ["large-pasture 3 2 east", "small-pasture 4 3"],
            {"3,2": "large_pasture east", "3,3": "large_pasture", "4,3": "small_pasture"},
            6,
        ),
    ):
        there = here.copy().play(*moves)
        built = [move.split()[0] for move in moves]
        assert of_kind(there.legal(), *built) == []
        there.play("take")
        assert there.board() == board | {"3,4": "cavern"} | pastures
        assert there.goods() == {"wood": 12 - wood, "sheep": 1}


@clause("CAV-ANIMALS-04")
@pytest.mark.parametrize(
    ("wood", "fences"),
    [
        (0, []),
        (1, []),
        (2, at("small-pasture", "3,3", "4,2", "4,3")),
        (3, at("small-pasture", "3,3", "4,2", "4,3")),
        (
            4,
            [
                *at("small-pasture", "3,3", "4,2", "4,3"),
                "large-pasture 3 3 south",
                "large-pasture 4 2 east",
            ],
        ),
    ],
)
def test_a_small_pasture_costs_two_wood_a_large_one_four(wood: int, fences: list[str]) -> None:
    here = farm(f"wood {wood}", THREE, 1)
    assert here.legal() == [*fences, "take"]
    if wood < 4:
        assert here.why("large-pasture 4 2 east") == ("too-little-wood", "CAV-ANIMALS-04")
    if wood < 2:
        assert here.why("small-pasture 4 2") == ("too-little-wood", "CAV-ANIMALS-04")


@clause("CAV-ANIMALS-05")
def test_only_meadows_are_fenced() -> None:
    board = {"4,3": "meadow", "3,3": "field", "4,2": "field grain 3", "2,2": "stable"}
    here = farm("wood 9", board, 1)
    assert here.legal() == ["small-pasture 4 3", "take"]
    for cell in ("3 3", "4 2", "2 2", "1 1"):
        assert here.why(f"small-pasture {cell}") == ("no-meadow", "CAV-ANIMALS-05")
    for pair in ("3 3 south", "4 2 east", "1 1 east"):
        assert here.why(f"large-pasture {pair}") == ("no-meadow", "CAV-ANIMALS-05")


@clause("CAV-ANIMALS-06")
def test_pastures_are_final() -> None:
    board = {
        "4,3": "small_pasture",
        "4,2": "small_pasture",
        "3,3": "meadow",
        "3,2": "meadow",
        "2,2": "large_pasture east",
        "2,3": "large_pasture",
    }
    here = farm("wood 9", board, 1)
    assert here.legal() == [
        *at("small-pasture", "3,2", "3,3"),
        "large-pasture 3 2 east",
        "take",
    ]
    for pair in ("4 2 east", "3 3 south", "3 2 south", "2 2 south", "2 3 south"):
        assert here.why(f"large-pasture {pair}") == ("no-meadow", "CAV-ANIMALS-05")


@clause("CAV-ANIMALS-06")
def test_two_adjacent_small_pastures_never_merge() -> None:
    """Each keeps its own species and its own stable: 4 and 4, not 16."""
    board = {"4,2": "small_pasture", "4,3": "small_pasture"}
    here = working(1, player("sheep 2 donkey 2 cattle 2", board=board))
    assert dict(here.sheet())["tiles"] == 4
    board = {"4,2": "small_pasture stable", "4,3": "small_pasture stable"}
    assert working(1, player("sheep 10", board=board)).goods() == {"sheep": 10}
    refused_load(2, round=1, players=[player("sheep 11", board=board)])


@clause("CAV-ANIMALS-07")
def test_sheep_farming_used_in_full() -> None:
    board = PAIR | {"3,3": "meadow"}
    here = farm("wood 6 stone 1", board, 2)
    here.play("large-pasture 4 2 east", "small-pasture 3 3", "stable 3 3")
    assert here.board() == {
        "3,3": "small_pasture stable",
        "3,4": "cavern",
        "4,2": "large_pasture east",
        "4,3": "large_pasture",
    }
    assert here.goods() == {"sheep": 2}


@clause("CAV-ANIMALS-08")
def test_no_space_accumulates_boars_or_cattle() -> None:
    accumulated = {good for space in SPACES for good, _, _ in space.accumulates}
    assert accumulated == {
        "wood",
        "stone",
        "ore",
        "ruby",
        "grain",
        "vegetable",
        "food",
        "sheep",
        "donkey",
    }


@clause("CAV-ANIMALS-09")
@pytest.mark.parametrize("space", FARMS)
def test_one_stable_for_one_stone_per_use(space: str) -> None:
    here = farm("stone 3", PAIR, 1, space).play("stable 4 3")
    assert here.goods() == {"stone": 2}
    assert here.legal() == ["take"]
    poor = farm("wood 1", PAIR, 1, space)
    assert poor.legal() == ["take"]
    assert poor.why("stable 4 3") == ("too-little-stone", "CAV-ANIMALS-09")


@clause("CAV-ANIMALS-10")
def test_a_stable_stands_in_the_forest_on_a_meadow_or_on_a_pasture_never_on_a_field() -> None:
    board = {
        "4,3": "meadow",
        "4,2": "small_pasture",
        "3,3": "field",
        "3,2": "field grain 2",
        "2,2": "large_pasture east",
        "2,3": "large_pasture",
    }
    here = farm("stone 1", board, 1)
    free = [cell for cell in FOREST if cell not in ("3,2", "3,3")]
    assert here.legal() == [*at("stable", *free), "take"]
    assert here.why("stable 3 3") == ("no-stable-spot", "CAV-ANIMALS-10")
    assert here.why("stable 3 2") == ("no-stable-spot", "CAV-ANIMALS-10")


@clause("CAV-ANIMALS-11")
def test_one_stable_per_space_so_two_on_a_large_pasture() -> None:
    """Several stables on one large pasture: one after the other, each doubling it."""
    board = {"4,2": "large_pasture east", "4,3": "large_pasture stable", "1,1": "stable"}
    here = farm("stone 1", board, 1)
    free = [cell for cell in FOREST if cell not in ("1,1", "4,3")]
    assert here.legal() == [*at("stable", *free), "take"]
    assert here.why("stable 4 3") == ("no-stable-spot", "CAV-ANIMALS-10")
    here.play("stable 4 2", "take")
    assert here.board() == {
        "1,1": "stable",
        "3,4": "cavern",
        "4,2": "large_pasture east stable",
        "4,3": "large_pasture stable",
    }
    assert here.view()["players"][0]["stables"] == 0


@clause("CAV-ANIMALS-11")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (("4,2", "large_pasture east"), ("4,3", "large_pasture")),
        (("3,3", "large_pasture south"), ("4,3", "large_pasture")),
    ],
)
@pytest.mark.parametrize("backwards", [False, True])
def test_the_second_stable_of_a_large_pasture_counts_whichever_half_has_the_first(
    first: tuple[str, str], second: tuple[str, str], backwards: bool
) -> None:
    (has, its), (free, other) = (second, first) if backwards else (first, second)
    board = {has: f"{its} stable", free: other}
    here = farm("stone 1", board, 1)
    here.play("stable " + free.replace(",", " "), "take")
    assert {cell: words for cell, words in here.board().items() if "pasture" in words} == {
        has: f"{its} stable",
        free: f"{other} stable",
    }
    assert here.view()["players"][0]["stables"] == 1
    assert [law for law, holds in here.game.laws(here.state) if not holds] == []


@clause("CAV-ANIMALS-11")
def test_three_stables_are_all_a_player_has() -> None:
    board = dict.fromkeys(["1,1", "1,2", "1,3"], "stable")
    here = farm("stone 5", board, 1)
    assert here.legal() == ["take"]
    assert here.why("stable 2 2") == ("no-stable-left", "CAV-ANIMALS-11")
    refused_load(2, round=1, players=[player(board=board | {"2,1": "stable"})])


@clause("CAV-ANIMALS-12")
def test_a_stable_stays_from_forest_to_meadow_to_pasture() -> None:
    here = working(1, player("ruby 2", board={"4,3": "stable", "3,3": "stable"}))
    here.play("buy meadow 4 3", "buy meadow 3 3")
    assert here.board() == {"3,3": "meadow stable", "3,4": "cavern", "4,3": "meadow stable"}
    fenced = farm("wood 4", here.board(), 1)
    small = fenced.copy().play("small-pasture 3 3", "take")
    assert small.board() == here.board() | {"3,3": "small_pasture stable"}
    fenced.play("large-pasture 3 3 south", "take")
    assert fenced.board() == {
        "3,3": "large_pasture south stable",
        "3,4": "cavern",
        "4,3": "large_pasture stable",
    }


@clause("CAV-ANIMALS-13")
@pytest.mark.parametrize("cell", ["4 2", "1 3", "3 1"])
def test_a_stable_on_the_stream_or_on_a_den_gives_no_bonus(cell: str) -> None:
    assert farm("stone 1", {}).play(f"stable {cell}").goods() == {}


@clause("CAV-ANIMALS-13")
def test_the_bonus_under_a_stable_comes_with_the_tile() -> None:
    here = working(1, player("ruby 1", board={"4,3": "meadow", "4,2": "stable"}))
    assert here.play("buy meadow 4 2").goods() == {"food": 1}


@clause("CAV-ANIMALS-01", "CAV-ANIMALS-25")
def test_animals_without_room_are_converted_after_the_taking() -> None:
    """Three donkeys, room for two: two together would give three food, one gives one."""
    here = farm("", {}, 3, "donkey_farming").play("take")
    assert here.goods() == {"donkey": 3}
    assert here.legal() == ["eat donkey", "eat donkeys"]
    alone = here.copy().play("eat donkey")
    assert alone.goods() == {"donkey": 2, "food": 1}
    assert alone.legal() == ["eat donkey", "eat donkeys", "end"]
    here.play("eat donkeys")
    assert here.goods() == {"donkey": 1, "food": 3}


@clause("CAV-ANIMALS-27")
def test_a_donkey_counts_as_standing_in_an_ore_mine_when_the_miner_looks() -> None:
    """One donkey, one ore mine, room in the entrance too: the round begins with 1 ore."""
    board = {"3,4": "miner", "2,4": "deep_tunnel", "2,5": "ore_mine", "1,4": "ruby_mine"}
    players = [
        player("donkey 2", board=board, dwarfs=[dwarf(), ASIDE]),
        player(dwarfs=[ASIDE, ASIDE]),
    ]
    here = working(1, *players, spaces={"wood_gathering": {"wood": 1}})
    here.play("place wood_gathering", "end", "reveal sheep_farming")
    assert here.goods() == {"wood": 1, "ore": 1, "donkey": 2}


@clause("CAV-ANIMALS-27")
@pytest.mark.parametrize(
    ("donkeys", "mines", "due"), [(0, 2, 4), (1, 2, 3), (2, 2, 2), (3, 2, 2), (1, 0, 4)]
)
def test_the_mining_cave_counts_donkeys_up_to_the_mines(donkeys: int, mines: int, due: int) -> None:
    board = {"3,4": "mining_cave"} | dict.fromkeys(["2,4", "1,4"][:mines], "ruby_mine")
    worker = player(f"donkey {donkeys}", board=board)
    here = working(5, worker, phase="feed", harvest="normal")
    assert here.view()["players"][0]["due"] == due

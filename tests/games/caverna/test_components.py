"""Chapter COMPONENTS: boards, goods, tiles and what is scarce."""

from typing import Final

import pytest

from tests.games.caverna.scenes import (
    FARM_ANIMALS,
    GOODS,
    dwarf,
    of_kind,
    open_caverna,
    player,
    refused_load,
    scene,
)
from tests.laws import clause

FOREST: Final = [f"{row},{column}" for row in range(1, 5) for column in range(1, 4)]
ROCK: Final = [
    f"{row},{column}"
    for row in range(1, 5)
    for column in range(4, 7)
    if (row, column) not in ((4, 4), (3, 4))
]
FOREST_WORDS: Final = [
    "stable",
    "meadow",
    "meadow stable",
    "field",
    "field grain 3",
    "field vegetable 2",
    "small_pasture",
    "small_pasture stable",
    "large_pasture east",
    "large_pasture",
]
MOUNTAIN_WORDS: Final = [
    "cavern",
    "tunnel",
    "deep_tunnel",
    "ore_mine",
    "ruby_mine",
    "dwelling",
    "carpenter",
]


@clause("CAV-COMPONENTS-01")
def test_moves_lay_meadows_and_fields_in_the_forest_and_caverns_and_tunnels_in_the_mountain() -> (
    None
):
    table = open_caverna().moves
    columns: dict[str, set[int]] = {}
    for code, kind in table.kinds.items():
        for move in range(kind.first, kind.first + kind.count):
            target = table.target(move, 0)
            if target.startswith("home:"):
                columns.setdefault(code, set()).add(int(target.split("-")[-1]))
    assert columns == {
        "buy-meadow": {1, 2, 3},
        "buy-field": {1, 2, 3},
        "buy-tunnel": {4, 5, 6},
        "buy-cavern": {4, 5, 6},
        "meadow-field": {0, 1, 2, 3},
        "cavern-tunnel": {4, 5, 6, 7},
        "cavern-cavern": {4, 5, 6},
        "ore-mine": {4, 5, 6, 7},
        "ruby-mine": {4, 5, 6, 7},
        "small-pasture": {0, 1, 2, 3},
        "large-pasture": {0, 1, 2, 3},
        "stable": {0, 1, 2, 3},
        "site": {4, 5, 6, 7},
        "lay": {1, 2, 3, 4, 5, 6},
    }


@clause("CAV-COMPONENTS-01")
@pytest.mark.parametrize("word", MOUNTAIN_WORDS)
def test_no_forest_space_holds_what_belongs_into_the_mountain(word: str) -> None:
    message = refused_load(round=1, players=[player(board={"4,3": word})])
    assert message.id == "position-malformed"


@clause("CAV-COMPONENTS-01")
@pytest.mark.parametrize("word", FOREST_WORDS)
def test_no_mountain_space_holds_what_belongs_into_the_forest(word: str) -> None:
    message = refused_load(round=1, players=[player(board={"3,5": word})])
    assert message.id == "position-malformed"


@clause("CAV-COMPONENTS-02")
def test_entrance_and_one_empty_cavern_are_printed_all_the_rest_is_bare() -> None:
    here = scene(2, round=1, players=[player("ruby 2 wood 1")])
    assert here.board() == {"3,4": "cavern"}
    buys = of_kind(here.legal(), "buy")
    assert buys == [
        "buy meadow 4 3",
        "buy field 4 3",
        *(f"buy tunnel {cell}" for cell in ("2 4", "3 5", "4 5")),
        *(f"buy cavern {cell}" for cell in ("2 4", "3 5", "4 5")),
    ]
    here.play("place housework", "furnish cuddle_room")
    assert here.board() == {"3,4": "cuddle_room"}
    # 22 of the 24 spaces are unused.
    assert dict(here.sheet())["unused"] == -22


@clause("CAV-COMPONENTS-03")
def test_the_entrance_houses_two_dwarfs_and_two_animals_of_one_species() -> None:
    for animal in FARM_ANIMALS:
        here = scene(2, round=1, players=[player(f"{animal} 2")])
        assert here.view()["players"][0]["animals"] == {"4,4": {animal: 2}}
        assert here.view()["players"][0]["room"] == 2
        message = refused_load(round=1, players=[player(f"{animal} 3")])
        assert message.id == "position-impossible"
    message = refused_load(round=1, players=[player("sheep 1 donkey 1")])
    assert message.id == "position-impossible"
    message = refused_load(round=1, players=[player(dwarfs=[dwarf()] * 3)])
    assert (message.id, message.args["clause"]) == ("position-impossible", "CAV-HOME-03")


@clause("CAV-COMPONENTS-04")
def test_there_are_thirteen_goods_and_four_farm_animals() -> None:
    here = scene(2, round=1, players=[player(" ".join(f"{good} 1" for good in GOODS[:10]))])
    assert [*here.player(0)["goods"]] == list(GOODS)
    # Building materials, dogs and the food itself are no food; a dog is no farm animal.
    assert of_kind(here.legal(), "eat") == ["eat sheep", "eat grain", "eat vegetable"]
    eaten = here.game.moves.kinds["eat"].args[0]
    assert eaten == ("sheep", "donkey", "donkeys", "wild_boar", "cattle", "grain", "vegetable")
    assert dict(here.sheet())["missing"] == -2 * 3


@clause("CAV-COMPONENTS-05")
def test_goods_never_run_out() -> None:
    """The box holds 45 wood, 25 stone and 20 rubies."""
    here = scene(
        2,
        round=1,
        players=[player("wood 100 stone 99"), player("wood 100 gold 999")],
        spaces={"wood_gathering": {"wood": 300}},
    )
    here.play("place wood_gathering")
    assert here.goods() == {"wood": 400, "stone": 99}


@clause("CAV-COMPONENTS-05")
def test_ordinary_dwellings_never_run_out() -> None:
    """The box holds 17 of them; 21 stand already."""
    cells = ["3,4", *ROCK]
    here = scene(
        2,
        round=1,
        players=[
            player("wood 4 stone 3", board=dict.fromkeys(cells, "dwelling") | {"3,4": "cavern"}),
            player(board=dict.fromkeys(cells, "dwelling")),
        ],
    )
    here.play("place housework", "furnish dwelling")
    assert here.board() == dict.fromkeys(sorted(cells), "dwelling")
    assert here.goods() == {"dog": 1}


@clause("CAV-COMPONENTS-05")
def test_dwarfs_stables_and_unique_furnishings_are_scarce() -> None:
    homes = {"3,4": "dwelling", "2,4": "dwelling", "3,5": "couple_dwelling", "4,5": "cavern"}
    here = scene(
        2,
        round=4,
        players=[
            player(
                "wood 1 stone 2",
                board=homes | {"4,3": "stable", "4,2": "stable", "4,1": "stable"},
                dwarfs=[dwarf()] * 5,
            ),
            player(board={"3,4": "carpenter"}),
        ],
        spaces={"sheep_farming": {"sheep": 1}},
    )
    housework = here.copy().play("place housework")
    assert housework.why("furnish carpenter") == ("furnishing-taken", "CAV-FURNISH-06")
    assert here.why("place wish_for_children") == ("space-useless", "CAV-WORK-07")
    sheep = here.copy().play("place sheep_farming")
    assert of_kind(sheep.legal(), "stable") == []
    assert sheep.view()["players"][0]["stables"] == 0


@clause("CAV-COMPONENTS-06")
def test_four_boars_in_a_large_pasture_are_four_boars() -> None:
    board = {"4,2": "large_pasture east", "4,3": "large_pasture", "3,3": "field"}
    here = scene(2, round=1, players=[player("wild_boar 4", board=board)])
    assert here.goods() == {"wild_boar": 4}
    housed = here.view()["players"][0]["animals"]
    assert sum(group.get("wild_boar", 0) for group in housed.values()) == 4
    assert dict(here.sheet())["animals"] == 4


@clause("CAV-COMPONENTS-07")
def test_no_other_terrain_tile_exists() -> None:
    """Excavation knows both faces of the mountain tile, and no tile of two tunnels."""
    here = scene(2, round=1, spaces={"excavation_1_3": {"stone": 1}})
    here.play("place excavation_1_3")
    assert {move.split()[0] for move in here.legal()} == {"cavern-tunnel", "cavern-cavern", "end"}
    laying = {
        code
        for code, kind in here.game.moves.kinds.items()
        if kind.target.startswith("home:") and code not in ("stable", "site")
    }
    assert laying == {
        # Double tiles: their fronts, and the backs that lie alone.
        "cavern-tunnel",
        "cavern-cavern",
        "meadow-field",
        "ore-mine",
        "large-pasture",
        # Single tiles, by ruby, by action, or as loot.
        "buy-tunnel",
        "buy-cavern",
        "buy-meadow",
        "buy-field",
        "ruby-mine",
        "small-pasture",
        "lay",
    }
    assert {"tunnel", "cavern", "meadow", "field"} <= set(here.game.moves.kinds["loot"].args[0])


@clause("CAV-COMPONENTS-08")
def test_gold_is_a_total_and_change_is_always_there() -> None:
    here = scene(2, round=1, players=[player("gold 13")])
    here.play("coins")
    assert here.goods() == {"gold": 11, "food": 1}
    here.play("coin", "coin")
    assert here.goods() == {"gold": 9, "food": 3}


@clause("CAV-COMPONENTS-08")
def test_weapons_have_strengths_1_to_14_and_equal_ones_may_be_many() -> None:
    here = scene(
        2, round=1, players=[player(dwarfs=[dwarf(14)] * 2), player(dwarfs=[dwarf(14), dwarf(1)])]
    )
    assert [weapon for weapon, _, _ in here.dwarfs(0)] == [14, 14]
    assert sorted(weapon for weapon, _, _ in here.dwarfs(1)) == [1, 14]
    for weapon in (15, -1, 1.5, "8"):
        message = refused_load(
            round=1, players=[player(dwarfs=[{"weapon": weapon, "at": None}, dwarf()])]
        )
        assert message.id == "position-malformed"

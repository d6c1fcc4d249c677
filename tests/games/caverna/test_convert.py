"""Chapter CONVERT: goods into food, at the rates of the board, whenever the player decides."""

from typing import Any, Final

import pytest

from dolmen.core.rng import Rng
from tests.games.caverna.scenes import (
    ASIDE,
    Scene,
    counts,
    dwarf,
    of_kind,
    open_caverna,
    player,
    scene,
)
from tests.laws import clause

EXCHANGES: Final = ("ruby", "buy", "eat", "coins", "coin", "use", "disarm")
# One place for each of four donkeys.
MINES: Final = {"3,5": "ore_mine", "3,6": "ruby_mine"}


def holding(goods: str, **more: Any) -> Scene:
    """Seat 0 of two is to place a dwarf and holds these goods."""
    return scene(2, round=1, players=[player(goods, **more)])


def exchanges(here: Scene) -> list[str]:
    """What the player may exchange now."""
    return of_kind(here.legal(), *EXCHANGES)


# Rates


@clause("CAV-CONVERT-01")
def test_goods_become_food_any_number_of_times() -> None:
    here = holding("grain 3 vegetable 1 sheep 2")
    assert exchanges(here) == ["eat sheep", "eat grain", "eat vegetable"]
    here.play("eat grain", "eat sheep", "eat grain", "eat vegetable", "eat grain", "eat sheep")
    assert here.goods() == counts("food 7")
    assert exchanges(here) == []
    assert here.why("eat grain") == ("not-enough", "CAV-CONVERT-01")


@clause("CAV-CONVERT-01")
def test_an_exchange_is_not_a_turn() -> None:
    here = holding("grain 2")
    places = of_kind(here.legal(), "place")
    here.play("eat grain")
    assert here.actor() == 0
    assert of_kind(here.legal(), "place") == places


@clause("CAV-CONVERT-02")
@pytest.mark.parametrize("n", range(1, 8))
def test_n_and_one_gold_give_n_food_in_one_exchange(n: int) -> None:
    here = holding(f"gold {n + 1}")
    assert exchanges(here) == ["coins"]
    here.play("coins", *["coin"] * (n - 1))
    assert here.goods() == counts(f"food {n}")
    assert exchanges(here) == []


@clause("CAV-CONVERT-02")
def test_one_gold_alone_gives_nothing() -> None:
    here = holding("gold 1")
    assert exchanges(here) == []
    assert here.why("coins") == ("not-enough", "CAV-CONVERT-01")
    assert here.why("coin") == ("no-coins-open", "CAV-CONVERT-02")


@clause("CAV-CONVERT-02")
@pytest.mark.parametrize("between", ["eat grain", "ruby wood", "place supplies"])
def test_any_other_move_closes_an_exchange_of_gold(between: str) -> None:
    here = holding("gold 5 grain 1 ruby 1")
    here.play("coins")
    assert here.why("coin") == ("legal", "")
    assert of_kind(here.legal(), "coins", "coin") == ["coins", "coin"]
    here.play(between)
    assert here.why("coin") == ("no-coins-open", "CAV-CONVERT-02")
    assert of_kind(here.legal(), "coins", "coin") == ["coins"]


@clause("CAV-CONVERT-02")
def test_points_of_tiles_and_pastures_are_no_gold() -> None:
    mine = {"3,4": "blacksmith", "3,5": "ore_mine", "3,6": "deep_tunnel"}
    here = holding("", board=mine | {"4,3": "small_pasture"})
    assert dict(here.sheet())["tiles"] == 3 + 2 + 3
    assert exchanges(here) == []


@clause("CAV-CONVERT-03")
@pytest.mark.parametrize(
    ("good", "move", "food"),
    [
        ("sheep 1", "eat sheep", 1),
        ("wild_boar 1", "eat wild_boar", 2),
        ("cattle 1", "eat cattle", 3),
        ("grain 1", "eat grain", 1),
        ("vegetable 1", "eat vegetable", 2),
        ("donkey 1", "eat donkey", 1),
        ("donkey 2", "eat donkeys", 3),
    ],
)
def test_every_good_has_its_rate(good: str, move: str, food: int) -> None:
    here = holding(good)
    pair = ["eat donkey", "eat donkeys"]
    assert exchanges(here) == (pair if good == "donkey 2" else [move])
    here.play(move)
    assert here.goods() == counts(f"food {food}")
    assert here.told("gained") == [f"gained P0 food {food}"]
    assert here.told("spent") == [f"spent P0 {good}"]


@clause("CAV-CONVERT-03", "CAV-RUBY-02")
def test_a_ruby_gives_two_food() -> None:
    assert holding("ruby 2").play("ruby food").goods() == counts("ruby 1 food 2")


@clause("CAV-CONVERT-03")
def test_two_donkeys_apart_give_less_than_together() -> None:
    assert holding("donkey 2").play("eat donkey", "eat donkey").goods() == counts("food 2")
    assert holding("donkey 1").why("eat donkeys") == ("not-enough", "CAV-CONVERT-01")


@clause("CAV-CONVERT-04")
def test_dogs_wood_stone_ore_and_dwarfs_are_no_food() -> None:
    assert exchanges(holding("dog 4 wood 9 stone 9 ore 9 food 9")) == []
    table = open_caverna().moves
    eaten = table.kinds["eat"]
    assert [table.name(eaten.first + i) for i in range(eaten.count)] == [
        "eat sheep",
        "eat donkey",
        "eat donkeys",
        "eat wild_boar",
        "eat cattle",
        "eat grain",
        "eat vegetable",
    ]


@clause("CAV-CONVERT-05")
def test_a_converted_animal_leaves_its_room_at_once() -> None:
    here = holding("sheep 2 ruby 1")
    here.copy().play("ruby donkey")
    full = here.copy().play("ruby donkey")
    assert full.legal() == ["eat sheep", "eat donkey"]
    here.play("eat sheep", "eat sheep", "ruby donkey")
    assert here.goods() == counts("food 2 donkey 1")
    assert exchanges(here) == ["eat donkey"]


@clause("CAV-CONVERT-05")
def test_food_is_never_turned_back() -> None:
    assert exchanges(holding("food 30")) == []


@clause("CAV-CONVERT-06")
@pytest.mark.parametrize(("gold", "food"), [(2, 1), (3, 2), (4, 3)])
def test_two_three_or_four_gold_at_once_give_one_two_or_three_food(gold: int, food: int) -> None:
    here = holding(f"gold {gold}").play("coins", *["coin"] * (gold - 2))
    assert here.goods() == counts(f"food {food}")


@clause("CAV-CONVERT-06")
def test_four_gold_as_two_and_two_give_two_food() -> None:
    assert holding("gold 4").play("coins", "coins").goods() == counts("food 2")


@clause("CAV-CONVERT-07")
def test_three_donkeys_give_four_food_and_four_give_six() -> None:
    here = holding("donkey 3", board=MINES).play("eat donkeys", "eat donkey")
    assert here.goods() == counts("food 4")
    here = holding("donkey 4", board=MINES).play("eat donkeys", "eat donkeys")
    assert here.goods() == counts("food 6")


# When


FIELDS: Final = {"4,3": "field", "3,3": "field", "3,2": "field", "4,2": "meadow"}
TIMES: Final[list[tuple[str, dict[str, Any], list[str]]]] = [
    ("before the placement", {}, []),
    ("before the dog of housework", {}, ["place housework"]),
    ("between the parts of sustenance", {}, ["place sustenance_1_3"]),
    ("between two sowings", {}, ["place slash_and_burn", "sow grain"]),
    ("between forging and expedition", {}, ["place blacksmithing", "forge 1"]),
    ("between two loot items", {}, ["place blacksmithing", "forge 3", "loot wood"]),
    ("before ending the turn", {}, ["place supplies"]),
    ("in the feeding", {"phase": "feed", "harvest": "normal"}, []),
    ("in a 1-food ending", {"phase": "feed", "round": 4, "harvest": "food"}, []),
    ("just before breeding", {"phase": "breed", "harvest": "normal"}, []),
    ("just after breeding", {"phase": "breed", "harvest": "normal"}, ["breed sheep"]),
    ("before scoring", {"phase": "last", "round": 12}, []),
]


@clause("CAV-CONVERT-08")
@pytest.mark.parametrize(("when", "keys", "moves"), TIMES, ids=[time[0] for time in TIMES])
def test_exchanges_are_possible_at_every_own_decision(
    when: str, keys: dict[str, Any], moves: list[str]
) -> None:
    own = player("ruby 1 grain 5 vegetable 1 gold 2 ore 5 sheep 2 food 9", board=FIELDS)
    own["goods"]["dog"] = 1  # watches the newborn sheep
    here = scene(2, **{"round": 5, "players": [own], **keys})
    here.play(*moves)
    assert here.actor() == 0, when
    rubies = of_kind(exchanges(here), "ruby")
    assert [move.split()[1] for move in rubies] == [
        "wood", "stone", "ore", "grain", "vegetable", "food", "gold",
        "dog", "sheep", "donkey", "wild_boar", "cattle",
    ]  # fmt: skip
    assert of_kind(exchanges(here), "eat", "coins") == [
        "eat sheep",
        "eat grain",
        "eat vegetable",
        "coins",
    ]
    tiles = ["buy meadow 2 3", "buy field 2 3", "buy tunnel 2 4"]
    assert [move for move in tiles if move in here.legal()] == tiles


@clause("CAV-CONVERT-08", "CAV-MARKET-04")
def test_exchanges_are_possible_between_two_purchases() -> None:
    here = scene(5, round=1, players=[player("grain 1")])
    here.play("place weekly_market", "market wood")
    assert exchanges(here) == ["eat grain", "coins"]


@clause("CAV-CONVERT-08")
def test_nobody_exchanges_in_the_turn_of_another() -> None:
    here = scene(2, round=1, players=[player("grain 4"), player("vegetable 1")])
    assert exchanges(here) == ["eat grain"]
    here.play("place supplies", "end")
    assert here.actor() == 1
    assert exchanges(here) == ["eat vegetable"]


INSIDE: Final[list[tuple[str, int, dict[str, Any], list[str]]]] = [
    (
        "while it is chosen how a tile is paid",
        2,
        {"goods": "wood 4 stone 3 ore 2", "board": {"3,4": "builder", "2,4": "cavern"}},
        ["place housework", "furnish dwelling"],
    ),
    (
        "while it is chosen where a tile goes",
        2,
        {"goods": "wood 1", "board": {"2,4": "cavern"}},
        ["place housework", "furnish cuddle_room"],
    ),
    (
        "while a single tile of the loot is laid",
        2,
        {"goods": "", "dwarfs": [dwarf(9), dwarf(9)]},
        ["place logging_1_3", "loot tunnel"],
    ),
    (
        "while a breeding of the loot is chosen",
        2,
        {"goods": "sheep 2", "dwarfs": [dwarf(14), dwarf(14)], "board": {"4,3": "small_pasture"}},
        ["place logging_1_3", "loot breed"],
    ),
    (
        "after a ruby for overtaking",
        2,
        {"goods": "", "dwarfs": [dwarf(), dwarf(3)]},
        ["overtake 3"],
    ),
    ("while it is chosen what is imitated", 3, {"goods": "food 4"}, ["place imitation_3"]),
]


@clause("CAV-CONVERT-08")
@pytest.mark.parametrize(
    ("when", "seats", "own", "moves"), INSIDE, ids=[inside[0] for inside in INSIDE]
)
def test_no_exchange_is_possible_inside_an_indivisible_step(
    when: str, seats: int, own: dict[str, Any], moves: list[str]
) -> None:
    own = dict(own)
    me = player(own.pop("goods") + " ruby 2 grain 1", **own)
    others = [player(dwarfs=[dwarf(at="sustenance_1_3"), ASIDE]), player(dwarfs=[ASIDE, ASIDE])]
    here = scene(
        seats,
        round=1,
        players=[me, *others[: seats - 1]],
        spaces={"logging_1_3": {"wood": 3}},
    )
    here.play(*moves)
    assert here.actor() == 0, when
    assert exchanges(here) == []
    for move in ("ruby wood", "eat grain", "buy tunnel 2 4"):
        assert here.why(move) == ("no-exchange-now", "CAV-CONVERT-08")


@clause("CAV-CONVERT-08")
def test_no_exchange_is_possible_while_fields_or_breeding_are_chosen() -> None:
    here = scene(
        2,
        round=12,
        phase="choose",
        harvest="choice",
        marker="question",
        questions=2,
        players=[player("ruby 1 grain 1")],
    )
    assert here.legal() == ["harvest fields", "harvest breeding"]
    assert here.why("eat grain") == ("no-exchange-now", "CAV-CONVERT-08")


# Nothing runs in a circle


MAKERS: Final = {
    "3,4": "cooking_cave",
    "2,4": "hunting_parlor",
    "2,5": "beer_parlor",
    "2,6": "blacksmithing_parlor",
    "1,4": "peaceful_cave",
    "1,5": "seam",
    "1,6": "dog_school",
}


@clause("CAV-CONVERT-09")
@pytest.mark.parametrize("trading", ["trader", "spare_part_storage"])
@pytest.mark.parametrize("seed", range(6))
def test_no_exchange_can_be_repeated_for_ever(trading: str, seed: int) -> None:
    rich = player(
        "wood 9 stone 9 ore 9 ruby 6 grain 9 vegetable 6 gold 12 sheep 2 food 1",
        board=MAKERS | {"3,5": trading},
        dwarfs=[dwarf(5), dwarf(9)],
    )
    here = scene(1, round=1, players=[rich])
    rng = Rng(seed)
    made = 0
    while found := exchanges(here):
        here.play(found[rng.below(len(found))])
        made += 1
        # Far more than goods of that number allow, if each exchange uses up something.
        assert made < 300
    left = here.goods()
    assert "ruby" not in left
    assert not any(d["weapon"] for d in here.player()["dwarfs"])
    assert not {"grain", "vegetable", "sheep", "donkey", "wild_boar", "cattle"} & set(left)


@clause("CAV-CONVERT-09", "CAV-FURNISH-09")
def test_trader_and_spare_part_storage_are_never_in_force_together() -> None:
    here = holding("wood 2 gold 4", board={"3,4": "trader", "2,4": "cavern"})
    here.play("place housework", "furnish spare_part_storage")
    board = here.board()
    assert (board["3,4"], board["2,4"]) == ("spare_part_storage", "cavern")
    assert here.dump()["gone"] == ["trader"]


@clause("CAV-CONVERT-10")
def test_the_trader_gives_a_set_of_materials_that_no_exchange_turns_back() -> None:
    here = holding("gold 2", board={"3,4": "trader", "2,4": "cavern"})
    assert exchanges(here) == ["coins", "use trader"]
    here.play("use trader")
    assert here.goods() == counts("wood 1 stone 1 ore 1")
    assert exchanges(here) == []


@clause("CAV-CONVERT-10")
def test_the_spare_part_storage_lies_on_the_trader_which_then_cannot_be_used() -> None:
    here = holding("gold 4 wood 3 stone 1 ore 1", board={"3,4": "trader", "2,4": "cavern"})
    here.play("place housework", "furnish spare_part_storage")
    assert here.board()["3,4"] == "spare_part_storage"
    assert here.why("use trader") == ("no-such-furnishing", "CAV-FURNISH-07")
    here.play("use spare_part_storage")
    assert here.goods() == counts("gold 6 dog 1")

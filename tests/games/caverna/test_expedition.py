"""Chapter EXPEDITION: who goes, for how much, and what a weapon learns; items are in test_loot."""

import pytest

from tests.games.caverna.boards import working
from tests.games.caverna.scenes import ASIDE, Scene, dwarf, of_kind, player
from tests.laws import clause

LOOT_OF_ONE = ["loot all_weapons_plus_1", "loot wood", "loot dog"]
LOOT = {
    "all_weapons_plus_1": 1,
    "wood": 1,
    "dog": 1,
    "grain": 2,
    "sheep": 2,
    "stone": 3,
    "donkey": 3,
    "vegetable": 4,
    "ore": 4,
    "wild_boar": 5,
    "gold": 6,
    "furnish_cavern": 7,
    "stable": 8,
    "tunnel": 9,
    "small_pasture": 9,
    "cattle": 10,
    "large_pasture": 10,
    "meadow": 11,
    "dwelling": 11,
    "field": 12,
    "sow": 12,
    "cavern": 14,
    "breed": 14,
}
# A board and goods with which every item can be carried out.
READY = {"4,3": "meadow", "4,2": "meadow", "3,3": "field", "3,2": "small_pasture"}
PLENTY = "wood 5 stone 5 grain 1 sheep 2"


def explorer(strength: int, goods: str = "", board: dict[str, str] | None = None) -> Scene:
    """Seat 0 of three has just sent a dwarf of that strength on a level-4 expedition."""
    worker = player(goods, board=board or {}, dwarfs=[dwarf(strength), ASIDE])
    return working(9, worker, seats=3).play("place exploration")


@clause("CAV-EXPEDITION-01")
def test_only_an_armed_dwarf_goes() -> None:
    """The unarmed dwarf must be placed first, whatever the other bears."""
    here = working(9, player(dwarfs=[dwarf(), dwarf(9)]), seats=3)
    assert here.why("place exploration") == ("space-useless", "CAV-WORK-07")
    logging = working(8, spaces={"logging_1_3": {"wood": 3}}).play("place logging_1_3")
    assert logging.goods() == {"wood": 3}
    assert logging.actor() == 1
    assert working(8).why("place logging_1_3") == ("space-useless", "CAV-WORK-07")


@clause("CAV-EXPEDITION-01")
def test_it_is_the_acting_dwarf_whose_weapon_counts_and_grows() -> None:
    here = working(9, player(dwarfs=[dwarf(2), dwarf(12)]), seats=3).play("place exploration")
    assert here.legal() == [*LOOT_OF_ONE, "loot grain", "loot sheep"]
    here.play("loot grain", "stop")
    assert here.dwarfs() == [(3, "exploration", False), (12, None, False)]


@clause("CAV-EXPEDITION-02")
@pytest.mark.parametrize(
    ("seats", "number", "space", "level"),
    [
        (2, 1, "logging_1_3", 1),
        (4, 1, "logging_4_7", 1),
        (2, 3, "ore_mine_construction", 2),
        (5, 1, "hardware_rental_5", 2),
        (6, 1, "hardware_rental_6_7", 2),
        (2, 1, "blacksmithing", 3),
        (3, 9, "exploration", 4),
    ],
)
def test_a_level_yields_at_least_one_and_at_most_so_many_different_items(
    seats: int, number: int, space: str, level: int
) -> None:
    here = working(number, player(dwarfs=[dwarf(4), ASIDE]), seats=seats).play(f"place {space}")
    items = ["stone", "wood", "dog", "ore"]
    assert here.why("stop") == ("not-now", "CAV-WORK-03")
    for taken, item in enumerate(items[:level], start=1):
        here.play(f"loot {item}")
        if taken < level:
            assert here.why(f"loot {item}") == ("taken-already", "CAV-EXPEDITION-02")
            assert here.legal()[-1] == "stop"
    gained = {"stone": 1, "wood": 1, "dog": 1, "ore": 2}
    fixed = {"wood": 2} if space == "hardware_rental_6_7" else {}
    assert here.goods() == {
        good: gained[good] * (good in items[:level]) + fixed.get(good, 0)
        for good in gained
        if good in items[:level] or good in fixed
    }
    assert here.dwarfs()[0] == (5, space, False)
    assert here.actor() == 1


@clause("CAV-EXPEDITION-02")
def test_an_expedition_may_stop_after_each_item() -> None:
    here = explorer(1).play("loot wood", "stop")
    assert here.goods() == {"wood": 1}
    assert here.dwarfs()[0] == (2, "exploration", False)
    assert here.actor() == 1


@clause("CAV-EXPEDITION-02")
def test_strength_one_yields_three_items_even_on_level_four() -> None:
    here = explorer(1).play("loot dog", "loot all_weapons_plus_1", "loot wood")
    assert here.actor() == 1
    assert here.dwarfs()[0] == (3, "exploration", False)


@clause("CAV-EXPEDITION-03")
@pytest.mark.parametrize("strength", range(1, 15))
def test_each_item_asks_for_its_strength(strength: int) -> None:
    here = explorer(strength, PLENTY, READY)
    assert of_kind(here.legal(), "loot") == [
        f"loot {item}" for item, needed in LOOT.items() if needed <= strength
    ]
    for item, needed in LOOT.items():
        if needed > strength:
            assert here.why(f"loot {item}") == ("too-weak", "CAV-EXPEDITION-03")


@clause("CAV-EXPEDITION-04")
def test_what_one_item_yields_serves_a_later_one() -> None:
    """The field, the grain, then the sowing; the wood, then the pasture."""
    here = explorer(12, "", {"4,3": "meadow"})
    assert here.why("loot sow") == ("loot-useless", "CAV-EXPEDITION-02")
    assert here.why("loot small_pasture") == ("loot-useless", "CAV-EXPEDITION-02")
    here.play("loot field", "lay 3 3", "loot grain", "loot sow", "sow grain")
    assert here.board() == {"3,3": "field grain 3", "3,4": "cavern", "4,3": "meadow"}
    assert here.goods() == {}
    here.play("loot wood")
    assert here.actor() == 1
    pasture = explorer(9, "", {"4,3": "meadow"}).play("loot wood", "loot small_pasture")
    pasture.play("small-pasture 4 3")
    assert pasture.board() == {"3,4": "cavern", "4,3": "small_pasture"}


@clause("CAV-EXPEDITION-05")
def test_plus_one_to_all_weapons_unlocks_nothing_and_arms_nobody() -> None:
    family = [dwarf(1), dwarf(3), dwarf(14), dwarf(0, "aside")]
    board = {"3,4": "couple_dwelling"}
    here = working(9, player(board=board, dwarfs=family), seats=3).play("place exploration")
    here.play("loot all_weapons_plus_1")
    assert here.legal() == ["loot wood", "loot dog", "stop"]
    assert [weapon for weapon, _, _ in here.dwarfs()] == [1, 3, 14, 0]
    here.play("stop")
    assert [weapon for weapon, _, _ in here.dwarfs()] == [3, 4, 14, 0]
    assert here.told("armed") == ["armed P0"]


@clause("CAV-EXPEDITION-06")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (8, 9), (13, 14), (14, 14)])
@pytest.mark.parametrize(
    ("number", "space"), [(1, "logging_1_3"), (3, "ore_mine_construction"), (1, "blacksmithing")]
)
def test_the_weapon_gains_one_at_the_end_of_any_expedition(
    number: int, space: str, before: int, after: int
) -> None:
    here = working(number, player(dwarfs=[dwarf(before), ASIDE])).play(f"place {space}")
    here.play("loot wood")
    if space != "logging_1_3":
        assert here.dwarfs()[0][0] == before
        here.play("stop")
    assert here.dwarfs()[0] == (after, space, False)


@clause("CAV-EXPEDITION-07")
def test_the_two_expeditions_of_adventure_are_separate() -> None:
    """Strength 3 takes stone; with 4 the second may take stone again, or ore."""
    here = working(11, player(dwarfs=[dwarf(3), ASIDE])).play("place adventure", "loot stone")
    assert here.dwarfs()[0][0] == 4
    assert here.legal() == [
        *LOOT_OF_ONE,
        "loot grain",
        "loot sheep",
        "loot stone",
        "loot donkey",
        "loot vegetable",
        "loot ore",
        "end",
    ]
    once = here.copy().play("end")
    assert once.dwarfs()[0] == (4, "adventure", False)
    here.play("loot stone")
    assert here.goods() == {"stone": 2}
    assert here.dwarfs()[0] == (5, "adventure", False)


@clause("CAV-EXPEDITION-07")
def test_plus_one_to_all_weapons_counts_for_the_second_expedition() -> None:
    here = working(11, player(dwarfs=[dwarf(1), ASIDE]))
    here.play("place adventure", "loot all_weapons_plus_1")
    assert here.dwarfs()[0][0] == 3
    assert here.legal() == [
        *LOOT_OF_ONE,
        "loot grain",
        "loot sheep",
        "loot stone",
        "loot donkey",
        "end",
    ]


@clause("CAV-EXPEDITION-08")
def test_where_expeditions_start() -> None:
    expected = {
        1: ["logging_1_3", "blacksmithing", "ore_mine_construction", "adventure"],
        2: ["logging_1_3", "blacksmithing", "ore_mine_construction", "adventure"],
        3: ["logging_1_3", "blacksmithing", "ore_mine_construction", "exploration", "adventure"],
        4: ["logging_4_7", "blacksmithing", "ore_mine_construction", "exploration", "adventure"],
        5: [
            "logging_4_7",
            "hardware_rental_5",
            "blacksmithing",
            "ore_mine_construction",
            "exploration",
            "adventure",
        ],
        7: [
            "logging_4_7",
            "hardware_rental_6_7",
            "blacksmithing",
            "ore_mine_construction",
            "exploration",
            "adventure",
        ],
    }
    found = {}
    for seats in expected:
        here = working(12, player(dwarfs=[dwarf(1), ASIDE]), seats=seats)
        found[seats] = [
            move.removeprefix("place ")
            for move in of_kind(here.legal(), "place")
            if of_kind(here.copy().play(move).legal(), "loot")
        ]
    assert found == expected
    assert working(12).why("place exploration") == ("space-absent", "CAV-WORK-18")


@clause("CAV-EXPEDITION-09")
def test_a_looted_animal_is_housed_or_converted_at_once() -> None:
    here = explorer(10, "cattle 2").play("loot wild_boar")
    assert here.legal() == ["eat wild_boar", "eat cattle"]
    here.play("eat wild_boar")
    assert here.goods() == {"cattle": 2, "food": 2}
    assert here.play("loot cattle").legal() == ["eat cattle"]
    here.play("eat cattle")
    assert here.goods() == {"cattle": 2, "food": 5}


@clause("CAV-EXPEDITION-09")
def test_building_items_follow_the_rules_of_building() -> None:
    """No cavern, no wood, no stone, no meadow, no field, no pair: nothing but goods is left."""
    rock = ["1,4", "1,5", "1,6", "2,4", "2,5", "2,6", "3,4", "3,5", "3,6", "4,5", "4,6"]
    forest = [f"{row},{column}" for row in range(1, 5) for column in range(1, 4)]
    full = dict.fromkeys(rock, "tunnel") | dict.fromkeys(forest, "field grain 1")
    full["3,4"] = "dwelling"
    here = explorer(14, "", full)
    goods = ["wood", "dog", "grain", "sheep", "stone", "donkey", "vegetable", "ore", "wild_boar"]
    assert here.legal() == [
        f"loot {item}" for item in ["all_weapons_plus_1", *goods, "gold", "cattle"]
    ]
    for item in LOOT.keys() - {"all_weapons_plus_1", *goods, "gold", "cattle"}:
        assert here.why(f"loot {item}") == ("loot-useless", "CAV-EXPEDITION-02")


@clause("CAV-EXPEDITION-10")
def test_a_dwarf_of_strength_one_on_a_level_3_expedition() -> None:
    here = working(1, player(dwarfs=[dwarf(1), ASIDE])).play("place blacksmithing")
    assert here.legal() == ["loot all_weapons_plus_1", "loot wood", "loot dog"]
    here.play("loot all_weapons_plus_1", "loot dog", "loot wood")
    assert here.goods() == {"dog": 1, "wood": 1}
    assert here.dwarfs()[0] == (3, "blacksmithing", False)


@clause("CAV-EXPEDITION-11")
def test_seven_ore_for_a_dog_two_gold_and_a_furnishing() -> None:
    here = working(1, player("ore 10")).play("place blacksmithing", "forge 7")
    here.play("loot dog", "loot gold", "loot furnish_cavern")
    assert here.goods() == {"ore": 3, "dog": 1, "gold": 2}
    here.play("furnish blacksmithing_parlor")
    assert here.goods() == {"dog": 1, "gold": 2}
    assert here.board() == {"3,4": "blacksmithing_parlor"}
    assert here.dwarfs()[0] == (8, "blacksmithing", False)


@clause("CAV-EXPEDITION-12")
def test_five_fourteen_and_none_become_seven_fourteen_and_none() -> None:
    family = [dwarf(5), dwarf(14), dwarf(0, "aside")]
    here = working(1, player(board={"3,4": "dwelling"}, dwarfs=family))
    here.play("place blacksmithing", "loot all_weapons_plus_1", "stop")
    assert [weapon for weapon, _, _ in here.dwarfs()] == [7, 14, 0]


@clause("CAV-EXPEDITION-13")
def test_loot_is_resolved_before_the_next_player_moves() -> None:
    """Others may play on in thought; the outcome is that of immediate resolution."""
    here = explorer(6)
    for item in ("wood", "stone", "gold"):
        here.play(f"loot {item}")
        assert here.actor() == 0
    assert here.goods() == {"wood": 1, "stone": 1, "gold": 2}
    here.play("loot dog")
    assert here.goods() == {"wood": 1, "stone": 1, "gold": 2, "dog": 1}


@clause("CAV-EXPEDITION-14")
def test_the_travellers_weapon_is_not_handed_in_during_the_expedition() -> None:
    """Another weapon is; before and after it, so is the traveller's."""
    family = [dwarf(2), dwarf(9)]
    here = working(1, player(board={"3,4": "peaceful_cave"}, dwarfs=family))
    here.play("place blacksmithing", "loot wood")
    assert here.legal() == [
        "disarm 9",
        "loot all_weapons_plus_1",
        "loot dog",
        "loot grain",
        "loot sheep",
        "stop",
    ]
    assert here.why("disarm placed 2") == ("weapon-travels", "CAV-EXPEDITION-14")
    here.play("stop")
    assert here.legal() == ["disarm 9", "disarm placed 3", "end"]
    assert here.play("disarm placed 3").goods() == {"wood": 1, "food": 3}


@clause("CAV-EXPEDITION-14")
def test_another_dwarf_with_the_same_strength_may_hand_his_in() -> None:
    family = [dwarf(2), dwarf(2)]
    here = working(1, player(board={"3,4": "peaceful_cave"}, dwarfs=family))
    here.play("place blacksmithing", "loot wood", "disarm 2", "stop")
    assert sorted(weapon for weapon, _, _ in here.dwarfs()) == [0, 3]

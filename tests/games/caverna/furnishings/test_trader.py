"""Trader and spare part storage: the two exchanges, and how one tile covers the other for good."""

import pytest

from tests.games.caverna.furnishings.tiles import (
    at_feeding,
    at_housework,
    at_work,
    furnishable,
    holder,
    last_exchanges,
    sheet,
    with_dog,
)
from tests.games.caverna.scenes import counts, dwarf, of_kind
from tests.laws import clause

BOTH = [("trader", "spare_part_storage"), ("spare_part_storage", "trader")]
PRICES = {"trader": "wood 1", "spare_part_storage": "wood 2"}


@clause("CAV-CONVERT-10", "CAV-CONVERT-08")
def test_the_trader_gives_one_wood_one_stone_and_one_ore_for_two_gold() -> None:
    s = at_work("gold 5", "trader")
    s.play("use trader")
    assert s.goods() == counts("gold 3 wood 1 stone 1 ore 1")
    s.play("use trader")
    assert s.goods() == counts("gold 1 wood 2 stone 2 ore 2")
    assert s.why("use trader") == ("not-enough", "CAV-CONVERT-01")


@clause("CAV-CONVERT-09", "CAV-CONVERT-10")
def test_nothing_turns_the_materials_of_the_trader_back_into_gold() -> None:
    s = at_work("gold 2", "trader").play("use trader")
    assert s.goods() == counts("wood 1 stone 1 ore 1")
    assert of_kind(s.legal(), "use", "coins", "eat", "ruby") == []
    assert s.why("use spare_part_storage") == ("no-such-furnishing", "CAV-FURNISH-07")


@clause("CAV-CONVERT-09")
def test_the_spare_part_storage_gives_two_gold_for_one_of_each_material() -> None:
    s = at_work("wood 2 stone 3 ore 2", "spare_part_storage")
    s.play("use spare_part_storage", "use spare_part_storage")
    assert s.goods() == counts("stone 1 gold 4")
    assert s.why("use spare_part_storage") == ("not-enough", "CAV-CONVERT-01")


@clause("CAV-CONVERT-01")
@pytest.mark.parametrize("goods", ["wood 9 stone 9", "wood 9 ore 9", "stone 9 ore 9"])
def test_the_spare_part_storage_needs_all_three_materials(goods: str) -> None:
    s = at_work(goods, "spare_part_storage")
    assert s.why("use spare_part_storage") == ("not-enough", "CAV-CONVERT-01")
    assert of_kind(s.legal(), "use") == []


@clause("CAV-CONVERT-08", "CAV-FURNISH-02")
def test_what_the_trader_brings_in_the_middle_of_an_action_builds_in_it() -> None:
    s = at_housework("gold 2", "trader")
    assert of_kind(s.legal(), "furnish") == ["furnish dog_school"]
    s.play("use trader")
    held = "wood 1 stone 1 ore 1"
    assert of_kind(s.legal(), "furnish") == furnishable(held, owned="trader")
    s.play("furnish miner")
    assert s.goods() == with_dog("ore 1")


@clause("CAV-CONVERT-08")
def test_both_exchanges_are_open_in_the_feeding() -> None:
    s = at_feeding("gold 2 food 1", "trader")
    assert s.legal() == ["coins", "use trader", "feed 0", "feed 1"]
    s = at_feeding("wood 1 stone 1 ore 1", "spare_part_storage")
    assert s.legal() == ["use spare_part_storage", "feed 0"]
    s.play("use spare_part_storage", "coins")
    assert s.legal() == ["feed 0", "feed 1"]


@clause("CAV-END-03", "CAV-SCORE-10")
def test_the_spare_part_storage_makes_gold_before_scoring() -> None:
    s = last_exchanges("wood 1 stone 2 ore 3", "spare_part_storage")
    assert s.legal() == ["use spare_part_storage", "end"]
    assert s.sheet() == sheet(unused=-21)
    s.play("use spare_part_storage", "end")
    assert s.sheet() == sheet(unused=-21, gold=2)
    assert s.actor() == -2


@clause("CAV-END-04")
def test_the_trader_works_before_scoring_too() -> None:
    s = last_exchanges("gold 3", "trader stone_storage")
    assert s.sheet() == sheet({"stone_storage": 0}, unused=-20, tiles=2, gold=3)
    s.play("use trader")
    assert s.sheet() == sheet({"stone_storage": 1}, unused=-20, tiles=2, gold=1)


@clause("CAV-FURNISH-09", "CAV-FURNISH-05")
@pytest.mark.parametrize(("new", "old"), BOTH)
def test_the_one_is_laid_on_the_other_without_an_empty_cavern(new: str, old: str) -> None:
    s = at_housework(PRICES[new], land={"3,4": old})
    assert of_kind(s.legal(), "furnish") == [f"furnish {new}"]
    s.play(f"furnish {new}")
    assert s.goods() == with_dog()
    assert s.board() == {"3,4": new}
    assert s.dump()["gone"] == [old]


@clause("CAV-FURNISH-09")
@pytest.mark.parametrize(("new", "old"), BOTH)
def test_an_empty_cavern_is_neither_needed_nor_used_for_the_second_tile(new: str, old: str) -> None:
    s = at_housework(PRICES[new], old, {"2,4": "cavern"})
    s.play(f"furnish {new}")
    assert s.board() == {"3,4": "cavern", "3,5": new, "2,4": "cavern"}


@clause("CAV-FURNISH-09", "CAV-FURNISH-03")
@pytest.mark.parametrize(("new", "old", "short"), [(*BOTH[0], ""), (*BOTH[1], "wood 1")])
def test_the_second_tile_is_paid_in_full(new: str, old: str, short: str) -> None:
    s = at_housework(short, old)
    assert s.why(f"furnish {new}") == ("too-expensive", "CAV-FURNISH-03")


@clause("CAV-FURNISH-09", "CAV-FURNISH-06")
@pytest.mark.parametrize(("new", "old"), BOTH)
def test_the_covered_tile_is_never_on_offer_again_to_anybody(new: str, old: str) -> None:
    both = {"dwarfs": [dwarf(0, "logging_1_3"), dwarf()]}
    rich = holder("wood 9 stone 9 ore 9") | both
    s = at_work(PRICES[new], old, others=[rich])
    s.play("place housework", f"furnish {new}")
    left = [tile for tile in s.view()["furnishings"] if tile in (new, old)]
    assert left == []
    rival = at_work("wood 9 stone 9 ore 9", gone=[old], others=[holder("", new)])
    rival.play("place housework")
    expected = furnishable("wood 9 stone 9 ore 9", owned=f"{new} {old}")
    assert of_kind(rival.legal(), "furnish") == expected
    assert rival.why(f"furnish {old}") == ("furnishing-taken", "CAV-FURNISH-06")


@clause("CAV-CONVERT-10", "CAV-FURNISH-09", "CAV-CONVERT-09")
def test_a_covered_trader_trades_no_more() -> None:
    s = at_housework("wood 3 stone 1 ore 1 gold 2", "trader")
    s.play("furnish spare_part_storage")
    assert s.legal() == ["coins", "use spare_part_storage", "end"]
    assert s.why("use trader") == ("no-such-furnishing", "CAV-FURNISH-07")
    s.play("use spare_part_storage")
    assert s.goods() == with_dog("gold 4")


@clause("CAV-FURNISH-09", "CAV-CONVERT-09")
def test_a_covered_spare_part_storage_works_no_more() -> None:
    s = at_housework("wood 2 stone 1 ore 1 gold 2", "spare_part_storage")
    s.play("furnish trader")
    assert s.legal() == ["coins", "use trader", "end"]
    assert s.why("use spare_part_storage") == ("no-such-furnishing", "CAV-FURNISH-07")


@clause("CAV-FURNISH-09", "CAV-SCORE-05")
def test_a_covered_tile_scores_nothing_and_is_counted_by_no_other() -> None:
    s = at_housework("wood 1", "spare_part_storage main_storage")
    assert s.sheet() == sheet({"main_storage": 4}, unused=-20)
    s.play("furnish trader")
    assert s.sheet() == sheet({"main_storage": 2}, unused=-20, tiles=2, animals=1)
    over = at_housework("wood 2", "trader").play("furnish spare_part_storage")
    assert over.sheet() == sheet(unused=-21, animals=1)


@clause("CAV-FURNISH-09")
@pytest.mark.parametrize(("new", "old"), BOTH)
def test_the_tile_of_another_player_is_not_covered(new: str, old: str) -> None:
    s = at_housework(PRICES[new], others=[holder("", old)])
    s.play(f"furnish {new}")
    assert s.board() == {"3,4": new}
    assert s.board(1) == {"3,4": "cavern", "3,5": old}
    assert s.dump()["gone"] == []


@clause("CAV-FURNISH-09", "CAV-FURNISH-04")
def test_the_second_tile_lies_on_the_first_even_on_a_tunnel_of_the_work_room() -> None:
    s = at_housework("wood 2", "work_room trader", {"2,4": "tunnel"})
    s.play("furnish spare_part_storage")
    assert s.board() == {
        "3,4": "cavern",
        "3,5": "work_room",
        "3,6": "spare_part_storage",
        "2,4": "tunnel",
    }

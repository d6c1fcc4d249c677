"""Chapter TRADE: supplies and ore trading."""

import pytest

from tests.games.caverna.scenes import counts, lone_dwarf, of_kind, player, scene
from tests.laws import clause


@clause("CAV-TRADE-01")
@pytest.mark.parametrize("seats", [2, 3])
def test_supplies_give_a_bit_of_everything_from_the_start(seats: int) -> None:
    here = lone_dwarf(seats, round=1).play("place supplies")
    assert here.goods() == counts("wood 1 stone 1 ore 1 food 1 gold 2")
    assert here.legal() == ["coins", "end"]


@clause("CAV-TRADE-02")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_four_and_more_players_may_grow_there_instead(seats: int) -> None:
    here = lone_dwarf(seats, round=1, players=[player(board={"3,4": "dwelling"})])
    here.play("place growth")
    assert here.legal() == ["grow", "take"]
    goods = here.copy().play("take")
    assert goods.goods() == counts("wood 1 stone 1 ore 1 food 1 gold 2")
    assert goods.why("grow") == ("no-child-here", "CAV-GROWTH-01")
    here.play("grow")
    assert here.goods() == {}
    assert len(here.dwarfs(0)) == 3


@clause("CAV-TRADE-02")
@pytest.mark.parametrize("seats", [2, 3])
def test_up_to_three_players_have_no_growth_there(seats: int) -> None:
    here = lone_dwarf(seats, round=1, players=[player(board={"3,4": "dwelling"})])
    here.play("place supplies")
    assert here.legal() == ["coins", "end"]
    assert here.why("grow") == ("no-child-here", "CAV-GROWTH-01")


@clause("CAV-TRADE-02")
def test_without_room_the_goods_are_the_only_choice() -> None:
    here = lone_dwarf(4, round=1).play("place growth")
    assert of_kind(here.legal(), "grow") == []


@clause("CAV-TRADE-03")
def test_two_ore_for_two_gold_and_a_food_one_to_three_times() -> None:
    here = lone_dwarf(2, round=10, marker="leaf", players=[player("ore 5")])
    here.play("place ore_trading")
    assert here.legal() == ["trade ore"]
    here.play("trade ore")
    assert here.goods() == counts("ore 3 gold 2 food 1")
    assert here.legal() == ["coins", "trade ore", "stop"]
    here.play("trade ore")
    assert here.goods() == counts("ore 1 gold 4 food 2")
    assert "trade ore" not in here.legal()


@clause("CAV-TRADE-03")
def test_ore_trading_is_a_card_of_the_fourth_stage_and_wants_two_ore() -> None:
    late = scene(2, round=10, marker="leaf", players=[player("ore 1")])
    assert late.why("place ore_trading") == ("space-useless", "CAV-WORK-07")
    early = scene(2, round=8, marker="leaf", players=[player("ore 4")])
    assert early.why("place ore_trading") == ("space-absent", "CAV-WORK-18")


@clause("CAV-TRADE-04")
def test_six_ore_and_nine() -> None:
    for ore, left in ((6, 0), (9, 3)):
        here = lone_dwarf(2, round=10, marker="leaf", players=[player(f"ore {ore}")])
        here.play("place ore_trading", "trade ore", "trade ore", "trade ore")
        kept = {"ore": left} if left else {}
        assert here.goods() == counts("gold 6 food 3") | kept
        assert here.legal() == ["coins", "end"]
        assert here.why("trade ore") == ("no-trade-here", "CAV-TRADE-03")

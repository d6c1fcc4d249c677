"""Chapter SUPPLY: what accumulates, and how much."""

from typing import Final

import pytest

from tests.games.caverna.scenes import (
    CHANCE,
    Scene,
    counts,
    lone_dwarf,
    opening,
    player,
    step,
)
from tests.laws import clause

# What an empty space receives, and what one that holds something does.
ACCUMULATES: Final = {
    "ruby_mining": ("ruby 1", "ruby 1"),
    "drift_mining_1_3": ("stone 1", "stone 1"),
    "excavation_1_3": ("stone 1", "stone 1"),
    "starting_player_1_3": ("food 1", "food 1"),
    "logging_1_3": ("wood 3", "wood 1"),
    "ore_mining_1_3": ("ore 2", "ore 1"),
    "wood_gathering": ("wood 1", "wood 1"),
    "clearing_1_3": ("wood 1", "wood 1"),
    "sustenance_1_3": ("food 1", "food 1"),
    "strip_mining": ("ore 1", "stone 1"),
    "forest_exploration_3": ("wood 1", "wood 1"),
    "drift_mining_4_7": ("stone 2", "stone 2"),
    "excavation_4_7": ("stone 2", "stone 1"),
    "starting_player_4_7": ("food 1", "food 1"),
    "logging_4_7": ("wood 3", "wood 3"),
    "ore_mining_4_7": ("ore 3", "ore 2"),
    "forest_exploration_4_7": ("wood 2", "wood 1"),
    "clearing_4_7": ("wood 2", "wood 2"),
    "sustenance_4_7": ("grain 1", "vegetable 1"),
    "depot": ("wood 1 ore 1", "wood 1 ore 1"),
    "fence_building_5": ("wood 1", "wood 1"),
    "drift_mining_6_7": ("stone 1", "stone 1"),
    "fence_building_6_7": ("wood 2", "wood 1"),
    "large_depot": ("wood 2 ore 1 stone 1", "wood 1 ore 1 stone 1"),
    "sheep_farming": ("sheep 1", "sheep 1"),
    "donkey_farming": ("donkey 1", "donkey 1"),
    "ore_delivery": ("stone 1 ore 1", "stone 1 ore 1"),
    "ruby_delivery": ("ruby 2", "ruby 1"),
}
NOTHING: Final = [
    "housework",
    "slash_and_burn",
    "supplies",
    "imitation_3",
    "imitation_4_7",
    "growth",
    "small_scale_drift_mining",
    "weekly_market",
    "imitation_5",
    "hardware_rental_5",
    "imitation_6_7",
    "hardware_rental_6_7",
    "imitation_7",
    "extension",
    "blacksmithing",
    "ore_mine_construction",
    "wish_for_children",
    "urgent_wish_for_children",
    "ruby_mine_construction",
    "family_life",
    "exploration",
    "ore_trading",
    "adventure",
]


def add(lying: dict[str, int], more: str) -> dict[str, int]:
    """Goods on top of goods."""
    added = counts(more)
    return {good: lying.get(good, 0) + added.get(good, 0) for good in lying | added}


def lying(here: Scene) -> dict[str, dict[str, int]]:
    """Everything on the spaces; empty ones are left out."""
    return {space: here.on(space) for space in here.view()["spaces"] if here.on(space)}


def supply_next(here: Scene) -> Scene:
    """From the last placement of a round to the first of the next."""
    here.play("place housework", "take")
    while here.dump()["phase"] != "work" or here.player(0)["dwarfs"][1]["at"] is not None:
        step(here)
    return here


@clause("CAV-SUPPLY-01", "CAV-SUPPLY-02")
@pytest.mark.parametrize("seats", range(1, 8))
def test_every_accumulation_space_in_play_receives_its_goods_in_the_first_round(seats: int) -> None:
    here = opening(seats, first=0)
    while here.actor() == CHANCE:
        step(here, "reveal sheep_farming")
    card = "blacksmithing" if seats == 1 else "sheep_farming"
    assert card in here.view()["spaces"]
    expected = {
        space: counts(ACCUMULATES[space][0])
        for space in here.view()["spaces"]
        if space in ACCUMULATES
    }
    # Two players find the first ruby in round 3.
    if seats == 2:
        del expected["ruby_mining"]
    assert lying(here) == expected


@clause("CAV-SUPPLY-01", "CAV-SUPPLY-02")
@pytest.mark.parametrize("number", [3, 6, 11])
@pytest.mark.parametrize("seats", range(2, 8))
def test_goods_come_on_top_of_what_is_left_the_second_figure_then(seats: int, number: int) -> None:
    marker = "leaf" if number > 5 else None
    rich = [player("food 8")] * seats
    here = lone_dwarf(seats, round=number, marker=marker, players=rich)
    spaces = [space for space in here.view()["spaces"] if space in ACCUMULATES]
    held = {space: dict.fromkeys(counts(ACCUMULATES[space][0]), 2) for space in spaces}
    here = lone_dwarf(seats, round=number, marker=marker, players=rich, spaces=held)
    assert lying(here) == held
    supply_next(here)
    new = [space for space in here.view()["spaces"] if space in ACCUMULATES and space not in held]
    assert lying(here) == {
        **{space: add(goods, ACCUMULATES[space][1]) for space, goods in held.items()},
        **{space: counts(ACCUMULATES[space][0]) for space in new},
    }


@clause("CAV-SUPPLY-02")
@pytest.mark.parametrize("seats", range(2, 8))
def test_an_empty_space_receives_the_first_figure(seats: int) -> None:
    here = supply_next(lone_dwarf(seats, round=4, players=[player("food 8")] * seats))
    spaces = [space for space in here.view()["spaces"] if space in ACCUMULATES]
    assert lying(here) == {space: counts(ACCUMULATES[space][0]) for space in spaces}


@clause("CAV-SUPPLY-02")
def test_empty_means_the_whole_space() -> None:
    """One stone on the large depot, one vegetable on sustenance: nothing else is there."""
    here = lone_dwarf(
        7, round=1, spaces={"large_depot": {"stone": 1}, "sustenance_4_7": {"vegetable": 1}}
    )
    supply_next(here)
    assert here.on("large_depot") == counts("wood 1 ore 1 stone 2")
    assert here.on("sustenance_4_7") == counts("vegetable 2")


@clause("CAV-SUPPLY-03")
def test_no_maximum_applies() -> None:
    here = lone_dwarf(
        4,
        round=1,
        spaces={"logging_4_7": {"wood": 298}, "ruby_mining": {"ruby": 40}},
    )
    supply_next(here)
    assert (here.on("logging_4_7"), here.on("ruby_mining")) == ({"wood": 301}, {"ruby": 41})


@clause("CAV-SUPPLY-04")
@pytest.mark.parametrize("seats", range(1, 8))
def test_spaces_without_the_arrow_receive_nothing(seats: int) -> None:
    marker = None if seats == 1 else "leaf"
    here = lone_dwarf(seats, round=11, marker=marker, players=[player("food 12")] * seats)
    supply_next(here)
    empty = [space for space in here.view()["spaces"] if not here.on(space)]
    assert empty == [space for space in here.view()["spaces"] if space in NOTHING]


@clause("CAV-SUPPLY-04")
def test_what_they_grant_comes_from_the_general_supply() -> None:
    here = lone_dwarf(2, round=1)
    assert here.on("supplies") == {}
    here.play("place supplies")
    assert here.goods() == counts("wood 1 stone 1 ore 1 food 1 gold 2")


@clause("CAV-SUPPLY-05")
def test_taking_goods_takes_all_of_them_and_others_stay_where_they_are() -> None:
    here = lone_dwarf(
        7,
        round=1,
        spaces={"large_depot": {"wood": 5, "ore": 4, "stone": 4}, "depot": {"wood": 2, "ore": 2}},
    )
    here.play("place large_depot")
    assert here.goods() == counts("wood 5 stone 4 ore 4")
    assert lying(here) == {"depot": counts("wood 2 ore 2")}
    while here.dump()["round"] == 1 or here.actor() == CHANCE:
        step(here)
    assert here.on("depot") == counts("wood 3 ore 3")
    assert here.on("large_depot") == counts("wood 2 ore 1 stone 1")


def sequence(seats: int, space: str, rounds: int, held: dict[str, int]) -> list[dict[str, int]]:
    """What lies on a space after each of so many supplies in rounds that nobody uses it."""
    seen = []
    for _ in range(rounds):
        spaces = {space: held} if held else {}
        held = supply_next(lone_dwarf(seats, round=1, spaces=spaces)).on(space)
        seen.append(held)
    return seen


@clause("CAV-SUPPLY-06")
def test_three_wood_each_round_or_three_and_then_one_more() -> None:
    assert sequence(4, "logging_4_7", 1, {"wood": 3}) == [{"wood": 6}]
    assert sequence(3, "logging_1_3", 3, {}) == [{"wood": 3}, {"wood": 4}, {"wood": 5}]
    here = lone_dwarf(3, round=1, spaces={"logging_1_3": {"wood": 5}})
    here.play("place logging_1_3")
    assert here.goods()["wood"] == 5
    while here.dump()["round"] == 1 or here.actor() == CHANCE:
        step(here)
    assert here.on("logging_1_3") == {"wood": 3}


@clause("CAV-SUPPLY-07")
def test_one_grain_and_then_a_vegetable_each_round() -> None:
    assert sequence(5, "sustenance_4_7", 3, {}) == [
        {"grain": 1},
        {"grain": 1, "vegetable": 1},
        {"grain": 1, "vegetable": 2},
    ]
    here = lone_dwarf(5, round=1, spaces={"sustenance_4_7": {"grain": 1, "vegetable": 2}})
    here.play("place sustenance_4_7", "end")
    assert here.goods() == counts("grain 1 vegetable 2")
    while here.dump()["round"] == 1 or here.actor() == CHANCE:
        step(here)
    assert here.on("sustenance_4_7") == {"grain": 1}

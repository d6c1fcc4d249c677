"""Dog school, quarry and seam: gains that follow other gains."""

from collections.abc import Callable

import pytest

from tests.games.caverna.furnishings.tiles import (
    RANGE,
    at_breeding,
    at_housework,
    at_work,
    on_expedition,
    with_dog,
)
from tests.games.caverna.scenes import Scene, counts, dwarf, of_kind
from tests.laws import clause

STONES = {"drift_mining_1_3": {"stone": 3}}


@clause("CAV-FURNISH-10")
def test_the_dog_school_built_first_gives_one_wood_for_the_dog_of_housework() -> None:
    s = at_housework()
    assert s.legal() == ["furnish dog_school", "take"]
    s.play("furnish dog_school")
    assert s.goods() == with_dog("wood 1")
    assert s.actor() == 1


@clause("CAV-FURNISH-10", "CAV-FURNISH-07")
def test_a_dog_taken_before_the_dog_school_gives_no_wood() -> None:
    s = at_housework().play("take", "furnish dog_school")
    assert s.goods() == counts("dog 1")
    assert s.actor() == 1


@clause("CAV-FURNISH-03")
def test_the_dog_school_is_free_but_needs_a_furnish_action_and_a_cavern() -> None:
    s = at_housework()
    assert of_kind(s.legal(), "furnish") == ["furnish dog_school"]
    full = at_housework(land={"3,4": "dwelling"})
    assert full.why("furnish dog_school") == ("no-cavern", "CAV-FURNISH-03")


@clause("CAV-WORK-23", "CAV-RUBY-01")
def test_the_dog_school_gives_one_wood_for_a_dog_of_any_origin() -> None:
    ruby = at_work("ruby 2", "dog_school").play("ruby dog", "ruby dog")
    assert ruby.goods() == counts("dog 2 wood 2")
    loot = on_expedition(1, "", "dog_school").play("loot dog")
    assert loot.goods() == counts("dog 1 wood 1")
    market = at_work("", "dog_school", seats=5).play("place weekly_market", "market dog")
    assert market.goods() == counts("gold 2 dog 1 wood 1")


@clause("CAV-FURNISH-07")
def test_dogs_owned_before_and_other_animals_bring_no_wood() -> None:
    s = at_housework("dog 3 ruby 1").play("furnish dog_school", "ruby sheep")
    assert s.goods() == with_dog("dog 3 wood 1 sheep 1")


@clause("CAV-HARVEST-15", "CAV-WORK-23")
@pytest.mark.parametrize("donkeys", [2, 6])
def test_the_quarry_gives_one_stone_for_the_donkey_born_in_a_harvest(donkeys: int) -> None:
    s = at_breeding(f"donkey {donkeys}", "quarry", RANGE).play("breed donkey")
    assert s.goods() == counts(f"donkey {donkeys + 1} stone 1")


@clause("CAV-HARVEST-22", "CAV-WORK-23")
def test_the_quarry_counts_newborn_donkeys_only() -> None:
    land = RANGE | {"3,3": "small_pasture stable"}
    s = at_breeding("donkey 2 sheep 2", "quarry", land)
    assert of_kind(s.legal(), "breed") == ["breed sheep donkey"]
    s.play("breed sheep donkey")
    assert s.goods() == counts("donkey 3 sheep 3 stone 1")
    sheep = at_breeding("sheep 2", "quarry", RANGE).play("breed sheep")
    assert sheep.goods() == counts("sheep 3")


@clause("CAV-HARVEST-15")
def test_a_donkey_that_is_not_born_brings_the_quarry_no_stone() -> None:
    s = at_breeding("donkey 2", "quarry")
    assert of_kind(s.legal(), "breed") == ["breed nothing"]
    s.play("breed nothing")
    assert s.goods() == counts("donkey 2")


@clause("CAV-HARVEST-22", "CAV-EXPEDITION-09")
def test_the_quarry_gives_one_stone_for_the_donkey_of_the_breed_loot() -> None:
    s = on_expedition(14, "donkey 2", "quarry", RANGE).play("loot breed", "breed donkey")
    assert s.goods() == counts("donkey 3 stone 1")


@clause("CAV-FURNISH-07", "CAV-HARVEST-15")
def test_the_quarry_gives_nothing_for_donkeys_that_are_not_born() -> None:
    ruby = at_work("ruby 1", "quarry").play("ruby donkey")
    assert ruby.goods() == counts("donkey 1")
    loot = on_expedition(3, "", "quarry").play("loot donkey")
    assert loot.goods() == counts("donkey 1")
    farm = at_work("", "quarry", spaces={"donkey_farming": {"donkey": 2}})
    farm.play("place donkey_farming", "take")
    assert farm.goods() == counts("donkey 2")
    market = at_work("", "quarry", seats=5).play("place weekly_market", "market donkey")
    assert market.goods() == counts("gold 3 donkey 1")


def from_supplies() -> Scene:
    return at_work("", "seam").play("place supplies")


def from_drift_mining() -> Scene:
    return at_work("", "seam", spaces=STONES).play("place drift_mining_1_3")


def from_a_ruby() -> Scene:
    return at_work("ruby 1", "seam").play("ruby stone")


def from_the_trader() -> Scene:
    return at_work("gold 2", "seam trader").play("use trader")


def from_the_stone_carver() -> Scene:
    return at_housework("wood 1", "seam").play("furnish stone_carver")


def from_the_quarry() -> Scene:
    return at_breeding("donkey 2", "seam quarry", RANGE).play("breed donkey")


def from_the_market() -> Scene:
    return at_work("", "seam", seats=5).play("place weekly_market", "market stone")


def from_the_loot() -> Scene:
    return on_expedition(3, "", "seam").play("loot stone")


def from_ore_delivery() -> Scene:
    lying = {"ore_delivery": {"stone": 2, "ore": 2}}
    return at_work("", "seam", spaces=lying, in_round=7).play("place ore_delivery")


def from_extension() -> Scene:
    return at_work("", "seam", seats=7).play("place extension", "extend mountain")


def from_small_drift_mining() -> Scene:
    return at_work("", "seam", seats=5).play("place small_scale_drift_mining")


@clause("CAV-WORK-23", "CAV-FURNISH-07")
@pytest.mark.parametrize(
    ("gain", "held"),
    [
        (from_supplies, "wood 1 stone 1 ore 2 food 1 gold 2"),
        (from_drift_mining, "stone 3 ore 3"),
        (from_a_ruby, "stone 1 ore 1"),
        (from_the_trader, "wood 1 stone 1 ore 2"),
        (from_the_stone_carver, "stone 2 ore 2 dog 1"),
        (from_the_quarry, "donkey 3 stone 1 ore 1"),
        (from_the_market, "gold 3 stone 1 ore 1"),
        (from_the_loot, "stone 1 ore 1"),
        (from_ore_delivery, "stone 2 ore 4"),
        (from_extension, "stone 1 ore 1"),
        (from_small_drift_mining, "stone 1 ore 1"),
    ],
)
def test_the_seam_gives_one_ore_on_top_of_each_stone_whatever_its_origin(
    gain: Callable[[], Scene], held: str
) -> None:
    assert gain().goods() == counts(held)


@clause("CAV-WORK-23", "CAV-FURNISH-02")
def test_the_seam_gives_ore_for_stone_gained_not_for_stone_saved_or_owned() -> None:
    s = at_housework("wood 2 stone 3").play("furnish seam")
    assert s.goods() == with_dog("stone 3")
    saved = at_housework("stone 1", "seam stone_carver").play("furnish carpenter")
    assert saved.goods() == with_dog("stone 1")


@clause("CAV-WORK-23")
def test_a_newborn_donkey_brings_a_stone_and_the_stone_an_ore_at_once() -> None:
    """The longest chain, in the order cause then effect."""
    s = on_expedition(14, "donkey 2", "seam quarry", RANGE)
    s.play("loot breed", "breed donkey")
    gained = [line for line in s.told("gained") if not line.endswith("donkey 1")]
    assert gained == ["gained P0 stone 1", "gained P0 ore 1"]
    assert s.goods() == counts("donkey 3 stone 1 ore 1")


@clause("CAV-FURNISH-07")
def test_the_seam_works_for_its_owner_only() -> None:
    s = at_work("", "seam", dwarfs=[dwarf(0, "logging_1_3"), dwarf()], seat=1)
    s.play("place supplies")
    assert s.goods(1) == counts("wood 1 stone 1 ore 1 food 1 gold 2")
    assert s.goods() == {}

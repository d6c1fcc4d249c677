"""Carpenter, stone carver, blacksmith and builder: what payments cost their owners."""

from typing import Any

import pytest

from tests.games.caverna.furnishings.tiles import (
    MEADOWS,
    TILES,
    at_housework,
    at_work,
    furnishable,
    on_expedition,
    with_dog,
)
from tests.games.caverna.scenes import counts, dwarf, of_kind
from tests.laws import clause

PAYS = ["pay plain", "pay ore for wood", "pay ore for stone", "pay ore for both"]


@clause("CAV-FURNISH-02", "CAV-FURNISH-07")
@pytest.mark.parametrize("goods", ["", "wood 1", "wood 2 stone 2", "wood 7 stone 6", "ore 3"])
def test_the_carpenter_takes_one_wood_off_the_price_of_every_furnishing(goods: str) -> None:
    s = at_housework(goods, "carpenter")
    assert of_kind(s.legal(), "furnish") == furnishable(goods, wood=1, owned="carpenter")


@clause("CAV-FURNISH-02")
@pytest.mark.parametrize(
    ("tile", "goods", "left"),
    [
        ("dwelling", "wood 4 stone 3", "wood 1"),
        ("couple_dwelling", "wood 7 stone 6", ""),
        ("cuddle_room", "wood 1", "wood 1"),
        ("dog_school", "", "wood 1"),
        ("work_room", "wood 1 stone 1", "wood 1"),
    ],
)
def test_the_carpenter_saves_one_wood_at_most_and_no_price_falls_below_zero(
    tile: str, goods: str, left: str
) -> None:
    s = at_housework(goods, "carpenter").play(f"furnish {tile}")
    assert s.goods() == with_dog(left)


@clause("CAV-FURNISH-02", "CAV-ANIMALS-04")
def test_the_carpenter_takes_one_wood_off_each_pasture_of_one_fence_action() -> None:
    """1 + 3 wood for a small and a large one, so two saved (ruling D15)."""
    s = at_work("wood 4", "carpenter", MEADOWS).play("place sheep_farming")
    assert s.legal() == [
        "small-pasture 3 3",
        "small-pasture 4 2",
        "small-pasture 4 3",
        "large-pasture 3 3 south",
        "large-pasture 4 2 east",
    ]
    s.play("small-pasture 3 3")
    assert s.goods() == counts("wood 3")
    s.play("large-pasture 4 2 east")
    assert s.goods() == {}
    assert s.actor() == 1


@clause("CAV-ANIMALS-04")
@pytest.mark.parametrize(
    ("wood", "tiles", "fences"),
    [
        (0, "carpenter", []),
        (1, "", []),
        (1, "carpenter", ["small-pasture"]),
        (2, "carpenter", ["small-pasture"]),
        (3, "", ["small-pasture"]),
        (3, "carpenter", ["small-pasture", "large-pasture"]),
    ],
)
def test_with_the_carpenter_a_small_pasture_costs_1_wood_and_a_large_one_3(
    wood: int, tiles: str, fences: list[str]
) -> None:
    land = {"4,2": "meadow", "4,3": "meadow"}
    s = at_work(f"wood {wood} stone 1", tiles, land).play("place sheep_farming")
    kinds = [move.split()[0] for move in of_kind(s.legal(), "small-pasture", "large-pasture")]
    assert list(dict.fromkeys(kinds)) == fences


@clause("CAV-EXPEDITION-09", "CAV-ANIMALS-04")
def test_the_carpenter_takes_one_wood_off_the_pastures_of_the_loot_too() -> None:
    s = on_expedition(10, "wood 1", "carpenter", MEADOWS)
    s.play("loot small_pasture", "small-pasture 3 3")
    assert s.goods() == counts("wood 1")
    s.play("loot large_pasture", "large-pasture 4 2 east")
    assert s.goods() == {}
    free = on_expedition(9, "", "carpenter", MEADOWS)
    free.play("loot small_pasture", "small-pasture 3 3")
    assert free.goods() == {}
    plain = on_expedition(10, "wood 1", "", MEADOWS)
    assert plain.why("loot large_pasture") == ("loot-useless", "CAV-EXPEDITION-02")


@clause("CAV-ANIMALS-09")
def test_the_carpenter_lowers_neither_stables_nor_the_stone_of_a_price() -> None:
    s = at_work("stone 1", "carpenter", {"4,3": "meadow"}).play("place sheep_farming")
    s.play("stable 4 3")
    assert s.goods() == {}
    assert "furnish stone_supplier" in at_housework("", "carpenter").legal()
    assert at_housework("", "carpenter").why("furnish work_room") == (
        "too-expensive",
        "CAV-FURNISH-03",
    )


@clause("CAV-FURNISH-10")
def test_the_stone_carver_gives_two_stone_after_its_own_payment() -> None:
    s = at_housework("wood 1").play("furnish stone_carver")
    assert s.goods() == with_dog("stone 2")
    poor = at_housework("stone 5")
    assert poor.why("furnish stone_carver") == ("too-expensive", "CAV-FURNISH-03")


@clause("CAV-FURNISH-02", "CAV-FURNISH-07")
@pytest.mark.parametrize("goods", ["", "stone 1", "wood 2 stone 1", "wood 8 stone 5", "gold 5"])
def test_the_stone_carver_takes_one_stone_off_the_price_of_every_furnishing(goods: str) -> None:
    s = at_housework(goods, "stone_carver")
    assert of_kind(s.legal(), "furnish") == furnishable(goods, stone=1, owned="stone_carver")


@clause("CAV-FURNISH-02")
@pytest.mark.parametrize(
    ("tile", "goods", "left"),
    [
        ("dwelling", "wood 4 stone 3", "stone 1"),
        ("state_parlor", "stone 2 gold 5", "food 2"),
        ("carpenter", "stone 1", "stone 1"),
        ("cuddle_room", "wood 1 stone 1", "stone 1"),
    ],
)
def test_the_stone_carver_saves_one_stone_at_most_and_no_price_falls_below_zero(
    tile: str, goods: str, left: str
) -> None:
    s = at_housework(goods, "stone_carver").play(f"furnish {tile}")
    assert s.goods() == with_dog(left)


@clause("CAV-ANIMALS-09")
def test_with_the_stone_carver_a_stable_is_free_but_still_one_a_use() -> None:
    s = at_work("", "stone_carver", {"4,3": "meadow"}).play("place sheep_farming")
    assert len(s.legal()) == 12
    assert of_kind(s.legal(), "stable") == s.legal()
    s.play("stable 4 3")
    assert (s.actor(), s.goods()) == (1, {})
    unable = at_work("", "", {"4,3": "meadow"})
    assert unable.why("place sheep_farming") == ("space-useless", "CAV-WORK-07")


@clause("CAV-ANIMALS-11")
def test_even_with_the_stone_carver_there_are_three_stables() -> None:
    stables = {"4,3": "meadow stable", "4,2": "meadow stable", "3,3": "meadow stable"}
    s = at_work("", "stone_carver", stables)
    assert s.why("place sheep_farming") == ("space-useless", "CAV-WORK-07")


@clause("CAV-FURNISH-02", "CAV-FURNISH-07")
@pytest.mark.parametrize("goods", ["", "wood 3 stone 2", "wood 7 stone 5"])
def test_carpenter_and_stone_carver_work_together(goods: str) -> None:
    s = at_housework(goods, "carpenter stone_carver")
    owned = "carpenter stone_carver"
    assert of_kind(s.legal(), "furnish") == furnishable(goods, wood=1, stone=1, owned=owned)


@clause("CAV-FURNISH-10")
def test_the_blacksmith_gives_two_ore_after_its_own_payment() -> None:
    s = at_housework("wood 1 stone 2").play("furnish blacksmith")
    assert s.goods() == with_dog("ore 2")


@clause("CAV-WEAPONS-02", "CAV-WEAPONS-07")
@pytest.mark.parametrize(
    ("ore", "strongest"), [(0, 2), (1, 3), (2, 4), (5, 7), (6, 8), (7, 8), (20, 8)]
)
def test_with_the_blacksmith_a_weapon_costs_two_ore_less_and_never_passes_strength_8(
    ore: int, strongest: int
) -> None:
    s = at_work(f"ore {ore}", "blacksmith").play("place blacksmithing")
    assert s.legal() == [f"forge {strength}" for strength in range(1, strongest + 1)]


@clause("CAV-WEAPONS-02")
@pytest.mark.parametrize(("strength", "left"), [(1, 7), (2, 7), (3, 6), (5, 4), (8, 1)])
def test_with_the_blacksmith_a_weapon_of_strength_1_or_2_is_free(strength: int, left: int) -> None:
    s = at_work("ore 7", "blacksmith").play("place blacksmithing", f"forge {strength}")
    assert s.goods() == counts(f"ore {left}")
    assert s.player()["dwarfs"][0]["weapon"] == strength


@clause("CAV-WEAPONS-07")
def test_without_the_blacksmith_and_without_ore_nothing_is_forged() -> None:
    assert at_work().why("place blacksmithing") == ("space-useless", "CAV-WORK-07")


@clause("CAV-TRADE-03")
def test_the_blacksmith_does_not_touch_ore_trading() -> None:
    keys: dict[str, Any] = {"in_round": 10, "questions": 1}
    s = at_work("ore 2", "blacksmith", **keys).play("place ore_trading", "trade ore", "stop", "end")
    assert s.goods() == counts("gold 2 food 1")
    poor = at_work("ore 1", "blacksmith", **keys)
    assert poor.why("place ore_trading") == ("space-useless", "CAV-WORK-07")


@clause("CAV-FURNISH-02")
@pytest.mark.parametrize(
    ("choice", "left"),
    [
        ("pay plain", "ore 2"),
        ("pay ore for wood", "wood 1 ore 1"),
        ("pay ore for stone", "stone 1 ore 1"),
        ("pay ore for both", "wood 1 stone 1"),
    ],
)
def test_the_builder_pays_one_ore_for_one_wood_and_one_ore_for_one_stone(
    choice: str, left: str
) -> None:
    s = at_housework("wood 4 stone 3 ore 2", "builder").play("furnish dwelling")
    assert s.legal() == PAYS
    s.play(choice)
    assert s.goods() == with_dog(left)
    assert s.board()["3,4"] == "dwelling"


@clause("CAV-FURNISH-02")
def test_with_a_single_ore_the_builder_replaces_one_material_only() -> None:
    s = at_housework("wood 4 stone 3 ore 1", "builder").play("furnish dwelling")
    assert s.legal() == PAYS[:3]
    short = at_housework("wood 3 stone 3 ore 1", "builder").play("furnish additional_dwelling")
    assert short.goods() == with_dog()
    stone = at_housework("wood 4 stone 2 ore 1", "builder").play("furnish additional_dwelling")
    assert stone.goods() == with_dog()
    both = at_housework("wood 3 stone 2 ore 1", "builder")
    assert both.why("furnish dwelling") == ("too-expensive", "CAV-FURNISH-03")


@clause("CAV-FURNISH-02")
def test_the_blacksmith_is_built_for_two_ore_and_one_stone() -> None:
    """The example of the tile."""
    s = at_housework("stone 1 ore 2", "builder").play("furnish blacksmith")
    assert s.goods() == with_dog("ore 2")
    assert s.board()["3,4"] == "blacksmith"


@clause("CAV-FURNISH-02", "CAV-FURNISH-03")
@pytest.mark.parametrize(
    ("tile", "goods"),
    [
        ("dwelling", "wood 2 stone 3 ore 9"),
        ("dwelling", "wood 4 stone 1 ore 9"),
        ("ruby_supplier", "wood 2 ore 9"),
        ("seam", "ore 9"),
    ],
)
def test_the_builder_replaces_at_most_one_wood_and_one_stone(tile: str, goods: str) -> None:
    s = at_housework(goods, "builder")
    assert s.why(f"furnish {tile}") == ("too-expensive", "CAV-FURNISH-03")


@clause("CAV-FURNISH-10")
def test_the_builder_does_not_help_to_pay_for_itself() -> None:
    s = at_housework("ore 1")
    assert of_kind(s.legal(), "furnish") == ["furnish dog_school"]
    assert s.why("furnish builder") == ("too-expensive", "CAV-FURNISH-03")
    s = at_housework("ore 1", "builder")
    assert of_kind(s.legal(), "furnish") == [
        f"furnish {name}"
        for name, tile in TILES.items()
        if name != "builder" and tile.price in ({}, {"wood": 1}, {"stone": 1})
    ]


@clause("CAV-FURNISH-02")
@pytest.mark.parametrize(
    ("tile", "goods", "asked"),
    [
        ("stubble_room", "ore 2", []),
        ("stubble_room", "wood 1 ore 2", PAYS[:2]),
        ("stone_storage", "wood 2 ore 2", []),
        ("blacksmithing_parlor", "wood 1 stone 1 ore 4", []),
        ("state_parlor", "stone 3 ore 1 gold 5", ["pay plain", "pay ore for stone"]),
        ("trader", "wood 1 ore 1", ["pay plain", "pay ore for wood"]),
    ],
)
def test_the_ore_of_the_price_itself_is_paid_besides(
    tile: str, goods: str, asked: list[str]
) -> None:
    s = at_housework(goods, "builder").play(f"furnish {tile}")
    assert of_kind(s.legal(), "pay") == asked
    assert (s.board()["3,4"] == tile) == (asked == [])


@clause("CAV-FURNISH-02", "CAV-FURNISH-03")
def test_ore_that_the_price_needs_does_not_replace_wood() -> None:
    s = at_housework("wood 2 ore 1", "builder")
    assert s.why("furnish stone_storage") == ("too-expensive", "CAV-FURNISH-03")
    bare = at_housework("ore 1", "builder")
    assert bare.why("furnish stubble_room") == ("too-expensive", "CAV-FURNISH-03")


@clause("CAV-FURNISH-02")
def test_the_builder_works_on_what_carpenter_and_stone_carver_leave_of_the_price() -> None:
    tiles = "builder carpenter stone_carver"
    s = at_housework("wood 2 stone 1 ore 2", tiles).play("furnish dwelling")
    assert s.goods() == with_dog()
    free = at_housework("ore 2", tiles).play("furnish guest_room")
    assert free.goods() == with_dog("ore 2")
    s = at_housework("wood 3 stone 1 ore 2", tiles).play("furnish simple_dwelling_4_2")
    assert s.legal() == PAYS
    s.play("pay ore for both")
    assert s.goods() == with_dog("wood 1 stone 1")


@clause("CAV-ANIMALS-04", "CAV-ANIMALS-09")
def test_the_builder_pays_neither_fences_nor_stables() -> None:
    s = at_work("wood 1 ore 9", "builder", MEADOWS)
    assert s.why("place sheep_farming") == ("space-useless", "CAV-WORK-07")


@clause("CAV-CONVERT-08")
def test_no_exchange_is_made_while_the_builder_pays() -> None:
    s = at_housework("wood 4 stone 3 ore 2 gold 4", "builder", {"2,4": "cavern"})
    s.play("furnish dwelling")
    assert s.legal() == PAYS
    assert s.why("coins") == ("no-exchange-now", "CAV-CONVERT-08")
    s.play("pay ore for both")
    assert s.legal() == ["site 2 4", "site 3 4"]


@clause("CAV-FURNISH-02", "CAV-DWELLING-01")
def test_the_builder_pays_for_the_dwelling_of_the_wish_too() -> None:
    s = at_work("wood 3 stone 2 ore 2", "builder", dwarfs=[dwarf(), dwarf()])
    s.play("place wish_for_children")
    assert s.legal() == [
        "furnish dwelling",
        "furnish simple_dwelling_4_2",
        "furnish simple_dwelling_3_3",
        "furnish additional_dwelling",
    ]
    s.play("furnish dwelling")
    assert (s.actor(), s.goods()) == (1, {})

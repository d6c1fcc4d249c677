"""Furnishings that meet each other, and the limits that bind them all."""

import pytest

import dolmen
from tests.games.caverna.furnishings.tiles import (
    RANGE,
    at_breeding,
    at_feeding,
    at_housework,
    at_work,
    holder,
    on_expedition,
    sheet,
    with_dog,
)
from tests.games.caverna.scenes import counts, dwarf, of_kind, open_caverna, refused_load
from tests.laws import clause

ONE_EACH = "wood 1 stone 1 ore 1"


@clause("CAV-WORK-20", "CAV-WORK-25")
@pytest.mark.parametrize(
    ("goods", "tiles", "spoils"),
    [
        (ONE_EACH, "spare_part_storage", True),
        ("wood 1 stone 1 ore 2", "spare_part_storage", False),
        (ONE_EACH, "spare_part_storage blacksmith", False),
    ],
)
def test_the_last_ore_of_a_weapon_is_not_sold_between_placement_and_forging(
    goods: str, tiles: str, spoils: bool
) -> None:
    s = at_work(goods, tiles).play("place blacksmithing")
    expected = ("spoils-action", "CAV-WORK-20") if spoils else ("legal", "")
    assert s.why("use spare_part_storage") == expected
    assert ("use spare_part_storage" in s.legal()) != spoils


@clause("CAV-WORK-20")
def test_the_only_dwelling_that_can_be_built_is_not_sold_in_parts() -> None:
    s = at_work("wood 4 stone 2 ore 1", "spare_part_storage").play("place wish_for_children")
    assert s.legal() == ["furnish simple_dwelling_4_2"]
    assert s.why("use spare_part_storage") == ("spoils-action", "CAV-WORK-20")


@clause("CAV-WORK-21", "CAV-CONVERT-10")
def test_the_trader_makes_a_space_usable_before_the_placement() -> None:
    s = at_work("gold 2", "trader")
    assert s.why("place blacksmithing") == ("space-useless", "CAV-WORK-07")
    s.play("use trader", "place blacksmithing", "forge 1")
    assert s.goods() == counts("wood 1 stone 1")


@clause("CAV-FURNISH-09", "CAV-EXPEDITION-02")
def test_the_loot_furnishes_without_a_cavern_only_what_covers_its_twin() -> None:
    s = on_expedition(7, "wood 2", "", {"3,4": "trader"})
    s.play("loot furnish_cavern")
    assert s.legal() == ["furnish spare_part_storage"]
    s.play("furnish spare_part_storage")
    assert (s.goods(), s.board()) == ({}, {"3,4": "spare_part_storage"})
    poor = on_expedition(7, "wood 1", "", {"3,4": "trader"})
    assert poor.why("loot furnish_cavern") == ("loot-useless", "CAV-EXPEDITION-02")


@clause("CAV-FURNISH-09", "CAV-FURNISH-02")
def test_carpenter_and_builder_lower_the_price_of_the_covering_tile_too() -> None:
    s = at_housework("wood 1", "carpenter trader").play("furnish spare_part_storage")
    assert s.goods() == with_dog()
    paid = at_housework("wood 1 ore 1", "builder trader").play("furnish spare_part_storage")
    assert paid.goods() == with_dog()


@clause("CAV-HARVEST-24")
def test_when_nothing_is_due_the_working_cave_feeds_nobody() -> None:
    """Two dwarfs and two donkeys in mines, in a feeding of 1 food a dwarf."""
    land = {"2,4": "ruby_mine", "2,5": "ruby_mine"}
    s = at_feeding("wood 1 donkey 2", "mining_cave working_cave", land, in_round=4)
    assert s.legal() == ["eat donkey", "eat donkeys", "feed 0"]
    assert s.why("cave wood") == ("feeds-too-much", "CAV-HARVEST-24")


@clause("CAV-HARVEST-24")
def test_the_next_feeding_opens_the_working_cave_again() -> None:
    clan = [dwarf(), dwarf(), dwarf()]
    s = at_feeding("wood 2 food 8", "working_cave dwelling", dwarfs=clan, in_round=4)
    s.play("cave wood")
    assert s.dump()["cave_fed"] is True
    s.play("feed 2")
    assert (s.actor(), s.dump()["cave_fed"]) == (1, False)
    assert (s.goods(), s.player()["begging"]) == (counts("wood 1 food 6"), 0)


@clause("CAV-WORK-23", "CAV-HARVEST-16")
def test_one_birth_pays_quarry_seam_and_breeding_cave() -> None:
    land = RANGE | {"3,3": "small_pasture stable"}
    s = at_breeding("donkey 2 cattle 2", "quarry seam breeding_cave", land)
    s.play("breed donkey cattle")
    assert s.goods() == counts("donkey 3 cattle 3 stone 1 ore 1 food 2")


@clause("CAV-ANIMALS-18", "CAV-ANIMALS-27")
def test_all_rooms_for_animals_add_up() -> None:
    """Entrance and mixed dwelling by two, the others by their own rules."""
    land = {"4,3": "field", "3,3": "field", "2,5": "ruby_mine"}
    tiles = "mixed_dwelling cuddle_room breakfast_room"
    full = "sheep 2 cattle 3 wild_boar 2 donkey 5"
    board = {"2,4": "breakfast_room", "2,6": "stubble_room"}
    s = at_work(full, tiles, land | board)
    assert s.goods() == counts(full)
    for one_more in ("sheep 3", "cattle 4", "wild_boar 3", "donkey 6"):
        crowded = holder("", tiles, land | board)
        crowded["goods"] = counts(full) | counts(one_more)
        assert refused_load(round=5, players=[crowded])


@clause("CAV-SETUP-10")
def test_a_tile_outside_the_introductory_set_is_on_no_board() -> None:
    game = open_caverna(2, furnishings="introductory")
    assert game.load({"round": 5, "players": [holder("", "carpenter")]})
    with pytest.raises(dolmen.Refusal):
        game.load({"round": 5, "players": [holder("", "trader")]})


@clause("CAV-FURNISH-06")
def test_a_unique_tile_is_owned_once() -> None:
    assert refused_load(round=5, players=[holder("", "trader"), holder("", "trader")])
    assert refused_load(round=5, players=[holder("", "carpenter carpenter")])
    many = at_work("", "dwelling dwelling", others=[holder("", "dwelling")])
    assert many.board() == {"3,4": "cavern", "3,5": "dwelling", "3,6": "dwelling"}
    assert many.board(1) == {"3,4": "cavern", "3,5": "dwelling"}


@clause("CAV-CONVERT-09", "CAV-SCORE-10")
def test_every_trading_tile_is_worth_its_gold_in_the_score() -> None:
    """Two grain, a ruby and an ore, one of each material and two boars, turned into gold."""
    goods = "grain 2 ruby 1 ore 2 wood 1 stone 1 wild_boar 2"
    tiles = "beer_parlor blacksmithing_parlor spare_part_storage hunting_parlor"
    s = at_work(goods, tiles)
    s.play(
        "use beer_parlor for gold",
        "use blacksmithing_parlor",
        "use spare_part_storage",
        "use hunting_parlor",
    )
    assert s.goods() == counts("gold 9 food 3")
    assert s.sheet() == sheet(unused=-18, tiles=3 + 2 + 0 + 1, gold=9)


@clause("CAV-CONVERT-08")
def test_no_tile_trades_in_the_turn_of_another_player() -> None:
    mine = "grain 4 ruby 1 ore 1 gold 4 wild_boar 2"
    tiles = "beer_parlor blacksmithing_parlor trader hunting_parlor peaceful_cave"
    s = at_work(mine, tiles, dwarfs=[dwarf(3), dwarf(4)], seat=1)
    assert of_kind(s.legal(), "use", "disarm", "eat", "coins", "ruby") == []
    assert s.why("use trader") == ("no-such-furnishing", "CAV-FURNISH-07")


@clause("CAV-EXPEDITION-14", "CAV-EXPEDITION-07")
def test_between_two_expeditions_of_an_adventure_the_weapon_may_be_given_up() -> None:
    s = at_work("", "peaceful_cave", dwarfs=[dwarf(1), dwarf(9)], in_round=11, questions=2)
    s.play("place adventure", "loot wood")
    assert "disarm placed 2" in s.legal()
    s.play("disarm placed 2")
    assert s.goods() == counts("wood 1 food 2")
    assert of_kind(s.legal(), "loot") == []


@clause("CAV-WEAPONS-04", "CAV-WEAPONS-06")
def test_a_weapon_just_forged_may_be_given_up_and_then_the_expedition_lapses() -> None:
    s = at_work("ore 3", "peaceful_cave").play("place blacksmithing", "forge 3")
    s.play("disarm placed 3")
    assert s.goods() == counts("food 3")
    assert s.actor() == 1

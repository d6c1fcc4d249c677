"""Six green caves feed: by slaughter, kitchen, work, mines, births and peace."""

import pytest

from tests.games.caverna.furnishings.tiles import (
    RANGE,
    at_breeding,
    at_feeding,
    at_housework,
    at_work,
    holder,
    last_exchanges,
    on_expedition,
    with_dog,
)
from tests.games.caverna.scenes import counts, dwarf, of_kind, scene
from tests.laws import clause

# Room for three of each species.
FARM = RANGE | {
    "3,3": "small_pasture stable",
    "3,2": "small_pasture",
    "3,1": "small_pasture",
    "2,3": "small_pasture",
    "2,2": "small_pasture",
}
MINES = {"2,4": "ore_mine", "1,4": "deep_tunnel", "2,5": "ruby_mine", "2,6": "ruby_mine"}


def feeds(most: int) -> list[str]:
    """All amounts up to this."""
    return [f"feed {count}" for count in range(most + 1)]


@clause("CAV-CONVERT-03", "CAV-FURNISH-07")
@pytest.mark.parametrize(
    ("move", "animals", "plain", "slaughtered"),
    [
        ("eat sheep", "sheep 1", 1, 2),
        ("eat donkey", "donkey 1", 1, 2),
        ("eat donkeys", "donkey 2", 3, 5),
        ("eat wild_boar", "wild_boar 1", 2, 3),
        ("eat cattle", "cattle 1", 3, 4),
        ("eat grain", "grain 1", 1, 1),
        ("eat vegetable", "vegetable 1", 2, 2),
        ("ruby food", "ruby 1", 2, 2),
        ("coins", "gold 2", 1, 1),
    ],
)
def test_the_slaughtering_cave_adds_one_food_for_each_farm_animal_converted(
    move: str, animals: str, plain: int, slaughtered: int
) -> None:
    assert at_work(animals).play(move).goods() == {"food": plain}
    assert at_work(animals, "slaughtering_cave").play(move).goods() == {"food": slaughtered}


@clause("CAV-CONVERT-04")
def test_the_slaughtering_cave_converts_no_dogs() -> None:
    s = at_work("dog 2", "slaughtering_cave")
    assert of_kind(s.legal(), "eat") == []


@clause("CAV-ANIMALS-25")
def test_the_slaughtering_cave_counts_when_a_surplus_is_settled() -> None:
    s = at_work("sheep 2 ruby 1", "slaughtering_cave").play("ruby wild_boar")
    assert s.legal() == ["eat sheep", "eat wild_boar"]
    s.play("eat wild_boar")
    assert s.goods() == counts("sheep 2 food 3")


@clause("CAV-CONVERT-03")
def test_the_slaughtering_cave_does_not_add_to_the_hunting_parlor() -> None:
    s = at_work("wild_boar 2", "slaughtering_cave hunting_parlor").play("use hunting_parlor")
    assert s.goods() == counts("gold 2 food 2")


@clause("CAV-CONVERT-01", "CAV-CONVERT-08")
def test_the_cooking_cave_makes_five_food_of_a_grain_and_a_vegetable_any_number_of_times() -> None:
    s = at_work("grain 3 vegetable 2", "cooking_cave")
    s.play("use cooking_cave", "use cooking_cave")
    assert s.goods() == counts("grain 1 food 10")
    assert s.why("use cooking_cave") == ("not-enough", "CAV-CONVERT-01")


@clause("CAV-CONVERT-01", "CAV-SOW-08")
@pytest.mark.parametrize("goods", ["grain 2", "vegetable 2", "food 5"])
def test_the_cooking_cave_needs_both_crops_from_the_supply(goods: str) -> None:
    land = {"4,3": "field grain 3", "3,3": "field vegetable 2"}
    s = at_work(goods, "cooking_cave", land)
    assert s.why("use cooking_cave") == ("not-enough", "CAV-CONVERT-01")


@clause("CAV-CONVERT-03", "CAV-FURNISH-07")
def test_without_the_cooking_cave_the_two_crops_give_three_food() -> None:
    s = at_work("grain 1 vegetable 1").play("eat grain", "eat vegetable")
    assert s.goods() == counts("food 3")
    other = at_work("grain 1 vegetable 1", others=[holder("", "cooking_cave")])
    assert other.why("use cooking_cave") == ("no-such-furnishing", "CAV-FURNISH-07")


@clause("CAV-CONVERT-08", "CAV-FURNISH-02")
def test_the_food_of_the_cooking_cave_builds_in_the_middle_of_an_action() -> None:
    s = at_housework("wood 1 grain 1 vegetable 1", "cooking_cave")
    assert s.why("furnish supplies_storage") == ("too-expensive", "CAV-FURNISH-03")
    s.play("use cooking_cave", "furnish supplies_storage")
    assert s.goods() == with_dog("food 2")


@clause("CAV-HARVEST-24", "CAV-CONVERT-08")
def test_the_cooking_cave_cooks_in_the_feeding() -> None:
    s = at_feeding("grain 1 vegetable 1", "cooking_cave")
    assert s.legal() == ["eat grain", "eat vegetable", "use cooking_cave", "feed 0"]
    s.play("use cooking_cave")
    assert s.legal() == feeds(4)
    s.play("feed 4")
    assert s.goods() == counts("food 1")


@clause("CAV-HARVEST-24")
@pytest.mark.parametrize(
    ("move", "left"),
    [
        ("cave wood", "stone 1 ore 2 food 5"),
        ("cave stone", "wood 1 ore 2 food 5"),
        ("cave ore", "wood 1 stone 1 food 5"),
    ],
)
def test_the_working_cave_feeds_one_dwarf_with_a_wood_a_stone_or_two_ore(
    move: str, left: str
) -> None:
    s = at_feeding("wood 1 stone 1 ore 2 food 5", "working_cave")
    assert s.legal() == ["cave wood", "cave stone", "cave ore", *feeds(4)]
    s.play(move)
    assert s.goods() == counts(left)
    assert s.legal() == feeds(2)
    other = move.replace("wood", "x").replace("stone", "wood").replace("x", "stone")
    assert s.why(other) == ("cave-used", "CAV-HARVEST-24")


@clause("CAV-HARVEST-24")
def test_one_ore_does_not_feed_a_dwarf() -> None:
    s = at_feeding("ore 1 food 4", "working_cave")
    assert s.legal() == feeds(4)
    assert s.why("cave ore") == ("no-material", "CAV-CONVERT-04")


@clause("CAV-HARVEST-24")
def test_the_working_cave_is_a_choice_and_saves_a_begging_marker_or_two() -> None:
    s = at_feeding("wood 1", "working_cave")
    hungry = s.copy().play("feed 0")
    assert (hungry.player()["begging"], hungry.goods()) == (4, counts("wood 1"))
    s.play("cave wood", "feed 0")
    assert (s.player()["begging"], s.goods()) == (2, {})


@clause("CAV-HARVEST-24")
def test_in_a_feeding_of_one_food_a_dwarf_the_working_cave_saves_one() -> None:
    s = at_feeding("wood 1 food 5", "working_cave", in_round=4)
    assert s.legal() == ["cave wood", *feeds(2)]
    s.play("cave wood")
    assert s.legal() == feeds(1)


@clause("CAV-HARVEST-24", "CAV-HARVEST-10")
def test_beside_a_newborn_the_working_cave_saves_the_two_food_of_an_adult() -> None:
    clan = [dwarf(), dwarf(), dwarf(born=True)]
    s = at_feeding("stone 1 food 9", "working_cave dwelling", dwarfs=clan)
    assert s.legal() == ["cave stone", *feeds(5)]
    s.play("cave stone")
    assert s.legal() == feeds(3)


@clause("CAV-HARVEST-24", "CAV-FURNISH-07")
def test_without_the_working_cave_nobody_eats_wood() -> None:
    s = at_feeding("wood 1 stone 1 ore 2 food 1")
    assert s.legal() == feeds(1)
    assert s.why("cave wood") == ("no-such-furnishing", "CAV-FURNISH-07")


@clause("CAV-HARVEST-24", "CAV-ANIMALS-27")
@pytest.mark.parametrize(("donkeys", "due"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 1), (5, 1)])
def test_the_mining_cave_saves_one_food_for_each_donkey_in_a_mine(donkeys: int, due: int) -> None:
    """One ore mine and two ruby mines: a fourth donkey finds none."""
    animals = f"food 9 donkey {donkeys}" if donkeys else "food 9"
    s = at_feeding(animals, "mining_cave", MINES)
    assert of_kind(s.legal(), "feed") == feeds(due)
    assert s.view()["players"][0]["due"] == due
    s.play(f"feed {due}")
    assert s.player()["begging"] == 0


@clause("CAV-HARVEST-24")
def test_donkeys_eaten_before_the_payment_no_longer_count_for_the_mining_cave() -> None:
    s = at_feeding("food 9 donkey 3", "mining_cave", MINES)
    assert of_kind(s.legal(), "feed") == feeds(1)
    s.play("eat donkey")
    assert of_kind(s.legal(), "feed") == feeds(2)
    s.play("eat donkeys")
    assert of_kind(s.legal(), "feed") == feeds(4)


@clause("CAV-HARVEST-24")
@pytest.mark.parametrize(("donkeys", "due"), [(1, 1), (2, 0), (3, 0)])
def test_the_mining_cave_counts_in_a_feeding_of_one_food_a_dwarf_never_below_zero(
    donkeys: int, due: int
) -> None:
    """Ruling D16."""
    s = at_feeding(f"food 9 donkey {donkeys}", "mining_cave", MINES, in_round=4)
    assert of_kind(s.legal(), "feed") == feeds(due)


@clause("CAV-HARVEST-24")
def test_the_working_cave_comes_before_the_mining_cave() -> None:
    s = at_feeding("food 9 wood 1 donkey 1", "mining_cave working_cave", MINES)
    assert of_kind(s.legal(), "cave", "feed") == ["cave wood", *feeds(3)]
    s.play("cave wood")
    assert of_kind(s.legal(), "feed") == feeds(1)
    three = at_feeding("food 9 wood 1 donkey 3", "mining_cave working_cave", MINES)
    three.play("cave wood")
    assert of_kind(three.legal(), "cave", "feed") == ["feed 0"]


@clause("CAV-HARVEST-24", "CAV-FURNISH-07")
def test_without_the_mining_cave_donkeys_save_no_food() -> None:
    s = at_feeding("food 9 donkey 3", "", MINES)
    assert of_kind(s.legal(), "feed") == feeds(4)


@clause("CAV-HARVEST-15", "CAV-HARVEST-16")
@pytest.mark.parametrize(
    ("species", "food"),
    [
        ("sheep", 1),
        ("sheep donkey", 2),
        ("donkey wild_boar cattle", 3),
        ("sheep donkey wild_boar cattle", 5),
    ],
)
def test_the_breeding_cave_gives_1_2_3_or_5_food_for_the_newborns_of_a_harvest(
    species: str, food: int
) -> None:
    kinds = species.split()
    herd = " ".join(f"{kind} 2" for kind in kinds)
    s = at_breeding(herd, "breeding_cave breakfast_room", FARM)
    assert of_kind(s.legal(), "breed") == [f"breed {species}"]
    s.play(f"breed {species}")
    assert s.goods() == dict.fromkeys(kinds, 3) | {"food": food}


@clause("CAV-HARVEST-15")
def test_without_newborns_the_breeding_cave_gives_nothing() -> None:
    s = at_breeding("sheep 2", "breeding_cave").play("breed nothing")
    assert s.goods() == counts("sheep 2")
    plain = at_breeding("sheep 2", "", FARM).play("breed sheep")
    assert plain.goods() == counts("sheep 3")


@clause("CAV-HARVEST-22", "CAV-EXPEDITION-09")
@pytest.mark.parametrize(("species", "food"), [("sheep", 1), ("donkey cattle", 2)])
def test_the_breeding_cave_gives_food_for_the_breed_loot_too(species: str, food: int) -> None:
    herd = "sheep 2 donkey 2 cattle 2"
    s = on_expedition(14, herd, "breeding_cave breakfast_room", FARM)
    s.play("loot breed", f"breed {species}")
    born = dict.fromkeys(species.split(), 3)
    assert s.goods() == counts(herd) | born | {"food": food}


@clause("CAV-WEAPONS-04", "CAV-CONVERT-08")
@pytest.mark.parametrize("strength", [1, 8, 14])
def test_the_peaceful_cave_gives_the_strength_of_a_weapon_in_food(strength: int) -> None:
    s = at_work("", "peaceful_cave", dwarfs=[dwarf(strength), dwarf()])
    assert of_kind(s.legal(), "disarm") == [f"disarm {strength}"]
    s.play(f"disarm {strength}")
    assert s.goods() == {"food": strength}
    assert [each["weapon"] for each in s.player()["dwarfs"]] == [0, 0]
    assert s.why(f"disarm {strength}") == ("no-such-weapon", "CAV-WEAPONS-04")


@clause("CAV-WEAPONS-04")
def test_the_peaceful_cave_takes_weapons_as_often_as_wanted_also_of_dwarfs_at_work() -> None:
    s = at_work("", "peaceful_cave", dwarfs=[dwarf(5, "logging_1_3"), dwarf(5)])
    assert of_kind(s.legal(), "disarm") == ["disarm 5", "disarm placed 5"]
    s.play("disarm 5", "disarm placed 5")
    assert s.goods() == counts("food 10")
    assert of_kind(s.legal(), "disarm") == []


@clause("CAV-WEAPONS-04", "CAV-FURNISH-07")
def test_without_the_peaceful_cave_no_weapon_is_given_up() -> None:
    s = at_work("", dwarfs=[dwarf(5), dwarf()])
    assert of_kind(s.legal(), "disarm") == []
    assert s.why("disarm 5") == ("no-such-furnishing", "CAV-FURNISH-07")


@clause("CAV-WORK-08", "CAV-WEAPONS-03")
def test_a_disarmed_dwarf_is_placed_as_an_unarmed_one_and_may_be_armed_again() -> None:
    s = at_work("ore 3", "peaceful_cave", dwarfs=[dwarf(9), dwarf(4)])
    s.play("disarm 9", "place blacksmithing")
    assert of_kind(s.legal(), "forge") == ["forge 1", "forge 2", "forge 3"]
    s.play("forge 3")
    assert sorted(each["weapon"] for each in s.player()["dwarfs"]) == [3, 4]
    assert s.goods() == counts("food 9")


@clause("CAV-EXPEDITION-14")
def test_the_traveller_keeps_its_weapon_during_the_expedition() -> None:
    s = on_expedition(5, "", "peaceful_cave").play("loot wood")
    assert of_kind(s.legal(), "disarm") == ["disarm 14"]
    assert s.why("disarm placed 5") == ("weapon-travels", "CAV-EXPEDITION-14")
    s.play("disarm 14", "loot dog", "stop")
    assert s.goods() == counts("wood 1 dog 1 food 14")
    assert s.legal() == ["disarm placed 6", "end"]
    s.play("disarm placed 6")
    assert s.goods() == counts("wood 1 dog 1 food 20")


@clause("CAV-WORK-20", "CAV-EXPEDITION-01")
def test_the_weapon_that_the_space_needs_is_not_given_up_before_the_first_part() -> None:
    s = on_expedition(5, "", "peaceful_cave")
    assert s.why("disarm placed 5") == ("spoils-action", "CAV-WORK-20")


@clause("CAV-HARVEST-12", "CAV-CONVERT-08")
def test_weapons_feed_in_the_harvest() -> None:
    s = at_feeding("", "peaceful_cave", dwarfs=[dwarf(3), dwarf()])
    assert s.legal() == ["disarm 3", "feed 0"]
    s.play("disarm 3")
    assert s.legal() == feeds(3)


@clause("CAV-END-04", "CAV-SCORE-06")
def test_weapons_given_up_before_scoring_please_the_prayer_chamber() -> None:
    s = last_exchanges("", "peaceful_cave prayer_chamber", dwarfs=[dwarf(3), dwarf(14)])
    assert s.legal() == ["disarm 3", "disarm 14", "end"]
    before = s.score()
    s.play("disarm 3", "disarm 14")
    assert s.score() == before + 8
    assert s.goods() == counts("food 17")


@clause("CAV-END-03")
def test_the_last_step_is_skipped_by_nobody_who_has_something_to_exchange() -> None:
    s = scene(1, round=12, phase="last", players=[holder("grain 1 vegetable 1", "cooking_cave")])
    assert s.legal() == ["eat grain", "eat vegetable", "use cooking_cave", "end"]

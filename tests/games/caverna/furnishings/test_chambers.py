"""The chambers: points for dwarfs, rubies, crops, herds and peace, and losses written off."""

import pytest

from tests.games.caverna.furnishings.tiles import RANGE, ROOMY, at_work, holder, sheet
from tests.games.caverna.scenes import counts, dwarf, scene
from tests.laws import clause

# 19 farm animals and 2 dogs find room here.
FARM = RANGE | {"3,3": "small_pasture stable"}
NINETEEN = "sheep 10 donkey 4 wild_boar 2 cattle 3 dog 2"


@clause("CAV-SCORE-06")
@pytest.mark.parametrize(("count", "points"), [(2, 0), (3, 0), (4, 0), (5, 5), (6, 10)])
def test_the_broom_chamber_scores_5_points_with_five_dwarfs_and_10_with_six(
    count: int, points: int
) -> None:
    clan = [dwarf() for _ in range(count)]
    s = at_work("", f"broom_chamber {ROOMY} additional_dwelling", dwarfs=clan)
    lines = {"dwarfs": count, "unused": -17, "tiles": 9 + 5}
    assert s.sheet() == sheet({"broom_chamber": points}, **lines)


@clause("CAV-SCORE-06", "CAV-GROWTH-03")
def test_a_newborn_counts_for_the_broom_chamber() -> None:
    clan = [dwarf() for _ in range(4)]
    s = at_work("", f"broom_chamber {ROOMY}", dwarfs=clan)
    s.play("place wish_for_children", "grow")
    assert s.sheet() == sheet({"broom_chamber": 5}, dwarfs=5, unused=-18, tiles=9)


@clause("CAV-SCORE-07", "CAV-SCORE-03")
@pytest.mark.parametrize("rubies", [0, 1, 6])
def test_the_treasure_chamber_scores_one_point_for_each_ruby_besides_its_own(rubies: int) -> None:
    s = at_work(f"ruby {rubies}", "treasure_chamber")
    assert s.sheet() == sheet({"treasure_chamber": rubies}, unused=-21, rubies=rubies)


@clause("CAV-SCORE-07", "CAV-SCORE-02")
@pytest.mark.parametrize(
    ("goods", "land", "grain", "vegetables", "points"),
    [
        ("grain 3", {}, 2, 0, 0),
        ("vegetable 3", {}, 0, 3, 0),
        ("grain 1 vegetable 1", {}, 1, 1, 2),
        ("grain 5 vegetable 2", {}, 3, 2, 4),
        ("", {"4,3": "field grain 3", "3,3": "field vegetable 2"}, 2, 2, 4),
        ("grain 1 vegetable 2", {"4,3": "field grain 2", "3,3": "field vegetable 2"}, 2, 4, 6),
    ],
)
def test_the_food_chamber_scores_two_points_for_each_pair_of_crops_fields_included(
    goods: str, land: dict[str, str], grain: int, vegetables: int, points: int
) -> None:
    """Ruling D26."""
    s = at_work(goods, "food_chamber", land)
    lines = {"grain": grain, "vegetables": vegetables, "unused": -21 + len(land)}
    assert s.sheet() == sheet({"food_chamber": points}, **lines)


@clause("CAV-SCORE-06")
@pytest.mark.parametrize(
    ("weapons", "points"), [([0, 0], 8), ([1, 0], 0), ([0, 0, 0, 0, 14], 0), ([0, 0, 0], 8)]
)
def test_the_prayer_chamber_scores_eight_points_if_no_dwarf_is_armed(
    weapons: list[int], points: int
) -> None:
    clan = [dwarf(weapon) for weapon in weapons]
    s = at_work("", f"prayer_chamber {ROOMY}", dwarfs=clan)
    lines = {"dwarfs": len(clan), "unused": -18, "tiles": 9}
    assert s.sheet() == sheet({"prayer_chamber": points}, **lines)


# A board without an unused space, beside the writing chamber on (3,5).
FULL: dict[str, str] = {
    **{f"{row},{column}": "field" for row in range(1, 5) for column in range(1, 4)},
    **{f"{row},{column}": "tunnel" for row in range(1, 5) for column in range(4, 7)},
    "3,4": "cavern",
    "3,5": "writing_chamber",
}
del FULL["4,4"]
# The same with room for animals of all species.
HERD = FULL | {"3,3": "meadow stable", "2,3": "meadow stable", "4,6": "ruby_mine"}


FLOCK = "sheep 1 donkey 1 cattle 1"


@clause("CAV-SCORE-09", "CAV-SCORE-12")
@pytest.mark.parametrize(
    ("goods", "land", "begging", "lost"),
    [
        ("", {}, 0, (-1, -21, 0)),
        ("", FULL, 0, (-1, 0, 0)),
        ("sheep 1", FULL, 0, (0, 0, 0)),
        ("sheep 1", {}, 1, (0, -20, -3)),
        (FLOCK, HERD, 0, (0, 0, 0)),
        (FLOCK, HERD, 1, (0, 0, 0)),
        (FLOCK, HERD, 2, (0, 0, -1)),
        (FLOCK, HERD, 4, (0, 0, -7)),
        (f"{FLOCK} wild_boar 2", HERD, 0, (0, 0, 0)),
        (f"{FLOCK} wild_boar 2", HERD, 1, (0, 0, 0)),
        (f"{FLOCK} wild_boar 2", HERD, 3, (0, 0, -2)),
    ],
)
def test_the_writing_chamber_lowers_losses_by_up_to_seven_points_within_their_lines(
    goods: str, land: dict[str, str], begging: int, lost: tuple[int, int, int]
) -> None:
    """Missing species first, then unused spaces, then begging markers; never a gain."""
    owner = holder(goods, "writing_chamber", land, begging=begging)
    s = scene(round=5, players=[owner])
    assert s.sheet() == sheet(
        animals=sum(counts(goods).values()),
        tiles=4 if land == HERD else 0,
        missing=lost[0],
        unused=lost[1],
        begging=lost[2],
    )
    assert s.score() == sum(points for _, points in s.sheet())


@clause("CAV-SCORE-09")
def test_the_writing_chamber_has_no_bonus_line_and_touches_no_gain() -> None:
    s = at_work("gold 5 ruby 2", "writing_chamber")
    assert s.sheet() == sheet(gold=5, rubies=2, missing=-1, unused=-21)
    assert s.score() == 5 + 2 + 2 - 8 - 21 + 7


@clause("CAV-SCORE-07")
def test_the_fodder_chamber_scores_6_points_for_19_farm_animals() -> None:
    s = at_work(NINETEEN, "fodder_chamber breakfast_room", FARM)
    lines = {"animals": 21, "missing": 0, "unused": -17, "tiles": 4 + 2}
    assert s.sheet() == sheet({"fodder_chamber": 6}, **lines)


@clause("CAV-SCORE-07")
@pytest.mark.parametrize(
    ("animals", "count", "points"),
    [
        ("sheep 2 dog 5", 7, 0),
        ("sheep 3", 3, 1),
        ("sheep 1 donkey 2", 3, 1),
        ("sheep 5", 5, 1),
        ("sheep 4 donkey 2", 6, 2),
    ],
)
def test_the_fodder_chamber_scores_one_point_for_three_farm_animals_of_any_species(
    animals: str, count: int, points: int
) -> None:
    s = at_work(animals, "fodder_chamber", RANGE)
    missing = -4 if "donkey" in animals else -6
    lines = {"animals": count, "missing": missing, "unused": -19, "tiles": 4}
    assert s.sheet() == sheet({"fodder_chamber": points}, **lines)

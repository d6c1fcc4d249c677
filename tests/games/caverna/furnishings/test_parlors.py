"""The six parlors: food at once and points for neighbours and herds, or goods turned into gold."""

import pytest

from tests.games.caverna.furnishings.tiles import (
    RANGE,
    at_feeding,
    at_housework,
    at_work,
    last_exchanges,
    on_expedition,
    price,
    sheet,
    with_dog,
)
from tests.games.caverna.scenes import counts, of_kind
from tests.laws import clause


@clause("CAV-FURNISH-10", "CAV-FURNISH-07")
@pytest.mark.parametrize("sheep", [1, 2, 7])
def test_the_weaving_parlor_gives_one_food_at_once_for_each_sheep(sheep: int) -> None:
    s = at_housework(f"{price('weaving_parlor')} sheep {sheep}", land=RANGE)
    s.play("furnish weaving_parlor")
    assert s.goods() == with_dog(f"food {sheep} sheep {sheep}")


@clause("CAV-SCORE-07", "CAV-SCORE-08")
@pytest.mark.parametrize(("sheep", "bonus"), [(1, 0), (2, 1), (7, 3), (16, 8)])
def test_the_weaving_parlor_scores_one_point_for_two_sheep_besides_their_own(
    sheep: int, bonus: int
) -> None:
    s = at_work(f"sheep {sheep}", "weaving_parlor", RANGE)
    lines = {"animals": sheep, "missing": -6, "unused": -19, "tiles": 4}
    assert s.sheet() == sheet({"weaving_parlor": bonus}, **lines)


@clause("CAV-FURNISH-07")
def test_only_the_sheep_owned_when_the_weaving_parlor_is_built_give_food() -> None:
    s = at_housework(f"{price('weaving_parlor')} sheep 1 cattle 2 ruby 1 dog 2", "breakfast_room")
    s.play("furnish weaving_parlor", "ruby sheep")
    assert s.goods() == with_dog("food 1 sheep 2 cattle 2 dog 2")


@clause("CAV-FURNISH-10", "CAV-FURNISH-07")
@pytest.mark.parametrize("cattle", [1, 2, 5])
def test_the_milking_parlor_gives_one_food_at_once_for_each_cattle(cattle: int) -> None:
    s = at_housework(f"{price('milking_parlor')} cattle {cattle}", land=RANGE)
    s.play("furnish milking_parlor")
    assert s.goods() == with_dog(f"food {cattle} cattle {cattle}")


@clause("CAV-SCORE-07")
@pytest.mark.parametrize("cattle", [1, 2, 5])
def test_the_milking_parlor_scores_one_point_for_each_cattle_besides_its_own(cattle: int) -> None:
    s = at_work(f"cattle {cattle} sheep 2", "milking_parlor", RANGE)
    lines = {"animals": cattle + 2, "missing": -4, "unused": -19, "tiles": 4}
    assert s.sheet() == sheet({"milking_parlor": cattle}, **lines)


# The state parlor on the site named, and the dwellings beside it.
NEIGHBOURS: list[tuple[str, dict[str, str], int]] = [
    ("3 4", {}, 1),
    ("3 4", {"2,4": "dwelling"}, 2),
    ("3 4", {"2,4": "couple_dwelling", "3,5": "additional_dwelling"}, 3),
    ("3 4", {"2,4": "trader", "3,5": "tunnel"}, 1),
    ("3 4", {"2,4": "tunnel", "2,5": "dwelling", "3,5": "cavern"}, 1),
    ("2 4", {"2,4": "cavern"}, 0),
    (
        "3 5",
        {
            "3,4": "dwelling",
            "3,5": "cavern",
            "2,5": "mixed_dwelling",
            "3,6": "simple_dwelling_4_2",
            "4,5": "simple_dwelling_3_3",
        },
        4,
    ),
]


@clause("CAV-FURNISH-10", "CAV-FURNISH-07")
@pytest.mark.parametrize(("site", "land", "count"), NEIGHBOURS)
def test_the_state_parlor_gives_two_food_at_once_for_each_dwelling_beside_it(
    site: str, land: dict[str, str], count: int
) -> None:
    """The entrance counts, corners do not."""
    s = at_housework(price("state_parlor"), land=land)
    s.play("furnish state_parlor")
    if f"site {site}" in s.legal():
        s.play(f"site {site}")
    assert s.board()[site.replace(" ", ",")] == "state_parlor"
    assert s.goods() == with_dog(f"food {2 * count}" if count else "")


@clause("CAV-SCORE-06")
@pytest.mark.parametrize(("site", "land", "count"), NEIGHBOURS)
def test_the_state_parlor_scores_four_points_for_each_dwelling_beside_it(
    site: str, land: dict[str, str], count: int
) -> None:
    s = at_work("", "", land | {site.replace(" ", ","): "state_parlor"})
    assert dict(s.sheet())["bonus:32"] == 4 * count


@clause("CAV-SCORE-06", "CAV-FURNISH-07")
def test_a_dwelling_added_later_scores_for_the_state_parlor_but_feeds_no_more() -> None:
    s = at_work("wood 4 stone 3", "", {"3,4": "state_parlor", "2,4": "cavern"})
    assert s.sheet() == sheet({"state_parlor": 4}, unused=-21)
    s.play("place wish_for_children", "furnish dwelling")
    assert s.goods() == {}
    assert s.sheet() == sheet({"state_parlor": 8}, unused=-21, tiles=3)


@clause("CAV-SCORE-06", "CAV-TILES-21")
def test_a_dwelling_on_a_hanging_cavern_is_a_neighbour_of_the_state_parlor() -> None:
    land = {"3,4": "office_room", "4,5": "state_parlor", "5,5": "dwelling"}
    assert at_work("", "", land).sheet() == sheet({"state_parlor": 8}, unused=-21, tiles=3)


@clause("CAV-CONVERT-08", "CAV-CONVERT-05")
def test_the_hunting_parlor_gives_two_gold_and_two_food_for_two_boars() -> None:
    s = at_work("wild_boar 5", "hunting_parlor", RANGE)
    s.play("use hunting_parlor", "use hunting_parlor")
    assert s.goods() == counts("wild_boar 1 gold 4 food 4")
    assert s.why("use hunting_parlor") == ("not-enough", "CAV-CONVERT-01")


@clause("CAV-ANIMALS-25")
def test_the_hunting_parlor_may_settle_a_surplus() -> None:
    s = at_work("wild_boar 2 ruby 1", "hunting_parlor").play("ruby sheep")
    assert s.legal() == ["eat sheep", "eat wild_boar", "use hunting_parlor"]
    s.play("use hunting_parlor")
    assert s.goods() == counts("sheep 1 gold 2 food 2")
    assert "place housework" in s.legal()


@clause("CAV-SCORE-10", "CAV-END-03")
def test_the_hunting_parlor_hunts_before_scoring() -> None:
    s = last_exchanges("wild_boar 2", "hunting_parlor")
    assert s.legal() == ["eat wild_boar", "use hunting_parlor", "end"]
    assert s.sheet() == sheet(animals=2, missing=-6, unused=-21, tiles=1)
    s.play("use hunting_parlor", "end")
    assert s.sheet() == sheet(unused=-21, tiles=1, gold=2)


@clause("CAV-CONVERT-08", "CAV-CONVERT-01")
def test_the_beer_parlor_gives_three_gold_or_four_food_for_two_grain() -> None:
    s = at_work("grain 5", "beer_parlor")
    s.play("use beer_parlor for gold")
    assert s.goods() == counts("grain 3 gold 3")
    s.play("use beer_parlor for food")
    assert s.goods() == counts("grain 1 gold 3 food 4")
    assert s.why("use beer_parlor for gold") == ("not-enough", "CAV-CONVERT-01")
    assert s.why("use beer_parlor for food") == ("not-enough", "CAV-CONVERT-01")


@clause("CAV-SOW-08")
def test_grain_on_fields_is_not_brewed() -> None:
    s = at_work("grain 1", "beer_parlor", {"4,3": "field grain 3"})
    assert of_kind(s.legal(), "use") == []


@clause("CAV-HARVEST-12", "CAV-CONVERT-08")
def test_the_beer_parlor_brews_in_the_feeding() -> None:
    s = at_feeding("grain 2", "beer_parlor")
    assert s.legal() == [
        "eat grain",
        "use beer_parlor for gold",
        "use beer_parlor for food",
        "feed 0",
    ]
    s.play("use beer_parlor for food", "feed 4")
    assert (s.goods(), s.player()["begging"]) == ({}, 0)


@clause("CAV-SCORE-10", "CAV-END-03", "CAV-END-04")
def test_the_beer_parlor_brews_just_before_scoring() -> None:
    s = last_exchanges("grain 4", "beer_parlor")
    assert s.legal() == [
        "eat grain",
        "use beer_parlor for gold",
        "use beer_parlor for food",
        "end",
    ]
    assert s.sheet() == sheet(grain=2, unused=-21, tiles=3)
    s.play("use beer_parlor for gold")
    assert s.sheet() == sheet(grain=1, unused=-21, tiles=3, gold=3)
    s.play("use beer_parlor for gold", "end")
    assert s.sheet() == sheet(unused=-21, tiles=3, gold=6)
    assert s.actor() == -2


@clause("CAV-CONVERT-08", "CAV-RUBY-08")
def test_the_blacksmithing_parlor_gives_two_gold_and_one_food_for_a_ruby_and_an_ore() -> None:
    s = at_work("ruby 3 ore 2", "blacksmithing_parlor")
    s.play("use blacksmithing_parlor", "use blacksmithing_parlor")
    assert s.goods() == counts("ruby 1 gold 4 food 2")
    assert s.why("use blacksmithing_parlor") == ("not-enough", "CAV-CONVERT-01")
    none = at_work("ore 4", "blacksmithing_parlor")
    assert none.why("use blacksmithing_parlor") == ("not-enough", "CAV-CONVERT-01")


@clause("CAV-SCORE-10", "CAV-END-03")
def test_the_blacksmithing_parlor_works_before_scoring() -> None:
    s = last_exchanges("ruby 1 ore 1", "blacksmithing_parlor")
    assert s.sheet() == sheet(rubies=1, unused=-21, tiles=2)
    s.play("use blacksmithing_parlor", "end")
    assert s.sheet() == sheet(unused=-21, tiles=2, gold=2)


@clause("CAV-CONVERT-08", "CAV-EXPEDITION-04")
def test_parlors_work_between_two_items_of_loot() -> None:
    s = on_expedition(5, "wild_boar 1 grain 1", "hunting_parlor beer_parlor")
    s.play("loot wild_boar", "use hunting_parlor", "loot grain", "use beer_parlor for gold")
    assert s.goods() == counts("gold 5 food 2")


@clause("CAV-CONVERT-08", "CAV-FURNISH-02")
def test_the_gold_of_a_parlor_builds_in_the_middle_of_an_action() -> None:
    s = at_housework("grain 2 gold 2 stone 3", "beer_parlor")
    assert s.why("furnish state_parlor") == ("too-expensive", "CAV-FURNISH-03")
    s.play("use beer_parlor for gold", "furnish state_parlor")
    assert s.goods() == with_dog("food 2")

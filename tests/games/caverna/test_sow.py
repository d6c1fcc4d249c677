"""Chapter SOW: what a sow action puts on which fields."""

import pytest

from tests.games.caverna.boards import twins, working
from tests.games.caverna.scenes import ASIDE, Scene, dwarf, of_kind, player
from tests.laws import clause


def fields(*contents: str) -> dict[str, str]:
    """Fields in reading order; the front space is the last one."""
    cells = ["3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    return dict(zip(cells[-len(contents) :], contents, strict=True))


def sower(goods: str, board: dict[str, str]) -> Scene:
    """Seat 0 has just been placed on family life; the family cannot grow."""
    here = working(8, player(goods, board=board))
    return here.play("place family_life")


def sown(here: Scene) -> list[str]:
    """What lies in the forest, in reading order."""
    return [content for cell, content in sorted(here.board().items()) if cell != "3,4"]


@clause("CAV-SOW-01")
@pytest.mark.parametrize(
    ("crop", "field"), [("grain", "field grain 3"), ("vegetable", "field vegetable 2")]
)
def test_one_crop_from_the_supply_grows_on_an_empty_field(crop: str, field: str) -> None:
    here = sower(f"{crop} 1", fields("field"))
    assert here.legal() == [f"sow {crop}"]
    here.play(f"sow {crop}")
    assert sown(here) == [field]
    assert here.goods() == {}
    assert here.told("sown") == [f"sown P0 4 3 {crop}"]
    assert here.actor() == 1


@clause("CAV-SOW-02")
@pytest.mark.parametrize(("crop", "other"), [("grain", "vegetable"), ("vegetable", "grain")])
def test_a_third_field_of_one_crop_is_refused_though_none_of_the_other_is_sown(
    crop: str, other: str
) -> None:
    here = sower(f"{crop} 3 {other} 1", fields(*["field"] * 4)).play(f"sow {crop}", f"sow {crop}")
    assert here.legal() == ["eat grain", "eat vegetable", f"sow {other}", "stop"]
    assert here.why(f"sow {crop}") == ("sown-enough", "CAV-SOW-02")


@clause("CAV-SOW-02")
def test_two_of_each_crop_are_sown_at_most() -> None:
    here = sower("grain 2 vegetable 2", fields(*["field"] * 5))
    here.play("sow vegetable", "sow grain", "sow grain", "sow vegetable")
    assert sown(here) == [
        "field vegetable 2",
        "field grain 3",
        "field grain 3",
        "field vegetable 2",
        "field",
    ]
    assert here.goods() == {}
    assert here.actor() == 1


@clause("CAV-SOW-03")
@pytest.mark.parametrize(
    "content", ["field grain 3", "field grain 1", "field vegetable 2", "field vegetable 1"]
)
def test_a_sown_field_is_not_sown_again(content: str) -> None:
    """Sowing a field that is already sown is refused, whatever is left on it."""
    here = working(8, player("grain 1 vegetable 1", board=fields(content)))
    assert here.why("place family_life") == ("space-useless", "CAV-WORK-07")
    here = sower("grain 2 vegetable 2", fields("field", content)).play("sow grain")
    assert sown(here) == ["field grain 3", content]
    assert of_kind(here.legal(), "sow") == []
    tiled = working(1, player("grain 2 vegetable 2", board=fields(content)))
    tiled.play("place slash_and_burn")
    assert tiled.why("sow grain") == ("no-field", "CAV-SOW-03")
    assert tiled.why("sow vegetable") == ("no-field", "CAV-SOW-03")


@clause("CAV-SOW-03")
def test_a_field_emptied_by_harvests_is_sown_again() -> None:
    """The last dwarf of round 5 is placed; the harvest takes the last grain and one vegetable."""
    board = fields("field grain 1", "field vegetable 2")
    players = [
        player("food 4", board=board, dwarfs=[ASIDE, dwarf()]),
        player("food 4", dwarfs=[ASIDE, ASIDE]),
    ]
    here = working(5, *players, spaces={"wood_gathering": {"wood": 1}})
    here.play("place wood_gathering", "feed 4", "feed 4", "breed nothing", "end")
    assert sown(here) == ["field", "field vegetable 1"]
    here.play("marker leaf", "place slash_and_burn", "sow grain")
    assert sown(here) == ["field grain 3", "field vegetable 1"]


@clause("CAV-SOW-04")
def test_each_sowing_needs_one_crop_of_that_kind_in_the_supply() -> None:
    here = sower("grain 1", fields("field", "field"))
    assert here.legal() == ["sow grain"]
    assert here.why("sow vegetable") == ("no-crop", "CAV-SOW-04")
    without = working(8, player(board=fields("field")))
    assert without.why("place family_life") == ("space-useless", "CAV-WORK-07")


@clause("CAV-SOW-04")
def test_the_crop_may_be_bought_with_a_ruby_during_the_action() -> None:
    here = sower("grain 1 ruby 1", fields("field", "field")).play("sow grain", "ruby vegetable")
    assert here.goods() == {"vegetable": 1}
    assert here.legal() == ["eat vegetable", "sow vegetable", "stop"]
    here.play("sow vegetable")
    assert sown(here) == ["field grain 3", "field vegetable 2"]
    assert here.goods() == {}


@clause("CAV-SOW-05")
def test_one_grain_and_one_vegetable_on_two_fields() -> None:
    here = sower("grain 1 vegetable 1", fields("field", "field")).play("sow grain", "sow vegetable")
    assert sown(here) == ["field grain 3", "field vegetable 2"]
    assert here.goods() == {}


@clause("CAV-SOW-06")
def test_two_rubies_buy_the_field_and_the_grain_before_the_placement() -> None:
    here = working(8, player("ruby 2"))
    assert here.why("place family_life") == ("space-useless", "CAV-WORK-07")
    here.play("buy field 4 3", "ruby grain", "place family_life", "sow grain")
    assert here.board() == {"3,4": "cavern", "4,3": "field grain 3"}
    assert here.goods() == {}


@clause("CAV-SOW-06")
def test_two_rubies_buy_the_field_and_the_grain_during_the_action() -> None:
    here = working(8, player("ruby 2", board={"4,3": "meadow"}))
    here.play("place slash_and_burn", "buy field 3 3", "ruby grain", "sow grain")
    assert here.board() == {"3,3": "field grain 3", "3,4": "cavern", "4,3": "meadow"}
    assert here.goods() == {}


@clause("CAV-SOW-07")
@pytest.mark.parametrize(
    ("seats", "number", "spaces"),
    [
        (2, 1, ["slash_and_burn"]),
        (2, 7, ["slash_and_burn"]),
        (2, 8, ["slash_and_burn", "family_life"]),
        (4, 8, ["slash_and_burn", "family_life"]),
        (5, 8, ["slash_and_burn", "hardware_rental_5", "family_life"]),
        (6, 1, ["slash_and_burn", "hardware_rental_6_7"]),
    ],
)
def test_who_sows_where(seats: int, number: int, spaces: list[str]) -> None:
    here = working(number, player("grain 1", board=fields("field")), seats=seats)
    offering = []
    for move in of_kind(here.legal(), "place"):
        there = here.copy().play(move)
        if there.actor() == 0 and of_kind(there.legal(), "sow"):
            offering.append(move.removeprefix("place "))
    assert offering == spaces


@clause("CAV-SOW-07")
def test_on_slash_and_burn_the_tile_comes_before_the_sowing() -> None:
    here = working(1, player("grain 2", board=fields("field")))
    here.play("place slash_and_burn")
    tiles = twins("meadow-field", "2,3-3,3", "3,2-3,3", "3,2-4,2", "4,1-4,2")
    assert here.legal() == ["eat grain", *tiles, "sow grain"]
    here.play("sow grain")
    assert of_kind(here.legal(), "meadow-field") == []


@clause("CAV-SOW-08")
def test_crops_on_fields_are_not_in_the_supply() -> None:
    board = fields("field", "field grain 3", "field vegetable 2") | {"3,4": "beer_parlor"}
    here = working(8, player(board=board))
    assert of_kind(here.legal(), "eat", "use") == []
    assert here.why("eat grain") == ("not-enough", "CAV-CONVERT-01")
    assert here.why("eat vegetable") == ("not-enough", "CAV-CONVERT-01")
    assert here.why("use beer_parlor for food") == ("not-enough", "CAV-CONVERT-01")
    assert here.why("place family_life") == ("space-useless", "CAV-WORK-07")

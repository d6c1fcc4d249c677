"""What the page shows of the box."""

from typing import Any, cast

from dolmen.games.caverna.figures import figures


def test_the_page_shows_everything_in_the_box_as_printed() -> None:
    shown = cast(dict[str, Any], figures())
    assert len(shown["furnishings"]) == 48
    carpenter = {"colour": "green", "cost": {"stone": 1}, "points": 0}
    assert shown["furnishings"]["carpenter"] == carpenter
    assert len(shown["spaces"]) == 51
    assert len(shown["loot"]) == 23
    assert shown["loot"][-1] == {"name": "breed", "strength": 14}
    assert shown["market"][-1] == {"good": "cattle", "price": 3}
    assert [stage["rounds"] for stage in shown["stages"]] == [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
        [10, 11, 12],
    ]
    assert shown["stages"][2]["cards"] == ("ore_delivery", "family_life", "exploration")
    assert (shown["wish"], shown["urgentWish"]) == ("wish_for_children", "urgent_wish_for_children")
    assert (shown["skippedRound"], shown["firstMarker"]) == (9, 6)
    assert (shown["strongest"], shown["strongestForged"]) == (14, 8)
    assert [trade["id"] for trade in shown["eaten"]][:3] == ["sheep", "donkey", "donkeys"]
    assert len(shown["ruby"]) == 12
    parlor = {"id": "beer_parlor for food", "takes": {"grain": 2}, "gives": {"food": 4}}
    assert parlor | {"furnishing": "beer_parlor"} in shown["uses"]

"""Chapter OFFER: the ritual, hut by hut."""

from typing import Any

import pytest

from dolmen.core.game import Game
from tests.games.meduris.scenes import (
    BLUE,
    GREEN,
    RED,
    chips,
    markers,
    passes_to,
    position,
    run_through,
)
from tests.laws import clause
from tests.scenario import changes, dump, names, play, story, why


def ritual(**keys: Any) -> tuple[Game[Any], Any]:
    """Blue has just built a temple on field 30 and the druid, from field 9, has come to 12."""
    given: dict[str, Any] = {
        "huts": {RED: [9], GREEN: [12], BLUE: [13]},
        "temples": {RED: [14]},
        "druid": 9,
        "seat": BLUE,
    }
    given |= keys
    stocks = {2: "stone 1 copper 1"} | given.pop("stocks", {})
    game, s = position(**given, stocks=stocks)
    play(game, s, "temple 30")
    return game, s


def alone(stock: str, score: int = 5) -> tuple[Game[Any], Any]:
    """The druid arrives at Red's lone hut on field 9, which asks for wool and stone."""
    return ritual(
        huts={RED: [9], GREEN: [5]},
        temples={GREEN: [20, 22]},
        druid=5,
        stocks={0: stock},
        scores={RED: score},
    )


@clause("MED-OFFER-01")
@pytest.mark.parametrize(
    ("beyond", "asked"),
    [
        ({"huts": {RED: [9], GREEN: [12], BLUE: [13, 14]}, "temples": {RED: [15]}}, [12, 13, 14]),
        ({"huts": {RED: [9], GREEN: [12], BLUE: [13, 14, 16]}, "temples": {}}, [12, 13, 14]),
        ({"huts": {RED: [9], GREEN: [12], BLUE: [14, 15]}, "temples": {}}, [12]),
    ],
)
def test_the_ritual_asks_hut_after_hut_until_the_next_field_has_none(
    beyond: dict[str, Any], asked: list[int]
) -> None:
    game, s = ritual(**beyond)
    seen = run_through(game, s, ["offer nothing"] * len(asked))
    assert [place for _, _, place in seen] == asked
    assert (dump(game, s)["step"], dump(game, s)["druid"]) == ("roll", asked[-1])


@clause("MED-OFFER-02")
def test_the_owner_decides_not_the_active_player() -> None:
    game, s = ritual(stocks={1: "stone 1 copper 1"}, chips={"12": "druid"})
    assert (game.actor(s), dump(game, s)["seat"]) == (GREEN, BLUE)
    assert names(game, s) == [
        "offer nothing",
        "offer copper",
        "offer stone",
        "offer both",
        "offer chip",
    ]


@clause("MED-OFFER-02")
def test_who_can_give_nothing_is_treated_as_giving_nothing() -> None:
    game, s = ritual(stocks={1: "wood 1 wool 1"})
    assert names(game, s) == ["offer nothing"]
    assert changes(game, s, "offer nothing") == {
        "asked": BLUE,
        "druid": 13,
        "payment.field": 13,
        "points.1.refusals": 1,
    }


@clause("MED-OFFER-03")
def test_one_of_each_material_is_asked_for_and_goes_to_its_pile_at_once() -> None:
    game, s = ritual(stocks={1: "stone 2 copper 1"})
    assert {move: why(game, s, move) for move in ("offer wood", "offer wool")} == {
        "offer wood": ("not-of-field", "MED-OFFER-03"),
        "offer wool": ("not-of-field", "MED-OFFER-03"),
    }
    piles = dump(game, s)["piles"]
    assert changes(game, s, "offer both") == {
        "asked": BLUE,
        "druid": 13,
        "payment.field": 13,
        "stocks.1.stone": 1,
        "stocks.1.copper": 0,
        "piles.stone": piles["stone"] + 1,
        "piles.copper": piles["copper"] + 1,
        "points.1.offerings": 2,
    }


@clause("MED-OFFER-03")
def test_a_material_of_an_offering_may_be_replaced() -> None:
    game, s = ritual(stocks={1: "wood 2 wool 1"})
    assert names(game, s) == ["offer nothing", "offer copper", "offer stone"]
    assert why(game, s, "offer both") == ("offer-unpayable", "MED-SWAP-10")
    assert changes(
        game, s, "offer copper", "replace copper", "give wood", "give wood", "give wool"
    ) == {
        "asked": BLUE,
        "druid": 13,
        "payment.field": 13,
        "stocks.1.wood": 0,
        "stocks.1.wool": 0,
        "piles.wood": 17,
        "piles.wool": 17,
        "points.1.offerings": 1,
    }


@clause("MED-OFFER-04")
@pytest.mark.parametrize("material", ["copper", "stone"])
def test_one_material_of_choice_brings_one_point(material: str) -> None:
    game, s = ritual(stocks={1: "stone 1 copper 1"})
    pile = dump(game, s)["piles"][material]
    assert changes(game, s, f"offer {material}") == {
        "asked": BLUE,
        "druid": 13,
        "payment.field": 13,
        f"stocks.1.{material}": 0,
        f"piles.{material}": pile + 1,
        "points.1.offerings": 1,
    }


@clause("MED-OFFER-05")
@pytest.mark.parametrize("size", range(1, 8))
def test_both_materials_bring_as_many_points_as_the_run_has_huts(size: int) -> None:
    """Of all colours."""
    game, s = ritual(
        huts={RED: [9], GREEN: [12], BLUE: range(13, 12 + size)},
        temples={RED: [28], GREEN: [26, 24]},
        stocks={1: "stone 1 copper 1"},
    )
    play(game, s, "offer both")
    assert dump(game, s)["points"][GREEN] == {
        "offerings": size,
        "refusals": 0,
        "bonus": 0,
        "interim": 0,
    }
    assert dump(game, s)["stocks"][GREEN] == chips()


@clause("MED-OFFER-06")
@pytest.mark.parametrize(("before", "after"), [(5, 4), (12, 11), (1, 0), (0, 0)])
def test_nothing_costs_a_point_but_never_below_0(before: int, after: int) -> None:
    game, s = ritual(scores={GREEN: before}, stocks={1: "stone 1 copper 1"})
    play(game, s, "offer nothing")
    assert markers(game, s) == [5, after, 5]
    assert dump(game, s)["stocks"][GREEN] == chips("stone 1 copper 1")


@clause("MED-OFFER-06")
def test_no_debt_is_remembered_below_0() -> None:
    """Of two refusals at 0 nothing is left: one material then makes 1."""
    game, s = ritual(
        huts={RED: [9], GREEN: [12, 13, 14]},
        temples={RED: [15]},
        scores={GREEN: 0},
        stocks={1: "copper 1"},
    )
    play(game, s, "offer nothing", "offer nothing", "offer copper")
    assert markers(game, s) == [5, 1, 5]


@clause("MED-OFFER-07")
@pytest.mark.parametrize("move", ["offer wool", "offer stone", "offer both"])
def test_at_a_lone_hut_one_material_and_both_score_alike(move: str) -> None:
    game, s = alone("wool 1 stone 1")
    play(game, s, move)
    assert markers(game, s) == [6, 5, 5]


@clause("MED-OFFER-08")
def test_points_are_booked_before_the_druid_goes_on() -> None:
    game, s = ritual(stocks={1: "stone 1 copper 1"})
    assert story(game, s, "offer both", "offer nothing") == [
        "chips-paid P1 stone 1",
        "chips-paid P1 copper 1",
        "offered P1 2",
        "druid-at 13 P2",
        "refused P2 1",
        "turn-began P0",
    ]


@clause("MED-OFFER-09")
def test_an_owner_of_several_huts_decides_at_each_with_what_is_left() -> None:
    """Fields 12 to 15 ask for stone + copper, wool + wood, wood + copper, stone + copper."""
    game, s = ritual(
        huts={RED: [9], GREEN: [12, 13, 14, 15]},
        temples={RED: [16]},
        stocks={1: "stone 1 copper 1 wood 1"},
    )
    seen = []
    for move in ["offer copper", "offer nothing", "offer wood", "offer stone"]:
        seen.append((game.actor(s), names(game, s)))
        play(game, s, move)
    assert seen == [
        (GREEN, ["offer nothing", "offer copper", "offer stone", "offer both"]),
        (GREEN, ["offer nothing", "offer wood"]),
        (GREEN, ["offer nothing", "offer wood"]),
        (GREEN, ["offer nothing", "offer stone"]),
    ]
    assert markers(game, s) == [5, 5 + 1 - 1 + 1 + 1, 5]


@clause("MED-OFFER-10")
def test_huts_behind_the_starting_hut_count_but_are_not_asked() -> None:
    """The druid stands on 13; a hut on 14 is the first ahead and the fourth of its run."""
    game, s = position(
        huts={RED: [11], GREEN: [12], BLUE: [13]},
        temples={RED: [20]},
        druid=13,
        stocks={0: "wood 5 copper 5"},
    )
    play(game, s, "hut 14", "offer both")
    assert (dump(game, s)["druid"], dump(game, s)["step"]) == (14, "roll")
    assert markers(game, s) == [9, 5, 5]


@clause("MED-OFFER-11")
def test_rulebook_example_3_the_ritual() -> None:
    game, s = position(
        huts={GREEN: [15], RED: [16, 19, 20], BLUE: [22]},
        temples={BLUE: [21]},
        druid=16,
        seat=BLUE,
        stocks={2: "stone 4 wood 4", 0: "wood 1"},
    )
    visited = run_through(game, s, ["hut 18", "offer both", "offer nothing", "offer wood"])
    assert visited == [
        ("hut 18", BLUE, 16),
        ("offer both", BLUE, 18),
        ("offer nothing", RED, 19),
        ("offer wood", RED, 20),
    ]
    assert dump(game, s)["druid"] == 20
    assert markers(game, s) == [5, 5, 8]
    assert dump(game, s)["runes"] == {"spiral": "P1", "wave": "P2", "fish": "P2"}
    assert (dump(game, s)["step"], dump(game, s)["seat"]) == ("roll", RED)
    assert dump(game, s)["stocks"][BLUE] == dump(game, s)["stocks"][RED] == chips()
    assert dump(game, s)["points"] == [
        {"offerings": 1, "refusals": 1, "bonus": 0, "interim": 0},
        {"offerings": 0, "refusals": 0, "bonus": 0, "interim": 0},
        {"offerings": 3, "refusals": 0, "bonus": 0, "interim": 0},
    ]


@clause("MED-OFFER-12")
def test_the_score_has_a_floor() -> None:
    game, s = alone("wool 1 stone 1", score=0)
    changed = passes_to(RED, **{"built": False, "payment.field": None})
    del changed["asked"]
    assert changes(game, s, "offer nothing") == changed
    assert markers(game, s) == [0, 5, 5]


@clause("MED-OFFER-13")
def test_both_at_a_lone_hut_score_one_and_are_gone() -> None:
    game, s = alone("wool 1 stone 1")
    assert (game.actor(s), dump(game, s)["asked"]) == (RED, RED)
    assert changes(game, s, "offer both") == {
        "step": "roll",
        "seat": RED,
        "face": None,
        "built": False,
        "payment.field": None,
        "points.0.offerings": 1,
        "stocks.0.wool": 0,
        "stocks.0.stone": 0,
        "piles.wool": 17,
        "piles.stone": 17,
    }
    assert markers(game, s) == [6, 5, 5]

"""Chapter DRUID: his way from his temple round the ring."""

import pytest

from tests.games.meduris.scenes import BLUE, GREEN, RED, markers, passes_to, position
from tests.laws import clause
from tests.scenario import changes, dump, play, story

PLAINS = {"wood": [RED, GREEN, BLUE], "stone": [RED, GREEN, BLUE]}


@clause("MED-DRUID-01")
def test_the_druid_moves_once_after_each_construction_and_not_otherwise() -> None:
    game, s = position(
        "roll",
        huts={RED: [2, 9], GREEN: [20]},
        plains=PLAINS,
        stocks={0: "wool 1 copper 1", 1: "wool 1 stone 1", 2: "stone 2 copper 1"},
    )
    places = []
    for moves in (
        ["roll plus", "decline", "decline", "decline", "lift wood 1 to wool"],
        ["roll minus", "return wool", "return stone", "return wool", "lift wood 1 to wool"],
        ["roll copper", "hut 12", "offer nothing"],
        ["roll wool", "lift stone 1 to copper"],
    ):
        play(game, s, *moves)
        places.append(dump(game, s)["druid"])
    assert places == ["step3", "step3", 2, 2]


@clause("MED-DRUID-02")
@pytest.mark.parametrize(
    "moves", [("hut 2", "temple 9", "hut 12"), ("temple 2", "hut 9", "hut 12")]
)
def test_the_first_three_constructions_take_him_up_the_steps(moves: tuple[str, ...]) -> None:
    """No ritual, no interim scoring."""
    game, s = position(
        "roll",
        plains=PLAINS,
        stocks={0: "wool 1 copper 1", 1: "wool 1 stone 1", 2: "stone 1 copper 1"},
    )
    seen = []
    for seat, move in enumerate(moves):
        play(game, s, "roll copper")
        assert dump(game, s)["seat"] == seat
        play(game, s, move)
        seen.append((dump(game, s)["druid"], dump(game, s)["step"]))
    assert seen == [("step1", "roll"), ("step2", "roll"), ("step3", "roll")]
    assert markers(game, s) == [5, 5, 5]


@clause("MED-DRUID-03")
@pytest.mark.parametrize("first", [0, 1, 31])
def test_with_the_fourth_construction_he_enters_before_field_0(first: int) -> None:
    """The first field he can reach is field 0, and nobody scores runes on the way."""
    game, s = position(
        huts={GREEN: [first]}, temples={RED: [12], GREEN: [20]}, stocks={0: "copper 1 wood 1"}
    )
    heard = story(game, s, "hut 28")
    assert heard == [
        "chips-paid P0 copper 1",
        "chips-paid P0 wood 1",
        "hut-built P0 28",
        "rune-taken P0 hook",
        "druid-at 28 P0" if first == 31 else f"druid-at {first} P1",
    ]
    assert markers(game, s) == [5, 5, 5]


@clause("MED-DRUID-04")
@pytest.mark.parametrize(
    ("move", "stop"), [("hut 10", 10), ("hut 9", 12), ("temple 10", 12), ("hut 11", 11)]
)
def test_he_walks_to_the_first_hut_strictly_ahead_the_new_one_included(
    move: str, stop: int
) -> None:
    game, s = position(
        huts={RED: [9] if move != "hut 9" else [10], GREEN: [12], BLUE: [25]},
        temples={BLUE: [20]},
        druid=10 if move == "hut 9" else 9,
        stocks={0: "wood 9 copper 9 wool 9 stone 9"},
    )
    play(game, s, move, "pay")
    assert (dump(game, s)["step"], dump(game, s)["druid"]) == ("offer", stop)


@clause("MED-DRUID-05")
def test_he_never_walks_backwards_nor_stops_at_a_temple_or_an_unbuilt_field() -> None:
    """The hut just behind him is reached only after a whole lap."""
    game, s = position(
        huts={GREEN: [8, 10]},
        temples={RED: [11], BLUE: [12]},
        druid=10,
        stocks={0: "wood 1 wool 1"},
    )
    play(game, s, "temple 23")
    assert dump(game, s)["druid"] == 8


@clause("MED-DRUID-06")
def test_while_no_hut_stands_he_waits_on_the_third_step() -> None:
    game, s = position(
        temples={RED: [3], GREEN: [6]},
        plains=PLAINS,
        seat=BLUE,
        stocks={2: "stone 1 copper 1", 0: "wool 1 stone 1", 1: "wood 1 copper 1"},
    )
    places = []
    for moves in (["temple 12"], ["roll copper", "temple 17"], ["roll copper", "temple 22"]):
        play(game, s, *moves)
        places.append((dump(game, s)["druid"], dump(game, s)["step"]))
    assert places == [("step3", "roll")] * 3
    game, s = position(
        temples={RED: [3, 17], GREEN: [6, 22], BLUE: [12]},
        druid="step3",
        seat=BLUE,
        stocks={2: "stone 1 copper 1"},
    )
    assert changes(game, s, "hut 30") == {
        "step": "offer",
        "druid": 30,
        "built": True,
        "payment.field": 30,
        "stocks.2.stone": 0,
        "stocks.2.copper": 0,
        "piles.stone": 16,
        "piles.copper": 16,
        "buildings": {
            "3": "temple P0",
            "6": "temple P1",
            "12": "temple P2",
            "17": "temple P0",
            "22": "temple P1",
            "30": "hut P2",
        },
        "runes": {"arrow": "P2"},
    }


@clause("MED-DRUID-07")
def test_after_a_ritual_he_stays_at_the_clockwise_end_of_the_run() -> None:
    game, s = position(huts={RED: [2, 3], BLUE: [4], GREEN: [20]}, temples={GREEN: [5]}, druid=20)
    play(game, s, "temple 30", "offer nothing", "offer nothing")
    assert changes(game, s, "offer nothing") == passes_to(
        GREEN,
        **{"points.2.refusals": 1, "built": False, "payment.field": None},
    )
    assert dump(game, s)["druid"] == 4


@clause("MED-DRUID-08")
def test_at_the_only_hut_he_walks_a_full_lap_and_crosses_the_river() -> None:
    game, s = position(
        huts={GREEN: [9]},
        temples={RED: [3], BLUE: [20, 22]},
        druid=9,
        stocks={0: "stone 1 copper 1"},
    )
    assert story(game, s, "temple 30") == [
        "chips-paid P0 stone 1",
        "chips-paid P0 copper 1",
        "temple-built P0 30",
        "runes-scored P1 1",
        "druid-at 9 P1",
    ]
    assert markers(game, s) == [5, 6, 5]


@clause("MED-DRUID-09")
def test_rulebook_example_2_the_druid_enters_and_stops_at_field_2() -> None:
    game, s = position(
        huts={GREEN: [2], RED: [10], BLUE: [20]},
        seat=RED,
        stocks={0: "wood 1 copper 1", 1: "wool 1"},
    )
    assert story(game, s, "hut 14", "offer wool") == [
        "chips-paid P0 wood 1",
        "chips-paid P0 copper 1",
        "hut-built P0 14",
        "rune-taken P0 spiral",
        "druid-at 2 P1",
        "chips-paid P1 wool 1",
        "offered P1 1",
        "turn-began P1",
    ]
    assert (dump(game, s)["druid"], markers(game, s)) == (2, [5, 6, 5])


@clause("MED-DRUID-10")
def test_a_hut_behind_him_is_not_asked() -> None:
    game, s = position(
        huts={RED: [15, 16], GREEN: [22]},
        temples={BLUE: [5]},
        druid=16,
        stocks={0: "wood 3 copper 3"},
    )
    play(game, s, "hut 14")
    assert (dump(game, s)["druid"], game.actor(s)) == (22, GREEN)
    play(game, s, "offer nothing")
    assert (dump(game, s)["druid"], dump(game, s)["step"]) == (22, "roll")

"""Chapter RIVER: the interim scoring of runes."""

from typing import Any

import pytest

from dolmen.core.game import Game
from tests.games.meduris.scenes import BLUE, GREEN, RED, markers, position
from tests.laws import clause
from tests.scenario import dump, play, story

EXAMPLE_4: dict[str, Any] = {
    "huts": {BLUE: [30, 31], GREEN: [2], RED: [10, 14]},
    "druid": 31,
    "runes": {"sprout": RED, "spiral": RED, "serpent": GREEN, "arrow": BLUE},
    "stocks": {0: "wood 1 wool 1", 1: "wool 1"},
}


def interim(game: Game[Any], s: Any) -> list[int]:
    """What interim scorings have brought."""
    return [row["interim"] for row in dump(game, s)["points"]]


@clause("MED-RIVER-01")
@pytest.mark.parametrize(("seats", "last"), [(3, 31), (4, 39)])
def test_the_river_lies_between_the_last_field_and_field_0(seats: int, last: int) -> None:
    """Reaching the last field is no crossing; going on from there to field 0 is one."""
    game, s = position(
        seats=seats, huts={RED: [20], GREEN: [last]}, temples={RED: [10], BLUE: [12]}, druid=20
    )
    play(game, s, "temple 14", "offer nothing")
    assert (dump(game, s)["druid"], sum(interim(game, s))) == (last, 0)
    game, s = position(
        seats=seats,
        huts={RED: [20], GREEN: [last], BLUE: [1]},
        temples={RED: [10]},
        druid=last,
    )
    play(game, s, "temple 14")
    assert dump(game, s)["druid"] == 1
    assert interim(game, s) == [1, 1, 1, 0][:seats]


@clause("MED-RIVER-02")
def test_at_the_crossing_every_player_scores_one_per_rune_and_the_walk_goes_on() -> None:
    game, s = position(**EXAMPLE_4)
    assert story(game, s, "temple 5") == [
        "chips-paid P0 wood 1",
        "chips-paid P0 wool 1",
        "temple-built P0 5",
        "runes-scored P0 2",
        "runes-scored P1 1",
        "runes-scored P2 1",
        "druid-at 2 P1",
    ]


@clause("MED-RIVER-03")
def test_inside_a_ritual_the_scoring_comes_before_the_next_offering() -> None:
    game, s = position(
        huts={GREEN: [30, 31, 0], RED: [20]},
        temples={BLUE: [10]},
        druid=20,
        seat=BLUE,
        stocks={1: "", 2: "wood 1 copper 1"},
    )
    assert story(game, s, "temple 14", "offer nothing", "offer nothing", "offer nothing") == [
        "chips-paid P2 wood 1",
        "chips-paid P2 copper 1",
        "temple-built P2 14",
        "druid-at 30 P1",
        "refused P1 1",
        "druid-at 31 P1",
        "refused P1 1",
        "runes-scored P0 1",
        "runes-scored P1 2",
        "druid-at 0 P1",
        "refused P1 1",
        "turn-began P0",
    ]


@clause("MED-RIVER-04")
def test_a_rune_taken_by_the_hut_that_moved_the_druid_counts_for_its_new_owner() -> None:
    game, s = position(
        huts={GREEN: [3, 30]},
        temples={BLUE: [10], RED: [14]},
        druid=30,
        stocks={0: "wool 1 copper 1"},
    )
    assert dump(game, s)["runes"] == {"serpent": "P1", "arrow": "P1"}
    play(game, s, "hut 0")
    assert dump(game, s)["runes"] == {"serpent": "P0", "arrow": "P1"}
    assert (dump(game, s)["druid"], interim(game, s)) == (0, [1, 1, 0])


@clause("MED-RIVER-05")
def test_every_crossing_scores_anew() -> None:
    """Two temples, two laps around the only hut."""
    game, s = position(
        huts={GREEN: [9]},
        temples={BLUE: [20, 22], GREEN: [3]},
        druid=9,
        stocks={0: "stone 1 copper 1", 1: "stone 1 copper 1"},
    )
    play(game, s, "temple 30", "offer nothing")
    assert interim(game, s) == [0, 1, 0]
    play(game, s, "roll plus", "decline", "decline", "decline", "temple 12", "offer nothing")
    assert interim(game, s) == [0, 2, 0]


@clause("MED-RIVER-05")
def test_leaving_the_steps_is_no_crossing() -> None:
    game, s = position(huts={GREEN: [9, 20], BLUE: [2]}, stocks={0: "stone 1 copper 1"})
    play(game, s, "hut 30")
    assert (dump(game, s)["druid"], interim(game, s)) == (2, [0, 0, 0])


@clause("MED-RIVER-05")
def test_the_final_circuit_has_no_interim_scoring() -> None:
    game, s = position(
        "offer",
        huts={GREEN: [9], RED: [31], BLUE: [0]},
        temples={RED: [20]},
        druid=31,
        asked=RED,
        payment={"field": 31},
        final=True,
        mark=9,
    )
    play(game, s, "offer nothing", "offer nothing", "offer nothing")
    assert (dump(game, s)["step"], interim(game, s)) == ("over", [0, 0, 0])


@clause("MED-RIVER-06")
def test_rulebook_example_4_red_7_green_6_blue_6() -> None:
    game, s = position(**EXAMPLE_4)
    play(game, s, "temple 5")
    assert (markers(game, s), dump(game, s)["druid"], game.actor(s)) == ([7, 6, 6], 2, GREEN)
    play(game, s, "offer wool")
    assert markers(game, s) == [7, 7, 6]
    assert (dump(game, s)["step"], dump(game, s)["seat"]) == ("roll", GREEN)


@clause("MED-RIVER-07")
def test_crossing_inside_a_ritual() -> None:
    game, s = position(
        huts={RED: [22, 31], BLUE: [30], GREEN: [0]},
        druid=22,
        runes={"fish": RED, "arrow": RED, "serpent": GREEN},
        seat=RED,
        stocks={0: "wood 1 copper 1 wool 1", 1: "wool 1 copper 1", 2: "stone 1 copper 1"},
    )
    seen = []
    for move in ["temple 10", "offer both", "offer wool", "offer both"]:
        play(game, s, move)
        seen.append((dump(game, s)["druid"], markers(game, s)))
    assert seen == [
        (30, [5, 5, 5]),
        (31, [5, 5, 8]),
        # Red's offering makes 6; at once the river makes Red 8 and Green 6.
        (0, [8, 6, 8]),
        (0, [8, 9, 8]),
    ]
    assert dump(game, s)["points"] == [
        {"offerings": 1, "refusals": 0, "bonus": 0, "interim": 2},
        {"offerings": 3, "refusals": 0, "bonus": 0, "interim": 1},
        {"offerings": 3, "refusals": 0, "bonus": 0, "interim": 0},
    ]

"""Chapter FAQ: the questions of the rulebook as scenarios."""

import pytest

from tests.games.meduris.scenes import BLUE, GREEN, PURPLE, RED, chips, markers, position
from tests.laws import clause
from tests.scenario import dump, names, play, sheets, story

ALL = "wood 18 wool 18 copper 18 stone 18"


@clause("MED-FAQ-01")
@pytest.mark.parametrize(
    ("seats", "huts", "field"),
    [(4, {BLUE: [3], PURPLE: [5]}, 4), (3, {BLUE: [22], RED: [24]}, 23)],
)
def test_a_hut_between_two_huts_costs_three_wool_and_three_wood(
    seats: int, huts: dict[int, list[int]], field: int
) -> None:
    """On field 4 of 40 as on field 23 of 32."""
    stocks = {0: ALL} | dict.fromkeys(range(1, seats), "")
    game, s = position(seats=seats, huts=huts, stocks=stocks)
    play(game, s, f"hut {field}", "pay")
    assert dump(game, s)["piles"] == chips("wood 3 wool 3")


@clause("MED-FAQ-02")
@pytest.mark.parametrize(
    ("seats", "huts", "site", "stock"),
    [
        (3, {RED: [31], GREEN: [0], BLUE: [3]}, 10, "wood 1 copper 1"),
        (4, {RED: [39], GREEN: [0], BLUE: [3]}, 12, "wood 1 copper 1"),
    ],
)
def test_with_the_fourth_hut_the_druid_stops_at_field_0(
    seats: int, huts: dict[int, list[int]], site: int, stock: str
) -> None:
    game, s = position(
        seats=seats, huts=huts, stocks={0: stock, 1: "wool 1 copper 1"}, scores={GREEN: 5}
    )
    assert dump(game, s)["druid"] == "step3"
    play(game, s, f"hut {site}")
    assert (dump(game, s)["druid"], game.actor(s)) == (0, GREEN)
    assert markers(game, s) == [5] * seats
    assert names(game, s) == ["offer nothing", "offer wool", "offer copper", "offer both"]
    play(game, s, "offer both")
    assert markers(game, s) == [5, 7, 5, 5][:seats]
    # The last field of the ring is not asked; the next player rolls.
    assert (dump(game, s)["step"], dump(game, s)["seat"], dump(game, s)["druid"]) == (
        "roll",
        GREEN,
        0,
    )


@clause("MED-FAQ-03")
def test_growth_right_in_front_of_the_druid_asks_only_the_new_hut() -> None:
    game, s = position(
        huts={BLUE: [18], RED: [19, 20]},
        temples={BLUE: [5]},
        druid=20,
        seat=GREEN,
        stocks={1: "wool 5 stone 5"},
    )
    assert story(game, s, "hut 21", "offer both") == [
        "chips-paid P1 wool 4",
        "chips-paid P1 stone 4",
        "hut-built P1 21",
        "rune-taken P1 wave",
        "druid-at 21 P1",
        "chips-paid P1 wool 1",
        "chips-paid P1 stone 1",
        "offered P1 4",
        "turn-began P2",
    ]
    assert markers(game, s) == [5, 9, 5]


@clause("MED-FAQ-04")
def test_four_temples_first() -> None:
    game, s = position(
        temples={RED: [3], GREEN: [6]},
        seat=BLUE,
        plains={"wood": [RED, GREEN, BLUE], "stone": [RED, GREEN, BLUE]},
        stocks={2: "stone 1 copper 1", 0: "wool 1 stone 1", 1: "wool 1 stone 1"},
    )
    play(game, s, "temple 12")
    assert dump(game, s)["druid"] == "step3"
    play(game, s, "roll copper", "temple 17")
    assert dump(game, s)["druid"] == "step3"
    play(game, s, "roll copper")
    assert story(game, s, "hut 31", "offer nothing") == [
        "chips-paid P1 wool 1",
        "chips-paid P1 stone 1",
        "hut-built P1 31",
        "rune-taken P1 arrow",
        "druid-at 31 P1",
        "refused P1 1",
        "turn-began P2",
    ]


@clause("MED-FAQ-05")
def test_temples_side_by_side_score_1_and_2() -> None:
    game, s = position(huts={GREEN: [20, 23, 24]}, temples={BLUE: [21], RED: [22]}, druid=24)
    assert [dict(sheet)["temples"] for sheet in sheets(game, s)] == [2, 0, 1]


@clause("MED-FAQ-06")
def test_the_druid_walks_past_temples() -> None:
    game, s = position(
        huts={GREEN: [16, 19]},
        temples={BLUE: [17], RED: [18]},
        druid=16,
        stocks={0: "wool 1 stone 1"},
    )
    play(game, s, "temple 29")
    assert (dump(game, s)["druid"], game.actor(s)) == (19, GREEN)


@clause("MED-FAQ-07")
def test_refusing_costs_a_point_and_no_chip() -> None:
    game, s = position(
        huts={RED: [9], GREEN: [5]},
        temples={GREEN: [20, 22]},
        druid=5,
        seat=BLUE,
        stocks={0: "wool 2 stone 2"},
    )
    play(game, s, "temple 30", "offer nothing")
    assert markers(game, s) == [4, 5, 5]
    assert dump(game, s)["stocks"][RED] == chips("wool 2 stone 2")


@clause("MED-FAQ-08")
def test_the_display_keeps_showing_the_active_player_until_the_ritual_is_over() -> None:
    game, s = position(huts={RED: [9], GREEN: [10]}, temples={GREEN: [20, 22]}, druid=10, seat=BLUE)
    play(game, s, "temple 30")
    shown = []
    for move in ["offer nothing", "offer nothing", "roll wood"]:
        seen = game.view(s, None)
        shown.append((seen["seat"], seen["asked"], seen["face"]))
        play(game, s, move)
    assert shown == [(BLUE, RED, "copper"), (BLUE, GREEN, "copper"), (RED, RED, None)]

"""Chapter SCORE: temples and runes after the circuit."""

from collections.abc import Iterable
from typing import Any

import pytest

from dolmen.core.game import OVER, Game
from tests.games.meduris.scenes import BLUE, GREEN, RED, druid_at, markers, position
from tests.laws import clause
from tests.scenario import dump, play, sheets

Fields = dict[int, Iterable[int]]


def temples_score(huts: Fields, temples: Fields, seats: int = 3, druid: int = 0) -> list[int]:
    """What the temples bring each seat, as if the game ended now."""
    count = sum(len(list(fields)) for fields in [*huts.values(), *temples.values()])
    game, s = position(seats=seats, huts=huts, temples=temples, **druid_at(druid, count))
    return [dict(sheet)["temples"] for sheet in sheets(game, s)]


def ended(**keys: Any) -> tuple[Game[Any], Any]:
    """A game whose circuit is over."""
    return position("over", final=True, **keys)


@clause("MED-SCORE-01")
def test_after_the_circuit_temples_then_runes_are_scored_and_the_highest_score_wins() -> None:
    game, s = ended(
        huts={RED: [15, 16], GREEN: [18], BLUE: [22]},
        temples={RED: [17], BLUE: [21]},
        druid=22,
        mark=22,
        points=[
            {"offerings": 9, "refusals": 2, "bonus": 2, "interim": 3},
            {"offerings": 4},
            {"offerings": 12, "interim": 1},
        ],
    )
    names = ["start", "offerings", "refusals", "bonus", "interim", "temples", "runes"]
    assert sheets(game, s) == [
        list(zip(names, [5, 9, -2, 2, 3, 3, 1], strict=True)),
        list(zip(names, [5, 4, 0, 0, 0, 0, 1], strict=True)),
        list(zip(names, [5, 12, 0, 0, 1, 1, 1], strict=True)),
    ]
    assert (game.scores(s), game.ranks(s)) == ([21, 10, 20], [1, 3, 2])
    assert game.actor(s) == OVER


@clause("MED-SCORE-02")
@pytest.mark.parametrize(
    ("huts", "points"),
    [
        ([], 0),
        ([30], 1),
        ([0], 1),
        ([30, 0], 2),
        ([29, 30, 0], 3),
        ([28, 29, 30, 0, 1], 5),
        ([29, 1], 0),
        ([28, 29, 1, 2], 0),
    ],
)
def test_a_temple_scores_the_runs_directly_behind_and_ahead_of_it(
    huts: list[int], points: int
) -> None:
    """Also across the river: Blue's temple stands on field 31."""
    standing: Fields = {RED: huts[:1], GREEN: huts[1:], BLUE: [20]}
    assert temples_score(standing, {RED: [10], GREEN: [12], BLUE: [31]}, 3, 20) == [0, 0, points]


@clause("MED-SCORE-02")
def test_the_river_does_not_separate_a_run_from_its_temple() -> None:
    assert temples_score({RED: [30, 31], GREEN: [0, 1]}, {BLUE: [2]}, 3, 1) == [0, 0, 4]


@clause("MED-SCORE-03")
def test_a_run_between_two_temples_counts_in_full_for_both() -> None:
    huts: Fields = {RED: [11], GREEN: [12, 13]}
    assert temples_score(huts, {RED: [10], BLUE: [14]}, 3, 13) == [3, 0, 3]
    assert temples_score(huts, {BLUE: [10, 14]}, 3, 13) == [0, 0, 6]


@clause("MED-SCORE-04")
def test_a_neighbouring_temple_is_worth_nothing_and_hides_what_lies_beyond() -> None:
    assert temples_score({RED: [9], GREEN: [12, 13]}, {RED: [10], BLUE: [11]}, 3, 9) == [1, 0, 2]
    assert temples_score({GREEN: [13]}, {RED: [10, 11], BLUE: [12]}, 3, 13) == [0, 0, 1]


@clause("MED-SCORE-05", "MED-SCORE-10")
@pytest.mark.parametrize(
    ("runes", "points"),
    [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36), (9, 45)],
)
def test_n_runes_score_the_sum_of_1_to_n(runes: int, points: int) -> None:
    """Two players have huts enough to hold all nine."""
    fields = [0, 5, 8, 12, 14, 17, 22, 25, 29]
    game, s = ended(
        seats=2,
        huts={0: fields[:runes], 1: fields[runes:]},
    )
    both = [dict(sheet)["runes"] for sheet in sheets(game, s)]
    assert both == [points, (9 - runes) * (10 - runes) // 2]


@clause("MED-SCORE-06")
def test_materials_chips_and_unbuilt_pieces_score_nothing() -> None:
    one = ended(stocks={0: "wood 9 wool 9 copper 9", 1: "", 2: ""}, chips={"4": "druid"})
    other = ended(stocks={0: "", 1: "", 2: ""})
    sheet = [
        ("start", 5),
        ("offerings", 0),
        ("refusals", 0),
        ("bonus", 0),
        ("interim", 0),
        ("temples", 0),
        ("runes", 0),
    ]
    assert sheets(*one) == sheets(*other) == [sheet] * 3


@clause("MED-SCORE-07")
@pytest.mark.parametrize("score", [99, 100, 199, 200, 255, 256, 300, 1000])
def test_the_score_itself_is_not_capped(score: int) -> None:
    game, s = position(scores={GREEN: score})
    assert (markers(game, s), game.scores(s)) == ([5, score, 5], [5, score, 5])


@clause("MED-SCORE-07")
def test_points_are_booked_beyond_255() -> None:
    game, s = position(
        huts={GREEN: [12, 13], RED: [9]},
        temples={RED: [14]},
        druid=9,
        seat=BLUE,
        scores={GREEN: 5 + 254},
        stocks={1: "stone 1 copper 1 wood 1 wool 1", 2: "stone 1 copper 1"},
    )
    play(game, s, "temple 30", "offer both", "offer both")
    assert markers(game, s) == [5, 263, 5]
    assert dump(game, s)["points"][GREEN]["offerings"] == 258


@clause("MED-SCORE-08")
def test_reds_temple_scores_5_and_blues_4() -> None:
    huts: Fields = {RED: [15, 18], GREEN: [16, 19, 22], BLUE: [20]}
    assert temples_score(huts, {RED: [17], BLUE: [21]}, 3, 22) == [5, 0, 4]


@clause("MED-SCORE-09")
def test_the_temple_of_the_summary_page_scores_5() -> None:
    huts: Fields = {RED: [8, 11], GREEN: [9, 12], BLUE: [13]}
    assert temples_score(huts, {BLUE: [10]}, 3, 13) == [0, 0, 5]

"""How moves are called, what a seat's moves come to, and where a game turned."""

import pytest

from dolmen.bots.figures import Interval, share_of
from dolmen.review.grades import (
    BY_POINTS,
    accuracy,
    accuracy_of,
    decided_from,
    grade,
    turning_points,
)


@pytest.mark.parametrize(
    ("low", "name"),
    [
        (-0.1, "unclear"),
        (0.0, "unclear"),
        (0.02, "excellent"),
        (0.05, "good"),
        (0.10, "inaccuracy"),
        (0.20, "mistake"),
        (0.21, "blunder"),
    ],
)
def test_a_move_is_called_by_the_least_that_it_lost(low: float, name: str) -> None:
    assert grade(Interval(low + 0.3, low, low + 0.6)) == name


def test_who_plays_alone_loses_points() -> None:
    losses = (0.0, 1.0, 2.0, 4.0, 8.0, 9.0)
    names = [grade(Interval(lost, lost, lost), BY_POINTS) for lost in losses]
    assert names == ["unclear", "excellent", "good", "inaccuracy", "mistake", "blunder"]


def test_the_accuracy_of_a_move_is_that_of_lichess() -> None:
    assert accuracy_of(0.0) == pytest.approx(99.9999)
    assert accuracy_of(0.1) == pytest.approx(63.58, abs=0.01)
    assert accuracy_of(0.5) == pytest.approx(8.53, abs=0.01)
    assert accuracy_of(1.0) == 0.0


def test_an_error_counts_more_where_the_game_swings() -> None:
    calm_then_wild = [0.5] * 20 + [0.2, 0.8] * 10
    calm = accuracy([0.2] + [0.0] * 39, calm_then_wild)
    wild = accuracy([0.0] * 39 + [0.2], calm_then_wild)
    assert wild < calm < 100
    assert accuracy([], []) == 100


def sure(mean: float) -> Interval:
    return Interval(mean, mean - 0.05, mean + 0.05)


def test_a_game_turns_where_the_change_is_beyond_its_intervals() -> None:
    curve = [sure(0.5)] * 20 + [sure(0.8)] * 10 + [sure(0.75)] * 10 + [sure(0.3)] * 20
    found = turning_points(curve)
    assert [(swing.first, swing.last) for swing in found] == [(19, 20), (39, 40)]
    assert [swing.change for swing in found] == pytest.approx([0.3, -0.45])
    assert turning_points([sure(0.5), sure(0.55)]) == []


def test_nothing_turned_where_nobody_knows_how_it_stood() -> None:
    lost, won = share_of([0.0] * 4), share_of([1.0] * 4)
    assert lost.high < won.low
    assert turning_points([lost, won]) == []
    assert turning_points([share_of([0.0] * 40), share_of([1.0] * 40)]) != []


def test_a_game_is_decided_where_it_stays_so() -> None:
    assert decided_from([0.5, 0.95, 0.85, 0.9, 1.0]) == 3
    assert decided_from([0.95, 1.0]) == 0
    assert decided_from([0.95, 0.5]) is None

"""Answers where somebody looks for a better move are judged as marks are."""

from typing import Any

import pytest

from dolmen.bots.figures import Interval, gain_of
from dolmen.review import alone, answers
from dolmen.review.answers import CLOSE, RIGHT, WRONG, Answer, judge_answer, verdict_of
from dolmen.review.grades import BY_POINTS
from dolmen.review.marks import CLOSER_PAIRS
from dolmen.review.walk import Decision, walk
from tests.core.stones import SHOW, TAKE_ONE, TAKE_TWO, Stones
from tests.dice import fair_game
from tests.sample import SOLO

# Two stones are left: who takes both wins by one.
LAST = {"cards": [1, 2], "shown": [0, 1], "taken": [2, 2], "left": 2}


def tried(move: int, **more: Any) -> Answer:
    game = Stones()
    return judge_answer(game, Decision(6, game.load({**LAST, **more}), 0, move), TAKE_TWO)


def test_the_best_move_is_right_without_a_game() -> None:
    nothing = Interval(0.0, 0.0, 0.0)
    assert tried(TAKE_TWO) == Answer(RIGHT, nothing, nothing, 0)


def test_what_is_proven_to_be_worse_is_wrong_and_always_by_as_much() -> None:
    found = tried(TAKE_ONE)
    assert (found.verdict, found.loss, found.pairs) == (
        WRONG,
        gain_of([1.0] * CLOSER_PAIRS),
        CLOSER_PAIRS,
    )
    assert tried(TAKE_ONE) == found


def test_what_wins_as_often_is_right_as_well() -> None:
    ahead = {"taken": [4, 0]}
    assert [tried(move, **ahead).verdict for move in (TAKE_ONE, SHOW)] == [RIGHT, RIGHT]


def test_a_small_loss_is_close() -> None:
    losses = (Interval(0.03, 0.0, 0.06), Interval(0.03, 0.01, 0.06), Interval(0.08, 0.051, 0.1))
    assert [verdict_of(loss) for loss in losses] == [RIGHT, CLOSE, WRONG]


@pytest.mark.wide
def test_who_plays_alone_is_judged_by_searches_and_loses_points(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(alone, "LINES", 20)
    for room in (alone, answers):
        monkeypatch.setattr(room, "SEARCHES", 3)
    log = fair_game(SOLO, 1)
    decision = walk(log.game, log.moves).decisions[-1]
    best = next(move for move in log.game.legal(decision.state) if move != decision.move)
    found = judge_answer(log.game, decision, best)
    assert (found.loss, found.pairs) == (Interval(0.0, 0.0, 0.0), 3)
    assert found.verdict == verdict_of(found.points, BY_POINTS)
    assert judge_answer(log.game, decision, best) == found
    # The other way round it is as much the other way.
    other = judge_answer(log.game, decision._replace(move=best), decision.move)
    assert other.points.mean == -found.points.mean


def test_points_have_thresholds_of_their_own() -> None:
    lost = (Interval(1.0, 0.0, 2.0), Interval(2.0, 1.0, 3.0), Interval(4.0, 2.5, 5.5))
    assert [verdict_of(one, BY_POINTS) for one in lost] == [RIGHT, CLOSE, WRONG]

"""Answers where somebody looks for a better move are judged as marks are."""

from typing import Any

from dolmen.bots.figures import Interval
from dolmen.review.answers import CLOSE, RIGHT, WRONG, Answer, judge_answer, verdict_of
from dolmen.review.marks import CLOSER_PAIRS
from dolmen.review.walk import Decision
from tests.core.stones import SHOW, TAKE_ONE, TAKE_TWO, Stones

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
        Interval(1.0, 1.0, 1.0),
        CLOSER_PAIRS,
    )
    assert tried(TAKE_ONE) == found


def test_what_wins_as_often_is_right_as_well() -> None:
    ahead = {"taken": [4, 0]}
    assert [tried(move, **ahead).verdict for move in (TAKE_ONE, SHOW)] == [RIGHT, RIGHT]


def test_a_small_loss_is_close() -> None:
    losses = (Interval(0.03, 0.0, 0.06), Interval(0.03, 0.01, 0.06), Interval(0.08, 0.051, 0.1))
    assert [verdict_of(loss) for loss in losses] == [RIGHT, CLOSE, WRONG]

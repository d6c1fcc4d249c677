"""Puzzles: one move is best, proven, and not the one that looks best at once."""

from typing import Any

import pytest

from dolmen.bots.figures import Interval
from dolmen.core.rng import Rng
from dolmen.review import puzzles
from dolmen.review.marks import Thinker
from dolmen.review.puzzles import ALL, FORMAT, MARGIN, Puzzle, as_line, look, mine, runner_up
from dolmen.review.sample import Games
from dolmen.review.walk import Decision
from tests.core.stones import SHOW, TAKE_ONE, TAKE_TWO, Stones
from tests.review.test_review import ERROR, log_of

# Two stones are left: who takes both wins by one.
LAST = {"cards": [1, 2], "shown": [1, 1], "taken": [2, 2], "left": 2}


def last(**more: Any) -> Decision:
    s = Stones().load({**LAST, **more})
    return Decision(6, s, 0, TAKE_ONE)


def test_what_looks_best_at_once_is_no_puzzle() -> None:
    game = Stones()
    assert look(Games(game), Thinker(game), last(), Rng(1)) is None


def test_a_move_that_is_proven_best_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    # As if the greedy bot missed it.
    monkeypatch.setattr(puzzles, "at_once", lambda games, decision, rng: TAKE_ONE)
    game = Stones()
    found = look(Games(game), Thinker(game), last(), Rng(1))
    assert found is not None
    choice, gain, games = found
    assert (choice.best, choice.decision.move, games) == (TAKE_TWO, TAKE_ONE, 1000)
    assert gain == Interval(1.0, 1.0, 1.0)
    assert gain.low > MARGIN


def test_where_two_moves_win_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "at_once", lambda games, decision, rng: SHOW)
    game = Stones()
    assert look(Games(game), Thinker(game), last(taken=[4, 0]), Rng(1)) is None


def test_the_second_is_the_best_of_all_others() -> None:
    game = Stones()
    best = last(shown=[0, 1])._replace(move=TAKE_TWO)
    assert runner_up(Games(game), Thinker(game), best, ALL.games, Rng(1)) == SHOW


def test_the_only_move_has_no_second(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "at_once", lambda games, decision, rng: SHOW)
    game = Stones()
    only = last(taken=[3, 2], left=1)
    assert look(Games(game), Thinker(game), only, Rng(1)) is None


def test_a_game_is_mined_and_a_puzzle_is_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "at_once", lambda games, decision, rng: SHOW)
    log = log_of(ERROR)
    found = list(mine(log, 3))
    assert all(puzzle.moves == ERROR[: len(puzzle.moves)] for puzzle in found)
    assert all(puzzle.gain.low > MARGIN for puzzle in found)
    asked = [(puzzle.best, puzzle.second) for puzzle in found]
    assert asked
    assert len(set(asked)) == len(asked)
    one = Puzzle(ERROR[:3], 1, TAKE_TWO, TAKE_ONE, Interval(0.5, 0.4, 0.6), 1000)
    assert as_line(log, one, 3, 8) == {
        "format": FORMAT,
        "seed": 3,
        "game": 8,
        "title": "stones",
        "version": 1,
        "seats": 2,
        "options": log.game.options,
        "moves": ["deal 2", "deal 3", "take two"],
        "seat": 1,
        "best": "take two",
        "second": "take one",
        "gain": [0.5, 0.4, 0.6],
        "games": 1000,
        "line": ["take two"],
        "reasons": [
            {
                "id": "advice-points",
                "args": {"what": {"id": "advice-lead", "args": {}}, "points": 2},
            }
        ],
    }

"""Puzzles: one move is best, proven, and not the one that looks best at once."""

from typing import Any

import pytest

from dolmen.bots.figures import Interval, gain_of
from dolmen.bots.greedy import Greedy
from dolmen.core.rng import Rng
from dolmen.review import puzzles
from dolmen.review.marks import Choice, Thinker
from dolmen.review.puzzles import (
    ALL,
    FIRST,
    FORMAT,
    MARGIN,
    Look,
    Puzzle,
    as_line,
    at_once,
    bears_errors,
    look,
    mine,
    runner_up,
)
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


def test_what_looks_best_is_what_most_looks_find(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = iter([TAKE_ONE, TAKE_TWO, SHOW, TAKE_TWO, TAKE_TWO, TAKE_ONE, SHOW, TAKE_ONE, TAKE_TWO])
    monkeypatch.setattr(Greedy, "choose", lambda bot, world: next(looks))
    assert at_once(Games(Stones()), last(), Rng(1)) == TAKE_TWO
    assert next(looks, None) is None


def test_a_move_that_is_proven_best_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    # As if the greedy bot missed it.
    monkeypatch.setattr(puzzles, "at_once", lambda games, decision, rng: TAKE_ONE)
    game = Stones()
    found = look(Games(game), Thinker(game), last(), Rng(1))
    assert found is not None
    choice, gain, games = found
    assert (choice.best, choice.decision.move, games) == (TAKE_TWO, TAKE_ONE, 1000)
    assert gain == gain_of([1.0] * 1000)
    assert gain.low > MARGIN


def test_where_turns_are_long_it_must_bear_errors_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "has_turns", lambda game: True)
    monkeypatch.setattr(puzzles, "at_once", lambda games, decision, rng: TAKE_ONE)
    game = Stones()
    found = look(Games(game), Thinker(game), last(), Rng(1))
    assert found is not None
    assert (found[0].best, found[0].decision.move) == (TAKE_TWO, TAKE_ONE)
    # As if those who err won after either move.
    monkeypatch.setattr(puzzles, "bears_errors", lambda game, rival, rng: False)
    assert look(Games(game), Thinker(game), last(), Rng(1)) is None


def test_where_turns_are_long_a_short_look_is_enough_to_leave_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(puzzles, "has_turns", lambda game: True)
    sizes: list[Look] = []
    monkeypatch.setattr(puzzles, "look_at", lambda *known: sizes.append(known[3]))
    game = Stones()
    assert look(Games(game), Thinker(game), last(), Rng(1)) is None
    assert sizes == [FIRST]


@pytest.mark.parametrize(
    ("taken", "bears"),
    [
        # Who takes both wins by one, whoever errs afterwards.
        ([2, 2], True),
        # So far ahead, one stone is enough as well.
        ([4, 0], False),
    ],
)
def test_a_move_bears_errors_if_it_wins_among_those_who_err(taken: list[int], bears: bool) -> None:
    rival = Choice(last(taken=taken), TAKE_TWO, 0.0)
    assert bears_errors(Stones(), rival, Rng(1)) is bears


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

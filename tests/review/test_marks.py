"""Which moves are marked: only what a sample of its own proves."""

from typing import Any

import pytest

from dolmen.bots.figures import Interval, gain_of
from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.review.grades import BEST, MARKED, UNCLEAR, grade
from dolmen.review.marks import (
    Choice,
    Finding,
    Thinker,
    choose,
    dearest,
    is_promising,
    is_proven,
    measure,
    retold,
    untested,
)
from dolmen.review.sample import Games
from dolmen.review.walk import Decision
from tests.core.stones import SHOW, TAKE_ONE, TAKE_TWO, Stones

# Two stones are left: who takes both wins by one, who takes one loses by one.
LAST = {"cards": [1, 2], "shown": [1, 1], "taken": [2, 2], "left": 2}


def decision(game: Game[Any], move: int, **position: Any) -> Decision:
    s = game.load({**LAST, **position})
    return Decision(4, s, int(game.actor(s)), move)


def test_the_better_move_is_chosen_on_one_sample_and_proven_on_another() -> None:
    game = Stones()
    games, thinker = Games(game), Thinker(game)
    error = decision(game, TAKE_ONE)
    choice = choose(games, thinker, error, 20, Rng(1))
    assert (choice.best, choice.gap > 0, is_promising(choice)) == (TAKE_TWO, True, True)
    before = games.played
    found = measure(games, choice, 60, Rng(2))
    assert games.played - before == 120
    assert (found.better, found.games, found.grade) == (TAKE_TWO, 60, "blunder")
    assert found.grade in MARKED
    # All sixty pairs were won; that does not show that each would be.
    assert found.loss == gain_of([1.0] * 60)
    assert 0.9 < found.loss.low < found.loss.high == 1.0
    assert found.changes == (-1.0, 1.0)
    assert found.points.mean == 1.0


def test_what_was_best_is_measured_against_nothing() -> None:
    game = Stones()
    choice = choose(Games(game), Thinker(game), decision(game, TAKE_TWO), 20, Rng(1))
    assert (choice.best, choice.gap, is_promising(choice)) == (TAKE_TWO, 0.0, False)
    assert (untested(choice).grade, untested(choice).games) == (BEST, 0)


def test_what_only_looks_better_is_no_clear_difference() -> None:
    game = Stones()
    # Both moves win: seat 0 is far ahead.
    both = decision(game, TAKE_ONE, taken=[4, 0])
    found = measure(Games(game), Choice(both, TAKE_TWO, 0.5), 40, Rng(3))
    assert (found.grade, found.loss) == (UNCLEAR, gain_of([0.0] * 40))
    assert untested(Choice(both, TAKE_TWO, 0.01)).grade == UNCLEAR
    assert not is_promising(Choice(both, TAKE_TWO, 0.01))


def test_the_only_move_has_no_rival() -> None:
    game = Stones()
    only = decision(game, TAKE_ONE, taken=[3, 2], left=1)
    games = Games(game)
    assert choose(games, Thinker(game), only, 20, Rng(1)).best == TAKE_ONE
    assert games.played == 0


def test_a_line_goes_to_the_end_of_the_turn() -> None:
    game = Stones()
    thinker = Thinker(game)
    s = game.load({**LAST, "shown": [0, 1]})
    assert thinker.line(s, SHOW) == [SHOW, TAKE_TWO]
    assert thinker.line(s, TAKE_ONE) == [TAKE_ONE]
    assert thinker.candidates(s, TAKE_ONE) == [TAKE_ONE, TAKE_TWO, SHOW]


def finding(mean: float, low: float) -> Finding:
    loss = Interval(mean, low, 2 * mean - low)
    one = decision(Stones(), TAKE_ONE)
    return Finding(one, grade(loss), TAKE_TWO, loss, loss, (-mean, mean), 10)


def test_the_dearest_are_those_that_surely_lost_most() -> None:
    findings = [finding(0.1, 0.05), finding(0.3, 0.2), finding(0.4, -0.1), finding(0.01, 0.005)]
    assert dearest(findings) == [1, 0, 3]
    assert [is_proven(one) for one in findings] == [True, True, False, True]


@pytest.mark.parametrize(
    ("decided", "fresh", "name"),
    [
        # The fresh games name it, on its side of the line between a mark and none.
        ((0.3, 0.25), (0.2, 0.15), "mistake"),
        ((0.2, 0.15), (0.3, 0.25), "blunder"),
        ((0.05, 0.01), (0.08, 0.04), "good"),
        # Across the line it stays on its side, else they would choose as well.
        ((0.2, 0.15), (0.05, 0.01), "inaccuracy"),
        ((0.08, 0.04), (0.3, 0.25), "good"),
        # What they do not show at all is no clear difference.
        ((0.3, 0.25), (0.03, -0.01), UNCLEAR),
        ((0.08, 0.04), (-0.03, -0.08), UNCLEAR),
    ],
)
def test_fresh_games_tell_what_was_lost(
    decided: tuple[float, float], fresh: tuple[float, float], name: str
) -> None:
    told = finding(*fresh)
    assert retold(finding(*decided), told) == told._replace(grade=name)

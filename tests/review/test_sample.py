"""Games that are played on from a position: how many count, and when there are enough."""

import pytest

from dolmen.core.rng import Rng
from dolmen.games import open_game
from dolmen.review.sample import STAGES, Games
from dolmen.review.walk import has_turns
from tests.core.stones import Stones
from tests.sample import ALL

TURNS = [title for title in ALL if has_turns(open_game(title, 2))]


@pytest.mark.parametrize("title", TURNS)
def test_a_game_that_is_known_does_not_count(title: str) -> None:
    game = open_game(title, 2)
    games = Games(game)
    first = games.play(game.start(), 3)
    assert games.played == 1
    assert games.play(game.start(), 3) == first
    assert games.played == 1
    games.play(game.start(), 4)
    assert games.played == 2


def test_elsewhere_every_game_counts() -> None:
    game = Stones()
    games = Games(game)
    assert games.play(game.start(), 3) == games.play(game.start(), 3)
    assert games.played == 2


def test_a_position_has_as_many_games_as_may_count() -> None:
    game = Stones()
    for most in (4, 50, 100):
        games = Games(game)
        assert games.value(game.start(), Rng(1), most, wanted=0.0).games == games.played == most
    # Once it is sure there are no more, and never more than the last stage.
    games = Games(game)
    assert games.value(game.start(), Rng(1), 100, wanted=1.0).games == STAGES[0]
    assert games.value(game.start(), Rng(1), 1000, wanted=0.0).games == STAGES[-1]


@pytest.mark.parametrize("title", TURNS)
def test_what_does_not_count_makes_a_position_surer(title: str) -> None:
    game = open_game(title, 2)
    games = Games(game)
    assert games.value(game.start(), Rng(1), 4).games == games.played == 4
    # The same four are known by now; only the fifth counts.
    assert games.value(game.start(), Rng(1), 1).games == games.played == 5

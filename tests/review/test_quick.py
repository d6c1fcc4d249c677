"""Players that decide at once, and games that they play on to their end."""

import pytest

from dolmen.core.game import OVER
from dolmen.core.rng import Rng
from dolmen.games import open_game
from dolmen.review.quick import play_out, quick_player
from dolmen.review.sample import Games
from dolmen.review.walk import has_turns
from tests.sample import ALL

TURNS = [title for title in ALL if has_turns(open_game(title, 2))]


@pytest.mark.parametrize("title", ALL)
def test_a_game_is_played_to_its_end_and_the_same_luck_gives_the_same(title: str) -> None:
    game = open_game(title, 2)
    quick = quick_player(game)
    ends = []
    for luck in (3, 3, 4):
        s = game.start()
        play_out(game, quick, s, Rng(luck))
        assert int(game.actor(s)) == OVER
        ends.append(s.numbers())
    assert ends[0] == ends[1] != ends[2]


@pytest.mark.parametrize("title", TURNS)
def test_where_turns_are_long_who_errs_plays_another_game_each_time(title: str) -> None:
    game = open_game(title, 2)
    games = Games(game)
    sure = [games.play(game.start(), luck) for luck in (3, 3)]
    assert (sure[0] == sure[1], games.played) == (True, 1)
    erring = [games.play(game.start(), luck, errs=True) for luck in (3, 3, 4)]
    assert erring[0] == erring[1] != sure[0]
    # Nothing of them is kept, so each of them counts.
    assert games.played == 4


@pytest.mark.parametrize("title", [title for title in ALL if title not in TURNS])
def test_elsewhere_moves_are_drawn_anyway(title: str) -> None:
    game = open_game(title, 2)
    games = Games(game)
    assert games.play(game.start(), 3) == games.play(game.start(), 3, errs=True)

"""Games played on by whole turns: each stretch between two draws once, and no result is another."""

import pytest

from dolmen.bots.advice import finisher
from dolmen.core.rng import Rng
from dolmen.games import open_game
from dolmen.review import futures
from dolmen.review.futures import Futures
from dolmen.review.walk import has_turns
from tests.sample import ALL

TURNS = [title for title in ALL if has_turns(open_game(title, 2))]
LUCKS = (3, 4, 3)


@pytest.mark.parametrize("places", [futures.PLACES, 1])
@pytest.mark.parametrize("title", TURNS)
def test_what_is_kept_changes_no_result(
    title: str, places: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(futures, "PLACES", places)
    game = open_game(title, 2)
    known, finish = Futures(game), finisher(game)
    s = game.start()
    for luck in LUCKS:
        played = s.clone()
        finish(played, Rng(luck))
        assert known.end(s, Rng(luck)).numbers() == played.numbers()
    assert s.numbers() == game.start().numbers()


@pytest.mark.parametrize("title", TURNS)
def test_the_same_luck_is_played_once(title: str) -> None:
    game = open_game(title, 2)
    known = Futures(game)
    known.end(game.start(), Rng(3))
    stretches = known.played
    known.end(game.start(), Rng(3))
    assert known.played == stretches

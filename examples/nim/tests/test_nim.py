"""The law of the title, clause by clause, and all that Dolmen expects of any title."""

import pytest

import dolmen
from dolmen.core import conform
from dolmen.core.game import OVER
from dolmen.core.message import Refusal


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_keeps_every_promise_of_a_title(seats: int) -> None:
    report = conform.check(dolmen.game("nim", seats=seats), games=20, builds=False)
    assert report.games == 20


def test_stones_of_one_heap_are_taken_and_no_more_than_lie_there() -> None:
    """NIM-TAKE-01, NIM-TAKE-02"""
    game = dolmen.game("nim", seats=2)
    s = game.start()
    assert game.view(s, 0)["stones_left"] == 12
    too_many = game.moves.parse("take a 4")
    assert game.reasons[game.reason(s, too_many)].clause == "NIM-TAKE-01"
    game.apply(s, game.moves.parse("take a 3"))
    assert game.dump(s) == {"heaps": [0, 4, 5], "seat": 1, "winner": -1}


def test_who_takes_the_last_stone_wins() -> None:
    """NIM-TAKE-03"""
    game = dolmen.game("nim", seats=2)
    s = game.load({"heaps": [0, 2, 0], "seat": 1})
    game.apply(s, game.moves.parse("take b 2"))
    assert game.actor(s) == OVER
    assert game.ranks(s) == [2, 1]
    with pytest.raises(Refusal):
        game.load({"heaps": [0, 0, 0]})

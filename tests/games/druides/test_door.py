"""The title in the register of titles, and its states across processes."""

import pickle

import pytest

import dolmen
from dolmen import games
from dolmen.core.message import Message
from dolmen.core.options import Option
from tests.games.druides.walks import greedily, walk


def test_the_register_knows_seats_and_options() -> None:
    assert dolmen.TITLES["druides"].name == "Druides"
    assert games.seat_counts("druides") == (2, 3, 4)
    assert games.options("druides", 3) == [
        Option("first", (None, 0, 1, 2)),
        Option("amulets", ("numbers", "cards")),
    ]


def test_an_unknown_title_is_refused_by_name() -> None:
    with pytest.raises(dolmen.Refusal) as refused:
        dolmen.game("druids", seats=2)
    assert refused.value.message == Message(
        "title-unknown", {"title": "druids", "allowed": ", ".join(dolmen.TITLES)}
    )


def test_the_title_says_what_it_is() -> None:
    game = dolmen.game("druides", seats=3, amulets="cards", first=1)
    assert (game.title, game.seats, game.options) == (
        "druides",
        3,
        {"first": 1, "amulets": "cards"},
    )


def test_a_state_survives_pickling_and_a_clone_shares_nothing() -> None:
    game = dolmen.game("druides", seats=4, amulets="cards", first=2)
    for s, move in walk(game, 3, greedily):
        numbers = s.numbers()
        assert pickle.loads(pickle.dumps(s)).numbers() == numbers
        if move is not None:
            s.events = []
            c = s.clone()
            assert c.events is None
            game.apply(c, game.moves.parse(move))
            assert s.numbers() == numbers
            assert c.numbers() != numbers

"""The title in the register of titles, and its states across processes."""

import pickle

import pytest

import dolmen
from dolmen import games
from dolmen.core.game import CHANCE, OVER, new_buffer
from dolmen.core.rng import Rng
from dolmen.games.meduris.game import Meduris
from tests.games.meduris.walks import busily, walk


def test_the_register_knows_seats_and_options() -> None:
    assert dolmen.TITLES["meduris"].name == "Meduris"
    assert games.seat_counts("meduris") == (2, 3, 4)
    listed = {
        seats: [(option.name, option.choices()) for option in games.options("meduris", seats)]
        for seats in (2, 3)
    }
    assert listed == {
        2: [
            ("first", "none, 0, 1"),
            ("colours", "['blue', 'purple'], […]"),
            ("bonus", "random, photo, {…}"),
            ("stalemate_end", "True, False"),
            ("idle_limit", "20, 0..1000"),
            ("open_stocks", "False, True"),
            ("board", "none, {…}"),
        ],
        3: [
            ("first", "none, 0, 1, 2"),
            ("colours", "['red', 'lightgreen', 'blue'], […]"),
            ("bonus", "random, photo, {…}"),
            ("stalemate_end", "True, False"),
            ("idle_limit", "20, 0..1000"),
            ("open_stocks", "False, True"),
            ("board", "none, {…}"),
        ],
    }


def test_the_title_says_what_it_is() -> None:
    game = dolmen.game("meduris", 2, first=1, idle_limit=5, open_stocks=True)
    assert (game.title, game.version, game.seats) == ("meduris", 1, 2)
    assert game.options == {
        "first": 1,
        "colours": ["blue", "purple"],
        "bonus": "random",
        "stalemate_end": True,
        "idle_limit": 5,
        "open_stocks": True,
        "board": None,
    }


def test_a_state_survives_pickling_and_a_clone_shares_nothing() -> None:
    game = dolmen.game("meduris", 4, first=2)
    for i, (s, move) in enumerate(walk(game, 3, busily)):
        numbers = s.numbers()
        if i % 3 == 0:
            assert pickle.loads(pickle.dumps(s)).numbers() == numbers
        if move is not None:
            s.events = []
            c = s.clone()
            assert c.events is None
            game.apply(c, game.moves.parse(move))
            assert s.numbers() == numbers
            assert c.numbers() != numbers


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_playout_plays_the_games_of_the_contracts_own_loop(seats: int) -> None:
    """Move for move: the same end, the same number of decisions."""
    game = Meduris(seats)
    out = new_buffer(game.moves.count)
    for seed in range(3):
        quick, slow = game.start(), game.start()
        decisions = game.playout(quick, Rng(seed), out)
        rng = Rng(seed)
        counted = 0
        while game.actor(slow) != OVER:
            if game.actor(slow) == CHANCE:
                game.apply(slow, game.draw(slow, rng))
            else:
                legal = game.legal(slow)
                game.apply(slow, legal[rng.below(len(legal))])
                counted += 1
        assert (decisions, quick.numbers()) == (counted, slow.numbers())

"""The title in the register of titles, its options, and its states across processes."""

import pickle

import pytest

import dolmen
from dolmen import games
from dolmen.core.game import CHANCE, OVER, new_buffer
from dolmen.core.message import Message
from dolmen.core.rng import Rng
from dolmen.games.caverna.game import Caverna
from tests.games.caverna.scenes import opening, refusal
from tests.games.caverna.walks import boldly, walk

EVERY_COUNT = range(1, 8)


def test_the_register_knows_seats_and_options() -> None:
    assert dolmen.TITLES["caverna"].name == "Caverna"
    assert games.seat_counts("caverna") == (1, 2, 3, 4, 5, 6, 7)
    for seats in EVERY_COUNT:
        chairs = ", ".join(str(seat) for seat in range(seats))
        listed = {option.name: option.choices() for option in games.options("caverna", seats)}
        assert listed == {
            "first": f"none, {chairs}",
            "furnishings": "full, introductory",
            "markers": "start, end",
        }


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_the_title_says_what_it_is(seats: int) -> None:
    game = dolmen.game("caverna", seats)
    assert (game.title, game.version, game.seats) == ("caverna", 1, seats)
    assert game.options == {"first": None, "furnishings": "full", "markers": "start"}
    chosen = {"first": seats - 1, "furnishings": "introductory", "markers": "end"}
    assert dolmen.game("caverna", seats, **chosen).options == chosen


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("first", 2, "none, 0, 1"),
        ("first", "0", "none, 0, 1"),
        ("first", True, "none, 0, 1"),
        ("furnishings", "beginner", "full, introductory"),
        ("furnishings", None, "full, introductory"),
        ("furnishings", ["full"], "full, introductory"),
        ("markers", "START", "start, end"),
        ("markers", 1, "start, end"),
    ],
)
def test_a_value_that_is_none_is_refused_with_what_is_allowed(
    option: str, value: object, allowed: str
) -> None:
    assert refusal(2, **{option: value}) == Message(
        "option-refused",
        {"title": "caverna", "option": option, "value": str(value), "allowed": allowed},
    )


def test_an_unknown_option_is_refused_by_name() -> None:
    assert refusal(2, colours=["red", "blue"]) == Message(
        "option-unknown",
        {"title": "caverna", "option": "colours", "allowed": "first, furnishings, markers"},
    )


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_games_of_the_same_table_start_alike_and_share_nothing(seats: int) -> None:
    one, other = opening(seats), opening(seats)
    assert one.state.numbers() == other.state.numbers()
    one.play(one.legal()[0])
    assert other.state.numbers() == opening(seats).state.numbers()


@pytest.mark.parametrize("seats", [1, 3, 7])
def test_a_state_survives_pickling_and_a_clone_shares_nothing(seats: int) -> None:
    game = dolmen.game("caverna", seats)
    for i, (s, move) in enumerate(walk(game, 3, boldly)):
        if i % 9 or move is None:
            continue
        numbers = s.numbers()
        assert pickle.loads(pickle.dumps(s)).numbers() == numbers
        s.events = []
        c = s.clone()
        assert c.events is None
        game.apply(c, game.moves.parse(move))
        assert s.numbers() == numbers
        assert c.numbers() != numbers


def test_a_game_survives_pickling_with_its_options() -> None:
    game = dolmen.game("caverna", 3, first=2, markers="end")
    again = pickle.loads(pickle.dumps(game))
    assert (again.title, again.seats, again.options) == (game.title, game.seats, game.options)
    assert again.start().numbers() == game.start().numbers()


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_a_playout_plays_the_games_of_the_contracts_own_loop(seats: int) -> None:
    """Move for move: the same end, the same number of decisions."""
    game = Caverna(seats)
    out = new_buffer(game.moves.count)
    quick, slow = game.start(), game.start()
    decisions = game.playout(quick, Rng(seats), out)
    rng = Rng(seats)
    counted = 0
    while game.actor(slow) != OVER:
        if game.actor(slow) == CHANCE:
            game.apply(slow, game.draw(slow, rng))
        else:
            legal = game.legal(slow)
            game.apply(slow, legal[rng.below(len(legal))])
            counted += 1
    assert (decisions, quick.numbers()) == (counted, slow.numbers())

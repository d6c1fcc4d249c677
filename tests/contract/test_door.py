"""The door of every title: what the register says of it is so, and what is wrong is refused."""

import copy
import pickle

import pytest

import dolmen
from dolmen.core.conform import demand
from dolmen.core.game import Game, new_buffer
from dolmen.core.measures import check_roll
from dolmen.core.message import Message
from dolmen.core.rng import Rng
from dolmen.games import TITLES, open_game, options, seat_counts
from tests.contract.tables import TABLES, Table
from tests.sample import no_seats


def refusal(title: str, seats: int, **chosen: object) -> Message:
    """Why that table cannot be had."""
    with pytest.raises(dolmen.Refusal) as refused:
        open_game(title, seats, **chosen)
    return refused.value.message


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_says_what_it_is(table: Table) -> None:
    game = table.open()
    assert (game.title, game.seats) == (table.title, table.seats)
    assert game.version >= 1
    listed = options(table.title, table.seats)
    assert list(game.options) == [option.name for option in listed]
    assert game.options == {
        option.name: table.options.get(option.name, option.allowed[0]) for option in listed
    }


def test_an_unknown_title_is_refused_by_name() -> None:
    assert refusal("senet", 2) == Message(
        "title-unknown", {"title": "senet", "allowed": ", ".join(TITLES)}
    )


@pytest.mark.parametrize("title", TITLES)
def test_a_seat_count_that_it_is_not_made_for_is_refused(title: str) -> None:
    allowed = ", ".join(map(str, seat_counts(title)))
    assert seat_counts(title) == TITLES[title].seats
    for seats in (0, -1, no_seats(title)):
        assert refusal(title, seats) == Message(
            "seats-refused", {"title": title, "seats": str(seats), "allowed": allowed}
        )


@pytest.mark.parametrize("title", TITLES)
def test_an_option_that_it_has_not_is_refused_with_those_that_it_has(title: str) -> None:
    seats = max(seat_counts(title))
    names = ", ".join(option.name for option in options(title, seats))
    assert refusal(title, seats, no_option=1) == Message(
        "option-unknown", {"title": title, "option": "no_option", "allowed": names}
    )


@pytest.mark.parametrize("title", TITLES)
def test_a_value_that_an_option_does_not_take_is_refused_with_those_that_it_takes(
    title: str,
) -> None:
    """Options that read other values than those listed have tests in their title."""
    seats = max(seat_counts(title))
    listed = [option for option in options(title, seats) if option.read is None]
    assert listed
    for option in listed:
        for wrong in ("no value", ["no value"], 10**6, 0.5):
            assert refusal(title, seats, **{option.name: wrong}) == Message(
                "option-refused",
                {
                    "title": title,
                    "option": option.name,
                    "value": str(wrong),
                    "allowed": option.choices(),
                },
            )


@pytest.mark.parametrize("title", TITLES)
def test_true_is_no_seat(title: str) -> None:
    seats = max(seat_counts(title))
    assert refusal(title, seats, first=True).id == "option-refused"
    assert refusal(title, True).id == "seats-refused"


@pytest.mark.parametrize("title", TITLES)
def test_a_state_crosses_processes_and_a_clone_shares_nothing(title: str) -> None:
    game = open_game(title, min(seat_counts(title)))
    s = game.start()
    game.apply(s, game.legal(s)[0])
    before = game.dump(s)
    c = s.clone()
    for copied in (pickle.loads(pickle.dumps(s)), copy.deepcopy(s), c):
        assert game.dump(copied) == before
    game.apply(c, game.legal(c)[-1])
    assert game.dump(c) != before
    assert game.dump(s) == before


@pytest.mark.parametrize("title", TITLES)
def test_a_rollout_keeps_what_the_contracts_own_loop_would(title: str) -> None:
    """By `conform`, of as many games as there are seats: each stops at another seat once."""
    for seats in seat_counts(title)[:2]:
        for number in range(seats):
            check_roll(open_game(title, seats), number, demand)


@pytest.mark.parametrize("title", TITLES)
def test_a_playout_plays_the_game_of_the_contracts_own_loop(title: str) -> None:
    """Move for move: the same end, the same number of decisions. Two tables: one alone may play
    without chance."""
    for seats in seat_counts(title)[:2]:
        game = open_game(title, seats)
        out = new_buffer(game.moves.count)
        one, other = game.start(), game.start()
        assert Game.playout(game, one, Rng(1), out) == game.playout(other, Rng(1), out)
        assert game.dump(one) == game.dump(other)

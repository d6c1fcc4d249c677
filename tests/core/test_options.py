"""Seats and options: what is wrong is refused by name, with what is allowed."""

import pytest

import dolmen
from dolmen.core.message import Message, Refusal
from dolmen.core.options import Option, between, first_seat, settle
from dolmen.games import TITLES, options, seat_counts
from tests.core.stones import Stones
from tests.sample import LIGHT


def refusal(seats: int, **chosen: object) -> Message:
    with pytest.raises(Refusal) as caught:
        Stones(seats, **chosen)
    return caught.value.message


@pytest.mark.parametrize("seats", [0, 1, 5, True, "2"])
def test_a_wrong_seat_count_is_refused(seats: int) -> None:
    assert refusal(seats) == (
        "seats-refused",
        {"title": "stones", "seats": str(seats), "allowed": "2"},
    )


def test_an_unknown_option_is_refused() -> None:
    assert refusal(2, last=1) == (
        "option-unknown",
        {"title": "stones", "option": "last", "allowed": "first"},
    )


@pytest.mark.parametrize("value", [2, True, "1", [0], 0.0])
def test_a_wrong_value_is_refused(value: object) -> None:
    assert refusal(2, first=value) == (
        "option-refused",
        {"title": "stones", "option": "first", "value": str(value), "allowed": "none, 0, 1"},
    )


def test_a_refusal_says_itself_in_english() -> None:
    with pytest.raises(Refusal, match=rf"chess.*{LIGHT}"):
        dolmen.game("chess", 2)


def test_what_is_not_given_takes_the_first_value() -> None:
    settled = settle("x", [first_seat(2), Option("a", ("p", "q"))], {"a": "q"})
    assert settled == {"first": None, "a": "q"}
    assert Stones().options == {"first": None}


@pytest.mark.parametrize("title", TITLES)
def test_the_default_of_every_option_is_the_first_value(title: str) -> None:
    for seats in seat_counts(title):
        defaults = {option.name: option.allowed[0] for option in options(title, seats)}
        assert dolmen.game(title, seats).options == defaults
        assert "first" in defaults


def test_an_option_may_read_other_values_and_keep_them_in_its_own_form() -> None:
    limit = Option("limit", (20,), between("limit", 0, 99), "0..99")
    assert limit.choices() == "20, 0..99"
    assert settle("x", [limit], {"limit": 7}) == {"limit": 7}
    doubled = Option("double", (None,), lambda value: [value, value])
    assert settle("x", [doubled], {"double": 3}) == {"double": [3, 3]}
    assert settle("x", [doubled], {"double": None}) == {"double": None}


@pytest.mark.parametrize("value", [-1, 100, True, "3", 2.0, None, [1]])
def test_a_number_that_is_none_or_out_of_bounds_is_refused(value: object) -> None:
    with pytest.raises(Refusal) as caught:
        settle("x", [Option("limit", (20,), between("limit", 0, 99))], {"limit": value})
    assert caught.value.message == (
        "number-refused",
        {"option": "limit", "value": str(value), "low": 0, "high": 99},
    )

"""Seats and options: what is wrong is refused by name, with what is allowed."""

import pytest

import dolmen
from dolmen.core.message import Message, Refusal
from dolmen.core.options import Option, first_seat, settle
from dolmen.games import options, seat_counts


def refusal(title: str, seats: int, **chosen: object) -> Message:
    with pytest.raises(Refusal) as caught:
        dolmen.game(title, seats, **chosen)
    return caught.value.message


def test_an_unknown_title_is_refused() -> None:
    assert refusal("chess", 2) == ("title-unknown", {"title": "chess", "allowed": "druides"})


@pytest.mark.parametrize("seats", [0, 1, 5, True, "3"])
def test_a_wrong_seat_count_is_refused(seats: int) -> None:
    assert refusal("druides", seats) == (
        "seats-refused",
        {"title": "druides", "seats": str(seats), "allowed": "2, 3, 4"},
    )


def test_an_unknown_option_is_refused() -> None:
    assert refusal("druides", 3, amulet="cards") == (
        "option-unknown",
        {"title": "druides", "option": "amulet", "allowed": "first, amulets"},
    )


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("amulets", "gold", "numbers, cards"),
        ("first", 3, "none, 0, 1, 2"),
        ("first", True, "none, 0, 1, 2"),
        ("first", "1", "none, 0, 1, 2"),
    ],
)
def test_a_wrong_value_is_refused(name: str, value: object, allowed: str) -> None:
    assert refusal("druides", 3, **{name: value}) == (
        "option-refused",
        {"title": "druides", "option": name, "value": str(value), "allowed": allowed},
    )


def test_a_refusal_says_itself_in_english() -> None:
    with pytest.raises(Refusal, match=r"chess.*druides"):
        dolmen.game("chess", 2)


def test_what_is_not_given_takes_the_first_value() -> None:
    settled = settle("x", [first_seat(2), Option("a", ("p", "q"))], {"a": "q"})
    assert settled == {"first": None, "a": "q"}
    assert dolmen.game("druides", 2).options == {"first": None, "amulets": "numbers"}


def test_the_register_tells_what_a_table_may_choose() -> None:
    assert seat_counts("druides") == (2, 3, 4)
    assert options("druides", 2) == [
        ("first", (None, 0, 1)),
        ("amulets", ("numbers", "cards")),
    ]

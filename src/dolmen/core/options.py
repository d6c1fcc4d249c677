"""What a table may choose before it starts: seats and options, checked by name."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from dolmen.core.message import Refusal


class Option(NamedTuple):
    """One thing a table may choose: its name, the values allowed, the first of them the default."""

    name: str
    allowed: tuple[object, ...]


def listed(values: Sequence[object]) -> str:
    """Values as a reader types them, parted by commas."""
    return ", ".join("none" if v is None else str(v) for v in values)


def first_seat(seats: int) -> Option:
    """Every title takes `first`: the seat that starts, or none to have it drawn."""
    return Option("first", (None, *range(seats)))


def check_seats(title: str, seats: object, allowed: Sequence[int]) -> int:
    """The seat count, if the title is made for it."""
    if type(seats) is not int or seats not in allowed:
        raise Refusal("seats-refused", title=title, seats=str(seats), allowed=listed(allowed))
    return seats


def settle(title: str, options: Sequence[Option], given: Mapping[str, object]) -> dict[str, object]:
    """Every option with its value, given or default; a wrong name or value is refused by name."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise Refusal("option-unknown", title=title, option=name, allowed=listed(names))
    settled: dict[str, object] = {}
    for option in options:
        value = given.get(option.name, option.allowed[0])
        # True equals 1 in Python, but nobody means seat 1 by it: the type must fit as well.
        if not any(value == known and type(value) is type(known) for known in option.allowed):
            raise Refusal(
                "option-refused",
                title=title,
                option=option.name,
                value=str(value),
                allowed=listed(option.allowed),
            )
        settled[option.name] = value
    return settled

"""What a table may choose before it starts: seats and options, checked by name."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from dolmen.core.message import Refusal


class Option(NamedTuple):
    """One thing a table may choose: its name and the values allowed, the first of them the default.

    `read` takes other values of the types `takes` in, checks them and gives them in the form a
    record keeps; it refuses what is wrong. `hint` stands for them in a listing."""

    name: str
    allowed: tuple[object, ...]
    read: Callable[[object], object] | None = None
    hint: str = ""
    takes: tuple[type, ...] = (object,)

    def choices(self) -> str:
        """What may be chosen, as a reader types it."""
        return ", ".join(filter(None, [listed(self.allowed), self.hint]))


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


def check_names(title: str, options: Sequence[Option], given: Iterable[str]) -> None:
    """Refuses an option that the title does not have."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise Refusal("option-unknown", title=title, option=name, allowed=listed(names))


def settle(title: str, options: Sequence[Option], given: Mapping[str, object]) -> dict[str, object]:
    """Every option with its value, given or default; a wrong name or value is refused by name."""
    check_names(title, options, given)
    settled: dict[str, object] = {}
    for option in options:
        value = given.get(option.name, option.allowed[0])
        # True equals 1 in Python, but nobody means seat 1 by it: the type must fit as well.
        if not any(value == known and type(value) is type(known) for known in option.allowed):
            if option.read is None or not isinstance(value, option.takes):
                raise option_refused(title, option, value)
            value = option.read(value)
        settled[option.name] = value
    return settled


def option_refused(title: str, option: Option, value: object) -> Refusal:
    """The refusal of a value, with what is allowed."""
    return Refusal(
        "option-refused",
        title=title,
        option=option.name,
        value=str(value),
        allowed=option.choices(),
    )


def between(name: str, low: int, high: int) -> Callable[[object], object]:
    """Reads a whole number within bounds."""

    def read(value: object) -> object:
        if type(value) is not int or not low <= value <= high:
            raise Refusal("number-refused", option=name, value=str(value), low=low, high=high)
        return value

    return read

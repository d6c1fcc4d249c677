"""The weights of a title's judge: a file of data beside it, with version and digest.

Nothing is compiled anew after an edit. The digest says whether a file is what some command made;
whoever edits one by hand writes it with `text`."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final, NamedTuple

from dolmen.core.judge import SHARED
from dolmen.core.message import Refusal
from dolmen.games import TITLES

FILE: Final = "weights.json"
VERSION: Final = 1
KEYS: Final = ("version", "digest", "made", "weights", "seats")
# Larger ones could overflow where they are multiplied.
LARGEST: Final = 10**6


class Weights(NamedTuple):
    """Weights by name, what is different at a table of so many, and the command that made them."""

    made: str
    weights: Mapping[str, int]
    seats: Mapping[str, Mapping[str, int]]

    def at(self, seats: int) -> dict[str, int]:
        """The weights of a table of so many."""
        return {**self.weights, **self.seats.get(str(seats), {})}


def load(title: str, names: Sequence[str], seats: int) -> list[int]:
    """The shipped weights of a title in the order of its names, for a table of so many."""
    found = read(title, tuple(names)).at(seats)
    return [found[name] for name in names]


@cache
def read(title: str, names: tuple[str, ...]) -> Weights:
    """The file of a title; one that is not what it says, or has other names, is refused."""
    try:
        source = files(TITLES[title].package).joinpath(FILE).read_text(encoding="utf-8")
    except FileNotFoundError as missing:
        raise _broken(title, "it is missing") from missing
    return parse(title, source, names)


def parse(title: str, source: str, names: tuple[str, ...]) -> Weights:
    """The same from the text of a file."""
    if names[: len(SHARED)] != SHARED:
        raise _broken(title, f"the names of its judge must begin with {', '.join(SHARED)}")
    try:
        given = json.loads(source)
    except ValueError as error:
        raise _broken(title, str(error)) from error
    if not isinstance(given, dict) or sorted(given) != sorted(KEYS):
        raise _broken(title, f"expected the keys {', '.join(KEYS)}")
    if given["version"] != VERSION:
        raise _broken(title, f"expected version {VERSION}, got {given['version']}")
    _check(title, "weights", given["weights"], names)
    if set(given["weights"]) != set(names):
        missing = [name for name in names if name not in given["weights"]]
        raise _broken(title, f"weights: no {', '.join(missing)}")
    if not isinstance(given["seats"], dict):
        raise _broken(title, "seats: expected a table")
    for count, some in given["seats"].items():
        _check(title, f"seats.{count}", some, names)
        if not count.isdecimal() or int(count) not in TITLES[title].seats:
            raise _broken(title, f"seats.{count}: no table of so many")
    found = Weights(str(given["made"]), given["weights"], given["seats"])
    if given["digest"] != digest(found):
        raise _broken(title, f"digest: expected {digest(found)}, got {given['digest']}")
    return found


def digest(given: Weights) -> str:
    """A hash of names and values."""
    plain = json.dumps([given.weights, given.seats], sort_keys=True)
    return sha256(plain.encode()).hexdigest()


def text(given: Weights) -> str:
    """The file that holds these weights."""
    whole = {
        "version": VERSION,
        "digest": digest(given),
        "made": given.made,
        "weights": given.weights,
        "seats": given.seats,
    }
    return json.dumps(whole, indent=2) + "\n"


def _check(title: str, where: str, given: Any, names: tuple[str, ...]) -> None:
    if not isinstance(given, dict):
        raise _broken(title, f"{where}: expected a table")
    for name, value in given.items():
        if name not in names:
            raise _broken(title, f"{where}: {name} is unknown")
        if type(value) is not int or abs(value) > LARGEST:
            raise _broken(title, f"{where}: {name} must be a whole number up to {LARGEST}")
        if name in SHARED and value < 1:
            raise _broken(title, f"{where}: {name} must be above 0")


def _broken(title: str, fault: str) -> Refusal:
    return Refusal("title-broken", title=title, fault=f"{FILE}: {fault}")

"""The four levels at which a title is played, as settings of its thinkers.

A title says its own in `levels.toml`, which is data: nothing is compiled anew after an edit."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from dolmen.bots.budget import Budget
from dolmen.core.message import Refusal
from dolmen.games import TITLES

# The weakest first.
LEVELS: Final = ("novice", "player", "expert", "master")
# Who sits down where nobody says who, and who plays on for a person.
USUAL: Final = "player"
# What takes less than so many seconds is done at once.
AT_ONCE: Final = 0.3
FILE: Final = "levels.toml"


class Rating(NamedTuple):
    """How strong a level was measured to be, with its 95 % interval; all 0: not measured."""

    mean: int = 0
    low: int = 0
    high: int = 0


class Level(NamedTuple):
    """How a level thinks about a title."""

    thinker: str
    budget: Budget
    settings: Mapping[str, int]
    rating: Rating = Rating()

    @property
    def seconds(self) -> float:
        """How long a person waits for a move, at most; 0: not at all."""
        return self.budget.seconds if self.budget.seconds >= AT_ONCE else 0.0


# For titles that bring none of their own: points are all that is known of them, so most of what a
# search learns comes from games played to their end.
DEFAULTS: Final[Mapping[str, Mapping[str, Any]]] = {
    "novice": {
        "thinker": "search",
        "iterations": 12,
        "seconds": 0.1,
        "settings": {"playouts": 100},
    },
    "player": {
        "thinker": "search",
        "iterations": 150,
        "seconds": 0.2,
        "settings": {"playouts": 100},
    },
    "expert": {
        "thinker": "search",
        "iterations": 2_000,
        "seconds": 1.0,
        "settings": {"playouts": 90},
    },
    "master": {
        "thinker": "search",
        "iterations": 50_000,
        "seconds": 3.0,
        "settings": {"playouts": 90},
    },
}
KEYS: Final = {"thinker": str, "iterations": int, "seconds": (int, float), "settings": dict}
MORE_KEYS: Final = {"rating": dict, "seats": dict}


def level(title: str, name: str, seats: int) -> Level:
    """How a level plays that title at a table of so many."""
    entry = dict(_levels(title)[name])
    by_seats = entry.pop("seats", {})
    entry.update(by_seats.get(str(seats), {}))
    budget = Budget(entry.get("iterations", 0), float(entry.get("seconds", 0)))
    rating = Rating(**entry.get("rating", {}))
    return Level(entry["thinker"], budget, dict(entry.get("settings", {})), rating)


def own_budget(title: str, name: str, seats: int) -> Budget:
    """How long a bot of that name thinks if nobody says otherwise; those that are no level say
    nothing of it themselves."""
    return level(title, name, seats).budget if name in LEVELS else Budget()


def above(bots: Iterable[str]) -> str | None:
    """The level above the strongest of some bots; None if there is none. Whoever knows the title
    but is no level counts as the usual one."""
    ranks = [_rank(bot) for bot in bots]
    higher = LEVELS[max(ranks) + 1 :] if ranks else ()
    return higher[0] if higher else None


def _rank(bot: str) -> int:
    if bot == "random":
        return -1
    return LEVELS.index(bot if bot in LEVELS else USUAL)


@cache
def _levels(title: str) -> Mapping[str, Mapping[str, Any]]:
    if title not in TITLES:
        return DEFAULTS
    try:
        source = files(TITLES[title].package).joinpath(FILE).read_text(encoding="utf-8")
    except FileNotFoundError:
        return DEFAULTS
    try:
        found = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise _broken(title, str(error)) from error
    if tuple(sorted(found)) != tuple(sorted(LEVELS)):
        raise _broken(title, f"expected the levels {', '.join(LEVELS)}, got {', '.join(found)}")
    for name, entry in found.items():
        _check(title, name, entry, {**KEYS, **MORE_KEYS})
        if "thinker" not in entry:
            raise _broken(title, f"{name} has no thinker")
        for count, more in entry.get("seats", {}).items():
            _check(title, f"{name}.seats.{count}", more, KEYS)
    return found


def settled(
    title: str, thinker: str, usual: Mapping[str, int], given: Mapping[str, int]
) -> dict[str, int]:
    """The settings of a thinker: what a level says, and for the rest what is usual."""
    unknown = given.keys() - usual.keys()
    if unknown:
        raise Refusal("title-broken", title=title, fault=f"{thinker}: {min(unknown)} is unknown")
    return {**usual, **given}


def _check(title: str, where: str, entry: Any, keys: Mapping[str, Any]) -> None:
    if not isinstance(entry, dict):
        raise _broken(title, f"{where} is no table")
    for key, value in entry.items():
        if key not in keys:
            raise _broken(title, f"{where}.{key} is unknown")
        if not isinstance(value, keys[key]) or isinstance(value, bool):
            raise _broken(title, f"{where}.{key} is of the wrong kind")


def _broken(title: str, fault: str) -> Refusal:
    return Refusal("title-broken", title=title, fault=f"{FILE}: {fault}")

"""The titles: pure rules, one package each, that do not know each other. This is their register."""

from importlib import import_module
from typing import Any, Final

from dolmen.core.game import Game
from dolmen.core.message import Refusal
from dolmen.core.options import Option, check_names, check_seats, listed

# Every title has a module `game` with its class and what a table may choose.
TITLES: Final = {"druides": "Druides", "meduris": "Meduris", "caverna": "Caverna"}


def seat_counts(title: str) -> tuple[int, ...]:
    """How many can play."""
    counts: tuple[int, ...] = _door(title).SEAT_COUNTS
    return counts


def options(title: str, seats: int) -> list[Option]:
    """What a table of that many may choose."""
    listing: list[Option] = _door(title).options(seats)
    return listing


def open_game(title: str, seats: int, /, **chosen: object) -> Game[Any]:
    """A title with its seats and options; what is not allowed is refused by name."""
    check_seats(title, seats, seat_counts(title))
    # The names first: an option could be called like a parameter.
    check_names(title, options(title, seats), chosen)
    made: Game[Any] = getattr(_door(title), TITLES[title])(seats, **chosen)
    return made


def _door(title: str) -> Any:
    if str(title) not in TITLES:
        raise Refusal("title-unknown", title=str(title), allowed=listed(list(TITLES)))
    return import_module(f"dolmen.games.{title}.game")

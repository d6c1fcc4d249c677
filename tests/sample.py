"""Titles for tests that are about no title in particular: chosen by what their manifests say, so
that no shared test names one."""

from collections.abc import Callable
from typing import Final

from dolmen.games import TITLES, Title, options


def some(fits: Callable[[Title], bool]) -> str:
    """The lightest title that fits."""
    return next(title.id for title in TITLES.values() if fits(title))


ALL: Final = tuple(TITLES)
# The lightest of all, and the heaviest.
LIGHT: Final = ALL[0]
HEAVY: Final = max(TITLES.values(), key=lambda title: title.weight).id
# Seats know what others do not; or everything lies open.
HIDDEN: Final = some(lambda title: title.hidden)
OPEN: Final = some(lambda title: not title.hidden)
# One can play alone; or two are needed.
SOLO: Final = some(lambda title: 1 in title.seats)
NOT_SOLO: Final = some(lambda title: 1 not in title.seats)
# As many can play as in no other title.
MOST: Final = max(TITLES.values(), key=lambda title: max(title.seats)).id
# Its first game is played with options of its own.
FIRST_GAME: Final = some(lambda title: bool(title.first_game))
# Pairs that differ, for tests of two tables.
OTHER: Final = some(lambda title: title.id != LIGHT)


def seats(title: str) -> int:
    """A table of the usual size."""
    return TITLES[title].quick_seats


def with_option(name: str) -> str:
    """The lightest title that has an option of that name."""
    return some(lambda title: any(o.name == name for o in options(title.id, max(title.seats))))


def no_seats(title: str) -> int:
    """A number of seats that a title is not made for."""
    return max(TITLES[title].seats) + 1

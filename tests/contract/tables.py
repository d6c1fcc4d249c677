"""Every table that the register can set: titles, seat counts and options, none of them by name.

What a title adds stands in the folder of its tests: manners and tables of its own in walks.py,
counted trees in perft.txt, recorded games in logs/, what its law hides in secrets.py."""

from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from dolmen.core.game import Game
from dolmen.core.message import Refusal
from dolmen.games import TITLES, open_game, options, seat_counts
from tests.game_walks import Manner, anyhow
from tests.trees import Tree, read_trees
from tests.tries import NIGHT

GAMES: Final = Path(__file__).parents[1] / "games"


class Table(NamedTuple):
    """A title with its seats and options."""

    title: str
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.title, str(self.seats), *chosen])

    def open(self) -> Game[Any]:
        """The game."""
        return open_game(self.title, self.seats, **self.options)


def manners(title: str) -> list[Manner]:
    """How random players of a title play."""
    module = _walks(title)
    return [anyhow] if module is None else list(module.MANNERS)


def tables(title: str) -> Iterator[Table]:
    """Every seat count with every listed value of every option, each in some set of them, and the
    tables that the title wants besides."""
    for seats in seat_counts(title):
        listed = [option for option in options(title, seats) if len(option.allowed) > 1]
        # All seats may start, which makes no other game: two of them are enough.
        sets = max([2, *(len(option.allowed) for option in listed if option.name != "first")])
        yield Table(title, seats, {})
        for i in range(1, sets):
            table = Table(title, seats, {})
            for option in listed:
                chosen = {**table.options, option.name: option.allowed[i % len(option.allowed)]}
                # What some table of the title refuses, others show.
                with suppress(Refusal):
                    open_game(title, seats, **chosen)
                    table = Table(title, seats, chosen)
            yield table
    for seats, chosen in getattr(_walks(title), "MORE_TABLES", []):
        yield Table(title, seats, chosen)


def trees(title: str) -> list[Tree]:
    """The counted trees of a title."""
    return read_trees(GAMES / title / "perft.txt")


def records(title: str) -> list[Path]:
    """The recorded games of a title."""
    return sorted((GAMES / title / "logs").glob("*.jsonl"))


def secrets(title: str) -> Any:
    """What the law of a title hides: its module `secrets`, or None where it has none to tell."""
    return _room(title, "secrets")


def _walks(title: str) -> Any:
    return _room(title, "walks")


def _room(title: str, room: str) -> Any:
    """A module of the tests of a title; a title of somebody else has none here."""
    name = f"tests.games.{title}.{room}"
    if not (GAMES / title / f"{room}.py").exists():
        return None
    return import_module(name)


def _cases(title: str) -> Iterator[tuple[Table, Manner]]:
    """Every table in every manner at night. On a merge the first and smallest table is played in
    every manner, each of the others in one, in turns."""
    ways = manners(title)
    for place, table in enumerate(tables(title)):
        for turn, manner in enumerate(ways):
            if NIGHT or place == 0 or turn == place % len(ways):
                yield table, manner


TABLES: Final = [table for title in TITLES for table in tables(title)]
CASES: Final = [case for title in TITLES for case in _cases(title)]
# For tests of whole games: `table` and `manner`.
each_table_in_some_manner = pytest.mark.parametrize(
    ("table", "manner"), CASES, ids=[f"{table} {manner.__name__}" for table, manner in CASES]
)

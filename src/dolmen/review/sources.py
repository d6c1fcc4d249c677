"""Where the points of a seat came from, beside what a master makes.

A title may put the categories of its sheet together into chapters (`chapters.toml`), and ships what
a master's games came to (`masters.json`, written by `python -m tools.masters`)."""

import json
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from dolmen.core.game import Game
from dolmen.core.message import Message
from dolmen.games import TITLES

CHAPTERS: Final = "chapters.toml"
MASTERS: Final = "masters.json"


class Source(NamedTuple):
    """A chapter of the sheet, the points of each seat, and a master's mean if that is known."""

    heading: Message
    points: list[int]
    master: float | None


class Masters(NamedTuple):
    """What a master's games came to: how many there were, and the mean of every chapter."""

    games: int
    points: Mapping[str, float]


def by_chapter(title: str, sheet: Sequence[tuple[str, int]]) -> dict[str, int]:
    """The points of a sheet by chapter; by category in a title without chapters."""
    chapters = _chapters(title)
    found: dict[str, int] = dict.fromkeys(chapters.values(), 0)
    for category, points in sheet:
        chapter = chapters.get(category.partition(":")[0], category)
        found[chapter] = found.get(chapter, 0) + points
    return found


def sources(game: Game[Any], end: Any, seats: Sequence[int]) -> list[Source]:
    """The points of some seats in the end, and what a master makes at a table of that size."""
    known = masters(game.title, game.seats)
    chapters = set(_chapters(game.title).values())
    columns = [by_chapter(game.title, game.sheet(end, seat)) for seat in seats]
    return [
        Source(
            Message(f"{game.title}-chapter-{name}") if name in chapters else game.heading(name),
            [column.get(name, 0) for column in columns],
            None if known is None else known.points.get(name, 0.0),
        )
        for name in dict.fromkeys(name for column in columns for name in column)
    ]


def masters(title: str, seats: int) -> Masters | None:
    """What a master's games with so many seats came to, if the title tells."""
    text = _text(title, MASTERS)
    entry = None if text is None else json.loads(text).get(str(seats))
    return None if entry is None else Masters(entry["games"], entry["points"])


@cache
def _chapters(title: str) -> dict[str, str]:
    """The chapter of every category that is in one."""
    text = _text(title, CHAPTERS)
    listed = {} if text is None else tomllib.loads(text)
    return {category: name for name, categories in listed.items() for category in categories}


@cache
def _text(title: str, name: str) -> str | None:
    if title not in TITLES:
        return None
    file = files(TITLES[title].package).joinpath(name)
    return file.read_text(encoding="utf-8") if file.is_file() else None

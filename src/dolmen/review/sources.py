"""Where the points of a seat came from, beside what a master makes.

A title may put the categories of its sheet together into chapters (`chapters.toml`), and ships what
a master's games came to (`masters.json`, written by `python -m tools.masters`). A chapter can also
be a stretch of play, from one event to another: what the sheet gained meanwhile is taken out of the
categories and counted there, so that all chapters still add up to the score."""

import json
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from dolmen.core.course import take_step
from dolmen.core.log import Log
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


class Stretch(NamedTuple):
    """A chapter that is none of categories: from an event of a seat until another of it."""

    chapter: str
    begins: str
    ends: str


def by_chapter(log: Log[Any]) -> list[dict[str, int]]:
    """The points of each seat by chapter; by category in a title without chapters."""
    game = log.game
    chapters = _chapters(game.title)
    found = [Counter(dict.fromkeys(_listed(game.title), 0)) for _ in range(game.seats)]
    for seat, points in enumerate(found):
        for category, count in game.sheet(log.state, seat):
            points[_chapter(chapters, category)] += count
    for gain in _gains(log):
        found[gain.seat][_chapter(chapters, gain.category)] -= gain.points
        found[gain.seat][gain.chapter] += gain.points
    return [dict(points) for points in found]


def sources(log: Log[Any], seats: Sequence[int]) -> list[Source]:
    """The points of some seats in the end, and what a master makes at a table of that size."""
    game = log.game
    known = masters(game.title, game.seats)
    own = _listed(game.title)
    found = by_chapter(log)
    columns = [found[seat] for seat in seats]
    return [
        Source(
            Message(f"{game.title}-chapter-{name}") if name in own else game.heading(name),
            [column.get(name, 0) for column in columns],
            None if known is None else known.points.get(name, 0.0),
        )
        for name in dict.fromkeys(name for column in columns for name in column)
    ]


def about_sources(title: str) -> Message | None:
    """What is to be said of the chapters of a title: how stretches of play are counted."""
    return Message(f"{title}-chapters-about") if _stretches(title) else None


def masters(title: str, seats: int) -> Masters | None:
    """What a master's games with so many seats came to, if the title tells."""
    text = _text(title, MASTERS)
    entry = None if text is None else json.loads(text).get(str(seats))
    return None if entry is None else Masters(entry["games"], entry["points"])


class Gain(NamedTuple):
    """What a category of a seat's sheet gained in a stretch of its play."""

    seat: int
    chapter: str
    category: str
    points: int


def _gains(log: Log[Any]) -> Iterator[Gain]:
    """What every stretch of play brought; one that the end of the game cut off lasted until
    then."""
    game, stretches = log.game, _stretches(log.game.title)
    if not stretches:
        return
    before: dict[tuple[int, Stretch], dict[str, int]] = {}
    s = game.start()
    for move in log.moves:
        step = take_step(game, s, move)
        happened = {game.events[event.kind].message for event in step.events}
        for stretch in stretches:
            under_way = step.actor, stretch
            if stretch.begins in happened and under_way not in before:
                before[under_way] = dict(game.sheet(s, step.actor))
            if stretch.ends in happened:
                yield from _gained(log, step.after, under_way, before.pop(under_way))
        s = step.after
    for under_way, sheet in before.items():
        yield from _gained(log, s, under_way, sheet)


def _gained(
    log: Log[Any], s: Any, whose: tuple[int, Stretch], before: Mapping[str, int]
) -> Iterator[Gain]:
    seat, stretch = whose
    after = dict(log.game.sheet(s, seat))
    for category in {**before, **after}:
        points = after.get(category, 0) - before.get(category, 0)
        yield Gain(seat, stretch.chapter, category, points)


def _chapter(chapters: Mapping[str, str], category: str) -> str:
    return chapters.get(category.partition(":")[0], category)


@cache
def _chapters(title: str) -> dict[str, str]:
    """The chapter of every category that is in one."""
    return {
        category: name
        for name, listed in _listed(title).items()
        if isinstance(listed, list)
        for category in listed
    }


@cache
def _stretches(title: str) -> tuple[Stretch, ...]:
    """The chapters that are stretches of play."""
    return tuple(
        Stretch(name, listed["begins"], listed["ends"])
        for name, listed in _listed(title).items()
        if isinstance(listed, dict)
    )


@cache
def _listed(title: str) -> dict[str, Any]:
    """The chapters of a title, each with its categories or the events that bound it."""
    text = _text(title, CHAPTERS)
    return {} if text is None else tomllib.loads(text)


@cache
def _text(title: str, name: str) -> str | None:
    if title not in TITLES:
        return None
    file = files(TITLES[title].package).joinpath(name)
    return file.read_text(encoding="utf-8") if file.is_file() else None

"""The score sheet in words."""

from typing import NamedTuple

from dolmen.server.plain.position import Voice
from dolmen.server.replays import SheetSeen
from dolmen.words.facts import NOTHING


class SheetRow(NamedTuple):
    """One source of points, and what each seat got from it, if it has such a line."""

    heading: str
    points: list[str]


class SheetTold(NamedTuple):
    """Who got which points for what."""

    names: list[str]
    rows: list[SheetRow]
    scores: list[int]
    ranks: list[int]


def tell_sheet(seen: SheetSeen, voice: Voice) -> SheetTold:
    """A score sheet in words."""
    rows = [
        SheetRow(voice.say(heading), [NOTHING if n is None else str(n) for n in points])
        for heading, points in seen.rows
    ]
    return SheetTold(list(voice.names), rows, seen.scores, seen.ranks)

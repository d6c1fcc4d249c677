"""The score sheet in words."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from dolmen.core.log import Log
from dolmen.core.sheet import sheet_lines
from dolmen.server.plain.position import Voice
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


def tell_sheet(log: Log[Any], voice: Voice, ranks: Sequence[int]) -> SheetTold:
    """The sheets of all seats side by side, at the position the log has come to."""
    game, state = log.game, log.state
    rows = [
        SheetRow(
            voice.say(game.heading(category)),
            [NOTHING if n is None else str(n) for n in points],
        )
        for category, points in sheet_lines(game, state)
    ]
    scores = [int(points) for points in game.scores(state)]
    return SheetTold(list(voice.names), rows, scores, [int(rank) for rank in ranks])

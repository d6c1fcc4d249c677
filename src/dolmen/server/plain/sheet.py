"""The score sheet in words."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from dolmen.core.log import Log
from dolmen.server.plain.position import Voice


class SheetRow(NamedTuple):
    """One source of points, and what each seat got from it."""

    heading: str
    points: list[int]


class SheetTold(NamedTuple):
    """Who got which points for what."""

    names: list[str]
    rows: list[SheetRow]
    scores: list[int]
    ranks: list[int]


def tell_sheet(log: Log[Any], voice: Voice, ranks: Sequence[int]) -> SheetTold:
    """The sheets of all seats side by side, at the position the log has come to."""
    game, state = log.game, log.state
    columns = [dict(game.sheet(state, seat)) for seat in range(game.seats)]
    rows = [
        SheetRow(voice.say(game.heading(category)), [int(column[category]) for column in columns])
        for category in columns[0]
    ]
    scores = [int(points) for points in game.scores(state)]
    return SheetTold(list(voice.names), rows, scores, [int(rank) for rank in ranks])

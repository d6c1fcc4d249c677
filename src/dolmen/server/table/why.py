"""Asking why not, and what it costs."""

from functools import lru_cache
from typing import Final

from dolmen.core.moves import MoveTable
from dolmen.server.refusals import Denied
from dolmen.server.speaker import Speaker
from dolmen.server.table.desk import Desk
from dolmen.server.table.projection import explain
from dolmen.server.wire.moves import Explanation
from dolmen.server.wire.requests import AskWhy

# Seats of titles whose moves are known by their targets.
MOST_KNOWN: Final = 32


def why(desk: Desk, seat: int, message: AskWhy, speaker: Speaker) -> Explanation:
    """Why moves cannot be played, or nothing can be done at a target; what they cost and bring."""
    return explain(desk.match, seat, message.id, _asked(desk, seat, message), speaker)


def _asked(desk: Desk, seat: int, message: AskWhy) -> list[int]:
    """The moves that somebody asks about."""
    table = desk.match.game.moves
    if message.move is not None:
        return [table.parse(message.move)]
    if message.moves is not None:
        return [table.parse(name) for name in dict.fromkeys(message.moves)]
    if message.target is None:
        raise Denied("malformed", why="target")
    return _by_target(table, seat).get(message.target, [])


@lru_cache(MOST_KNOWN)
def _by_target(table: MoveTable, seat: int) -> dict[str, list[int]]:
    """All moves of a seat by what they light up."""
    found: dict[str, list[int]] = {}
    for move in range(table.count):
        found.setdefault(table.target(move, seat), []).append(int(move))
    return found

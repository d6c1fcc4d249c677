"""Asking why not."""

from dolmen.server.refusals import Denied
from dolmen.server.speaker import Speaker
from dolmen.server.table.desk import Desk
from dolmen.server.table.projection import explain
from dolmen.server.wire.messages import Explanation
from dolmen.server.wire.requests import AskWhy


def why(desk: Desk, seat: int, message: AskWhy, speaker: Speaker) -> Explanation:
    """Why a move cannot be played, or nothing can be done at a target."""
    match, moves = desk.match, desk.match.game.moves
    if message.move is not None:
        wanted = moves.parse(message.move)
        return explain(match, seat, message.id, lambda move: move == wanted, speaker)
    if message.target is None:
        raise Denied("malformed", why="target")
    return explain(
        match, seat, message.id, lambda move: moves.target(move, seat) == message.target, speaker
    )

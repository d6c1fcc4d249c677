"""A refusal as a table row: the reason, the move, the position and what is played before."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tests.games.caverna.scenes import Scene, scene


class Refused(NamedTuple):
    """That this move is refused for this reason, in this position after these moves."""

    code: str
    clause: str
    move: str
    seats: int
    position: Mapping[str, Any]
    before: Sequence[str] = ()


def refused(case: Refused) -> Scene:
    """The position in which the move is refused."""
    return scene(case.seats, **case.position).play(*case.before)

"""The views of one position, each made once for all who have the same eyes."""

from typing import Any

from dolmen.core.game import Game, State
from dolmen.server.wire.difference import Written, write


class Shown:
    """A view as it is sent, after so many entries. Viewers who were sent the same hold the same
    one, and it never changes: what comes next is told as a difference from it."""

    __slots__ = ("n", "state", "view")

    def __init__(self, n: int, state: State, view: Written) -> None:
        self.n = n
        self.state = state
        self.view = view


class Sights:
    """What there is to see of the present position, by the eyes that see it."""

    def __init__(self) -> None:
        self._last: dict[int | None, Shown] = {}

    def of(self, game: Game[Any], state: State, n: int, viewer: int | None) -> Shown:
        """The position as a viewer sees it."""
        eyes = game.eyes(viewer)
        last = self._last.get(eyes)
        if last is None or last.n != n or last.state is not state:
            last = self._last[eyes] = Shown(n, state, write(game.view(state, eyes)))
        return last

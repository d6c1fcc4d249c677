"""The views of one position, each made once for all who have the same eyes."""

from typing import Any, Final

import msgspec

from dolmen.core.game import Game, State

_encode: Final = msgspec.json.Encoder().encode


class Shown:
    """A view as it is sent, after so many entries. Viewers who were sent the same hold the same
    one, and it never changes: what comes next is told as a difference from it."""

    __slots__ = ("n", "size", "state", "view")

    def __init__(self, n: int, state: State, view: dict[str, Any], size: int) -> None:
        self.n = n
        self.state = state
        self.view = view
        # Of a whole view in bytes, when one was last measured: a difference is to be smaller.
        self.size = size


class Sights:
    """What there is to see of the present position, by the eyes that see it."""

    def __init__(self) -> None:
        self._last: dict[int | None, Shown] = {}

    def of(self, game: Game[Any], state: State, n: int, viewer: int | None) -> Shown:
        """The position as a viewer sees it."""
        eyes = game.eyes(viewer)
        last = self._last.get(eyes)
        if last is not None and last.n == n and last.state is state:
            return last
        view = game.view(state, eyes)
        size = len(_encode(view)) if last is None else last.size
        self._last[eyes] = Shown(n, state, view, size)
        return self._last[eyes]

"""Games that count what is asked of them, so that tests can say what a thing costs."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from dolmen.core import course
from dolmen.core.game import Game
from dolmen.server import tracks


class Counting:
    """A game that counts the moves applied to any of its positions."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self.applied = 0

    def apply(self, s: Any, move: int) -> None:
        """Plays a move."""
        self.applied += 1
        self._game.apply(s, move)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


class Steps:
    """How many moves this process has replayed."""

    def __init__(self) -> None:
        self.count = 0


@contextmanager
def counted_steps() -> Iterator[Steps]:
    """Counts every step that is taken in this process, by whoever walks a game."""
    steps, take_step = Steps(), course.take_step

    def counted(game: Game[Any], s: Any, move: int) -> Any:
        steps.count += 1
        return take_step(game, s, move)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(course, "take_step", counted)
        patch.setattr(tracks, "take_step", counted)
        yield steps

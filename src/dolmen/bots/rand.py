"""The random bot: any legal move, all alike."""

from typing import Any

from dolmen.core.game import NO_MOVE, Game
from dolmen.core.rng import Rng


class Random:
    """Plays uniformly; the yardstick every other bot must beat."""

    def __init__(self, game: Game[Any], seed: int, seat: int) -> None:
        self.game = game
        self.rng = Rng(seed, seat)
        self.so_far = NO_MOVE
        self.memory = b""
        # Too quick to be stopped.
        self.stop = False
        self.ranking: list[int] = []

    def choose(self, state: Any) -> int:
        """A move for the seat that is to move."""
        legal = self.game.legal(state)
        return legal[self.rng.below(len(legal))]

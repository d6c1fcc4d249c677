"""What every player made of code is asked."""

from typing import Any, Protocol


class Bot(Protocol):
    """A player of one seat. Its choices follow from what its seat may know, its seed and its
    budget."""

    # The best move known while it thinks (NO_MOVE: none yet). Whoever stops it plays this one.
    so_far: int
    # What it wants to know again at its next choice in the same game; what is no longer true of the
    # position is ignored.
    memory: bytes
    # Whoever sets it ends the thought under way, soon; the next one begins without it.
    stop: bool

    @property
    def ranking(self) -> list[int]:
        """The moves that it thought of last, the best first; it may leave some out."""

    def choose(self, state: Any) -> int:
        """A legal move in a world that its seat cannot rule out."""

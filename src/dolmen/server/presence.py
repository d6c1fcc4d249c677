"""Who is there: the seats somebody looks from, at this process and at the others on the database.

Every process tells the others what it sees, again and again; one that falls silent is forgotten."""

import json
from collections.abc import Callable, Iterable
from typing import Final

# How often a process repeats what it sees, and when it is forgotten.
REPEAT_SECONDS: Final = 10.0
FORGET_SECONDS: Final = 25.0


class Presence:
    """What other processes said of one table."""

    def __init__(self, ticks: Callable[[], float]) -> None:
        self._ticks = ticks
        self._heard: dict[str, tuple[frozenset[int], float]] = {}

    def hear(self, text: str) -> None:
        """Takes what another process sees."""
        worker, *seats = json.loads(text)
        self._heard[worker] = (frozenset(seats), self._ticks() + FORGET_SECONDS)

    @property
    def seats(self) -> set[int]:
        """The seats that are looked from elsewhere."""
        now = self._ticks()
        return {seat for seats, until in self._heard.values() if until > now for seat in seats}


def presence_text(worker: str, seats: Iterable[int]) -> str:
    """What a process says."""
    return json.dumps([worker, *sorted(seats)])

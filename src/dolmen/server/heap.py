"""When Python looks for garbage in all of its memory.

A thousand tables and their sockets are millions of lasting objects. Looking through them all takes
the better part of a second in which nobody's move is answered, and Python would do so every few
seconds, whenever enough new objects have lasted. So what lasts is looked through when nobody plays,
or after a long while; young objects are looked through as ever. And what was there before the first
table, modules above all, is never looked through again: most of an idle server's memory is that."""

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

# New objects until the youngest are looked through, and how many of those looks until the next
# generation is: small enough that either takes some milliseconds.
YOUNG: Final = 2_000
MIDDLE: Final = 20
# Python's own number of looks before all is looked through: never.
NEVER: Final = 1_000_000_000
# How long nobody must have played, and how long garbage waits at most.
QUIET_SECONDS: Final = 20.0
PATIENT_SECONDS: Final = 900.0


class Heap:
    """Looks for garbage when it disturbs nobody; `played` counts what must not be disturbed."""

    def __init__(
        self, played: Callable[[], float], ticks: Callable[[], float] = time.monotonic
    ) -> None:
        self._played = played
        self._ticks = ticks
        self._seen = played()
        self._last = ticks()
        self._clean = False

    async def keep(self) -> None:
        """Goes on for the life of the server, and leaves Python as it was."""
        before = gc.get_threshold()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        try:
            while True:
                await asyncio.sleep(QUIET_SECONDS)
                self.look()
        finally:
            gc.set_threshold(*before)
            gc.unfreeze()

    def look(self) -> bool:
        """Looks through everything if this is the moment; says whether it did."""
        played = self._played()
        quiet = played == self._seen
        self._clean = self._clean and quiet
        self._seen = played
        waited = self._ticks() - self._last
        if waited < PATIENT_SECONDS and (self._clean or not quiet):
            return False
        gc.collect()
        self._clean = quiet
        self._last = self._ticks()
        return True

"""How long a database was served: the time that people's time to think is counted in.

It goes on while a server runs, by clocks that nobody sets, and stands still while none does: nobody
loses time when the server is down, when the clock on the wall jumps, or when the machine slept. The
database keeps how far it came; of several processes the one that is ahead is right, since they all
run at the same speed."""

import contextlib
from collections.abc import Callable
from typing import Final

from dolmen.server.store import Store, Unstored

# A process that did not come to look for longer than this was stopped, and served nobody.
MOST_STEP: Final = 60.0


class Served:
    """The time of one process."""

    def __init__(self, store: Store, ticks: Callable[[], float]) -> None:
        self._store = store
        self._ticks = ticks
        self._read = ticks()
        self._milliseconds = 0.0

    def now(self) -> int:
        """How many milliseconds the database was served; it only goes on."""
        read = self._ticks()
        self._milliseconds += 1000 * min(max(0.0, read - self._read), MOST_STEP)
        self._read = read
        return int(self._milliseconds)

    async def open(self) -> None:
        """Goes on where the last server stopped."""
        with contextlib.suppress(Unstored):
            self._follow(await self._store.served())

    async def keep(self) -> None:
        """Stores how far it came, or learns that another process is ahead."""
        self._follow(await self._store.keep_served(self.now()))

    def _follow(self, milliseconds: int) -> None:
        self._milliseconds = max(self._milliseconds, float(milliseconds))

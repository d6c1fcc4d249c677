"""A build of the engine that comes while the server runs: the processes beside it take it up.

`make play` serves at once and compiles beside. What this process has imported stays interpreted,
which is quick enough for people; bots and replays are asked elsewhere, and positions go between
builds."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, Literal

from dolmen import engine
from dolmen.server.pool import Pool

State = Literal["compiled", "interpreted", "compiling"]

# What `make play` leaves here while it compiles; older than this it was left behind.
MARK: Final = engine.PACKAGE / "_compiled" / ".compiling"
LONGEST: Final = 900.0
# Seconds between two looks, while somebody compiles and otherwise.
SOON: Final = 1.0
SELDOM: Final = 20.0

log = logging.getLogger(__name__)


class Builds:
    """Which build bots and replays run on, and the change to the compiled one."""

    def __init__(
        self,
        pools: Sequence[Pool],
        is_built: Callable[[], bool] = engine.is_built,
        mark: Path = MARK,
        soon: float = SOON,
    ) -> None:
        self._pools = pools
        self._is_built = is_built
        self._mark = mark
        self._soon = soon
        self._taken = engine.kind() == "compiled"
        # With DOLMEN_PURE or without its modules no build would be loaded.
        self._waits = not self._taken and engine.why() == "none"

    @property
    def state(self) -> State:
        """What bots run on; compiling: not yet on the build that somebody makes."""
        if self._taken:
            return "compiled"
        return "compiling" if self._waits and self._is_making() else "interpreted"

    async def watch(self) -> None:
        """Waits for the build, if one may come, and starts the processes anew on it."""
        if not self._waits:
            return
        for pause in self._pauses():
            if await asyncio.to_thread(self._is_built):
                break
            await asyncio.sleep(pause)
        for pool in self._pools:
            await pool.replace()
        self._taken = True
        log.info("compiled engine taken up")

    def _pauses(self) -> Iterator[float]:
        """Seconds between two looks, without an end."""
        while True:
            yield self._soon if self._is_making() else SELDOM

    def _is_making(self) -> bool:
        try:
            return time.time() - self._mark.stat().st_mtime < LONGEST
        except OSError:
            return False

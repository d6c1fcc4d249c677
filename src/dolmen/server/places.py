"""Places for some, and two lines of those who wait for one."""

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator


class Places:
    """So many at once. Whoever is to come last gets a place only when nobody else waits for one."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._first: deque[asyncio.Future[None]] = deque()
        self._last: deque[asyncio.Future[None]] = deque()

    @contextlib.asynccontextmanager
    async def taken(self, *, last: bool = False) -> AsyncIterator[None]:
        """A place, as soon as there is one."""
        await self._take(self._last if last else self._first)
        try:
            yield
        finally:
            self._give()

    async def _take(self, line: deque[asyncio.Future[None]]) -> None:
        if self._free:
            self._free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                with contextlib.suppress(ValueError):
                    line.remove(place)
            else:
                self._give()  # it came at the very moment at which it was called off
            raise

    def _give(self) -> None:
        for line in (self._first, self._last):
            while line:
                place = line.popleft()
                if not place.done():
                    place.set_result(None)
                    return
        self._free += 1

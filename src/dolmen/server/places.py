"""Places for some, and two lines of those who wait for one.

Whoever has a place keeps it for a while: a strong bot thinks for seconds. So those who are to come
last never have them all, unless there is but one."""

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator


class Places:
    """So many at once. Whoever is to come last gets a place only when nobody else waits for one,
    and leaves one free for whoever else may come."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._free = count
        # How many more of those who are to come last may have a place.
        self._spare = max(1, count - 1)
        self._first: deque[asyncio.Future[None]] = deque()
        self._last: deque[asyncio.Future[None]] = deque()

    def crowd(self, *, last: bool = False) -> float:
        """How many wait for each place before those who come last, or with them."""
        waiting = len(self._first) + (len(self._last) if last else 0)
        return waiting / self._count

    @contextlib.asynccontextmanager
    async def taken(self, *, last: bool = False) -> AsyncIterator[None]:
        """A place, as soon as there is one."""
        await self._take(self._last if last else self._first, last)
        try:
            yield
        finally:
            self._give(last)

    async def _take(self, line: deque[asyncio.Future[None]], last: bool) -> None:
        if self._free and (self._spare or not last):
            self._free -= 1
            self._spare -= last
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
                self._give(last)  # it came at the very moment at which it was called off
            raise

    def _give(self, last: bool) -> None:
        self._free += 1
        self._spare += last
        self._hand_out(self._first, last=False)
        self._hand_out(self._last, last=True)

    def _hand_out(self, line: deque[asyncio.Future[None]], *, last: bool) -> None:
        """Places that are free go to whoever waits longest."""
        while line and self._free and (self._spare or not last):
            place = line.popleft()
            if not place.done():
                self._free -= 1
                self._spare -= last
                place.set_result(None)

"""Places for some, and two lines of those who wait for one.

Whoever has a place keeps it for a while: a strong bot thinks for seconds. So those who are to come
last never have them all, unless there is but one. And in each line places go round among those who
cause the waiting: who plays at a hundred tables at once waits for themselves."""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from typing import Final

# Whose turn it is where nobody knows, as after a restart.
UNKNOWN: Final = ""

Place = asyncio.Future[None]


class Line:
    """Those who wait, one of each in turn."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[Place]] = OrderedDict()

    def ahead(self, whose: str) -> int:
        """How many may come before another of somebody's: all that wait for them, and one of each
        other."""
        others = len(self._waiting) - (whose in self._waiting)
        return others + len(self._waiting.get(whose, ()))

    def join(self, whose: str) -> Place:
        """Somebody waits."""
        place: Place = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(place)
        return place

    def leave(self, whose: str, place: Place) -> None:
        """Somebody waits no more, if they still did."""
        waiting = self._waiting.get(whose, deque())
        with contextlib.suppress(ValueError):
            waiting.remove(place)
        if not waiting:
            self._waiting.pop(whose, None)

    def next(self) -> Place | None:
        """The next who still waits; after one of theirs comes one of everybody else's."""
        while self._waiting:
            whose, waiting = self._waiting.popitem(last=False)
            place = waiting.popleft()
            if waiting:
                self._waiting[whose] = waiting
            if not place.done():
                return place
        return None


class Places:
    """So many at once. Whoever is to come last gets a place only when nobody else waits for one,
    and leaves one free for whoever else may come."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._free = count
        # How many more of those who are to come last may have a place.
        self._spare = max(1, count - 1)
        self._first = Line()
        self._last = Line()

    def crowd(self, whose: str = UNKNOWN, *, last: bool = False) -> float:
        """How many come before another of somebody's, for each place: in the line of those who come
        first, or in both."""
        waiting = self._first.ahead(whose) + (self._last.ahead(whose) if last else 0)
        return waiting / self._count

    @contextlib.asynccontextmanager
    async def taken(self, whose: str = UNKNOWN, *, last: bool = False) -> AsyncIterator[None]:
        """A place, as soon as there is one."""
        await self._take(self._last if last else self._first, whose, last)
        try:
            yield
        finally:
            self._give(last)

    async def _take(self, line: Line, whose: str, last: bool) -> None:
        if self._free and (self._spare or not last):
            self._free -= 1
            self._spare -= last
            return
        place = line.join(whose)
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                line.leave(whose, place)
            else:
                self._give(last)  # it came at the very moment at which it was called off
            raise

    def _give(self, last: bool) -> None:
        self._free += 1
        self._spare += last
        self._hand_out(self._first, last=False)
        self._hand_out(self._last, last=True)

    def _hand_out(self, line: Line, *, last: bool) -> None:
        """Places that are free go to whoever's turn it is."""
        while self._free and (self._spare or not last) and (place := line.next()) is not None:
            self._free -= 1
            self._spare -= last
            place.set_result(None)

"""How much the server keeps as a whole: tables, uploaded records, and the size of the database.

What is there is counted now and then, and again before anybody is turned away; in between this
process adds what it makes. With several processes a limit may be passed by what the others made
in the meantime."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from dolmen.server.refusals import Denied
from dolmen.server.settings import Settings
from dolmen.server.store import schema
from dolmen.server.store.census import Census

MEGABYTE: Final = 1_000_000
# Seconds for which a count is good.
GOOD_SECONDS: Final = 20.0


class Quotas:
    """Refuses what would be too much."""

    def __init__(self, store: Census, settings: Settings, ticks: Callable[[], float]) -> None:
        self._settings = settings
        self._ticks = ticks
        self._tables = Count(lambda: store.count(schema.tables), ticks)
        self._uploads = Count(lambda: store.count(schema.records), ticks)
        self._bytes = Count(store.size, ticks)

    async def take_tables(self, count: int = 1) -> None:
        """So many tables more."""
        await self._check_disk()
        most = self._settings.most_tables
        if most is not None and not await self._tables.take(most, count):
            raise Denied("tables-full", most=most)

    async def take_upload(self) -> None:
        """One more record."""
        await self._check_disk()
        most = self._settings.most_uploads
        if most is not None and not await self._uploads.take(most):
            raise Denied("uploads-full", most=most)

    async def _check_disk(self) -> None:
        most = self._settings.most_megabytes
        if most is not None and not await self._bytes.take(most * MEGABYTE, 0):
            raise Denied("disk-full", most=most)


class Count:
    """Something that is counted now and then.

    Whoever took some makes it only afterwards, so what is being made counts as well, until the
    request is over; otherwise as many as come at once would all find the same room."""

    def __init__(self, ask: Callable[[], Awaitable[int]], ticks: Callable[[], float]) -> None:
        self._ask = ask
        self._ticks = ticks
        self._known = 0
        self._making = 0
        self._good_until = 0.0
        self._turn = asyncio.Lock()

    async def take(self, most: int, more: int = 1) -> bool:
        """Whether there is room for so much more; then it counts."""
        async with self._turn:
            if self._ticks() >= self._good_until or not self._has_room(most, more):
                # What is made while the database counts is added to it.
                self._known = 0
                counted = await self._ask()
                self._known += counted
                self._good_until = self._ticks() + GOOD_SECONDS
            if not self._has_room(most, more):
                return False
            self._making += more
            if (task := asyncio.current_task()) is not None:
                task.add_done_callback(lambda _: self._end(more))
            return True

    def _has_room(self, most: int, more: int) -> bool:
        return self._known + self._making + max(more, 1) <= most

    def _end(self, more: int) -> None:
        """It is made, or was given up, which the next count finds."""
        self._making -= more
        self._known += more

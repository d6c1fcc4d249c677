"""The tables in use: opened when first needed, evicted when idle, forgotten when removed."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from dolmen.server.metrics import Metrics
from dolmen.server.presence import Presence
from dolmen.server.refusals import Denied, table_deleted
from dolmen.server.store import Store
from dolmen.server.store.reader import Reader
from dolmen.server.table.caps import DEFAULT_CAPS, Caps
from dolmen.server.table.desk import Desk
from dolmen.server.table.match import Match
from dolmen.server.table.seats import Seats
from dolmen.server.tasks import Tasks

DONE: Final = object()


async def read_match(
    store: Reader, id: str, caps: Caps = DEFAULT_CAPS, turn: asyncio.Lock | None = None
) -> Match | None:
    """A table as it is stored; None if there is none. It is replayed by portions, and of all
    that wait for their `turn` one has a portion each time the loop comes round."""
    row = await store.table(id)
    if row is None:
        return None
    match = Match(row, Seats(await store.seats(id), await store.holders(id)), None, caps)
    portions = match.replay(await store.entries(id))
    lock = asyncio.Lock() if turn is None else turn
    while True:
        async with lock:
            if next(portions, DONE) is DONE:
                return match
            await asyncio.sleep(0)


class Desks:
    """One desk for each table in use, the one that was used last at the end. At most `most` of them
    stay while nobody looks."""

    def __init__(
        self,
        store: Store,
        tasks: Tasks,
        metrics: Metrics,
        most: int,
        caps: Caps = DEFAULT_CAPS,
        away: float = 0.0,
        ticks: Callable[[], float] = time.monotonic,
        served: Callable[[], int] = lambda: 0,
    ) -> None:
        self._store = store
        self._tasks = tasks
        self._metrics = metrics
        self._most = most
        self._away = away
        self._ticks = ticks
        self._caps = caps
        # The time that people's time to think is counted in.
        self.served = served
        self._turn = asyncio.Lock()
        self._desks: OrderedDict[str, Desk] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Desk]] = {}
        # Tables that were removed while they were being opened.
        self._removed: set[str] = set()

    def get(self, id: str) -> Desk | None:
        """A table, if it is in use."""
        return self._desks.get(id)

    def all(self) -> list[Desk]:
        """Every table in use."""
        return list(self._desks.values())

    async def open(self, id: str) -> Desk:
        """A table in use; read from the store when first needed."""
        desk = self._desks.get(id)
        if desk is not None:
            self._desks.move_to_end(id)
            return desk
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = self._tasks.begin(self._read(id))
        try:
            return await asyncio.shield(opening)
        finally:
            if opening.done():
                self._opening.pop(id, None)

    async def read(self, id: str) -> Match:
        """A table as it is stored now."""
        match = await read_match(self._store, id, self._caps, self._turn)
        if match is None:
            raise await self._missing(id)
        return match

    async def _missing(self, id: str) -> Denied:
        """Why there is no such table: it may have been deleted by the host, who says so."""
        deeds = [deed for deed in await self._store.deeds_at(id) if deed.what == "table-deleted"]
        return table_deleted(deeds[-1].why) if deeds else Denied("unknown-table")

    async def _read(self, id: str) -> Desk:
        match = await self.read(id)
        votes = await self._store.votes(id)
        shares = await self._store.shares(id)
        presence = Presence(self._ticks, self._away)
        desk = Desk(match, votes, presence, self.served, shares)
        desk.prepared = {row.seat: row for row in await self._store.prepared(id)}
        if id in self._removed:  # while its rows were read
            self._removed.discard(id)
            raise Denied("unknown-table")
        if match.frozen is not None and match.row.due:
            await self._store.update_table(id, due=False)  # nobody is to move there any more
        # What was stored while the rows were read is caught up with before the first use.
        desk.behind = match.n != match.row.n
        self._evict()
        # After the others went: whoever asked for it has yet to use it.
        self._desks[id] = desk
        self._metrics.rooms.set(len(self._desks))
        return desk

    def _evict(self) -> None:
        """Idle tables leave memory before another is added, the one that was used longest ago
        first."""
        spare = len(self._desks) + 1 - self._most
        if spare > 0:
            for id in [id for id, desk in self._desks.items() if desk.is_idle][:spare]:
                del self._desks[id]

    def forget(self, id: str) -> None:
        """A table that was removed."""
        if id in self._opening:
            self._removed.add(id)
        desk = self._desks.pop(id, None)
        for viewer in desk.viewers if desk else ():
            viewer.cut_off("gone")

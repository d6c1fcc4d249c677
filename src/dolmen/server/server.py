"""Everything a running server has, put together once and handed to whoever answers requests."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Final

from dolmen.server.acting import Acting
from dolmen.server.heap import Heap
from dolmen.server.hub import Hub
from dolmen.server.limits import Rate
from dolmen.server.metrics import Metrics
from dolmen.server.people import People
from dolmen.server.records import Records
from dolmen.server.settings import Settings
from dolmen.server.sockets import Sockets
from dolmen.server.store import Store, Unstored
from dolmen.server.tables import Tables
from dolmen.server.webhook import Webhooks
from dolmen.server.workers import Workers

MINUTE: Final = 60.0
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
# How long notices under way may take when the server stops.
NOTICE_SECONDS: Final = 2.0


def wall_clock() -> int:
    """Milliseconds since 1970; what people read, never what anything is timed by."""
    return time.time_ns() // 1_000_000


class Server:
    """The rooms of one server and what connects them."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        workers: Workers,
        webhooks: Webhooks,
        *,
        now: Callable[[], int] = wall_clock,
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings = settings
        self.store = store
        self.workers = workers
        self.webhooks = webhooks
        self.now = now
        self.metrics = Metrics()
        self.hub = Hub(store, workers, webhooks, settings, self.metrics, now)
        self.acting = Acting(self.hub, Rate(settings.chat_per_minute, MINUTE, ticks))
        self.tables = Tables(self.hub, self.acting)
        self.people = People(store, settings)
        self.records = Records(self.hub)
        self.live = Sockets(self.hub, self.acting, self.people)
        self.making = Rate(settings.tables_per_hour, HOUR, ticks)
        self.joining = Rate(settings.joins_per_minute, MINUTE, ticks)

    async def start(self) -> None:
        """Begins to serve."""
        await self.workers.start()
        await self.hub.start()
        self.hub.spawn(self._retire_daily())
        self.hub.spawn(Heap(self.metrics.stored).keep())

    async def close(self) -> None:
        """Ends what runs; everything acknowledged is stored already."""
        await self.hub.close()
        await self.webhooks.close(NOTICE_SECONDS)
        await self.workers.close()
        await self.store.close()

    async def _retire_daily(self) -> None:
        while True:
            with contextlib.suppress(Unstored):
                await self.retire()
            await asyncio.sleep(DAY)

    async def retire(self) -> None:
        """Removes finished tables after the time they were made with, and no others."""
        while ids := await self.store.expired(self.now()):
            await self.store.delete_tables(ids)
            for id in ids:
                self.hub.forget(id)

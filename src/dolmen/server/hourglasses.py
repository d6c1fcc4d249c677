"""Time to think that runs out: somebody is reminded before, and then a bot stands in."""

import asyncio
import contextlib
from typing import Final

from dolmen.core.message import Refusal
from dolmen.server.notices.turns import Notices
from dolmen.server.served import Served
from dolmen.server.store import Unstored
from dolmen.server.table.stand_in import run_out
from dolmen.server.tables import Tables

SWEEP_SECONDS: Final = 2.0
# How often the time is stored while it runs somewhere, in sweeps: so much comes back after a crash.
KEEP_EVERY: Final = 3
# Tables that are looked at in one sweep.
MOST: Final = 200


class Hourglasses:
    """Looks after the time of all tables, in use or not."""

    def __init__(self, tables: Tables, notices: Notices, served: Served) -> None:
        self._tables = tables
        self._notices = notices
        self._served = served

    async def sweep(self) -> None:
        """Looks again and again; nothing is written while no table's time runs."""
        looks = 0
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            looks += 1
            with contextlib.suppress(Unstored):
                if await self.look() and looks % KEEP_EVERY == 0:
                    await self._served.keep()

    async def look(self) -> bool:
        """Reminds people, and hands over the seats of those whose time is out; another process may
        do it first. Gives whether time runs anywhere."""
        store, now = self._tables.store, self._served.now()
        for id in await store.reminders_due(now, MOST):
            with contextlib.suppress(Refusal):
                await self._remind(id)
        running = await store.running_out(MOST)
        for id, runs_out in running:
            if runs_out > now:
                break
            with contextlib.suppress(Refusal):
                async with self._tables.at(id) as desk:
                    await run_out(self._tables, desk, self._served.now())
        return bool(running)

    async def _remind(self, id: str) -> None:
        async with self._tables.at(id) as desk:
            match, now = desk.match, self._served.now()
            reminds, seat, n = match.row.reminds, match.actor, match.n
            if reminds is None or reminds > now or seat is None:
                return
            away = self._notices.reaches(desk, seat)
            tidings = self._notices.tidings(desk, "reminder", seat)
            match.row = match.row._replace(reminds=None)
        await self._tables.store.forget_reminder(id, now)
        await self._notices.tell_players(away, tidings, n)

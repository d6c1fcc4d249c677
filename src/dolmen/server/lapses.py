"""Proposals that nobody answers: looked for, and ended when somebody they need has gone."""

import asyncio
import contextlib
from typing import Final

from dolmen.core.message import Refusal
from dolmen.server.store import Unstored
from dolmen.server.table.answer import give_up
from dolmen.server.table.proposals import who_is_away
from dolmen.server.tables import Tables

SWEEP_SECONDS: Final = 2.0


class Lapses:
    """Looks after the proposals at all tables in use."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def sweep(self) -> None:
        """Looks again and again."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.look()

    async def look(self) -> None:
        """Ends what somebody left behind. Another process may do it first."""
        for desk in self._tables.desks.all():
            if who_is_away(desk) is None:
                continue
            with contextlib.suppress(Unstored, Refusal):
                async with self._tables.at(desk.id) as opened:
                    await give_up(self._tables, opened)

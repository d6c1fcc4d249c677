"""Tables that nobody joins: looked for now and then, ended, and told to whoever made them."""

import asyncio
import contextlib
from typing import Final

from dolmen.core.message import Refusal
from dolmen.server.notices.messenger import Tidings
from dolmen.server.notices.turns import Notices
from dolmen.server.store import Unstored
from dolmen.server.table.lapse import lapse
from dolmen.server.tables import Tables

SWEEP_SECONDS: Final = 600.0
MOST: Final = 200


class Unjoined:
    """Looks after the tables that wait for people."""

    def __init__(self, tables: Tables, notices: Notices) -> None:
        self._tables = tables
        self._notices = notices

    async def sweep(self) -> None:
        """Looks again and again."""
        while True:
            with contextlib.suppress(Unstored):
                await self.look()
            await asyncio.sleep(SWEEP_SECONDS)

    async def look(self) -> None:
        """Ends what nobody joined in time. Another process may do it first."""
        for id in await self._tables.store.unjoined(self._tables.now(), MOST):
            with contextlib.suppress(Refusal):
                async with self._tables.at(id) as desk:
                    has_lapsed, row = await lapse(self._tables, desk), desk.match.row
                if has_lapsed and row.host:
                    tidings = Tidings("lapsed", row.id, row.title)
                    await self._notices.tell_players([row.host], tidings, row.n)

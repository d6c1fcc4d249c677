"""What the host did, followed by a server that runs: tables in memory, sockets and who is kept out.

The host's page does so at once; what another process or the command line did is found a moment
later."""

import asyncio
import contextlib
from typing import Final

from dolmen.server.house import broom
from dolmen.server.house.blocks import Blocks
from dolmen.server.refusals import Denied, table_deleted
from dolmen.server.stage import chat_line
from dolmen.server.store import DeedRow, Unstored
from dolmen.server.store.rows import LOG, SEATS
from dolmen.server.tables import Tables
from dolmen.server.viewers import Viewer
from dolmen.server.wire.messages import Closing

EVERY_SECONDS: Final = 2.0
BLOCKING: Final = (broom.ADDRESS_BLOCKED, broom.IDENTITY_BLOCKED, broom.UNBLOCKED)
GONE: Final = (broom.PERSON_DELETED, broom.PERSON_LEFT)
# Every process has followed by then that somebody is gone, in milliseconds.
FORGET_AFTER: Final = 60 * 60 * 1000
OF_PEOPLE: Final = (broom.NAME_REMOVED, *GONE, broom.IDENTITY_BLOCKED)


class Deeds:
    """Brings what is in memory to where the host's deeds leave it."""

    def __init__(self, tables: Tables, blocks: Blocks) -> None:
        self._tables = tables
        self._blocks = blocks
        self._seen = 0
        self._one = asyncio.Lock()

    async def open(self) -> None:
        """What was done before this server started concerns nothing in memory but the blocks."""
        store = self._tables.store
        self._seen = max((deed.number for deed in await store.deeds(limit=1)), default=0)
        self._blocks.set(await store.blocks())

    async def watch(self) -> None:
        """Looks for what others did, on and on."""
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            with contextlib.suppress(Unstored):
                await self.follow()

    async def forget(self) -> None:
        """Whoever is gone is not named for ever by the note that they are."""
        store, now = self._tables.store, self._tables.now()
        await store.forget_players(GONE, now - FORGET_AFTER)

    async def follow(self) -> None:
        """Follows what was done since."""
        async with self._one:
            found = await self._tables.store.deeds(after=self._seen)
            if any(deed.what in BLOCKING for deed in found):
                self._blocks.set(await self._tables.store.blocks())
                self._cut_off()
            for deed in found:
                await self._follow(deed)
                self._seen = deed.number

    async def _follow(self, deed: DeedRow) -> None:
        desks = self._tables.desks
        if deed.what == broom.TABLE_DELETED and deed.table_id is not None:
            desk = desks.get(deed.table_id)
            for viewer in () if desk is None else list(desk.viewers):
                say_goodbye(viewer, table_deleted(deed.why))
            desks.forget(deed.table_id)
        elif deed.what in GONE:
            await self._forget_gone(deed)
        if deed.what in OF_PEOPLE and deed.player is not None:
            for desk in desks.all():
                if any(player == deed.player for _, player in desk.match.seats.holders):
                    await self._refresh(desk.id, (LOG, SEATS))
        elif deed.what == broom.TABLE_CLOSED and deed.table_id is not None:
            await self._refresh(deed.table_id, (LOG,))
        elif deed.what == broom.LINE_REMOVED and deed.table_id is not None:
            await self._show_removed(deed.table_id, deed.line or 0)

    async def _refresh(self, table_id: str, changed: tuple[str, ...]) -> None:
        """A table in use reads again what was changed behind it."""
        desk = self._tables.desks.get(table_id)
        if desk is None:
            return
        with contextlib.suppress(Denied):
            async with desk.lock:
                await self._tables.catch_up(desk)
                if SEATS in changed:
                    await self._tables.reseat(desk)
                self._tables.stage.show_table(desk)

    async def _forget_gone(self, deed: DeedRow) -> None:
        """Tables that went with a person are no more."""
        for desk in self._tables.desks.all():
            held = {player for _, player in desk.match.seats.holders}
            if held == {deed.player}:
                self._tables.desks.forget(desk.id)

    async def _show_removed(self, table_id: str, k: int) -> None:
        desk = self._tables.desks.get(table_id)
        if desk is None:
            return
        for row in await self._tables.store.chat(table_id, after=k - 1, limit=1000):
            if row.k == k:
                for viewer in list(desk.viewers):
                    viewer.send(chat_line(desk, row))

    def _cut_off(self) -> None:
        """Sockets of those who are kept out end."""
        for desk in self._tables.desks.all():
            for viewer in list(desk.viewers):
                try:
                    self._blocks.check_address(viewer.actor.address)
                    self._blocks.check_player(viewer.actor.player)
                except Denied as refusal:
                    say_goodbye(viewer, refusal)
                    viewer.cut_off(refusal.code)


def say_goodbye(viewer: Viewer, refusal: Denied) -> None:
    """Tells somebody, in their language, why their socket ends."""
    sentence = viewer.speaker([]).sentence(refusal.message)
    viewer.send(Closing(viewer.n, refusal.code, sentence))

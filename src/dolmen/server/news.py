"""What other processes on the same database changed: tables in use here follow."""

from dolmen.server.store.rows import CHAT, LOG, PREPARED, RESYNC, SEATS
from dolmen.server.tables import Tables
from dolmen.server.tasks import Tasks


class News:
    """Reads again what others have changed; a table that is not in use here is no concern."""

    def __init__(self, tables: Tables, tasks: Tasks) -> None:
        self._tables = tables
        self._tasks = tasks

    def hear(self, id: str, what: str, n: int) -> None:
        """News of another process."""
        desks = self._tables.desks
        if what == RESYNC:
            # News may have been missed: every table in use looks for itself.
            for desk in desks.all():
                self._tasks.spawn(self._refresh(desk.id, (LOG, SEATS, CHAT, PREPARED)))
        elif desks.get(id) is not None:
            # Seats may have changed the row as well.
            self._tasks.spawn(self._refresh(id, (LOG, SEATS) if what == SEATS else (what,)))

    async def _refresh(self, id: str, changed: tuple[str, ...]) -> None:
        desk = self._tables.desks.get(id)
        if desk is None:
            return
        async with desk.lock:
            if PREPARED in changed:
                rows = await self._tables.store.prepared(id)
                desk.prepared = {row.seat: row for row in rows}
            if LOG in changed:
                await self._tables.catch_up(desk)
            if SEATS in changed:
                desk.votes = await self._tables.store.votes(id)
                await self._tables.reseat(desk)
            if CHAT in changed:
                await self._tables.stage.show_missed_chat(desk)

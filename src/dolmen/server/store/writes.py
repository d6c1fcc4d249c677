"""What every part of the store that writes is made of."""

import asyncio
from typing import Any

from sqlalchemy import Connection, Delete, Update, select
from sqlalchemy.dialects import postgresql, sqlite

from dolmen.server.store import schema
from dolmen.server.store.database import Database
from dolmen.server.store.pens import FilePen, ServerPen
from dolmen.server.store.rows import (
    Change,
)
from dolmen.server.store.writer import Writer


class Writes:
    """Passes whatever is written to the one writer."""

    def __init__(self, database: Database, pen: ServerPen | FilePen, worker: str) -> None:
        self._writer = Writer(pen, worker, database.patience)
        # One long log is stored at a time, page by page.
        self._filling = asyncio.Lock()
        # The one statement that the two databases spell in two ways.
        self._insert = sqlite.insert if database.is_sqlite else postgresql.insert

    async def _execute(self, statement: "Update | Delete | Any", told: Change | None = None) -> int:
        """Writes one statement; gives the rows it touched. News only of what changed something."""

        def work(connection: Connection) -> tuple[int, Change | None]:
            count = connection.execute(statement).rowcount
            return count, told if count else None

        return await self._writer.do(work, told.table_id if told else "")


def has_status(connection: Connection, table_id: str, status: str) -> bool:
    """Whether a table stands where it was seen; from then on its row waits for this change."""
    asked = select(schema.tables.c.status).where(schema.tables.c.id == table_id)
    return connection.execute(asked.with_for_update()).scalar() == status

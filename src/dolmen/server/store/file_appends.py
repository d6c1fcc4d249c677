"""Entries into a SQLite file, a whole group in one step of a thread.

By the way that serves every database, a transaction is ten steps to and fro between two threads,
and those cost more than what is written."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sqlalchemy.dialects import sqlite

from dolmen.server.store.appends import ENTER, MOVE_ON, log_lines, moved_row
from dolmen.server.store.database import Database
from dolmen.server.store.faults import Behind
from dolmen.server.store.rows import Append

_DIALECT: Final = sqlite.dialect(paramstyle="named")
_MOVE_ON: Final = str(MOVE_ON.compile(dialect=_DIALECT))
_ENTER: Final = str(ENTER.compile(dialect=_DIALECT))


class FileAppends:
    """A connection of its own for nothing but appends."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "appends")

    async def write(self, appends: Sequence[Append]) -> None:
        """Stores all of them, or none."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._write, appends)

    async def close(self) -> None:
        """Lets go of the file; nothing is written any more."""
        await asyncio.to_thread(self._thread.shutdown)
        self._drop()

    def _write(self, appends: Sequence[Append]) -> None:
        rows = [moved_row(append) for append in appends]
        lines = [line for append in appends for line in log_lines(append.table_id, append.entries)]
        try:
            if self._connection is None:
                self._connection = self._database.open_file()
            connection = self._connection
            connection.execute("BEGIN IMMEDIATE")
            if connection.executemany(_MOVE_ON, rows).rowcount != len(rows):
                raise Behind
            connection.executemany(_ENTER, lines)
            connection.execute("COMMIT")
        except Exception:
            # Nothing of it stays; what comes next finds a connection that was not in trouble.
            self._drop()
            raise

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(sqlite3.Error):
                connection.close()

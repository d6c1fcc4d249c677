"""What the writer writes with: a connection to PostgreSQL, or a SQLite file.

A transaction on a file is one step of a thread, whatever is in it. By the way that serves every
database it would be ten steps to and fro between two threads, each of which waits for its turn on
the loop while everybody's moves wait for the transaction."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import StaticPool

from dolmen.server.meter import charge
from dolmen.server.store.appends import ENTER, MOVE_ON, log_lines, moved_row
from dolmen.server.store.database import BEGIN, Database
from dolmen.server.store.faults import Behind
from dolmen.server.store.rows import Append

T = TypeVar("T")

_DIALECT: Final = sqlite.dialect(paramstyle="named")
_MOVE_ON: Final = str(MOVE_ON.compile(dialect=_DIALECT))
_ENTER: Final = str(ENTER.compile(dialect=_DIALECT))


class ServerPen:
    """A connection to PostgreSQL. Other processes write there too, and hear of what is written;
    `committing` says whether the last transaction was on its way to the disk."""

    speaks = True

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self.committing = False

    @property
    def is_used(self) -> bool:
        """Whether a connection is there."""
        return self._connection is not None

    async def transact(self, write: Callable[[Connection], T]) -> T:
        """Does all of it and commits, or nothing."""
        self.committing = False
        if self._connection is None:
            self._connection = await self._engine.connect()
        async with self._connection.begin() as transaction:
            answer = await self._connection.run_sync(write)
            self.committing = True
            await transaction.commit()
        return answer

    async def drop(self) -> None:
        """Gives the connection up; the next transaction opens another."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.invalidate()
            with contextlib.suppress(Exception):
                await connection.close()

    async def close(self) -> None:
        """Writes no more."""
        await self.drop()
        await self._engine.dispose()


class FilePen:
    """A SQLite file, and the one thread that writes to it."""

    speaks = False
    is_used = False
    committing = False

    def __init__(self, database: Database) -> None:
        self._database = database
        self._file: sqlite3.Connection | None = None
        # The same connection to whatever is put as statements.
        self._engine: Engine | None = None
        self._thread = ThreadPoolExecutor(1, "pen")

    async def transact(self, write: Callable[[Connection], T]) -> T:
        """Does all of it and commits, or nothing."""
        return await self._step(lambda: self._transact(write))

    async def append(self, appends: Sequence[Append]) -> None:
        """Stores entries of several tables, all or none, in as few calls as there can be."""
        await self._step(lambda: self._append(appends))

    async def drop(self) -> None:
        """Gives the connection up; the next transaction opens another."""
        await self._step(self._drop)

    async def close(self) -> None:
        """Lets go of the file; nothing is written any more."""
        await asyncio.to_thread(self._thread.shutdown)
        self._drop()

    async def _step(self, work: Callable[[], T]) -> T:
        """Does something in the thread; what it costs is charged to whoever asked."""

        def timed() -> tuple[T, float]:
            begun = time.thread_time()
            done = work()
            return done, time.thread_time() - begun

        loop = asyncio.get_running_loop()
        answer, spent = await loop.run_in_executor(self._thread, timed)
        charge(spent)
        return answer

    def _open(self) -> tuple[sqlite3.Connection, Engine]:
        if self._file is None or self._engine is None:
            file = self._file = self._database.open_file()
            self._engine = create_engine(
                "sqlite://", creator=lambda: file, poolclass=StaticPool, hide_parameters=True
            )
            event.listen(self._engine, "begin", lambda conn: conn.exec_driver_sql(BEGIN))
        return self._file, self._engine

    def _transact(self, write: Callable[[Connection], T]) -> T:
        _, engine = self._open()
        with engine.begin() as connection:
            return write(connection)

    def _append(self, appends: Sequence[Append]) -> None:
        rows = [moved_row(append) for append in appends]
        lines = [line for append in appends for line in log_lines(append.table_id, append.entries)]
        try:
            file, _ = self._open()
            file.execute(BEGIN)
            if file.executemany(_MOVE_ON, rows).rowcount != len(rows):
                raise Behind
            file.executemany(_ENTER, lines)
            file.execute("COMMIT")
        except Exception:
            # Nothing of it stays; what comes next finds a connection that was not in trouble.
            self._drop()
            raise

    def _drop(self) -> None:
        file, self._file = self._file, None
        engine, self._engine = self._engine, None
        if engine is not None:
            with contextlib.suppress(Exception):
                engine.dispose()
        if file is not None:
            with contextlib.suppress(sqlite3.Error):
                file.close()

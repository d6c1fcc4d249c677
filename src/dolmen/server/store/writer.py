"""The one writer of a process: whatever waits is stored together, in one transaction.

A caller's answer comes after the commit, so that nothing is told that is not on the disk; many
tables share one wait for that disk. What spoils a group (somebody else has that entry, a text that
no database holds) costs the others nothing but a second try, each in a savepoint of its own."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from dolmen.server.meter import Meter, charge
from dolmen.server.store.appends import append_alone, find_entries, lock_rows
from dolmen.server.store.channel import CHANNEL, payloads
from dolmen.server.store.faults import Fault, fault_of, is_cut
from dolmen.server.store.file_appends import FileAppends
from dolmen.server.store.jobs import Job, Work, write_each, write_together
from dolmen.server.store.rows import Append, Change, Unstored

T = TypeVar("T")

LARGEST_GROUP: Final = 500
MOST_TRIES: Final = 5
# How far groups stand apart while several write at once: a transaction costs twenty times what one
# more move in it does. Whoever writes alone never waits.
GROUP_SECONDS: Final = 0.01

logger = logging.getLogger(__name__)


class Writer:
    """Owns the connection that writes."""

    def __init__(
        self, engine: AsyncEngine, worker: str, patience: float, file: FileAppends | None
    ) -> None:
        self._engine = engine
        # Where moves go by themselves, on SQLite.
        self._file = file
        self._worker = worker
        self._patience = patience
        self._speaks = engine.dialect.name == "postgresql"
        self._connection: AsyncConnection | None = None
        self._waiting: list[Job] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._committing = False
        self._pause: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._task = asyncio.create_task(self._run())

    async def append(self, append: Append) -> bool:
        """Stores entries; false if somebody else has their numbers."""

        async def alone(connection: AsyncConnection) -> tuple[bool, Change | None]:
            return await append_alone(connection, append)

        # Only what has entries meets its rivals at the primary key, and so can go with others.
        together = append if append.entries else None
        return bool(await self._put(append.table_id, together, alone))

    async def do(self, work: Work[T], table_id: str = "") -> T:
        """Stores something else, of that table. It may be run twice, the first time without
        effect."""
        done: T = await self._put(table_id, None, work)
        return done

    async def close(self) -> None:
        """Stores what waits, then stops."""
        self._closing = True
        self._wake.set()
        await self._task
        await self._drop()
        if self._file is not None:
            await self._file.close()

    async def _put(self, table_id: str, append: Append | None, work: Work[Any]) -> Any:
        if self._closing:
            raise Unstored
        future = asyncio.get_running_loop().create_future()
        self._waiting.append(Job(future, table_id, append, work))
        self._wake.set()
        answer, cost = await future
        charge(cost)
        return answer

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            begun = time.monotonic()
            group = [job for job in self._waiting[:LARGEST_GROUP] if not job.future.cancelled()]
            del self._waiting[:LARGEST_GROUP]
            if group:
                await self._settle(group)
            if len(group) > 1 and not self._closing:
                await self._pause(begun + GROUP_SECONDS - time.monotonic())
            if not self._waiting:
                if self._closing:
                    return
                self._wake.clear()

    async def _settle(self, group: list[Job]) -> None:
        """Writes a group and gives everybody the answer, and what it cost the loop."""
        meter = Meter(time.thread_time)
        try:
            answers = await meter.measure(self._store(group))
        except Exception as error:
            # Whatever it was, the next group shall find a writer.
            await self._drop()
            answers = [error for _ in group]
        for job, answer in zip(group, answers, strict=True):
            if job.future.done():
                continue
            if isinstance(answer, Exception):
                job.future.set_exception(answer)
            else:
                job.future.set_result((answer, meter.spent / len(group)))

    async def _store(self, group: Sequence[Job]) -> list[Any]:
        each = False
        for _ in range(MOST_TRIES):
            self._committing = False
            used = self._connection is not None
            try:
                return await self._transact(group, each)
            except Exception as error:
                fault = fault_of(error)
                if fault in (Fault.LOST, Fault.BUG):
                    await self._drop()
                if fault is Fault.CLASH:
                    continue
                if used and not self._committing and is_cut(error):
                    # It was cut while nobody looked: a new one may do.
                    continue
                if fault is Fault.LOST or each:
                    logger.warning("the database did not store: %s", error)
                    return await self._answer_lost(group, error)
                each = True
        return [Unstored("deadlock") for _ in group]

    async def _transact(self, group: Sequence[Job], each: bool) -> list[Any]:
        """One transaction for all of them."""
        appends = [job.append for job in group if job.append is not None]
        if self._file is not None and not each and len(appends) == len(group):
            await self._file.write(appends)
            return [True for _ in group]
        connection = await self._connect()
        async with connection.begin() as transaction:
            if self._speaks and (each or any(job.append is None for job in group)):
                await lock_rows(connection, {job.table_id for job in group if job.table_id})
            write = write_each if each else write_together
            answers, news = await write(connection, group)
            if self._speaks:
                await self._notify(connection, news)
            self._committing = True
            await transaction.commit()
        return answers

    async def _notify(self, connection: AsyncConnection, news: Sequence[Change]) -> None:
        """News go out with the commit, or not at all."""
        for payload in payloads(self._worker, news):
            await connection.execute(select(func.pg_notify(CHANNEL, payload)))

    async def _answer_lost(self, group: Sequence[Job], error: Exception) -> list[Any]:
        """After a failure. If the connection broke during a commit, only the database knows
        whether that came about: it is asked, so that nobody is told a wrong thing."""
        lost: list[Any] = [Unstored(str(error)) for _ in group]
        if not (self._committing and self._speaks):
            return lost
        try:
            async with asyncio.timeout(self._patience):
                for i, job in enumerate(group):
                    if job.append is not None:
                        lost[i] = await self._ask_again(job.append)
        except TimeoutError:
            await self._drop()
        return lost

    async def _ask_again(self, append: Append) -> bool | Unstored:
        """Whether entries came to be stored: by us (true), others (false) or not at all."""
        while True:
            try:
                connection = await self._connect()
                async with connection.begin():
                    stored = await find_entries(connection, append)
                if stored is None:
                    return Unstored("connection lost")
                return stored
            except Exception as error:
                if fault_of(error) is Fault.BUG:
                    raise
                await self._drop()
                await asyncio.sleep(0.1)

    async def _connect(self) -> AsyncConnection:
        if self._connection is None:
            self._connection = await self._engine.connect()
        return self._connection

    async def _drop(self) -> None:
        """Gives the connection up; the next write opens another."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.invalidate()
            with contextlib.suppress(Exception):
                await connection.close()

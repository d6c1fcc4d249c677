"""The one writer of a process: whatever waits is stored together, in one transaction.

A caller's answer comes after the commit, so that nothing is told that is not on the disk; many
tables share one wait for that disk. What spoils a group (somebody else has that entry, a text that
no database holds) costs the others nothing but a second try, each in a savepoint of its own."""

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import ARRAY, Text, bindparam, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from dolmen.server.store.faults import Behind, Fault, answer_to, fault_of, is_cut
from dolmen.server.store.rows import LOG, Append, Change, Entry, Unstored
from dolmen.server.store.schema import log, tables

T = TypeVar("T")
# Something to write: gives its answer and what other processes should hear.
Work = Callable[[AsyncConnection], Awaitable[tuple[T, Change | None]]]

LARGEST_GROUP: Final = 500
MOST_TRIES: Final = 5
CHANNEL: Final = "dolmen"
# PostgreSQL takes at most 8000 bytes.
LONGEST_NEWS: Final = 7500

logger = logging.getLogger(__name__)

_MOVE_ON: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"), tables.c.n == bindparam("before"))
    .values(
        n=bindparam("last"),
        **{
            name: bindparam(f"new_{name}")
            for name in ("status", "waits", "due", "moved", "ended", "outcome", "mark")
        },
    )
)
_UNLESS_SO: Final = _MOVE_ON.where(tables.c.status != bindparam("new_status"))
_ENTER: Final = log.insert()
_ROWS: Final = (
    select(tables.c.id)
    .where(tables.c.id == func.any(bindparam("ids", type_=ARRAY(Text))))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)


class Job(NamedTuple):
    """Something that waits to be written, and whoever waits for it."""

    future: "asyncio.Future[Any]"
    # The table whose row it touches; empty: none.
    table_id: str
    append: Append | None
    work: Work[Any]


class Writer:
    """Owns the connection that writes."""

    def __init__(self, engine: AsyncEngine, worker: str, patience: float) -> None:
        self._engine = engine
        self._worker = worker
        self._patience = patience
        self._speaks = engine.dialect.name == "postgresql"
        self._connection: AsyncConnection | None = None
        self._waiting: list[Job] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._committing = False
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

    async def _put(self, table_id: str, append: Append | None, work: Work[Any]) -> Any:
        if self._closing:
            raise Unstored
        future = asyncio.get_running_loop().create_future()
        self._waiting.append(Job(future, table_id, append, work))
        self._wake.set()
        return await future

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            group = [job for job in self._waiting[:LARGEST_GROUP] if not job.future.cancelled()]
            del self._waiting[:LARGEST_GROUP]
            if group:
                await self._settle(group)
            if not self._waiting:
                if self._closing:
                    return
                self._wake.clear()

    async def _settle(self, group: list[Job]) -> None:
        """Writes a group and gives everybody the answer."""
        try:
            answers = await self._store(group)
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
                job.future.set_result(answer)

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
        connection = await self._connect()
        async with connection.begin() as transaction:
            if self._speaks and (each or any(job.append is None for job in group)):
                await _lock_rows(connection, group)
            write = _write_each if each else _write_together
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
                    stored = await _stored(connection, append)
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


async def _lock_rows(connection: AsyncConnection, group: Sequence[Job]) -> None:
    """Takes the rows of all tables in one order: two processes then wait for each other at a row,
    never in a circle, which PostgreSQL would only notice after a second."""
    ids = sorted({job.table_id for job in group if job.table_id})
    if len(ids) > 1:
        await connection.execute(_ROWS, {"ids": ids})


async def _write_together(
    connection: AsyncConnection, group: Sequence[Job]
) -> tuple[list[Any], list[Change]]:
    """All entries at once, then the rest one after the other."""
    appends = [job.append for job in group if job.append is not None]
    news = await _append_together(connection, appends) if appends else []
    answers: list[Any] = []
    for job in group:
        if job.append is not None:
            answers.append(True)
            continue
        answer, told = await job.work(connection)
        answers.append(answer)
        if told is not None:
            news.append(told)
    return answers, news


async def _write_each(
    connection: AsyncConnection, group: Sequence[Job]
) -> tuple[list[Any], list[Change]]:
    """Each in a savepoint: what fails is answered to its owner."""
    answers: list[Any] = []
    news: list[Change] = []
    for job in group:
        savepoint = await connection.begin_nested()
        try:
            answer, told = await job.work(connection)
        except Exception as error:
            if fault_of(error) in (Fault.LOST, Fault.CLASH):
                raise
            await savepoint.rollback()
            answers.append(answer_to(error))
            continue
        await savepoint.commit()
        answers.append(answer)
        if told is not None:
            news.append(told)
    return answers, news


async def _append_together(connection: AsyncConnection, appends: Sequence[Append]) -> list[Change]:
    """Rows first, and always in the same order, for the same reason. Whoever comes second finds
    the numbers taken."""
    ordered = sorted(appends, key=lambda append: append.table_id)
    moved = await connection.execute(_MOVE_ON, [_row(append) for append in ordered])
    if 0 <= moved.rowcount != len(ordered):
        # asyncpg does not count here; there the primary key finds the same a moment later.
        raise Behind
    lines = [line for append in ordered for line in _lines(append)]
    await connection.execute(_ENTER, lines)
    return [Change(append.table_id, LOG, append.last) for append in ordered]


async def append_alone(connection: AsyncConnection, append: Append) -> tuple[bool, Change | None]:
    """The same for one table: whether its row was still where it should be decides."""
    statement = _MOVE_ON if append.entries else _UNLESS_SO
    moved = await connection.execute(statement, _row(append))
    if moved.rowcount != 1:
        return False, None
    if append.entries:
        await connection.execute(_ENTER, _lines(append))
    return True, Change(append.table_id, LOG, append.last)


async def _stored(connection: AsyncConnection, append: Append) -> bool | None:
    """Whose entries are there: these, another's, or none. The lock on the row waits for a commit
    that may still be under way."""
    row = select(tables.c.id).where(tables.c.id == append.table_id).with_for_update()
    await connection.execute(row)
    columns = [log.c[name] for name in Entry._fields]
    mine = log.c.n.between(append.first, append.last)
    found = await connection.execute(
        select(*columns).where(log.c.table_id == append.table_id, mine).order_by(log.c.n)
    )
    entries = [Entry._make(entry) for entry in found]
    return entries == append.entries if entries else None


def _row(append: Append) -> dict[str, Any]:
    return {
        "table_id": append.table_id,
        "before": append.first - 1,
        "last": append.last,
        "new_status": append.status,
        "new_waits": append.waits,
        "new_due": append.due,
        "new_moved": append.moved,
        "new_ended": append.ended,
        "new_outcome": append.outcome,
        "new_mark": append.mark,
    }


def _lines(append: Append) -> list[dict[str, Any]]:
    return [{"table_id": append.table_id, **entry._asdict()} for entry in append.entries]


def payloads(worker: str, news: Sequence[Change]) -> Iterator[str]:
    """News as a few texts that PostgreSQL carries: who tells, then what."""
    texts: list[str] = []
    size = 0
    for told in news:
        text = json.dumps(told)
        if texts and size + len(text) > LONGEST_NEWS:
            yield f"[{json.dumps(worker)},{','.join(texts)}]"
            texts, size = [], 0
        texts.append(text)
        size += len(text) + 1
    if texts:
        yield f"[{json.dumps(worker)},{','.join(texts)}]"

"""The one writer of a process: moves that wait are stored together, in one transaction.

A caller's answer comes after the commit, so that nothing is told that is not on the disk; many
tables share one wait for that disk. Whatever else is written, new tables with long logs say, goes a
few at a time between two groups of moves: a move waits for little of it. What spoils a group
(somebody else has that entry, a text that no database holds) costs the others nothing but a second
try, each in a savepoint of its own."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, func, select

from dolmen.server.meter import Meter, charge
from dolmen.server.store.appends import append_alone, find_entries, lock_rows
from dolmen.server.store.channel import CHANNEL, payloads
from dolmen.server.store.faults import Fault, fault_of, is_cut
from dolmen.server.store.jobs import Job, Work, write_each, write_together
from dolmen.server.store.pens import FilePen, ServerPen
from dolmen.server.store.rows import Append, Change, Unstored

T = TypeVar("T")

LARGEST_GROUP: Final = 500
# Other things than moves that are written in one go.
FEW: Final = 4
MOST_TRIES: Final = 5
# How far groups of moves stand apart while several write at once, for each move of the last one: a
# transaction costs twenty times what one more move in it does, so the more there is to write, the
# more is worth waiting for. Whoever writes alone never waits.
MOVE_SECONDS: Final = 0.004
GROUP_SECONDS: Final = 0.02

logger = logging.getLogger(__name__)


class Writer:
    """Owns the pen."""

    def __init__(self, pen: ServerPen | FilePen, worker: str, patience: float) -> None:
        self._pen = pen
        self._worker = worker
        self._patience = patience
        self._waiting: list[Job] = []
        self._wake = asyncio.Event()
        self._closing = False
        # Whether moves were written last: then it is the turn of whatever else waits.
        self._moved = False
        self._pause: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._task = asyncio.create_task(self._run())

    async def append(self, append: Append) -> bool:
        """Stores entries; false if somebody else has their numbers."""

        def alone(connection: Connection) -> tuple[bool, Change | None]:
            return append_alone(connection, append)

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
        await self._pen.close()

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
            group = self._next_group()
            if group:
                await self._settle(group)
            if len(group) > 1 and not self._closing and not self._others:
                apart = min(MOVE_SECONDS * len(group), GROUP_SECONDS)
                await self._pause(begun + apart - time.monotonic())
            if not self._waiting:
                if self._closing:
                    return
                self._wake.clear()

    @property
    def _others(self) -> list[Job]:
        """What waits and is no move."""
        return [job for job in self._waiting if job.append is None]

    def _next_group(self) -> list[Job]:
        """What is written next, in turns: moves, and a few of whatever else waits."""
        self._waiting = [job for job in self._waiting if not job.future.cancelled()]
        moves = [job for job in self._waiting if job.append is not None]
        others = self._others
        self._moved = bool(moves) and not (others and self._moved)
        group = moves[:LARGEST_GROUP] if self._moved else others[:FEW]
        taken = set(map(id, group))
        self._waiting = [job for job in self._waiting if id(job) not in taken]
        return group

    async def _settle(self, group: list[Job]) -> None:
        """Writes a group and gives everybody the answer, and what it cost the loop."""
        meter = Meter(time.thread_time)
        try:
            answers = await meter.measure(self._store(group))
        except Exception as error:
            # Whatever it was, the next group shall find a writer.
            await self._pen.drop()
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
            used = self._pen.is_used
            try:
                return await self._transact(group, each)
            except Exception as error:
                fault = fault_of(error)
                if fault in (Fault.LOST, Fault.BUG):
                    await self._pen.drop()
                if fault is Fault.CLASH:
                    continue
                if used and not self._pen.committing and is_cut(error):
                    # It was cut while nobody looked: a new one may do.
                    continue
                if fault is Fault.LOST or each:
                    logger.warning("the database did not store: %s", error)
                    return await self._answer_lost(group, error)
                each = True
        return [Unstored("deadlock") for _ in group]

    async def _transact(self, group: Sequence[Job], each: bool) -> list[Any]:
        """One transaction for all of them."""
        pen = self._pen
        appends = [job.append for job in group if job.append is not None]
        if isinstance(pen, FilePen) and not each and len(appends) == len(group):
            await pen.append(appends)
            return [True for _ in group]

        def write(connection: Connection) -> list[Any]:
            if pen.speaks and (each or len(appends) < len(group)):
                lock_rows(connection, {job.table_id for job in group if job.table_id})
            answers, news = (write_each if each else write_together)(connection, group)
            if pen.speaks:
                self._notify(connection, news)
            return answers

        return await pen.transact(write)

    def _notify(self, connection: Connection, news: Sequence[Change]) -> None:
        """News go out with the commit, or not at all."""
        for payload in payloads(self._worker, news):
            connection.execute(select(func.pg_notify(CHANNEL, payload)))

    async def _answer_lost(self, group: Sequence[Job], error: Exception) -> list[Any]:
        """After a failure. If the connection broke during a commit, only the database knows
        whether that came about: it is asked, so that nobody is told a wrong thing."""
        lost: list[Any] = [Unstored(str(error)) for _ in group]
        if not (self._pen.committing and self._pen.speaks):
            return lost
        try:
            async with asyncio.timeout(self._patience):
                for i, job in enumerate(group):
                    if job.append is not None:
                        lost[i] = await self._ask_again(job.append)
        except TimeoutError:
            await self._pen.drop()
        return lost

    async def _ask_again(self, append: Append) -> bool | Unstored:
        """Whether entries came to be stored: by us (true), others (false) or not at all."""
        while True:
            try:
                stored = await self._pen.transact(lambda conn: find_entries(conn, append))
                if stored is None:
                    return Unstored("connection lost")
                return stored
            except Exception as error:
                if fault_of(error) is Fault.BUG:
                    raise
                await self._pen.drop()
                await asyncio.sleep(0.1)

"""Processes beside the server, renewed as a whole when they break.

Compiled code holds Python's lock, so what costs time gets a process and not a thread."""

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Generic, NamedTuple, TypeVar

from pebble import ProcessPool

from dolmen.games import TITLES, playable

# How long a process may take to start, beside what it may work: beyond that the pool hangs.
PATIENCE: Final = 15.0
# How many times as long as somebody may compute it may take by the clock: a busy machine gives
# little time to those who are nice, and that is no fault of theirs.
WALL_FACTOR: Final = 8
# How a process ends that is out of time, by one of its alarms: SIGALRM, SIGVTALRM and SIGPROF.
OUT_OF_TIME: Final = (-14, -26, -27)

T = TypeVar("T")

log = logging.getLogger(__name__)


def preloaded() -> list[str]:
    """What each fork finds imported already. A module that raises would end the server of forks, so
    only titles that open are among them."""
    own = ["dolmen.server.worker", "dolmen.server.replayer"]
    return [*own, *(f"{TITLES[title].package}.lore" for title in playable())]


class Job(NamedTuple, Generic[T]):
    """Something to do in a process, and how long it may take by the clock."""

    work: Callable[..., T]
    args: tuple[Any, ...]
    wall: float


class Pool:
    """So many processes, each made ready by `confine` with that much memory."""

    def __init__(
        self, count: int, megabytes: int, confine: Callable[[int], None], patience: float = PATIENCE
    ) -> None:
        self._count = count
        self._megabytes = megabytes
        self._confine = confine
        self._patience = patience
        self._forks = "forkserver" in multiprocessing.get_all_start_methods()
        self._pool: ProcessPool | None = None
        self._renewing = asyncio.Lock()
        self._asked: set[asyncio.Future[Any]] = set()

    @property
    def is_open(self) -> bool:
        """Whether somebody can be asked."""
        return self._pool is not None

    async def start(self) -> None:
        """Starts the processes, so that the first question does not wait for them."""
        async with self._renewing:
            if self._pool is None:
                self._pool = await self._open()

    async def replace(self) -> None:
        """Other processes that import everything anew, if there are any; those of before end once
        they have answered. What is forked has the modules of the process it is forked from, so from
        now on none is."""
        async with self._renewing:
            old, self._forks = self._pool, False
            if old is None:
                return
            self._pool = await self._open()
        await asyncio.to_thread(finish_pool, old)

    async def close(self) -> None:
        """Ends the processes; what is under way is cancelled."""
        async with self._renewing:
            pool, self._pool = self._pool, None
        for answer in self._asked:
            answer.cancel()
        if pool is not None:
            await asyncio.to_thread(end_pool, pool)

    async def ask(self, job: Job[T]) -> T:
        """Asks a process; if the whole pool broke meanwhile, one of the next pool."""
        pool = self._pool
        try:
            return await self._await_answer(pool, job)
        except (BrokenProcessPool, RuntimeError):
            return await self._await_answer(await self._renew(pool), job)

    async def _await_answer(self, pool: ProcessPool | None, job: Job[T]) -> T:
        if pool is None:
            # Closed while the question waited: nothing may come of it.
            raise asyncio.CancelledError
        task = pool.schedule(job.work, args=job.args)
        answer: asyncio.Future[T] = asyncio.wrap_future(task)
        self._asked.add(answer)
        try:
            # A process ends itself when its time is over. Here we only wait for one that cannot,
            # by the clock of the loop, since pebble's own follows the wall clock where it jumps.
            await asyncio.wait({answer}, timeout=job.wall + self._patience)
            if answer.done():
                return answer.result()
            if task.running():
                raise TimeoutError
            raise BrokenProcessPool("nobody took the question")
        finally:
            # Pebble kills the process of a task that is cancelled.
            answer.cancel()
            self._asked.discard(answer)

    async def _open(self) -> ProcessPool:
        # Never a fork of this process, which has threads and an event loop.
        context = multiprocessing.get_context("forkserver" if self._forks else "spawn")
        context.set_forkserver_preload(preloaded())
        pool = ProcessPool(
            self._count, initializer=self._confine, initargs=(self._megabytes,), context=context
        )
        first = await asyncio.to_thread(pool.schedule, os.getpid)
        await asyncio.wait({asyncio.wrap_future(first)}, timeout=self._patience)
        if not first.done() or first.exception() is not None:
            await asyncio.to_thread(end_pool, pool)
            raise BrokenProcessPool("no worker starts")
        return pool

    async def _renew(self, broken: ProcessPool | None) -> ProcessPool | None:
        """A new pool in place of a broken one, made by whoever notices first."""
        async with self._renewing:
            if broken is not None and self._pool is broken:
                log.warning("pool renewed")
                self._pool = await self._open()
                await asyncio.to_thread(end_pool, broken)
            return self._pool


def finish_pool(pool: ProcessPool) -> None:
    """Ends all processes of a pool once they have answered what they were asked."""
    pool.close()  # type: ignore[no-untyped-call]  # pebble has types, but not here
    pool.join()


def end_pool(pool: ProcessPool) -> None:
    """Ends all processes of a pool and waits for them."""
    pool.stop()  # type: ignore[no-untyped-call]  # pebble has types, but not here
    pool.join()

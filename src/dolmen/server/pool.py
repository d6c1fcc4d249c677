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

# How long a process may take to start on a machine with time to spare, beside what it may work. On
# one that is busy it takes as many times as long as others wait for its processors.
PATIENCE: Final = 15.0
# So many pools in a row whose processes do not start: then none ever will.
MOST_TRIES: Final = 4
# How many times as long as somebody may compute it may take by the clock: a busy machine gives
# little time to those who are nice, and that is no fault of theirs.
WALL_FACTOR: Final = 8
# How a process ends that is out of time, by one of its alarms: SIGALRM, SIGVTALRM and SIGPROF.
OUT_OF_TIME: Final = (-14, -26, -27)

T = TypeVar("T")

log = logging.getLogger(__name__)


def strain() -> float:
    """How many want each processor of this machine now; 1 where nobody waits, or nobody knows."""
    if not hasattr(os, "getloadavg"):
        return 1.0
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


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
        self._strain: Callable[[], float] = strain
        # How often no process had started when one should have.
        self.slow_starts = 0

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
        """Processes of which the first is at work. Whoever waits for them waits on: a server
        without them could do little, and a busy machine has its reasons."""
        for _ in range(MOST_TRIES):
            pool, is_ready = self._make(), False
            try:
                first = await asyncio.to_thread(pool.schedule, os.getpid)
                is_ready = await self._starts(asyncio.wrap_future(first))
            finally:
                if not is_ready:
                    await asyncio.to_thread(end_pool, pool)
            if is_ready:
                return pool
        raise BrokenProcessPool("no worker starts")

    def _make(self) -> ProcessPool:
        # Never a fork of this process, which has threads and an event loop.
        context = multiprocessing.get_context("forkserver" if self._forks else "spawn")
        context.set_forkserver_preload(preloaded())
        return ProcessPool(
            self._count, initializer=self._confine, initargs=(self._megabytes,), context=context
        )

    async def _starts(self, first: "asyncio.Future[Any]") -> bool:
        """Whether a process answers; how long that may take depends on how busy the machine is
        while it is waited for."""
        waited = 0
        while not first.done() and waited < self._strain():
            waited += 1
            await asyncio.wait({first}, timeout=self._patience)
            if not first.done():
                self.slow_starts += 1
                facts = {"seconds": waited * self._patience, "load": round(self._strain(), 1)}
                log.warning("no process has started yet", extra=facts)
        return first.done() and not first.cancelled() and first.exception() is None

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

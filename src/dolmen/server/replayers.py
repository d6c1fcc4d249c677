"""Replays beside the event loop: so many at once, so many waiting, and no more.

A replay is asked for by whoever likes and takes time that grows with the game. Where it runs, it
holds up other replays at most, never a move."""

import asyncio
import logging
import pickle
from collections.abc import Callable
from typing import Any, Final, TypeVar

from pebble import ProcessExpired

from dolmen.server.meter import charge
from dolmen.server.pool import WALL_FACTOR, Job, Pool
from dolmen.server.refusals import Denied
from dolmen.server.replayer import Reply, attend
from dolmen.server.worker import confine

T = TypeVar("T")

# How long a replay may compute, and how much memory it may take.
SECONDS: Final = 20.0
MEGABYTES: Final = 512
# When to come back if too many wait.
RETRY_SECONDS: Final = 2

log = logging.getLogger(__name__)


class Replayers:
    """Some processes that replay games, started when first needed. At most `queue` questions wait
    for them; whoever comes then is told to come back."""

    def __init__(self, count: int, queue: int, seconds: float = SECONDS) -> None:
        self._most = count + queue
        self._seconds = seconds
        self.pool = Pool(count, MEGABYTES, confine)
        self._free = asyncio.Semaphore(count)
        self._asked: set[asyncio.Task[Any]] = set()
        self._closed = False

    @property
    def slow_starts(self) -> int:
        """How often no process had started when one should have."""
        return self.pool.slow_starts

    async def close(self) -> None:
        """Ends the processes; what is under way is cancelled."""
        self._closed = True
        for task in self._asked:
            task.cancel()
        await self.pool.close()

    async def ask(self, work: Callable[..., T], *args: Any) -> T:
        """What that gives in another process. Once begun it is brought to its end: to end a process
        with whoever asked would cost more than the answer, and all that it had read."""
        if len(self._asked) >= self._most or self._closed:
            raise Denied("busy", seconds=RETRY_SECONDS)
        # Now, since the game may go on meanwhile.
        question = pickle.dumps((work, args))
        task = asyncio.create_task(self._ask(question))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)
        reply = await asyncio.shield(task)
        charge(reply.seconds)
        if reply.refusal is not None:
            raise reply.refusal
        if reply.fault:
            raise RuntimeError(f"a replay failed: {reply.fault}")
        answer: T = reply.value
        return answer

    async def _ask(self, question: bytes) -> Reply:
        wall = self._seconds * WALL_FACTOR
        async with self._free:
            await self.pool.start()
            try:
                return await self.pool.ask(Job(attend, (question, self._seconds, wall), wall))
            except (ProcessExpired, TimeoutError) as error:
                log.warning("a replay was ended", extra={"fault": type(error).__name__})
                return Reply(None, Denied("busy", seconds=RETRY_SECONDS))

"""Work that goes on even if whoever asked for it goes away."""

import asyncio
import contextvars
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from dolmen.core.message import Refusal
from dolmen.server.meter import charged
from dolmen.server.metrics import Metrics

T = TypeVar("T")

log = logging.getLogger("dolmen.server")


class Tasks:
    """The tasks of one server; what they raise is logged, never lost."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Begins something that somebody may wait for, and that is charged to them."""
        task = asyncio.create_task(charged(work))
        self._keep(task)
        return task

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Begins something that nobody waits for, nor pays for."""
        task = asyncio.create_task(work, context=contextvars.Context())
        self._keep(task)

    async def close(self) -> None:
        """Cancels what runs and waits until it has ended."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _keep(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            self._metrics.faults.inc()
            log.error("a task failed", exc_info=error)

"""What a request or a message costs: the time the loop spends on it, without what it waits for.

The time is that of the processor, not of the clock on the wall: on a busy machine nobody pays for
others. Tasks that are begun for a request are charged to it as well."""

from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, TypeVar

T = TypeVar("T")


class Meter:
    """Adds up seconds of work."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.spent = 0.0
        self.clock = clock

    async def measure(self, work: Awaitable[T]) -> T:
        """Does something, and counts what it costs."""
        token = _meter.set(self)
        try:
            return await _Measured(self, work)
        finally:
            _meter.reset(token)


class _Measured(Awaitable[T]):
    """Work whose every step between two waits is timed."""

    def __init__(self, meter: Meter, work: Awaitable[T]) -> None:
        self._meter = meter
        self._work = work

    def __await__(self) -> Generator[Any, Any, T]:
        work, clock = self._work.__await__(), self._meter.clock
        sent: Any = None
        thrown: BaseException | None = None
        while True:
            begun = clock()
            try:
                awaited = work.send(sent) if thrown is None else work.throw(thrown)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self._meter.spent += clock() - begun
            sent = thrown = None
            try:
                sent = yield awaited
            except GeneratorExit:
                work.close()
                raise
            except BaseException as error:
                thrown = error


_meter: ContextVar[Meter | None] = ContextVar("meter", default=None)


def charged(work: Coroutine[Any, Any, T]) -> Coroutine[Any, Any, T]:
    """Work for a task of its own, charged to the request or message that begins it, if any."""
    meter = _meter.get()
    return work if meter is None else meter.measure(work)


def charge(seconds: float) -> None:
    """Charges work that was done elsewhere, in a thread or another process, to whoever asked."""
    meter = _meter.get()
    if meter is not None:
        meter.spent += seconds

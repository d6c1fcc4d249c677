"""What one address may cost, by whatever door it comes: pages, the interface, sockets.

Each address has a budget of work, and so many things of it are done at once; the rest of it waits
in line, so that a bystander waits for little of one address, however much that asks for."""

import asyncio
import math
from collections.abc import Awaitable, Callable
from ipaddress import IPv6Address, ip_address, ip_network
from types import TracebackType
from typing import Final, Self, TypeVar

from starlette.types import Scope

from dolmen.server.limits import Budget, Rate
from dolmen.server.meter import Meter
from dolmen.server.refusals import Denied
from dolmen.server.settings import Settings

T = TypeVar("T")

# What one subscriber has of IPv6: counted by single addresses there would be no end of them.
SUBSCRIBER_BITS: Final = 64
MILLISECONDS: Final = 1000
# So many refusals are answered at once; every further one is kept back.
REFUSALS: Final = 20
REFUSALS_SECONDS: Final = 2.0
HELD_SECONDS: Final = 2.0


def address_of(scope: Scope) -> str:
    """Where a request or a socket comes from, as limits know it."""
    client = scope.get("client")
    return subscriber(client[0]) if client else ""


def subscriber(host: str) -> str:
    """An address as limits know it: of IPv6 the network that one subscriber has."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address), SUBSCRIBER_BITS), strict=False))


def too_many(wait: float) -> Denied:
    """The refusal of what came too often or cost too much, with when to come back."""
    return Denied("too-many", wait=whole_seconds(wait))


def whole_seconds(wait: float) -> int:
    """When to come back, as people are told."""
    return max(1, math.ceil(wait))


def check_rate(rate: Rate, address: str, times: int = 1) -> None:
    """Refuses what comes too often from one address."""
    if not rate.allow(address, times):
        raise too_many(rate.retry_after(address, times))


class Turn:
    """Something that is done for one address: it has a place, and what it costs is counted."""

    def __init__(self, doors: "Doors", address: str, meter: Meter) -> None:
        self._doors = doors
        self._address = address
        self._meter = meter
        self._has_place = True

    async def measure(self, work: Awaitable[T]) -> T:
        """Does it."""
        return await self._meter.measure(work)

    def give_place(self) -> None:
        """The work is done; what follows is a matter of the network."""
        if self._has_place:
            self._has_place = False
            self._doors.leave(self._address)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self.give_place()
        self._doors.budget.spend(self._address, self._meter.spent * MILLISECONDS)


class Doors:
    """Lets addresses in while they have something left of their budget. `clock` says how long the
    processor has worked."""

    def __init__(
        self, settings: Settings, ticks: Callable[[], float], clock: Callable[[], float]
    ) -> None:
        self.budget = Budget(settings.work_per_second, settings.work_burst, ticks)
        # A refusal costs something too, and nobody's budget: beyond so many an address waits.
        self._refusals = Rate(REFUSALS, REFUSALS_SECONDS, ticks)
        self._pause: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._at_once = settings.work_at_once
        self._clock = clock
        self._places: dict[str, asyncio.Semaphore] = {}
        # How many of an address are in or wait; whoever has none is forgotten.
        self._coming: dict[str, int] = {}

    async def enter(self, address: str) -> Turn:
        """A turn for an address, as soon as it has a place; refused while nothing of its budget is
        left."""
        self.check(address)
        places = self._places.get(address)
        if places is None:
            places = self._places[address] = asyncio.Semaphore(self._at_once)
        coming = self._coming[address] = self._coming.get(address, 0) + 1
        try:
            await places.acquire()
        except BaseException:
            self._go(address)
            raise
        if coming > self._at_once:
            try:
                # Those before may have cost all that was left.
                self.check(address)
            except Denied:
                self.leave(address)
                raise
        return Turn(self, address, Meter(self._clock))

    def check(self, address: str) -> None:
        """Refuses an address that has nothing left, and says when it will."""
        wait = self.budget.retry_after(address)
        if wait > 0:
            raise too_many(wait)

    async def hold(self, address: str) -> None:
        """Keeps back the refusal of an address that asks on and on. It holds so many connections
        at most, so that this bounds what refusing it costs."""
        if not self._refusals.allow(address):
            await self._pause(HELD_SECONDS)

    def leave(self, address: str) -> None:
        """Gives a place to the next of that address."""
        self._places[address].release()
        self._go(address)

    def _go(self, address: str) -> None:
        self._coming[address] -= 1
        if not self._coming[address]:
            del self._coming[address], self._places[address]

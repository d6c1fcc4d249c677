"""Notices on their way to the addresses of strangers."""

import asyncio
import ipaddress
import logging
import ssl
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from typing import Final, NamedTuple
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import h11
import msgspec

from dolmen.server.places import Places
from dolmen.server.webhook.address import HTTPS, Address, check_url, is_open, take_apart
from dolmen.server.webhook.names import Names, neighbourhood

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
# The addresses of a host; a connection to an address and port, with TLS for that host.
Resolve = Callable[[str, int], Awaitable[list[str]]]
Connect = Callable[[str, int, str], Awaitable[Streams]]
Pause = Callable[[float], Awaitable[None]]
# The address and the table that something is for.
Key = tuple[str, str]

# One try takes no longer, from the name to the answer.
SECONDS: Final = 5.0
# Before the second and the third try.
PAUSES: Final = (2.0, 10.0)
MOST_WAITING: Final = 1000
# Of them to one neighbourhood.
MOST_NEAR: Final = 250
MOST_AT_ONCE: Final = 16
# Of one neighbourhood: where one does not answer, those of others need not wait for it.
MOST_NEAR_AT_ONCE: Final = 4
MOST_ADDRESSES: Final = 3
# An answer counts by its status; of what follows no more is read than comes along with that.
READ_SIZE: Final = 1024
LONGEST_HEAD: Final = 8 * 1024

# All that is ever told: the table, its title, who is to move, where to go, and at which entry.
FIELDS: Final = ("table", "title", "player", "link", "n")
JSON: Final = (("Content-Type", "application/json"),)
# What an address answers that leads nowhere any more.
GONE: Final = (404, 410)

log = logging.getLogger(__name__)


class Letter(NamedTuple):
    """A notice ready to go: its body, and the headers that say what it is. `gone` hears that its
    address leads nowhere any more, which is then not tried again."""

    body: bytes
    headers: tuple[tuple[str, str], ...] = JSON
    gone: Callable[[], None] | None = None


class Undelivered(Exception):
    """A notice did not arrive: why, with which answer, and whether it never will."""

    def __init__(self, fault: str, for_good: bool = False, status: int = 0) -> None:
        super().__init__(fault)
        self.fault = fault
        self.for_good = for_good
        self.status = status


class Webhooks:
    """Notices on their way. `told` counts those that arrived, `dropped` those that did not."""

    def __init__(
        self,
        resolve: Resolve | None = None,
        connect: Connect | None = None,
        pause: Pause = asyncio.sleep,
        seconds: float = SECONDS,
        most: int = MOST_WAITING,
    ) -> None:
        self.told = 0
        self.dropped = 0
        # Slow name servers of strangers must not use up the threads that others need.
        self._names = Names()
        self._resolve = resolve or self._names.look_up
        self._connect = connect or open_tls
        self._pause = pause
        self._seconds = seconds
        self._most = most
        self._waiting: dict[Key, Letter] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        # In turns: whoever has a hundred slow addresses waits for themselves.
        self._lines = Places(MOST_AT_ONCE)
        self._near: Counter[str] = Counter()
        # The lines to each neighbourhood that is spoken to.
        self._near_lines = WeakValueDictionary[str, asyncio.Semaphore]()

    check_url = staticmethod(check_url)

    def send(self, url: str, payload: Mapping[str, object]) -> None:
        """Puts a turn on its way to the host of a table; only what `FIELDS` names goes out."""
        notice = msgspec.json.encode({field: payload[field] for field in FIELDS})
        self.carry(url, str(payload["table"]), Letter(notice))

    def carry(self, url: str, about: str, letter: Letter) -> None:
        """Puts a notice on its way and returns at once. One that still waits for the same address
        and table is replaced: only the newest is of use."""
        key = (url, about)
        if key in self._waiting:
            self._waiting[key] = letter
        elif len(self._waiting) >= self._most or self._near[neighbourhood(url)] >= MOST_NEAR:
            self._drop(url, "too many")
        else:
            self._waiting[key] = letter
            self._near[neighbourhood(url)] += 1
            task = asyncio.create_task(self._deliver(key))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self, seconds: float = 0) -> None:
        """Leaves the notices under way so much time, then gives them up."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._names.close()

    def __len__(self) -> int:
        """How many notices are on their way."""
        return len(self._waiting)

    async def _deliver(self, key: Key) -> None:
        """Delivers what waits for an address and table, until nothing does."""
        url, _ = key
        pauses = iter(PAUSES)
        try:
            while True:
                letter = self._waiting[key]
                try:
                    await self._try(url, letter)
                except Undelivered as failure:
                    if letter.gone is not None and failure.status in GONE:
                        letter.gone()
                        self._drop(url, failure.fault)
                        return
                    rest = None if failure.for_good else next(pauses, None)
                    if rest is None:
                        self._drop(url, failure.fault)
                        return
                    await self._pause(rest)
                    continue
                self.told += 1
                if self._waiting[key] is letter:
                    return
                pauses = iter(PAUSES)
        finally:
            del self._waiting[key]
            self._near -= Counter([neighbourhood(url)])

    async def _try(self, url: str, letter: Letter) -> None:
        """Tells it once. A stranger's server may do anything: whatever goes wrong, it is one try
        that failed."""
        try:
            near = neighbourhood(url)
            lines = self._near_lines.setdefault(near, asyncio.Semaphore(MOST_NEAR_AT_ONCE))
            async with lines, self._lines.taken(near), asyncio.timeout(self._seconds):
                await self._tell(take_apart(url), letter)
        except Undelivered:
            raise
        except Exception as error:
            raise Undelivered(type(error).__name__) from error

    def _drop(self, url: str, fault: str) -> None:
        self.dropped += 1
        # The host and no more: the rest of such an address is often a secret.
        log.info("webhook dropped", extra={"host": urlsplit(url).hostname, "fault": fault})

    async def _tell(self, to: Address, letter: Letter) -> None:
        addresses = [ipaddress.ip_address(a) for a in await self._resolve(to.host, to.port)]
        # One that is not open among them: somebody plays with the name.
        if not addresses or not all(map(is_open, addresses)):
            raise Undelivered("closed", for_good=True)
        reader, writer = await self._reach(to, [str(address) for address in addresses])
        try:
            await post(reader, writer, to, letter)
        finally:
            # Not a farewell that the other side could draw out.
            writer.transport.abort()

    async def _reach(self, to: Address, addresses: list[str]) -> Streams:
        """A connection to the first of the addresses that takes one."""
        *others, last = addresses[:MOST_ADDRESSES]
        for address in others:
            try:
                return await self._connect(address, to.port, to.host)
            except OSError:
                continue
        return await self._connect(last, to.port, to.host)


@cache
def trust() -> ssl.SSLContext:
    """Whom the system trusts; read once, since it is slow."""
    return ssl.create_default_context()


async def open_tls(address: str, port: int, host: str) -> Streams:
    """A connection to that very address, whose certificate must be that of the host."""
    known = await asyncio.to_thread(trust)
    return await asyncio.open_connection(
        address, port, ssl=known, server_hostname=host, limit=LONGEST_HEAD
    )


# h11 and not one of the http clients: they look the name up themselves and would have to be
# talked out of it, out of redirects and out of proxies. h11 comes with uvicorn and only speaks.
async def post(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, to: Address, letter: Letter
) -> None:
    """Posts a letter and waits for a yes; a redirect is none."""
    line = h11.Connection(h11.CLIENT, max_incomplete_event_size=LONGEST_HEAD)
    host = f"[{to.host}]" if ":" in to.host else to.host
    headers = [
        ("Host", host if to.port == HTTPS else f"{host}:{to.port}"),
        ("User-Agent", "dolmen"),
        *letter.headers,
        ("Content-Length", str(len(letter.body))),
        ("Connection", "close"),
    ]
    for event in (
        h11.Request(method="POST", target=to.target, headers=headers),
        h11.Data(data=letter.body),
        h11.EndOfMessage(),
    ):
        writer.write(line.send(event) or b"")
    await writer.drain()
    answer = line.next_event()
    while answer is h11.NEED_DATA or isinstance(answer, h11.InformationalResponse):
        if answer is h11.NEED_DATA:
            line.receive_data(await reader.read(READ_SIZE))
        answer = line.next_event()
    status = answer.status_code if isinstance(answer, h11.Response) else 0
    if not 200 <= status < 300:
        raise Undelivered(f"status {status}", status=status)

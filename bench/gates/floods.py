"""What comes below messages and requests, by the thousand in one go: it holds the loop no longer
than anything else, and its address pays for it or its connection ends.

Each kind comes from an address of its own, whose budget it more than spends and which hardly fills
again. What nobody pays for is read to its end, and then something that was sent after it is
answered: one of the two happens on any machine, so that no clock has a part in this."""

import asyncio
import contextlib
from typing import Final, NamedTuple

import httpx2

from bench.gates.host import OPEN_DOOR, Host, hosted
from bench.gates.link import HANDSHAKE, MASKED, NO_MASK, PING, PONG, TEXT
from bench.gates.report import Figure, figure
from bench.gates.tables import make_tables
from bench.gates.watch import watch
from dolmen.games import TITLES
from dolmen.server.settings import Settings

HELD_MS: Final = 50.0
WAIT: Final = 120.0
LIGHT: Final = next(iter(TITLES))
HERE: Final = "127.0.0.1"
# What the loop takes from a connection in one go.
CHUNK: Final = 240_000
# Half of what a chunk of frames costs, and far more than looking whether anything is left.
SMALL: Final = {"work_burst": 400, "work_per_second": 0.001}
LOOK_SECONDS: Final = 0.1
SPENT: Final = 429
# Far more requests than may come before the first is answered, and connections than 400 ms pay for.
FEW: Final = 100
MANY: Final = 400


def frame(kind: int, data: bytes = b"") -> bytes:
    """A frame of a client."""
    return bytes((kind, MASKED | len(data))) + NO_MASK + data


HELLO: Final = frame(TEXT, b'{"type":"hello"}')
LAST: Final = frame(TEXT, b'{"type":"view"}')
BEGUN: Final = frame(0x01)
PART: Final = frame(0x00)
ENDED: Final = frame(0x80)
REQUEST: Final = b"GET /healthz HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n"


class Flood(NamedTuple):
    """Frames of one kind and where they come from, with what begins and ends them."""

    name: str
    address: str
    each: bytes
    first: bytes = b""
    last: bytes = b""


FLOODS: Final = (
    Flood("pings", "127.0.0.3", frame(PING)),
    Flood("pongs nobody asked for", "127.0.0.4", frame(PONG)),
    Flood("parts of a message", "127.0.0.5", PART, BEGUN, ENDED),
)
REQUESTS: Final = ("requests before the first is answered", "127.0.0.6")
CONNECTIONS: Final = ("connections", "127.0.0.7")
KINDS: Final = (*(flood.name for flood in FLOODS), REQUESTS[0], CONNECTIONS[0])


async def flood_figures(url: str) -> list[Figure]:
    """How long the worst of them holds the loop, and which of them nobody paid for."""
    shipped = {name: getattr(Settings(), name) for name in OPEN_DOOR}
    with hosted(url, watched=True, **{**shipped, **SMALL}) as host:
        watcher = await watch(host.watch)
        table = (await make_tables(host.base, 1, LIGHT, 2))[0].id
        held: dict[str, float] = {}
        free: list[str] = []
        for kind in KINDS:
            await watcher.held()
            async with asyncio.timeout(WAIT):
                is_paid = await pour(kind, host, table)
            held[kind] = (await watcher.held()).computed
            free += [] if is_paid else [kind]
        watcher.close()
        errors = host.errors
    worst = max(held, key=lambda kind: held[kind])
    what = f"loop held, worst of {len(KINDS)} kinds of floods below messages"
    value, limit = f"{held[worst]:.1f} ms ({worst})", f"<= {HELD_MS:.0f} ms computed"
    return [
        figure(9, what, url, value, limit, held[worst] <= HELD_MS, timed=True),
        figure(9, "floods nobody pays for", url, ", ".join(free) or "none", "none", not free),
        figure(9, "errors in the log after floods", url, errors, "0", errors == 0),
    ]


async def pour(kind: str, host: Host, table: str) -> bool:
    """Sends a flood; whether its address has nothing left then, or its connection has ended."""
    if kind == CONNECTIONS[0]:
        return await connect_often(host)
    if kind == REQUESTS[0]:
        return await ask_ahead(host)
    flood = next(flood for flood in FLOODS if flood.name == kind)
    return await flood_socket(host, table, flood)


async def flood_socket(host: Host, table: str, flood: Flood) -> bool:
    """Frames by a socket, and a message after them."""
    local = (flood.address, 0)
    reader, writer = await asyncio.open_connection(HERE, host.port, local_addr=local)
    there = httpx2.AsyncHTTPTransport(local_address=flood.address)
    async with httpx2.AsyncClient(base_url=host.base, timeout=WAIT, transport=there) as http:
        try:
            where = f"{HERE}:{host.port}"
            writer.write(HANDSHAKE.format(table=table, host=where, more="").encode())
            await reader.readuntil(b"\r\n\r\n")
            writer.write(HELLO)
            await reader.readuntil(b'"update"')
            many = flood.each * (CHUNK // len(flood.each))
            writer.write(flood.first + many + flood.last + LAST)
            answered = asyncio.create_task(is_answered(reader))
            while not answered.done():
                if await has_nothing(http):
                    answered.cancel()
                    return True
                await asyncio.wait([answered], timeout=LOOK_SECONDS)
            return not answered.result() or await has_nothing(http)
        finally:
            writer.transport.abort()


async def is_answered(reader: asyncio.StreamReader) -> bool:
    """Waits until something is said to a socket that is no pong; false if it ends before."""
    # The rest of what it was shown first comes in one go with that.
    await reader.read(CHUNK)
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(CHUNK):
            if b'"type"' in data:
                return True
    return False


async def has_nothing(http: httpx2.AsyncClient) -> bool:
    """Whether an address is told to come back later."""
    return (await http.get("/no-such-page")).status_code == SPENT


async def ask_ahead(host: Host) -> bool:
    """Requests without waiting for answers: whether the connection ends before many are given."""
    local = (REQUESTS[1], 0)
    reader, writer = await asyncio.open_connection(HERE, host.port, local_addr=local)
    answered = 0
    try:
        writer.write(REQUEST * (CHUNK // len(REQUEST)))
        # What was not read is thrown away, and then the end comes as a reset.
        with contextlib.suppress(ConnectionError):
            while answered < FEW and (data := await reader.read(CHUNK)):
                answered += data.count(b"HTTP/1.1 ")
    finally:
        writer.transport.abort()
    return answered < FEW


async def connect_often(host: Host) -> bool:
    """Connections one after the other that say nothing: whether the last is told to come back
    later. A request would be paid for, too, and refused for that."""
    data = b""
    for _ in range(MANY):
        local = (CONNECTIONS[1], 0)
        reader, writer = await asyncio.open_connection(HERE, host.port, local_addr=local)
        try:
            with contextlib.suppress(ConnectionError):
                writer.write_eof()
                data = await reader.read()
        finally:
            writer.transport.abort()
    return data.startswith(f"HTTP/1.1 {SPENT} ".encode())

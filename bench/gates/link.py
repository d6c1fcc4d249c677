"""A socket client that costs next to nothing, so that the server is what is measured.

It sends with a mask of zeros, takes frames apart by hand, and leaves reading them to its owner."""

import asyncio
import json
import socket
import struct
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from tests.server.sight import Sight

TEXT: Final = 0x81
BYTES: Final = 0x82
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
NO_MASK: Final = b"\0\0\0\0"
DIAL_SECONDS: Final = 60.0
HANDSHAKE: Final = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Sec-WebSocket-Version: 13\r\n{more}\r\n"
)

Hear = Callable[["Link", bytes], None]


class Link(asyncio.Protocol):
    """One socket at a table. `hear` gets every message as bytes."""

    def __init__(
        self,
        table: str,
        hear: Hear,
        hello: bytes | None,
        host: str | None = None,
        origin: str | None = None,
    ) -> None:
        self.table = table
        # Where it says it was sent to and comes from, if it does not say what is so.
        self.host = host
        self.origin = origin
        self.hear = hear
        self.hello = hello
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ended: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self.close_code: int | None = None
        self.is_open = False
        # Whatever its owner wants to remember.
        self.seat: int | None = None
        self.n = -1
        self.owner: Any = None
        self._sight = Sight()
        self._rest = b""
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shakes hands."""
        # uvloop's transports are none of asyncio's by name.
        self._transport = cast(asyncio.Transport, transport)
        host = self.host or "{}:{}".format(*transport.get_extra_info("peername")[:2])
        more = "" if self.origin is None else f"Origin: {self.origin}\r\n"
        self._transport.write(HANDSHAKE.format(table=self.table, host=host, more=more).encode())

    def data_received(self, data: bytes) -> None:
        """Takes frames apart."""
        rest = self._rest + data if self._rest else data
        if not self.is_open:
            head, end, rest = rest.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head[:20]:
                self.opened.set_exception(ConnectionError(head[:200].decode()))
                self._transport.abort()
                return
            self.is_open = True
            if self.hello is not None:
                self.send(self.hello)
            self.opened.set_result(None)
        at, size = 0, len(rest)
        while size - at >= 2:
            kind, length, start = rest[at], rest[at + 1], at + 2
            if length == 126:
                if size - at < 4:
                    break
                (length,) = struct.unpack_from(">H", rest, start)
                start += 2
            elif length == 127:
                if size - at < 10:
                    break
                (length,) = struct.unpack_from(">Q", rest, start)
                start += 8
            at_end = start + length
            if at_end > size:
                break
            self._take(kind, rest[start:at_end])
            at = at_end
        self._rest = rest[at:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.hear(self, payload)
        elif kind == PING:
            self.send(payload, PONG)
        elif kind == CLOSE:
            self.close_code = struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else None
            self.send(payload[:2], CLOSE)

    def connection_lost(self, error: Exception | None) -> None:
        """The other side went, or we did."""
        self.is_open = False
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("refused"))
            # Nobody may be waiting for it any more.
            self.opened.exception()
        if not self.ended.done():
            self.ended.set_result(self.close_code)

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """Sends one frame."""
        size = len(payload)
        if size < 126:
            head = bytes((kind, MASKED | size))
        elif size < 65536:
            head = struct.pack(">BBH", kind, MASKED | 126, size)
        else:
            head = struct.pack(">BBQ", kind, MASKED | 127, size)
        self._transport.write(head + NO_MASK + payload)

    def send_raw(self, data: bytes) -> None:
        """Sends bytes that need not be a frame."""
        self._transport.write(data)

    def tell(self, message: Mapping[str, object]) -> None:
        """Sends a message."""
        self.send(json.dumps(message).encode())

    def read(self, data: bytes) -> dict[str, Any]:
        """A message that came by this socket; a change as the update that it stands for."""
        return self._sight.read(json.loads(data))

    def stop_reading(self) -> None:
        """Reads nothing more, not even pings."""
        self._transport.pause_reading()

    def cut(self) -> None:
        """Goes without a word."""
        self._transport.abort()


async def dial(
    port: int,
    table: str,
    hear: Hear,
    *,
    hello: Mapping[str, object] | None = None,
    narrow: bool = False,
    source: str | None = None,
    host: str | None = None,
    origin: str | None = None,
) -> Link:
    """A socket at a table; with a hello it is said at once. A narrow one has small buffers, so that
    whoever sends feels soon that nobody reads. `source` is the address it comes from; `host` and
    `origin` are what it says of itself."""
    said = None if hello is None else json.dumps({"type": "hello", **hello}).encode()
    plug = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if narrow:
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    if source is not None:
        plug.bind((source, 0))
    plug.setblocking(False)
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(DIAL_SECONDS):
        await loop.sock_connect(plug, ("127.0.0.1", port))
        _, link = await loop.create_connection(
            lambda: Link(table, hear, said, host, origin), sock=plug
        )
        await link.opened
    return link


def number(data: bytes, name: bytes) -> int:
    """The number behind a key of a message, found without reading the rest; -1: not there."""
    at = data.find(b'"' + name + b'":')
    if at < 0:
        return -1
    at += len(name) + 3
    end = at
    while data[end : end + 1].isdigit():
        end += 1
    return int(data[at:end] or b"-1")

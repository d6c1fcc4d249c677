"""The other end of a webhook, for its tests: a server on loopback, resolvers that say what a test
wants, and addresses that no notice may reach."""

import asyncio
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

from dolmen.server.webhook.delivery import Resolve, Streams

CLOSED: Final = [
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "192.0.0.8",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "203.0.113.9",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:93.184.215.14",
    "64:ff9b::a00:1",
    "64:ff9b::5db8:d70e",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:a00:1::1",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
]


class Post(NamedTuple):
    """What a receiver got: a body that is JSON, read, or another as it came."""

    target: str
    headers: dict[str, str]
    body: Any


async def read_post(reader: asyncio.StreamReader) -> Post:
    """One request, read plainly."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
    method, target, version = head[0].split(" ")
    assert (method, version) == ("POST", "HTTP/1.1")
    body = await reader.readexactly(int(headers["content-length"]))
    is_json = headers.get("content-type") == "application/json"
    return Post(target, headers, json.loads(body) if is_json else body)


class Receiver:
    """A server at the other end that answers in turn with the given bytes, the last for ever."""

    def __init__(self, *answers: bytes) -> None:
        self.answers = list(answers)
        self.posts: list[Post] = []
        self.came = asyncio.Event()
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            self.posts.append(await read_post(reader))
            self.came.set()
            await self.go_on.wait()
            writer.write(self.answers.pop(0) if len(self.answers) > 1 else self.answers[0])
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    @asynccontextmanager
    async def listen(self, tls: ssl.SSLContext | None = None) -> AsyncIterator[None]:
        server = await asyncio.start_server(self.serve, "127.0.0.1", 0, ssl=tls)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield
        finally:
            server.close()
            await server.wait_closed()

    async def connect(self, address: str, port: int, host: str) -> Streams:
        """Goes here, wherever it should go."""
        return await asyncio.open_connection("127.0.0.1", self.port)


def finds(*addresses: str) -> Resolve:
    """A resolver that always says the same."""

    async def resolve(host: str, port: int) -> list[str]:
        return list(addresses)

    return resolve


async def connect_nowhere(address: str, port: int, host: str) -> Streams:
    """Must not be called."""
    raise AssertionError(f"a connection to {address}")


class Pauses:
    """Rests that are noted and not taken."""

    def __init__(self) -> None:
        self.taken: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.taken.append(seconds)

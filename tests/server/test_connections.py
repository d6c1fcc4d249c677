"""Connections, below HTTP: silent ones end, an address holds so many, and files suffice."""

import asyncio
import logging
import resource
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.frames import Frame, Opcode

from dolmen.server import connections
from dolmen.server.connections import Connections
from dolmen.server.guards import HEADERS
from dolmen.server.open_files import FEW_FILES, raise_file_limit
from dolmen.server.server import Server
from dolmen.server.socket_connections import text_frame
from dolmen.server.viewers import Actor, Viewer
from dolmen.words import LANGUAGES
from tests import sample
from tests.server.servers import WAIT, Caller, process, running
from tests.server.test_sockets import dialled as dial_socket
from tests.server.test_sockets import ending

HEAD = b"HTTP/1.1 "


@asynccontextmanager
async def dialled(base: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare connection."""
    where = urlsplit(base)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def rest(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the server ends the connection."""
    try:
        return await asyncio.wait_for(reader.read(), WAIT)
    except ConnectionResetError:
        return b""


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /healthz HTTP/1.1\r\n",
    ],
)
async def test_a_connection_that_says_nothing_more_ends(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(connections, "SILENT_SECONDS", 0.3)
    async with running(sqlite_url) as (_, base), dialled(base) as (reader, writer):
        writer.write(said)
        answers = await rest(reader)
        assert answers.count(HEAD) == said.count(b"\r\n\r\n")


async def test_a_request_that_trickles_in_ends_like_a_silent_one(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "SILENT_SECONDS", 0.5)

    async def trickle(writer: asyncio.StreamWriter) -> None:
        writer.write(b"GET / HTTP/1.1\r\n")
        while True:
            writer.write(b"X: y\r\n")
            await asyncio.sleep(0.05)

    async with running(sqlite_url) as (_, base), dialled(base) as (reader, writer):
        task = asyncio.create_task(trickle(writer))
        assert await rest(reader) == b""
        task.cancel()


async def test_a_body_that_trickles_in_is_refused(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dolmen.server.guards.BODY_SECONDS", 0.3)
    async with running(sqlite_url) as (_, base), dialled(base) as (reader, writer):
        head = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{"
        writer.write(head)
        answer = await rest(reader)
        assert answer.startswith(HEAD + b"408 ")
        assert b'"code":"too-slow"' in answer


async def test_what_comes_before_a_body_is_limited(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), dialled(base) as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000)
        assert (await rest(reader)).startswith(HEAD + b"431 ")


async def test_a_refusal_is_heard_by_whoever_still_sends(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), dialled(base) as (reader, writer):
        size = 1_000_000
        head = f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {size}\r\n\r\n"
        writer.write(head.encode() + b" " * 100_000)
        assert (await reader.readline()).startswith(HEAD + b"413 ")
        writer.write(b" " * (size - 100_000))
        # And the connection goes on.
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert HEAD + b"200 " in await rest(reader)


async def test_one_address_holds_so_many_connections_and_sockets(sqlite_url: str) -> None:
    async with running(sqlite_url, connections_per_address=4) as (_, base):
        async with Caller(base) as anna, AsyncExitStack() as stack:
            id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"]))["id"]
            await stack.enter_async_context(anna.look(id, seat=0))
            silent = [await stack.enter_async_context(dialled(base)) for _ in range(3)]
            # One of the caller itself is open, too: the last comes too late.
            answer = (await rest(silent[-1][0])).decode()
            assert answer.startswith("HTTP/1.1 429 ")
            assert "\r\nRetry-After: 10\r\n" in answer
            assert "\r\nX-Content-Type-Options: nosniff\r\n" in answer
            assert len(answer.partition("\r\n\r\n")[2].splitlines()) == len(LANGUAGES)
            assert await anna.get(f"/api/tables/{id}")
        # Those that ended count no more.
        async with Caller(base) as bert:
            for _ in range(20):
                answer = (await bert.http.get(f"/api/tables/{id}")).text
            assert f'"id":"{id}"' in answer


async def test_one_address_opens_so_many_connections_and_is_told_when_to_come_back(
    sqlite_url: str,
) -> None:
    hands = [0.0]
    # Each costs 2 ms of the 8 that are there at first; then 1 ms comes back every second.
    few: dict[str, Any] = {"work_burst": 8, "work_per_second": 1}
    async with running(sqlite_url, ticks=lambda: hands[0], clock=lambda: 0.0, **few) as (_, base):

        async def knock() -> str:
            async with dialled(base) as (reader, writer):
                writer.write(
                    b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
                )
                return (await rest(reader)).decode()

        assert [(await knock())[:12] for _ in range(4)] == ["HTTP/1.1 200"] * 4
        refused = [await knock() for _ in range(30)]
        # A refusal costs nothing more: whoever waits as long as they were told is let in.
        assert set(refused) == {refused[0]}
        assert refused[0].startswith("HTTP/1.1 429 ")
        assert "\r\nRetry-After: 1\r\n" in refused[0]
        assert "\r\nX-Content-Type-Options: nosniff\r\n" in refused[0]
        assert len(refused[0].partition("\r\n\r\n")[2].splitlines()) == len(LANGUAGES)
        hands[0] += 1
        assert [(await knock())[:12] for _ in range(2)] == ["HTTP/1.1 200", "HTTP/1.1 429"]


async def test_connections_of_a_proxy_cost_nothing(sqlite_url: str) -> None:
    few: dict[str, Any] = {"work_burst": 8, "work_per_second": 0.001, "proxy": "127.0.0.1"}
    async with running(sqlite_url, clock=lambda: 0.0, **few) as (_, base):
        for _ in range(20):
            async with dialled(base) as (reader, writer):
                writer.write(
                    b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
                )
                assert HEAD + b"200 " in await rest(reader)


def test_a_proxy_holds_as_many_as_it_needs() -> None:
    held = Connections(1, "10.0.0.0/8, 192.168.1.1")
    assert [held.enter(host) for host in ("10.1.2.3", "10.1.2.3", "192.168.1.1")] == [True] * 3
    assert [held.enter(host) for host in ("192.168.1.1", "8.8.8.8", "8.8.8.8")] == [
        True,
        True,
        False,
    ]
    held.leave("8.8.8.8")
    assert held.enter("8.8.8.8")
    assert len(held) == 5
    assert Connections(1, "*").enter("8.8.8.8")


async def test_behind_a_proxy_sockets_are_counted_by_their_client(sqlite_url: str) -> None:
    settings: dict[str, Any] = {"connections_per_address": 1, "proxy": "127.0.0.1"}
    async with running(sqlite_url, **settings) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"]))["id"]
        async with AsyncExitStack() as stack:
            for client in ("203.0.113.5", "203.0.113.6"):
                far = dial_socket(base, id, **{"X-Forwarded-For": client})
                looker = await stack.enter_async_context(far)
                await looker.send({"type": "hello"})
                await looker.until("update")
            async with dial_socket(base, id, **{"X-Forwarded-For": "203.0.113.6"}) as second:
                assert await ending(second) == (4429, "closing", "too-many")
            assert len(server.sockets.held) == 2


def test_of_ipv6_a_subscriber_is_counted_and_not_an_address() -> None:
    held = Connections(2, None)
    hosts = ("2001:db8:1:2::1", "2001:db8:1:2:3::9", "2001:db8:1:2::7", "2001:db8:1:3::1")
    assert [held.enter(host) for host in hosts] == [True, True, False, True]
    assert [held.enter("::ffff:9.9.9.9"), held.enter("9.9.9.9"), held.enter("9.9.9.9")] == [
        True,
        True,
        False,
    ]


async def test_what_has_come_is_read_before_a_late_loop_ends_a_connection(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As on a machine so busy that the time is over before the loop reads for the first time.
    monkeypatch.setattr(connections, "SILENT_SECONDS", 0.0)
    monkeypatch.setattr(connections, "LAST_SECONDS", WAIT)
    async with running(sqlite_url) as (_, base), dialled(base) as (reader, writer):
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert HEAD + b"200 " in await rest(reader)


async def test_the_end_of_a_refused_body_is_no_head(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = 1_000_000
    read, come = 0, asyncio.Event()
    data_received = connections.Request.data_received

    def noted(self: connections.Request, data: bytes) -> None:
        nonlocal read
        data_received(self, data)
        read += len(data)
        if read >= size:
            come.set()

    monkeypatch.setattr(connections.Request, "data_received", noted)
    async with running(sqlite_url) as (_, base), dialled(base) as (reader, writer):
        head = f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {size}\r\n\r\n"
        writer.write(head.encode() + b" " * 100_000)
        assert (await reader.readline()).startswith(HEAD + b"413 ")
        writer.write(b" " * (size - 100_000))
        await asyncio.wait_for(come.wait(), WAIT)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        answers = await rest(reader)
        assert (HEAD + b"200 " in answers, HEAD + b"431 " in answers) == (True, False)


@pytest.mark.parametrize("most", [100, 10_000, resource.RLIM_INFINITY])
def test_as_many_files_as_may_be_are_open_at_once(
    most: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    limit = [64, most]
    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(limit))
    monkeypatch.setattr(resource, "setrlimit", lambda _, new: limit.__setitem__(slice(None), new))
    with caplog.at_level(logging.WARNING):
        files = raise_file_limit()
    assert files == (65_536 if most == resource.RLIM_INFINITY else most)
    assert limit[1] == most
    assert len(caplog.records) == (0 <= most < FEW_FILES)


def test_the_server_raises_its_limit_of_files_itself(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    low = min(soft, 256)
    resource.setrlimit(resource.RLIMIT_NOFILE, (low, hard))
    try:
        with process(f"sqlite:///{tmp_path / 'd.sqlite3'}", data=str(tmp_path)) as (started, _):
            limits = Path(f"/proc/{started.pid}/limits").read_text()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    line = next(line for line in limits.splitlines() if line.startswith("Max open files"))
    assert int(line.split()[3]) == min(hard, 65_536)


async def test_what_is_no_http_is_told_so_with_all_headers(club: tuple[Server, str]) -> None:
    async with dialled(club[1]) as (reader, writer):
        writer.write(b"\x16\x03\x01 hello\r\n\r\n")
        answer = (await rest(reader)).decode()
        assert answer.startswith("HTTP/1.1 400 ")
        assert "\r\nContent-Security-Policy: default-src 'none'" in answer


# Sockets, below the app


@pytest.mark.parametrize(
    ("head", "status"),
    [
        # Nobody is at home there.
        ("GET /nowhere HTTP/1.1\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n", 403),
        # No key: no handshake.
        ("GET /api/tables/x/live HTTP/1.1\r\n", 400),
    ],
)
async def test_a_refused_handshake_has_the_headers_of_any_answer(
    sqlite_url: str, head: str, status: int
) -> None:
    async with running(sqlite_url) as (_, base), dialled(base) as (reader, writer):
        rest_of_head = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
        writer.write(f"{head}Host: {urlsplit(base).netloc}\r\n{rest_of_head}\r\n\r\n".encode())
        answer = (await rest(reader)).decode()
    assert answer.startswith(f"HTTP/1.1 {status} ")
    lines = answer.partition("\r\n\r\n")[0].splitlines()
    for name, value in HEADERS.items():
        assert lines.count(f"{name}: {value}") == 1


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_others_frame_it(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_what_waits_is_not_overtaken() -> None:
    """A text is sent at once only if nothing waits before it, not even half sent."""
    sent: list[bytes] = []
    takes = False

    def write(data: bytes) -> bool:
        if takes:
            sent.append(data)
        return takes

    viewer = Viewer(Actor(None, None, None, "", None), 10, 1000)
    viewer.write = write
    viewer.send_bytes(b"first")
    takes = True
    viewer.send_bytes(b"second")
    assert sent == []
    assert await viewer.next() == b"first"
    viewer.send_bytes(b"third")
    assert sent == []
    assert [await viewer.next(), await viewer.next()] == [b"second", b"third"]
    waiting = asyncio.create_task(viewer.next())
    await asyncio.sleep(0)
    viewer.send_bytes(b"fourth")
    assert sent == [b"fourth"]
    viewer.cut_off("gone")
    assert await waiting is None
    viewer.send_bytes(b"fifth")
    assert sent == [b"fourth"]

"""Floods below messages and requests: whatever comes by the thousand in one go is read a slice at a
time, and its address pays for it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode
from websockets.protocol import State

from dolmen.server.connections import MOST_AHEAD
from dolmen.server.guards import REFUSAL_MILLISECONDS
from dolmen.server.server import Server
from dolmen.server.socket_connections import FRAME_MILLISECONDS, SLICE, Socket, text_frame
from tests import sample
from tests.server.servers import WAIT, Caller, running
from tests.server.test_connections import HEAD, dialled, rest

HERE = "127.0.0.1"
PONG = bytes((0x80 | Opcode.PONG, 0))
HELLO = b'{"type":"hello"}'
HANDSHAKE = """GET /api/tables/{id}/live HTTP/1.1\r
Host: 127.0.0.1\r
Connection: Upgrade\r
Upgrade: websocket\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
\r
"""


def frame(opcode: Opcode, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame of a client, with a mask that changes nothing."""
    return bytes((last << 7 | opcode, 0x80 | len(data), 0, 0, 0, 0)) + data


@asynccontextmanager
async def looking(
    base: str,
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A socket at a table of somebody else's, byte by byte."""
    async with Caller(base) as anna, dialled(base) as (reader, writer):
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"]))["id"]
        writer.write(HANDSHAKE.format(id=id).encode())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(HEAD + b"101 ")
        writer.write(frame(Opcode.TEXT, HELLO))
        yield reader, writer


async def is_spent(server: Server) -> None:
    """Waits until this address has nothing left."""
    async with asyncio.timeout(WAIT):
        while not server.doors.budget.retry_after(HERE):  # noqa: ASYNC110  # nobody tells of it
            await asyncio.sleep(0.01)


async def test_many_frames_are_read_a_slice_at_a_time_and_none_is_lost(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []
    data_received = WebSocketsSansIOProtocol.data_received

    def noted(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        read.append(len(data))
        data_received(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noted)
    async with running(sqlite_url) as (_, base), looking(base) as (reader, writer):
        asked = frame(Opcode.PING) * 2000
        # A long message among them, and one that is said at the end of all.
        wrong = frame(Opcode.TEXT, b"{" * 60, last=False) + frame(Opcode.CONT, b"{" * 60)
        writer.write(asked + wrong + asked + frame(Opcode.TEXT, b'{"type":"view","n":0}'))
        heard = b""
        async with asyncio.timeout(WAIT):
            while heard.count(PONG) < 4000 or heard.count(b'"type":"update"') < 2:
                heard += await reader.read(65_536)
    assert b'"code":"malformed"' in heard
    assert max(read) <= SLICE
    assert sum(read) > 4000 * len(frame(Opcode.PING))


@pytest.mark.parametrize(
    ("first", "flood"),
    [
        (b"", frame(Opcode.PING)),
        (b"", frame(Opcode.PONG)),
        (frame(Opcode.TEXT, last=False), frame(Opcode.CONT, last=False)),
    ],
    ids=["pings", "pongs", "parts"],
)
async def test_frames_that_are_no_message_are_paid_for(
    sqlite_url: str, first: bytes, flood: bytes
) -> None:
    # Time stands still, and of work only what the store does costs anything.
    alone: dict[str, Any] = {"ticks": lambda: 0.0, "clock": lambda: 0.0}
    many = 10_000
    burst = many * FRAME_MILLISECONDS
    async with (
        running(sqlite_url, work_burst=burst, work_per_second=1, **alone) as (server, base),
        looking(base) as (reader, writer),
    ):
        await reader.readuntil(b'"update"')
        assert not server.doors.budget.retry_after(HERE)
        writer.write(first + flood * many)
        await is_spent(server)


async def test_requests_by_the_thousand_before_the_first_answer_end_their_connection(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url) as (server, base):
        async with dialled(base) as (reader, writer):
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 3000)
            assert (await rest(reader)).count(HEAD) <= MOST_AHEAD + 2
        # As many as that are answered, one after the other.
        async with dialled(base) as (reader, writer):
            one = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            writer.write((one + b"\r\n") * MOST_AHEAD + one + b"Connection: close\r\n\r\n")
            assert (await rest(reader)).count(HEAD + b"200 ") == MOST_AHEAD + 1
        assert server.metrics.registry.get_sample_value("dolmen_faults_total") == 0


@pytest.mark.parametrize(
    ("method", "headers", "status"),
    [
        ("GET", {"Host": "elsewhere.example"}, 421),
        ("POST", {"Origin": "http://elsewhere.example"}, 403),
    ],
)
async def test_refusals_of_strangers_are_paid_for(
    sqlite_url: str, method: str, headers: dict[str, str], status: int
) -> None:
    alone: dict[str, Any] = {"ticks": lambda: 0.0, "clock": lambda: 0.0}
    burst = 5 * REFUSAL_MILLISECONDS
    async with (
        running(sqlite_url, work_burst=burst, work_per_second=1, **alone) as (_, base),
        Caller(base) as anna,
    ):
        answers = [
            (await anna.http.request(method, "/api/me", headers=headers)).status_code
            for _ in range(7)
        ]
        assert answers == [status] * 5 + [429] * 2
        # What a page is made of has a budget of its own.
        assert (await anna.http.get("/healthz")).status_code == 200


async def test_files_have_a_budget_of_their_own(sqlite_url: str) -> None:
    worked = 0.0

    def clock() -> float:
        nonlocal worked
        worked += 0.001
        return worked

    alone: dict[str, Any] = {"ticks": lambda: 0.0, "clock": clock}
    async with (
        running(sqlite_url, work_burst=20, work_per_second=1, **alone) as (_, base),
        Caller(base) as anna,
    ):
        answers = [(await anna.http.get("/plain.css")).status_code for _ in range(40)]
        assert (answers[0], answers[-1]) == (200, 429)
        assert (await anna.http.get("/api/titles")).status_code == 200


async def test_what_one_step_says_is_one_write() -> None:
    class Ends:
        def __init__(self) -> None:
            self.written: list[bytes] = []

        def is_closing(self) -> bool:
            return False

        def write(self, data: bytes) -> None:
            self.written.append(data)

    socket: Any = Socket.__new__(Socket)
    socket.loop = asyncio.get_running_loop()
    socket.transport = ends = Ends()
    socket.writable = asyncio.Event()
    socket.writable.set()
    socket.close_sent, socket._frames = False, []
    socket.conn = SimpleNamespace(state=State.OPEN)
    for said in ((b"a change", b"done"), (b"another",)):
        assert [socket.write_text(text) for text in said] == [True] * len(said)
        # What was to be done before this is done before it.
        await asyncio.sleep(0)
    assert ends.written == [text_frame(b"a change") + text_frame(b"done"), text_frame(b"another")]

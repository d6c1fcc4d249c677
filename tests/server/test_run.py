"""Starting and stopping a server as the command does, in this process."""

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path
from threading import Thread

import httpx2
import pytest

from dolmen.core.message import Refusal
from dolmen.server.run import address, listen, loop_factory, serve
from dolmen.server.settings import Settings


def test_a_server_answers_at_the_address_it_tells_and_stops_when_asked(tmp_path: Path) -> None:
    told: list[str] = []
    answers: list[str] = []

    def visit(where: str) -> None:
        try:
            answers.append(httpx2.get(f"{where}/healthz").text)
        finally:
            os.kill(os.getpid(), signal.SIGTERM)

    def tell(where: str) -> None:
        told.append(where)
        Thread(target=visit, args=[where]).start()

    before = signal.getsignal(signal.SIGTERM)
    serve(Settings(port=0, data=tmp_path / "new" / "data"), tell)
    (where,) = told
    assert where.startswith("http://127.0.0.1:")
    assert answers == ["ok\n"]
    assert (tmp_path / "new" / "data" / "dolmen.sqlite3").exists()
    assert signal.getsignal(signal.SIGTERM) == before
    with pytest.raises(httpx2.ConnectError):
        httpx2.get(where)


def test_a_port_that_is_taken_is_a_refusal_that_names_it() -> None:
    taken = listen("127.0.0.1", 0)
    port = taken.getsockname()[1]
    try:
        with pytest.raises(Refusal) as refused:
            listen("127.0.0.1", port)
    finally:
        taken.close()
    message = refused.value.message
    assert message.id == "serve-no-port"
    assert (message.args["host"], message.args["port"]) == ("127.0.0.1", port)
    with pytest.raises(Refusal):
        listen("127.0.0.1", 70_000)


def test_the_address_is_what_a_browser_takes() -> None:
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    try:
        assert address(Settings(), listener) == f"http://127.0.0.1:{port}"
        assert address(Settings(host="::1"), listener) == f"http://[::1]:{port}"
        assert address(Settings(address="https://games.club"), listener) == "https://games.club"
    finally:
        listener.close()


def test_without_uvloop_python_s_own_loop_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert loop_factory() is None


def test_answers_leave_at_once_on_python_s_own_loop() -> None:
    """With Nagle's algorithm the second part of every answer waits 40 ms for the first."""
    delays: list[int] = []

    async def take(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        plug = writer.get_extra_info("socket")
        delays.append(plug.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    async def connect() -> None:
        listener = listen("127.0.0.1", 0)
        async with await asyncio.start_server(take, sock=listener):
            reader, writer = await asyncio.open_connection(*listener.getsockname())
            await reader.read()
            writer.close()

    asyncio.run(connect())
    (no_delay,) = delays
    assert no_delay

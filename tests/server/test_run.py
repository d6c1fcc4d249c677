"""Starting and stopping a server as the command does, in this process."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import httpx2
import pytest

from dolmen import __version__
from dolmen.core.message import Refusal
from dolmen.server.run import STOPS, address, listen, loop_factory, serve
from dolmen.server.settings import Settings


@pytest.fixture(autouse=True)
def signals() -> Iterator[None]:
    """Signals as a new process has them: this one may have the server of the page's tests in it,
    which listens to the same ones."""
    woken = signal.set_wakeup_fd(-1)
    before = {number: signal.signal(number, signal.SIG_DFL) for number in STOPS}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)
    signal.set_wakeup_fd(woken)


def test_a_server_answers_at_the_address_it_tells_and_stops_when_asked(tmp_path: Path) -> None:
    told: list[tuple[str, str]] = []
    answers: list[str] = []

    def visit(where: str) -> None:
        try:
            answers.append(httpx2.get(f"{where}/healthz").text)
        finally:
            os.kill(os.getpid(), signal.SIGTERM)

    def tell(where: str, listening: str) -> None:
        told.append((where, listening))
        Thread(target=visit, args=[where]).start()

    before = signal.getsignal(signal.SIGTERM)
    serve(Settings(port=0, data=tmp_path / "new" / "data"), tell)
    ((where, listening),) = told
    assert where == listening
    assert where.startswith("http://127.0.0.1:")
    assert answers == [f"ok {__version__}\n"]
    assert (tmp_path / "new" / "data" / "dolmen.sqlite3").exists()
    assert signal.getsignal(signal.SIGTERM) == before
    with pytest.raises(httpx2.ConnectError):
        httpx2.get(where)


def test_figures_may_have_a_port_of_their_own(tmp_path: Path) -> None:
    free = listen("127.0.0.1", 0)
    port = free.getsockname()[1]
    free.close()
    answers: list[object] = []

    def visit(where: str) -> None:
        try:
            answers.append(httpx2.get(f"{where}/metrics").status_code)
            answers.append("dolmen_tables_total" in httpx2.get(f"http://127.0.0.1:{port}").text)
        finally:
            os.kill(os.getpid(), signal.SIGTERM)

    settings = Settings(port=0, metrics_port=port, address="http://games.club", data=tmp_path)
    serve(settings, lambda _, listening: Thread(target=visit, args=[listening]).start())
    assert answers == [404, True]


def test_a_data_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Refusal) as refused:
        serve(Settings(port=0, data=tmp_path / "file" / "data"), lambda *_: None)
    assert refused.value.message.id == "serve-data-refused"
    assert refused.value.message.args["path"] == str(tmp_path / "file" / "data")


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

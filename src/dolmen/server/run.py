"""Starting the server: the port first, then the store, then whoever comes."""

import asyncio
import contextlib
import math
import signal
import socket
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final, cast

import uvicorn
from fastapi import FastAPI
from prometheus_client import start_http_server

from dolmen.core.message import Message, Refusal
from dolmen.server.app import build_app, warm_up
from dolmen.server.connections import Config
from dolmen.server.open_files import raise_file_limit
from dolmen.server.server import Server
from dolmen.server.settings import Settings
from dolmen.server.store import Store, open_store
from dolmen.server.store.faults import NotYet
from dolmen.server.webhook.delivery import Webhooks
from dolmen.server.wire.fields import FRAME_LIMIT
from dolmen.server.workers import Workers

BACKLOG: Final = 4096
# How long requests under way may take to end when the server stops.
GRACE_SECONDS: Final = 5
STOPS: Final = (signal.SIGINT, signal.SIGTERM)


# Hears what people type to come here, and where the server listens.
Tell = Callable[[str, str], None]
# Hears why a database cannot be had yet, and how many seconds it is still waited for.
TellWaiting = Callable[[Message, int], None]
# Seconds between two tries, and how many of them between two words about it.
PAUSE: Final = 1.0
QUIET_SECONDS: Final = 10


def wait_quietly(why: Message, seconds: int) -> None:
    """Nobody is there to be told."""


def serve(settings: Settings, tell: Tell, tell_waiting: TellWaiting = wait_quietly) -> None:
    """Serves until it is stopped; `tell` hears the address once the server answers, `tell_waiting`
    of a database that cannot be had yet."""
    raise_file_limit()
    listener = listen(settings.host, settings.port)
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(run(settings, listener, tell, tell_waiting))
    finally:
        listener.close()


async def run(
    settings: Settings, listener: socket.socket, tell: Tell, tell_waiting: TellWaiting
) -> None:
    """Opens the store and serves on a port that is taken already."""
    make_folder(settings.data)
    settings = replace(settings, port=listener.getsockname()[1])
    store = await open_when_there(settings, tell_waiting)
    workers = Workers(settings.bot_workers, settings.bot_seconds, settings.bot_megabytes)
    server = Server(settings, store, workers, Webhooks())
    configured = config(settings, server)
    web = Web(configured)
    web.announce = lambda: tell(address(settings, listener), listening(settings, listener))
    warming = asyncio.create_task(asyncio.to_thread(warm_up, cast(FastAPI, configured.app)))
    with figures(settings, server):
        await web.serve(sockets=[listener])
    await warming


async def open_when_there(settings: Settings, tell_waiting: TellWaiting) -> Store:
    """The store, once its database answers and no process of another version is left there: after
    a restart of a machine PostgreSQL may come up later than this server, and of two processes one
    is brought up to date first. Whatever else is wrong is told at once."""
    loop = asyncio.get_running_loop()
    until, told_at = loop.time() + settings.database_wait, -math.inf
    while True:
        try:
            return await open_store(settings.database_url, worker=settings.worker)
        except NotYet as fault:
            left = until - loop.time()
            if left <= 0:
                raise
            if loop.time() - told_at >= QUIET_SECONDS:
                told_at = loop.time()
                tell_waiting(fault.waiting, math.ceil(left))
            await asyncio.sleep(min(PAUSE, left))


def make_folder(data: Path) -> None:
    """The data folder, or which one cannot be had and why."""
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise Refusal("serve-data-refused", path=str(data), why=why) from None


@contextlib.contextmanager
def figures(settings: Settings, server: Server) -> Iterator[None]:
    """The figures for Prometheus on a port of their own, if they have one."""
    if settings.metrics_port is None:
        yield
        return
    host, port = settings.host, settings.metrics_port
    try:
        http, thread = start_http_server(port, host, server.metrics.registry)
    except OSError as error:
        raise unusable(host, port, error) from None
    try:
        yield
    finally:
        http.shutdown()
        http.server_close()
        thread.join()


class Web(uvicorn.Server):
    """Uvicorn, which says when it answers."""

    announce: Callable[[], None]

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Asked to stop, the server stops; uvicorn itself would then die of the signal."""
        loop = asyncio.get_running_loop()
        for number in STOPS:
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in STOPS:
                loop.remove_signal_handler(number)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, and then says so."""
        await super().startup(sockets)
        if self.started:
            self.announce()


def config(settings: Settings, server: Server) -> Config:
    """How uvicorn runs the app."""
    return Config(
        build_app(server),
        settings,
        server.doors.budget,
        log_config=None,
        access_log=False,  # it would write paths, and those hold keys
        server_header=False,
        lifespan="on",
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,
        proxy_headers=settings.proxy is not None,
        forwarded_allow_ips=settings.proxy or "",
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def listen(host: str, port: int) -> socket.socket:
    """The port, taken before anything else is begun."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named: without it asyncio takes no connection for one of TCP, leaves Nagle's
    # algorithm on, and every answer waits 40 ms for its second part (uvloop asks for no name).
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listener.close()
        raise unusable(host, port, error) from None
    return listener


def unusable(host: str, port: int, error: Exception) -> Refusal:
    """A port that cannot be had, and why."""
    why = (getattr(error, "strerror", None) or str(error)).rstrip(".")
    return Refusal("serve-no-port", host=host, port=port, why=why)


def address(settings: Settings, listener: socket.socket) -> str:
    """What to type into a browser."""
    return settings.address or listening(settings, listener)


def listening(settings: Settings, listener: socket.socket) -> str:
    """Where the server listens."""
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{listener.getsockname()[1]}"


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop

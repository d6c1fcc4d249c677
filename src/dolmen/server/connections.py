"""Connections, below HTTP: how many one address may hold and how fast they may come, and how long
one may be silent.

Uvicorn waits for ever for somebody who connects and says nothing, or says it a byte at a time."""

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any, Final

import uvicorn
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import (
    HttpToolsProtocol,
    RequestResponseCycle,
)

from dolmen.server.bare_answer import below_app
from dolmen.server.doors import subscriber, too_many, whole_seconds
from dolmen.server.heartbeats import Heartbeats
from dolmen.server.limits import Budget
from dolmen.server.settings import Settings
from dolmen.server.socket_connections import Socket

# How long a connection may take until a request has come whole, its body apart.
SILENT_SECONDS: Final = 10.0
# And how long for what has come by then to be read, should a busy machine have kept the loop.
LAST_SECONDS: Final = 0.2
# How long somebody has to take an answer.
STALLED_SECONDS: Final = 60.0
# All that may come before the body of a request.
HEAD_LIMIT: Final = 64 * 1024
# Requests that may come before those ahead of them are answered. Browsers send none, and thousands
# come in one go.
MOST_AHEAD: Final = 16
EVERYBODY: Final = "*"
# What a connection costs its address, whatever comes of it: ten times what opening and ending one
# takes, so that one address keeps no core busy with that alone.
CONNECTION_MILLISECONDS: Final = 2.0


class Connections:
    """How many connections each address holds. Behind a proxy all come from there, and it does the
    counting."""

    def __init__(self, most: int, proxy: str | None) -> None:
        self.most = most
        self._proxies = [one.strip() for one in proxy.split(",")] if proxy else []
        self._held: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Whether somebody may hold one more."""
        address = subscriber(host)
        if self._held[address] >= self.most and not self.is_proxy(host):
            return False
        self._held[address] += 1
        return True

    def leave(self, host: str) -> None:
        """One of them has ended."""
        address = subscriber(host)
        self._held[address] -= 1
        if self._held[address] <= 0:
            del self._held[address]

    def __len__(self) -> int:
        """How many there are."""
        return self._held.total()

    def is_proxy(self, host: str) -> bool:
        """Whether others come by way of it."""
        return any(proxy in (EVERYBODY, host) or _is_in(host, proxy) for proxy in self._proxies)


def _is_in(host: str, network: str) -> bool:
    try:
        return ip_address(host) in ip_network(network)
    except ValueError:
        return False


class Config(uvicorn.Config):
    """How uvicorn runs, the connections it holds, their heartbeats, and what addresses may cost."""

    def __init__(self, app: Any, settings: Settings, budget: Budget, **options: Any) -> None:
        super().__init__(app, http=Request, ws=Socket, **options)
        self.budget = budget
        self.held = Connections(settings.connections_per_address, settings.proxy)
        self.heartbeats = Heartbeats(settings.ping_seconds, settings.pong_seconds)

    def let_in(self, host: str) -> float:
        """Somebody connects: 0 if they are welcome, and they hold one more; else in how many
        seconds to come back. Connections are paid for by themselves: whoever has nothing left for
        games still gets the page and hears when to come back."""
        purse = f"{subscriber(host)} connections"
        is_counted = not self.held.is_proxy(host)
        wait = self.budget.retry_after(purse) if is_counted else 0.0
        if wait > 0:
            return wait
        if not self.held.enter(host):
            return SILENT_SECONDS
        if is_counted:
            self.budget.spend(purse, CONNECTION_MILLISECONDS)
        return 0.0


def config_of(config: uvicorn.Config) -> Config:
    """The settings of uvicorn as ours."""
    assert isinstance(config, Config)
    return config


class Request(HttpToolsProtocol):
    """A connection of uvicorn for requests, which ends when nothing comes of it."""

    def connection_made(
        self,
        transport: asyncio.Transport,  # type: ignore[override]  # as uvicorn has it
    ) -> None:
        """Somebody connects; whoever holds too many already or comes too often is told so and let
        go."""
        super().connection_made(transport)
        self._silent: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._cycle: RequestResponseCycle | None = None
        self._head = 0
        self._in_body = False
        wait = config_of(self.config).let_in(self._host)
        self._is_held = wait <= 0
        if self._is_held:
            self._expect()
        else:
            self._end(429, too_many(wait).message.id, wait=whole_seconds(wait))

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._expect_nothing()
        self.resume_writing()
        if self._is_held:
            self._is_held = False
            config_of(self.config).held.leave(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something came."""
        if self.transport.is_closing():
            return
        # The last of a body that was refused before it had come whole is no head.
        was_in_body = self._in_body
        super().data_received(data)
        if self._silent is not None and not self._in_body and not was_in_body:
            self._head += len(data)
            if self._head > HEAD_LIMIT and not self.transport.is_closing():
                self._end(431, "server-too-large", most=HEAD_LIMIT // 1024)

    def on_headers_complete(self) -> None:
        """A request has come."""
        if len(self.pipeline) >= MOST_AHEAD:
            # What is raised here ends the reading of all the rest, and then the connection.
            raise ValueError(f"more than {MOST_AHEAD} requests before the first is answered")
        self._in_body = True
        self._expect_nothing()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """With all of its body."""
        self._in_body = False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It was answered; the next one may come, but soon."""
        super().on_response_complete()
        if not self.transport.is_closing() and self.cycle.response_complete:
            self._expect()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, which counts like any other connection."""
        self._expect_nothing()
        self._is_held = False
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """What came is no HTTP."""
        self._end(400, "server-malformed", why="HTTP")

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """A request is answered, while uvicorn itself knows the one that came last."""
        self._cycle = cycle
        super()._start_asgi_task(cycle, app)

    def pause_writing(self) -> None:
        """What was sent is not taken."""
        super().pause_writing()
        self._stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It is taken again."""
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def _expect(self) -> None:
        """A request must come whole within some seconds, however much of it trickles in."""
        self._expect_nothing()
        self._silent = self.loop.call_later(SILENT_SECONDS, self._fall_silent)

    def _fall_silent(self) -> None:
        """Nothing came in time, or the loop itself was late: what came meanwhile is read first."""
        self._silent = self.loop.call_later(LAST_SECONDS, self.transport.close)

    def _expect_nothing(self) -> None:
        self._head = 0
        if self._silent is not None:
            self._silent.cancel()
            self._silent = None

    def _end(self, status: int, id: str, **args: int | str) -> None:
        """Answers below the app and ends the connection."""
        # Requests under way, which answers could no longer reach, end here.
        self.pipeline.clear()
        if self._cycle is not None:
            self._cycle.disconnected = True
            self._cycle.message_event.set()
        self.transport.write(below_app(status, id, tuple(args.items())))
        self.transport.close()

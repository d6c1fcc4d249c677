"""A server for tests, in this process on a free port or in one of its own, and clients for it."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, nullcontext
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, Self

import httpx2
import uvicorn.server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from dolmen.bots.advice import Advice
from dolmen.server.clock import wall_clock
from dolmen.server.run import Web, config, listen
from dolmen.server.server import Server
from dolmen.server.settings import Settings
from dolmen.server.store import open_store
from dolmen.server.webhook.delivery import Webhooks
from dolmen.server.workers import Choice, Workers
from tests import sample
from tests.server.sight import Sight

# Only something that hangs takes so long, on whatever machine.
WAIT: Final = 120.0
IDS: Final = count(1)
# Everybody here comes from one address.
GENEROUS: Final = {
    "tables_per_hour": 100_000,
    "work_per_second": 1_000_000,
    "work_burst": 1_000_000_000,
    "work_at_once": 1000,
    "connections_per_address": 10_000,
    "bot_tables_per_address": 1000,
}


# Uvicorn looks ten times a second whether it should end, and then waits as long once or twice: for
# servers that live a moment that is most of their life.
SOON: Final = 0.005


async def sleep_shortly(seconds: float) -> None:
    """No tenth of a second."""
    await asyncio.sleep(min(seconds, SOON))


vars(uvicorn.server)["asyncio"] = SimpleNamespace(**{**vars(asyncio), "sleep": sleep_shortly})


class LateWorkers(Workers):
    """Starts its processes when a bot is first asked. Most tests have none, and to start and end
    some costs twice as much as all the rest of a server, which starts them at once where it has a
    process of its own."""

    async def start(self) -> None:
        """Not yet."""

    async def choose(self, *asked: Any, **more: Any) -> Choice:
        """The move of a bot."""
        await super().start()
        return await super().choose(*asked, **more)

    async def advise(self, *asked: Any) -> Advice | None:
        """What a bot would play."""
        await super().start()
        return await super().advise(*asked)


@asynccontextmanager
async def running(
    database: str,
    *,
    now: Callable[[], int] = wall_clock,
    ticks: Callable[[], float] = time.monotonic,
    clock: Callable[[], float] = time.thread_time,
    webhooks: Webhooks | None = None,
    workers: Workers | None = None,
    **settings: Any,
) -> AsyncIterator[tuple[Server, str]]:
    """A server in this process; gives it and its address."""
    listener = listen("127.0.0.1", 0)
    chosen = Settings(database=database, **{**GENEROUS, **settings})
    store = await open_store(database, worker=chosen.worker)
    if workers is None:
        workers = LateWorkers(chosen.bot_workers, chosen.bot_seconds, chosen.bot_megabytes)
    hooks = Webhooks() if webhooks is None else webhooks
    server = Server(chosen, store, workers, hooks, now=now, ticks=ticks, clock=clock)
    web = Web(config(chosen, server))
    ready = asyncio.Event()
    web.announce = ready.set
    serving = asyncio.create_task(web.serve(sockets=[listener]))
    try:
        await asyncio.wait_for(ready.wait(), WAIT)
        yield server, f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        web.should_exit = True
        await serving
        listener.close()


@contextmanager
def process(
    database: str, *arguments: str, data: str, log: Path | None = None
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, as a host starts it; gives it and its address. What it
    logs goes to a file, or where pytest's own errors go."""
    command = [sys.executable, "-m", "dolmen", "serve", "--port", "0", "--data", data]
    environ = {**os.environ, "DOLMEN_DATABASE": database, "LANG": "C"}
    with nullcontext() if log is None else log.open("w") as errors:
        started = subprocess.Popen(
            [*command, *arguments], stdout=subprocess.PIPE, stderr=errors, text=True, env=environ
        )
    try:
        assert started.stdout is not None
        line = started.stdout.readline()
        assert "http://" in line, f"the server said {line!r}"
        yield started, next(word for word in line.split() if word.startswith("http://"))
    finally:
        if started.poll() is None:
            started.send_signal(signal.SIGTERM)
        started.wait(WAIT)
        if started.stdout is not None:
            started.stdout.close()


class Caller:
    """Somebody with a browser: HTTP with a cookie of their own."""

    def __init__(self, base: str) -> None:
        self.base = base
        # No certificates: to read those of this machine takes longer than most requests.
        self.http = httpx2.AsyncClient(base_url=base, timeout=WAIT, verify=False)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, **query: Any) -> Any:
        """What a GET answers, which must be fine."""
        answer = await self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: object = None, *, status: int | None = None) -> Any:
        """What a POST answers, with the status expected (any good one unless said)."""
        answer = await self.http.post(path, json=body)
        wanted = (200, 201) if status is None else (status,)
        assert answer.status_code in wanted, (answer.status_code, answer.text)
        return answer.json()

    async def make(self, title: str = sample.LIGHT, seats: int = 2, **wish: Any) -> dict[str, Any]:
        """A table of one's own."""
        made: dict[str, Any] = await self.post(
            "/api/tables", {"title": title, "seats": seats, **wish}
        )
        return made

    @asynccontextmanager
    async def look(self, table: str, **hello: Any) -> AsyncIterator["Looker"]:
        """A socket at a table."""
        url = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/live"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        async with connect(url, additional_headers=headers, max_size=None) as socket:
            looker = Looker(socket)
            await looker.send({"type": "hello", **hello})
            await looker.until("update")
            yield looker


@asynccontextmanager
async def two_servers(postgres: str) -> AsyncIterator[tuple[Caller, Caller]]:
    """Two people, each at a server of their own on one database."""
    async with (
        running(postgres) as (_, one),
        running(postgres) as (_, two),
        Caller(one) as anna,
        Caller(two) as bert,
    ):
        yield anna, bert


class Looker:
    """One socket: what it last saw, and messages both ways."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.sight = Sight()
        self.seen: list[dict[str, Any]] = []
        # The types of the messages as they came.
        self.kinds: list[str] = []
        self.welcome: dict[str, Any] = {}
        self.update: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []

    async def send(self, message: Mapping[str, Any]) -> None:
        """Sends a message as it is."""
        await self.socket.send(json.dumps(message))

    async def next(self) -> dict[str, Any]:
        """The next message, remembered; a change as the update that it stands for."""
        text = await asyncio.wait_for(self.socket.recv(), WAIT)
        came = json.loads(text)
        self.kinds.append(came["type"])
        message = self.sight.read(came)
        self.seen.append(message)
        kind = message["type"]
        if kind == "update":
            self.update = message
        elif kind == "chat":
            self.chat.append(message)
        elif kind in ("welcome", "table"):
            self.table = message["table"]
            if kind == "welcome":
                self.welcome = message
        return message

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Reads on to the next message of a type with these fields."""
        while True:
            message = await self.next()
            if message["type"] == kind and fields.items() <= message.items():
                return message

    async def until_mine(self) -> dict[str, Any] | None:
        """Reads on until it is this viewer's turn; None when the game is over."""
        while not self.update.get("legal"):
            if self.table.get("outcome"):
                return None
            await self.next()
        return self.update

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends a message with an id of its own and reads on to its answer."""
        id = fields.pop("id", f"t{next(IDS)}")
        await self.send({"type": kind, "id": id, **fields})
        while True:
            message = await self.next()
            if message.get("id") == id:
                return message

    async def play(self, move: str | None = None) -> dict[str, Any]:
        """Plays a move by name, the first legal one unless said, and waits for what it brings."""
        update = await self.until_mine()
        assert update is not None, "the game is over"
        name = move or update["legal"][0]["move"]
        answer = await self.ask("move", n=update["n"], move=name)
        while self.update["n"] < answer["n"]:
            await self.next()
        return answer

    async def closed(self) -> int | None:
        """Reads to the end; gives the close code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else None

"""A server full of the largest there is, somebody who asks, and what a probe is."""

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, NamedTuple

import httpx2

from bench.gates.host import Host
from bench.gates.largest_inputs import Large, endless_game, long_game, text_of
from bench.gates.link import Link, dial
from bench.gates.tables import Stored
from dolmen.games import TITLES, seat_counts
from dolmen.server.settings import Settings

WAIT: Final = 120.0


KEY: Final = "x-dolmen-seat"


# Of all titles the one with most seats, whose positions are the largest.
WIDE: Final = max(TITLES, key=lambda title: max(seat_counts(title)))


SEATS: Final = max(seat_counts(WIDE))


# A language costs more than none.
LANG: Final = "fr"


LONG_NAME: Final = "ẞ" * 40


IDS: Final = itertools.count(1)


# Moves that are tried in a position, to say which cannot be taken back, and chance that is drawn.
FEW: Final = 120


Prepare = Callable[[int], Awaitable[Any]]


Work = Callable[[Any], Awaitable[object]]


class Probe(NamedTuple):
    """One kind of thing that can be asked of a server: the route it comes by, what is done before
    it is measured, and how many moves it may replay in the server's own process."""

    group: str
    name: str
    route: str
    prepare: Prepare
    work: Work
    most: int = FEW


class World:
    """A server full of the largest there is, and somebody who asks."""

    def __init__(self, host: Host, http: httpx2.AsyncClient, large: Large, standing: int) -> None:
        self.host = host
        # How many moves can stand at a table.
        self.standing = standing
        self.http = http
        self.large = large
        # Records by name, with the number of their moves, and their text.
        self.records: dict[str, tuple[str, int]] = {}
        self.texts: dict[str, bytes] = {}
        # Sockets at the widest table, one a seat, and what each heard last.
        self.links: list[Link] = []
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}

    @property
    def table(self) -> Stored:
        """The widest table, which everybody watches."""
        return self.large[WIDE][-1]

    async def ask(self, method: str, path: str, **given: Any) -> httpx2.Response:
        """An answer, which must be a good one."""
        answer = await self.http.request(method, path, **given)
        if answer.status_code >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.text[:100]}")
        return answer

    async def make(self, *players: str, **wish: Any) -> str:
        """A new table of the widest title, or of another."""
        asked = {"title": WIDE, "seats": len(players), "players": list(players), **wish}
        id: str = (await self.ask("POST", "/api/tables", json=asked)).json()["id"]
        return id

    async def seen(self) -> dict[str, Any]:
        """The widest table with the eyes of whoever is to move."""
        path = f"/api/tables/{self.table.table.id}/view"
        actor = (await self.ask("GET", path)).json()["actor"]
        answer = await self.ask("GET", path, headers={KEY: self.table.keys[actor]})
        found: dict[str, Any] = answer.json()
        return found

    def hear(self, link: Link, data: bytes) -> None:
        """Whoever waits for an answer gets it."""
        message = json.loads(data)
        waits = self.answers.pop(message.get("id") or message["type"], None)
        if waits is not None and not waits.done():
            waits.set_result(message)

    async def tell(self, seat: int, **message: Any) -> None:
        """Sends a message from a seat of the widest table and waits for its answer."""
        id = f"p{next(IDS)}"
        waits = self.answers[id] = asyncio.get_running_loop().create_future()
        self.links[seat].tell({"id": id, **message})
        answer = await asyncio.wait_for(waits, WAIT)
        if answer["type"] == "refused":
            raise RuntimeError(f"{message['type']}: {answer['code']}: {answer['sentence']}")


@contextlib.asynccontextmanager
async def open_world(host: Host, large: Large, moves: int) -> AsyncIterator[World]:
    """Brings records, and watches the widest table from every seat."""
    async with httpx2.AsyncClient(base_url=host.base, timeout=WAIT) as http:
        world = World(host, http, large, Settings().table_entries // 2)
        await world.ask("POST", "/api/me", json={"name": LONG_NAME, "lang": LANG})
        logs = {"endless": endless_game(moves, 2), WIDE: long_game(WIDE, random.Random(1))}
        for name, log in logs.items():
            world.texts[name] = text_of(log).encode()
            answer = await world.ask("POST", "/api/records", content=world.texts[name])
            world.records[name] = (answer.json()["id"], len(log.moves))
        over = large["ended"][0].table
        world.records["ended"] = (over.id, over.n - 1)
        for key in world.table.keys:
            world.links.append(await _look(world, key))
        yield world
        for link in world.links:
            link.cut()


async def _look(world: World, key: str) -> Link:
    waits = world.answers["update"] = asyncio.get_running_loop().create_future()
    hello = {"token": key, "lang": LANG, "n": 0}
    link = await dial(world.host.port, world.table.table.id, world.hear, hello=hello)
    await asyncio.wait_for(waits, WAIT)
    return link


async def nothing(_: int) -> None:
    """No preparation."""


def get(world: World, route: str, path: str, name: str = "", **given: Any) -> Probe:
    async def work(_: None) -> object:
        return await world.ask("GET", path, **given)

    what = f"GET {route} {name}" if name else f"GET {path}"
    return Probe("requests", what, f"GET {route}", nothing, work)


def post(
    world: World, route: str, name: str, path: str, prepare: Prepare = nothing, **given: Any
) -> Probe:
    """A request that changes something; in its path `{}` is what was prepared."""

    async def work(ready: Any) -> object:
        return await world.ask("POST", path.format(ready), **given)

    return Probe("requests", name, f"POST {route}", prepare, work)

"""Bots among themselves: an address has so many such tables, and people's tables come before."""

import asyncio
from typing import Any

import httpx2
import pytest

from dolmen.core.game import Game
from dolmen.server.places import UNKNOWN, Places
from dolmen.server.server import Server
from dolmen.server.workers import Choice
from tests import sample
from tests.server.servers import WAIT, Caller, running

MANY = 60


class Thoughts:
    """Workers that answer when a test says so, in the order in which they were asked to think."""

    def __init__(self, server: Server) -> None:
        self._places: Places = server.workers._free
        self.asked: asyncio.Queue[str] = asyncio.Queue()
        self.begun: asyncio.Queue[str] = asyncio.Queue()
        self.addresses: list[str] = []
        self.go_on = asyncio.Semaphore(0)
        server.workers.choose = self.choose  # type: ignore[method-assign]  # for all of the test

    async def choose(
        self,
        bot: str,
        game: Game[Any],
        state: Any,
        seat: int,
        *,
        memory: bytes = b"",
        alone: bool = False,
        whose: str = UNKNOWN,
    ) -> Choice:
        who = "bots" if alone else "people"
        self.asked.put_nowait(who)
        self.addresses.append(whose)
        async with self._places.taken(whose, last=alone):
            self.begun.put_nowait(who)
            await self.go_on.acquire()
            return Choice(int(game.legal(state)[0]))


async def test_a_person_s_bot_is_the_next_to_be_thought_for(sqlite_url: str) -> None:
    async with running(sqlite_url, bot_workers=1) as (server, base), Caller(base) as anna:
        thoughts = Thoughts(server)
        for _ in range(MANY):
            await anna.make(sample.LIGHT, 2, players=["random", "random"])
        for _ in range(MANY):
            assert await thoughts.asked.get() == "bots"
        assert await thoughts.begun.get() == "bots"
        await anna.make(sample.LIGHT, 2, players=["me", "random"], options={"first": 1})
        assert await thoughts.asked.get() == "people"
        # All the others came before.
        assert thoughts.begun.empty()
        thoughts.go_on.release()
        assert await thoughts.begun.get() == "people"


async def test_whoever_plays_at_many_tables_waits_for_themselves(sqlite_url: str) -> None:
    async with (
        running(sqlite_url, bot_workers=1) as (server, base),
        Caller(base) as anna,
        Caller(base) as bert,
    ):
        # Somebody at another address.
        there = httpx2.AsyncHTTPTransport(local_address="127.0.0.2")
        bert.http = httpx2.AsyncClient(base_url=base, timeout=WAIT, transport=there)
        thoughts = Thoughts(server)
        for _ in range(MANY):
            await anna.make(sample.LIGHT, 2, players=["me", "random"], options={"first": 1})
            await thoughts.asked.get()
        await thoughts.begun.get()
        await bert.make(sample.LIGHT, 2, players=["me", "random"], options={"first": 1})
        await thoughts.asked.get()
        assert thoughts.addresses == ["127.0.0.1"] * MANY + ["127.0.0.2"]
        # How long a bot may think follows from who waits with it, one of each address.
        places = server.workers._free
        assert (places.crowd("127.0.0.1"), places.crowd("127.0.0.2")) == (MANY, 2)
        for _ in range(2):
            thoughts.go_on.release()
            await thoughts.begun.get()
        # One of the sixty, then theirs.
        assert places.crowd("127.0.0.2") == 1


async def test_places_go_round_among_those_who_wait() -> None:
    places = Places(1)
    order: list[str] = []

    async def come(name: str) -> None:
        async with places.taken(name[0]):
            order.append(name)

    async with asyncio.TaskGroup() as group, places.taken():
        for name in ("a1", "a2", "a3", "b1", "b2"):
            group.create_task(come(name))
        gone = group.create_task(come("c1"))
        await asyncio.sleep(0)
        assert (places.crowd("a"), places.crowd("c"), places.crowd("d")) == (5, 3, 3)
        gone.cancel()
        await asyncio.sleep(0)
        assert places.crowd("d") == 2
    assert order == ["a1", "b1", "a2", "b2", "a3"]


async def test_tables_without_a_person_are_counted_by_address(sqlite_url: str) -> None:
    async with (
        running(sqlite_url, bot_tables_per_address=2) as (server, base),
        Caller(base) as anna,
    ):
        Thoughts(server)
        alone = {"title": sample.LIGHT, "seats": 2, "players": ["random", "greedy"]}
        first, _ = [await anna.post("/api/tables", alone) for _ in range(2)]
        tables = len([row async for row in server.store.every_table()])
        answer = await anna.http.post("/api/tables", json=alone, headers={"Accept-Language": "nl"})
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "60")
        assert answer.json()["code"] == "bots-alone"
        assert answer.json()["sentence"] == (
            "Er lopen van hieruit al 2 tafels zonder mensen: wacht tot er een afgelopen is."
        )
        assert len([row async for row in server.store.every_table()]) == tables
        # Nor by leaving a table to them, before its start or later.
        empty = await anna.make(sample.LIGHT, 2, players=["open", "open"])
        for seat in (0, 1):
            await anna.post(f"/api/tables/{empty['id']}/seats/{seat}/bot", {"bot": "random"})
        await anna.post(f"/api/tables/{empty['id']}/start", status=429)
        mine = await anna.make(sample.LIGHT, 2, players=["me", "random"])
        over = f"/api/tables/{mine['id']}/seats/0/bot"
        await anna.post(over, {"bot": "random"}, status=429)
        # A game that is over makes room.
        server.desks.forget(first["id"])
        await anna.post(over, {"bot": "random"})
        await anna.post("/api/tables", alone, status=429)
        # A person back at the table does, too.
        await anna.post(f"/api/tables/{mine['id']}/seats/0/free")
        await anna.post("/api/tables", alone)


async def test_places_go_to_the_first_line_first_and_none_is_lost() -> None:
    places = Places(1)
    order: list[str] = []
    done = asyncio.Event()

    async def come(name: str, last: bool) -> None:
        async with places.taken(last=last):
            order.append(name)
            await done.wait()

    async with asyncio.TaskGroup() as group:
        tasks = {}
        for name, last in (("a", True), ("b", True), ("c", False), ("d", True), ("e", False)):
            tasks[name] = group.create_task(come(name, last))
            await asyncio.sleep(0)
        tasks["d"].cancel()
        tasks["e"].cancel()
        await asyncio.sleep(0)
        done.set()
    assert order == ["a", "c", "b"]
    assert places._free == 1


async def test_a_place_that_comes_to_somebody_who_just_left_goes_on() -> None:
    places = Places(1)
    entered: list[str] = []

    async def come(name: str) -> None:
        async with places.taken():
            entered.append(name)

    async with places.taken():
        gone = asyncio.create_task(come("gone"))
        next_one = asyncio.create_task(come("next"))
        await asyncio.sleep(0)
    # The place is given to the first already; it is called off before it knows.
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    await next_one
    assert entered == ["next"]
    assert places._free == 1


async def test_those_who_come_last_leave_one_place_to_others() -> None:
    places = Places(3)
    order: list[str] = []
    done = asyncio.Event()

    async def come(name: str, last: bool) -> None:
        async with places.taken(last=last):
            order.append(name)
            await done.wait()

    async with asyncio.TaskGroup() as group:
        for name, last in (("a", True), ("b", True), ("c", True), ("d", False), ("e", False)):
            group.create_task(come(name, last))
            await asyncio.sleep(0)
        assert order == ["a", "b", "d"]
        # One of people's waits, and one more of the others.
        assert (places.crowd(), places.crowd(last=True)) == (1 / 3, 2 / 3)
        done.set()
    assert order == ["a", "b", "d", "e", "c"]
    assert (places._free, places._spare) == (3, 2)

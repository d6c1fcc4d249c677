"""Bots among themselves: an address has so many such tables, and people's tables come before."""

import asyncio
from typing import Any

import pytest

from dolmen.core.game import Game
from dolmen.server.places import Places
from dolmen.server.server import Server
from dolmen.server.workers import Choice
from tests import sample
from tests.server.servers import Caller, running

MANY = 60


class Thoughts:
    """Workers that answer when a test says so, in the order in which they were asked to think."""

    def __init__(self, server: Server) -> None:
        self._places: Places = server.workers._free
        self.asked: asyncio.Queue[str] = asyncio.Queue()
        self.begun: asyncio.Queue[str] = asyncio.Queue()
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
    ) -> Choice:
        whose = "bots" if alone else "people"
        self.asked.put_nowait(whose)
        async with self._places.taken(last=alone):
            self.begun.put_nowait(whose)
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

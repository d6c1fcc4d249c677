"""Tables in use: opened, evicted, forgotten; what is stored decides after trouble."""

import asyncio
from typing import Any

import pytest

from dolmen.server.refusals import Denied
from dolmen.server.store import Append, Unstored
from tests import sample
from tests.server.servers import Caller, running

TWO = {"players": ["me", "guest"]}


async def test_an_idle_table_is_evicted_and_a_watched_one_is_not(sqlite_url: str) -> None:
    async with running(sqlite_url, rooms=1) as (server, base), Caller(base) as anna:
        watched = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        async with anna.look(watched, seat=0) as a:
            idle = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
            before = server.desks.get(watched)
            assert before is not None
            assert server.desks.get(idle) is not None
            third = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
            assert server.desks.get(idle) is None
            assert server.desks.get(watched) is before
            assert server.desks.get(third) is not None
            # It goes on where it was when it is needed again.
            assert (await anna.get(f"/api/tables/{idle}"))["status"] == "playing"
            assert server.desks.get(third) is None
            await a.ask("chat", text="still here")


async def test_a_table_evicted_while_somebody_waits_for_it_is_opened_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        old = await server.desks.open(id)
        server.desks.forget(id)
        opened = server.desks.open

        async def open_late(wanted: str) -> Any:
            monkeypatch.setattr(server.desks, "open", opened)
            return old

        monkeypatch.setattr(server.desks, "open", open_late)
        async with server.tables.at(id) as desk:
            assert desk is not old
            assert desk is server.desks.get(id)


async def test_the_table_that_was_used_longest_ago_is_evicted_first(sqlite_url: str) -> None:
    async with running(sqlite_url, rooms=2) as (server, base), Caller(base) as anna:
        one, two = [(await anna.make(sample.LIGHT, 2, **TWO))["id"] for _ in range(2)]
        await anna.get(f"/api/tables/{one}")
        three = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        assert [desk.id for desk in server.desks.all()] == [one, three]
        assert server.desks.get(two) is None


async def test_a_table_removed_while_it_is_opened_is_not_there(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        server.desks.forget(id)
        reading, removed = asyncio.Event(), asyncio.Event()
        votes = server.store.votes

        async def read_late(table: str) -> Any:
            reading.set()
            await removed.wait()
            return await votes(table)

        monkeypatch.setattr(server.store, "votes", read_late)
        opening = [asyncio.create_task(server.desks.open(id)) for _ in range(2)]
        await reading.wait()
        await server.store.delete_tables([id])
        server.desks.forget(id)
        removed.set()
        for found in await asyncio.gather(*opening, return_exceptions=True):
            assert isinstance(found, Denied)
            assert found.code == "unknown-table"
        assert server.desks.get(id) is None
        # Nothing of it is remembered: the next one that asks is told the same by the store.
        answer = await anna.http.get(f"/api/tables/{id}")
        assert answer.status_code == 404


async def test_whoever_looks_at_a_table_that_is_removed_is_told_so(sqlite_url: str) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        async with anna.look(id, seat=0) as a:
            server.desks.forget(id)
            assert await a.closed() == 4404


async def test_a_table_that_another_process_removed_is_forgotten(sqlite_url: str) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        desk = await server.desks.open(id)
        await server.store.delete_tables([id])
        desk.behind = True
        answer = await anna.http.get(f"/api/tables/{id}")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")
        assert server.desks.get(id) is None


@pytest.mark.parametrize("came_about", [True, False])
async def test_after_a_write_of_which_nobody_knows_the_store_is_read_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, came_about: bool
) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        async with anna.look(id) as spectator:
            desk = await server.desks.open(id)
            seat, n = desk.match.actor, desk.match.n
            assert seat is not None
            store = server.store.append

            async def fail(append: Append) -> bool:
                if came_about:
                    assert await store(append)
                raise Unstored("lost")

            async with anna.look(id, seat=seat) as a:
                with monkeypatch.context() as patch:
                    patch.setattr(server.store, "append", fail)
                    move = a.update["legal"][0]["move"]
                    refused = await a.ask("move", n=n, move=move)
                    assert (refused["type"], refused["code"]) == ("refused", "unstored")
                # Nobody saw what may not be stored.
                assert (desk.behind, desk.match.n) == (True, n)
                answer = await a.ask("move", id="again", n=n, move=move)
                assert answer["type"] == ("refused" if came_about else "done")
                assert (desk.behind, desk.match.n > n) == (False, True)
                while a.update["n"] < desk.match.n:
                    await a.next()
            while spectator.update["n"] < desk.match.n:
                await spectator.next()
            row = await server.store.table(id)
            assert row is not None
            assert row.n == desk.match.n == len(await server.store.entries(id))

"""What one server missed of another: after a lost connection, and of tables nobody looks at."""

import asyncio

import pytest

from dolmen.server.server import Server
from dolmen.server.store import Store
from dolmen.server.store.rows import CHAT, LOG, RESYNC, SEATS
from tests import sample
from tests.server.servers import Caller, running
from tests.server.test_store_processes import cut, until

TWO = {"players": ["me", "guest"], "options": {"first": 0}}


async def test_after_a_lost_connection_a_server_shows_all_that_it_missed(
    postgres_url: str,
) -> None:
    async with (
        running(postgres_url) as (_, one),
        running(postgres_url) as (other, two),
        Caller(one) as anna,
        Caller(two) as bert,
    ):
        id = (await anna.make(sample.LIGHT, 3, options={"first": 0}))["id"]
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        await anna.post(f"/api/tables/{id}/seats/2/bot", {"bot": "random"})
        await anna.post(f"/api/tables/{id}/start")
        async with anna.look(id, seat=0) as a, bert.look(id, seat=1) as b:
            missed: set[str] = set()
            other.store.listen(lambda _id, what, _n: missed.add(what))
            known = b.update["n"]
            await a.play()
            await a.ask("chat", text="hello")
            await a.ask("vote", what="end")
            await until(lambda: {LOG, CHAT, SEATS} <= missed)
            assert (b.update["n"], b.chat, b.table["votes"]) == (known, [], [])
            other.store.listen(other.news.hear, other.stage.hear_presence)
            await cut(postgres_url, news_of=other.store)
            while not (b.chat and b.table["votes"] and b.update["n"] >= a.update["n"]):
                await b.next()
            assert [line["text"] for line in b.chat] == ["hello"]
            assert [vote["seats"] for vote in b.table["votes"]] == [[0]]
        assert other.metrics.faults._value.get() == 0


async def test_news_of_a_table_that_is_not_in_use_open_nothing(club: tuple[Server, str]) -> None:
    server, base = club
    async with Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        server.desks.forget(id)
        for what in (LOG, SEATS, CHAT, RESYNC):
            server.news.hear(id, what, 1)
        assert server.desks.all() == []


async def test_news_of_a_table_that_goes_meanwhile_are_no_fault(club: tuple[Server, str]) -> None:
    server, base = club
    async with Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        server.news.hear(id, LOG, 1)
        server.desks.forget(id)
        await server.store.delete_tables([id])
        assert server.desks.get(id) is None
        # One that another process removed is found to be gone.
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        async with anna.look(id, seat=0) as a:
            await server.store.delete_tables([id])
            server.news.hear(id, LOG, 1)
            assert await a.closed() == 4404
        assert server.desks.get(id) is None
        assert server.metrics.faults._value.get() == 0


async def test_of_two_rematches_at_two_servers_one_is_played(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        running(postgres_url) as (server, one),
        running(postgres_url) as (other, two),
        Caller(one) as anna,
        Caller(two) as bert,
    ):
        id = (await anna.make(sample.LIGHT, 2))["id"]
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        await anna.post(f"/api/tables/{id}/start")
        async with anna.look(id, seat=0) as a, bert.look(id, seat=1) as b:
            await a.ask("resign", n=a.update["n"])
            while not b.table["outcome"]:
                await b.next()
            # Both have made their table before either is named the next one.
            made: list[str] = []
            both = asyncio.Event()

            def wait_for_both(store: Store) -> None:
                set_next = store.set_next

                async def set_late(table: str, rematch: str) -> bool:
                    made.append(rematch)
                    if len(made) == 2:
                        both.set()
                    await both.wait()
                    return await set_next(table, rematch)

                monkeypatch.setattr(store, "set_next", set_late)

            wait_for_both(server.store)
            wait_for_both(other.store)
            answers = await asyncio.gather(
                anna.post(f"/api/tables/{id}/rematch"), bert.post(f"/api/tables/{id}/rematch")
            )
        assert len(set(made)) == 2
        assert answers[0]["id"] == answers[1]["id"]
        rows = [await server.store.table(rematch) for rematch in made]
        assert [row.id for row in rows if row is not None] == [answers[0]["id"]]
        # Whoever was faster has the links; the other holds the seat all the same.
        assert sorted(len(answer["links"]) for answer in answers) == [0, 1]
        async with anna.look(answers[0]["id"], seat=0), bert.look(answers[0]["id"], seat=1) as b:
            assert b.table["status"] == "playing"

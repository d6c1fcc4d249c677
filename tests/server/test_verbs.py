"""What is done at a table, where several people, seats or processes do it at once."""

import asyncio
from typing import Any

import pytest

from dolmen.server.limits import Rate
from dolmen.server.store import Append
from dolmen.server.viewers import Actor
from dolmen.server.wire.messages import Done, Refused
from dolmen.server.wire.requests import Say
from dolmen.server.workers import Choice
from tests import sample
from tests.server.servers import Caller, Looker, running

TWO = {"players": ["me", "guest"]}


def entries_seen(looker: Looker) -> list[int]:
    """The numbers of all entries that a viewer was told of after the greeting."""
    updates = [message for message in looker.seen if message["type"] == "update"]
    return [entry["n"] for update in updates[1:] for entry in update["entries"]]


async def test_each_viewer_is_told_of_each_entry_once(sqlite_url: str) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna, Caller(base) as eve:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        async with (
            anna.look(id, seat=0) as a,
            anna.look(id, seat=1) as b,
            eve.look(id) as c,
            eve.look(id) as d,
        ):
            start = a.update["n"]
            for _ in range(6):
                mover = a if a.update["actor"] == 0 else b
                await mover.play()
                for looker in (a, b, c, d):
                    while looker.update["n"] < mover.update["n"]:
                        await looker.next()
            for looker in (a, b, c, d):
                assert entries_seen(looker) == list(range(start + 1, a.update["n"] + 1))
        assert server.metrics.stored() == a.update["n"]


async def test_the_last_person_of_three_who_gives_up_ends_the_game(sqlite_url: str) -> None:
    title = sample.LIGHT
    async with running(sqlite_url) as (server, base), Caller(base) as anna, Caller(base) as bert:
        made = await anna.make(title, 3, players=["me", "open", "random"])
        id = made["id"]
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        # The bots shall not move meanwhile: nobody's n would be the present one.
        await no_bots(server)
        await anna.post(f"/api/tables/{id}/start")
        async with anna.look(id, seat=0) as a, bert.look(id, seat=1) as b:
            answer = await b.ask("resign", n=b.update["n"])
            assert answer["type"] == "done"
            assert b.table["outcome"] is None
            # Bots play on for Bert, which is told; when Anna goes too, nobody is left to play for.
            while a.update["n"] < answer["n"]:
                await a.next()
            answer = await a.ask("resign", n=a.update["n"])
            assert answer["type"] == "done"
            while a.table["outcome"] is None:
                await a.next()
            outcome = a.table["outcome"]
            assert (outcome["how"], outcome["seat"]) == ("resigned", 0)
            assert outcome["ranks"][0] == 3


async def test_whoever_gave_up_may_take_the_seat_back_and_nobody_for_them(sqlite_url: str) -> None:
    title = sample.LIGHT
    async with running(sqlite_url) as (server, base), Caller(base) as anna, Caller(base) as bert:
        id = (await anna.make(title, 3, players=["me", "open", "random"]))["id"]
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        await no_bots(server)
        await anna.post(f"/api/tables/{id}/start")
        free = f"/api/tables/{id}/seats/1/free"
        async with anna.look(id, seat=0) as a, bert.look(id, seat=1) as b:
            n = (await b.ask("resign", n=b.update["n"]))["n"]
            refused = await anna.post(free, status=409)
            assert (refused["code"], "Bert" in refused["sentence"]) == ("gave-up", True)
            seat = (await bert.post(free))["seats"][1]
            assert (seat["stand_in"], seat["resigned"]) == (None, False)
            # Both read both in the log.
            for looker in (a, b):
                while looker.update["n"] < n + 1:
                    await looker.next()
                assert seats_told(looker) == ["server-seat-resigned", "server-seat-back"]
            again = await b.ask("resign", n=b.update["n"])
            assert again["type"] == "done"


def seats_told(looker: Looker) -> list[str]:
    """What was told of seats that changed hands, in order."""
    entries = {
        entry["n"]: entry
        for message in looker.seen
        if message["type"] == "update"
        for entry in message["entries"]
    }
    return [entry["told"][0]["id"] for entry in entries.values() if entry["kind"] == "seat"]


async def no_bots(server: Any) -> None:
    """Bots think for ever."""

    async def think(*_: object, **__: object) -> Choice:
        await asyncio.Event().wait()
        raise AssertionError

    server.workers.choose = think


async def test_a_seat_given_back_while_its_bot_thinks_is_its_person_s(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        thinks, freed, released = asyncio.Event(), asyncio.Event(), asyncio.Event()
        release = server.store.release

        async def release_and_tell(table: str) -> None:
            await release(table)
            released.set()

        async def think(bot: str, game: Any, state: Any, seat: int, **_: object) -> Choice:
            thinks.set()
            await freed.wait()
            return Choice(int(game.legal(state)[0]), None)

        monkeypatch.setattr(server.workers, "choose", think)
        monkeypatch.setattr(server.store, "release", release_and_tell)
        desk = await server.desks.open(id)
        seat, n = desk.match.actor, desk.match.n
        await anna.post(f"/api/tables/{id}/seats/{seat}/bot", {"bot": "random"})
        await thinks.wait()
        await anna.post(f"/api/tables/{id}/seats/{seat}/free")
        freed.set()
        await released.wait()
        # Two entries tell of the seat, none of a move.
        assert (desk.match.n, desk.match.actor) == (n + 2, seat)
        assert desk.match.due_bot is None
        async with anna.look(id, seat=seat) as a:
            assert (await a.play())["type"] == "done"


async def test_one_id_from_two_seats_is_two_lines_of_chat(sqlite_url: str) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        async with anna.look(id, seat=0) as a, anna.look(id, seat=1) as b:
            for looker, text in ((a, "one"), (b, "two"), (a, "one"), (b, "two")):
                assert (await looker.ask("chat", id="same", text=text))["type"] == "done"
        said = [(row.k, row.seat, row.text) for row in await server.store.chat(id)]
        assert said == [(1, 0, "one"), (2, 1, "two")]


async def test_one_id_from_two_seats_is_two_moves(sqlite_url: str) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        desk = await server.desks.open(id)
        async with anna.look(id, seat=0) as a, anna.look(id, seat=1) as b:
            movers: set[int] = set()
            while movers != {0, 1}:
                seat = desk.match.actor
                assert seat is not None
                looker, n = (a, b)[seat], desk.match.n
                while looker.update["n"] < n:
                    await looker.next()
                id_ = "same" if seat not in movers else f"m{n}"
                move = looker.update["legal"][0]["move"]
                assert (await looker.ask("move", id=id_, n=n, move=move))["type"] == "done"
                assert desk.match.n > n
                movers.add(seat)


async def test_chat_is_limited_by_address(sqlite_url: str) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        desk = await server.desks.open(id)
        (player,) = {player for _, player in desk.match.seats.holders}
        server.dispatch.chat = Rate(2, 1000.0)

        async def say(seat: int, address: str, n: int) -> str:
            actor = Actor(seat, player, None, address, None)
            answer = await server.dispatch.act(id, actor, Say(f"{address} {n}", "hello"))
            assert isinstance(answer, Done | Refused)
            return answer.code if isinstance(answer, Refused) else "done"

        # Two seats at one address share what it may say; another address has its own.
        assert [await say(n % 2, "192.0.2.1", n) for n in range(3)] == ["done", "done", "too-many"]
        assert [await say(0, "192.0.2.2", n) for n in range(3)] == ["done", "done", "too-many"]


async def test_two_processes_that_end_a_game_by_the_same_votes_end_it_once(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        store = server.store.append
        first: list[Append] = []

        async def after_another(append: Append) -> bool:
            """Another process stores the same end, by its own last voter's message."""
            assert append.status == "ended"
            entries = [entry._replace(client="1 theirs") for entry in append.entries]
            first.append(append)
            assert await store(append._replace(entries=entries))
            return await store(append)

        async with anna.look(id, seat=0) as a, anna.look(id, seat=1) as b:
            n = a.update["n"]
            assert (await a.ask("vote", what="end"))["type"] == "done"
            monkeypatch.setattr(server.store, "append", after_another)
            answer = await b.ask("vote", what="end")
            assert answer["type"] == "done", answer
            assert len(first) == 1
            while b.table["status"] != "ended":
                await b.next()
            assert b.table["outcome"]["how"] == "agreed"
        entries = await server.store.entries(id, after=n)
        assert [(entry.n, entry.kind, entry.client) for entry in entries] == [
            (n + 1, "end", "1 theirs")
        ]


async def test_an_end_that_lost_to_a_move_is_refused(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]

        async def lose(append: Append) -> bool:
            return False

        async with anna.look(id, seat=0) as a:
            monkeypatch.setattr(server.store, "append", lose)
            answer = await a.ask("resign", n=a.update["n"])
            assert (answer["type"], answer["code"]) == ("refused", "stale")
        assert (await server.desks.open(id)).match.status == "playing"

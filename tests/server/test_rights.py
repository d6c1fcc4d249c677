"""Who may no longer: seats that changed hands, tables that are frozen, and what is said twice."""

import asyncio
import json
from typing import Any

import pytest

from dolmen.commands.serve import check_address
from dolmen.core.message import Refusal
from dolmen.server.webhook.delivery import Webhooks
from tests import sample
from tests.dice import fair_game
from tests.server.receiver import Receiver, finds
from tests.server.servers import Caller, running, two_servers
from tests.server.test_tables import key_of


async def test_whoever_lost_a_seat_sees_and_plays_no_more_from_it(database_url: str) -> None:
    async with (
        running(database_url) as (_, base),
        Caller(base) as anna,
        Caller(base) as bert,
        Caller(base) as carl,
    ):
        id = (await anna.make(sample.LIGHT, 2))["id"]
        seated = await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        async with (
            bert.look(id, seat=1) as by_name,
            bert.look(id, token=key_of(seated["path"])) as by_key,
        ):
            await anna.post(f"/api/tables/{id}/seats/1/free")
            assert await by_name.closed() == 4403
            assert await by_key.closed() == 4403
            await carl.post(f"/api/tables/{id}/join", {"name": "Carl"})
            await anna.post(f"/api/tables/{id}/start")
            seen = [m for m in by_name.seen + by_key.seen if m["type"] == "update"]
            assert [m["n"] for m in seen] == [0, 0], "nothing of the game was sent there"
        answer = await bert.http.get(f"/api/tables/{id}/view", params={"seat": 1})
        assert answer.status_code == 403


async def test_whoever_stands_up_or_is_sent_away_looks_no_more(database_url: str) -> None:
    async with running(database_url) as (_, base), Caller(base) as anna, Caller(base) as bert:
        id = (await anna.make(sample.LIGHT, 2))["id"]
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        async with bert.look(id, seat=1) as b:
            await bert.post(f"/api/tables/{id}/leave/1")
            assert await b.closed() == 4403
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        async with bert.look(id, seat=1) as b:
            await anna.post(f"/api/tables/{id}/seats/1/free")
            assert await b.closed() == 4403


async def test_a_frozen_table_is_changed_by_nobody(database_url: str) -> None:
    async with running(database_url) as (server, base), Caller(base) as anna:
        made = await anna.make(sample.LIGHT, 2, players=["me", "guest"], options={"first": 0})
        id, key = made["id"], key_of(made["links"][0]["path"])
        await server.store.update_table(id, mark="0123456789abcdef", version=0)
    async with running(database_url) as (server, base), Caller(base) as anna:
        before = await server.store.table(id)
        await anna.post(f"/api/tables/{id}/sit", {"token": key})
        async with anna.look(id, seat=0) as a:
            n = a.update["n"]
            for message in (
                {"kind": "resign", "n": n},
                {"kind": "vote", "what": "end"},
                {"kind": "take_back", "n": n},
                {"kind": "move", "n": n, "move": "x"},
            ):
                kind = str(message.pop("kind"))
                assert (await a.ask(kind, **message))["code"] == "frozen", kind
        answer = await anna.http.get(f"/api/records/{id}")
        assert (answer.status_code, answer.json()["code"]) == (409, "frozen")
        assert await server.store.table(id) == before
        again = await anna.post(f"/api/tables/{id}/rematch")
        assert (await anna.get(f"/api/tables/{again['id']}"))["status"] == "playing"


async def test_a_line_of_chat_sent_twice_is_said_once(database_url: str) -> None:
    async with running(database_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"]))["id"]
        async with anna.look(id, seat=0) as a:
            for _ in range(2):
                assert (await a.ask("chat", id="once", text="hello"))["type"] == "done"
            assert (await a.ask("chat", id="other", text="hello"))["type"] == "done"
        assert [row.text for row in await server.store.chat(id)] == ["hello", "hello"]


async def test_nobody_who_is_there_is_voted_out(database_url: str) -> None:
    async with (
        running(database_url, away_seconds=0) as (_, base),
        Caller(base) as anna,
        Caller(base) as bert,
    ):
        id = (await anna.make(sample.LIGHT, 2))["id"]
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        await anna.post(f"/api/tables/{id}/start")
        async with anna.look(id, seat=0) as a:
            async with bert.look(id, seat=1):
                refused = await a.ask("vote", what="bot", seat=1)
                assert refused["code"] == "still-here"
            while a.table["seats"][1]["online"]:
                await a.next()
            await a.ask("vote", what="bot", seat=1)
            while a.table["seats"][1]["stand_in"] is None:
                await a.next()


async def test_a_webhook_hears_of_a_turn_once(database_url: str) -> None:
    receiver = Receiver(b"HTTP/1.1 204 No Content\r\n\r\n")
    async with receiver.listen():
        webhooks = Webhooks(finds("93.184.215.14"), receiver.connect)
        async with (
            running(database_url, webhooks=webhooks) as (_, base),
            Caller(base) as anna,
            Caller(base) as bert,
        ):
            made = await anna.make(
                sample.LIGHT, 2, players=["me", "guest"], webhook="https://hook.example/turn"
            )
            # Sitting down by a link changes the seats, but not whose turn it is.
            for _ in range(3):
                key = key_of(made["links"][0]["path"])
                await bert.post(f"/api/tables/{made['id']}/sit", {"token": key})
            await asyncio.wait_for(receiver.came.wait(), 10)
        assert len(receiver.posts) == 1


async def test_a_host_who_does_not_play_finds_the_table_again(database_url: str) -> None:
    async with running(database_url) as (_, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, players=["open", "open"]))["id"]
        lines = (await anna.get("/api/me/tables"))["tables"]
        assert [(line["id"], line["mine"]) for line in lines] == [(id, [])]


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        (None, None),
        ("https://Games.Club/", "https://games.club"),
        ("https://games.club:443", "https://games.club"),
        ("http://games.club:80", "http://games.club"),
        ("http://games.club:8080", "http://games.club:8080"),
    ],
)
def test_an_address_is_read_as_browsers_send_it(typed: str | None, read: str | None) -> None:
    assert check_address(typed) == read


@pytest.mark.parametrize(
    "typed", ["games.club", "ftp://x", "https://", "https://a/b", "http://a@b"]
)
def test_an_address_is_a_scheme_and_a_host(typed: str) -> None:
    with pytest.raises(Refusal):
        check_address(typed)


async def test_of_a_start_and_a_leave_at_two_servers_one_happens(postgres_url: str) -> None:
    async with two_servers(postgres_url) as (anna, bert):
        for _ in range(10):
            id = (await anna.make(sample.LIGHT, 2))["id"]
            await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
            await anna.get(f"/api/tables/{id}")
            answers = await asyncio.gather(
                anna.http.post(f"/api/tables/{id}/start"),
                bert.http.post(f"/api/tables/{id}/leave/1"),
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            table = await bert.get(f"/api/tables/{id}")
            kinds = (table["status"], table["seats"][1]["kind"])
            assert kinds in (("playing", "person"), ("open", "open"))


async def test_of_a_bot_and_a_joiner_at_two_servers_one_sits(postgres_url: str) -> None:
    async with two_servers(postgres_url) as (anna, bert):
        for _ in range(10):
            id = (await anna.make(sample.LIGHT, 3))["id"]
            await bert.get(f"/api/tables/{id}")
            answers = await asyncio.gather(
                anna.http.post(f"/api/tables/{id}/seats/1/bot", json={"bot": "random"}),
                bert.http.post(f"/api/tables/{id}/join", json={"seat": 1, "name": "Bert"}),
            )
            table = await anna.get(f"/api/tables/{id}")
            lines = (await bert.get("/api/me/tables"))["tables"]
            sits = id in [line["id"] for line in lines]
            assert table["seats"][1]["kind"] == ("person" if sits else "bot")
            assert [answer.status_code for answer in answers] == (
                [409, 200] if sits else [200, 409]
            )
            assert answers[0 if sits else 1].json()["code"] == (
                "somebody-sits" if sits else "seat-taken"
            )


async def test_a_resignation_is_lost_to_nobody(postgres_url: str) -> None:
    async with two_servers(postgres_url) as (anna, bert):
        for _ in range(5):
            id = (await anna.make(sample.LIGHT, 3, players=["me", "open", "random"]))["id"]
            joined = await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
            # Bert lets Anna play his seat as well, so that she may hand it over while he is there.
            await anna.post(f"/api/tables/{id}/sit", {"token": key_of(joined["path"])})
            await anna.post(f"/api/tables/{id}/start")
            async with bert.look(id, seat=1) as b:
                answer: dict[str, Any] = {}
                for _ in range(20):
                    bot = anna.http.post(f"/api/tables/{id}/seats/1/bot", json={"bot": "random"})
                    _, answer = await asyncio.gather(bot, b.ask("resign", n=b.update["n"]))
                    if answer["type"] == "done":
                        break
                    await b.until("update")
                assert answer["type"] == "done"
                again = await b.ask("resign", id=answer["id"], n=0)
                assert again["type"] == "done"
            table = await anna.get(f"/api/tables/{id}")
            assert table["seats"][1]["resigned"] is True


async def test_bots_are_never_out_of_names(database_url: str) -> None:
    async with running(database_url) as (_, base), Caller(base) as anna:
        names = ["Nolwenn", "Erwan", "Maëlle", "Yann"]
        made = await anna.make(sample.LIGHT, 4, players=["greedy"] * 4, names=names, name="Gwenn")
        table = await anna.get(f"/api/tables/{made['id']}")
        called = [seat["name"] for seat in table["seats"]]
        assert len(set(called)) == 4
        assert not set(called) & {*names, "Gwenn"}


async def test_a_record_with_odd_names_or_options_changes_nothing(database_url: str) -> None:
    lines = list(fair_game(sample.LIGHT, 3).lines())
    header = json.loads(lines[0])
    async with running(database_url) as (server, base), Caller(base) as anna:
        for change in (
            {"names": ["a\ud800b", "b", "c"]},
            {"names": ["a\u0000", "b", "c"]},
            {"names": ["a" * 1000, "b", "c"]},
            {"options": {"seats": 3}},
            {"options": {"self": 3}},
            {"options": {"title": "x"}},
        ):
            text = "\n".join([json.dumps(header | change), *lines[1:]])
            answer = await anna.http.post("/api/records", content=text.encode())
            assert answer.status_code == 422, answer.text
        assert [row async for row in server.store.every_record()] == []


async def test_what_is_refused_makes_nobody_s_acquaintance(database_url: str) -> None:
    async with running(database_url, joins_per_minute=3) as (_, base), Caller(base) as anna:
        for path in ("join", "rematch"):
            answer = await anna.http.post(f"/api/tables/nothing/{path}", json={})
            assert (answer.status_code, "set-cookie" in answer.headers) == (404, False)
        answer = await anna.http.post("/api/me", json={"name": "\u0007"})
        assert (answer.status_code, "set-cookie" in answer.headers) == (422, False)
        made = []
        for _ in range(4):
            async with Caller(base) as stranger:
                made.append((await stranger.http.post("/api/me", json={})).status_code)
        assert made[-1] == 429

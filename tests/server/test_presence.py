"""Nobody moves for who is there: by a socket, a page without script or a program, at this process
or at another."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from dolmen.server.presence import FORGET_SECONDS, Presence, presence_text
from dolmen.server.server import Server
from tests import sample
from tests.server.plain_browser import Browser
from tests.server.servers import Caller, running
from tests.server.test_limits import Hands

AWAY = 60


def wait_of(problem: dict[str, Any]) -> object:
    """When a refusal says to ask again."""
    assert problem["code"] == "still-here", problem
    return problem["reason"]["args"]["wait"]


class Club:
    """A table of three people, each with a browser, at a server whose clock a test turns."""

    def __init__(self, server: Server, hands: Hands, id: str, people: list[Caller]) -> None:
        self.server = server
        self.hands = hands
        self.id = id
        self.anna, self.bert, self.carl = people

    async def hand_over(self, seat: int, status: int = 200) -> Any:
        """The host wants a bot to play a seat."""
        path = f"/api/tables/{self.id}/seats/{seat}/bot"
        return await self.anna.post(path, {"bot": "random"}, status=status)

    async def told(self) -> list[str]:
        """What everybody was told of who plays."""
        async with Caller(self.anna.base) as eve:
            update = await eve.get(f"/api/tables/{self.id}/view", lang="en")
        return [
            phrase["text"]
            for entry in update["entries"]
            if entry["kind"] == "seat"
            for phrase in entry["told"]
        ]


@asynccontextmanager
async def club_of_three(database: str) -> AsyncIterator[Club]:
    """Anna, the host, is to move; then Bert; then Carl."""
    hands = Hands()
    async with AsyncExitStack() as stack:
        server, base = await stack.enter_async_context(
            running(database, ticks=hands, away_seconds=AWAY)
        )
        people = [await stack.enter_async_context(Caller(base)) for _ in range(3)]
        made = await people[0].make(sample.LIGHT, 3, name="Anna", options={"first": 1})
        for caller, name in zip(people[1:], ("Bert", "Carl"), strict=True):
            await caller.post(f"/api/tables/{made['id']}/join", {"name": name})
        await people[0].post(f"/api/tables/{made['id']}/start")
        yield Club(server, hands, made["id"], people)


async def test_the_host_lets_no_bot_move_for_who_sits_there(database_url: str) -> None:
    async with club_of_three(database_url) as club:
        club.hands.at += 10 * AWAY
        async with club.bert.look(club.id, seat=1) as b:
            n = b.update["n"]
            refused = await club.hand_over(1, status=409)
            assert wait_of(refused) == AWAY
            assert refused["sentence"] == (
                "Bert is here, or was a moment ago. A bot may play for somebody once nobody has "
                "been at the seat for 60 s: ask again in 60 s at the earliest."
            )
            # Nothing happened, and the turn is still Bert's.
            assert (await b.play())["n"] > n
        assert await club.told() == []


async def test_a_seat_is_handed_over_when_nobody_was_there_for_a_while_and_back_by_one_press(
    database_url: str,
) -> None:
    async with club_of_three(database_url) as club:
        async with club.anna.look(club.id, seat=0) as a:
            async with club.bert.look(club.id, seat=1):
                club.hands.at += 10 * AWAY
            while a.table["seats"][1]["online"]:
                await a.next()
            club.hands.at += AWAY - 20
            assert wait_of(await club.hand_over(1, status=409)) == 20
            refused = await a.ask("vote", what="bot", seat=1)
            assert (refused["code"], refused["reason"]["args"]["wait"]) == ("still-here", 20)
            club.hands.at += 20
            table = await club.hand_over(1)
            assert table["seats"][1]["stand_in"] == "random"
            back = await club.bert.post(f"/api/tables/{club.id}/seats/1/free")
            assert back["seats"][1]["stand_in"] is None
        assert await club.told() == [
            "Bert is away: the host lets a bot (random) play on.",
            "Bert plays again in person.",
        ]


async def test_a_vote_hands_a_seat_over_only_while_nobody_is_there(database_url: str) -> None:
    async with club_of_three(database_url) as club:
        club.hands.at += AWAY
        async with club.anna.look(club.id, seat=0) as a, club.carl.look(club.id, seat=2) as c:
            assert (await a.ask("vote", what="bot", seat=1))["type"] == "done"
            # Bert is back before the vote is carried.
            await club.bert.get(f"/api/tables/{club.id}/view", seat=1)
            assert (await c.ask("vote", what="bot", seat=1))["code"] == "still-here"
            club.hands.at += AWAY
            assert (await c.ask("vote", what="bot", seat=1))["type"] == "done"
            while c.table["seats"][1]["stand_in"] is None:
                await c.next()
        assert await club.told() == ["Bert is away: the others let a bot (player) play on."]


@pytest.mark.parametrize("door", ["plain page", "view", "story", "table", "act"])
async def test_whoever_comes_by_any_door_is_there(sqlite_url: str, door: str) -> None:
    async with club_of_three(sqlite_url) as club:
        club.hands.at += AWAY
        bert, path = club.bert, f"/api/tables/{club.id}"
        if door == "plain page":
            answer = await bert.http.get(f"/plain/table/{club.id}")
        elif door == "act":
            why = {"type": "why", "id": "w", "target": "x"}
            answer = await bert.http.post(f"{path}/act?seat=1", json=why)
        else:
            query = {"view": "/view?seat=1", "story": "/story?seat=1", "table": ""}[door]
            answer = await bert.http.get(path + query)
        assert answer.status_code == 200
        assert wait_of(await club.hand_over(1, status=409)) == AWAY
        table = await club.anna.get(path)
        assert [seat["online"] for seat in table["seats"]] == [True, True, False]
        club.hands.at += AWAY
        assert (await club.hand_over(1))["seats"][1]["stand_in"] == "random"


async def test_a_stranger_who_looks_keeps_nobody_s_seat(sqlite_url: str) -> None:
    async with club_of_three(sqlite_url) as club:
        club.hands.at += AWAY
        async with Caller(club.anna.base) as eve, eve.look(club.id):
            await eve.get(f"/api/tables/{club.id}/view")
            assert (await club.hand_over(1))["seats"][1]["stand_in"] == "random"


async def test_a_seat_key_alone_keeps_the_seat_and_takes_it_back(sqlite_url: str) -> None:
    hands = Hands()
    async with (
        running(sqlite_url, ticks=hands, away_seconds=AWAY) as (_, base),
        Caller(base) as anna,
        Caller(base) as bert,
        Caller(base) as program,
    ):
        id = (await anna.make(sample.LIGHT, 2))["id"]
        path = (await bert.post(f"/api/tables/{id}/join", {"name": "Bert"}))["path"]
        await anna.post(f"/api/tables/{id}/start")
        program.http.headers["X-Dolmen-Seat"] = path.rpartition("/")[2]
        hands.at += AWAY
        await program.get(f"/api/tables/{id}/view")
        over = f"/api/tables/{id}/seats/1/bot"
        assert wait_of(await anna.post(over, {"bot": "random"}, status=409)) == AWAY
        hands.at += AWAY
        await anna.post(over, {"bot": "random"})
        table = await program.post(f"/api/tables/{id}/seats/1/free")
        assert table["seats"][1]["stand_in"] is None


async def test_who_shares_a_screen_is_there_too_and_may_be_played_for_on_request(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url, away_seconds=AWAY) as (_, base), Caller(base) as anna:
        players = ["me", "guest", "random"]
        id = (await anna.make(sample.LIGHT, 3, players=players, options={"first": 1}))["id"]
        async with anna.look(id, seat=0) as a:
            assert [seat["online"] for seat in a.table["seats"]] == [True, True, False]
            # The guest's seat is hers as well: nobody moves against somebody's will.
            table = await anna.post(f"/api/tables/{id}/seats/1/bot", {"bot": "random"})
            assert table["seats"][1]["stand_in"] == "random"
            told: list[Any] = []
            while not told:
                await a.next()
                told = [
                    phrase
                    for entry in a.update["entries"]
                    if entry["kind"] == "seat"
                    for phrase in entry["told"]
                ]
            assert [(one["id"], one["args"]) for one in told] == [
                ("server-seat-own", {"who": {"seat": 1}, "bot": "random"})
            ]


async def test_a_table_that_comes_into_memory_gives_everybody_time_to_come_back(
    database_url: str,
) -> None:
    hands = Hands()
    async with running(database_url) as (_, base), Caller(base) as anna, Caller(base) as bert:
        id = (await anna.make(sample.LIGHT, 2))["id"]
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        await anna.post(f"/api/tables/{id}/start")
        cookies = anna.http.cookies
    async with (
        running(database_url, ticks=hands, away_seconds=AWAY) as (_, base),
        Caller(base) as anna,
    ):
        anna.http.cookies.update(cookies)
        over = f"/api/tables/{id}/seats/1/bot"
        assert wait_of(await anna.post(over, {"bot": "random"}, status=409)) == AWAY
        hands.at += AWAY
        assert (await anna.post(over, {"bot": "random"}))["seats"][1]["stand_in"] == "random"


async def test_what_was_told_of_seats_survives_and_changes_no_move(database_url: str) -> None:
    async with club_of_three(database_url) as club:
        club.hands.at += AWAY
        before = await club.anna.get(f"/api/tables/{club.id}/view")
        await club.hand_over(0)
        await club.anna.post(f"/api/tables/{club.id}/seats/0/free")
        club.server.desks.forget(club.id)
        after = await club.anna.get(f"/api/tables/{club.id}/view")
        assert (after["n"], after["view"]) == (before["n"] + 2, before["view"])
        assert await club.told() == [
            "Anna lets a bot (random) play on.",
            "Anna plays again in person.",
        ]
        async with club.bert.look(club.id, seat=1) as b:
            await b.play()
            await b.ask("vote", what="end")
        for caller, seat in ((club.anna, 0), (club.carl, 2)):
            async with caller.look(club.id, seat=seat) as one:
                await one.ask("vote", what="end")
        record = await club.anna.get(f"/api/records/{club.id}")
        assert record["verified"] == "verified"


async def test_the_plain_page_says_why_not_and_gives_a_seat_back(sqlite_url: str) -> None:
    hands = Hands()
    async with (
        running(sqlite_url, ticks=hands, away_seconds=AWAY) as (_, base),
        Browser(base) as anna,
        Browser(base) as bert,
    ):
        page = await anna.get(f"/make?title={sample.LIGHT}&seats=2")
        page = await anna.send(page.form("/make"), name="Anna", **{"option-first": "1"})
        table = page.path
        await bert.send((await bert.get(table)).form("/join", about="1"), name="Bert")
        await anna.send((await anna.get(table)).form("/start"))
        await bert.get(table)
        page = await anna.get(table)
        page = await anna.send(page.form("/bot", about="1"))
        assert "Bert is here, or was a moment ago." in page.text
        hands.at += AWAY
        page = await anna.send(page.form("/bot", about="1"))
        assert "Bert (a bot stands in: player)" in page.text
        assert "Bert is away: the host lets a bot (player) play on." in page.text
        page = await bert.send((await bert.get(table)).form("/free", about="1"))
        assert "a bot stands in" not in page.text
        assert "Bert plays again in person." in page.text


async def test_who_is_at_another_server_is_there_by_any_door(postgres_url: str) -> None:
    here, there = Hands(), Hands()
    async with (
        running(postgres_url, ticks=here, away_seconds=AWAY) as (server, one),
        running(postgres_url, ticks=there, away_seconds=AWAY) as (_, two),
        Caller(one) as anna,
        Caller(two) as bert,
    ):
        id = (await anna.make(sample.LIGHT, 2))["id"]
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        await anna.post(f"/api/tables/{id}/start")
        async with anna.look(id, seat=0) as a:
            here.at += 10 * AWAY
            there.at += 10 * AWAY
            while a.table["seats"][1]["online"]:
                a.table = await anna.get(f"/api/tables/{id}")
            await bert.http.get(f"/plain/table/{id}")
            while not a.table["seats"][1]["online"]:
                await a.next()
            over = f"/api/tables/{id}/seats/1/bot"
            assert wait_of(await anna.post(over, {"bot": "random"}, status=409)) == AWAY
            here.at += AWAY
            await anna.post(over, {"bot": "random"})
        assert server.metrics.faults._value.get() == 0


def test_a_process_that_falls_silent_is_forgotten_but_not_when_it_last_spoke() -> None:
    hands = Hands()
    presence = Presence(hands, AWAY)
    hands.at += AWAY
    assert (presence.elsewhere, presence.wait(2)) == (set(), 0)
    presence.hear(presence_text("other", {1, 2}, {2}))
    assert (presence.elsewhere, presence.looking, presence.wait(2)) == ({1, 2}, {2}, AWAY)
    hands.at += FORGET_SECONDS
    assert (presence.elsewhere, presence.wait(2)) == (set(), AWAY - FORGET_SECONDS)
    hands.at += AWAY
    assert presence.wait(2) == 0

"""Take-backs between people and bots: one press to the turn before, or all agree."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from dolmen.server.workers import Workers
from tests import sample
from tests.server.odd_bots import seat_odd
from tests.server.plain_browser import Browser, settled
from tests.server.servers import WAIT, Caller, Looker, running, two_servers
from tests.server.test_presence import AWAY, Club, club_of_three

AGAIN = "The same dice and cards come again."


def kinds_of(looker: Looker) -> list[str]:
    """The kinds of all entries that a viewer heard of, each once."""
    heard = {
        entry["n"]: entry["kind"]
        for message in looker.seen
        if message["type"] == "update"
        for entry in message["entries"]
    }
    return [kind for _, kind in sorted(heard.items())]


async def done(looker: Looker, kind: str, **fields: Any) -> dict[str, Any]:
    """A message that is carried out, and what it brings."""
    answer = await looker.ask(kind, **fields)
    assert answer["type"] == "done", answer
    while looker.update["n"] < answer["n"]:
        await looker.next()
    return answer


async def to_barrier(looker: Looker) -> None:
    """Takes back what can be without anybody's consent."""
    while (await looker.until_mine() or {})["can_take_back"]:
        await done(looker, "take_back", n=looker.update["n"])


async def test_against_bots_one_press_reaches_across_their_answer_and_redo_undoes_it(
    database_url: str,
) -> None:
    async with running(database_url) as (_, base), Caller(base) as anna:
        made = await anna.make(sample.LIGHT, 3, players=["me", "random", "random"], name="Anna")
        id = made["id"]
        async with anna.look(id, seat=0, lang="en", whole=True) as a:
            while not a.update["reach"]:
                await a.play()
                await a.until_mine()
            view = a.update["view"]
            await to_barrier(a)
            n, to = a.update["n"], a.update["reach"][0]
            assert a.update["reach"][1:] == [None, None]
            await done(a, "take_back", n=n, to=to)
            assert (a.update["n"], a.update["actor"], a.update["can_redo"]) == (n + 1, 0, True)
            assert a.update["entries"][-1]["kind"] == "crossed"
            (told,) = a.update["entries"][-1]["told"]
            assert told["text"].startswith("Anna goes back ")
            assert (await anna.get(f"/api/tables/{id}"))["crossings"] == 1
            # Sent twice, it counts once; and so does what plays it again.
            at = a.update["n"]
            for _ in range(2):
                await done(a, "redo", id="again", n=at)
            assert (a.update["view"], a.update["can_redo"]) == (view, False)
            assert kinds_of(a)[-1] == "redo"
            refused = await a.ask("redo", n=a.update["n"])
            assert refused["code"] == "nothing-to-redo"
            refused = await a.ask("propose", n=a.update["n"], to=10**6)
            assert refused["code"] == "nothing-to-take-back"
            rng = random.Random(1)
            while (update := await a.until_mine()) is not None:
                await a.ask("move", n=update["n"], move=rng.choice(update["legal"])["move"])
                a.update = {} if a.update["n"] == update["n"] else a.update
            refused = await a.ask("take_back", n=a.update["n"], to=to)
            assert refused["code"] == "not-playing"
        info = await anna.get(f"/api/records/{id}")
        assert (info["crossings"], info["verified"]) == (1, "verified")
        page = (await anna.http.get(f"/plain/record/{id}")).text
        assert "Once something was taken back across dice, cards or somebody’s answer" in page


async def until_there(path: Path) -> None:
    """Until another process has made a file."""
    async with asyncio.timeout(WAIT):
        while not path.exists():  # noqa: ASYNC110, ASYNC240
            await asyncio.sleep(0.01)


async def test_a_bot_that_thinks_is_stopped_by_a_take_back(sqlite_url: str, tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        workers = Workers(1, 600, 256, seat=seat_odd)
        await workers.start()
        try:
            made = await anna.make(sample.LIGHT, 2, players=["me", "random"], options={"first": 0})
            id = made["id"]
            async with anna.look(id, seat=0) as a:
                row = (await server.desks.open(id)).match.seats.rows[1]
                desk = await server.desks.open(id)
                desk.match.seats.rows[1] = row._replace(bot=f"marks {begun}")
                server.driver._workers = workers
                while a.update["actor"] == 0:
                    await a.play()
                await until_there(begun)
                assert desk.thought is not None
                choosing = desk.thought.choosing
                await done(a, "take_back", n=a.update["n"], to=a.update["reach"][0])
                assert a.update["actor"] == 0
                await asyncio.wait({choosing})
                assert choosing.cancelled()
                # Its process is another's again.
                desk.match.seats.rows[1] = row._replace(bot="first")
                n = a.update["n"]
                while a.update["n"] < n + 20:
                    await a.play()
        finally:
            await workers.close()


class Friends:
    """Three sockets at a table of three, at which Anna has moved once and Bert is to move."""

    def __init__(self, club: Club, lookers: list[Looker]) -> None:
        self.club = club
        self.a, self.b, self.c = lookers

    async def propose(self) -> int:
        """Bert has moved, and wants that back; gives the entry of the proposal."""
        await self.b.until("update") if self.b.update["n"] < self.a.update["n"] else None
        answer = await self.b.ask("propose", n=self.b.update["n"], to=self.b.update["reach"][1])
        assert answer["type"] == "done", answer
        for looker in (self.a, self.b, self.c):
            while looker.table["proposal"] is None:
                await looker.next()
        n: int = answer["n"]
        return n

    async def settled(self) -> list[Any]:
        """What everybody sees of the proposal when it has ended."""
        for looker in (self.a, self.b, self.c):
            while looker.table["proposal"] is not None:
                await looker.next()
        return [looker.update["entries"][-1]["kind"] for looker in (self.a, self.b, self.c)]


@asynccontextmanager
async def friends(database: str) -> AsyncIterator[Friends]:
    """Bert has moved and it is another's turn: his move is behind a barrier."""
    async with club_of_three(database) as club, AsyncExitStack() as stack:
        lookers = [
            await stack.enter_async_context(caller.look(club.id, seat=seat, lang="en"))
            for seat, caller in enumerate((club.anna, club.bert, club.carl))
        ]
        b = lookers[1]
        while b.update["actor"] == 1:
            await b.play()
        for looker in lookers:
            while looker.update["n"] < b.update["n"]:
                await looker.next()
        yield Friends(club, lookers)


async def test_all_agree_or_it_does_not_happen_and_the_log_tells(database_url: str) -> None:
    async with friends(database_url) as table:
        a, b, c = table.a, table.b, table.c
        n, actor = b.update["n"], b.update["actor"]
        assert actor != 1
        refused = await b.ask("take_back", n=n, to=b.update["reach"][1])
        assert refused["code"] == "past-barrier"
        asked = await table.propose()
        count = a.table["proposal"]["count"]
        assert a.table["proposal"] == {
            "n": asked,
            "seat": 1,
            "to": b.update["reach"][1],
            "count": count,
            "agreed": [],
            "awaited": [0, 2],
        }
        # One proposal at a time, and none by a spectator.
        assert (await c.ask("propose", n=asked, to=0))["code"] == "proposal-open"
        async with Caller(table.club.anna.base) as eve, eve.look(table.club.id) as e:
            assert (await e.ask("answer", proposal=asked, yes=True))["code"] == "watching"
            assert e.table["proposal"]["n"] == asked
        assert (await a.ask("answer", proposal=asked - 1, yes=True))["code"] == "no-proposal"
        for _ in range(2):
            await done(a, "answer", id="yes", proposal=asked, yes=True)
        while c.table["proposal"]["awaited"] != [2]:
            await c.next()
        await done(c, "answer", proposal=asked, yes=True)
        assert await table.settled() == ["crossed"] * 3
        assert [looker.update["actor"] for looker in (a, b, c)] == [1, 1, 1]
        assert b.update["legal"]
        assert not b.update["can_redo"]
        story = [
            phrase["text"]
            for entry in (
                await table.club.anna.get(f"/api/tables/{table.club.id}/view", lang="en")
            )["entries"]
            for phrase in entry["told"]
        ]
        moves = "one move" if count == 1 else f"{count} moves"
        assert story[-4:] == [
            f"Bert proposes to go back {moves}.",
            "Anna agrees.",
            "Carl agrees.",
            f"All agree: the game goes back {moves}, as Bert proposed. {AGAIN}",
        ]
        assert a.table["crossings"] == 1
        # It is read again as it is.
        await b.play()


@pytest.mark.parametrize("how", ["refused", "withdrawn", "move", "handed over"])
async def test_anything_else_ends_a_proposal(database_url: str, how: str) -> None:
    async with friends(database_url) as table:
        a, b, c = table.a, table.b, table.c
        before = b.update["view"]
        asked = await table.propose()
        await done(a, "answer", proposal=asked, yes=True)
        if how == "refused":
            await done(c, "answer", proposal=asked, yes=False)
        elif how == "withdrawn":
            await done(b, "answer", proposal=asked, yes=False)
        elif how == "move":
            mover = next(looker for looker in (a, c) if looker.update["legal"])
            while mover.update["n"] < asked + 1:
                await mover.next()
            await mover.play()
        else:
            await table.club.carl.post(
                f"/api/tables/{table.club.id}/seats/2/bot", {"bot": "random"}, status=403
            )
            host = f"/api/tables/{table.club.id}/seats/0/bot"
            await table.club.anna.post(host, {"bot": "random"})
        kinds = {"move": "move", "handed over": "seat"}
        assert set(await table.settled()) == {kinds.get(how, "refuse")} or how == "handed over"
        assert a.table["crossings"] == 0
        if how in ("refused", "withdrawn"):
            assert b.update["view"] == before
            # Whoever was refused asks again only when something has happened.
            refused = await b.ask("propose", n=b.update["n"], to=b.update["reach"][1])
            assert refused["code"] == "proposed-already"
            assert (await c.ask("answer", proposal=asked, yes=True))["code"] == "no-proposal"


async def test_a_proposal_ends_when_somebody_it_needs_is_away(database_url: str) -> None:
    async with (
        club_of_three(database_url) as club,
        club.anna.look(club.id, seat=0) as a,
        club.bert.look(club.id, seat=1) as b,
    ):
        async with club.carl.look(club.id, seat=2) as c:
            while b.update["actor"] == 1:
                await b.play()
            answer = await b.ask("propose", n=b.update["n"], to=b.update["reach"][1])
            assert answer["type"] == "done"
            await done(a, "answer", proposal=answer["n"], yes=True)
            club.hands.at += AWAY
            await club.server.lapses.look()
            while c.table["proposal"] is None:
                await c.next()
        while a.table["seats"][2]["online"]:
            await a.next()
        club.hands.at += AWAY - 1
        await club.server.lapses.look()
        assert a.table["proposal"] is not None
        club.hands.at += 1
        await club.server.lapses.look()
        while a.table["proposal"] is not None:
            await a.next()
        assert a.update["entries"][-1]["told"][0]["id"] == "server-proposal-away"
        # And nobody asks who is not there.
        refused = await a.ask("propose", n=a.update["n"], to=0)
        assert (refused["code"], refused["reason"]["args"]["who"]) == ("nobody-to-ask", "Carl")


async def test_a_proposal_waits_at_a_lasting_table_and_survives_a_restart(
    database_url: str,
) -> None:
    async with running(database_url) as (_, base), Caller(base) as anna:
        made = await anna.make(sample.LIGHT, 2, lasting=True, options={"first": 0})
        id = made["id"]
        async with Caller(base) as bert:
            sat = await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        await anna.post(f"/api/tables/{id}/start")
        async with anna.look(id, seat=0) as a:
            while a.update["actor"] == 0:
                await a.play()
            await done(a, "propose", n=a.update["n"], to=a.update["reach"][0])
    async with (
        running(database_url, away_seconds=0) as (server, base),
        Caller(base) as bert,
        bert.look(id, token=sat["path"].rsplit("/", 1)[1]) as b,
    ):
        await server.lapses.look()
        proposal = b.table["proposal"]
        assert (proposal["seat"], proposal["awaited"]) == (0, [1])
        await done(b, "answer", proposal=proposal["n"], yes=True)
        assert b.update["actor"] == 0
        while b.table["proposal"] is not None:
            await b.next()
        assert b.table["crossings"] == 1


async def test_who_sits_at_one_screen_agrees_with_each_other(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        made = await anna.make(sample.LIGHT, 2, players=["me", "guest"], options={"first": 0})
        id = made["id"]
        async with anna.look(id, seat=0) as a:
            while a.update["actor"] == 0:
                await a.play()
            await done(a, "propose", n=a.update["n"], to=a.update["reach"][0])
            assert a.update["actor"] == 0
            assert a.update["entries"][-1]["told"][0]["id"] == "server-crossed-agreed"


async def test_proposals_of_two_servers_meet(postgres_url: str) -> None:
    async with two_servers(postgres_url) as (anna, bert):
        made = await anna.make(sample.LIGHT, 2, name="Anna", options={"first": 0})
        id = made["id"]
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        await anna.post(f"/api/tables/{id}/start")
        async with anna.look(id, seat=0) as a, bert.look(id, seat=1) as b:
            while a.update["actor"] == 0:
                await a.play()
            await done(a, "propose", n=a.update["n"], to=a.update["reach"][0])
            while b.table["proposal"] is None:
                await b.next()
            await done(b, "answer", proposal=b.table["proposal"]["n"], yes=True)
            while a.table["proposal"] is not None:
                await a.next()
            await a.until_mine()
            assert (a.table["crossings"], a.update["actor"]) == (1, 0)
            await a.play()


async def test_people_without_script_take_back_redo_propose_and_answer(sqlite_url: str) -> None:
    async with (
        running(sqlite_url) as (_, base),
        Browser(base) as anna,
        Browser(base, "fr") as bert,
        Caller(base) as maker,
    ):
        maker.http = anna.http
        made = await maker.make(sample.LIGHT, 2, name="Anna", options={"first": 0})
        maker.http = bert.http
        await maker.post(f"/api/tables/{made['id']}/join", {"name": "Bert"})
        maker.http = anna.http
        await maker.post(f"/api/tables/{made['id']}/start")
        path = f"/plain/table/{made['id']}"
        page = await anna.get(path)
        while not page.has_form("/take-back"):
            page = await anna.send(page.form("/play"))
        page = await anna.send(page.form("/take-back"), ("step", "one"))
        page = await anna.send(page.form("/redo"))
        while page.has_form("/play"):
            page = await anna.send(page.form("/play"))
        page = await anna.send(page.form("/propose"))
        assert "All must agree. Still to answer: Bert." in page.text
        assert not page.has_form("/propose")
        assert [words for _, _, words in page.form("/answer").buttons] == ["Withdraw the proposal"]
        theirs = await bert.get(path)
        assert theirs.form("/answer").buttons == [
            ("yes", "yes", "Je suis d’accord"),
            ("yes", "no", "Je ne suis pas d’accord"),
        ]
        theirs = await bert.send(theirs.form("/answer"), ("yes", "no"))
        assert "Bert n’est pas d’accord\u00a0: rien n’est repris." in theirs.text
        page = await anna.get(path)
        assert not page.has_form("/propose")
        assert not page.has_form("/play")


async def test_against_bots_a_page_without_script_goes_back_unasked(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Browser(base) as anna, Caller(base) as maker:
        maker.http = anna.http
        made = await maker.make(sample.LIGHT, 2, players=["me", "random"], options={"first": 0})
        page = await anna.get(f"/plain/table/{made['id']}")
        while not any(form.fields.get("step") == "further" for form in page.forms):
            page = await settled(anna, await anna.send(page.form("/play")))
        page = await anna.send(page.form("/take-back", step="further"))
        assert "goes back" in page.text
        assert page.has_form("/redo")
        page = await anna.send(page.form("/redo"))
        assert not page.has_form("/redo")

"""Moves that are prepared before their turn: played if they still can be and nothing that was named
has changed, else dropped and told to their author alone."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from dolmen.server.server import Server
from tests import sample
from tests.server.plain_browser import Browser
from tests.server.servers import Caller, Looker, running


class Table:
    """A table of two at which the first is to move, and what the second prepares."""

    def __init__(self, server: Server, anna: Caller, bert: Caller, id: str) -> None:
        self.server = server
        self.anna = anna
        self.bert = bert
        self.id = id
        self.path = f"/api/tables/{id}/seats/1/prepared"

    async def offer(self, **query: Any) -> Any:
        """What Bert can prepare, and has."""
        return await self.bert.get(self.path, **query)

    async def prepare(self, *moves: str, status: int | None = None, **more: Any) -> Any:
        """Bert prepares something for the present position."""
        n = (await self.bert.get(f"/api/tables/{self.id}/view", seat=1))["n"]
        body = {"n": n, "moves": list(moves), **more}
        return await self.bert.post(self.path, body, status=status)

    async def left(self) -> dict[str, Any]:
        """What Bert can do whatever is drawn, since Anna plays the first move that she has and
        leaves it to him. In some imagined world she may take it: there she plays anything."""
        view = await self.anna.get(f"/api/tables/{self.id}/view", seat=0)
        hers = view["legal"][0]["move"]
        moves = [move for move in (await self.offer())["moves"] if move["move"] != hers]
        return max(moves, key=lambda move: move["often"])

    async def settled(self) -> Any:
        """What became of it, once nothing waits."""
        while True:
            prepared = (await self.offer())["prepared"]
            if prepared["state"] != "waits":
                return prepared
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def table(database: str, title: str = sample.OPEN) -> AsyncIterator[Table]:
    """Anna and Bert; Anna begins."""
    async with running(database) as (server, base), Caller(base) as anna, Caller(base) as bert:
        made = await anna.make(
            title, players=["me", "open"], name="Anna", options={"first": 0}, lasting=True
        )
        await bert.post(f"/api/tables/{made['id']}/join", {"name": "Bert"})
        await anna.post(f"/api/tables/{made['id']}/start")
        yield Table(server, anna, bert, made["id"])


async def end_turn(looker: Looker) -> None:
    """Plays on until somebody else is to move."""
    seat = looker.welcome["seat"]
    await looker.play()
    while looker.update["actor"] == seat:
        await looker.play()


async def test_a_prepared_move_is_played_when_its_turn_comes(database_url: str) -> None:
    async with table(database_url) as here:
        offer = await here.offer()
        assert offer["can"]
        assert offer["prepared"] is None
        assert all(0 < move["often"] <= offer["worlds"] for move in offer["moves"])
        sure = await here.left()
        told = await here.prepare(sure["move"])
        assert told["prepared"] == {
            "state": "waits",
            "moves": [sure["words"]],
            "keeps": [],
            "told": "",
        }
        async with here.anna.look(here.id, seat=0, lang="en") as anna:
            await end_turn(anna)
            while not any(one["kind"] == "prepared" for one in anna.update["entries"]):
                await anna.next()
            entry = next(one for one in anna.update["entries"] if one["kind"] == "prepared")
            assert entry["seat"] == 1
            assert entry["told"][0]["text"] == "Bert had prepared this move."
        became = await here.settled()
        assert became["state"] == "played"
        assert sure["words"] in became["told"]
        # Nobody was called for a turn that was played by itself; whoever is next is.
        desk = here.server.desks.get(here.id)
        assert desk is not None
        while desk.prepares:
            await here.offer(brief=True)
        assert desk.noticed == (desk.match.n, desk.match.actor)
        # It was read.
        assert (await here.bert.post(f"{here.path}/take-back"))["prepared"] is None
        # And is one of the moves that stand, also when the table is opened again.
        n = (await here.anna.get(f"/api/tables/{here.id}/view"))["n"]
        here.server.desks.forget(here.id)
        assert (await here.anna.get(f"/api/tables/{here.id}/view"))["n"] == n
        assert (await here.anna.get(f"/api/tables/{here.id}"))["status"] == "playing"


async def test_nobody_else_is_told_of_it(sqlite_url: str) -> None:
    async with table(sqlite_url, sample.HIDDEN) as here, here.anna.look(here.id, seat=0) as anna:
        before = len(anna.seen)
        offer = await here.offer()
        await here.prepare(offer["moves"][0]["move"], keeps=[offer["places"][0]["id"]])
        await here.bert.post(f"{here.path}/take-back")
        # The next that Anna hears is what she says herself.
        await anna.ask("chat", text="well?")
        assert [one["type"] for one in anna.seen[before:] if one["type"] != "table"] == [
            "chat",
            "done",
        ]
        for caller in (here.anna, Caller(here.anna.base)):
            async with contextlib.AsyncExitStack() as stack:
                if caller is not here.anna:
                    await stack.enter_async_context(caller)
                assert (await caller.http.get(here.path)).status_code == 403
                body = {"n": 1, "moves": ["stop"]}
                assert (await caller.post(here.path, body, status=403))["code"] == "watching"


async def test_what_is_not_possible_any_more_is_dropped_and_told(sqlite_url: str) -> None:
    async with table(sqlite_url) as here, here.anna.look(here.id, seat=0) as anna:
        # A move of chance is nobody's.
        desk = here.server.desks.get(here.id)
        assert desk is not None
        game = desk.match.game
        offered = {move["move"] for move in (await here.offer())["moves"]}
        every = [game.moves.name(move) for move in range(game.moves.count)]
        odd = next(name for name in every if name not in offered)
        await here.prepare(odd)
        await end_turn(anna)
        became = await here.settled()
        assert became["state"] == "dropped"
        assert became["told"].startswith("What you had prepared was not played: “")
        view = await here.bert.get(f"/api/tables/{here.id}/view", seat=1)
        assert (view["actor"], bool(view["legal"])) == (1, True)


async def test_what_its_author_named_must_not_change(sqlite_url: str) -> None:
    async with table(sqlite_url) as here, here.anna.look(here.id, seat=0) as anna:
        offer = await here.offer()
        sure = await here.left()
        # Whatever Anna does, what she has of her own changes.
        hers = next(place for place in offer["places"] if place["name"] == "Anna")
        told = await here.prepare(sure["move"], keeps=[hers["id"]])
        assert told["prepared"]["keeps"] == ["Anna"]
        await end_turn(anna)
        became = await here.settled()
        assert became == {
            "state": "dropped",
            "moves": [sure["words"]],
            "keeps": ["Anna"],
            "told": "What you had prepared was not played: Anna has changed.",
        }


async def test_a_line_is_played_move_by_move(sqlite_url: str) -> None:
    async with table(sqlite_url) as here, here.anna.look(here.id, seat=0) as anna:
        lines = [
            (first, second)
            for first in (await here.offer())["moves"]
            for second in (await here.offer(after=first["move"]))["moves"]
        ]
        # Those that are possible in the most of the positions that may come.
        first, second = max(lines, key=lambda line: (line[1]["often"], line[0]["often"]))
        # A move can be given in its words.
        await here.prepare(first["words"], second["move"])
        await end_turn(anna)
        became = await here.settled()
        entries = await here.server.store.entries(here.id)
        played = [entry.body for entry in entries if entry.kind == "prepared"]
        assert played == [first["move"], second["move"]][: len(played)]
        assert (became["state"], len(played)) in (("played", 2), ("dropped", 1), ("dropped", 0))
        assert became["told"] != ""


async def test_bad_input_is_refused_clearly(sqlite_url: str) -> None:
    async with table(sqlite_url) as here:
        move = (await here.offer())["moves"][0]["move"]
        refused = await here.prepare("fly to the moon", status=422)
        assert "fly to the moon" in refused["sentence"]
        refused = await here.prepare(move, keeps=["nowhere/1"], status=400)
        assert refused["code"] == "malformed"
        stale = await here.bert.post(here.path, {"n": 9999, "moves": [move]}, status=409)
        assert stale["code"] == "stale"
        for bad in ({"n": 1, "moves": []}, {"n": 1, "moves": [move] * 7}, {"moves": [move]}):
            assert (await here.bert.post(here.path, bad, status=400))["code"] == "malformed"
        # Whose turn it is plays.
        path = here.path.replace("seats/1", "seats/0")
        n = (await here.anna.get(f"/api/tables/{here.id}/view"))["n"]
        refused = await here.anna.post(path, {"n": n, "moves": [move]}, status=409)
        assert refused["code"] == "not-prepared"
        assert (await here.anna.get(path))["can"] is False


async def test_it_outlives_a_restart_and_is_played_once(sqlite_url: str) -> None:
    async with table(sqlite_url) as here:
        sure = await here.left()
        await here.prepare(sure["move"])
        id, anna_is, bert_is = here.id, dict(here.anna.http.cookies), dict(here.bert.http.cookies)
    async with running(sqlite_url) as (server, base), Caller(base) as anna, Caller(base) as bert:
        anna.http.cookies.update(anna_is)
        bert.http.cookies.update(bert_is)
        here = Table(server, anna, bert, id)
        async with anna.look(id, seat=0) as looker:
            await end_turn(looker)
        became = await here.settled()
        assert became["state"] == "played"
        entries = await server.store.entries(id)
        assert [one.seat for one in entries if one.kind == "prepared"] == [1]


async def test_the_pages_without_script_prepare_too(sqlite_url: str) -> None:
    async with table(sqlite_url) as here, Browser(here.bert.base) as bert:
        bert.http.cookies.update(here.bert.http.cookies)
        page = await bert.get(f"/table/{here.id}?still=1")
        form = page.form("/prepare")
        move = form.choices["move"][1]
        page = await bert.send(form, move=move, keep=form.choices["keep"][1])
        assert "Prepared: " in page.text
        assert (await here.offer(brief=True))["prepared"]["state"] == "waits"
        page = await bert.send(page.form("/unprepare"))
        assert (await here.offer(brief=True))["prepared"] is None
        page = await bert.get(f"/table/{here.id}?still=1")
        page = await bert.send(page.form("/prepare"), move="", typed="")
        assert "That did not work." in page.text

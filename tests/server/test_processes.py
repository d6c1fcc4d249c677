"""Several servers on one PostgreSQL: any of them takes any move, and one that dies is missed by
nobody."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests import sample
from tests.server.servers import Caller, Looker, process, running, two_servers


async def play_out(looker: Looker, rng: random.Random) -> int:
    """Plays a seat to the end of the game; gives how many moves it made."""
    moves = 0
    while (update := await looker.until_mine()) is not None:
        answer = await looker.ask("move", n=update["n"], move=rng.choice(update["legal"])["move"])
        assert answer["type"] in ("done", "refused"), answer
        if answer["type"] == "refused":
            assert answer["code"] == "stale", answer
        moves += answer["type"] == "done"
        while looker.update["n"] < answer["n"]:
            await looker.next()
    return moves


async def test_players_of_two_servers_share_a_table(postgres_url: str) -> None:
    async with two_servers(postgres_url) as (anna, bert):
        made = await anna.make(sample.LIGHT, 3, players=["me", "open", "random"], name="Anna")
        id = made["id"]
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        await anna.post(f"/api/tables/{id}/start")
        async with anna.look(id, seat=0) as a, bert.look(id, seat=1) as b:
            rng = random.Random(7)
            moves = await asyncio.gather(play_out(a, rng), play_out(b, rng))
            assert min(moves) > 10
            assert a.table["outcome"] == b.table["outcome"]
            assert a.update["n"] == b.update["n"]
        first = await anna.http.get(f"/api/records/{id}/lines")
        second = await bert.http.get(f"/api/records/{id}/lines")
        assert first.text == second.text
        assert (await anna.get(f"/api/records/{id}"))["verified"] == "verified"


@pytest.mark.long(30)
async def test_a_killed_server_s_table_goes_on_at_the_other(
    postgres_url: str, tmp_path: Path
) -> None:
    folders = [str(tmp_path / name) for name in ("one", "two")]
    with (
        process(postgres_url, data=folders[0]) as (first, one),
        process(postgres_url, data=folders[1]) as (_, two),
    ):
        async with Caller(one) as anna:
            made = await anna.make(sample.OTHER, 2, players=["me", "random"], name="Anna")
            id, key = made["id"], made["links"][0]["path"].rsplit("/", 1)[1]
            async with anna.look(id, seat=0) as a:
                for _ in range(5):
                    await a.play()
                known = a.update["n"]
            first.kill()
            first.wait()
        async with Caller(two) as again, again.look(id, token=key) as a:
            assert a.welcome["n"] >= known
            await play_out(a, random.Random(3))
            assert a.table["status"] == "over"
            assert (await again.get(f"/api/records/{id}"))["verified"] == "verified"


async def test_a_bot_s_turn_of_a_killed_server_is_taken_up(
    postgres_url: str, tmp_path: Path
) -> None:
    folders = [str(tmp_path / name) for name in ("one", "two")]
    with process(postgres_url, data=folders[0]) as (first, one):
        async with Caller(one) as anna:
            # Three bots among themselves: somewhere in the middle their server dies.
            made = await anna.make(sample.OTHER, 3, players=["greedy"] * 3)
            first.kill()
            first.wait()
    with process(postgres_url, data=folders[1]) as (_, two):
        async with Caller(two) as bert, bert.look(made["id"]) as b:
            while not b.table["outcome"]:
                await b.next()
            numbers = [entry["n"] for m in b.seen for entry in m.get("entries", ())]
            assert numbers == list(range(numbers[0], b.update["n"] + 1))


async def test_two_servers_that_play_the_same_bots_take_each_turn_once(postgres_url: str) -> None:
    async with (
        running(postgres_url) as (server, one),
        running(postgres_url) as (other, two),
        Caller(one) as anna,
        Caller(two) as bert,
    ):
        made = await anna.make(sample.LIGHT, 4, players=["random"] * 4)
        async with anna.look(made["id"]) as a, bert.look(made["id"]) as b:
            while not (a.table["outcome"] and b.table["outcome"]):
                await asyncio.gather(
                    *(looker.next() for looker in (a, b) if not looker.table["outcome"])
                )
        assert server.metrics.faults._value.get() == 0
        assert other.metrics.faults._value.get() == 0
        info = await bert.get(f"/api/records/{made['id']}")
        assert (info["over"], info["verified"]) == (True, "verified")


async def test_of_two_servers_moves_for_one_position_one_is_stored(postgres_url: str) -> None:
    async with two_servers(postgres_url) as (anna, bert):
        made = await anna.make(sample.LIGHT, 2, players=["me", "guest"], options={"first": 0})
        id = made["id"]
        keys = [link["path"].rsplit("/", 1)[1] for link in made["links"]]
        async with anna.look(id, token=keys[0]) as a, bert.look(id, token=keys[0]) as b:
            for _ in range(20):
                if not a.update["legal"]:
                    break
                n, legal = a.update["n"], a.update["legal"]
                answers = await asyncio.gather(
                    a.ask("move", n=n, move=legal[0]["move"]),
                    b.ask("move", n=n, move=legal[-1]["move"]),
                )
                kinds = sorted(answer["type"] for answer in answers)
                assert kinds == ["done", "refused"], answers
                refused = next(m for m in answers if m["type"] == "refused")
                assert refused["code"] == "stale"
                for looker in (a, b):
                    while looker.update["n"] == n:
                        await looker.next()
                assert a.update == b.update


async def test_what_is_stored_while_another_server_catches_up_comes_with_its_row(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        running(postgres_url) as (_, one),
        running(postgres_url) as (server, _),
        Caller(one) as anna,
    ):
        id = (await anna.make(sample.OTHER, 2, players=["me", "guest"]))["id"]
        async with anna.look(id, seat=0) as a:
            n = a.update["n"]
            (await server.desks.open(id)).behind = True

            def miss_the_end(name: str) -> None:
                read = getattr(server.store, name)

                async def read_early(*asked: Any, **more: Any) -> Any:
                    found = await read(*asked, **more)
                    if not a.table["outcome"]:
                        await a.ask("resign", n=n)
                        while not a.table["outcome"]:
                            await a.next()
                    return found

                monkeypatch.setattr(server.store, name, read_early)

            # Whichever of the two is read first: then the game ends.
            for name in ("table", "entries"):
                miss_the_end(name)
            seen = []
            for _ in range(2):
                async with server.tables.at(id) as desk:
                    seen.append((desk.match.row.status, desk.match.row.n, desk.match.n))
            assert seen == [("playing", n, n), ("ended", n + 1, n + 1)]

"""Sequels by HTTP and on the plain pages: another move is tried in a game that is over."""

import asyncio
from typing import Any
from urllib.parse import urlencode

import pytest

from dolmen.core.game import CHANCE
from dolmen.core.log import Log
from dolmen.review import sequel as review_sequel
from dolmen.server import reviews, sequels
from dolmen.server.refusals import Denied
from dolmen.server.reviews import QUEUE
from dolmen.server.sequel import Place
from dolmen.server.server import Server
from dolmen.words import Words
from tests import sample
from tests.dice import SEED
from tests.server.plain_browser import Browser
from tests.server.servers import Caller, running
from tests.server.test_exercises import legal_at
from tests.server.test_reviews import bring, lines_of
from tests.server.test_reviews import short_game as seedless_game


def short_game() -> Log[Any]:
    """A game that was ended soon and shows its seed."""
    log = seedless_game()
    log.seed = SEED.hex()
    return log


def asked(log: Log[Any]) -> dict[str, Any]:
    """A decision, and a move that was not played there."""
    name = log.game.moves.name
    s = log.game.start()
    for at, move in enumerate(log.moves):
        legal = [name(one) for one in log.game.legal(s)]
        if at > 10 and log.game.actor(s) != CHANCE and len(legal) > 1:
            other = next(one for one in legal if one != name(move))
            return {"at": at, "move": other, "bot": "novice"}
        log.game.apply(s, move)
    raise AssertionError("nobody decides")


def place_of(id: str, question: dict[str, Any]) -> Place:
    return Place(id, question["at"], question["move"], question["bot"])


async def rest(server: Server) -> None:
    """Waits until nothing is played."""
    while True:
        if not server.sequels._running:
            return
        await asyncio.sleep(0.01)


async def begin(caller: Caller, id: str, question: dict[str, Any]) -> dict[str, Any]:
    answer = await caller.http.post(f"/api/records/{id}/sequel", params=question)
    assert answer.status_code == 202, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def played(caller: Caller, id: str, question: dict[str, Any]) -> dict[str, Any]:
    answer = await begin(caller, id, question)
    while answer["state"] in ("waiting", "running"):
        await asyncio.sleep(0.02)
        answer = await caller.get(f"/api/records/{id}/sequel", **question)
    return answer


async def test_another_move_is_tried_and_the_game_goes_on(
    database_url: str,
) -> None:
    log = short_game()
    question = asked(log)
    at = question["at"]
    async with running(database_url) as (_, base), Caller(base) as anna:
        id = await bring(anna, log)
        path = f"/api/records/{id}"
        choices = await anna.get(f"{path}/choices/{at}")
        assert {one["move"] for one in choices["moves"]} == legal_at(log, at)
        assert (choices["played"], choices["dice"]) == (
            log.game.moves.name(log.moves[at]),
            "same",
        )
        end = await anna.get(f"{path}/choices/{len(log.moves)}")
        assert (end["seat"], end["played"], end["moves"]) == (None, None, [])
        nothing = await anna.get(f"{path}/sequel", **question)
        assert (nothing["state"], nothing["sequel"]) == ("none", None)
        answer = await played(anna, id, question)
        assert (answer["state"], answer["done"], answer["dice"]) == ("done", 1, "same")
        assert (answer["at"], answer["seat"]) == (at, choices["seat"])
        words = {one["move"]: one["words"] for one in choices["moves"]}
        assert (answer["tried"], answer["played"]) == (
            words[question["move"]],
            words[choices["played"]],
        )
        told = answer["sequel"]
        assert len(told["scores"]) == told["moves"] - at
        many = told["many"]
        assert many["games"] == review_sequel.GAMES
        assert many["true"][-1] == [int(points) for points in log.scores()]
        # It is stepped through as a record is, from any seat.
        there = f"{path}/sequel/at"
        true = await anna.get(f"{path}/at/{at}", seat=0)
        assert await anna.get(f"{there}/{at}", seat=0, **question) == true
        tried = await anna.get(f"{there}/{at + 1}", since=at, **question)
        assert [(entry["n"], entry["seat"]) for entry in tried["entries"]] == [
            (at + 1, choices["seat"])
        ]
        last = await anna.get(f"{there}/{told['moves']}", since=at, **question)
        assert (last["n"], last["actor"]) == (told["moves"], None)
        beyond = await anna.http.get(f"{there}/{told['moves'] + 1}", params=question)
        assert beyond.json()["code"] == "no-point"
        assert (await anna.http.get(f"{there}/1", params={**question, "seat": 2})).json()[
            "code"
        ] == "no-seat"
        # Once for all who ask.
        assert await begin(anna, id, question) == answer


async def test_what_cannot_be_tried_is_refused_with_the_reason(sqlite_url: str) -> None:
    log = short_game()
    question = asked(log)
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        table = (await anna.make(sample.LIGHT, 2, players=["me", "guest"]))["id"]
        part = await anna.http.post(
            "/api/records", content="\n".join(lines_of(log).splitlines()[:30]) + "\n"
        )
        id = await bring(anna, log)
        for record in (table, part.json()["id"]):
            for ask, path in (
                (anna.http.get, "choices/3"),
                (anna.http.get, "sequel"),
                (anna.http.post, "sequel"),
            ):
                answer = await ask(f"/api/records/{record}/{path}", params=question)
                assert answer.status_code in (409, 422), answer.text
                assert answer.json()["reason"]["id"] in ("server-still-running", "review-running")
        refused: dict[str, dict[str, Any]] = {
            "no-point": {"at": len(log.moves)},
            "illegal": {"move": impossible(log, question["at"])},
            "refused": {"bot": "nobody"},
            "malformed": {"at": -1},
        }
        for code, wrong in refused.items():
            answer = await anna.http.post(f"/api/records/{id}/sequel", params={**question, **wrong})
            assert answer.json()["code"] in (code, "refused"), answer.text
        gone = await anna.http.get(f"/api/records/{id}/sequel/at/3", params=question)
        assert gone.json()["code"] == "unknown-sequel"
        assert (await anna.http.get(f"/api/records/{id}/choices/99999")).json()[
            "code"
        ] == "no-point"
        assert not server.sequels.pool.is_open


def impossible(log: Log[Any], at: int) -> str:
    legal, name = legal_at(log, at), log.game.moves.name
    return next(name(move) for move in range(log.game.moves.count) if name(move) not in legal)


async def test_it_is_ended_by_whoever_wants_it_no_longer(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = short_game()
    question = asked(log)
    async with running(sqlite_url, reviews_per_hour=1) as (server, base), Caller(base) as anna:
        id = await bring(anna, log)
        place = place_of(id, question)
        async with server.sequels._free.taken():
            await begin(anna, id, question)
            await server.sequels.begin(place, "another")
            stop = f"/api/records/{id}/sequel/stop"
            still = (await anna.http.post(stop, params=question)).json()
            assert still["state"] == "waiting"
            server.sequels.stop(place, "another")
            assert server.sequels.standing(place).state == "none"
            server.sequels.stop(place, "another")
            # As many as an address may ask for, and as many as wait at once.
            for number in range(sequels.SEQUELS):
                await server.sequels.begin(place._replace(bot="player"), f"one {number}")
            server.sequels._running.clear()
            monkeypatch.setattr(reviews, "QUEUE", 0)
            with pytest.raises(Denied) as denied:
                await server.sequels.begin(place, "third")
            assert denied.value.code == "busy"
            monkeypatch.setattr(reviews, "QUEUE", QUEUE)
            await server.tasks.close()


async def test_an_address_has_so_many_an_hour(sqlite_url: str) -> None:
    log = short_game()
    question = asked(log)
    async with running(sqlite_url, reviews_per_hour=1) as (server, base), Caller(base) as anna:
        id = await bring(anna, log)
        async with server.sequels._free.taken():
            for _ in range(sequels.SEQUELS):
                await server.sequels.begin(place_of(id, question), "one")
                server.sequels.stop(place_of(id, question), "one")
            with pytest.raises(Denied) as denied:
                await server.sequels.begin(place_of(id, question), "one")
            assert denied.value.code == "too-many"


async def test_a_process_that_ends_leaves_nothing_behind(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def expire(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(sequels, "compute", expire)
    log = short_game()
    question = asked(log)
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        id = await bring(anna, log)
        assert (await played(anna, id, question))["state"] == "none"
    assert "a sequel was ended" in caplog.text


async def test_what_is_remembered_is_bounded(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(*_: object) -> str:
        return "played"

    monkeypatch.setattr(sequels, "compute", at_once)
    monkeypatch.setattr(sequels, "REMEMBERED", 1)
    log = short_game()
    question = asked(log)
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = await bring(anna, log)
        for bot in ("novice", "player"):
            place = place_of(id, {**question, "bot": bot})
            await server.sequels.begin(place, "")
            await rest(server)
        assert [one.bot for one in server.sequels._known] == ["player"]


async def test_the_plain_pages_try_another_move(sqlite_url: str) -> None:
    log = short_game()
    question = asked(log)
    at, words = question["at"], Words("fr")
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        id = await bring(anna, log)
        async with Browser(base, "fr") as browser:
            page = (await browser.get(f"/plain/record/{id}?at={at}")).check()
            path = f"/plain/record/{id}/sequel"
            page.link(f"{path}?at={at}")
            page = (await browser.get(f"{path}?at={at}")).check()
            assert words.text("sequel-dice", dice="same") in page.text
            page = await browser.send(page.form(path), move=question["move"], bots="novice")
            there = f"{path}?{urlencode(question)}"
            while words.text("sequel-curve") not in page.text:
                assert words.text("sequel-failed") not in page.text
                await asyncio.sleep(0.02)
                page = (await browser.get(there)).check()
            told = (await anna.get(f"/api/records/{id}/sequel", **question))["sequel"]
            assert words.text("plain-replay-at", at=at + 1, most=told["moves"]) in page.text
            page = (await browser.get(f"{there}&point={told['moves']}")).check()
            last = words.text("plain-replay-at", at=told["moves"], most=told["moves"])
            assert last in page.text
            # Where nobody decides, and what nobody asked for, is said.
            end = (await browser.get(f"{path}?at={len(log.moves)}")).check()
            assert words.text("sequel-nobody") in end.text
            none = (await browser.get(f"{path}?{urlencode({**question, 'bot': 'master'})}")).check()
            assert words.text("sequel-failed") in none.text

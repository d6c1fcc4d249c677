"""A better move is looked for: a table for it, an answer measured beside the server, and the
same on the plain pages."""

import asyncio
import json
from typing import Any
from urllib.parse import quote

import pytest

from bench.gates.largest_inputs import marked_review
from dolmen.bots.figures import Interval
from dolmen.core.log import Log
from dolmen.review.alone import Turn
from dolmen.review.answers import Answer
from dolmen.review.form import as_object
from dolmen.review.review import Header, Review
from dolmen.review.walk import walk
from dolmen.server import exercises
from dolmen.server.exercise import Place
from dolmen.server.refusals import Denied
from dolmen.server.reviews import QUEUE
from dolmen.server.server import Server
from dolmen.server.store import ReviewRow
from dolmen.words import Words
from tests import sample
from tests.dice import fair_game
from tests.server.plain_browser import Browser
from tests.server.servers import Caller, running
from tests.server.test_reviews import bring, short_game

DAY = 24 * 60 * 60 * 1000


async def marked(server: Server, caller: Caller, log: Log[Any]) -> str:
    """A record whose review marks every decision."""
    id = await bring(caller, log)
    await server.store.save_review(ReviewRow(id, 1, server.now(), marked_review(log)))
    return id


def decisions(log: Log[Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(marked_review(log))["decisions"]
    return found


def with_three(log: Log[Any]) -> dict[str, Any]:
    """A decision with at least three moves: what was played, what is better, and another."""
    return next(
        {**one, "other": others[0]}
        for one in decisions(log)
        if (others := sorted(legal_at(log, one["at"]) - {one["move"], one["better"]}))
    )


def legal_at(log: Log[Any], at: int) -> set[str]:
    game = log.game
    s = game.start()
    for move in log.moves[:at]:
        game.apply(s, move)
    return {game.moves.name(move) for move in game.legal(s)}


async def play(caller: Caller, table: str, seat: int, move: str) -> None:
    n = (await caller.get(f"/api/tables/{table}/view", seat=seat))["n"]
    body = {"type": "move", "id": "m", "n": n, "move": move}
    done = await caller.post(f"/api/tables/{table}/act?seat={seat}", body)
    assert done["type"] == "done"


async def judged(caller: Caller, table: str) -> dict[str, Any]:
    """How an exercise stands once its answer is measured."""
    answer: dict[str, Any] = await caller.post(f"/api/tables/{table}/exercise", status=202)
    while answer["state"] == "measuring":
        await asyncio.sleep(0.02)
        answer = await caller.get(f"/api/tables/{table}/exercise")
    return answer


async def rest(server: Server) -> None:
    """Waits until nothing is measured."""
    while True:
        if not server.exercises._running:
            return
        await asyncio.sleep(0.01)


async def test_a_better_move_is_looked_for_at_a_table_of_its_own(database_url: str) -> None:
    now = 1_000_000_000_000
    log = short_game()
    asked = with_three(log)
    at, seat = asked["at"], asked["seat"]
    places = [one["at"] for one in decisions(log) if one["seat"] == seat]
    async with running(database_url, now=lambda: now) as (server, base), Caller(base) as anna:
        id = await marked(server, anna, log)
        made = await anna.post(f"/api/records/{id}/exercises/{at}", status=201)
        path, here = f"/api/tables/{made['id']}", f"/api/tables/{made['id']}/exercise"
        table = await anna.get(path)
        assert (table["exercise"], table["advice"], table["given"]) == (True, False, at)
        first = await anna.get(here)
        number = places.index(at) + 1
        assert {
            name: first[name] for name in ("record", "at", "seat", "names", "number", "of")
        } == {
            "record": id,
            "at": at,
            "seat": seat,
            "names": log.names,
            "number": number,
            "of": len(places),
        }
        assert (first["next"], first["state"], first["tried"]) == (places[number], "open", None)
        assert (first["better"], first["lost"]) == (None, None)
        # Nothing was played: there is nothing to judge. Whoever wants to see the answer sees it.
        assert await anna.post(here, status=202) == first
        shown = await anna.get(here, show=True)
        better = shown["better"]["words"]
        assert better["id"].startswith(sample.LIGHT)
        assert {**shown, "better": None} == first
        await play(anna, made["id"], seat, asked["other"])
        answered = await anna.get(here)
        assert (answered["state"], answered["better"]) == ("answered", None)
        known = await judged(anna, made["id"])
        assert known["state"] in ("right", "close", "wrong")
        assert known["pairs"] > 0
        assert known["better"] == shown["better"]
        assert (known["lost"]["low"] <= 0) == (known["state"] == "right")
        # It is judged once.
        assert await anna.post(here, status=202) == known
        # It stands in no list, and goes when nobody has moved for a day.
        assert (await anna.get("/api/me/tables"))["tables"] == []
        now += DAY
        await server.retire()
        gone = await anna.http.get(here)
        assert (gone.status_code, gone.json()["code"]) == (404, "unknown-table")


async def test_what_the_review_knows_is_not_measured_again(sqlite_url: str) -> None:
    log = short_game()
    asked = with_three(log)
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = await marked(server, anna, log)
        for move, state in ((asked["better"], "right"), (asked["move"], "wrong")):
            made = await anna.post(f"/api/records/{id}/exercises/{asked['at']}", status=201)
            await play(anna, made["id"], asked["seat"], move)
            found = await anna.get(f"/api/tables/{made['id']}/exercise")
            assert (found["state"], found["pairs"]) == (state, 0)
        assert not server.exercises.pool.is_open


async def test_where_there_is_nothing_to_find_it_is_said(sqlite_url: str) -> None:
    log = short_game()
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        bare = await bring(anna, log)
        id = await marked(server, anna, log)
        own = (await anna.make(sample.LIGHT, 2, players=["me", "guest"]))["id"]
        at = decisions(log)[0]["at"]
        nowhere = next(n for n in range(40) if n not in {one["at"] for one in decisions(log)})
        for ask, path in (
            (anna.http.post, f"/api/records/{bare}/exercises/{at}"),
            (anna.http.post, f"/api/records/{id}/exercises/{nowhere}"),
            (anna.http.get, f"/api/tables/{own}/exercise"),
        ):
            answer = await ask(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-exercise")
        # A finer review marks it no longer: nobody begins it, whoever is at it goes on.
        made = await anna.post(f"/api/records/{id}/exercises/{at}", status=201)
        body = marked_review(log).replace('"grade":"mistake"', '"grade":"unclear"')
        await server.store.save_review(ReviewRow(id, 2, server.now(), body))
        late = await anna.http.post(f"/api/records/{id}/exercises/{at}")
        assert (late.status_code, late.json()["code"]) == (404, "unknown-exercise")
        standing = await anna.get(f"/api/tables/{made['id']}/exercise")
        assert (standing["number"], standing["of"], standing["next"]) == (1, 1, None)


async def test_an_address_has_so_many_measured_and_what_fails_can_be_asked_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = short_game()
    asked = with_three(log)
    monkeypatch.setattr(exercises, "ANSWERS", 1)
    async with running(sqlite_url, reviews_per_hour=1) as (server, base), Caller(base) as anna:
        service = server.exercises
        place = Place(await marked(server, anna, log), asked["at"])
        exercise = await service.at(place)

        async def expire(*_: Any) -> None:
            raise TimeoutError

        monkeypatch.setattr(service.pool, "start", expire)
        async with service._free.taken():
            service.begin(exercise, asked["other"], "1.2.3.4")
            assert service.judged(exercise, asked["other"]).state == "measuring"
            # Once for all who ask.
            service.begin(exercise, asked["other"], "1.2.3.4")
        await rest(server)
        assert service.judged(exercise, asked["other"]).state == "answered"
        # That was all for this address, and others wait where too many do.
        with pytest.raises(Denied) as late:
            service.begin(exercise, asked["other"], "1.2.3.4")
        assert late.value.code == "too-many"
        service._running |= {(place, str(n), ""): str(n) for n in range(QUEUE)}
        with pytest.raises(Denied) as many:
            service.begin(exercise, asked["other"], "5.6.7.8")
        assert many.value.code == "busy"


async def test_only_so_many_judgements_are_remembered(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = short_game()
    asked = with_three(log)
    monkeypatch.setattr(exercises, "REMEMBERED", 0)
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        exercise = await server.exercises.at(Place(await marked(server, anna, log), asked["at"]))

        async def compute(*_: Any) -> Answer:
            return Answer("wrong", exercise.loss, exercise.points, 1)

        monkeypatch.setattr(exercises, "compute", compute)
        await server.exercises._measure(exercise, asked["other"], "")
        assert server.exercises.judged(exercise, asked["other"]).state == "answered"


async def test_the_plain_pages_ask_and_judge(sqlite_url: str) -> None:
    log = short_game()
    asked = with_three(log)
    words = Words("fr")
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = await marked(server, anna, log)
        async with Browser(base, "fr") as browser:
            page = (await browser.get(f"/plain/record/{id}/review")).check()
            assert words.text("exercise-about").split(":")[0][:40] in page.text
            first = decisions(log)[0]["at"]
            page.link(f"/plain/record/{id}/better/{first}")
            path = f"/plain/record/{id}/better/{asked['at']}"
            page = (await browser.get(path)).check()
            assert words.text("exercise-show") in page.text
            assert words.text("exercise-last") not in page.text
            page = (await browser.get(f"{path}?show=1")).check()
            better = words.text("exercise-answer", better="").strip()
            assert better in page.text
            form = page.form(path)
            page = await browser.send(form, move=asked["other"])
            while words.text("exercise-measuring") in page.text:
                await asyncio.sleep(0.02)
                page = (await browser.get(f"{path}?move={quote(asked['other'])}")).check()
            assert better in page.text or words.text("exercise-right") in page.text
            for move, said in ((asked["better"], "best"), (asked["move"], "same")):
                page = await browser.send(page.form(path), move=move)
                assert words.text(f"exercise-{said}") in page.text
            page = await browser.send(page.form(path), move="nothing")
            assert words.text("server-unknown-exercise") in page.text


async def marked_alone(server: Server, caller: Caller, log: Log[Any]) -> tuple[str, list[Turn]]:
    """A record of who played alone, and the turns of its review: one that began worse than it
    could, one whose beginning was as good, and one that nobody measured."""
    asked = walk(log.game, log.moves).decisions[-1]
    better = next(move for move in log.game.legal(asked.state) if move != asked.move)
    turns = [
        Turn(at, asked.move, better, 40, 6, "mistake", [better], gap)
        for at, gap in (
            (asked.at, Interval(5.0, 3.0, 7.0)),
            (2, Interval(1.0, -1.0, 3.0)),
            (3, None),
        )
    ]
    header = Header(log.game.title, log.version, 1, len(log.moves), 1, 0, "", "")
    review = Review(header, [], [], Interval(0.0, 0.0, 0.0), [], [], None, turns)
    id = await bring(caller, log)
    body = json.dumps(as_object(review, log.game), separators=(",", ":"))
    await server.store.save_review(ReviewRow(id, 1, server.now(), body))
    return id, turns


async def test_who_played_alone_is_asked_for_points(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = fair_game(sample.SOLO, 1)

    async def compute(*_: Any) -> Answer:
        return Answer("close", Interval(0.0, 0.0, 0.0), Interval(1.5, 0.5, 2.5), 10)

    monkeypatch.setattr(exercises, "compute", compute)
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id, (asked, *_) = await marked_alone(server, anna, log)
        name = log.game.moves.name
        third = min(legal_at(log, asked.at) - {name(asked.move), name(asked.better)})
        told = (await anna.get(f"/api/records/{id}/review"))["review"]["turns"]
        assert [turn["is_exercise"] for turn in told] == [True, False, False]
        for at in (2, 3, 4):
            answer = await anna.http.post(f"/api/records/{id}/exercises/{at}")
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-exercise")
        answers = {name(asked.better): "right", name(asked.move): "wrong", third: "close"}
        for move, state in answers.items():
            made = await anna.post(f"/api/records/{id}/exercises/{asked.at}", status=201)
            await play(anna, made["id"], 0, move)
            found = await judged(anna, made["id"])
            assert (found["state"], found["alone"]) == (state, 40)
            assert found["given"] == {"mean": 5.0, "low": 3.0, "high": 7.0}
            assert (found["number"], found["of"], found["next"]) == (1, 1, None)
        words = Words("nl")
        async with Browser(base, "nl") as browser:
            page = (await browser.get(f"/plain/record/{id}/review")).check()
            path = f"/plain/record/{id}/better/{asked.at}"
            page.link(path)
            page = (await browser.get(path)).check()
            lost = words.text("cli-decimal", value=5.0)
            assert words.text("exercise-task-alone", name="|", played="|", grade="|", lost=lost)[
                -60:
            ] in " ".join(page.text.split())
            page = (await browser.get(f"{path}?move={quote(third)}")).check()
            assert words.text("exercise-close-alone", lost="|").partition("|")[0] in page.text
            assert words.text("exercise-best-line", best=40) in page.text

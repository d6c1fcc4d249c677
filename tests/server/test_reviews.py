"""Reviews by HTTP and on the plain pages: begun by one press, made beside the server, kept."""

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import pytest

from dolmen.core.log import AGREED, Ending, Log
from dolmen.core.message import Refusal
from dolmen.review.review import FORMAT
from dolmen.server.refusals import Denied
from dolmen.server.replayer import Reply
from dolmen.server.reviews import EACH, FINER, QUEUE, STAGES, Standing
from dolmen.server.server import Server
from dolmen.server.store import ReviewRow
from dolmen.words import Words
from tests import sample
from tests.dice import fair_log, play_on
from tests.server.plain_browser import Browser
from tests.server.servers import Caller, running

# So short a time is the fewest games that make sense.
QUICK: Any = {"review_seconds": 0.001}


def short_game() -> Log[Any]:
    """A game that its players ended soon: few moves are quickly reviewed."""
    log = fair_log(sample.LIGHT, 2)
    play_on(log, moves=40)
    log.end(Ending(AGREED))
    return log


def lines_of(log: Log[Any]) -> str:
    return "".join(f"{line}\n" for line in log.lines())


async def bring(caller: Caller, log: Log[Any]) -> str:
    """A record that was uploaded."""
    answer = await caller.http.post("/api/records", content=lines_of(log))
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


async def reviewed(caller: Caller, id: str) -> dict[str, Any]:
    """The last stage of a review, once it rests; whoever waits for it reads it."""
    while True:
        answer: dict[str, Any] = await caller.get(f"/api/records/{id}/review")
        if answer["state"] in ("paused", "done"):
            return answer
        await asyncio.sleep(0.02)


async def test_a_review_is_made_kept_and_goes_with_its_table(database_url: str) -> None:
    async with running(database_url, **QUICK) as (server, base), Caller(base) as anna:
        id = await bring(anna, short_game())
        nothing = {"state": "none", "stage": 0, "stages": len(STAGES), "done": 0.0, "review": None}
        assert await anna.get(f"/api/records/{id}/review") == nothing
        begun = await anna.post(f"/api/records/{id}/review", status=202)
        assert begun["state"] in ("waiting", "running")
        again = await anna.post(f"/api/records/{id}/review", status=202)
        assert again["stages"] == len(STAGES)
        answer = await reviewed(anna, id)
        assert (answer["state"], answer["stage"]) == ("done", len(STAGES))
        told = answer["review"]
        assert (told["title"], told["names"]) == (sample.LIGHT, ["Anna", "Bram"])
        for seat in told["seats"]:
            parts = [seat[name] for name in ("start", "luck", "play", "others", "rest")]
            assert sum(parts) == pytest.approx(seat["result"], abs=0.001)
            assert sum(seat["grades"].values()) == seat["decisions"]
        assert [point["at"] for point in told["curve"]][-1] == told["moves"]
        assert sum(row["points"][0] for row in told["sources"]) == told["scores"][0]
        known = await anna.get(f"/api/records/{id}/review", known=len(STAGES))
        assert known == {**answer, "review": None}
        # One that is whole is not begun again.
        await server.reviews.begin(id, "")
        assert await server.reviews.standing(id) == Standing("done", len(STAGES), 0.0)
        await server.store.save_review(ReviewRow("t-1", 1, 0, "{}"))
        await server.store.delete_tables(["t-1"])
        assert await server.store.review("t-1") is None
    async with running(database_url) as (_, base), Caller(base) as bram:
        assert await bram.get(f"/api/records/{id}/review") == answer


async def test_what_cannot_be_reviewed_is_refused_with_the_reason(sqlite_url: str) -> None:
    async with running(sqlite_url, reviews_per_hour=1, **QUICK) as (_, base), Caller(base) as anna:
        table = (await anna.make(sample.LIGHT, 2, players=["me", "guest"]))["id"]
        for ask in (anna.http.get, anna.http.post):
            answer = await ask(f"/api/records/{table}/review")
            assert (answer.status_code, answer.json()["code"]) == (409, "still-running")
            answer = await ask("/api/records/nobody/review")
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-record")
        log = short_game()
        short = lines_of(log).splitlines()[:30]
        answer = await anna.http.post("/api/records", content="\n".join(short) + "\n")
        problem = await anna.post(f"/api/records/{answer.json()['id']}/review", status=422)
        assert problem["reason"]["id"] == "review-running"
        first, second = await bring(anna, log), await bring(anna, log)
        await anna.post(f"/api/records/{first}/review", status=202)
        late = await anna.http.post(f"/api/records/{second}/review")
        assert (late.status_code, late.json()["code"]) == (429, "too-many")
        assert int(late.headers["retry-after"]) > 60


async def test_too_many_at_once_wait_elsewhere(sqlite_url: str) -> None:
    async with running(sqlite_url, **QUICK) as (server, base), Caller(base) as anna:
        log = short_game()
        async with server.reviews._free.taken():
            # So many of one address, and so many of all.
            for _ in range(EACH):
                await server.reviews.begin(await bring(anna, log), "one")
            last = await bring(anna, log)
            with pytest.raises(Denied) as denied:
                await server.reviews.begin(last, "one")
            assert denied.value.code == "busy"
            for number in range(QUEUE - EACH):
                await server.reviews.begin(await bring(anna, log), f"another {number}")
            busy = await anna.http.post(f"/api/records/{last}/review")
            assert (busy.status_code, busy.json()["code"]) == (503, "busy")
            await server.tasks.close()


async def after_a_stage(server: Server, id: str) -> Standing:
    while True:
        now = await server.reviews.standing(id)
        if now.stage:
            return now
        await asyncio.sleep(0.02)


async def test_between_two_stages_it_waits_and_says_so(sqlite_url: str) -> None:
    async with running(sqlite_url, **QUICK) as (server, base), Caller(base) as anna:
        id = await bring(anna, short_game())
        async with AsyncExitStack() as held:
            async with server.reviews._free.taken():
                await anna.post(f"/api/records/{id}/review", status=202)
                # Whoever else wants the place stands behind its first stage and before its second.
                place = server.reviews._free.taken("another")
                other = asyncio.ensure_future(held.enter_async_context(place))
                await asyncio.sleep(0)
            await other
            assert await after_a_stage(server, id) == Standing("waiting", 1, 0.0)
        await reviewed(anna, id)


async def test_it_gets_finer_only_while_somebody_reads(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    async with (
        running(sqlite_url, ticks=lambda: now, **QUICK) as (server, base),
        Caller(base) as anna,
    ):
        id = await bring(anna, short_game())
        await server.reviews.begin(id, "")
        now = 1000.0
        await ended(server, id)
        assert await server.reviews.standing(id) == Standing("paused", FINER, 0.0)

        # What fails leaves what is there.
        async def fail(*_: Any) -> Reply:
            return Reply(None, None, "an error")

        monkeypatch.setattr(server.reviews.pool, "ask", fail)
        with pytest.raises(RuntimeError, match="an error"):
            await begin_and_wait(server, id)
        assert await server.reviews.standing(id) == Standing("paused", FINER, 0.0)

        async def expire(*_: Any) -> Reply:
            raise TimeoutError

        monkeypatch.setattr(server.reviews.pool, "ask", expire)
        await begin_and_wait(server, id)
        assert await server.reviews.standing(id) == Standing("paused", FINER, 0.0)
        # A review of another format is none.
        row = await server.store.review(id)
        assert row is not None
        other = row.body.replace(FORMAT, "dolmen-review/0", 1)
        await server.store.save_review(row._replace(body=other))
        assert await server.reviews.standing(id) == Standing("none", 0, 0.0)


async def ended(server: Server, id: str) -> None:
    """Waits until nothing is under way, without reading."""
    while True:
        if id not in server.reviews._running:
            return
        await asyncio.sleep(0.02)


async def begin_and_wait(server: Server, id: str) -> None:
    """One more go, as its task goes about it."""
    log = await server.records.reviewed(id)
    server.reviews._running[id] = server.reviews._path()
    server.reviews._read[id] = server.reviews._ticks()
    await server.reviews._make(id, log, FINER, "")


async def test_the_plain_page_begins_and_tells_it(sqlite_url: str) -> None:
    async with running(sqlite_url, **QUICK) as (server, base), Caller(base) as anna:
        id = await bring(anna, short_game())
        async with Browser(base, "nl") as browser:
            words = Words("nl")
            page = (await browser.get(f"/plain/record/{id}")).check()
            page = (await browser.get(page.link("/review"))).check()
            assert words.text("review-about") in page.text
            page = await browser.send(page.form(f"/plain/record/{id}/review"))
            await reviewed(anna, id)
            page = (await browser.get(f"/plain/record/{id}/review")).check()
            for heading in ("sums", "turned", "marks", "luck", "points"):
                assert words.text(f"review-heading-{heading}") in page.text
            row = await server.store.review(id)
            assert row is not None
            assert json.loads(row.body)["format"] == FORMAT
            with pytest.raises(Refusal):
                await server.reviews.begin("nobody", "")

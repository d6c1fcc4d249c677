"""Games that everybody plays alike: the same dice for all, one attempt a day, and nothing of them
told before the day is over."""

import asyncio
import json
from typing import Any

import pytest

from dolmen.bots import LEVELS
from dolmen.core import fair
from dolmen.games import TITLES, open_game
from dolmen.server.challenge import (
    EVER,
    challenge_of,
    day_at,
    draw_options,
    end_of,
    read_day,
)
from dolmen.server.refusals import Denied
from dolmen.server.store.challenges import PAR
from tests import sample
from tests.server.quick_bots import QuickWorkers, play_out
from tests.server.servers import Caller, running

HOUR = 60 * 60 * 1000
DAY = 24 * HOUR
# Some day.
TODAY = "2026-11-18"
NOON = 20_775 * DAY + 12 * HOUR
DAILY = sample.some(lambda title: title.daily is not None)
DEALT = sample.some(lambda title: title.daily is not None and bool(title.daily.drawn))
BEST = sample.some(lambda title: title.best is not None)


class Clock:
    """The time of day, which a test turns."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


def test_days_begin_and_end_at_midnight_by_greenwich() -> None:
    end = end_of(TODAY)
    assert end is not None
    assert (day_at(NOON), day_at(end - 1), day_at(end)) == (TODAY, TODAY, "2026-11-19")
    assert (read_day("today", NOON), read_day("2026-02-28", NOON)) == (TODAY, "2026-02-28")
    assert (read_day(EVER, NOON), end_of(EVER)) == (EVER, None)
    for wrong in ("2026-11-19", "2026-02-30", "20261118", "yesterday", "", "2026-W47-3"):
        with pytest.raises(Denied) as denied:
            read_day(wrong, NOON)
        assert denied.value.code == "unknown-day"


@pytest.mark.parametrize("title", TITLES)
def test_what_a_manifest_describes_can_be_played(title: str) -> None:
    for challenge in (TITLES[title].daily, TITLES[title].best):
        if challenge is None:
            continue
        assert {challenge.level, challenge.par} - {""} <= set(LEVELS)
        found = {draw_options(challenge, bytes([n] * 16)).__repr__() for n in range(20)}
        assert len(found) == (20 if challenge.drawn else 1)
        for n in range(20):
            options = draw_options(challenge, bytes([n] * 16))
            open_game(title, challenge.seats, **options)
            for name, (low, high) in challenge.drawn.items():
                assert low <= options[name] <= high
    with pytest.raises(Denied):
        challenge_of("nothing", TODAY)


async def test_the_same_dice_for_everybody_and_one_attempt_for_each(database_url: str) -> None:
    clock, path = Clock(), f"/api/titles/{DAILY}/days"
    async with (
        running(database_url, now=clock, workers=QuickWorkers()) as (server, base),
        Caller(base) as anna,
        Caller(base) as bert,
        Caller(base) as carl,
    ):
        for name, who in (("Anna", anna), ("Bert", bert), ("Carl", carl)):
            await who.post("/api/me", {"name": name})
        before = await anna.get(f"{path}/today")
        seen = ("day", "is_open", "lines", "count", "playing", "par", "mine", "seal", "days")
        assert [before[key] for key in seen] == [TODAY, True, [], 0, 0, None, None, None, []]
        # Two presses at once are one attempt.
        one, other = await asyncio.gather(
            anna.post(f"{path}/today", status=201), anna.post(f"{path}/today", status=201)
        )
        assert one["id"] == other["id"] == (await anna.post(f"{path}/{TODAY}"))["id"]
        his = (await bert.post(f"{path}/today", status=201))["id"]
        tables = [await server.store.table(id) for id in (one["id"], his)]
        assert len({table.seed for table in tables if table is not None}) == 1
        assert len({table.options for table in tables if table is not None}) == 1
        left = (await carl.post(f"{path}/today", status=201))["id"]
        during = await carl.get(f"{path}/today")
        assert (during["playing"], during["mine"]["state"]) == (3, "open")
        first = await play_out(server, one["id"])
        second = await play_out(server, his, middle=True)
        view = await carl.get(f"/api/tables/{left}/view", seat=0)
        await carl.post(
            f"/api/tables/{left}/act?seat=0", {"type": "resign", "id": "r", "n": view["n"]}
        )
        await par_played(server)
        # Who did best, and nothing of how before the day is over.
        listed = await anna.get(f"{path}/today")
        points = {"Anna": first.scores[0], "Bert": second.scores[0]}
        # Whatever the dice were: equals share a place.
        best = sorted(points.values(), reverse=True)
        places = {name: 1 + best.index(made) for name, made in points.items()}
        assert [line["points"] for line in listed["lines"]] == best
        assert {line["name"]: line["points"] for line in listed["lines"]} == points
        assert {line["name"]: line["place"] for line in listed["lines"]} == places
        assert (listed["count"], listed["playing"]) == (2, 0)
        assert listed["par"]["points"] is not None
        assert listed["par"]["table"] is None
        mine = {line["name"]: (line["mine"], line["table"]) for line in listed["lines"]}
        assert mine == {"Anna": (True, one["id"]), "Bert": (False, None)}
        assert listed["mine"] == {
            "table": one["id"],
            "state": "counted",
            "points": points["Anna"],
            "place": places["Anna"],
        }
        assert (await carl.get(f"{path}/today"))["mine"]["state"] == "left"
        # The next day everything is told, and there is another game.
        clock.now += DAY
        old = await carl.get(f"{path}/{TODAY}")
        assert (old["is_open"], old["days"]) == (False, [TODAY])
        assert {line["table"] for line in old["lines"]} == {one["id"], his}
        records = [await carl.get(f"/api/records/{line['table']}") for line in old["lines"]]
        assert {record["verified"] for record in records} == {"verified"}
        assert len({record["commitment"] for record in records}) == 1
        assert (await carl.get(f"/api/records/{old['par']['table']}"))["over"]
        gone = await carl.http.post(f"{path}/{TODAY}")
        assert (gone.status_code, gone.json()["code"]) == (409, "day-over")
        fresh = (await anna.post(f"{path}/today", status=201))["id"]
        table = await server.store.table(fresh)
        assert table is not None
        assert tables[0] is not None
        assert table.seed != tables[0].seed


async def par_played(server: Any) -> None:
    """Waits until the bot has played its par."""
    while True:
        par = await server.store.attempt(DAILY, TODAY, PAR)
        row = None if par is None else await server.store.table(par.attempt.table_id)
        if row is not None and row.outcome is not None:
            return
        await asyncio.sleep(0.05)


async def test_nobody_learns_the_dice_of_a_day_before_it_is_over(sqlite_url: str) -> None:
    clock, path = Clock(), f"/api/titles/{DAILY}/days/today"
    async with (
        running(sqlite_url, now=clock, workers=QuickWorkers()) as (server, base),
        Caller(base) as anna,
        Caller(base) as bert,
    ):
        table = (await anna.post(path, status=201))["id"]
        here = f"/api/tables/{table}"
        row = await server.store.table(table)
        assert row is not None

        async def refused(who: Caller, where: str, body: Any = None, *, get: bool = True) -> str:
            answer = await (who.http.get(where) if get else who.http.post(where, json=body))
            assert answer.status_code == 409, (where, answer.status_code, answer.text)
            assert row is not None
            assert row.seed not in answer.text
            code: str = answer.json()["code"]
            return code

        # Others do not look on while it is played.
        for what in ("view", "story", "sheet"):
            assert await refused(bert, f"{here}/{what}") == "day-open"
        assert await refused(bert, f"{here}/typed", {"text": "?"}, get=False) == "day-open"
        socket = bert.look(table)
        with pytest.raises(Exception, match="4403"):
            await socket.__aenter__()
        assert (await bert.http.get(f"/plain/table/{table}")).status_code == 409
        # Nothing is brought to mix the dice with, and nothing that was drawn is taken back.
        await play_out(server, table)
        records = ("", "/lines", "/sheet", "/curve", "/at/0", "/review")
        for who in (anna, bert):
            for what in records:
                assert await refused(who, f"/api/records/{table}{what}") == "day-open"
            for what, body in (("branch", {"at": 0}), ("duplicate", {}), ("review", None)):
                where = f"/api/records/{table}/{what}"
                assert await refused(who, where, body, get=False) == "day-open"
        assert await refused(anna, f"{here}/rematch", get=False) == "day-open"
        state = await bert.get(here)
        assert (state["seed"], state["day"]) == (None, TODAY)
        assert (await anna.get(f"{here}/view", seat=0))["n"] > 0
        clock.now = end_of(TODAY) or 0
        for what in records[:-1]:
            assert (await bert.http.get(f"/api/records/{table}{what}")).status_code == 200
        assert row.seed in (await bert.http.get(f"/api/records/{table}/lines")).text


async def test_what_was_drawn_is_not_taken_back(sqlite_url: str) -> None:
    async with (
        running(sqlite_url, now=Clock(), workers=QuickWorkers()) as (_, base),
        Caller(base) as anna,
    ):
        table = (await anna.post(f"/api/titles/{DAILY}/days/today", status=201))["id"]
        here = f"/api/tables/{table}"
        began = 0
        while True:
            view = await anna.get(f"{here}/view", seat=0)
            if not view["legal"]:
                continue
            if began and view["n"] > began + 1:
                break  # somebody else decided, or chance did
            began = view["n"]
            message = {"type": "move", "id": f"m{view['n']}", "n": view["n"]}
            move = view["legal"][0]["move"]
            await anna.http.post(f"{here}/act?seat=0", json={**message, "move": move})
        for kind in ("take_back", "propose"):
            wish = {"type": kind, "id": kind, "n": view["n"], "to": began}
            answer = await anna.http.post(f"{here}/act?seat=0", json=wish)
            assert (answer.status_code, answer.json()["code"]) == (409, "day-played"), answer.text
        assert (await anna.get(f"{here}/view", seat=0))["n"] == view["n"]
        advice = {"type": "advice", "id": "a", "n": view["n"]}
        answer = await anna.http.post(f"{here}/act?seat=0", json=advice)
        assert answer.json()["code"] == "advice-off"


async def test_a_dealt_start_is_not_told_before_the_day_is_over(sqlite_url: str) -> None:
    clock, path = Clock(), f"/api/titles/{DEALT}/days"
    [drawn] = challenge_of(DEALT, TODAY).drawn
    async with (
        running(sqlite_url, now=clock, workers=QuickWorkers()) as (server, base),
        Caller(base) as anna,
    ):
        table = (await anna.post(f"{path}/today", status=201))["id"]
        row = await server.store.challenge(DEALT, TODAY)
        assert row is not None
        dealt = json.loads(row.options)[drawn]
        challenge = challenge_of(DEALT, TODAY)
        assert draw_options(challenge, bytes.fromhex(row.seed))[drawn] == dealt
        state, listed = await anna.get(f"/api/tables/{table}"), await anna.get(f"{path}/today")
        assert drawn not in state["options"]
        assert drawn not in listed["options"]
        assert (listed["drawn"], listed["seal"]) == ([drawn], fair.seal(bytes.fromhex(row.seed)))
        # It ends after its day, and does not count.
        clock.now += DAY
        view = await anna.get(f"/api/tables/{table}/view", seat=0)
        end = {"type": "resign", "id": "r", "n": view["n"]}
        await anna.post(f"/api/tables/{table}/act?seat=0", end)
        old = await anna.get(f"{path}/{TODAY}")
        assert (old["options"][drawn], old["lines"]) == (dealt, [])
        assert old["mine"]["state"] == "left"


async def test_a_game_that_ends_after_its_day_does_not_count(sqlite_url: str) -> None:
    clock, path = Clock(), f"/api/titles/{DAILY}/days"
    async with (
        running(sqlite_url, now=clock, workers=QuickWorkers()) as (server, base),
        Caller(base) as anna,
    ):
        table = (await anna.post(f"{path}/today", status=201))["id"]
        clock.now = end_of(TODAY) or 0
        await play_out(server, table)
        old = await anna.get(f"{path}/{TODAY}")
        assert (old["count"], old["lines"], old["mine"]["state"]) == (0, [], "late")


async def test_of_the_list_for_ever_everybody_has_the_best(sqlite_url: str) -> None:
    path = f"/api/titles/{BEST}/days/ever"
    async with (
        running(sqlite_url, now=Clock(), workers=QuickWorkers()) as (server, base),
        Caller(base) as anna,
    ):
        made = [(await anna.post(path, status=201))["id"] for _ in range(2)]
        assert len(set(made)) == 2
        # As if they had been played: some hundred moves each would take longer.
        for id, points in zip(made, (40, 52), strict=True):
            await server.store.settle_attempt(id, "counted", points, 1)
        listed = await anna.get(path)
        lines = [(line["points"], line["place"], line["table"]) for line in listed["lines"]]
        assert lines == [(52, 1, made[1])]
        assert (listed["mine"]["points"], listed["ends"], listed["is_open"]) == (52, None, True)
        none = await anna.http.get(f"/api/titles/{DAILY}/days/2000-01-01")
        assert none.json()["lines"] == []
        missing = await anna.http.get(f"/api/titles/{sample.NOT_SOLO}/days/ever")
        assert (missing.status_code, missing.json()["code"]) == (404, "unknown-day")


async def test_the_day_without_script(sqlite_url: str) -> None:
    clock = Clock()
    async with (
        running(sqlite_url, now=clock, workers=QuickWorkers()) as (server, base),
        Caller(base) as anna,
        Caller(base) as bert,
    ):
        for name, who in (("Anna", anna), ("Bert", bert)):
            await who.post("/api/me", {"name": name, "lang": "en"})
        page = (await anna.http.get("/plain/")).text
        assert f'href="/plain/daily/{DAILY}"' in page
        assert f"/plain/daily/{BEST}/ever" in page
        there = await anna.http.post(f"/plain/daily/{DAILY}/{TODAY}", data={"name": "Anna"})
        table = there.headers["location"].rpartition("/")[2]
        shown = (await anna.http.get(f"/plain/daily/{DAILY}")).text
        assert "Your attempt is under way." in shown
        assert "12 h 0 min" in shown
        await play_out(server, table)
        over = (await anna.http.get(f"/plain/table/{table}")).text
        assert f"/plain/daily/{DAILY}/{TODAY}" in over
        assert f"/record/{table}" not in over
        shown = (await bert.http.get(f"/plain/daily/{DAILY}")).text
        assert "Anna" in shown
        assert table not in shown
        clock.now += DAY
        shown = (await bert.http.get(f"/plain/daily/{DAILY}/{TODAY}")).text
        assert f"/plain/record/{table}" in shown
        assert "This day is over." in shown
        assert (await bert.http.get("/plain/daily/nothing")).status_code == 404

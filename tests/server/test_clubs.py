"""Events: people join by choice, tables are made for them, and standings tell who did best."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from dolmen.core.log import Ending
from dolmen.games import seat_counts
from dolmen.server.club.schedule import full_rounds, rounds_for
from dolmen.server.club.standings import START, Game, standings
from dolmen.server.plain import clubs as plain_clubs
from dolmen.server.server import Server
from dolmen.server.store import schema
from dolmen.server.table.plans import plan_end
from tests import sample
from tests.server.quick_bots import QuickWorkers
from tests.server.servers import Caller, running

WEEK = 7 * 24 * 60 * 60

CASES = [(people, seats) for seats in range(2, 8) for people in range(1, 14)]


@pytest.mark.parametrize(("people", "seats"), CASES)
def test_everybody_plays_once_in_each_round(people: int, seats: int) -> None:
    met: Counter[tuple[int, int]] = Counter()
    rounds = rounds_for(people, seats, full_rounds(people, seats))
    for groups in rounds:
        played = [one for group in groups for one in group if one is not None]
        assert sorted(played) == list(range(people))
        assert all(len(group) == seats for group in groups)
        # No more bots than it takes.
        assert len(groups) == -(-people // seats)
        for group in groups:
            met.update(combinations(sorted(one for one in group if one is not None), 2))
    assert rounds == rounds_for(people, seats, len(rounds) + 1)[: len(rounds)]
    if seats == 2:
        # Everybody has met everybody, once.
        assert set(met.values()) <= {1}
        assert len(met) == people * (people - 1) // 2


def test_seats_are_taken_in_turn() -> None:
    first = Counter(group[0] for groups in rounds_for(6, 2, 5) for group in groups)
    assert set(first.values()) <= {2, 3}


@pytest.mark.parametrize("by_rating", [False, True])
def test_equals_share_a_place(by_rating: bool) -> None:
    games = [Game([0, 1], [1, 1], [5, 5]), Game([2, 3], [1, 2], [9, 0])]
    found = standings(range(6), games, {}, by_rating=by_rating)
    places = {one.number: one.place for one in found}
    # Two drew, one won, one lost, and two have not played.
    assert [places[number] for number in (2, 0, 1)] == [1, 2, 2]
    assert places[4] == places[5]


def test_bots_stand_fast_and_people_are_measured_by_them() -> None:
    won, lost = [1, 2], [2, 1]
    games = [Game([0, "player"], won, [9, 5]), Game([1, "player"], lost, [5, 9])] * 3
    strong, weak = standings([0, 1, 2], games, {"player": 1500}, by_rating=True)[:2]
    assert (strong.number, strong.games, strong.wins, strong.beaten, strong.points) == (
        0,
        3,
        3,
        3.0,
        9.0,
    )
    assert strong.rating > START > weak.rating
    # Against a stronger bot the same results are worth more.
    [best, *_] = standings([0, 1], games, {"player": 1900}, by_rating=True)
    assert best.rating > strong.rating
    # What was never measured measures nobody; nor does whoever left.
    for nobody in ("master", None):
        unknown = [Game([0, nobody], won, [9, 5])]
        [alone] = standings([0], unknown, {"player": 1500}, by_rating=True)
        assert (alone.rating, alone.games, alone.wins) == (START, 1, 1)
    tie = [Game([0, 1, "player"], [1, 1, 3], [5, 5, 1])]
    assert [one.beaten for one in standings([0, 1], tie, {}, by_rating=False)] == [0.75, 0.75]


async def finish(server: Server, table: str, loser: int) -> None:
    """Ends a game: somebody gives up."""
    async with server.tables.at(table) as desk:
        ending = Ending("resigned", loser)
        await server.tables.commit(desk, plan_end(desk.match, ending, None, server.now()))


async def test_a_round_robin_is_played_to_its_end(database_url: str) -> None:
    async with (
        running(database_url, workers=QuickWorkers()) as (server, base),
        Caller(base) as anna,
        Caller(base) as bert,
        Caller(base) as carl,
        Caller(base) as dora,
    ):
        people = {"Anna": anna, "Bert": bert, "Carl": carl}
        for name, who in people.items():
            await who.post("/api/me", {"name": name})
        wish = {"name": "Friday", "title": sample.LIGHT, "seats": 2}
        made = await anna.post("/api/clubs", wish, status=201)
        here = f"/api/clubs/{made['id']}"
        await bert.post(f"{here}/join", {})
        joined = await carl.post(f"{here}/join", {})
        assert joined["members"] == ["Anna", "Bert", "Carl"]
        assert (joined["is_member"], joined["can_go_on"], joined["rounds"]) == (True, False, 3)
        for who, code in ((bert, 409), (dora, 409)):
            assert (await who.http.post(f"{here}/round")).status_code == code
        # In three rounds everybody meets everybody, and a bot once.
        for number in (1, 2, 3):
            info = await anna.post(f"{here}/round", status=201)
            games = [game for game in info["games"] if game["round"] == number]
            assert (info["round"], len(games)) == (number, 2)
            for game in games:
                table = await anna.get(f"/api/tables/{game['table']}")
                # Whoever comes once a week has time; nobody holds the others up for ever.
                assert (table["allowance"]["turn"], table["allowance"]["bot"]) == (WEEK, "player")
                seats = table["seats"]
                names = [seat["name"] for seat in seats if seat["kind"] == "person"]
                # Its seats are for its people: they need no link.
                for name in names:
                    mine = (await people[name].get("/api/me/tables"))["tables"]
                    assert game["table"] in {line["id"] for line in mine}
                # Anna is the best, then Bert, then bots.
                order = ["Anna", "Bert", "", "Carl"]
                ranked = {
                    order.index(seat["name"] if seat["kind"] == "person" else ""): seat["seat"]
                    for seat in seats
                }
                loser = ranked[max(ranked)]
                await finish(server, game["table"], loser)
        late = await dora.http.post(f"{here}/join", json={})
        assert (late.status_code, late.json()["code"]) == (409, "club-closed")
        over = await anna.http.post(f"{here}/round")
        assert (over.status_code, over.json()["code"]) == (409, "no-round")
        info = await bert.get(here)
        lines = [(line["name"], line["games"], line["wins"]) for line in info["standings"]]
        assert lines == [("Anna", 3, 3), ("Bert", 3, 2), ("Carl", 3, 0)]
        ratings = [line["rating"] for line in info["standings"]]
        assert ratings == sorted(ratings, reverse=True)
        assert [line["mine"] for line in info["standings"]] == [False, True, False]
        assert {anchor["bot"] for anchor in info["anchors"]} >= {"player"}
        # Without script the same stands there; whoever leaves is gone.
        page = (await bert.http.get(f"/plain/club/{made['id']}")).text
        assert "Friday" in page
        assert "Carl" in page
        await carl.http.post(f"/plain/club/{made['id']}/leave")
        left = await bert.get(here)
        assert [line["name"] for line in left["standings"]] == ["Anna", "Bert"]
        assert [line["games"] for line in left["standings"]] == [3, 3]
        again = await carl.http.post(f"{here}/leave")
        assert (again.status_code, again.json()["code"]) == (403, "no-member")
        clubs = (await anna.get("/api/me/clubs"))["clubs"]
        assert clubs == [
            {"id": made["id"], "name": "Friday", "title": sample.LIGHT, "kind": "robin"}
        ]


async def test_what_all_its_players_put_in_counts(sqlite_url: str) -> None:
    async with (
        running(sqlite_url, workers=QuickWorkers()) as (server, base),
        Caller(base) as anna,
        Caller(base) as bert,
        Caller(base) as carl,
    ):
        for name, who in (("Anna", anna), ("Bert", bert), ("Carl", carl)):
            await who.post("/api/me", {"name": name})
        wish = {"name": "All year", "title": sample.LIGHT, "seats": 2, "kind": "free"}
        made = await anna.post("/api/clubs", wish)
        here = f"/api/clubs/{made['id']}"
        await bert.post(f"{here}/join", {"name": "Bertie"})

        async def play(**more: Any) -> str:
            table: str = (await anna.make(sample.LIGHT, 2, **more))["id"]
            await bert.post(f"/api/tables/{table}/join", {})
            await anna.post(f"/api/tables/{table}/start")
            return table

        table = await play()
        early = await anna.http.post(f"{here}/tables/{table}")
        assert (early.status_code, early.json()["code"]) == (409, "club-table")
        await finish(server, table, 0)
        info = await anna.get(here)
        assert [offer["table"] for offer in info["offers"]] == [table]
        half = await anna.post(f"{here}/tables/{table}")
        [game] = half["games"]
        assert (game["counts"], game["agreed"], game["needed"]) == (False, 1, 2)
        assert [line["games"] for line in half["standings"]] == [0, 0]
        assert not (await anna.get(f"/api/tables/{table}"))["public"]
        # Until they all want it, it is told to nobody but who played there.
        assert (await bert.get(here))["games"][0]["can_put"]
        assert (await carl.get(here))["games"] == []
        assert table not in (await carl.http.get(f"/plain/club/{made['id']}")).text
        for who, code in ((carl, "no-member"),):
            answer = await who.http.post(f"{here}/tables/{table}")
            assert answer.json()["code"] == code
        whole = await bert.post(f"{here}/tables/{table}")
        assert whole["games"][0]["counts"]
        best = whole["standings"][0]
        assert (best["name"], best["games"], best["wins"]) == ("Bertie", 1, 1)
        assert (await anna.get(f"/api/tables/{table}"))["public"]
        # Of another size, or a game of two at one screen, is none of it.
        other = (await anna.make(sample.LIGHT, 2, players=["me", "guest"]))["id"]
        await finish(server, other, 0)
        answer = await anna.http.post(f"{here}/tables/{other}")
        assert answer.json()["code"] == "club-table"
        # Whoever leaves takes their games with them.
        left = await bert.post(f"{here}/leave")
        assert [line["games"] for line in left["standings"]] == [0]


async def test_the_tables_of_a_round_are_paid_for_one_by_one(sqlite_url: str) -> None:
    async with (
        running(sqlite_url, tables_per_hour=4, most_tables=6, workers=QuickWorkers()) as here,
        Caller(here[1]) as anna,
    ):
        server, base = here
        made = await anna.post("/api/clubs", {"name": "Many", "title": sample.LIGHT, "seats": 2})
        for number in range(2):
            async with Caller(base) as other:
                await other.post(f"/api/clubs/{made['id']}/join", {"name": f"P{number}"})
        # Of the hour's four the event itself has taken one, and each round has two tables.
        path = f"/api/clubs/{made['id']}/round"
        await anna.post(path, status=201)
        answer = await anna.http.post(path)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert int(answer.headers["retry-after"]) > 600
        assert (await anna.get(f"/api/clubs/{made['id']}"))["round"] == 1
        assert await server.store.count(schema.tables) == 2


async def test_a_page_shows_so_many_tables_at_a_time(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plain_clubs, "MOST_SHOWN", 1)
    async with (
        running(sqlite_url, workers=QuickWorkers()) as (_, base),
        Caller(base) as anna,
        Caller(base) as bert,
        Caller(base) as carl,
    ):
        made = await anna.post("/api/clubs", {"name": "Many", "title": sample.LIGHT, "seats": 2})
        for name, who in (("Bert", bert), ("Carl", carl)):
            await who.post(f"/api/clubs/{made['id']}/join", {"name": name})
        info = await anna.post(f"/api/clubs/{made['id']}/round", status=201)
        first, second = [game["table"] for game in info["games"]]
        path = f"/plain/club/{made['id']}"
        page = (await anna.http.get(path)).text
        assert first in page
        assert second not in page
        assert f'href="{path}?skip=1">More games</a>' in page
        rest = (await anna.http.get(f"{path}?skip=1")).text
        assert second in rest
        assert "More games" not in rest


async def test_bad_wishes_are_refused_with_a_reason(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        wish = {"name": "x", "title": sample.LIGHT, "seats": 2}
        for wrong in (
            {"seats": max(seat_counts(sample.LIGHT)) + 1},
            {"title": "nothing"},
            {"level": "genius"},
            {"options": {"nothing": 1}},
            {"name": "\u0007"},
        ):
            answer = await anna.http.post("/api/clubs", json={**wish, **wrong})
            assert answer.status_code in (400, 422), answer.text
            assert answer.json()["sentence"]
        for wrong in ({"seats": 1}, {"kind": "cup"}, {"rounds": 0}, {"name": ""}):
            answer = await anna.http.post("/api/clubs", json={**wish, **wrong})
            assert answer.json()["code"] == "malformed"
        for answer in (
            await anna.http.get("/api/clubs/none"),
            await anna.http.post("/api/clubs/none/join", json={}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-club")
        form = {**wish, "seats": "2", "kind": "robin", "rounds": "", "level": "player"}
        made = await anna.http.post("/plain/clubs", data=form)
        page = await anna.http.get(made.headers["location"])
        assert page.status_code == 200
        bad = await anna.http.post("/plain/clubs", data={**form, "level": "genius"})
        assert bad.headers["location"] == "/plain/clubs"

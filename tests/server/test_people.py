"""What people without an account have of their own: results, a file of it all, a way to be
forgotten, silence from some, and games they watch."""

import csv
import io
import json
from typing import Any

from dolmen.server.house.broom import PERSON_LEFT
from dolmen.server.results import Reckoning, read_game
from dolmen.server.store import Played
from dolmen.server.store.rows import ResultRow
from tests import sample
from tests.server.plain_browser import Browser
from tests.server.servers import Caller, running

ME, BERT = "me", "bert"


def played(
    id: str,
    scores: list[int],
    ranks: list[int],
    players: list[str | None],
    how: str = "over",
    **changed: Any,
) -> Played:
    """A finished table: a name of the player at each seat, or none for a bot."""
    outcome = json.dumps({"how": how, "seat": None, "scores": scores, "ranks": ranks})
    table = ResultRow(id, sample.LIGHT, len(scores), 0, False, 1000, outcome)
    seats: list[tuple[str, str | None, frozenset[str]]] = [
        ("Bot", "novice", frozenset[str]())
        if who is None
        else (who.title(), None, frozenset({who}))
        for who in players
    ]
    return Played(table._replace(**changed), seats)


def reckoned(*games: Played) -> dict[str, Any]:
    """What games came to."""
    sums = Reckoning()
    for game in games:
        found = read_game(game, ME)
        assert found is not None
        sums.add(*found)
    return sums.results().model_dump(exclude={"last"})


def test_games_are_added_up_by_title_seats_and_opponent() -> None:
    two = {"games": 3, "ranked": 2, "won": 1, "mean": 25.0, "best": 30, "best_at": "a"}
    three = {"games": 1, "ranked": 1, "won": 0, "mean": 10.0, "best": 10, "best_at": "d"}
    assert reckoned(
        played("a", [30, 20], [1, 2], [ME, BERT]),
        played("b", [40, 20], [1, 2], [BERT, ME]),
        # Agreed on: nobody won, and the points are none of a whole game.
        played("c", [99, 0], [1, 2], [ME, BERT], how="agreed"),
        played("d", [10, 20, 15], [3, 1, 2], [ME, None, None]),
        # In the middle of a record, and on one screen: listed, not counted.
        played("e", [99, 0], [1, 2], [ME, BERT], given=12),
        played("f", [99, 0], [1, 2], [ME, ME]),
    ) == {
        "games": 6,
        "titles": [
            {
                "title": sample.LIGHT,
                "total": {
                    "games": 4,
                    "ranked": 3,
                    "won": 1,
                    "mean": 20.0,
                    "best": 30,
                    "best_at": "a",
                },
                "by_seats": {2: two, 3: three},
            }
        ],
        "opponents": [
            {"name": "Bert", "bot": None, "games": 2, "before": 1, "behind": 1},
            {"name": "novice", "bot": "novice", "games": 1, "before": 0, "behind": 1},
        ],
    }


def test_who_plays_alone_wins_nothing_and_has_a_best() -> None:
    found = reckoned(played("a", [30], [1], [ME]), played("b", [41], [1], [ME]))
    total = found["titles"][0]["total"]
    assert total == {
        "games": 2,
        "ranked": 0,
        "won": 0,
        "mean": 35.5,
        "best": 41,
        "best_at": "b",
    }
    assert found["opponents"] == []


async def resigned_game(anna: Caller, bert: Caller, **wish: Any) -> str:
    """A game of two that Bert gave up."""
    id: str = (await anna.make(players=["me", "open"], name="Anna", **wish))["id"]
    await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
    await anna.post(f"/api/tables/{id}/start")
    n = (await anna.get(f"/api/tables/{id}/view"))["n"]
    await bert.post(f"/api/tables/{id}/act?seat=1", {"type": "resign", "id": "r", "n": n})
    return id


async def test_results_are_told_and_exported(database_url: str) -> None:
    async with running(database_url) as (_, base), Caller(base) as anna, Caller(base) as bert:
        assert await anna.get("/api/me/results") == {
            "games": 0,
            "titles": [],
            "opponents": [],
            "last": [],
        }
        ids = [await resigned_game(anna, bert) for _ in range(2)]
        mine = await anna.get("/api/me/results")
        assert {game["table"] for game in mine["last"]} == set(ids)
        assert mine["last"][0]["ended"] >= mine["last"][1]["ended"]
        assert mine["opponents"] == [
            {"name": "Bert", "bot": None, "games": 2, "before": 2, "behind": 0}
        ]
        assert mine["titles"][0]["total"]["won"] == 2
        theirs = await bert.get("/api/me/results")
        assert theirs["titles"][0]["total"] == {**mine["titles"][0]["total"], "won": 0}
        await anna.post(f"/api/tables/{ids[0]}/watch", {"watched": True})
        answer = await anna.http.get("/api/me/export")
        assert answer.headers["content-disposition"] == 'attachment; filename="dolmen.json"'
        file = answer.json()
        assert file["results"] == mine
        assert file["games"] == mine["last"]
        assert (file["watched"], file["muted"], file["name"]) == ([ids[0]], [], None)
        answer = await anna.http.get("/api/me/export?form=csv")
        lines = list(csv.DictReader(io.StringIO(answer.text)))
        assert [line["table"] for line in lines] == [game["table"] for game in mine["last"]]
        assert lines[0]["players"] == "Anna / Bert"
        assert (lines[0]["rank"], lines[0]["end"]) == ("1", "resigned")


async def test_a_name_is_no_formula_of_a_spreadsheet(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna, Caller(base) as bert:
        id = (await anna.make(players=["me", "open"], name="=1+1"))["id"]
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        await anna.post(f"/api/tables/{id}/start")
        n = (await anna.get(f"/api/tables/{id}/view"))["n"]
        await bert.post(f"/api/tables/{id}/act?seat=1", {"type": "resign", "id": "r", "n": n})
        text = (await anna.http.get("/api/me/export?form=csv")).text
        assert "'=1+1 / Bert" in text


SURE = {"sure": "remove everything about me"}


async def test_somebody_is_forgotten(database_url: str) -> None:
    async with running(database_url) as (server, base), Caller(base) as anna, Caller(base) as bert:
        over = await resigned_game(anna, bert)
        await bert.post("/api/me", {"name": "Bert"})
        await bert.post("/api/me/words")
        await anna.post(f"/api/tables/{over}/seats/1/mute", {"muted": True})
        alone = (await bert.make(players=["me", "novice"], name="Bert"))["id"]
        running_id = (await anna.make(players=["me", "open"], name="Anna"))["id"]
        await bert.post(f"/api/tables/{running_id}/join", {"name": "Bert"})
        refused = await bert.post("/api/me/leave", SURE, status=409)
        assert (refused["code"], refused["reason"]["args"]) == ("still-seated", {"count": 1})
        await bert.post(f"/api/tables/{running_id}/leave/1")
        assert (await bert.post("/api/me/leave", {"sure": "yes"}, status=400))["code"] == (
            "malformed"
        )
        old = dict(bert.http.cookies)
        answer = await bert.http.post("/api/me/leave", json=SURE)
        assert answer.status_code == 204
        assert not bert.http.cookies
        # The game that Anna finished stays, under no name.
        table = await anna.get(f"/api/tables/{over}")
        assert [seat["name"] for seat in table["seats"]] == ["Anna", "Nº 2"]
        assert (await anna.get("/api/me/results"))["opponents"] == []
        assert (await anna.get("/api/me/muted"))["people"] == []
        assert (await anna.http.get(f"/api/tables/{alone}")).status_code == 404
        # Nobody is known by the old key.
        bert.http.cookies.update(old)
        assert (await bert.get("/api/me/results"))["games"] == 0
        assert (await bert.http.get("/api/me/export")).status_code == 403
        assert [deed.what for deed in await server.store.deeds()] == [PERSON_LEFT]


async def test_somebody_is_not_heard(database_url: str) -> None:
    async with running(database_url) as (_, base), Caller(base) as anna, Caller(base) as bert:
        id = (await anna.make(players=["me", "open"], name="Anna"))["id"]
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        assert await anna.get(f"/api/tables/{id}/muted") == {"seats": []}
        path = f"/api/tables/{id}/seats/1/mute"
        for _ in range(2):
            assert await anna.post(path, {"muted": True}) == {"seats": [1]}
        async with anna.look(id, seat=0) as looker:
            assert looker.welcome["muted"] == [1]
        async with bert.look(id, seat=1) as looker:
            assert looker.welcome["muted"] == []
        # At another table as well.
        other = (await bert.make(sample.OTHER, players=["me", "open"], name="Bea"))["id"]
        assert await anna.get(f"/api/tables/{other}/muted") == {"seats": [0]}
        [bea] = (await anna.get("/api/me/muted"))["people"]
        assert bea["name"] == "Bert"
        assert (await bert.get("/api/me/muted"))["people"] == []
        # Nobody else's list has that id.
        assert (await bert.post("/api/me/unmute", {"id": bea["id"]}))["people"] == []
        assert await anna.get(f"/api/tables/{id}/muted") == {"seats": [1]}
        assert (await anna.post("/api/me/unmute", {"id": bea["id"]}))["people"] == []
        assert await anna.get(f"/api/tables/{id}/muted") == {"seats": []}
        # Oneself, a bot and an empty seat are nobody to mute.
        refused = await anna.post(f"/api/tables/{id}/seats/0/mute", {"muted": True}, status=409)
        assert refused["code"] == "no-person"
        refused = await anna.post(f"/api/tables/{id}/seats/3/mute", {"muted": True}, status=404)
        assert refused["code"] == "no-seat"
        await anna.post(path, {"muted": True})
        assert await anna.post(path, {"muted": False}) == {"seats": []}


async def test_a_table_is_followed(database_url: str) -> None:
    async with running(database_url) as (_, base), Caller(base) as anna, Caller(base) as carl:
        id = (await anna.make(players=["me", "guest"], name="Anna", public=True))["id"]
        assert await carl.get(f"/api/tables/{id}/watch") == {"watched": False}
        assert await carl.post(f"/api/tables/{id}/watch", {"watched": True}) == {"watched": True}
        assert await carl.get(f"/api/tables/{id}/watch") == {"watched": True}
        [line] = (await carl.get("/api/me/watched"))["tables"]
        assert (line["id"], line["mine"]) == (id, [])
        assert (await anna.get("/api/me/watched"))["tables"] == []
        assert (await carl.get("/api/me/tables"))["tables"] == []
        await carl.post(f"/api/tables/{id}/watch", {"watched": False})
        assert (await carl.get("/api/me/watched"))["tables"] == []
        refused = await carl.post("/api/tables/none/watch", {"watched": True}, status=404)
        assert refused["code"] == "unknown-table"


async def test_no_more_tables_are_followed_than_a_list_holds(sqlite_url: str) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(players=["me", "guest"], name="Anna"))["id"]
        assert not await server.store.watch("p", id, 1, 0)
        assert await server.store.watch("p", id, 1, 1)
        assert await server.store.watch("p", "gone meanwhile", 1, 5)
        assert [line.table.id for line in await server.store.watched("p", 10)] == [id]


async def test_the_pages_without_script_show_all_of_it(sqlite_url: str) -> None:
    async with (
        running(sqlite_url) as (_, base),
        Caller(base) as anna,
        Caller(base) as bert,
        Browser(base) as reader,
    ):
        over = await resigned_game(anna, bert, public=True)
        reader.http.cookies.update(anna.http.cookies)
        page = await reader.get("/results")
        assert "1 finished game" in page.text
        assert "Bert" in page.text
        assert page.link("/api/me/export")
        assert page.link("form=csv")
        page = await reader.get(f"/table/{over}")
        page = await reader.send(page.form("/mute", about="1"))
        assert page.has_form("/mute")
        page = await reader.get("/results")
        page = await reader.send(page.form("/results/unmute"))
        assert not page.has_form("/results/unmute")
        page = await reader.send(page.form("/results/leave"), sure="yes")
        assert (await anna.http.get("/api/me/export")).status_code == 403

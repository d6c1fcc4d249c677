"""Making tables, sitting down, host's rights, and what happens around a game."""

from typing import Any

import pytest

from dolmen.server.keys import hash_key
from dolmen.server.wire.fields import MOST_SEATS
from tests import sample
from tests.server.servers import Caller, running


def key_of(path: str) -> str:
    """The key inside a private link."""
    return path.rsplit("/", 1)[1]


async def test_with_bots_elsewhere_a_table_starts_at_once(database_url: str) -> None:
    async with running(database_url) as (_, base), Caller(base) as anna:
        made = await anna.make(sample.LIGHT, 3, players=["me", "greedy", "random"], name="Anna")
        assert made["path"] == f"/table/{made['id']}"
        assert [link["seat"] for link in made["links"]] == [0]
        table = await anna.get(f"/api/tables/{made['id']}")
        assert table["status"] == "playing"
        seats = [(seat["kind"], seat["name"], seat["bot"]) for seat in table["seats"]]
        assert seats == [
            ("person", "Anna", None),
            ("bot", "Nolwenn", "greedy"),
            ("bot", "Erwan", "random"),
        ]
        assert (table["host"], table["seed"], table["outcome"]) == ("Anna", None, None)


async def test_open_seats_are_taken_by_whoever_joins_and_the_host_starts(sqlite_url: str) -> None:
    async with (
        running(sqlite_url) as (server, base),
        Caller(base) as anna,
        Caller(base) as bert,
        Caller(base) as carl,
    ):
        made = await anna.make(sample.LIGHT, 3, name="Anna", public=True)
        id = made["id"]
        assert [line["id"] for line in (await carl.get("/api/tables"))["tables"]] == [id]
        problem = await anna.post(f"/api/tables/{id}/start", status=409)
        assert problem["code"] == "seats-open"
        seated = await bert.post(f"/api/tables/{id}/join", {"name": "Anna"})
        assert seated["seat"] == 1
        again = await bert.post(f"/api/tables/{id}/join", {}, status=409)
        assert again["code"] == "seat-taken"
        taken = await carl.post(f"/api/tables/{id}/join", {"seat": 1}, status=409)
        assert taken["code"] == "seat-taken"
        await carl.post(f"/api/tables/{id}/join", {"seat": 2, "name": "Carl"})
        full = await carl.post(f"/api/tables/{id}/join", {"seat": 0}, status=409)
        assert full["code"] == "seat-taken"
        not_host = await bert.post(f"/api/tables/{id}/start", status=403)
        assert not_host["code"] == "not-host"
        table = await anna.post(f"/api/tables/{id}/start")
        assert table["status"] == "playing"
        assert [seat["name"] for seat in table["seats"]] == ["Anna", "Anna 2", "Carl"]
        late = await carl.post(f"/api/tables/{id}/join", {}, status=409)
        assert late["code"] == "already-started"
        rows = await server.store.seats(id)
        assert rows[1].token_hash == hash_key(key_of(seated["path"])), "keys are kept hashed"


async def test_the_host_may_send_somebody_away_before_the_start(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna, Caller(base) as bert:
        id = (await anna.make(sample.LIGHT, 2))["id"]
        seated = await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        foreign = await bert.post(f"/api/tables/{id}/seats/0/free", status=403)
        assert foreign["code"] == "not-host"
        table = await anna.post(f"/api/tables/{id}/seats/1/free")
        assert (table["seats"][1]["kind"], table["seats"][1]["name"]) == ("open", "")
        wrong = await bert.post(
            f"/api/tables/{id}/sit", {"token": key_of(seated["path"])}, status=403
        )
        assert wrong["code"] == "wrong-key", "the link of whoever was sent away opens nothing"
        table = await anna.post(f"/api/tables/{id}/seats/1/bot", {"bot": "random"})
        assert (table["seats"][1]["kind"], table["seats"][1]["bot"]) == ("bot", "random")
        assert (await anna.post(f"/api/tables/{id}/start"))["status"] == "playing"
        assert (await bert.get("/api/me/tables"))["tables"] == []


async def test_a_bot_is_not_put_where_somebody_has_just_sat_down(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna, Caller(base) as bert:
        id = (await anna.make(sample.LIGHT, 2))["id"]
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        bot = f"/api/tables/{id}/seats/1/bot"
        refused = await anna.post(bot, {"bot": "random"}, status=409)
        assert (refused["code"], refused["sentence"].partition(".")[0]) == (
            "somebody-sits",
            "Bert sits here",
        )
        table = await anna.get(f"/api/tables/{id}")
        assert (table["seats"][1]["kind"], table["seats"][1]["name"]) == ("person", "Bert")
        await anna.post(f"/api/tables/{id}/seats/1/free")
        assert (await anna.post(bot, {"bot": "random"}))["seats"][1]["bot"] == "random"
        # One bot after another is nobody's loss.
        assert (await anna.post(bot, {"bot": "greedy"}))["seats"][1]["bot"] == "greedy"


async def test_a_list_tells_how_a_game_came_out_and_who_was_a_bot(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "random"], options={"first": 0}))[
            "id"
        ]

        async def line() -> dict[str, Any]:
            mine: list[dict[str, Any]] = (await anna.get("/api/me/tables"))["tables"]
            assert [found["id"] for found in mine] == [id]
            return mine[0]

        assert ((await line())["bots"], (await line())["result"]) == ([None, "random"], None)
        n = (await anna.get(f"/api/tables/{id}/view", seat=0))["n"]
        await anna.post(f"/api/tables/{id}/act?seat=0", {"type": "resign", "id": "r", "n": n})
        assert (await line())["result"] == {
            "how": "resigned",
            "seat": 0,
            "scores": [0, 0],
            "ranks": [2, 1],
        }


async def test_somebody_may_stand_up_before_the_start_but_not_after(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna, Caller(base) as bert:
        id = (await anna.make(sample.LIGHT, 2))["id"]
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        table = await bert.post(f"/api/tables/{id}/leave/1")
        assert table["seats"][1]["kind"] == "open"
        not_mine = await bert.post(f"/api/tables/{id}/leave/0", status=403)
        assert not_mine["code"] == "watching"
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        await anna.post(f"/api/tables/{id}/start")
        late = await bert.post(f"/api/tables/{id}/leave/1", status=409)
        assert late["code"] == "already-started"


async def test_a_seat_link_brings_the_seat_to_another_device(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as desk, Caller(base) as phone:
        made = await desk.make(sample.LIGHT, 2, players=["me", "random"], name="Anna")
        id, key = made["id"], key_of(made["links"][0]["path"])
        wrong = await phone.post(f"/api/tables/{id}/sit", {"token": "x" * 22}, status=403)
        assert wrong["code"] == "wrong-key"
        assert not phone.http.cookies, "a wrong key makes nobody's acquaintance"
        seated = await phone.post(f"/api/tables/{id}/sit", {"token": key})
        assert (seated["table"], seated["seat"]) == (id, 0)
        for device in (desk, phone):
            lines = (await device.get("/api/me/tables"))["tables"]
            assert [(line["id"], line["mine"]) for line in lines] == [(id, [0])]
            async with device.look(id, seat=0) as looker:
                assert looker.welcome["seat"] == 0


async def test_an_identity_is_carried_by_its_private_link(sqlite_url: str) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as desk, Caller(base) as phone:
        me = await desk.post("/api/me", {"name": "Anna", "lang": "nl"})
        made = await desk.make(sample.LIGHT, 2, players=["me", "random"])
        key = key_of(me["path"])
        stranger = await phone.post("/api/me/carry", {"key": "y" * 22}, status=403)
        assert stranger["code"] == "wrong-key"
        assert await phone.post("/api/me/carry", {"key": key}) == me
        lines = (await phone.get("/api/me/tables"))["tables"]
        assert [line["id"] for line in lines] == [made["id"]]
        assert await server.store.player(key) is None, "keys are kept hashed"
        cookie = (await desk.http.get("/api/titles")).request.headers["cookie"]
        assert key in cookie


async def test_cookies_are_for_this_server_and_no_script(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        header = (await anna.http.get("/api/me")).headers["set-cookie"]
        assert "HttpOnly" in header
        assert "SameSite=lax" in header
        assert "Secure" not in header
    async with (
        running(sqlite_url, address="https://games.club") as (_, base),
        Caller(base) as bert,
    ):
        assert "Secure" in (await bert.http.get("/api/me")).headers["set-cookie"]


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"title": "chess", "seats": 2}, 422, "refused"),
        ({"title": sample.LIGHT, "seats": sample.no_seats(sample.LIGHT)}, 422, "refused"),
        ({"title": sample.LIGHT, "seats": MOST_SEATS + 1}, 400, "malformed"),
        ({"title": sample.LIGHT, "seats": "2"}, 400, "malformed"),
        ({"title": sample.LIGHT, "seats": 2, "more": 1}, 400, "malformed"),
        ({"title": sample.LIGHT, "seats": 2, "options": {"first": "all"}}, 422, "refused"),
        ({"title": sample.LIGHT, "seats": 2, "options": {"speed": 1}}, 422, "refused"),
        ({"title": sample.LIGHT, "seats": 2, "players": ["me"]}, 422, "refused"),
        ({"title": sample.LIGHT, "seats": 2, "players": ["me", "me"]}, 422, "refused"),
        ({"title": sample.LIGHT, "seats": 2, "players": ["me", "deep"]}, 422, "refused"),
        ({"title": sample.LIGHT, "seats": 2, "name": " "}, 422, "refused"),
        ({"title": sample.LIGHT, "seats": 2, "names": ["Anna"]}, 422, "refused"),
        ({"title": sample.LIGHT, "seats": 2, "webhook": "http://games.club"}, 422, "refused"),
        ({"title": sample.LIGHT, "seats": 2, "webhook": "https://127.0.0.1/"}, 422, "refused"),
    ],
)
async def test_a_wrong_wish_is_refused_with_its_reason(
    sqlite_url: str, wish: dict[str, Any], status: int, code: str
) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        problem = await anna.post("/api/tables", wish, status=status)
        assert problem["code"] == code
        assert problem["sentence"].endswith((".", wish.get("name", "."), "club", "/"))
        assert [row async for row in server.store.every_table()] == []


async def test_pass_and_play_has_several_seats_at_one_screen(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        made = await anna.make(
            sample.OTHER, 3, players=["me", "guest", "random"], names=["Anna", "Bert", "Robot"]
        )
        table = await anna.get(f"/api/tables/{made['id']}")
        assert table["shared"] is True
        assert [seat["name"] for seat in table["seats"]][:2] == ["Anna", "Bert"]
        assert [link["seat"] for link in made["links"]] == [0, 1]
        async with anna.look(made["id"], seat=1) as looker:
            assert looker.welcome["mine"] == [0, 1]


async def test_nobody_sits_where_they_do_not(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna, Caller(base) as eve:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "random"]))["id"]
        answer = await eve.http.get(f"/api/tables/{id}/view", params={"seat": 0})
        assert (answer.status_code, answer.json()["code"]) == (403, "watching")
        body = {"type": "move", "id": "a", "n": 0, "move": "x"}
        assert (await eve.post(f"/api/tables/{id}/act", body, status=403))["code"] == "watching"
        answer = await eve.http.get(f"/api/tables/{id}/view", headers={"X-Dolmen-Seat": "z" * 22})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-key")


async def test_unknown_tables_create_nothing(sqlite_url: str) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        for path in ("", "/view", "/story"):
            answer = await anna.http.get(f"/api/tables/nothing{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")
        for path, body in (("/join", {}), ("/start", None), ("/rematch", None)):
            problem = await anna.post(f"/api/tables/nothing{path}", body, status=404)
            assert problem["code"] == "unknown-table"
        assert [row async for row in server.store.every_table()] == []


async def test_tables_from_one_address_are_limited(sqlite_url: str) -> None:
    async with running(sqlite_url, tables_per_hour=3) as (_, base), Caller(base) as anna:
        for _ in range(3):
            await anna.make(sample.LIGHT, 2)
        problem = await anna.post("/api/tables", {"title": sample.LIGHT, "seats": 2}, status=429)
        assert problem["code"] == "too-many"


async def test_a_refusal_is_said_in_the_language_of_the_browser(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        sentences = []
        for language in ("fr-BE,fr;q=0.9", "nl", "en", "ja"):
            answer = await anna.http.get(
                "/api/tables/nothing", headers={"Accept-Language": language}
            )
            sentences.append(answer.json()["sentence"])
        assert sentences == [
            "Cette table n’existe pas.",
            "Deze tafel bestaat niet.",
            "There is no such table.",
            "There is no such table.",
        ]


async def test_a_page_of_another_site_changes_nothing(sqlite_url: str) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        answer = await anna.http.post(
            "/api/tables",
            json={"title": sample.LIGHT, "seats": 2},
            headers={"Origin": "https://elsewhere.example"},
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
        own = {"Origin": base}
        good = await anna.http.post(
            "/api/tables", json={"title": sample.LIGHT, "seats": 2}, headers=own
        )
        assert good.status_code == 201
        assert len([row async for row in server.store.every_table()]) == 1


async def test_bodies_are_limited(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        answer = await anna.http.post("/api/tables", content=b" " * (64 * 1024 + 1))
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
        answer = await anna.http.post("/api/records", content=b" " * (1024 * 1024 + 1))
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

"""What every answer has, what watches the server, and whether it is as it says of itself."""

import json
import socket
from pathlib import Path

from dolmen import __version__
from dolmen.bots import BOTS, LEVELS
from dolmen.games import TITLES, options, seat_counts
from dolmen.words import Words
from tests import sample
from tests.sample import LIGHT
from tests.server.servers import Caller, running


async def test_every_answer_forbids_what_pages_could_be_tricked_into(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        for path in ("/", "/api/titles", "/nothing", "/openapi.json"):
            headers = (await anna.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self';" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] in ("no-referrer", "same-origin")
            assert "server" not in headers


async def test_probes_and_figures(database_url: str) -> None:
    async with running(database_url) as (server, base), Caller(base) as anna:
        assert (await anna.http.get("/healthz")).text == f"ok {__version__}\n"
        assert (await anna.http.get("/readyz")).text == "ready\n"
        await anna.make(sample.LIGHT, 2, players=["me", "random"])
        text = (await anna.http.get("/metrics")).text
        assert "dolmen_tables_total 1.0" in text
        assert 'dolmen_requests_total{route="/api/tables",status="201"} 1.0' in text
        for header in ("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"):
            passed_on = await anna.http.get("/metrics", headers={header: "203.0.113.9"})
            assert passed_on.status_code == 404, "a proxy asks for somebody else"
        port = base.rpartition(":")[2]
        named = await anna.http.get("/metrics", headers={"Host": f"{socket.gethostname()}:{port}"})
        assert named.status_code == 404
        await server.store.close()
        answer = await anna.http.get("/readyz")
        assert (answer.status_code, answer.text) == (503, "not ready\n")


async def test_the_titles_say_all_a_table_may_choose(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        told = await anna.get("/api/titles")
        assert told["bots"] == list(BOTS)
        assert [title["title"] for title in told["titles"]] == list(sample.ALL)
        for title in told["titles"]:
            name = title["title"]
            assert title["seats"] == list(seat_counts(name))
            assert list(map(int, title["levels"])) == title["seats"]
            for offered in title["levels"].values():
                assert [level["bot"] for level in offered] == list(LEVELS)
                assert all(level["seconds"] <= 3 for level in offered)
            for seats, chosen in title["options"].items():
                expected = options(name, int(seats))
                assert [option["name"] for option in chosen] == [o.name for o in expected]
                assert [option["allowed"] for option in chosen] == [
                    json.loads(json.dumps(list(o.allowed))) for o in expected
                ]


async def test_the_rules_are_there_in_every_language(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        told = [
            (await anna.get(f"/api/rules/{sample.OTHER}", lang=lang)) for lang in ("en", "fr", "nl")
        ]
        ids = [[clause["id"] for clause in rules["clauses"]] for rules in told]
        assert ids[0] == ids[1] == ids[2]
        assert set(ids[0]) == set(Words("en").ids(f"{sample.OTHER}-rules"))
        assert len(ids[0]) > 50
        glances = [[panel["id"] for panel in rules["overview"]] for rules in told]
        assert glances[0] == glances[1] == glances[2]
        assert 4 <= len(glances[0]) <= 6
        assert all(panel["name"] and panel["text"] for rules in told for panel in rules["overview"])
        missing = await anna.http.get("/api/rules/chess")
        assert (missing.status_code, missing.json()["code"]) == (404, "unknown-page")


async def test_a_page_built_without_a_title_can_ask_for_its_words(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        english, french = [
            await anna.get(f"/api/titles/{LIGHT}/words", lang=lang) for lang in ("en", "fr")
        ]
        # First what a title without words is called by, which its own then stand in for.
        assert english["sources"][0].splitlines() == [
            f'{LIGHT}-title = {{ "{TITLES[LIGHT].name}" }}',
            f'{LIGHT}-about = {{ "" }}',
        ]
        # What is missing in French is said in English.
        count = len(english["sources"])
        assert french["sources"][:count] == english["sources"]
        assert len(french["sources"]) == 2 * count - 1
        # Clauses are read one by one, and no other surface's words are of use here.
        written = "".join(english["sources"])
        assert f"{LIGHT}-rules-title" not in written
        assert "terminal-" not in written
        missing = await anna.http.get("/api/titles/chess/words")
        assert (missing.status_code, missing.json()["code"]) == (404, "unknown-page")


async def test_wrong_paths_and_methods_are_refused_in_the_same_form(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        answer = await anna.http.get("/api/nothing")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-page")
        answer = await anna.http.delete("/api/titles")
        assert (answer.status_code, answer.json()["code"]) == (405, "no-such-method")
        answer = await anna.http.post("/api/tables", content=b"{")
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


async def test_two_servers_of_one_process_answer_for_their_own_tables(
    sqlite_url: str, tmp_path: Path
) -> None:
    other_url = f"sqlite:///{tmp_path / 'other.sqlite3'}"
    async with (
        running(sqlite_url) as (_, one),
        running(other_url) as (_, other),
        Caller(one) as anna,
        Caller(other) as bert,
    ):
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"]))["id"]
        for path in (f"/api/tables/{id}", f"/plain/table/{id}"):
            assert (await anna.http.get(path)).status_code == 200
            assert (await bert.http.get(path)).status_code == 404

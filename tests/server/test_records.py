"""Records down and up, replays, score sheets, and going on from any point."""

import json

from dolmen.server.wire.fields import RECORD_LIMIT
from tests import sample
from tests.dice import fair_game
from tests.server.servers import Caller, running


async def finished(caller: Caller, title: str = sample.LIGHT) -> str:
    """A table that bots played to its end."""
    id: str = (await caller.make(title, 3, players=["random"] * 3))["id"]
    async with caller.look(id) as looker:
        while not looker.table["outcome"]:
            await looker.next()
    return id


async def test_a_finished_table_is_a_record(database_url: str) -> None:
    async with running(database_url) as (server, base), Caller(base) as anna:
        id = await finished(anna)
        info = await anna.get(f"/api/records/{id}")
        table = await anna.get(f"/api/tables/{id}")
        assert (info["title"], info["seats"], info["over"], info["verified"]) == (
            sample.LIGHT,
            3,
            True,
            "verified",
        )
        assert info["names"] == [seat["name"] for seat in table["seats"]]
        answer = await anna.http.get(f"/api/records/{id}/lines")
        assert "attachment" in answer.headers["content-disposition"]
        lines = [json.loads(line) for line in answer.text.splitlines()]
        assert lines[0]["commitment"] == table["commitment"]
        assert len(lines) == info["moves"] + 2
        closing = {"scores": table["outcome"]["scores"], "ranks": table["outcome"]["ranks"]}
        assert lines[-1] == closing | {"seed": table["seed"]}
        row = await server.store.table(id)
        assert row is not None
        assert row.seed == table["seed"]


async def test_a_running_table_gives_no_record(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"]))["id"]
        for path in ("", "/lines", "/at/0", "/sheet", "/curve"):
            answer = await anna.http.get(f"/api/records/{id}{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "still-running")
        problem = await anna.post(f"/api/records/{id}/branch", {"at": 0}, status=409)
        assert problem["code"] == "still-running"


async def test_every_point_of_a_record_can_be_looked_at(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        id = await finished(anna)
        moves = (await anna.get(f"/api/records/{id}"))["moves"]
        start = await anna.get(f"/api/records/{id}/at/0")
        assert (start["n"], start["entries"], start["legal"]) == (0, [], [])
        middle = await anna.get(f"/api/records/{id}/at/{moves // 2}", seat=1, lang="nl")
        assert [entry["n"] for entry in middle["entries"]] == [moves // 2]
        assert all(phrase["text"] for phrase in middle["entries"][0]["told"])
        later = await anna.get(f"/api/records/{id}/at/{moves // 2}", seat=1, since=3, lang="nl")
        assert [entry["n"] for entry in later["entries"]] == list(range(4, moves // 2 + 1))
        assert later["entries"][-1:] == middle["entries"]
        assert (later["since"], later["view"]) == (3, middle["view"])
        beyond_it = await anna.get(f"/api/records/{id}/at/2", since=3)
        assert (beyond_it["since"], beyond_it["entries"]) == (2, [])
        end = await anna.get(f"/api/records/{id}/at/{moves}")
        assert (end["actor"], end["ask"]) == (None, None)
        beyond = await anna.http.get(f"/api/records/{id}/at/{moves + 1}")
        assert (beyond.status_code, beyond.json()["code"]) == (404, "no-point")
        nobody = await anna.http.get(f"/api/records/{id}/at/0", params={"seat": 5})
        assert (nobody.status_code, nobody.json()["code"]) == (404, "no-seat")


async def test_the_score_sheet_explains_every_point(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        for title in (sample.LIGHT, sample.OTHER):
            id = await finished(anna, title)
            sheet = await anna.get(f"/api/records/{id}/sheet")
            outcome = (await anna.get(f"/api/tables/{id}"))["outcome"]
            assert (sheet["scores"], sheet["ranks"]) == (outcome["scores"], outcome["ranks"])
            sums = [sum(line["points"] for line in lines) for lines in sheet["lines"]]
            assert sums == sheet["scores"]
            assert all(line["words"]["id"] for lines in sheet["lines"] for line in lines)


async def test_the_sheet_of_a_game_that_goes_on_is_the_same_for_all_and_ranks_nobody(
    sqlite_url: str,
) -> None:
    """Ranks may hang on what is hidden; at the end the sheet is that of the record."""
    async with running(sqlite_url) as (_, base), Caller(base) as anna, Caller(base) as eve:
        id: str = (await anna.make(sample.HIDDEN, 3, players=["me", "random", "random"]))["id"]
        async with anna.look(id, seat=0) as looker:
            await looker.play()
        sheet = await anna.get(f"/api/tables/{id}/sheet")
        view = await anna.get(f"/api/tables/{id}/view")
        assert sorted(sheet) == ["lines", "n", "scores"]
        assert (sheet["n"], len(sheet["scores"])) == (view["n"], 3)
        sums = [sum(line["points"] for line in lines) for lines in sheet["lines"]]
        assert sums == sheet["scores"]
        assert await eve.get(f"/api/tables/{id}/sheet") == sheet
        over = await finished(anna)
        last = await anna.get(f"/api/tables/{over}/sheet")
        told = await anna.get(f"/api/records/{over}/sheet")
        assert (last["scores"], last["lines"]) == (told["scores"], told["lines"])


async def test_the_curve_has_the_points_after_every_move(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        for title in (sample.LIGHT, sample.OTHER):
            id = await finished(anna, title)
            moves = (await anna.get(f"/api/records/{id}"))["moves"]
            curve = await anna.get(f"/api/records/{id}/curve")
            scores = curve["scores"]
            assert len(scores) == moves + 1
            assert scores[-1] == (await anna.get(f"/api/records/{id}/sheet"))["scores"]
            changes = [n for n in range(1, moves + 1) if scores[n] != scores[n - 1]]
            assert [gain["n"] for gain in curve["gains"]] == changes
            for gain in curve["gains"]:
                n = gain["n"]
                assert gain["points"] == [
                    now - was for now, was in zip(scores[n], scores[n - 1], strict=True)
                ]
                assert gain["told"]


async def test_a_record_goes_down_and_up_again(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna, Caller(base) as bert:
        id = await finished(anna)
        text = (await anna.http.get(f"/api/records/{id}/lines")).text
        answer = await bert.http.post("/api/records", content=text.encode())
        assert answer.status_code == 201
        info = answer.json()
        assert (info["moves"], info["verified"]) == (len(text.splitlines()) - 2, "verified")
        again = (await anna.http.get(f"/api/records/{info['id']}/lines")).text
        assert again == text


async def test_a_wrong_record_is_refused_with_its_line(sqlite_url: str) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        lines = list(fair_game(sample.LIGHT, 3).lines())
        broken = [*lines[:4], '{"n": 9}', *lines[5:]]
        for content, code, words in (
            (b"", "refused", "1"),
            (b"\xff\xfe", "malformed", "it is no text"),
            (b"nothing", "refused", "1"),
            ("\n".join(broken).encode(), "refused", "5"),
        ):
            answer = await anna.http.post("/api/records", content=content)
            assert answer.status_code in (400, 422), answer.text
            assert answer.json()["code"] == code
            assert words in answer.json()["sentence"]
        large = await anna.http.post("/api/records", content=b" " * (RECORD_LIMIT + 1))
        assert large.status_code == 413
        assert [row async for row in server.store.every_record()] == []


async def test_a_game_goes_on_from_any_point_of_a_record(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        id = await finished(anna)
        moves = (await anna.get(f"/api/records/{id}"))["moves"]
        at = moves // 2
        made = await anna.post(
            f"/api/records/{id}/branch", {"at": at, "players": ["me", "random", "random"]}
        )
        table = await anna.get(f"/api/tables/{made['id']}")
        assert (table["given"], table["status"]) == (at, "playing")
        async with anna.look(made["id"], seat=0) as a:
            while await a.until_mine() is not None:
                assert a.update["n"] >= at
                refused = await a.ask("take_back", n=at)
                now = "nothing-to-take-back" if a.update["n"] == at else "stale"
                assert refused["code"] == now
                await a.play()
        info = await anna.get(f"/api/records/{made['id']}")
        assert (info["over"], info["verified"]) == (True, "verified")
        first, second = [
            (await anna.http.get(f"/api/records/{record}/lines")).text.splitlines()
            for record in (id, made["id"])
        ]
        assert second[1 : at + 1] == first[1 : at + 1]
        assert json.loads(second[0])["given"] == at
        ended = await anna.post(f"/api/records/{id}/branch", {"at": moves}, status=409)
        assert ended["code"] == "not-playing"
        beyond = await anna.post(f"/api/records/{id}/branch", {"at": moves + 1}, status=422)
        assert beyond["code"] == "refused"


async def test_unknown_records_are_named_so(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        answer = await anna.http.get("/api/records/nothing")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-record")

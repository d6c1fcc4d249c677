"""Lessons by HTTP: a table at the position of one, how it stands, and that it leaves no trace."""

from dolmen.server.lessons import lessons_of
from tests import sample
from tests.server.servers import Caller, running

DAY = 24 * 60 * 60 * 1000


async def test_a_lesson_is_a_table_that_knows_when_it_is_solved(database_url: str) -> None:
    now = 1_000_000_000_000
    async with running(database_url, now=lambda: now) as (server, base), Caller(base) as anna:
        first, second = lessons_of(sample.LIGHT)[:2]
        listed = await anna.get(f"/api/titles/{sample.LIGHT}/lessons")
        assert listed["lessons"] == [lesson.name for lesson in lessons_of(sample.LIGHT)]
        made = await anna.post(f"/api/titles/{sample.LIGHT}/lessons/{first.name}", status=201)
        table, standing = f"/api/tables/{made['id']}", f"/api/tables/{made['id']}/lesson"
        assert (await anna.get(table))["lesson"] == first.name
        open_yet = {
            "title": sample.LIGHT,
            "name": first.name,
            "number": 1,
            "of": len(listed["lessons"]),
            "state": "open",
            "next": second.name,
        }
        assert await anna.get(standing) == open_yet
        for number, move in enumerate(first.solution):
            n = (await anna.get(f"{table}/view", seat=first.seat))["n"]
            body = {"type": "move", "id": f"m{number}", "n": n, "move": move}
            assert (await anna.post(f"{table}/act?seat={first.seat}", body))["type"] == "done"
        assert await anna.get(standing) == {**open_yet, "state": "solved"}
        # It stands in no list, and goes when nobody has moved for a day.
        own = (await anna.make(sample.LIGHT, 2, players=["me", "guest"]))["id"]
        mine = (await anna.get("/api/me/tables"))["tables"]
        assert [line["id"] for line in mine] == [own]
        now += DAY
        await server.retire()
        gone = await anna.http.get(standing)
        assert (gone.status_code, gone.json()["code"]) == (404, "unknown-table")
        none = await anna.http.get(f"/api/tables/{own}/lesson")
        assert (none.status_code, none.json()["code"]) == (404, "unknown-lesson")
        none = await anna.http.post(f"/api/titles/{sample.LIGHT}/lessons/none")
        assert (none.status_code, none.json()["code"]) == (404, "unknown-lesson")

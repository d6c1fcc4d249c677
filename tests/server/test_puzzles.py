"""Puzzles by HTTP: those that are shipped, today's, and a table at the position of one."""

from dolmen.server.exercise import PuzzlePlace, place_of
from dolmen.server.puzzles import EASIEST, HARDEST, exercise_of, puzzle_of_the_day, puzzles_of
from dolmen.words import Words
from tests import sample
from tests.server.plain_browser import Browser
from tests.server.servers import Caller, running
from tests.server.test_exercises import play

DAY = 24 * 60 * 60 * 1000


def test_everybody_has_the_same_puzzle_on_the_same_day() -> None:
    known = puzzles_of(sample.LIGHT)
    assert known
    days = [puzzle_of_the_day(sample.LIGHT, n * DAY) for n in range(len(known))]
    assert puzzle_of_the_day(sample.LIGHT, DAY - 1) == days[0]
    assert days[0] != days[1]
    assert puzzle_of_the_day("nothing", 0) is None


def test_the_place_of_a_puzzle_is_told_by_its_table() -> None:
    place = PuzzlePlace(sample.LIGHT, "0-1-20")
    assert place_of(place.parent) == place
    assert place_of("another") is None


async def test_a_puzzle_is_a_table_that_judges_its_first_move(database_url: str) -> None:
    puzzle = puzzles_of(sample.LIGHT)[0]
    name = puzzle.place.name
    async with running(database_url, now=lambda: 0) as (_, base), Caller(base) as anna:
        path = f"/api/titles/{sample.LIGHT}/puzzles"
        listed = await anna.get(path)
        assert [one["name"] for one in listed["puzzles"]] == [
            one.place.name for one in puzzles_of(sample.LIGHT)
        ]
        assert all(EASIEST <= one["rating"] <= HARDEST for one in listed["puzzles"])
        assert listed["today"] == name
        made = await anna.post(f"{path}/{name}", status=201)
        here = f"/api/tables/{made['id']}/exercise"
        table = await anna.get(f"/api/tables/{made['id']}")
        assert (table["exercise"], table["given"]) == (True, len(puzzle.moves))
        standing = await anna.get(here)
        asked = {key: standing[key] for key in ("title", "puzzle", "rating", "record", "played")}
        assert asked == {
            "title": sample.LIGHT,
            "puzzle": name,
            "rating": puzzle.rating,
            "record": None,
            "played": None,
        }
        assert (standing["state"], standing["better"]) == ("open", None)
        await play(anna, made["id"], puzzle.seat, puzzle.best)
        solved = await anna.get(here)
        assert (solved["state"], solved["pairs"]) == ("right", 0)
        assert solved["better"]["words"] == solved["tried"]
        assert (await anna.get("/api/me/tables"))["tables"] == []
        none = await anna.http.post(f"{path}/none")
        assert (none.status_code, none.json()["code"]) == (404, "unknown-puzzle")
        assert (await anna.get("/api/titles/nothing/puzzles"))["puzzles"] == []


def test_the_exercise_of_a_puzzle_offers_all_moves() -> None:
    puzzle = puzzles_of(sample.LIGHT)[0]
    asked = exercise_of(puzzle.place)
    assert puzzle.best in asked.choices
    assert (asked.played, asked.known(puzzle.best) is None) == (None, False)


async def test_the_plain_pages_ask_and_judge_a_puzzle(sqlite_url: str) -> None:
    puzzle = next(one for one in puzzles_of(sample.LIGHT) if one.line[1:] and one.reasons)
    words, path = Words("nl"), f"/plain/puzzles/{sample.LIGHT}"
    there = f"{path}/{puzzle.place.name}"
    async with running(sqlite_url) as (_, base), Browser(base, "nl") as browser:
        page = (await browser.get(path)).check()
        page.link(there)
        page = (await browser.get(there)).check()
        assert words.text("puzzle-task") in page.text
        shown = (await browser.get(f"{there}?show=1")).check()
        assert words.say(puzzle.reasons[0]) in shown.text
        page = await browser.send(page.form(there), move=puzzle.best)
        assert words.text("puzzle-best") in page.text
        assert words.say(puzzle.reasons[0]) in page.text
        page = await browser.send(page.form(there), move="nothing")
        assert words.text("server-unknown-exercise") in page.text
        gone = await browser.get(f"{path}/none", 404)
        assert words.text("server-unknown-puzzle") in gone.text
        none = await browser.get("/plain/puzzles/nothing", 404)
        assert words.text("server-unknown-puzzle") in none.text

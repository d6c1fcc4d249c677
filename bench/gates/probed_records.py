"""Records and what is asked of them: replays, reviews, sequels, exercises, lessons and puzzles."""

import asyncio
from typing import Any
from urllib.parse import urlencode

from bench.gates.largest_inputs import REVIEWED
from bench.gates.probe_world import FEW, LANG, Probe, World, get, post
from dolmen.games import TITLES
from dolmen.server.lessons import lessons_of
from dolmen.server.puzzles import puzzles_of
from dolmen.server.table.match import RECENT


def record_most(kind: str, moves: int) -> int:
    """How many moves a question about a record may replay in the server's own process: none, but
    the table that it is the record of may have to be opened."""
    return moves + RECENT if kind == "ended" else FEW


def record_probes(world: World) -> list[Probe]:
    """Records, up and down."""
    found: list[Probe] = []
    route = "/api/records/{id}"
    for name, (id, moves) in world.records.items():
        path = f"/api/records/{id}"
        found += [
            get(world, f"{route}{what}", f"{path}{what}", name)._replace(
                most=record_most(name, moves)
            )
            for what in ("", "/lines", "/sheet", "/curve")
        ]
        found += [
            get(world, f"{route}/at/{{count}}", f"{path}/at/{at}?since=0&lang={LANG}", name)
            for at in (1, moves // 2, moves)
        ]
        at = min(moves - 1, world.standing - 100)
        branch = post(world, f"{route}/branch", f"branch {name}", f"{path}/branch", json={"at": at})
        found.append(branch._replace(most=at + FEW))
    found.append(same_dice_probe(world))
    for name, text in world.texts.items():
        found.append(post(world, "/api/records", f"upload {name}", "/api/records", content=text))
    return found


def same_dice_probe(world: World) -> Probe:
    """Games with the same dice, of which there is one."""

    async def ended(_: int) -> str:
        id = await world.make("me", "guest")
        n = (await world.ask("GET", f"/api/tables/{id}/view?seat=0")).json()["n"]
        message = {"type": "resign", "id": "r", "n": n}
        await world.ask("POST", f"/api/tables/{id}/act?seat=0", json=message)
        return id

    async def work(id: str) -> object:
        return await world.ask("GET", f"/api/records/{id}/same-dice")

    route = "GET /api/records/{id}/same-dice"
    return Probe("requests", "same dice", route, ended, work)


def review_probes(world: World) -> list[Probe]:
    """The review of a record, which is made elsewhere: begun, and followed."""
    id, moves = world.records["ended"]
    route, path = "/api/records/{id}/review", f"/api/records/{id}/review"
    most = record_most("ended", moves)
    return [
        post(world, route, "begin a review", path)._replace(most=most),
        get(world, route, path, "under way")._replace(most=most),
    ]


def sequel_probes(world: World) -> list[Probe]:
    """Another move late in the longest game: which there are, and how it goes on, which is played
    elsewhere."""
    id, moves = world.records["ended"]
    path, route = f"/api/records/{id}", "/api/records/{id}"
    most = record_most("ended", moves)

    async def last(_: int) -> str:
        at = moves
        choices: list[dict[str, Any]] = []
        while not choices:
            at -= 1
            choices = (await world.ask("GET", f"{path}/choices/{at}")).json()["moves"]
        return urlencode({"at": at, "move": choices[-1]["move"], "bot": "novice"})

    async def played(i: int) -> str:
        asked = await last(i)
        answer = await world.ask("POST", f"{path}/sequel?{asked}")
        while answer.json()["state"] != "done":
            await asyncio.sleep(0.1)
            answer = await world.ask("GET", f"{path}/sequel?{asked}")
        return asked

    async def look(asked: str) -> object:
        return await world.ask("GET", f"{path}/sequel/at/{moves}?{asked}")

    begin = post(world, f"{route}/sequel", "begin a sequel", f"{path}/sequel?{{}}", last)
    stop = post(world, f"{route}/sequel/stop", "end a sequel", f"{path}/sequel/stop?{{}}", last)

    async def follow(asked: str) -> object:
        return await world.ask("GET", f"{path}/sequel?{asked}")

    found = [
        get(world, f"{route}/choices/{{at}}", f"{path}/choices/{moves - 1}"),
        begin,
        stop,
        Probe("requests", "a sequel", f"GET {route}/sequel", played, follow),
        Probe("requests", "look at a sequel", f"GET {route}/sequel/at/{{count}}", played, look),
    ]
    return [probe._replace(most=most) for probe in found]


def lesson_probes(world: World) -> list[Probe]:
    """The longest course, a table for its last lesson, and how it stands there."""
    title = max(TITLES, key=lambda title: len(lessons_of(title)))
    lesson = lessons_of(title)[-1]
    route, path = "/api/titles/{title}/lessons", f"/api/titles/{title}/lessons"
    # The position of a lesson is played up to.
    most = len(lesson.moves) + FEW

    async def begun(_: int) -> str:
        made = await world.ask("POST", f"{path}/{lesson.name}")
        id: str = made.json()["id"]
        return id

    async def stands(id: str) -> object:
        return await world.ask("GET", f"/api/tables/{id}/lesson")

    standing = Probe(
        "requests", "how a lesson stands", "GET /api/tables/{id}/lesson", begun, stands, most
    )
    begin = post(world, f"{route}/{{name}}", "begin a lesson", f"{path}/{lesson.name}")
    return [get(world, route, path), begin._replace(most=most), standing]


def exercise_probes(world: World) -> list[Probe]:
    """A table where a better move is looked for late in the longest game, and how it stands there;
    answers are measured elsewhere."""
    over = world.large["ended"][REVIEWED].table
    record = f"/api/records/{over.id}"
    # The record may have to be opened, and the new table is.
    most = 2 * record_most("ended", over.n)

    async def last(_: int) -> int:
        review = (await world.ask("GET", f"{record}/review")).json()["review"]
        at: int = review["marks"][-1]["at"]
        return at

    async def begun(i: int) -> str:
        made = await world.ask("POST", f"{record}/exercises/{await last(i)}")
        table: str = made.json()["id"]
        return table

    async def stands(table: str) -> object:
        return await world.ask("GET", f"/api/tables/{table}/exercise?show=true")

    here, route = "/api/tables/{id}/exercise", "/api/records/{id}/exercises/{at}"
    begin = post(world, route, "begin an exercise", f"{record}/exercises/{{}}", last)
    standing = Probe("requests", "how an exercise stands", f"GET {here}", begun, stands, most)
    judge = post(world, here, "judge an answer", "/api/tables/{}/exercise", begun)
    return [begin._replace(most=most), standing, judge._replace(most=most)]


def puzzle_probes(world: World) -> list[Probe]:
    """The most puzzles, and a table at the longest of them."""
    title = max(TITLES, key=lambda title: len(puzzles_of(title)))
    puzzle = max(puzzles_of(title), key=lambda puzzle: len(puzzle.moves))
    route, path = "/api/titles/{title}/puzzles", f"/api/titles/{title}/puzzles"
    begin = post(world, f"{route}/{{name}}", "begin a puzzle", f"{path}/{puzzle.place.name}")
    # The position is played up to, for the exercise and for the table.
    most = 2 * len(puzzle.moves) + FEW
    return [get(world, route, path), begin._replace(most=most)]

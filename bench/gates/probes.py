"""Every request and every message, each at its largest legal input, ready to be measured."""

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from http import HTTPStatus
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

import httpx2

from bench.gates.host import Host
from bench.gates.largest_inputs import (
    ENDLESS,
    REVIEWED,
    Large,
    endless_game,
    long_game,
    text_of,
)
from bench.gates.link import Link, dial
from bench.gates.tables import Stored
from dolmen.games import TITLES, seat_counts
from dolmen.server.lessons import lessons_of
from dolmen.server.puzzles import puzzles_of
from dolmen.server.settings import Settings
from dolmen.server.table.entries import fold
from dolmen.server.table.match import RECENT

WAIT: Final = 120.0
KEY: Final = "x-dolmen-seat"
# Of all titles the one with most seats, whose positions are the largest.
WIDE: Final = max(TITLES, key=lambda title: max(seat_counts(title)))
SEATS: Final = max(seat_counts(WIDE))
# A language costs more than none.
LANG: Final = "fr"
LONG_NAME: Final = "ẞ" * 40
IDS: Final = itertools.count(1)
# The generator of the curve that subscriptions are on: a key like any other.
PUSH_KEY: Final = (
    "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
)
# Moves that are tried in a position, to say which cannot be taken back, and chance that is drawn.
FEW: Final = 120

Prepare = Callable[[int], Awaitable[Any]]
Work = Callable[[Any], Awaitable[object]]


class Probe(NamedTuple):
    """One kind of thing that can be asked of a server: the route it comes by, what is done before
    it is measured, and how many moves it may replay in the server's own process."""

    group: str
    name: str
    route: str
    prepare: Prepare
    work: Work
    most: int = FEW


class World:
    """A server full of the largest there is, and somebody who asks."""

    def __init__(self, host: Host, http: httpx2.AsyncClient, large: Large, standing: int) -> None:
        self.host = host
        # How many moves can stand at a table.
        self.standing = standing
        self.http = http
        self.large = large
        # Records by name, with the number of their moves, and their text.
        self.records: dict[str, tuple[str, int]] = {}
        self.texts: dict[str, bytes] = {}
        # Sockets at the widest table, one a seat, and what each heard last.
        self.links: list[Link] = []
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}

    @property
    def table(self) -> Stored:
        """The widest table, which everybody watches."""
        return self.large[WIDE][-1]

    async def ask(self, method: str, path: str, **given: Any) -> httpx2.Response:
        """An answer, which must be a good one."""
        answer = await self.http.request(method, path, **given)
        if answer.status_code >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.text[:100]}")
        return answer

    async def make(self, *players: str, **wish: Any) -> str:
        """A new table of the widest title, or of another."""
        asked = {"title": WIDE, "seats": len(players), "players": list(players), **wish}
        id: str = (await self.ask("POST", "/api/tables", json=asked)).json()["id"]
        return id

    async def seen(self) -> dict[str, Any]:
        """The widest table with the eyes of whoever is to move."""
        path = f"/api/tables/{self.table.table.id}/view"
        actor = (await self.ask("GET", path)).json()["actor"]
        answer = await self.ask("GET", path, headers={KEY: self.table.keys[actor]})
        found: dict[str, Any] = answer.json()
        return found

    def hear(self, link: Link, data: bytes) -> None:
        """Whoever waits for an answer gets it."""
        message = json.loads(data)
        waits = self.answers.pop(message.get("id") or message["type"], None)
        if waits is not None and not waits.done():
            waits.set_result(message)

    async def tell(self, seat: int, **message: Any) -> None:
        """Sends a message from a seat of the widest table and waits for its answer."""
        id = f"p{next(IDS)}"
        waits = self.answers[id] = asyncio.get_running_loop().create_future()
        self.links[seat].tell({"id": id, **message})
        answer = await asyncio.wait_for(waits, WAIT)
        if answer["type"] == "refused":
            raise RuntimeError(f"{message['type']}: {answer['code']}: {answer['sentence']}")


@contextlib.asynccontextmanager
async def open_world(host: Host, large: Large, moves: int) -> AsyncIterator[World]:
    """Brings records, and watches the widest table from every seat."""
    async with httpx2.AsyncClient(base_url=host.base, timeout=WAIT) as http:
        world = World(host, http, large, Settings().table_entries // 2)
        await world.ask("POST", "/api/me", json={"name": LONG_NAME, "lang": LANG})
        logs = {"endless": endless_game(moves, 2), WIDE: long_game(WIDE, random.Random(1))}
        for name, log in logs.items():
            world.texts[name] = text_of(log).encode()
            answer = await world.ask("POST", "/api/records", content=world.texts[name])
            world.records[name] = (answer.json()["id"], len(log.moves))
        over = large["ended"][0].table
        world.records["ended"] = (over.id, over.n - 1)
        for key in world.table.keys:
            world.links.append(await _look(world, key))
        yield world
        for link in world.links:
            link.cut()


async def _look(world: World, key: str) -> Link:
    waits = world.answers["update"] = asyncio.get_running_loop().create_future()
    hello = {"token": key, "lang": LANG, "n": 0}
    link = await dial(world.host.port, world.table.table.id, world.hear, hello=hello)
    await asyncio.wait_for(waits, WAIT)
    return link


async def nothing(_: int) -> None:
    """No preparation."""


def probes(world: World) -> list[Probe]:
    """Everything there is to ask."""
    return [
        *plain_probes(world),
        *title_probes(world),
        *notice_probes(world),
        *people_probes(world),
        *record_probes(world),
        *house_probes(world),
        *review_probes(world),
        *sequel_probes(world),
        *lesson_probes(world),
        *exercise_probes(world),
        *puzzle_probes(world),
        *challenge_probes(world),
        *club_probes(world),
        *opening_probes(world),
        *seat_probes(world),
        *message_probes(world),
    ]


def _get(world: World, route: str, path: str, name: str = "") -> Probe:
    async def work(_: None) -> object:
        return await world.ask("GET", path)

    what = f"GET {route} {name}" if name else f"GET {path}"
    return Probe("requests", what, f"GET {route}", nothing, work)


def _post(
    world: World, route: str, name: str, path: str, prepare: Prepare = nothing, **given: Any
) -> Probe:
    """A request that changes something; in its path `{}` is what was prepared."""

    async def work(ready: Any) -> object:
        return await world.ask("POST", path.format(ready), **given)

    return Probe("requests", name, f"POST {route}", prepare, work)


def title_probes(world: World) -> list[Probe]:
    """What is the same for everybody."""
    found = [
        _get(world, "/api/titles", "/api/titles"),
        _get(world, "/api/engine", "/api/engine"),
        _get(world, "/api/me", "/api/me"),
        _get(world, "/api/me/tables", "/api/me/tables"),
        _get(world, "/api/tables", "/api/tables"),
        _get(world, "/openapi.json", "/openapi.json"),
        _get(world, "/metrics", "/metrics"),
    ]
    for title in TITLES:
        found.append(_get(world, "/api/titles/{title}/words", f"/api/titles/{title}/words?lang=nl"))
        found.append(_get(world, "/api/rules/{title}", f"/api/rules/{title}?lang=nl"))
        found.append(_make(world, title))
    me = {"name": LONG_NAME, "lang": LANG}
    found.append(_post(world, "/api/me", "POST /api/me", "/api/me", json=me))

    async def own_key(_: int) -> str:
        path: str = (await world.ask("GET", "/api/me")).json()["path"]
        return path.rsplit("/", 1)[1]

    async def carry(key: str) -> object:
        return await world.ask("POST", "/api/me/carry", json={"key": key})

    found.append(Probe("requests", "carry", "POST /api/me/carry", own_key, carry))
    return found


def notice_probes(world: World) -> list[Probe]:
    """How somebody is told, with as many means as they may have, whose addresses are as long as
    they may be. Nothing is told: their names are those of no host."""
    route, path = "/api/me/notices", "/api/me/notices"
    pushes, hooks = (f"https://{kind}.invalid/" for kind in ("push", "hook"))
    keys = {"p256dh": PUSH_KEY, "auth": "A" * 22}
    more = itertools.count()

    async def full(_: int) -> str:
        found = (await world.ask("GET", path)).json()
        for means in found["means"]:
            await world.ask("POST", f"{path}/{means['id']}/remove")
        for i in range(found["most"] - 1):
            body = {"endpoint": f"{pushes}{i:0900}", "keys": keys, "label": LONG_NAME}
            found = (await world.ask("POST", f"{path}/push", json=body)).json()
        id: str = found["means"][0]["id"]
        return id

    async def push(_: object) -> object:
        body = {"endpoint": f"{pushes}{next(more):0900}", "keys": keys, "label": LONG_NAME}
        return await world.ask("POST", f"{path}/push", json=body)

    async def hook(_: object) -> object:
        return await world.ask("POST", f"{path}/webhook", json={"url": f"{hooks}{next(more):0450}"})

    async def mail(_: object) -> None:
        # This server sends none, and says so.
        answer = await world.http.post(f"{path}/mail", json={"address": "a@" + "a." * 120 + "org"})
        if answer.status_code != HTTPStatus.CONFLICT:
            raise RuntimeError(f"a mail: {answer.status_code} {answer.text[:100]}")

    return [
        Probe("requests", "add a mail", f"POST {route}/mail", nothing, mail),
        Probe("requests", "add a device", f"POST {route}/push", full, push),
        Probe("requests", "add a webhook", f"POST {route}/webhook", full, hook),
        _get(world, route, path),
        _post(world, f"{route}/{{id}}/try", "try a notice", f"{path}/{{}}/try", full),
        _post(world, f"{route}/{{id}}/remove", "remove a notice", f"{path}/{{}}/remove", full),
    ]


def people_probes(world: World) -> list[Probe]:
    """What people have of their own, and what they do about a table for themselves alone."""
    found = [
        _get(world, f"/api/me/{what}", f"/api/me/{what}")
        for what in ("words", "results", "export", "muted", "watched")
    ]
    table = world.table.table.id
    here, path = "/api/tables/{id}", f"/api/tables/{table}"

    async def guess(_: None) -> None:
        answer = await world.http.post("/api/me/recover", json={"words": "ẞ" * 400})
        if answer.status_code not in (HTTPStatus.FORBIDDEN, HTTPStatus.TOO_MANY_REQUESTS):
            raise RuntimeError(f"guessed words: {answer.status_code} {answer.text[:100]}")

    async def newcomer(_: None) -> None:
        # Somebody else, since the one who asks here has games to lose.
        async with httpx2.AsyncClient(base_url=world.host.base, timeout=WAIT) as http:
            await http.get("/api/me")
            sure = {"sure": "remove everything about me"}
            answer = await http.post("/api/me/leave", json=sure)
            if answer.status_code != HTTPStatus.NO_CONTENT:
                raise RuntimeError(f"leave: {answer.status_code} {answer.text[:100]}")

    async def shared(_: int) -> dict[str, Any]:
        id = await world.make("me", *["guest"] * (SEATS - 1))
        path = f"/api/tables/{id}/seats/0/shares"
        made = await world.ask("POST", path, json={"minutes": 5})
        return {"path": path, **made.json()}

    async def ended(made: dict[str, Any]) -> object:
        path = made["path"].replace("/look/", "/api/tables/").rpartition("/")[0]
        return await world.ask("POST", f"{path}/seats/0/shares/{made['number']}/end")

    async def fresh(_: int) -> str:
        return await world.make("me", *["guest"] * (SEATS - 1))

    links, late = f"{here}/seats/{{seat}}/shares", {"moves": 500}
    share = _post(world, links, "share", "/api/tables/{}/seats/0/shares", fresh, json=late)

    async def listed(id: str) -> object:
        return await world.ask("GET", f"/api/tables/{id}/seats/0/shares")

    async def waiting(_: int) -> dict[str, Any]:
        """Somebody who waits at the widest table, and what they can prepare."""
        view = await world.seen()
        seat = (view["actor"] + 1) % SEATS
        head = {KEY: world.table.keys[seat]}
        path = f"/api/tables/{table}/seats/{seat}/prepared"
        offer = (await world.ask("GET", f"{path}?lang={LANG}", headers=head)).json()
        places = [place["id"] for place in offer["places"]][:12]
        # What nobody can play is never played: the table stays as it is.
        moves = [offer["moves"][-1]["move"]] * 6
        return {
            "path": path,
            "head": head,
            "json": {"n": offer["n"], "moves": moves, "keeps": places},
        }

    async def foresee(ready: dict[str, Any]) -> object:
        return await world.ask("GET", f"{ready['path']}?lang={LANG}", headers=ready["head"])

    async def prepare(ready: dict[str, Any]) -> object:
        path = f"{ready['path']}?lang={LANG}"
        return await world.ask("POST", path, headers=ready["head"], json=ready["json"])

    async def unprepare(ready: dict[str, Any]) -> object:
        path = f"{ready['path']}/take-back?lang={LANG}"
        return await world.ask("POST", path, headers=ready["head"])

    planned = f"{here}/seats/{{seat}}/prepared"
    most = standing(world.table) + RECENT
    return [
        *found,
        Probe("requests", "foresee", f"GET {planned}", waiting, foresee, most),
        Probe("requests", "prepare", f"POST {planned}", waiting, prepare, most),
        Probe("requests", "unprepare", f"POST {planned}/take-back", waiting, unprepare, most),
        share,
        Probe("requests", "list links", f"GET {links}", fresh, listed),
        Probe("requests", "end a link", f"POST {links}/{{number}}/end", shared, ended),
        _post(world, "/api/me/words", "give words", "/api/me/words"),
        Probe("requests", "guess words", "POST /api/me/recover", nothing, guess),
        Probe("requests", "leave", "POST /api/me/leave", nothing, newcomer),
        _post(world, "/api/me/unmute", "unmute", "/api/me/unmute", json={"id": "x" * 64}),
        _get(world, f"{here}/muted", f"{path}/muted"),
        _get(world, f"{here}/watch", f"{path}/watch"),
        _post(world, f"{here}/watch", "follow", f"{path}/watch", json={"watched": True}),
        _post(
            world,
            f"{here}/seats/{{seat}}/mute",
            "mute",
            f"{path}/seats/0/mute",
            json={"muted": False},
        ),
    ]


def _make(world: World, title: str) -> Probe:
    seats = max(seat_counts(title))
    players = ["me", *["guest"] * (seats - 1)]
    names = [LONG_NAME] * seats
    wish = {"title": title, "seats": seats, "players": players, "names": names, "public": True}
    return _post(world, "/api/tables", f"make {title}", "/api/tables", json=wish)


def plain_probes(world: World) -> list[Probe]:
    """Pages without script."""
    found = [
        _get(world, f"/plain{path}", f"/plain{path}")
        for path in ("", f"/make?title={WIDE}&seats={SEATS}", "/me", f"/rules/{WIDE}")
    ]
    for kind, tables in world.large.items():
        path = f"/plain/table/{tables[-1].table.id}"
        opened = _get(world, "/plain/table/{id}", path, kind)
        # The first time it is opened as well.
        found.append(opened._replace(most=standing(tables[-1]) + RECENT))
    for kind, (id, moves) in world.records.items():
        path, route = f"/plain/record/{id}?at=", "/plain/record/{id}"
        most = record_most(kind, moves)
        found += [
            _get(world, route, f"{path}{at}", f"{kind} at {at}")._replace(most=most)
            for at in (1, moves)
        ]
    return [*found, *form_probes(world)]


def record_most(kind: str, moves: int) -> int:
    """How many moves a question about a record may replay in the server's own process: none, but
    the table that it is the record of may have to be opened."""
    return moves + RECENT if kind == "ended" else FEW


def form_probes(world: World) -> list[Probe]:
    """Forms of those pages."""

    async def fresh(_: int) -> dict[str, Any]:
        id = await world.make("me", *["guest"] * (SEATS - 1))
        actor = (await world.ask("GET", f"/api/tables/{id}/view")).json()["actor"]
        seen = (await world.ask("GET", f"/api/tables/{id}/view?seat={actor}")).json()
        move = seen["legal"][0]["move"]
        return {"id": id, "form": {"id": "f", "seat": actor, "n": seen["n"], "move": move}}

    def at_table(what: str, **more: str) -> Probe:
        async def work(ready: dict[str, Any]) -> object:
            data = {key: str(value) for key, value in {**ready["form"], **more}.items()}
            return await world.ask("POST", f"/plain/table/{ready['id']}/{what}", data=data)

        route = f"POST /plain/table/{{id}}/{what}"
        return Probe("requests", f"form {what}", route, fresh, work)

    found = [at_table("play"), at_table("say", text="ẞ" * 500), at_table("resign")]
    id, moves = world.records["endless"]
    file = {"record": ("record.jsonl", world.texts["endless"])}
    at = {"at": str(min(moves - 1, world.standing - 100)), "seat": "0"}
    brought, branched = "/plain/records", f"/plain/record/{id}/branch"
    return [
        *found,
        _post(world, brought, "form upload endless", brought, files=file),
        _post(
            world, "/plain/record/{id}/branch", "form branch endless", branched, data=at
        )._replace(most=moves + FEW),
    ]


def record_probes(world: World) -> list[Probe]:
    """Records, up and down."""
    found: list[Probe] = []
    route = "/api/records/{id}"
    for name, (id, moves) in world.records.items():
        path = f"/api/records/{id}"
        found += [
            _get(world, f"{route}{what}", f"{path}{what}", name)._replace(
                most=record_most(name, moves)
            )
            for what in ("", "/lines", "/sheet", "/curve")
        ]
        found += [
            _get(world, f"{route}/at/{{count}}", f"{path}/at/{at}?since=0&lang={LANG}", name)
            for at in (1, moves // 2, moves)
        ]
        at = min(moves - 1, world.standing - 100)
        branch = _post(
            world, f"{route}/branch", f"branch {name}", f"{path}/branch", json={"at": at}
        )
        found.append(branch._replace(most=at + FEW))
    found.append(same_dice_probe(world))
    for name, text in world.texts.items():
        found.append(_post(world, "/api/records", f"upload {name}", "/api/records", content=text))
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


def house_probes(world: World) -> list[Probe]:
    """What the host told everybody, and the word by which tables are made, which is guessed."""

    async def guess(_: None) -> None:
        answer = await world.http.post("/api/house/word", json={"word": "ẞ" * 200})
        if answer.status_code != HTTPStatus.FORBIDDEN:
            raise RuntimeError(f"a guessed word: {answer.status_code} {answer.text[:100]}")

    return [
        _get(world, "/api/house", "/api/house"),
        Probe("requests", "guess the word", "POST /api/house/word", nothing, guess),
    ]


def review_probes(world: World) -> list[Probe]:
    """The review of a record, which is made elsewhere: begun, and followed."""
    id, moves = world.records["ended"]
    route, path = "/api/records/{id}/review", f"/api/records/{id}/review"
    most = record_most("ended", moves)
    return [
        _post(world, route, "begin a review", path)._replace(most=most),
        _get(world, route, path, "under way")._replace(most=most),
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

    begin = _post(world, f"{route}/sequel", "begin a sequel", f"{path}/sequel?{{}}", last)
    stop = _post(world, f"{route}/sequel/stop", "end a sequel", f"{path}/sequel/stop?{{}}", last)

    async def follow(asked: str) -> object:
        return await world.ask("GET", f"{path}/sequel?{asked}")

    found = [
        _get(world, f"{route}/choices/{{at}}", f"{path}/choices/{moves - 1}"),
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
    begin = _post(world, f"{route}/{{name}}", "begin a lesson", f"{path}/{lesson.name}")
    return [_get(world, route, path), begin._replace(most=most), standing]


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
    begin = _post(world, route, "begin an exercise", f"{record}/exercises/{{}}", last)
    standing = Probe("requests", "how an exercise stands", f"GET {here}", begun, stands, most)
    judge = _post(world, here, "judge an answer", "/api/tables/{}/exercise", begun)
    return [begin._replace(most=most), standing, judge._replace(most=most)]


def puzzle_probes(world: World) -> list[Probe]:
    """The most puzzles, and a table at the longest of them."""
    title = max(TITLES, key=lambda title: len(puzzles_of(title)))
    puzzle = max(puzzles_of(title), key=lambda puzzle: len(puzzle.moves))
    route, path = "/api/titles/{title}/puzzles", f"/api/titles/{title}/puzzles"
    begin = _post(world, f"{route}/{{name}}", "begin a puzzle", f"{path}/{puzzle.place.name}")
    # The position is played up to, for the exercise and for the table.
    most = 2 * len(puzzle.moves) + FEW
    return [_get(world, route, path), begin._replace(most=most)]


def challenge_probes(world: World) -> list[Probe]:
    """A table for an attempt at what everybody plays alike, which is another each time where it is
    for ever, and the lists."""
    route = "/api/titles/{title}/days/{day}"
    found: list[Probe] = []
    for title, manifest in TITLES.items():
        path = f"/api/titles/{title}/days"
        if manifest.daily is not None:
            found.append(_post(world, route, f"today's {title}", f"{path}/today"))
            found.append(_get(world, route, f"{path}/today"))
        if manifest.best is not None:
            found.append(_post(world, route, f"{title} for ever", f"{path}/ever"))
            found.append(_get(world, route, f"{path}/ever"))
            found.append(_get(world, "/plain/daily/{title}/{day}", f"/plain/daily/{title}/ever"))
    return found


def club_probes(world: World) -> list[Probe]:
    """Events: made, joined, gone on with and left."""
    wish = {"name": LONG_NAME, "title": WIDE, "seats": 2}

    async def club(**more: Any) -> str:
        made = await world.ask("POST", "/api/clubs", json={**wish, **more})
        id: str = made.json()["id"]
        return id

    async def fresh(_: int) -> str:
        return await club()

    async def begun(_: int) -> str:
        id = await club()
        await world.ask("POST", f"/api/clubs/{id}/round")
        return id

    async def played(_: int) -> str:
        # Whoever asks begins, so that no bot moves between two requests.
        begin = {"first": 0}
        free = await club(kind="free", options=begin)
        table = await world.make("me", "player", options=begin)
        n = (await world.ask("GET", f"/api/tables/{table}/view?seat=0")).json()["n"]
        message = {"type": "resign", "id": "r", "n": n}
        await world.ask("POST", f"/api/tables/{table}/act?seat=0", json=message)
        return f"{free}/tables/{table}"

    async def look(id: str) -> object:
        return await world.ask("GET", f"/api/clubs/{id}")

    route = "/api/clubs/{id}"
    return [
        _get(world, "/api/me/clubs", "/api/me/clubs"),
        _post(world, "/api/clubs", "make a club", "/api/clubs", json=wish),
        Probe("requests", "a club", f"GET {route}", begun, look),
        _post(world, f"{route}/join", "join a club", "/api/clubs/{}/join", fresh, json={}),
        _post(world, f"{route}/leave", "leave a club", "/api/clubs/{}/leave", fresh),
        _post(world, f"{route}/round", "a round", "/api/clubs/{}/round", fresh),
        _post(world, f"{route}/tables/{{table}}", "put into a club", "/api/clubs/{}", played),
        _get(world, "/plain/clubs", "/plain/clubs"),
    ]


def opening_probes(world: World) -> list[Probe]:
    """Tables that nobody has looked at yet, as large as they can be."""
    found: list[Probe] = []
    for kind, tables in world.large.items():

        async def pick(i: int, tables: list[Stored] = tables) -> str:
            return tables[1 + i].table.id if len(tables) > 1 + i else tables[0].table.id

        async def work(id: str) -> object:
            return await world.ask("GET", f"/api/tables/{id}/view?lang={LANG}")

        row = tables[0].table
        name, route = f"open {kind} with {row.n} entries", "GET /api/tables/{id}/view"
        most = standing(tables[0]) + RECENT
        found.append(Probe("openings", name, route, pick, work, most))
        path = f"/api/tables/{tables[1].table.id}"
        found.append(_get(world, "/api/tables/{id}", path, kind))
        found.append(_get(world, "/api/tables/{id}/sheet", f"{path}/sheet", kind))
        late = f"{path}/story?after={max(0, standing(tables[0]) - 200)}&lang={LANG}"
        found.append(_get(world, "/api/tables/{id}/story", late, kind))
    assert ENDLESS[0] in world.large
    return found


def standing(stored: Stored) -> int:
    """How many moves of a table stand."""
    return len(fold(stored.entries).stands)


def seat_probes(world: World) -> list[Probe]:
    """What happens around a game, at a table made for it each time."""
    others = ["open"] * (SEATS - 1)

    async def with_open_seats(_: int) -> str:
        return await world.make("me", *others)

    async def with_guests(_: int) -> str:
        return await world.make("me", *["guest"] * (SEATS - 1))

    async def with_unstarted(_: int) -> str:
        return await world.make("me", *["guest"] * (SEATS - 1), start=False)

    async def with_bots(_: int) -> str:
        id = await world.make("me", "open", *["greedy"] * (SEATS - 2))
        await world.ask("POST", f"/api/tables/{id}/seats/1/bot", json={"bot": "greedy"})
        return id

    async def with_sitter(_: int) -> str:
        id = await world.make("me", *others)
        await world.ask("POST", f"/api/tables/{id}/join", json={"seat": 1})
        return id

    async def over(_: int) -> str:
        id = await world.make("me", "guest")
        body = {"type": "resign", "id": "r"}
        n = (await world.ask("GET", f"/api/tables/{id}/view")).json()["n"]
        await world.ask("POST", f"/api/tables/{id}/act?seat=0", json={**body, "n": n})
        return id

    def at(what: str, prepare: Prepare, body: object = None) -> Probe:
        route = "/api/tables/{id}/" + what.replace("/1", "/{seat}")
        given = {} if body is None else {"json": body}
        return _post(world, route, what, f"/api/tables/{{}}/{what}", prepare, **given)

    path, token = f"/api/tables/{world.table.table.id}/sit", {"token": world.table.keys[0]}
    return [
        at("join", with_open_seats, {"seat": 1, "name": LONG_NAME}),
        at("leave/1", with_sitter),
        at("seats/1/bot", with_guests, {"bot": "greedy"}),
        at("seats/1/free", with_bots),
        at("start", with_bots),
        at("webhook", with_guests, {"url": None}),
        at("rematch", over),
        at("nonces/1", with_unstarted, {"nonce": "ff" * 16}),
        _post(
            world,
            "/api/records/{id}/duplicate",
            "duplicate",
            "/api/records/{}/duplicate",
            over,
            json={"players": ["me", "guest"]},
        ),
        _post(world, "/api/tables/{id}/sit", "sit", path, json=token),
    ]


def message_probes(world: World) -> list[Probe]:
    """Messages at the widest table, while every seat watches with sentences in its language."""
    id = world.table.table.id

    async def seen(_: int) -> dict[str, Any]:
        return await world.seen()

    async def after_move(_: int) -> dict[str, Any]:
        found = await world.seen()
        while not found["can_take_back"]:
            move = next((m for m in found["legal"] if not m["final"]), found["legal"][0])
            await world.tell(found["actor"], type="move", n=found["n"], move=move["move"])
            found = await world.seen()
        return found

    def told(
        name: str, prepare: Prepare, make: Callable[[dict[str, Any]], dict[str, Any]]
    ) -> Probe:
        async def work(found: dict[str, Any]) -> None:
            await world.tell(found["actor"], type=name, **make(found))

        return Probe("messages", name, name, prepare, work)

    def a_move(found: dict[str, Any]) -> dict[str, Any]:
        return {"n": found["n"], "move": random.choice(found["legal"])["move"]}

    straight, keys = world.large["straight"][-1].table, world.large["straight"][-1].keys

    async def act_straight(kind: str, **fields: Any) -> int:
        """A message at the table with most moves; gives the number of its entries."""
        headers = {KEY: keys[straight.waits or 0]}
        body = {"type": kind, "id": f"s{next(IDS)}", **fields}
        path = f"/api/tables/{straight.id}/act"
        n: int = (await world.ask("POST", path, json=body, headers=headers)).json()["n"]
        return n

    async def harmless(_: int) -> int:
        headers = {KEY: keys[straight.waits or 0]}
        path = f"/api/tables/{straight.id}/view"
        found = (await world.ask("GET", path, headers=headers)).json()
        move = next(move["move"] for move in found["legal"] if not move["final"])
        return await act_straight("move", n=found["n"], move=move)

    async def take_back(n: int) -> None:
        await act_straight("take_back", n=n)

    async def act(found: dict[str, Any]) -> None:
        headers = {KEY: world.table.keys[found["actor"]]}
        body = {"type": "move", "id": f"a{next(IDS)}", **a_move(found)}
        await world.ask("POST", f"/api/tables/{id}/act", json=body, headers=headers)

    async def type_in(found: dict[str, Any]) -> None:
        # What is no move is looked for among all of them.
        headers = {KEY: world.table.keys[found["actor"]]}
        path = f"/api/tables/{id}/typed?seat={found['actor']}&lang={LANG}"
        await world.ask("POST", path, json={"text": "ẞ" * 200}, headers=headers)

    async def hello(_: object) -> None:
        (await _look(world, world.table.keys[0])).cut()

    return [
        Probe("messages", "hello", "hello", nothing, hello),
        Probe("requests", "act", "POST /api/tables/{id}/act", seen, act),
        Probe("requests", "typed", "POST /api/tables/{id}/typed", seen, type_in),
        told("move", seen, a_move),
        Probe("messages", f"take_back after {straight.n} moves", "take_back", harmless, take_back),
        told("take_back", after_move, lambda found: {"n": found["n"]}),
        told("chat", seen, lambda _: {"text": "ẞ" * 500}),
        told("why", seen, lambda found: {"target": _target(found)}),
        told("vote", seen, lambda _: {"what": "end", "yes": True}),
        told("vote", seen, lambda _: {"what": "end", "yes": False}),
        told("resign", seen, lambda found: {"n": found["n"]}),
    ]


def _target(found: dict[str, Any]) -> str:
    """The target that most moves are about."""
    targets = [move["target"] for move in found["legal"] if move["target"]]
    return max(set(targets), key=targets.count) if targets else "board"

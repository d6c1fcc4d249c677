"""What is the same for everybody, people and what they keep, challenges and clubs."""

import itertools
from http import HTTPStatus
from typing import Any, Final

import httpx2

from bench.gates.probe_world import (
    KEY,
    LANG,
    LONG_NAME,
    SEATS,
    WAIT,
    WIDE,
    Probe,
    World,
    get,
    nothing,
    post,
)
from bench.gates.probed_tables import standing
from dolmen.games import TITLES, seat_counts
from dolmen.server.table.match import RECENT

# The generator of the curve that subscriptions are on: a key like any other.
PUSH_KEY: Final = (
    "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
)


def title_probes(world: World) -> list[Probe]:
    """What is the same for everybody."""
    found = [
        get(world, "/api/titles", "/api/titles"),
        get(world, "/api/engine", "/api/engine"),
        get(world, "/api/me", "/api/me"),
        get(world, "/api/me/tables", "/api/me/tables"),
        get(world, "/api/tables", "/api/tables"),
        get(world, "/openapi.json", "/openapi.json"),
        get(world, "/metrics", "/metrics"),
    ]
    for title in TITLES:
        found.append(get(world, "/api/titles/{title}/words", f"/api/titles/{title}/words?lang=nl"))
        found.append(get(world, "/api/rules/{title}", f"/api/rules/{title}?lang=nl"))
        found.append(_make(world, title))
    me = {"name": LONG_NAME, "lang": LANG}
    found.append(post(world, "/api/me", "POST /api/me", "/api/me", json=me))

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
        get(world, route, path),
        post(world, f"{route}/{{id}}/try", "try a notice", f"{path}/{{}}/try", full),
        post(world, f"{route}/{{id}}/remove", "remove a notice", f"{path}/{{}}/remove", full),
    ]


def people_probes(world: World) -> list[Probe]:
    """What people have of their own, and what they do about a table for themselves alone."""
    found = [
        get(world, f"/api/me/{what}", f"/api/me/{what}")
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
    share = post(world, links, "share", "/api/tables/{}/seats/0/shares", fresh, json=late)

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
        post(world, "/api/me/words", "give words", "/api/me/words"),
        Probe("requests", "guess words", "POST /api/me/recover", nothing, guess),
        Probe("requests", "leave", "POST /api/me/leave", nothing, newcomer),
        post(world, "/api/me/unmute", "unmute", "/api/me/unmute", json={"id": "x" * 64}),
        get(world, f"{here}/muted", f"{path}/muted"),
        get(world, f"{here}/watch", f"{path}/watch"),
        post(world, f"{here}/watch", "follow", f"{path}/watch", json={"watched": True}),
        post(
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
    return post(world, "/api/tables", f"make {title}", "/api/tables", json=wish)


def house_probes(world: World) -> list[Probe]:
    """What the host told everybody, and the word by which tables are made, which is guessed."""

    async def guess(_: None) -> None:
        answer = await world.http.post("/api/house/word", json={"word": "ẞ" * 200})
        if answer.status_code != HTTPStatus.FORBIDDEN:
            raise RuntimeError(f"a guessed word: {answer.status_code} {answer.text[:100]}")

    return [
        get(world, "/api/house", "/api/house"),
        Probe("requests", "guess the word", "POST /api/house/word", nothing, guess),
    ]


def challenge_probes(world: World) -> list[Probe]:
    """A table for an attempt at what everybody plays alike, which is another each time where it is
    for ever, and the lists."""
    route = "/api/titles/{title}/days/{day}"
    found: list[Probe] = []
    for title, manifest in TITLES.items():
        path = f"/api/titles/{title}/days"
        if manifest.daily is not None:
            found.append(post(world, route, f"today's {title}", f"{path}/today"))
            found.append(get(world, route, f"{path}/today"))
        if manifest.best is not None:
            found.append(post(world, route, f"{title} for ever", f"{path}/ever"))
            found.append(get(world, route, f"{path}/ever"))
            found.append(get(world, "/plain/daily/{title}/{day}", f"/plain/daily/{title}/ever"))
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
        get(world, "/api/me/clubs", "/api/me/clubs"),
        post(world, "/api/clubs", "make a club", "/api/clubs", json=wish),
        Probe("requests", "a club", f"GET {route}", begun, look),
        post(world, f"{route}/join", "join a club", "/api/clubs/{}/join", fresh, json={}),
        post(world, f"{route}/leave", "leave a club", "/api/clubs/{}/leave", fresh),
        post(world, f"{route}/round", "a round", "/api/clubs/{}/round", fresh),
        post(world, f"{route}/tables/{{table}}", "put into a club", "/api/clubs/{}", played),
        get(world, "/plain/clubs", "/plain/clubs"),
    ]

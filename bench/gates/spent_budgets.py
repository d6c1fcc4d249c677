"""An address that has spent all it had: whatever door it comes by, it is told when to come back.

Its budget is so small that the first thing it does takes all of it, and fills so slowly that
nothing is left for hours: no clock has a part in this."""

import asyncio
import re
from itertools import chain
from typing import Any, Final

import httpx2

from bench.gates.host import Host, hosted
from bench.gates.link import Link, dial
from bench.gates.report import Figure, figure
from bench.gates.waits import becomes
from dolmen.games import TITLES
from dolmen.server.description import describe
from dolmen.server.house.link import PATH as HOST_PAGE
from dolmen.server.plain import plain_pages
from dolmen.server.plain.visit import PLAIN

WAIT: Final = 60.0
# Connections of a proxy cost nothing: else nobody would come as far as the doors.
NOTHING: Final = {"work_per_second": 0.001, "work_burst": 0.001, "proxy": "127.0.0.0/8"}
LIGHT: Final = next(iter(TITLES))
# Whoever looks at the table by a socket comes from elsewhere, with a budget of their own.
ADDRESS: Final = "127.0.0.2"
# Styles, and whether the process lives: they cost nothing.
FREE: Final = ("/plain.css", "/plain/plain.css", "/healthz")
PROBES: Final = ("/readyz", "/metrics", "/openapi.json", "/no-such-page")
LIVE: Final = "/api/tables/{id}/live"
MESSAGES: Final[tuple[dict[str, Any], ...]] = (
    {"type": "move", "n": 0, "move": "x"},
    {"type": "take_back", "n": 0},
    {"type": "redo", "n": 0},
    {"type": "propose", "n": 0, "to": 0},
    {"type": "answer", "proposal": 0, "yes": False},
    {"type": "why", "target": "x"},
    {"type": "advice", "n": 0},
    {"type": "chat", "text": "hello"},
    {"type": "vote", "what": "end"},
    {"type": "resign", "n": 0},
    {"type": "view"},
)


def doors() -> list[tuple[str, str]]:
    """Every request there is: its method and its path, with what goes into it by name."""
    described = [
        (method.upper(), path)
        for path, methods in describe()["paths"].items()
        for method in methods
        if path != LIVE
    ]
    parts: list[Any] = list(plain_pages(has_page=True).routes)
    plain = [
        (method, route.path if route.path.startswith(HOST_PAGE) else f"{PLAIN}{route.path}")
        for part in parts
        for route in part.original_router.routes
        for method in sorted(route.methods)
    ]
    assert plain
    every = [*described, *plain, *(("GET", path) for path in PROBES)]
    return [door for door in dict.fromkeys(every) if door[1] not in FREE]


async def spent_figures(url: str) -> list[Figure]:
    """What an address still gets that has nothing left."""
    with hosted(url, **NOTHING) as host:
        wish = {"title": LIGHT, "seats": 2, "players": ["me", "guest"]}
        async with httpx2.AsyncClient(base_url=host.base, timeout=WAIT) as http:
            # This takes all there was.
            made = (await http.post("/api/tables", json=wish)).raise_for_status().json()
        got = [*await knock(host, made["id"]), *await talk(host, made["id"])]
    what = f"of {len(doors()) + len(MESSAGES) + 1} doors, those open to who has nothing left"
    return [figure(9, what, url, ", ".join(got) or "none", "none", not got)]


async def knock(host: Host, id: str) -> list[str]:
    """The requests that are answered otherwise than by when to come back. All at once: whoever
    asks on and on is kept waiting for each refusal."""
    async with httpx2.AsyncClient(base_url=host.base, timeout=WAIT) as http:

        async def ask(method: str, path: str) -> list[str]:
            # What else goes into a path does not matter any more.
            asked = re.sub("{[^}]*}", "0", path.replace("{id}", id).replace("{title}", LIGHT))
            answer = await http.request(method, asked)
            is_refused = answer.status_code == 429 and "retry-after" in answer.headers
            return [] if is_refused else [f"{method} {path}: {answer.status_code}"]

        return list(chain.from_iterable(await asyncio.gather(*(ask(*door) for door in doors()))))


async def talk(host: Host, id: str) -> list[str]:
    """The messages of a socket that are answered otherwise; nor is another socket opened."""
    heard: list[dict[str, Any]] = []

    def hear(link: Link, data: bytes) -> None:
        heard.append(link.read(data))

    link = await dial(host.port, id, hear, hello={}, source=ADDRESS)
    await becomes(lambda: any(one["type"] == "update" for one in heard), WAIT)
    got: list[str] = []
    for number, message in enumerate(MESSAGES):
        heard.clear()
        link.tell({**message, **({} if message["type"] == "view" else {"id": f"s{number}"})})
        await becomes(lambda: any(one["type"] != "table" for one in heard), WAIT)
        codes = [one.get("code", one["type"]) for one in heard if one["type"] != "table"]
        if codes != ["too-many"]:
            got.append(f"{message['type']}: {', '.join(codes)}")
    link.cut()
    heard.clear()
    other = await dial(host.port, id, hear, hello={}, source=ADDRESS)
    await becomes(lambda: bool(heard), WAIT)
    if [one.get("code") for one in heard] != ["too-many"]:
        got.append("a socket")
    other.cut()
    return got

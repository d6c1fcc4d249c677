"""One address that does its worst, and somebody at another who only wants to play."""

import asyncio
import itertools
import random
import time
from collections import Counter
from typing import Any, Final

import httpx2

from bench.gates.largest import Large
from dolmen.games import TITLES

# Whoever does their worst comes from the usual address.
ADDRESS: Final = "127.0.0.2"
WAIT: Final = 120.0
# How long people take for a move, here: what is wanted is many moves.
PAUSE: Final = 0.1
LIGHT: Final = next(iter(TITLES))
IDS: Final = itertools.count(1)


async def play_on(base: str, seconds: float) -> list[float]:
    """Plays one game after the other at a table of one's own; how many milliseconds each move took
    to be done."""
    waited: list[float] = []
    end = time.perf_counter() + seconds
    from_there = httpx2.AsyncHTTPTransport(local_address=ADDRESS)
    async with httpx2.AsyncClient(base_url=base, timeout=WAIT, transport=from_there) as http:
        wish = {"title": LIGHT, "seats": 2, "players": ["me", "guest"]}
        path = ""
        while time.perf_counter() < end or not waited:
            if not path:
                answer = await http.post("/api/tables", json=wish)
                answer.raise_for_status()
                path = f"/api/tables/{answer.json()['id']}"
            seen = await view(http, path)
            if seen is None:
                path = ""
                continue
            begun = time.perf_counter()
            answer = await http.post(f"{path}/act?seat={seen['actor']}", json=a_move(seen))
            answer.raise_for_status()
            waited.append(1000 * (time.perf_counter() - begun))
            await asyncio.sleep(PAUSE)
    return waited


async def view(http: httpx2.AsyncClient, path: str) -> dict[str, Any] | None:
    """The position of whoever is to move; None once the game is over."""
    seen = (await http.get(f"{path}/view")).raise_for_status().json()
    if seen["actor"] is None:
        return None
    found: dict[str, Any] = (await http.get(f"{path}/view?seat={seen['actor']}")).json()
    return found


def a_move(seen: dict[str, Any]) -> dict[str, Any]:
    """Any move of a position."""
    move = random.choice(seen["legal"])["move"]
    return {"type": "move", "id": f"b{next(IDS)}", "n": seen["n"], "move": move}


async def do_worst(base: str, large: Large, text: bytes, answers: Counter[str]) -> None:
    """Asks for the dearest things there are, one after the other, and counts what it gets. `text`
    is a record as long as one may be."""
    moves = text.count(b"\n") - 1
    async with httpx2.AsyncClient(base_url=base, timeout=WAIT) as http:

        async def ask(method: str, path: str, **given: Any) -> httpx2.Response:
            answer = await http.request(method, path, **given)
            answers[str(answer.status_code)] += 1
            return answer

        answer = await ask("POST", "/api/records", content=text)
        over = large["ended"][0].table
        records = {over.id: over.n - 1}
        if answer.status_code == 201:
            records[answer.json()["id"]] = moves
        played = [tables for kind, tables in large.items() if kind != "ended"]
        for turn in itertools.count():
            for id, last in records.items():
                await ask("GET", f"/api/records/{id}/at/{last}?since=0&lang=fr")
                await ask("GET", f"/api/records/{id}/curve")
                await ask("GET", f"/plain/record/{id}?at=1")
                await ask("POST", f"/api/records/{id}/branch", json={"at": last * 3 // 4})
            for tables in played:
                id = tables[turn % len(tables)].table.id
                await ask("GET", f"/api/tables/{id}/story?lang=nl")
                await ask("GET", f"/api/tables/{id}/view?lang=fr")
            await ask("POST", "/api/records", content=text)
            await ask("POST", "/plain/language", data={"lang": "fr"})
            wish = {"title": LIGHT, "seats": 3, "players": ["random"] * 3}
            await ask("POST", "/api/tables", json=wish)

"""One address that does its worst, and somebody at another who only wants to play.

`python -m bench.gates.bystander PREY` is the first of them, until its input ends."""

import asyncio
import contextlib
import itertools
import json
import random
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any, Final, NamedTuple

import httpx2

from bench.gates.largest_inputs import Large, endless_game, text_of
from dolmen.games import TITLES

# Whoever does their worst comes from the usual address.
ADDRESS: Final = "127.0.0.2"
WAIT: Final = 120.0
# How long people take for a move, here: what is wanted is many moves.
PAUSE: Final = 0.1
LIGHT: Final = next(iter(TITLES))
IDS: Final = itertools.count(1)
NICE: Final = 10
READY: Final = b"ready\n"


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


class Prey(NamedTuple):
    """What there is to ask a server for: records, with the number of their moves, tables of each
    kind, and how long a record may be that is brought."""

    base: str
    records: dict[str, int]
    tables: list[list[str]]
    moves: int
    askers: int


def prey(base: str, large: Large, moves: int, askers: int) -> Prey:
    """What a server full of the largest there is has to offer."""
    over = large["ended"][0].table
    tables = [
        [one.table.id for one in of_kind] for kind, of_kind in large.items() if kind != "ended"
    ]
    return Prey(base, {over.id: over.n - 1}, tables, moves, askers)


@contextlib.asynccontextmanager
async def worst_done(wanted: Prey, answers: Counter[str]) -> AsyncIterator[None]:
    """As long as this lasts, one address does its worst; then `answers` has what it got. It does so
    from a process of its own: in that of the bystander it would hold up the bystander, not the
    server. A nice one, since whoever attacks brings a machine along."""
    command = ["nice", "-n", str(NICE), sys.executable, "-m", "bench.gates.bystander"]
    attacker = await asyncio.create_subprocess_exec(
        *command,
        json.dumps(wanted),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=2**20,
    )
    assert attacker.stdin is not None
    assert attacker.stdout is not None
    if await attacker.stdout.readline() != READY:
        raise RuntimeError("nobody attacks")
    try:
        yield
    finally:
        attacker.stdin.close()
        told, _ = await attacker.communicate()
        answers.update(json.loads(told))


async def do_worst(wanted: Prey, text: bytes, answers: Counter[str]) -> None:
    """Asks for the dearest things there are, one after the other, and counts what it gets. `text`
    is a record as long as one may be."""
    async with httpx2.AsyncClient(base_url=wanted.base, timeout=WAIT) as http:

        async def ask(method: str, path: str, **given: Any) -> httpx2.Response:
            answer = await http.request(method, path, **given)
            answers[str(answer.status_code)] += 1
            return answer

        answer = await ask("POST", "/api/records", content=text)
        records = dict(wanted.records)
        if answer.status_code == 201:
            records[answer.json()["id"]] = wanted.moves
        for turn in itertools.count():
            for id, last in records.items():
                await ask("GET", f"/api/records/{id}/at/{last}?since=0&lang=fr")
                await ask("GET", f"/api/records/{id}/curve")
                await ask("GET", f"/plain/record/{id}?at=1")
                await ask("POST", f"/api/records/{id}/branch", json={"at": last * 3 // 4})
            for ids in wanted.tables:
                id = ids[turn % len(ids)]
                await ask("GET", f"/api/tables/{id}/story?lang=nl")
                await ask("GET", f"/api/tables/{id}/view?lang=fr")
            await ask("POST", "/api/records", content=text)
            await ask("POST", "/plain/language", data={"lang": "fr"})
            wish = {"title": LIGHT, "seats": 3, "players": ["random"] * 3}
            await ask("POST", "/api/tables", json=wish)


async def attack(wanted: Prey) -> Counter[str]:
    """Does the worst by several connections until nobody holds the pipe any more."""
    text = text_of(endless_game(wanted.moves, 2)).encode()
    answers: Counter[str] = Counter()
    askers = [asyncio.create_task(do_worst(wanted, text, answers)) for _ in range(wanted.askers)]
    sys.stdout.buffer.write(READY)
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.read)
    for asker in askers:
        asker.cancel()
    await asyncio.gather(*askers, return_exceptions=True)
    return answers


if __name__ == "__main__":
    print(json.dumps(asyncio.run(attack(Prey(*json.loads(sys.argv[1]))))))

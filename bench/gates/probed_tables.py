"""Tables: opened, seats and their doings, and every message of a socket."""

import random
from collections.abc import Callable
from typing import Any

from bench.gates.largest_inputs import ENDLESS
from bench.gates.probe_world import (
    IDS,
    KEY,
    LANG,
    LONG_NAME,
    SEATS,
    Prepare,
    Probe,
    World,
    _look,
    get,
    nothing,
    post,
)
from bench.gates.tables import Stored
from dolmen.server.table.entries import fold
from dolmen.server.table.match import RECENT


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
        found.append(get(world, "/api/tables/{id}", path, kind))
        found.append(get(world, "/api/tables/{id}/sheet", f"{path}/sheet", kind))
        late = f"{path}/story?after={max(0, standing(tables[0]) - 200)}&lang={LANG}"
        found.append(get(world, "/api/tables/{id}/story", late, kind))
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
        return post(world, route, what, f"/api/tables/{{}}/{what}", prepare, **given)

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
        post(
            world,
            "/api/records/{id}/duplicate",
            "duplicate",
            "/api/records/{}/duplicate",
            over,
            json={"players": ["me", "guest"]},
        ),
        post(world, "/api/tables/{id}/sit", "sit", path, json=token),
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

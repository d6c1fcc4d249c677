"""The pages without script, and their forms."""

from typing import Any

from bench.gates.probe_world import FEW, SEATS, WIDE, Probe, World, get, post
from bench.gates.probed_records import record_most
from bench.gates.probed_tables import standing
from dolmen.server.table.match import RECENT


def plain_probes(world: World) -> list[Probe]:
    """Pages without script."""
    found = [
        get(world, f"/plain{path}", f"/plain{path}")
        for path in ("", f"/make?title={WIDE}&seats={SEATS}", "/me", f"/rules/{WIDE}")
    ]
    for kind, tables in world.large.items():
        path = f"/plain/table/{tables[-1].table.id}"
        opened = get(world, "/plain/table/{id}", path, kind)
        # The first time it is opened as well.
        found.append(opened._replace(most=standing(tables[-1]) + RECENT))
    for kind, (id, moves) in world.records.items():
        path, route = f"/plain/record/{id}?at=", "/plain/record/{id}"
        most = record_most(kind, moves)
        found += [
            get(world, route, f"{path}{at}", f"{kind} at {at}")._replace(most=most)
            for at in (1, moves)
        ]
    return [*found, *form_probes(world)]


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
        post(world, brought, "form upload endless", brought, files=file),
        post(world, "/plain/record/{id}/branch", "form branch endless", branched, data=at)._replace(
            most=moves + FEW
        ),
    ]

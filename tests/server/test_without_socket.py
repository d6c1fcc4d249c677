"""A table without a socket: its position, its story, and every message over HTTP."""

import random
from typing import Any

from bench.gates.tables import keep, stored_table
from dolmen.server.replays import MOST_TOLD
from dolmen.server.server import Server
from tests import sample
from tests.server.servers import Caller, Looker
from tests.server.test_tables import key_of

TWO = {"players": ["me", "guest"], "options": {"first": 0}}


async def act(caller: Caller, table: str, seat: int, status: int = 200, **message: Any) -> Any:
    """What a message is answered."""
    return await caller.post(
        f"/api/tables/{table}/act?seat={seat}", {"id": "m", **message}, status=status
    )


async def move_on(a: Looker, b: Looker, moves: int) -> None:
    """Plays some moves at a table of two; afterwards both have seen them all."""
    for _ in range(moves):
        mover = a if a.update["actor"] == 0 else b
        await mover.play()
        for looker in (a, b):
            while looker.update["n"] < mover.update["n"]:
                await looker.next()


async def test_a_position_is_read_and_moved_on_without_a_socket(club: tuple[Server, str]) -> None:
    _, base = club
    async with Caller(base) as anna, Caller(base) as eve:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        before = await anna.get(f"/api/tables/{id}/view", seat=0, lang="fr")
        assert before["ask"]["text"]
        assert (await anna.get(f"/api/tables/{id}/view", seat=1))["legal"] == []
        move = before["legal"][0]["move"]
        done = await act(anna, id, 0, type="move", n=before["n"], move=move)
        assert done == {"type": "done", "n": done["n"], "id": "m"}
        after = await anna.get(f"/api/tables/{id}/view", seat=0, since=before["n"])
        assert (after["since"], after["n"]) == (before["n"], done["n"])
        numbers = [entry["n"] for entry in after["entries"]]
        assert numbers == list(range(before["n"] + 1, done["n"] + 1))
        # A spectator sees that something happened, and is asked nothing.
        seen = await eve.get(f"/api/tables/{id}/view", since=before["n"])
        assert [entry["n"] for entry in seen["entries"]] == numbers
        assert (seen["legal"], seen["can_take_back"]) == ([], False)


async def test_a_refusal_has_its_status_and_its_sentence(club: tuple[Server, str]) -> None:
    _, base = club
    async with Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        view = await anna.get(f"/api/tables/{id}/view", seat=0)
        n, move = view["n"], view["legal"][0]["move"]
        stale = await act(anna, id, 0, 409, type="move", n=n - 1, move=move)
        assert (stale["type"], stale["code"], stale["n"]) == ("refused", "stale", n)
        turn = await act(anna, id, 1, 409, type="move", n=n, move=move)
        assert turn["code"] == "not-your-turn"
        why = await act(anna, id, 0, type="why", target=view["legal"][0]["target"])
        assert view["legal"][0] in why["legal"]
        assert (await act(anna, id, 0, 400, type="hello"))["code"] == "malformed"
        assert (await act(anna, id, 0, type="resign", n=n))["type"] == "done"
        over = await act(anna, id, 0, 409, id="n", type="move", n=n + 1, move=move)
        assert over["code"] == "not-playing"


async def test_a_seat_key_opens_its_seat_in_a_header(club: tuple[Server, str]) -> None:
    _, base = club
    async with Caller(base) as anna, Caller(base) as program:
        made = await anna.make(sample.LIGHT, 2, **TWO)
        path = f"/api/tables/{made['id']}"
        program.http.headers["X-Dolmen-Seat"] = key_of(made["links"][0]["path"])
        view = await program.get(f"{path}/view")
        assert view["legal"]
        body = {"type": "move", "id": "a", "n": view["n"], "move": view["legal"][0]["move"]}
        assert (await program.post(f"{path}/act", body))["type"] == "done"
        assert not program.http.cookies, "a program needs no identity"


async def test_the_story_is_told_from_the_beginning_to_each_as_they_may_know_it(
    club: tuple[Server, str],
) -> None:
    server, base = club
    async with Caller(base) as anna, Caller(base) as eve:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        async with anna.look(id, seat=0) as a, anna.look(id, seat=1) as b:
            await move_on(a, b, 8)
        moves = len((await server.desks.open(id)).match.log.moves)
        told = await anna.get(f"/api/tables/{id}/story", seat=0, lang="nl")
        assert [entry["n"] for entry in told] == list(range(1, moves + 1))
        assert {entry["kind"] for entry in told} == {"move"}
        assert all(phrase["text"] for entry in told for phrase in entry["told"])
        # What a socket was told of a move is what the story tells.
        last = b.update["entries"][-1]
        theirs = await anna.get(f"/api/tables/{id}/story", seat=1)
        assert theirs[-1]["told"] == last["told"]
        rest = await eve.get(f"/api/tables/{id}/story", after=moves - 2)
        assert [entry["n"] for entry in rest] == [moves - 1, moves]
        assert await eve.get(f"/api/tables/{id}/story", after=moves) == []
        foreign = await eve.http.get(f"/api/tables/{id}/story", params={"seat": 0})
        assert (foreign.status_code, foreign.json()["code"]) == (403, "watching")


async def test_a_long_story_comes_in_parts(club: tuple[Server, str]) -> None:
    server, base = club
    long = stored_table(sample.MOST, 4, MOST_TOLD + 50, random.Random(4))
    async with Caller(base) as anna:
        await keep(server.store, [long])
        numbers: list[int] = []
        while part := await anna.get(f"/api/tables/{long.table.id}/story", after=len(numbers)):
            assert len(part) <= MOST_TOLD
            numbers += [entry["n"] for entry in part]
        assert numbers == list(range(1, long.table.n + 1))


async def test_the_host_alone_says_where_turns_are_heard_of(club: tuple[Server, str]) -> None:
    server, base = club
    async with Caller(base) as anna, Caller(base) as bert:
        id = (await anna.make(sample.LIGHT, 2))["id"]
        await bert.post(f"/api/tables/{id}/join", {"name": "Bert"})

        async def stored() -> str | None:
            row = await server.store.table(id)
            assert row is not None
            assert row.webhook == (await server.desks.open(id)).match.row.webhook
            return row.webhook

        hook = "https://hook.example/turn"
        refused = await bert.post(f"/api/tables/{id}/webhook", {"url": hook}, status=403)
        assert (refused["code"], await stored()) == ("not-host", None)
        table = await anna.post(f"/api/tables/{id}/webhook", {"url": hook})
        assert (table["id"], await stored()) == (id, hook)
        assert "hook.example" not in str(table), "the others are not told where"
        closed = await anna.post(
            f"/api/tables/{id}/webhook", {"url": "https://127.0.0.1/"}, status=422
        )
        assert (closed["code"], await stored()) == ("refused", hook)
        await anna.post(f"/api/tables/{id}/webhook", {"url": None})
        assert await stored() is None

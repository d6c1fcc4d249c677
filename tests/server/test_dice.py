"""The dice of tables: what seats bring, what binds them, and tables with the dice of another."""

import json
from typing import Any

import pytest

from dolmen.core import fair
from dolmen.core.log import read
from dolmen.core.verdict import VERIFIED, judge
from dolmen.games import open_game
from dolmen.server.table.plans import plan_start
from tests import sample
from tests.dice import branched_game, first_form_game
from tests.server.servers import Caller, running
from tests.server.test_records import finished

NONCE = "0123456789abcdef" * 2
OTHER = "fedcba9876543210" * 2


async def record_of(caller: Caller, id: str) -> list[dict[str, Any]]:
    answer = await caller.http.get(f"/api/records/{id}/lines")
    return [json.loads(line) for line in answer.text.splitlines()]


def hashes(*nonces: str | None) -> list[str | None]:
    return fair.hashed(nonces)


# What seats bring


async def test_what_the_seats_bring_is_in_the_commitment_and_in_the_record(
    database_url: str,
) -> None:
    async with running(database_url) as (_, base), Caller(base) as anna, Caller(base) as bram:
        id = (
            await anna.make(sample.LIGHT, 3, players=["me", "open", "random"], options={"first": 0})
        )["id"]
        made = await anna.get(f"/api/tables/{id}")
        assert (made["dice"], made["nonces"], made["seed"]) == (2, [None] * 3, None)
        await anna.post(f"/api/tables/{id}/nonces/0", {"nonce": NONCE})
        await bram.post(f"/api/tables/{id}/join", {"name": "Bram", "nonce": OTHER})
        full = await anna.get(f"/api/tables/{id}")
        assert full["nonces"] == hashes(NONCE, OTHER, None)
        assert full["seal"] == made["seal"]
        assert full["commitment"] != made["commitment"]
        await anna.post(f"/api/tables/{id}/start")
        async with anna.look(id, seat=0) as a:
            assert a.table["commitment"] == full["commitment"]
            await a.until_mine()
            await a.ask("resign", n=a.update["n"])
        async with bram.look(id, seat=1) as b:
            assert await b.until_mine() is not None
            await b.ask("resign", n=b.update["n"])
        header, *_, closing = await record_of(anna, id)
        assert (header["nonces"], header["dice"]) == ([NONCE, OTHER, None], "dolmen-dice/2")
        assert header["commitment"] == full["commitment"]
        assert fair.seal(bytes.fromhex(closing["seed"])) == made["seal"]
        info = await anna.get(f"/api/records/{id}")
        assert (info["verified"], info["why"], info["dice"]) == ("verified", None, 2)


async def test_a_table_may_wait_for_what_its_maker_brings(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        wish = {"players": ["me", "random"], "start": False}
        id = (await anna.make(sample.LIGHT, 2, **wish))["id"]
        before = await anna.get(f"/api/tables/{id}")
        assert before["status"] == "open"
        brought = await anna.post(f"/api/tables/{id}/nonces/0", {"nonce": NONCE})
        assert brought["nonces"] == hashes(NONCE, None)
        assert brought["seal"] == before["seal"]
        started = await anna.post(f"/api/tables/{id}/start")
        assert (started["status"], started["commitment"]) == ("playing", brought["commitment"])


async def test_a_seat_brings_once_before_the_start_and_only_its_own(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna, Caller(base) as bram:
        id = (await anna.make(sample.LIGHT, 2))["id"]
        path = f"/api/tables/{id}/nonces"
        for caller, seat, nonce, status, code in (
            (bram, 0, NONCE, 403, "watching"),
            (anna, 1, NONCE, 403, "watching"),
            (anna, 0, NONCE.upper(), 400, "malformed"),
            (anna, 0, NONCE[:-1], 400, "malformed"),
            (anna, 0, f"{NONCE}\n", 400, "malformed"),
        ):
            problem = await caller.post(f"{path}/{seat}", {"nonce": nonce}, status=status)
            assert problem["code"] == code
        await anna.post(f"{path}/0", {"nonce": NONCE})
        problem = await anna.post(f"{path}/0", {"nonce": OTHER}, status=409)
        assert problem["code"] == "nonce-brought"
        assert (await anna.get(f"/api/tables/{id}"))["nonces"] == hashes(NONCE, None)
        # Whoever stands up takes it along.
        await bram.post(f"/api/tables/{id}/join", {"nonce": OTHER})
        left = await bram.post(f"/api/tables/{id}/leave/1")
        assert left["nonces"] == hashes(NONCE, None)
        await bram.post(f"/api/tables/{id}/join", {"nonce": OTHER})
        await anna.post(f"/api/tables/{id}/start")
        problem = await anna.post(f"{path}/1", {"nonce": NONCE}, status=403)
        problem = await bram.post(f"{path}/1", {"nonce": NONCE}, status=409)
        assert problem["code"] == "already-started"


async def test_a_seat_key_brings_for_its_seat(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna, Caller(base) as program:
        made = await anna.make(sample.LIGHT, 2)
        key = made["links"][0]["path"].rsplit("/", 1)[1]
        program.http.headers["x-dolmen-seat"] = key
        brought = await program.post(f"/api/tables/{made['id']}/nonces/0", {"nonce": NONCE})
        assert brought["nonces"] == hashes(NONCE, None)
        problem = await program.post(
            f"/api/tables/{made['id']}/nonces/1", {"nonce": NONCE}, status=403
        )
        assert problem["code"] == "watching"


async def test_a_table_does_not_start_with_other_nonces_than_it_drew_from(
    database_url: str,
) -> None:
    """Somebody brought one in another process, after the dice were rolled and before they were
    stored."""
    async with running(database_url) as (server, base), Caller(base) as anna:
        wish = {"players": ["me", "random"], "start": False}
        id = (await anna.make(sample.LIGHT, 2, **wish))["id"]
        async with server.tables.at(id) as desk:
            plan = plan_start(desk.match, server.now())
            old = desk.match.seats.rows[0]
            assert await server.store.change_seat(old, old._replace(nonce=NONCE), status="open")
            assert not await server.store.start_table(plan.append, [None, None])
            assert await server.store.start_table(plan.append, [NONCE, None])


async def test_a_rematch_may_wait_for_what_its_host_brings(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        wish = {"players": ["me", "random"], "options": {"first": 0}}
        id = (await anna.make(sample.LIGHT, 2, **wish))["id"]
        async with anna.look(id, seat=0) as a:
            await a.until_mine()
            await a.ask("resign", n=a.update["n"])
        made = await anna.post(f"/api/tables/{id}/rematch", {"start": False})
        again = await anna.post(f"/api/tables/{made['id']}/nonces/0", {"nonce": NONCE})
        assert (again["status"], again["nonces"]) == ("open", hashes(NONCE, None))
        started = await anna.post(f"/api/tables/{made['id']}/start")
        assert started["status"] == "playing"


# Dice of the first form


@pytest.mark.merge_on("sqlite")
async def test_a_stored_table_of_the_first_form_goes_on_and_verifies(database_url: str) -> None:
    async with running(database_url) as (server, base), Caller(base) as anna:
        wish = {"players": ["me", "random"], "start": False}
        id = (await anna.make(sample.LIGHT, 2, **wish))["id"]
        row = await server.store.table(id)
        assert row is not None
        promised = fair.seed_commitment(bytes.fromhex(row.seed))
        await server.store.update_table(id, dice=1, commitment=promised)
        async with server.tables.at(id) as desk:
            await server.tables.catch_up(desk)
        table = await anna.post(f"/api/tables/{id}/start")
        assert (table["dice"], table["commitment"]) == (1, promised)
        async with anna.look(id, seat=0) as a:
            while await a.until_mine() is not None:
                await a.play()
        header, *_ = await record_of(anna, id)
        assert "dice" not in header
        assert "nonces" not in header
        info = await anna.get(f"/api/records/{id}")
        assert (info["verified"], info["dice"]) == ("verified", 1)
        problem = await anna.post(f"/api/records/{id}/duplicate", {}, status=409)
        assert problem["code"] == "no-same-dice"


@pytest.mark.parametrize(
    ("given", "verified", "why"),
    [(None, "verified", None), (53, "not-verified", "dice-given-free")],
)
async def test_a_first_form_record_with_given_moves_is_not_verified(
    sqlite_url: str, given: int | None, verified: str, why: str | None
) -> None:
    lines = list(first_form_game(sample.LIGHT, 2).lines())
    if given is not None:
        lines[0] = json.dumps({**json.loads(lines[0]), "given": given})
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        answer = await anna.http.post("/api/records", content="\n".join(lines).encode())
        info = answer.json()
        assert answer.status_code == 201
        assert info["verified"] == verified
        assert (info["why"] and info["why"]["id"]) == why


async def test_numbers_beyond_64_bits_are_refused(sqlite_url: str) -> None:
    """Fault 6 of the second reading: they were answered with 500."""
    lines = list(branched_game(sample.LIGHT, 2, given=5).lines())
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        for given in (10**30, 2**63, -(10**30)):
            forged = [json.dumps({**json.loads(lines[0]), "given": given}), *lines[1:]]
            answer = await anna.http.post("/api/records", content="\n".join(forged).encode())
            assert (answer.status_code, answer.json()["code"]) == (422, "refused")
            assert "64 bits" in answer.json()["sentence"]


# The dice of another table


@pytest.mark.merge_on("sqlite")
async def test_a_duplicate_has_the_dice_of_a_finished_table(database_url: str) -> None:
    async with running(database_url) as (_, base), Caller(base) as anna:
        wish = {"players": ["me", "random"], "start": False}
        first = (await anna.make(sample.OTHER, 2, **wish))["id"]
        await anna.post(f"/api/tables/{first}/nonces/0", {"nonce": NONCE})
        await anna.post(f"/api/tables/{first}/start")
        async with anna.look(first, seat=0) as a:
            while await a.until_mine() is not None:
                await a.play()
        async with Caller(base) as bram:
            wish = {"players": ["random", "me"], "name": "Bram"}
            second = (await bram.post(f"/api/records/{first}/duplicate", wish))["id"]
            table = await bram.get(f"/api/tables/{second}")
            original = await bram.get(f"/api/tables/{first}")
            for same in ("commitment", "seal", "nonces", "options"):
                assert table[same] == original[same]
            assert (table["duplicate"], original["duplicate"]) == (first, None)
            assert (table["seed"], table["status"]) == (None, "playing")
            async with bram.look(second, seat=1) as b:
                while await b.until_mine() is not None:
                    await b.play()
            info = await bram.get(f"/api/records/{second}")
            assert (info["duplicate"], info["verified"]) == (first, "verified")
            assert info["commitment"] == original["commitment"]
        texts = [(await anna.http.get(f"/api/records/{id}/lines")).text for id in (first, second)]
        logs = [read(text.splitlines(), open_game) for text in texts]
        assert [log.nonces for log in logs] == [[NONCE, None]] * 2
        drawn = [
            {check.chance[1:]: (check.outcomes, check.weights, check.found) for check in checks}
            for checks in (judge(log).checks for log in logs)
        ]
        shared = drawn[0].keys() & drawn[1].keys()
        alike = [event for event in shared if drawn[0][event][:2] == drawn[1][event][:2]]
        assert alike
        assert all(drawn[0][event] == drawn[1][event] for event in alike)


async def test_nobody_brings_anything_to_a_duplicate(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna, Caller(base) as bram:
        id = await finished(anna)
        wish = {"players": ["me", "open", "random"]}
        again = (await anna.post(f"/api/records/{id}/duplicate", wish))["id"]
        before = await anna.get(f"/api/tables/{again}")
        problem = await anna.post(f"/api/tables/{again}/nonces/0", {"nonce": NONCE}, status=409)
        assert problem["code"] == "nonce-brought"
        await bram.post(f"/api/tables/{again}/join", {"nonce": NONCE})
        await bram.post(f"/api/tables/{again}/leave/1")
        after = await anna.post(f"/api/tables/{again}/seats/1/bot", {"bot": "random"})
        assert after["commitment"] == before["commitment"]
        assert (await anna.post(f"/api/tables/{again}/start"))["status"] == "playing"


async def test_the_seed_of_a_table_under_way_makes_no_duplicate(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"]))["id"]
        problem = await anna.post(f"/api/records/{id}/duplicate", {}, status=409)
        assert problem["code"] == "still-running"
        # Nor does a record that somebody left before its end, or that hides its seed.
        log = branched_game(sample.LIGHT, 2, given=5)
        for lines, code in (
            ([*list(log.lines())[:30]], "still-running"),
            ([*list(log.lines())[:-1], _without_seed(list(log.lines())[-1])], "no-same-dice"),
        ):
            info = (await anna.http.post("/api/records", content="\n".join(lines).encode())).json()
            problem = await anna.post(f"/api/records/{info['id']}/duplicate", {}, status=409)
            assert problem["code"] == code


def _without_seed(closing: str) -> str:
    return json.dumps({**json.loads(closing), "seed": None})


async def test_a_duplicate_of_a_branch_begins_with_the_same_moves(sqlite_url: str) -> None:
    log = branched_game(sample.LIGHT, 2, given=30)
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        info = (
            await anna.http.post("/api/records", content="\n".join(log.lines()).encode())
        ).json()
        wish = {"players": ["random", "random"]}
        id = (await anna.post(f"/api/records/{info['id']}/duplicate", wish))["id"]
        async with anna.look(id) as looker:
            while not looker.table["outcome"]:
                await looker.next()
        lines = (await anna.http.get(f"/api/records/{id}/lines")).text.splitlines()
        again = read(lines, open_game)
        assert (again.given, again.duplicate) == (30, info["id"])
        assert again.commitment == log.commitment
        assert again.moves[:30] == log.moves[:30]
        assert judge(again).value == VERIFIED

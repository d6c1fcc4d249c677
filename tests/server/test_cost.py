"""What a request may cost: moves replayed are counted, by whom and how many at a time."""

import asyncio
import random
from typing import Any

import pytest

from bench.gates.largest_inputs import undo_bomb
from bench.gates.tables import Stored, keep, stored_table
from dolmen.server import checks, desks
from dolmen.server.desks import read_match
from dolmen.server.replays import MOST_TOLD
from dolmen.server.store import Entry, Store
from dolmen.server.table.match import PORTION, RECENT, Match
from dolmen.server.table.seats import Seats
from tests import sample
from tests.counted_games import Steps, counted_steps
from tests.dice import fair_game
from tests.server.servers import Caller, running

TIMES = 700


def bomb_of(times: int = TIMES) -> Stored:
    """A table where a move was made and taken back so often."""
    return undo_bomb(times, sample.MOST, 4)


async def test_opening_a_table_costs_what_stands_once(database_url: str) -> None:
    bomb = bomb_of()
    async with running(database_url) as (server, base), Caller(base) as anna:
        await keep(server.store, [bomb])
        with counted_steps() as steps:
            answers = await asyncio.gather(
                *(anna.get(f"/api/tables/{bomb.table.id}/view") for _ in range(5))
            )
        stands = bomb.table.n - 2 * TIMES
        assert [answer["n"] for answer in answers] == [bomb.table.n] * 5
        # What is told of the last entries is played as well; barriers are looked for by the seat
        # that decides, and nobody here does.
        assert steps.count <= stands + RECENT


def test_opening_a_table_gives_the_loop_back_after_so_many_moves() -> None:
    stored = stored_table(sample.MOST, 4, 320, random.Random(1))
    whole = Match(stored.table, Seats(stored.seats, ()), stored.entries)
    match = Match(stored.table, Seats(stored.seats, ()), None)
    with counted_steps() as steps:
        for _ in match.replay(stored.entries):
            assert steps.count == PORTION
            steps.count = 0
    assert steps.count <= PORTION + RECENT
    assert (match.n, match.log.moves, match.fault) == (whole.n, whole.log.moves, None)
    assert list(match.recent) == list(whole.recent)


async def test_of_all_tables_that_are_opened_one_has_a_slice_at_a_time(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [stored_table(sample.MOST, 4, 320, random.Random(seed)) for seed in range(4)]
    order: list[str] = []
    rounds: list[int] = []

    def replay(self: Match, entries: list[Entry]) -> Any:
        for _ in whole(self, entries):
            order.append(self.row.id)
            rounds.append(now[0])
            yield

    whole = Match.replay
    now = [0]

    async def count_rounds() -> None:
        while True:
            now[0] += 1
            await asyncio.sleep(0)

    async with running(sqlite_url) as (server, _):
        await keep(server.store, tables)
        monkeypatch.setattr(Match, "replay", replay)
        counter = asyncio.create_task(count_rounds())
        await asyncio.gather(*(server.desks.open(table.table.id) for table in tables))
        counter.cancel()
    assert len(set(order)) == len(tables)
    assert len(set(rounds)) == len(rounds)


async def test_two_who_open_a_table_at_once_share_one_opening(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = stored_table(sample.MOST, 4, 320, random.Random(2))
    opened: list[str] = []

    async def read(store: Store, id: str, *more: Any) -> Match | None:
        opened.append(id)
        return await read_match(store, id, *more)

    monkeypatch.setattr(desks, "read_match", read)
    async with running(database_url) as (server, _):
        await keep(server.store, [stored])
        found = await asyncio.gather(*(server.desks.open(stored.table.id) for _ in range(3)))
        assert found[0] is found[1] is found[2]
    assert opened == [stored.table.id]


async def test_check_records_folds_what_was_taken_back(store: Store) -> None:
    bomb = bomb_of()
    await keep(store, [bomb])
    with counted_steps() as steps:
        assert await checks.check_table(store, bomb.table.id) is None
    assert steps.count <= bomb.table.n - 2 * TIMES + RECENT


async def test_whoever_was_away_long_reads_what_stands(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a second process: the log went on elsewhere, by a hundred regrets."""
    bomb = bomb_of(100)
    early = bomb.table._replace(n=bomb.table.n - 200)
    async with running(sqlite_url) as (server, _):
        await keep(server.store, [bomb])
        desk = await server.desks.open(bomb.table.id)
        seats, entries = Seats(bomb.seats, ()), bomb.entries[: early.n]
        desk.match = Match(early._replace(mark=""), seats, entries)
        desk.behind = True
        with counted_steps() as steps:
            async with server.tables.at(bomb.table.id) as desk:
                assert (desk.match.n, desk.match.fault) == (bomb.table.n, None)
        assert steps.count <= early.n + RECENT


async def test_a_live_take_back_replays_nothing(sqlite_url: str) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        bomb = bomb_of(1)
        await keep(server.store, [bomb])
        id, move, seat = bomb.table.id, bomb.entries[-2].body, bomb.table.waits
        key = {"x-dolmen-seat": bomb.keys[seat or 0]}

        async def act(kind: str, **fields: Any) -> int:
            message = {"type": kind, "id": f"{kind}{fields['n']}", **fields}
            answer = await anna.http.post(f"/api/tables/{id}/act", json=message, headers=key)
            assert answer.status_code == 200, answer.text
            n: int = answer.json()["n"]
            return n

        n = await act("move", n=bomb.table.n, move=move)
        with counted_steps() as steps:
            await act("take_back", n=n)
        assert steps.count == 0


RECORD_PATHS = ("", "/lines", "/at/1", "/at/150?since=0&lang=fr", "/sheet", "/curve")


async def visit_everything(anna: Caller, id: str, steps: Steps) -> None:
    """Looks at all there is of a record; the process that answers replays none of it."""
    for path in RECORD_PATHS:
        answer = await anna.http.get(f"/api/records/{id}{path}")
        assert answer.status_code == 200, (path, answer.text)
    for path in ("", "?at=3", "?at=150&seat=1"):
        page = await anna.http.get(f"/plain/record/{id}{path}")
        assert page.status_code == 200, (path, page.text)
    assert steps.count == 0


async def test_records_are_replayed_beside_the_loop(database_url: str) -> None:
    text = "".join(f"{line}\n" for line in fair_game(sample.MOST, 4).lines())
    async with running(database_url) as (_, base), Caller(base) as anna:
        with counted_steps() as steps:
            answer = await anna.http.post("/api/records", content=text.encode())
            assert answer.status_code == 201, answer.text
            id = answer.json()["id"]
            await visit_everything(anna, id, steps)
        assert (await anna.http.get(f"/api/records/{id}/lines")).text == text
        far = await anna.get(f"/api/records/{id}/at/300", since=0)
        assert (far["since"], len(far["entries"])) == (300 - MOST_TOLD, MOST_TOLD)


async def test_the_record_of_a_table_is_replayed_beside_the_loop(sqlite_url: str) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 3, players=["random"] * 3))["id"]
        async with anna.look(id) as looker:
            while not looker.table["outcome"]:
                await looker.next()
        desk = await server.desks.open(id)
        moves = len(desk.match.log.moves)
        with counted_steps() as steps:
            await visit_everything(anna, id, steps)
        # After it has left memory it is opened once, and not again while a process knows it.
        server.desks.forget(id)
        with counted_steps() as steps:
            for _ in range(3):
                await anna.get(f"/api/records/{id}/curve")
        assert steps.count <= moves


async def test_a_story_is_told_beside_the_loop(sqlite_url: str) -> None:
    stored = stored_table(sample.MOST, 4, 320, random.Random(3))
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        await keep(server.store, [stored])
        await server.desks.open(stored.table.id)
        with counted_steps() as steps:
            told = await anna.get(f"/api/tables/{stored.table.id}/story", lang="nl")
            assert [entry["n"] for entry in told] == list(range(1, MOST_TOLD + 1))
            rest = await anna.get(f"/api/tables/{stored.table.id}/story", after=MOST_TOLD)
            assert [entry["n"] for entry in rest] == list(range(MOST_TOLD + 1, stored.table.n + 1))
        assert steps.count == 0


async def test_a_branch_costs_the_loop_one_opening(database_url: str) -> None:
    log = fair_game(sample.MOST, 4)
    text = "".join(f"{line}\n" for line in log.lines())
    async with running(database_url) as (server, base), Caller(base) as anna:
        id = (await anna.http.post("/api/records", content=text.encode())).json()["id"]
        with counted_steps() as steps:
            wish = {"at": 250, "players": ["me"] + ["open"] * 3}
            made = await anna.post(f"/api/records/{id}/branch", wish)
            table = await anna.get(f"/api/tables/{made['id']}")
        assert (table["given"], table["status"]) == (250, "open")
        assert steps.count <= 250
        entries = await server.store.entries(made["id"])
        names = [log.game.moves.name(move) for move in log.moves[:250]]
        assert [entry.body for entry in entries] == names


async def test_a_long_log_is_read_page_by_page(store: Store) -> None:
    bomb = bomb_of(1200)
    await keep(store, [bomb])
    assert await store.entries(bomb.table.id) == bomb.entries
    assert await store.entries(bomb.table.id, after=7) == bomb.entries[7:]
    assert await store.entries(bomb.table.id, after=bomb.table.n) == []

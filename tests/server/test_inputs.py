"""What somebody sends and no table can hold: refused with a clear error, and nothing is stored."""

import gzip
import json
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

import dolmen
from dolmen.core.log import Damaged
from dolmen.core.message import Refusal
from dolmen.core.reading import LARGEST, check_values
from dolmen.server.server import Server
from dolmen.server.store import archive, open_store
from dolmen.server.store.archive import check_backup
from dolmen.server.table.options import read_options
from tests import sample
from tests.server.servers import Caller, running

HALF = "\ud800"
HUGE = 10**30
JSON = {"Content-Type": "application/json"}


async def send(caller: Caller, path: str, body: object) -> Any:
    """Sends JSON with escapes, as it is."""
    return await caller.http.post(path, content=json.dumps(body), headers=JSON)


async def stored(server: Server) -> tuple[int, int]:
    """How many tables and records there are."""
    tables = len([row async for row in server.store.every_table()])
    return tables, len([row async for row in server.store.every_record()])


def record(**header: Any) -> str:
    """A record without a move, with something else in its header."""
    usual = {
        "format": "dolmen-record/1",
        "title": sample.LIGHT,
        "version": dolmen.game(sample.LIGHT, seats=2).version,
        "seats": 2,
        "options": {},
        "names": ["Anna", "Bert"],
        "bots": [None, None],
        "commitment": None,
    }
    return json.dumps({**usual, **header})


NEW_TABLES: list[dict[str, Any]] = [
    {"title": HALF},
    {"seats": HUGE},
    {"name": HALF},
    {"name": "x" * 60_000},
    {"names": [HALF, "Bert"]},
    {"names": ["x" * 60_000, "Bert"]},
    {"players": [HALF, "me"]},
    {"webhook": f"https://{HALF}.example"},
    {"options": {HALF: 1}},
    {"options": {"first": HALF}},
    {"options": {"first": HUGE}},
    {"options": {"first": -HUGE}},
    {"options": {"first": "x" * 60_000}},
    {"options": {"first": [[[HALF]]]}},
]


@pytest.mark.parametrize("wrong", NEW_TABLES, ids=lambda wrong: ascii(wrong)[:40])
async def test_a_table_is_made_of_whole_texts_and_numbers(
    sqlite_url: str, wrong: dict[str, Any]
) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        answer = await send(anna, "/api/tables", {"title": sample.LIGHT, "seats": 2, **wrong})
        assert answer.status_code in (400, 422)
        assert 0 < len(answer.json()["sentence"]) < 2000
        assert await stored(server) == (0, 0)
        assert server.metrics.faults._value.get() == 0


HEADERS: list[dict[str, Any]] = [
    {"given": HUGE},
    {"given": LARGEST},
    {"given": -HUGE},
    {"seats": HUGE},
    {"version": HUGE},
    {"title": HALF},
    {"title": "x" * 100_000},
    {"format": HALF},
    {"names": [HALF, "Bert"]},
    {"names": ["x" * 100_000, "Bert"]},
    {"bots": [HALF, None]},
    {"bots": ["x" * 100_000, None]},
    {"options": {"first": HALF}},
    {"options": {"first": HUGE}},
    {"options": {HALF: 0}},
]


@pytest.mark.parametrize("wrong", HEADERS, ids=lambda wrong: ascii(wrong)[:40])
async def test_a_record_is_made_of_whole_texts_and_numbers(
    sqlite_url: str, wrong: dict[str, Any]
) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        for door in ("/api/records", "/records"):
            answer = await anna.http.post(door, content=record(**wrong))
            assert answer.status_code in (303, 422)
        assert await stored(server) == (0, 0)
        good = await anna.http.post("/api/records", content=record())
        assert good.status_code == 201
        assert server.metrics.faults._value.get() == 0


async def test_a_closing_line_with_huge_points_is_refused(sqlite_url: str) -> None:
    closing = {"ended": "resigned", "seat": 0, "scores": [HUGE, 0], "ranks": [2, 1]}
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        text = f"{record()}\n{json.dumps(closing)}"
        answer = await anna.http.post("/api/records", content=text)
        assert answer.status_code == 422
        assert answer.json()["reason"]["args"]["reason"]["id"] == "value-too-large"
        assert await stored(server) == (0, 0)


MESSAGES: list[dict[str, Any]] = [
    {"type": "chat", "text": HALF},
    {"type": "chat", "text": "x" * 501},
    {"type": "move", "n": HUGE, "move": "x"},
    {"type": "move", "n": 0, "move": HALF},
    {"type": "move", "n": 0, "move": f"x {HUGE}"},
    {"type": "vote", "what": "bot", "seat": HUGE},
    {"type": "why", "target": HALF},
    {"type": "why", "move": f"x {HUGE}"},
    {"type": "resign", "n": -HUGE},
    {"type": "chat", "text": "hello", "id": HALF},
    {"type": "chat", "text": "hello", "id": "x" * 65},
]


async def test_messages_are_made_of_whole_texts_and_numbers(club: tuple[Server, str]) -> None:
    server, base = club
    async with Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"]))["id"]
        before = await server.store.table(id)
        async with anna.look(id, seat=0) as a:
            for message in MESSAGES:
                sent = {"id": "m", **message}
                told = await send(anna, f"/api/tables/{id}/act?seat=0", sent)
                assert told.status_code != 500, message
                await a.send(sent)
                while (answer := await a.next())["type"] == "table":
                    pass
                assert answer["type"] in ("refused", "why"), message
        assert await server.store.table(id) == before
        assert await server.store.chat(id) == []
        assert server.metrics.faults._value.get() == 0


@pytest.mark.parametrize(
    "path",
    [
        f"/api/tables/ID/view?since={HUGE}",
        f"/api/tables/ID/view?seat={HUGE}",
        f"/api/tables/ID/story?after={HUGE}",
        f"/api/records/ID/at/{HUGE}",
        f"/api/records/ID/at/0?since={HUGE}",
        f"/plain/table/ID?seat={HUGE}&why={'x' * 5000}",
        "/plain/table/ID?why=%ED%A0%80",
        f"/plain/record/ID?at={HUGE}",
        f"/plain/make?title={sample.LIGHT}&seats={HUGE}",
        "/api/tables/%ED%A0%80",
        "/plain/me/%ED%A0%80",
        "/plain/seat/ID/%ED%A0%80",
    ],
)
async def test_no_path_breaks_anything(club: tuple[Server, str], path: str) -> None:
    server, base = club
    async with Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"]))["id"]
        answer = await anna.http.get(path.replace("ID", id))
        assert answer.status_code < 500
        assert server.metrics.faults._value.get() == 0


@pytest.mark.parametrize(
    "value", [HALF, [HALF], {"a": {HALF: 1}}, LARGEST + 1, [[-LARGEST - 1]], "x" * 11]
)
def test_what_cannot_be_said_is_found_wherever_it_hides(value: object) -> None:
    with pytest.raises(Refusal):
        check_values({"options": ["fine", 1, None, value]}, 10)


def test_what_can_be_said_is_left_alone() -> None:
    check_values({"a": [1, True, None, 1.5, "🌲", LARGEST]}, 10)
    check_values("x" * 10_000)


def test_stored_options_are_read_whole() -> None:
    assert read_options(json.dumps({"a": "🌲"})) == {"a": "🌲"}
    assert read_options(json.dumps({"a": [f"🌲{HALF}", "é"]})) == {"a": ["🌲\ufffd", "é"]}


# --- The database ---------------------------------------------------------------------------------


def test_a_backup_with_a_line_without_end_is_refused_with_little_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "LONGEST_LINE", 100_000)
    path = tmp_path / "bomb.jsonl.gz"
    with gzip.open(path, "wb") as file:
        for _ in range(100):
            file.write(b" " * 1_000_000)
    tracemalloc.start()
    try:
        with pytest.raises(Damaged) as refused:
            check_backup(path, ["1"])
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (refused.value.line, refused.value.reason.id) == (1, "backup-line-long")
    assert peak < 10 * 2**20


async def test_a_server_on_a_corrupt_file_is_not_ready(sqlite_url: str) -> None:
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        for _ in range(20):
            await anna.make(sample.LIGHT, 2, players=["me", "guest"])
        assert (await anna.http.get("/readyz")).status_code == 200
        spoil(file)
        server.store._look_again = 0.0
        answer = await anna.http.get("/readyz")
        assert (answer.status_code, answer.text) == (503, "not ready\n")
        assert answer.headers["x-content-type-options"] == "nosniff"


def spoil(file: Path) -> None:
    """Writes over all of a file but its first page."""
    size = file.stat().st_size
    with file.open("r+b") as opened:
        opened.seek(4096)
        opened.write(b"\xa5" * (size - 4096))


async def test_a_large_file_is_not_read_over_and_over(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[Path] = []

    def look(file: Path, _: float) -> bool:
        looks.append(file)
        return True

    monkeypatch.setattr("dolmen.server.store.store.is_sound", look)
    store = await open_store(sqlite_url, worker="here")
    store._look_again = float("inf")
    assert await store.ready()
    assert len(looks) == 1
    await store.close()

"""Group commit, and what happens when the database does not play along."""

import asyncio
import resource
import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import event

from dolmen.core.message import Refusal
from dolmen.server.meter import Meter
from dolmen.server.store import Store, Unstored, open_store
from dolmen.server.store.channel import LONGEST_NEWS, payloads
from dolmen.server.store.database import Database
from dolmen.server.store.pens import FilePen
from dolmen.server.store.rows import Change
from dolmen.server.store.tables import MOST_DELETED
from dolmen.server.store.writer import FEW, GROUP_SECONDS
from tests.server.rows import NOW, append, set_up, table_row

# How long a test waits for a lock.
SHORT = 0.3


@contextmanager
def commits(store: Store) -> Iterator[list[None]]:
    """Counts the transactions of the writer."""
    seen: list[None] = []
    pen = store._writer._pen

    def count(said: object) -> None:
        if said == "COMMIT" or not isinstance(said, str):
            seen.append(None)

    if isinstance(pen, FilePen):
        pen._open()[0].set_trace_callback(count)
        yield seen
        pen._open()[0].set_trace_callback(None)
        return
    event.listen(pen._engine.sync_engine, "commit", count)
    yield seen
    event.remove(pen._engine.sync_engine, "commit", count)


async def test_what_waits_together_is_stored_together(store: Store) -> None:
    ids = [f"t{i}" for i in range(300)]
    await asyncio.gather(*(store.create_table(table_row(id), [], [], []) for id in ids))
    with commits(store) as seen:
        assert all(await asyncio.gather(*(store.append(append(1, id=id)) for id in ids)))
    assert len(seen) <= 2
    for id in ids:
        assert len(await store.entries(id)) == 1


async def test_where_several_write_a_group_waits_for_more(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_up(store, "a", "b", "c")
    paused, on = asyncio.Event(), asyncio.Event()

    async def pause(seconds: float) -> None:
        assert seconds <= GROUP_SECONDS
        paused.set()
        await on.wait()

    monkeypatch.setattr(store._writer, "_pause", pause)
    with commits(store) as seen:
        # Whoever writes alone never waits.
        for n in (1, 2, 3):
            assert await store.append(append(n, id="a"))
        assert len(seen) == 3
        assert not paused.is_set()
        # Two together: answered at once, and whatever comes before the next group goes with it.
        assert all(await asyncio.gather(*(store.append(append(1, id=id)) for id in "bc")))
        assert len(seen) == 4
        await paused.wait()
        tasks = [asyncio.create_task(store.append(append(4, id="a")))]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(store.append(append(2, id="b"))))
        await asyncio.sleep(0)
        on.set()
        assert await asyncio.gather(*tasks) == [True, True]
        assert len(seen) == 5


async def test_a_move_waits_for_little_of_what_else_is_written(store: Store) -> None:
    """New tables with long logs took the moves of everybody else into their own transaction."""
    await set_up(store, "a", "b")
    done: list[str] = []

    async def write(name: str, work: Awaitable[object]) -> None:
        await work
        done.append(name)
        if name == "b1":
            await write("b2", store.append(append(2, id="b")))

    tables = [f"t{i}" for i in range(2 * FEW + 1)]
    others = [write(id, store.create_table(table_row(id), [], [], [])) for id in tables]
    moves = [write(f"{id}1", store.append(append(1, id=id))) for id in "ab"]
    await asyncio.gather(*others, *moves)
    # Both moves come first, the next one after a few of the others, and those go on as well.
    assert done == ["a1", "b1", *tables[:FEW], "b2", *tables[FEW:]]


async def test_many_tables_are_deleted_a_few_at_a_time(store: Store) -> None:
    ids = [f"t{i}" for i in range(2 * MOST_DELETED + 1)]
    await set_up(store, "stays", *ids)
    with commits(store) as seen:
        await store.delete_tables(ids)
    assert len(seen) == 3
    assert [row.id async for row in store.every_table()] == ["stays"]


async def test_whoever_asks_is_charged_for_the_writer(store: Store) -> None:
    """What the loop does for it elsewhere than in the request itself."""
    await set_up(store)
    for work in (store.append(append(1)), store.say("t", None, "Al", "hello", NOW)):
        # Nothing of the request itself counts by this clock.
        meter = Meter(lambda: 0.0)
        assert await meter.measure(work)
        assert meter.spent > 0


async def test_a_conflict_does_not_fail_its_neighbours(store: Store) -> None:
    ids = [f"t{i}" for i in range(20)]
    await set_up(store, *ids)
    assert await store.append(append(1, "first", id="t7"))
    late = [store.append(append(1, "second", id=id)) for id in ids]
    gone = store.append(append(1, id="none"))
    twice = store.create_table(table_row("t3"), [], [], [])
    said = store.say("t7", None, "Al", "hello", NOW)
    *won, lost, refused, row = await asyncio.gather(
        *late, gone, twice, said, return_exceptions=True
    )
    assert won == [id != "t7" for id in ids]
    assert lost is False
    assert isinstance(refused, Refusal)
    assert not isinstance(row, BaseException)
    assert [entry.body for entry in await store.entries("t7")] == ["first"]


async def test_thousands_of_rivals_and_one_winner_each(store: Store) -> None:
    ids = [f"t{i}" for i in range(50)]
    await set_up(store, *ids)
    for n in range(1, 6):
        rivals = [store.append(append(n, f"{r}", id=id)) for id in ids for r in range(3)]
        won = await asyncio.gather(*rivals)
        assert [sum(won[3 * i : 3 * i + 3]) for i in range(50)] == [1] * 50
    assert {(row.id, row.n) async for row in store.every_table()} == {(id, 5) for id in ids}


async def taken_up(store: Store) -> None:
    """Until the writer has begun with everything that waits."""
    while True:
        await asyncio.sleep(0)
        if not store._writer._waiting:
            return


async def test_whoever_goes_away_before_the_write_has_written_nothing(database_url: str) -> None:
    store = await open_store(database_url, worker="here", patience=20)
    await set_up(store)
    async with locked(database_url):
        first = asyncio.create_task(store.say("t", None, "Al", "first", NOW))
        await taken_up(store)
        # The writer waits for the lock, and this for the writer.
        task = asyncio.create_task(store.append(append(1)))
        await asyncio.sleep(0)
        assert store._writer._waiting
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert (await first).text == "first"
    assert await store.ready()
    assert await store.entries("t") == []
    await store.close()


async def test_after_closing_nothing_is_stored(store: Store) -> None:
    await store.close()
    with pytest.raises(Unstored):
        await store.append(append(1))


# A database that is in trouble


@asynccontextmanager
async def locked(url: str) -> AsyncIterator[None]:
    """Somebody else holds the database and does not let go."""
    if url.startswith("sqlite"):
        other = sqlite3.connect(Database(url).file, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.close()
        return
    connection = await asyncpg.connect(url)
    async with connection.transaction():
        await connection.execute("LOCK TABLE log, pulse IN ACCESS EXCLUSIVE MODE")
        yield
    await connection.close()


async def test_a_locked_database_stores_nothing_and_then_goes_on(database_url: str) -> None:
    store = await open_store(database_url, worker="here", patience=SHORT)
    await set_up(store, "t", "u")
    async with locked(database_url):
        failed = await asyncio.gather(
            store.append(append(1)), store.append(append(1, id="u")), return_exceptions=True
        )
        assert [type(answer) for answer in failed] == [Unstored, Unstored]
        assert not await store.ready()
        row = await store.table("t")
        assert row is not None
        assert row.n == 0
    assert await store.ready()
    assert await store.entries("t") == []
    assert await store.append(append(1))
    assert await store.append(append(1, id="u"))
    await store.close()


async def test_a_short_lock_is_waited_for(database_url: str) -> None:
    store = await open_store(database_url, worker="here", patience=20)
    await set_up(store)
    async with locked(database_url):
        waiting = asyncio.create_task(store.append(append(1)))
        await taken_up(store)
        # So long the lock is held while the writer wants it.
        await asyncio.sleep(SHORT)
        assert not waiting.done()
    assert await waiting
    await store.close()


async def test_unstored_says_so_in_words() -> None:
    assert Unstored().message.id == "store-failed"


async def test_a_full_disk_stores_nothing_and_then_goes_on(tmp_path: Path) -> None:
    """A limit on the size of files stands for the disk: the journal cannot grow."""
    file = tmp_path / "dolmen.sqlite3"
    store = await open_store(f"sqlite:///{file}", worker="here", patience=SHORT)
    await set_up(store)
    assert await store.append(append(1))
    size = file.with_name(file.name + "-wal").stat().st_size
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        with pytest.raises(Unstored):
            await store.append(append(2, "x" * 100_000))
        assert not await store.ready()
        assert len(await store.entries("t")) == 1
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert await store.ready()
    assert await store.append(append(2))
    assert len(await store.entries("t")) == 2
    await store.close()


# One server on SQLite

HOLD = """
import asyncio, sys
from dolmen.server.store import open_store
async def main():
    store = await open_store(sys.argv[1], worker="other")
    print("open", flush=True)
    await asyncio.sleep(600)
asyncio.run(main())
"""


async def test_a_second_server_is_refused_until_the_first_is_killed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'dolmen.sqlite3'}"
    other = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLD, url, stdout=asyncio.subprocess.PIPE
    )
    assert other.stdout is not None
    assert await other.stdout.readline() == b"open\n"
    with pytest.raises(Refusal, match="Another Dolmen server is using"):
        await open_store(url, worker="here")
    other.kill()
    await other.wait()
    store = await open_store(url, worker="here")
    assert store.single
    with pytest.raises(Refusal, match="Another Dolmen server is using"):
        await open_store(url, worker="twice")
    assert await store.ready()
    await store.close()


def modes_in(folder: Path) -> dict[str, int]:
    """Who may read which file."""
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


async def test_what_holds_secrets_is_for_its_owner_only(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'dolmen.sqlite3'}", worker="here")
    await set_up(store)
    modes = modes_in(tmp_path)
    del modes["dolmen.sqlite3.lock"]
    assert modes == dict.fromkeys(
        ("dolmen.sqlite3", "dolmen.sqlite3-wal", "dolmen.sqlite3-shm"), 0o600
    )
    await store.close()


# Addresses


@pytest.mark.parametrize(
    "url", ["", "nonsense", "sqlite://", "sqlite:///:memory:", "mysql://a@b/c", "postgresql://a@b"]
)
async def test_a_wrong_address_is_refused_with_the_right_ones(url: str) -> None:
    with pytest.raises(Refusal, match="sqlite:///FILE or postgresql://USER@HOST:PORT/NAME"):
        await open_store(url, worker="here")


async def test_a_database_that_is_not_there_is_refused_without_its_password() -> None:
    with pytest.raises(Refusal, match="cannot be opened") as refused:
        await open_store("postgresql://al:secret@127.0.0.1:1/club", worker="here")
    assert "secret" not in str(refused.value)
    with pytest.raises(Refusal, match=r"sqlite:////nowhere/at/all cannot be opened"):
        await open_store("sqlite:////nowhere/at/all", worker="here")


def test_news_fit_into_what_postgresql_carries() -> None:
    news = [Change(f"table-{i}", "log", i) for i in range(1000)]
    texts = list(payloads("worker", news))
    assert len(texts) > 1
    assert all(len(text) <= LONGEST_NEWS + 100 for text in texts)
    assert list(payloads("worker", [])) == []

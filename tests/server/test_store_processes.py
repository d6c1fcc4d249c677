"""Several processes on one PostgreSQL: news, claims, races, and connections that break."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
from sqlalchemy.engine import make_url
from sqlalchemy.util import await_only

from dolmen.core.message import Refusal
from dolmen.server.store import Store, Unstored, VoteRow, company, open_store
from dolmen.server.store.faults import Others
from tests.server.rows import NOW, append, seat_row, set_up

PATIENCE = 2.0
LONG = 15.0
SHORT = 0.3


@pytest.fixture
async def here(postgres_url: str) -> AsyncIterator[Store]:
    """One process."""
    store = await open_store(postgres_url, worker="here", patience=PATIENCE)
    yield store
    await store.close()


@pytest.fixture
async def there(postgres_url: str) -> AsyncIterator[Store]:
    """Another one."""
    store = await open_store(postgres_url, worker="there", patience=PATIENCE)
    yield store
    await store.close()


async def until(true: Callable[[], bool | Awaitable[bool]]) -> None:
    """Waits for something that must come."""
    async with asyncio.timeout(LONG):
        while True:
            now = true()
            if now if isinstance(now, bool) else await now:
                return
            await asyncio.sleep(0.01)


async def cut(url: str, *, news_of: Store | None = None) -> None:
    """Breaks connections to a database, as if their network failed: all, or the one by which a
    store hears of others. That one is known by its process only: what it asked last may be a
    listen, a claim or a heartbeat."""
    pid = None
    if news_of is not None:
        pid = news_of._news._connection.get_server_pid()  # type: ignore[attr-defined]  # only there on PostgreSQL
    connection = await asyncpg.connect(url)
    await connection.execute(
        """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
        AND ($1::integer IS NULL OR pid = $1)""",
        pid,
    )
    await connection.close()


async def test_two_processes_may_start_at_once(postgres_url: str) -> None:
    opening = (open_store(postgres_url, worker=f"w{i}") for i in range(3))
    stores = await asyncio.gather(*opening)
    assert [store.single for store in stores] == [False] * 3
    assert all(await asyncio.gather(*(store.ready() for store in stores)))
    for store in stores:
        await store.close()


async def test_processes_of_another_version_wait_for_those_that_serve(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(postgres_url, worker="old")
    mine = company.code_number()
    monkeypatch.setattr(company, "code_number", lambda: mine ^ 1)
    with pytest.raises(Others, match="another version of Dolmen serve") as refused:
        await open_store(postgres_url, worker="new")
    assert make_url(postgres_url).render_as_string() in str(refused.value)
    # Whoever was refused stands in nobody's way.
    monkeypatch.undo()
    await (await open_store(postgres_url, worker="too")).close()
    assert await store.ready()
    await store.close()
    monkeypatch.setattr(company, "code_number", lambda: mine ^ 1)
    await (await open_store(postgres_url, worker="new")).close()


async def test_a_process_that_lost_its_place_to_another_version_steps_back(
    here: Store, postgres_url: str
) -> None:
    await set_up(here)
    other = await asyncpg.connect(postgres_url)
    number = company.code_number() ^ 1
    await other.execute("SELECT pg_advisory_lock_shared($1, $2)", company.COMPANY, number)
    await cut(postgres_url, news_of=here)

    async def has_stepped_back() -> bool:
        return not await here.ready()

    await until(has_stepped_back)
    assert not await here.claim("t")
    await other.close()
    await until(here.ready)
    assert await here.claim("t")


async def test_others_hear_what_is_stored_and_oneself_does_not(here: Store, there: Store) -> None:
    own: list[tuple[str, str, int]] = []
    heard: list[tuple[str, str, int]] = []
    texts: list[tuple[str, str, str]] = []
    here.listen(lambda *news: own.append(news))
    there.listen(lambda *news: heard.append(news), lambda *news: texts.append(news))
    await set_up(here)
    await here.append(append(1, "a", "b"))
    assert not await here.append(append(1, "late"))
    await here.say("t", None, "Al", "hello", NOW)
    free, bot = seat_row(), seat_row(kind="bot")
    assert await here.change_seat(free, bot, status="playing")
    assert not await here.change_seat(free, bot, status="playing")
    await here.vote("t", VoteRow("end", -1, 0))
    await here.tell("t", "presence")
    await here.tell("t", "presence", "0 é")
    await until(lambda: bool(texts))
    assert heard == [
        ("t", "log", 2),
        ("t", "chat", 1),
        ("t", "seats", 0),
        ("t", "seats", 0),
        ("t", "presence", 0),
    ]
    assert texts == [("t", "presence", "0 é")]
    assert own == []


async def test_news_come_for_each_of_many_tables(here: Store, there: Store) -> None:
    ids = [f"a-rather-long-name-of-a-table-{i}" for i in range(400)]
    await set_up(here, *ids)
    heard: list[str] = []
    there.listen(lambda id, _what, _n: heard.append(id))
    await asyncio.gather(*(here.append(append(1, id=id)) for id in ids))
    await until(lambda: len(heard) == len(ids))
    assert sorted(heard) == sorted(ids)


async def test_after_a_lost_connection_news_come_again(
    here: Store, there: Store, postgres_url: str
) -> None:
    heard: list[tuple[str, str, int]] = []
    there.listen(lambda *news: heard.append(news))
    await set_up(here)
    await cut(postgres_url, news_of=there)
    await until(lambda: ("", "resync", 0) in heard)
    assert await there.ready()
    await here.append(append(1))
    await until(lambda: ("t", "log", 1) in heard)


async def test_every_broken_connection_is_replaced(here: Store, postgres_url: str) -> None:
    await set_up(here)
    assert await here.append(append(1))
    assert len(await here.entries("t")) == 1
    await cut(postgres_url)
    assert len(await here.entries("t")) == 1
    assert await here.append(append(2))
    await until(here.ready)
    assert await here.claim("t")


async def test_a_turn_is_claimed_by_one_process(
    here: Store, there: Store, postgres_url: str
) -> None:
    assert sorted(await asyncio.gather(here.claim("t"), there.claim("t"))) == [False, True]
    await here.release("t")
    await there.release("t")
    assert await here.claim("t")
    assert not await there.claim("t")
    await here.release("t")
    assert await there.claim("t")


async def test_the_turn_of_a_dead_process_is_free(here: Store, there: Store) -> None:
    assert await here.claim("t")
    assert not await there.claim("t")
    # What the operating system does to the connections of a killed process.
    connection = here._news._connection  # type: ignore[attr-defined]  # only there on PostgreSQL
    connection.terminate()
    await until(lambda: there.claim("t"))


async def test_without_a_connection_nothing_is_claimed(here: Store) -> None:
    here._news._lost.set()  # type: ignore[attr-defined]  # only there on PostgreSQL
    assert not await here.claim("t")
    await until(lambda: here._news.up)
    assert await here.claim("t")


async def test_two_processes_race_and_one_wins_each(here: Store, there: Store) -> None:
    ids = [f"t{i}" for i in range(100)]
    await set_up(here, *ids)
    for n in (1, 2, 3):
        won = await asyncio.gather(
            *(store.append(append(n, id=id)) for store in (here, there) for id in ids)
        )
        assert [won[i] + won[i + 100] for i in range(100)] == [1] * 100
    assert {row.n async for row in here.every_table()} == {3}


async def test_processes_in_each_others_way_both_get_there(here: Store, there: Store) -> None:
    await set_up(here, "a", "b")

    async def quarrel(store: Store, first: str, second: str) -> None:
        for _ in range(30):
            await asyncio.gather(
                store.update_table(first, webhook="x"), store.update_table(second, webhook="y")
            )

    await asyncio.gather(quarrel(here, "a", "b"), quarrel(there, "b", "a"))
    assert await here.ready()


async def test_a_deadlock_is_tried_again(here: Store, postgres_url: str) -> None:
    await set_up(here, "a", "b")
    other = await asyncpg.connect(postgres_url)

    async def somebody_waits() -> bool:
        return bool(await other.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"))

    async with other.transaction():
        # The store shall be the one that PostgreSQL turns away.
        await other.execute("SET LOCAL deadlock_timeout = '60s'")
        await other.execute("SELECT FROM tables WHERE id = 'b' FOR UPDATE")
        waiting = asyncio.gather(here.append(append(1, id="a")), here.append(append(1, id="b")))
        # Now it has a and waits for b.
        await until(somebody_waits)
        await other.execute("SELECT FROM tables WHERE id = 'a' FOR UPDATE")
    await other.close()
    assert list(await waiting) == [True, True]


async def test_news_without_end_are_refused(here: Store) -> None:
    with pytest.raises(Refusal, match="cannot be stored"):
        await here.tell("t", "presence", "x" * 5000)


async def test_a_store_that_closes_waits_for_what_is_being_read(here: Store) -> None:
    """A connection that came back when the pool is gone would stay open for good."""
    used: list[Any] = []
    under_way = asyncio.Event()

    def roll_back_slowly(connection: Any) -> None:
        used.append(connection.driver_connection)
        under_way.set()
        # Long enough to close all but this connection.
        await_only(asyncio.sleep(SHORT))
        connection.rollback()

    assert await here.table("t") is None
    here._readers.dialect.do_rollback = roll_back_slowly  # type: ignore[assignment,method-assign]  # a slower one for this store
    reading = asyncio.create_task(here.table("t"))
    await under_way.wait()
    await here.close()
    assert await reading is None
    assert [connection.is_closed() for connection in used] == [True]
    with pytest.raises(Unstored):
        await here.table("t")


# A connection that breaks in the middle of a commit


class Bridge:
    """Carries bytes to PostgreSQL and back, until a COMMIT: then it breaks down, either before
    the commit gets there or before its answer gets back."""

    def __init__(self, url: str) -> None:
        self.target = make_url(url)
        self.url = ""
        self.breaks: str | None = None
        self.is_shut = False
        # Whose next word nobody gets to hear: the answer to the commit.
        self.deaf_to: asyncio.StreamReader | None = None
        self.tasks: list[asyncio.Task[None]] = []
        self.ends: list[asyncio.StreamWriter] = []

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Bridge"]:
        """Lets connections over it."""
        server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        self.url = self.target.set(port=port).render_as_string(hide_password=False)
        yield self
        self.is_shut = True
        server.close()
        await asyncio.gather(*self.tasks)
        for end in self.ends:
            end.close()
            with contextlib.suppress(ConnectionError):
                await end.wait_closed()

    async def _meet(self, near: asyncio.StreamReader, near_out: asyncio.StreamWriter) -> None:
        self.ends.append(near_out)
        if self.is_shut:
            near_out.close()
            return
        far, far_out = await asyncio.open_connection(self.target.host, self.target.port)
        self.ends.append(far_out)
        there = self._carry(near, far_out, far)
        back = self._carry(far, near_out, None)
        self.tasks += [asyncio.create_task(there), asyncio.create_task(back)]

    async def _carry(
        self,
        source: asyncio.StreamReader,
        to: asyncio.StreamWriter,
        answers: asyncio.StreamReader | None,
    ) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await source.read(65536):
                if source is self.deaf_to:
                    break
                if b"COMMIT" in data and self.breaks == "before":
                    self.breaks = None
                    break
                if b"COMMIT" in data and self.breaks == "after":
                    self.breaks, self.deaf_to = None, answers
                to.write(data)
        to.close()
        with contextlib.suppress(ConnectionError):
            await to.wait_closed()


@pytest.mark.parametrize("breaks", ["before", "after"])
async def test_a_commit_whose_answer_is_lost_is_looked_up(postgres_url: str, breaks: str) -> None:
    async with Bridge(postgres_url).open() as bridge:
        store = await open_store(bridge.url, worker="here", patience=PATIENCE)
        await set_up(store, "t", "u")
        bridge.breaks = breaks
        done = await asyncio.gather(
            store.append(append(1, "a", "b")),
            store.append(append(1, id="u")),
            return_exceptions=True,
        )
        stored = [len(await store.entries(id)) for id in ("t", "u")]
        if breaks == "after":
            assert list(done) == [True, True]
            assert stored == [2, 1]
        else:
            assert [type(answer) for answer in done] == [Unstored, Unstored]
            assert stored == [0, 0]
            assert await store.append(append(1))
        await store.close()


async def test_a_commit_that_cannot_be_looked_up_counts_as_not_stored_and_is_found_later(
    postgres_url: str,
) -> None:
    async with Bridge(postgres_url).open() as bridge:
        store = await open_store(bridge.url, worker="here", patience=0.5)
        await set_up(store)
        bridge.breaks, bridge.is_shut = "after", True
        with pytest.raises(Unstored):
            await store.append(append(1))
        bridge.is_shut = False
        # Whoever tries again learns that its number is taken, and reads what is there.
        assert not await store.append(append(1))
        assert await store.entries("t") == append(1).entries
        await store.close()


async def test_while_the_database_is_away_everything_says_so(postgres_url: str) -> None:
    async with Bridge(postgres_url).open() as bridge:
        store = await open_store(bridge.url, worker="here", patience=0.5)
        await set_up(store)
        away = make_url(postgres_url).database
        connection = await asyncpg.connect(postgres_url, database="postgres")
        await connection.execute(f"ALTER DATABASE {away} ALLOW_CONNECTIONS false")
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", away
        )

        async def alone() -> bool:
            asked = "SELECT count(*) FROM pg_stat_activity WHERE datname = $1"
            return bool(await connection.fetchval(asked, away) == 0)

        await until(alone)
        with pytest.raises(Unstored):
            await store.append(append(1))
        with pytest.raises(Unstored):
            await store.table("t")
        assert not await store.ready()
        assert not await store.claim("t")
        await connection.execute(f"ALTER DATABASE {away} ALLOW_CONNECTIONS true")
        await connection.close()
        await until(store.ready)
        assert await store.append(append(1))
        await store.close()

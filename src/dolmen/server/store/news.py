"""News between the processes on one PostgreSQL, and who of them takes a bot's turn.

One connection of its own carries both: what others stored (LISTEN), and advisory locks, which the
database frees when the connection ends, however the process dies. Processes of another version are
refused there (`company`). On SQLite one process serves."""

import asyncio
import contextlib
import hashlib
import json
import logging
from collections.abc import Callable
from typing import Any, Final

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine

from dolmen.server.store import company
from dolmen.server.store.channel import CHANNEL
from dolmen.server.store.database import Database
from dolmen.server.store.faults import Others
from dolmen.server.store.rows import RESYNC, Change

# Table, kind of news, number of entries.
Hear = Callable[[str, str, int], None]
# Table, kind of news, text: what was told without a write.
HearText = Callable[[str, str, str], None]

PING_SECONDS: Final = 5.0
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 2.0

logger = logging.getLogger(__name__)
Failed = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Silence:
    """No other processes, no news; a turn is claimed within this one only."""

    def __init__(self) -> None:
        self._claimed: set[str] = set()

    @property
    def up(self) -> bool:
        """Whether news would arrive."""
        return True

    def listen(self, hear: Hear, told: HearText | None = None) -> None:
        """Nobody will ever call."""

    async def claim(self, table_id: str) -> bool:
        """Takes a bot's turn, unless somebody has it."""
        if table_id in self._claimed:
            return False
        self._claimed.add(table_id)
        return True

    async def release(self, table_id: str) -> None:
        """Gives it back."""
        self._claimed.discard(table_id)

    async def close(self) -> None:
        """Nothing to end."""


class News(Silence):
    """The connection to PostgreSQL that hears and claims. It comes back by itself when it is lost,
    and then tells to look at everything again."""

    def __init__(self, database: Database, engine: AsyncEngine, worker: str) -> None:
        super().__init__()
        self._worker = worker
        self._shown = database.shown
        _, options = engine.dialect.create_connect_args(database.url)
        self._options: dict[str, Any] = {**options, **database.connect_args()}
        self._connection: asyncpg.Connection[Any] | None = None
        self._lost = asyncio.Event()
        self._closing = asyncio.Event()
        # A connection answers one question at a time.
        self._one = asyncio.Lock()
        self._hear: Hear | None = None
        self._told: HearText | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connects for the first time; refused while processes of another version are there."""
        await self._connect()
        self._task = asyncio.create_task(self._watch())

    @property
    def up(self) -> bool:
        return self._connection is not None and not self._lost.is_set()

    def listen(self, hear: Hear, told: HearText | None = None) -> None:
        """Calls `hear` with what other processes stored; what they told without a write goes to
        `told` with its text, if that is given."""
        self._hear = hear
        self._told = told

    async def claim(self, table_id: str) -> bool:
        if not await super().claim(table_id):
            return False
        won = await self._ask("SELECT pg_try_advisory_lock($1)", _key(table_id))
        if not won:
            await super().release(table_id)
        return bool(won)

    async def release(self, table_id: str) -> None:
        await super().release(table_id)
        await self._ask("SELECT pg_advisory_unlock($1)", _key(table_id))

    async def close(self) -> None:
        self._closing.set()
        self._lost.set()
        if self._task is not None:
            # Cancelled while it connects, the driver would leave a socket open.
            _, slow = await asyncio.wait([self._task], timeout=PING_SECONDS)
            for task in slow:
                task.cancel()
        if self._connection is not None:
            try:
                await self._connection.close(timeout=PING_SECONDS)
            except Failed:
                self._connection.terminate()

    async def _ask(self, question: str, *args: object) -> object:
        """The answer of the database; none while it is out of reach."""
        async with self._one:
            connection = self._connection
            if connection is None or self._lost.is_set():
                return None
            try:
                return await connection.fetchval(question, *args, timeout=PING_SECONDS)
            except Failed:
                # Whatever it was, the locks of this connection shall not outlive the doubt.
                connection.terminate()
                self._lost.set()
                return None

    async def _connect(self) -> None:
        connection = await asyncpg.connect(**self._options)
        try:
            await company.join(connection, self._shown)
            await connection.add_listener(CHANNEL, self._receive)
        except BaseException:
            connection.terminate()
            raise
        self._lost.clear()
        self._connection = connection
        connection.add_termination_listener(self._mark_lost)
        if connection.is_closed():
            self._lost.set()

    def _mark_lost(self, connection: object) -> None:
        if connection is self._connection:
            self._lost.set()

    async def _watch(self) -> None:
        """Notices a lost connection, a silent one too, and makes another."""
        while not self._closing.is_set():
            if not await _happens(self._lost, PING_SECONDS):
                await self._ask("SELECT 1")
            elif not self._closing.is_set():
                logger.warning("the connection for news is lost")
                await self._reconnect()

    async def _reconnect(self) -> None:
        lost, self._connection = self._connection, None
        if lost is not None:
            lost.terminate()
        pause = FIRST_PAUSE
        while not self._closing.is_set():
            try:
                await self._connect()
            except Others:
                # Whoever came meanwhile has migrated the database, or will; nothing is claimed
                # here, and this process is not ready, until they are gone or it is ended.
                logger.error("processes of another version serve the database")
                await _happens(self._closing, LONGEST_PAUSE)
                continue
            except Failed:
                await _happens(self._closing, pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            logger.warning("the connection for news is back")
            if self._hear is not None:
                self._hear("", RESYNC, 0)
            return

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        worker, *news = json.loads(str(payload))
        if worker == self._worker or self._hear is None:
            return
        for told in (Change(*one) for one in news):
            if told.text and self._told is not None:
                self._told(told.table_id, told.what, told.text)
            else:
                self._hear(told.table_id, told.what, told.n)


async def _happens(event: asyncio.Event, seconds: float) -> bool:
    """Waits for something, but not for ever; whether it came."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    return event.is_set()


def _key(table_id: str) -> int:
    """A table as the number that an advisory lock takes."""
    digest = hashlib.blake2b(table_id.encode(), digest_size=8).digest()
    return int.from_bytes(digest, signed=True)

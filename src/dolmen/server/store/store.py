"""The door to the database: everything that is stored, on SQLite and on PostgreSQL alike."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import Connection, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from dolmen.core.message import Refusal
from dolmen.server.meter import charge
from dolmen.server.store import schema
from dolmen.server.store.census import Census
from dolmen.server.store.challenges import Challenges, ChallengeWrites
from dolmen.server.store.channel import LONGEST_NEWS
from dolmen.server.store.clubs import Clubs, ClubWrites
from dolmen.server.store.database import Database, Lock
from dolmen.server.store.delays import Delays
from dolmen.server.store.faults import unreachable
from dolmen.server.store.hourglasses import HourglassRows
from dolmen.server.store.house import HouseWrites
from dolmen.server.store.inspection import is_sound, open_reader
from dolmen.server.store.keeping import KeepWrites, Kept
from dolmen.server.store.means import MeansRows
from dolmen.server.store.news import Failed, Hear, HearText, News, Silence
from dolmen.server.store.pens import FilePen, ServerPen
from dolmen.server.store.people import PeopleWrites
from dolmen.server.store.rows import (
    Change,
    Unstored,
)
from dolmen.server.store.seats import SeatWrites
from dolmen.server.store.tables import TableWrites
from dolmen.server.store.talk import TalkWrites
from dolmen.server.store.upgrade import upgrade_database
from dolmen.server.store.writes import Writes

PATIENCE: Final = 5.0
# Looking whether the file is sound takes at most one of so many seconds.
RARELY: Final = 20
# What the host's commands are called among the processes on one database.
BESIDE: Final = "host"


class Store(
    TableWrites,
    SeatWrites,
    TalkWrites,
    PeopleWrites,
    KeepWrites,
    HouseWrites,
    ChallengeWrites,
    ClubWrites,
    MeansRows,
    HourglassRows,
    Delays,
    Census,
    Challenges,
    Kept,
    Clubs,
):
    """One database in use by one process. Reads are answered by a few connections; whatever is
    written passes through one writer, and is on the disk when the call returns.

    A call that the database cannot carry out now raises Unstored, and nothing was changed."""

    def __init__(
        self,
        database: Database,
        readers: AsyncEngine,
        pen: ServerPen | FilePen,
        news: Silence,
        worker: str,
    ) -> None:
        Census.__init__(self, readers, database.file if database.is_sqlite else None)
        Writes.__init__(self, database, pen, worker)
        self.single = database.is_sqlite
        self._news = news
        self._patience = database.patience
        self._look_again = 0.0
        self._lock: Lock | None = None

    def hold(self, lock: Lock) -> None:
        """Keeps the lock of a SQLite database until the store is closed."""
        self._lock = lock

    async def close(self) -> None:
        """Stores what waits, then lets go of the database."""
        await self._writer.close()
        await self._news.close()
        await self._finish_reading(self._patience)
        if self._lock is not None:
            self._lock.release()

    async def ready(self) -> bool:
        """Whether the database can be read and written right now: it writes to find out."""
        of = schema.pulse.c
        beat = update(schema.pulse).where(of.id == 1).values(beats=of.beats + 1)
        try:
            async with asyncio.timeout(self._patience):
                await self._execute(beat)
                await self._ask(select(of.beats))
        except (Unstored, TimeoutError):
            return False
        return self._news.up and await self._is_sound()

    async def _is_sound(self) -> bool:
        """Whether the file of the database is; a large one is looked at now and then."""
        if self._file is None or time.monotonic() < self._look_again:
            return True
        begun = time.monotonic()
        sound = await asyncio.to_thread(is_sound, self._file, self._patience)
        took = time.monotonic() - begun
        charge(took)
        if sound:
            self._look_again = begun + took * RARELY
        return sound

    # --- Other processes -------------------------------------------------------------------------

    def listen(self, hear: Hear, told: HearText | None = None) -> None:
        """Calls `hear(table_id, what, n)` with the news of other processes, and
        `hear("", "resync", 0)` when some may have been missed. What they `tell` with a text goes
        to `told(table_id, what, text)` where that is given."""
        self._news.listen(hear, told)

    async def tell(self, table_id: str, what: str, text: str = "") -> None:
        """News for other processes without a write. Nobody else is there on SQLite."""
        if self.single:
            return
        if len(text.encode(errors="replace")) > LONGEST_NEWS // 6:
            raise Refusal("store-unfit")

        def work(_: Connection) -> tuple[None, Change]:
            return None, Change(table_id, what, 0, text)

        await self._writer.do(work)

    async def claim(self, table_id: str) -> bool:
        """Takes the bot's turn at a table, unless somebody has it. It is free again after
        `release`, or when this process dies."""
        return await self._news.claim(table_id)

    async def release(self, table_id: str) -> None:
        """Gives a bot's turn back."""
        await self._news.release(table_id)


async def open_store(url: str, *, worker: str, patience: float = PATIENCE) -> Store:
    """Opens a database, `sqlite:///FILE` or `postgresql://USER@HOST:PORT/NAME`; makes or migrates
    its tables first. `worker` names this process among those on one database; `patience` is how
    many seconds a lock is waited for.

    Refuses a SQLite file that another server has, a PostgreSQL that processes of another version
    serve, and a database of a newer version."""
    database = Database(url, patience)
    if database.is_sqlite:
        database.make_file()
        lock = Lock(database)
        try:
            await upgrade_database(database)
        except BaseException:
            lock.release()
            raise
        store = Store(database, database.open_readers(), FilePen(database), Silence(), worker)
        store.hold(lock)
        # From now on a reader is always connected: the last one to leave would remove the journal,
        # and on a full disk nobody could make another.
        await store.ready()
        return store
    writers = database.open_writer()
    news = News(database, writers, worker)
    try:
        # First: under processes of another version nothing is migrated.
        await news.open()
        await upgrade_database(database)
    except Failed as error:
        await writers.dispose()
        raise unreachable(database.shown, error) from error
    except BaseException:
        await news.close()
        await writers.dispose()
        raise
    return Store(database, database.open_readers(), ServerPen(writers), news, worker)


@asynccontextmanager
async def open_beside(url: str) -> AsyncIterator[Store]:
    """A database to change something in, whether a server uses it or not: nothing is locked, made
    or migrated. A server that runs finds what was done by the deeds that were noted."""
    database = Database(url)
    async with open_reader(url):
        pass  # it is there, and of this version
    if database.is_sqlite:
        store = Store(database, database.open_readers(), FilePen(database), Silence(), BESIDE)
    else:
        pen = ServerPen(database.open_writer())
        store = Store(database, database.open_readers(), pen, Silence(), BESIDE)
    try:
        yield store
    finally:
        await store.close()

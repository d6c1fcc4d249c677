"""The door to the database: everything that is stored, on SQLite and on PostgreSQL alike."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Delete, Update, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from dolmen.core.message import Refusal
from dolmen.server.store import schema
from dolmen.server.store.database import Database, Lock
from dolmen.server.store.faults import check_fit
from dolmen.server.store.news import Failed, Hear, HearText, News, Silence
from dolmen.server.store.reader import Reader
from dolmen.server.store.rows import (
    CHAT,
    SEATS,
    Append,
    Change,
    ChatRow,
    Entry,
    PlayerRow,
    RecordRow,
    SeatRow,
    TableRow,
    Unstored,
    VoteRow,
)
from dolmen.server.store.upgrade import upgrade_database
from dolmen.server.store.writer import LONGEST_NEWS, Writer, append_alone

PATIENCE: Final = 5.0


class Store(Reader):
    """One database in use by one process. Reads are answered by a few connections; whatever is
    written passes through one writer, and is on the disk when the call returns.

    A call that the database cannot carry out now raises Unstored, and nothing was changed."""

    def __init__(
        self,
        database: Database,
        readers: AsyncEngine,
        writers: AsyncEngine,
        news: Silence,
        worker: str,
    ) -> None:
        super().__init__(readers)
        self.single = database.is_sqlite
        self._writers = writers
        self._writer = Writer(writers, worker, database.patience)
        self._news = news
        self._patience = database.patience
        self._lock: Lock | None = None
        # The one statement that the two databases spell in two ways.
        self._insert = sqlite.insert if database.is_sqlite else postgresql.insert

    def hold(self, lock: Lock) -> None:
        """Keeps the lock of a SQLite database until the store is closed."""
        self._lock = lock

    async def close(self) -> None:
        """Stores what waits, then lets go of the database."""
        await self._writer.close()
        await self._news.close()
        await self._writers.dispose()
        await self._readers.dispose()
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
        return self._news.up

    # --- The log and the tables ------------------------------------------------------------------

    async def append(self, append: Append) -> bool:
        """Stores entries and the row they leave, all or nothing. False: somebody else has their
        numbers (or the table is gone), and nothing was written. True: they are on the disk.

        Raises Unstored if the database could not; whether a table stands where it stood is then
        best read again."""
        check_fit(*append.entries)
        return await self._writer.append(append)

    async def create_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        holders: Sequence[tuple[int, str]] = (),
        entries: Sequence[Entry] = (),
    ) -> None:
        """Stores a new table with all that belongs to it."""
        check_fit(table, *seats, *entries)
        rows = {
            schema.tables: [table._asdict()],
            schema.seats: [seat._asdict() for seat in seats],
            schema.holders: [
                {"table_id": table.id, "seat": seat, "player": player}
                for seat, player in dict.fromkeys(holders)
            ],
            schema.log: [{"table_id": table.id, **entry._asdict()} for entry in entries],
        }

        async def work(connection: AsyncConnection) -> tuple[None, None]:
            for into, values in rows.items():
                if values:
                    await connection.execute(into.insert(), values)
            return None, None

        await self._writer.do(work)

    async def update_table(self, id: str, **columns: Any) -> None:
        """Changes columns of a table's row."""
        check_fit(columns.values())
        changed = update(schema.tables).where(schema.tables.c.id == id).values(**columns)
        await self._execute(changed, Change(id, SEATS))

    async def set_next(self, table_id: str, next_id: str) -> bool:
        """Links a table to its rematch; false if it has one already."""
        of = schema.tables.c
        linked = update(schema.tables).where(of.id == table_id, of.next.is_(None))
        return await self._execute(linked.values(next=next_id), Change(table_id, SEATS)) == 1

    async def delete_tables(self, ids: Sequence[str]) -> None:
        """Deletes tables and all that belongs to them."""
        if not ids:
            return

        async def work(connection: AsyncConnection) -> tuple[None, None]:
            # In order, so that two processes do not wait for each other.
            for id in sorted(ids):
                await connection.execute(delete(schema.tables).where(schema.tables.c.id == id))
            return None, None

        await self._writer.do(work)

    # --- Seats -----------------------------------------------------------------------------------

    async def change_seat(
        self,
        old: SeatRow,
        new: SeatRow,
        *,
        status: str,
        holder: str | None = None,
        clear: bool = False,
    ) -> bool:
        """Changes a seat, if it and the state of its table are still as they were seen; with it go
        its holders, or comes a new one. Of two who change it at once, one does."""
        check_fit(new)
        of = schema.seats.c
        change = update(schema.seats).where(of.table_id == old.table_id, of.seat == old.seat)
        for name, value in old._asdict().items():
            change = change.where(of[name].is_not_distinct_from(value))
        held = schema.holders.c
        leave = delete(schema.holders).where(held.table_id == old.table_id, held.seat == old.seat)

        async def work(connection: AsyncConnection) -> tuple[bool, Change | None]:
            if not await _has_status(connection, old.table_id, status):
                return False, None
            if (await connection.execute(change.values(**new._asdict()))).rowcount != 1:
                return False, None
            if clear:
                await connection.execute(leave)
            if holder is not None:
                await connection.execute(self._hold(old.table_id, old.seat, holder))
            return True, Change(old.table_id, SEATS)

        return await self._writer.do(work, old.table_id)

    async def start_table(self, append: Append) -> bool:
        """Starts a table, if it has not started and every seat is taken at this moment."""
        of = schema.seats.c
        free = select(of.seat).where(of.table_id == append.table_id, of.kind == "open")

        async def work(connection: AsyncConnection) -> tuple[bool, Change | None]:
            if not await _has_status(connection, append.table_id, "open"):
                return False, None
            if (await connection.execute(free)).first() is not None:
                return False, None
            return await append_alone(connection, append)

        return await self._writer.do(work, append.table_id)

    async def add_holder(self, table_id: str, seat: int, player: str) -> None:
        """Lets a player play a seat as well."""
        await self._execute(self._hold(table_id, seat, player), Change(table_id, SEATS))

    def _hold(self, table_id: str, seat: int, player: str) -> Any:
        held = self._insert(schema.holders).values(table_id=table_id, seat=seat, player=player)
        return held.on_conflict_do_nothing()

    # --- Chat and votes --------------------------------------------------------------------------

    async def say(
        self,
        table_id: str,
        seat: int | None,
        name: str,
        text: str,
        at: int,
        client: str | None = None,
    ) -> ChatRow:
        """Stores a line of chat under its number; said twice under one id of a client, once."""
        check_fit((name, text))
        of = schema.chat.c
        # The row of the table is locked, so that two processes do not give one number twice.
        table = select(schema.tables.c.id).where(schema.tables.c.id == table_id)
        locked = table.with_for_update(key_share=True)
        last = select(func.coalesce(func.max(of.k), 0)).where(of.table_id == table_id)
        same = select(schema.chat).where(
            of.table_id == table_id, of.seat == seat, of.client == client
        )

        async def work(connection: AsyncConnection) -> tuple[ChatRow, Change]:
            await connection.execute(locked)
            known = (await connection.execute(same)).first() if client is not None else None
            if known is not None:
                return ChatRow._make(known[:-1]), Change(table_id, CHAT, known.k)
            k = (await connection.execute(last)).scalar_one() + 1
            row = ChatRow(table_id, k, seat, name, text, at)
            await connection.execute(schema.chat.insert(), {**row._asdict(), "client": client})
            return row, Change(table_id, CHAT, k)

        return await self._writer.do(work, table_id)

    async def vote(self, table_id: str, vote: VoteRow) -> None:
        """Counts a vote, once."""
        cast = self._insert(schema.votes).values(table_id=table_id, **vote._asdict())
        await self._execute(cast.on_conflict_do_nothing(), Change(table_id, SEATS))

    async def unvote(self, table_id: str, vote: VoteRow) -> None:
        """Takes a vote back."""
        of = schema.votes.c
        same: list[ColumnElement[bool]] = [
            of[name] == value for name, value in vote._asdict().items()
        ]
        await self._execute(
            delete(schema.votes).where(of.table_id == table_id, *same), Change(table_id, SEATS)
        )

    async def clear_votes(self, table_id: str) -> None:
        """Takes all votes of a table back."""
        cleared = delete(schema.votes).where(schema.votes.c.table_id == table_id)
        await self._execute(cleared, Change(table_id, SEATS))

    # --- People and records ----------------------------------------------------------------------

    async def save_player(self, player: PlayerRow) -> None:
        """Stores an identity, or changes its name and language."""
        check_fit(player)
        saved = self._insert(schema.players).values(**player._asdict())
        changed = {"name": player.name, "lang": player.lang}
        await self._execute(saved.on_conflict_do_update(index_elements=["hash"], set_=changed))

    async def save_record(self, record: RecordRow) -> None:
        """Stores an uploaded record."""
        check_fit(record)
        await self._execute(schema.records.insert().values(**record._asdict()))

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

        async def work(_: AsyncConnection) -> tuple[None, Change]:
            return None, Change(table_id, what, 0, text)

        await self._writer.do(work)

    async def claim(self, table_id: str) -> bool:
        """Takes the bot's turn at a table, unless somebody has it. It is free again after
        `release`, or when this process dies."""
        return await self._news.claim(table_id)

    async def release(self, table_id: str) -> None:
        """Gives a bot's turn back."""
        await self._news.release(table_id)

    async def _execute(self, statement: "Update | Delete | Any", told: Change | None = None) -> int:
        """Writes one statement; gives the rows it touched. News only of what changed something."""

        async def work(connection: AsyncConnection) -> tuple[int, Change | None]:
            count = (await connection.execute(statement)).rowcount
            return count, told if count else None

        return await self._writer.do(work, told.table_id if told else "")


async def _has_status(connection: AsyncConnection, table_id: str, status: str) -> bool:
    """Whether a table stands where it was seen; from then on its row waits for this change."""
    asked = select(schema.tables.c.status).where(schema.tables.c.id == table_id)
    return (await connection.execute(asked.with_for_update())).scalar() == status


async def open_store(url: str, *, worker: str, patience: float = PATIENCE) -> Store:
    """Opens a database, `sqlite:///FILE` or `postgresql://USER@HOST:PORT/NAME`; makes or migrates
    its tables first. `worker` names this process among those on one database; `patience` is how
    many seconds a lock is waited for.

    Refuses a SQLite file that another server has, and a database of a newer version."""
    database = Database(url, patience)
    if database.is_sqlite:
        database.make_file()
        lock = Lock(database)
        try:
            await upgrade_database(database)
        except BaseException:
            lock.release()
            raise
        store = Store(database, database.open_readers(), database.open_writer(), Silence(), worker)
        store.hold(lock)
        # From now on a reader is always connected: the last one to leave would remove the journal,
        # and on a full disk nobody could make another.
        await store.ready()
        return store
    await upgrade_database(database)
    writers = database.open_writer()
    news = News(database, writers, worker)
    try:
        await news.open()
    except Failed as error:
        await writers.dispose()
        raise Refusal("store-unreachable", url=database.shown, reason=str(error)) from error
    return Store(database, database.open_readers(), writers, news, worker)

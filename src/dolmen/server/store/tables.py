"""Tables and their logs, as they are written."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, delete, select, update

from dolmen.server.store import schema
from dolmen.server.store.appends import append_alone, log_lines
from dolmen.server.store.faults import check_fit
from dolmen.server.store.rows import (
    SEATS,
    Append,
    Change,
    Entry,
    SeatRow,
    TableRow,
)
from dolmen.server.store.writes import Writes, has_status

# Entries that are stored in one go where there are many.
LOG_PAGE: Final = 200
# Tables that are deleted in one go, and entries of their logs.
MOST_DELETED: Final = 10
MOST_ERASED: Final = 1000


class TableWrites(Writes):
    """Tables, and what is appended to their logs."""

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
        """Stores a new table with all that belongs to it.

        A table that goes on from a long record begins with thousands of entries. They are stored a
        page at a time, since the moves of all others wait for the transaction under way; nobody
        knows of the table before the last of them, and after each it is a whole one."""
        check_fit(table, *seats, *entries)
        first = _cut(table, LOG_PAGE) if len(entries) > LOG_PAGE else table
        rows = {
            schema.tables: [first._asdict()],
            schema.seats: [seat._asdict() for seat in seats],
            schema.holders: [
                {"table_id": table.id, "seat": seat, "player": player}
                for seat, player in dict.fromkeys(holders)
            ],
            schema.log: log_lines(table.id, entries[:LOG_PAGE]),
        }

        def work(connection: Connection) -> tuple[None, None]:
            for into, values in rows.items():
                if values:
                    connection.execute(into.insert(), values)
            return None, None

        await self._writer.do(work)
        for start in range(LOG_PAGE, len(entries), LOG_PAGE):
            async with self._filling:
                await self._fill(table, entries[start : start + LOG_PAGE])

    async def _fill(self, table: TableRow, page: Sequence[Entry]) -> None:
        """The next entries of a table that nobody knows yet."""
        of, lines = schema.tables.c, log_lines(table.id, page)

        def work(connection: Connection) -> tuple[None, None]:
            connection.execute(schema.log.insert(), lines)
            so_far = _cut(table, page[-1].n)
            moved = update(schema.tables).where(of.id == table.id)
            connection.execute(moved.values(n=so_far.n, given=so_far.given))
            return None, None

        await self._writer.do(work)

    async def start_table(self, append: Append, nonces: Sequence[str | None]) -> bool:
        """Starts a table, if it has not started and at this moment every seat is taken and has
        brought what was seen: its dice follow from that."""
        of = schema.seats.c
        asked = select(of.kind, of.nonce).where(of.table_id == append.table_id).order_by(of.seat)

        def work(connection: Connection) -> tuple[bool, Change | None]:
            if not has_status(connection, append.table_id, "open"):
                return False, None
            seats = connection.execute(asked).all()
            if any(kind == "open" for kind, _ in seats):
                return False, None
            if [nonce for _, nonce in seats] != list(nonces):
                return False, None
            return append_alone(connection, append)

        return await self._writer.do(work, append.table_id)

    async def lapse_table(self, append: Append, moved: int) -> bool:
        """Ends a table that waits for people, if nobody came since it last moved; false if somebody
        did."""
        of, seat = schema.tables.c, schema.seats.c
        asked = select(of.moved).where(of.id == append.table_id)
        free = select(seat.seat).where(seat.table_id == append.table_id, seat.kind == "open")

        def work(connection: Connection) -> tuple[bool, Change | None]:
            if not has_status(connection, append.table_id, "open"):
                return False, None
            if connection.execute(asked).scalar() != moved:
                return False, None
            if connection.execute(free).first() is None:
                return False, None
            return append_alone(connection, append)

        return await self._writer.do(work, append.table_id)

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
        """Deletes tables and all that belongs to them, a few at a time: the moves of all others
        wait for the transaction under way."""
        # In order, so that two processes do not wait for each other.
        ordered = sorted(ids)
        for start in range(0, len(ordered), MOST_DELETED):
            page = ordered[start : start + MOST_DELETED]
            while long := await self._writer.do(partial(_delete_if_short, page), ""):
                for id in long:
                    await self._erase(id)

    async def _erase(self, id: str) -> None:
        """Takes the end of a log away until little is left of it. What is left is a log that ended
        sooner, should the process end meanwhile; whoever deletes tables comes to it again."""
        of, log = schema.tables.c, schema.log.c
        length = select(of.n).where(of.id == id)

        def work(connection: Connection) -> tuple[bool, None]:
            n = connection.execute(length).scalar()
            if n is None or n <= MOST_ERASED:
                return False, None
            end = n - MOST_ERASED
            connection.execute(delete(schema.log).where(log.table_id == id, log.n > end))
            connection.execute(update(schema.tables).where(of.id == id).values(n=end, mark=""))
            return True, None

        while await self._writer.do(work, id):
            pass


def _delete_if_short(ids: list[str], connection: Connection) -> tuple[list[str], None]:
    """Deletes tables, or gives those whose logs are too long for one transaction."""
    of = schema.tables.c
    found = connection.execute(select(of.id).where(of.id.in_(ids), of.n > MOST_ERASED))
    long = [row.id for row in found]
    if not long:
        connection.execute(delete(schema.reviews).where(schema.reviews.c.record.in_(ids)))
        connection.execute(delete(schema.tables).where(of.id.in_(ids)))
    return long, None


def _cut(table: TableRow, n: int) -> TableRow:
    """The row of a table of which only so many entries are stored yet."""
    return table._replace(n=n, given=min(table.given, n))

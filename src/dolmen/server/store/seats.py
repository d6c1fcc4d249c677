"""Seats, as they are written."""

from typing import Any

from sqlalchemy import Connection, delete, func, select, update

from dolmen.server.store import schema
from dolmen.server.store.appends import append_alone
from dolmen.server.store.faults import check_fit
from dolmen.server.store.rows import (
    SEATS,
    Append,
    Change,
    SeatRow,
)
from dolmen.server.store.writes import Writes, has_status


class SeatWrites(Writes):
    """Seats and their holders."""

    async def change_seat(
        self,
        old: SeatRow,
        new: SeatRow,
        *,
        status: str,
        holder: str | None = None,
        clear: bool = False,
        told: Append | None = None,
        moved: int | None = None,
    ) -> bool:
        """Changes a seat, if it and the state of its table are still as they were seen; with it go
        its holders, or comes a new one, and the entry that tells of it. Of two who change it at
        once, one does. `moved` is when something last happened at the table from now on."""
        check_fit(new, *(told.entries if told is not None else ()))
        of = schema.seats.c
        as_seen = [of[name].is_not_distinct_from(value) for name, value in old._asdict().items()]
        change = update(schema.seats).where(*as_seen)
        held = schema.holders.c
        leave = delete(schema.holders).where(held.table_id == old.table_id, held.seat == old.seat)

        happened = update(schema.tables).where(schema.tables.c.id == old.table_id)

        def work(connection: Connection) -> tuple[bool, Change | None]:
            if not has_status(connection, old.table_id, status):
                return False, None
            # The row of the table is locked by now, so the seat stays as it is found.
            if connection.execute(select(of.seat).where(*as_seen)).first() is None:
                return False, None
            if told is not None and not append_alone(connection, told)[0]:
                return False, None
            connection.execute(change.values(**new._asdict()))
            if moved is not None:
                connection.execute(happened.values(moved=moved))
            if clear:
                connection.execute(leave)
            if holder is not None:
                connection.execute(self._hold(old.table_id, old.seat, holder))
            return True, Change(old.table_id, SEATS)

        return await self._writer.do(work, old.table_id)

    async def add_holder(self, table_id: str, seat: int, player: str, most: int) -> bool:
        """Lets a player play a seat as well; false if so many others do."""
        held = schema.holders.c
        here = (held.table_id == table_id, held.seat == seat, held.player != player)
        others = select(func.count()).select_from(schema.holders).where(*here)

        def work(connection: Connection) -> tuple[bool, Change | None]:
            if connection.execute(others).scalar_one() >= most:
                return False, None
            connection.execute(self._hold(table_id, seat, player))
            return True, Change(table_id, SEATS)

        return await self._writer.do(work, table_id)

    def _hold(self, table_id: str, seat: int, player: str) -> Any:
        held = self._insert(schema.holders).values(table_id=table_id, seat=seat, player=player)
        return held.on_conflict_do_nothing()

"""What runs out, as it is stored: time to think, tables that nobody joins, and how long a database
was served."""

from sqlalchemy import BigInteger, cast, exists, select, update

from dolmen.server.store import schema
from dolmen.server.store.reader import DAY, Reader
from dolmen.server.store.writes import Writes

_ONE = 1


class HourglassRows(Writes, Reader):
    """What is asked and kept of time."""

    async def served(self) -> int:
        """How many milliseconds the database was served, as far as that was kept."""
        found = await self._ask(select(schema.served.c.milliseconds))
        return found[0].milliseconds if found else 0

    async def keep_served(self, milliseconds: int) -> int:
        """Keeps how far the time came, unless it came further already; gives what is kept."""
        of = schema.served.c
        kept = self._insert(schema.served).values(id=_ONE, milliseconds=milliseconds)
        ahead = kept.on_conflict_do_update(
            index_elements=["id"],
            set_={"milliseconds": milliseconds},
            where=of.milliseconds < milliseconds,
        )
        await self._execute(ahead)
        return await self.served()

    async def running_out(self, limit: int) -> list[tuple[str, int]]:
        """Tables whose time runs, the first to run out first."""
        of = schema.tables.c
        asked = select(of.id, of.runs_out).where(of.runs_out.is_not(None))
        found = await self._ask(asked.order_by(of.runs_out).limit(limit))
        return [(row.id, row.runs_out) for row in found]

    async def reminders_due(self, now: int, limit: int) -> list[str]:
        """Tables at which somebody is to be reminded."""
        of = schema.tables.c
        asked = select(of.id).where(of.reminds.is_not(None), of.reminds <= now)
        return [row.id for row in await self._ask(asked.order_by(of.reminds).limit(limit))]

    async def unjoined(self, now: int, limit: int) -> list[str]:
        """Tables that wait for people, and have waited as long as they may."""
        of, seat = schema.tables.c, schema.seats.c
        past = of.moved + cast(of.lapse_days, BigInteger) * DAY <= now
        free = exists().where(seat.table_id == of.id, seat.kind == "open")
        asked = select(of.id).where(of.status == "open", of.lapse_days.is_not(None), past, free)
        return [row.id for row in await self._ask(asked.order_by(of.moved).limit(limit))]

    async def forget_reminder(self, id: str, now: int) -> None:
        """Somebody was reminded, and is not again in this turn."""
        of = schema.tables.c
        told = update(schema.tables).where(of.id == id, of.reminds <= now)
        await self._execute(told.values(reminds=None))

"""Reading the database: small questions of tables, seats, logs, people and records."""

from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

from sqlalchemy import BigInteger, ColumnElement, Select, and_, cast, func, or_, select

from dolmen.server.store import schema
from dolmen.server.store.asking import Asking
from dolmen.server.store.rows import (
    ChatRow,
    Entry,
    Listed,
    PlayerRow,
    RecordRow,
    ReviewRow,
    SeatRow,
    TableRow,
    VoteRow,
)
from dolmen.server.store.schema import columns

PAGE: Final = 200
# Entries of one log.
LOG_PAGE: Final = 1000
DAY: Final = 24 * 60 * 60 * 1000
# So far apart the clocks of two processes on one database may be.
AHEAD: Final = 60 * 1000
LIVE: Final = ("open", "playing")
ENDED: Final = ("over", "ended")
FINISHED: Final = (*ENDED, "frozen")


_TABLE: Final = columns(schema.tables, TableRow)
_SEAT: Final = columns(schema.seats, SeatRow)


def is_lesson() -> "ColumnElement[bool]":
    """Tables that are lessons, exercises or puzzles; without a parent there is none to compare."""
    parent = func.coalesce(schema.tables.c.parent, "")
    return or_(*(parent.like(f"{kind}:%") for kind in ("lesson", "exercise", "puzzle")))


class Reader(Asking):
    """All that can be asked."""

    async def table(self, id: str) -> TableRow | None:
        """A table, if there is one of that name."""
        found = await self._ask(select(*_TABLE).where(schema.tables.c.id == id))
        return TableRow._make(found[0]) if found else None

    async def seats(self, id: str) -> list[SeatRow]:
        """The seats of a table, in order."""
        of = schema.seats.c
        found = await self._ask(select(*_SEAT).where(of.table_id == id).order_by(of.seat))
        return [SeatRow._make(row) for row in found]

    async def holders(self, id: str) -> list[tuple[int, str]]:
        """Who may play which seat of a table."""
        of = schema.holders.c
        asked = select(of.seat, of.player).where(of.table_id == id).order_by(of.seat, of.player)
        return [(row.seat, row.player) for row in await self._ask(asked)]

    async def entries(
        self, id: str, after: int = 0, *, before: int | None = None, most: int | None = None
    ) -> list[Entry]:
        """The log of a table after that many entries: to its end, or before another entry, or so
        many at most."""
        of = schema.log.c
        asked = select(*columns(schema.log, Entry)).where(of.table_id == id).order_by(of.n)
        asked = asked if before is None else asked.where(of.n < before)
        found: list[Entry] = []
        # A page at a time, so that a long log holds nobody up.
        while True:
            last = found[-1].n if found else after
            size = LOG_PAGE if most is None else min(LOG_PAGE, most - len(found))
            page = await self._ask(asked.where(of.n > last).limit(size))
            found += map(Entry._make, page)
            if len(page) < LOG_PAGE:
                return found

    async def chat(self, table_id: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        """What was said after line `after`: at most the last `limit` lines, in order."""
        of = schema.chat.c
        asked = select(*columns(schema.chat, ChatRow)).where(of.table_id == table_id, of.k > after)
        found = await self._ask(asked.order_by(of.k.desc()).limit(limit))
        return [ChatRow._make(row) for row in reversed(found)]

    async def votes(self, table_id: str) -> list[VoteRow]:
        """The votes of a table."""
        of = schema.votes.c
        asked = select(*columns(schema.votes, VoteRow)).where(of.table_id == table_id)
        found = await self._ask(asked.order_by(of.what, of.seat, of.voter))
        return [VoteRow._make(row) for row in found]

    async def player(self, id: str) -> PlayerRow | None:
        """An identity by the hash of its key, if it was ever saved."""
        asked = select(*columns(schema.players, PlayerRow)).where(schema.players.c.hash == id)
        found = await self._ask(asked)
        return PlayerRow._make(found[0]) if found else None

    async def record(self, id: str) -> RecordRow | None:
        """An uploaded record, if there is one of that name."""
        asked = select(*columns(schema.records, RecordRow)).where(schema.records.c.id == id)
        found = await self._ask(asked)
        return RecordRow._make(found[0]) if found else None

    async def review(self, record: str) -> ReviewRow | None:
        """The review of a record, if one was made."""
        of = schema.reviews.c
        found = await self._ask(
            select(*columns(schema.reviews, ReviewRow)).where(of.record == record)
        )
        return ReviewRow._make(found[0]) if found else None

    async def public_tables(
        self, limit: int, player: str = "", statuses: Sequence[str] = LIVE
    ) -> list[Listed]:
        """Tables that everybody may see, the one that moved last first."""
        of = schema.tables.c
        return await self._list(
            select(of.id).where(of.public, of.status.in_(statuses)), limit, player
        )

    async def tables_of(
        self, player: str, limit: int, statuses: Sequence[str] = (*LIVE, *ENDED)
    ) -> list[Listed]:
        """Tables where somebody holds a seat or that they host, the one that moved last first."""
        of = schema.tables.c
        held = select(schema.holders.c.table_id).where(schema.holders.c.player == player)
        theirs = and_(or_(of.id.in_(held), of.host == player), ~is_lesson())
        return await self._list(select(of.id).where(theirs, of.status.in_(statuses)), limit, player)

    async def tables_with_dice(self, seal: str, limit: int, player: str) -> list[Listed]:
        """Tables that are over and had the dice of that seal, the last one first."""
        of = schema.tables.c
        over = and_(of.commitment == seal, of.status.in_(ENDED), of.outcome.is_not(None))
        return await self._list(select(of.id).where(over), limit, player)

    async def count_playing_with_dice(self, seal: str) -> int:
        """How many tables with the dice of that seal are not over yet."""
        of = schema.tables.c
        asked = select(func.count()).where(of.commitment == seal, of.status.in_(LIVE))
        return int((await self._ask(asked))[0][0])

    async def _list(self, which: Select[Any], limit: int, player: str) -> list[Listed]:
        """Tables with all their seats in one question."""
        of = schema.tables.c
        chosen = which.order_by(of.moved.desc(), of.id).limit(limit).subquery()
        seat, held = schema.seats.c, schema.holders.c
        mine = and_(held.table_id == seat.table_id, held.seat == seat.seat, held.player == player)
        asked = (
            select(*_TABLE, *_SEAT, held.player)
            .join_from(schema.tables, chosen, of.id == chosen.c.id)
            .join(schema.seats, seat.table_id == of.id, isouter=True)
            .join(schema.holders, mine, isouter=True)
            .order_by(of.moved.desc(), of.id, seat.seat)
        )
        listed: dict[str, Listed] = {}
        for row in await self._ask(asked):
            table = TableRow._make(row[: len(_TABLE)])
            found = listed.setdefault(table.id, Listed(table, [], []))
            placed = SeatRow._make(row[len(_TABLE) : -1])
            if placed.table_id is not None:
                found.seats.append(placed)
                if row[-1] is not None:
                    found.mine.append(placed.seat)
        return list(listed.values())

    async def due_tables(self, before: int, limit: int) -> list[str]:
        """Tables where a bot should have moved by then, the longest waiting first. What moved well
        after that was written by a clock that was ahead, and waits as well."""
        of = schema.tables.c
        waits = or_(of.moved < before, of.moved > before + AHEAD)
        asked = select(of.id).where(of.due, of.status == "playing", waits)
        return [row.id for row in await self._ask(asked.order_by(of.moved).limit(limit))]

    async def expired(self, now: int, limit: int = 500) -> list[str]:
        """Finished tables that were kept as long as their host wanted, lessons and exercises that
        nobody has gone on with for a day."""
        of = schema.tables.c
        past = of.ended + cast(of.keep_days, BigInteger) * DAY <= now
        kept = and_(of.keep_days.is_not(None), of.status.in_(FINISHED), past)
        left = and_(is_lesson(), of.moved <= now - DAY)
        asked = select(of.id).where(or_(kept, left))
        return [row.id for row in await self._ask(asked.order_by(of.ended).limit(limit))]

    async def every_table(self) -> AsyncIterator[TableRow]:
        """All tables, a page at a time; nothing is held up meanwhile."""
        last = ""
        while True:
            asked = select(*_TABLE).where(schema.tables.c.id > last)
            page = await self._ask(asked.order_by(schema.tables.c.id).limit(PAGE))
            for row in page:
                yield TableRow._make(row)
            if len(page) < PAGE:
                return
            last = page[-1].id

    async def count_all(self) -> int:
        """How many tables and uploaded records there are."""
        kinds = (schema.tables, schema.records)
        return sum(
            [(await self._ask(select(func.count()).select_from(kind)))[0][0] for kind in kinds]
        )

    async def every_record(self) -> AsyncIterator[RecordRow]:
        """All uploaded records, likewise."""
        last = ""
        of = schema.records.c
        while True:
            asked = select(*columns(schema.records, RecordRow)).where(of.id > last)
            page = await self._ask(asked.order_by(of.id).limit(PAGE))
            for row in page:
                yield RecordRow._make(row)
            if len(page) < PAGE:
                return
            last = page[-1].id

"""What people keep without an account: recovery words, whom they do not hear, tables they watch,
links to what a seat sees, and moves they prepared; and the games they have finished."""

from collections.abc import AsyncIterator
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, exists, func, or_, select, update

from dolmen.server.store import schema
from dolmen.server.store.faults import check_fit
from dolmen.server.store.reader import LIVE, Reader, is_lesson
from dolmen.server.store.rows import (
    PREPARED,
    SEATS,
    Change,
    Listed,
    MuteRow,
    Played,
    PreparedRow,
    RecoveryRow,
    ResultRow,
    ShareRow,
)
from dolmen.server.store.schema import columns
from dolmen.server.store.writes import Writes

# Finished games that are read at once: nobody is held up by somebody's thousands.
PAGE: Final = 50
_RESULT: Final = columns(schema.tables, ResultRow)


class Kept(Reader):
    """What can be asked of it."""

    async def recovery(self, digest: str) -> RecoveryRow | None:
        """The words with that hash."""
        of = schema.recovery.c
        asked = select(*columns(schema.recovery, RecoveryRow)).where(of.hash == digest)
        found = await self._ask(asked)
        return RecoveryRow._make(found[0]) if found else None

    async def recovery_since(self, player: str) -> int | None:
        """When somebody was last given words; None: never."""
        of = schema.recovery.c
        found = await self._ask(select(of.at).where(of.player == player))
        return int(found[0].at) if found else None

    async def mutes(self, player: str) -> list[MuteRow]:
        """Whom somebody does not want to hear, the last first."""
        of = schema.mutes.c
        asked = select(*columns(schema.mutes, MuteRow)).where(of.player == player)
        return [MuteRow._make(row) for row in await self._ask(asked.order_by(of.at.desc()))]

    async def watches(self, player: str, table_id: str) -> bool:
        """Whether somebody follows a table."""
        of = schema.watches.c
        asked = select(of.at).where(of.player == player, of.table_id == table_id)
        return bool(await self._ask(asked))

    async def watched(self, player: str, limit: int) -> list[Listed]:
        """The tables that somebody follows, the one that moved last first."""
        of = schema.watches.c
        followed = select(of.table_id).where(of.player == player)
        asked = select(schema.tables.c.id).where(schema.tables.c.id.in_(followed))
        return await self._list(asked, limit, player)

    async def shares(self, table_id: str) -> list[ShareRow]:
        """The links to what seats of a table see."""
        of = schema.shares.c
        asked = select(*columns(schema.shares, ShareRow)).where(of.table_id == table_id)
        return [ShareRow._make(row) for row in await self._ask(asked.order_by(of.number))]

    async def prepared(self, table_id: str) -> list[PreparedRow]:
        """What seats of a table have prepared."""
        of = schema.prepared.c
        asked = select(*columns(schema.prepared, PreparedRow)).where(of.table_id == table_id)
        return [PreparedRow._make(row) for row in await self._ask(asked.order_by(of.seat))]

    async def shares_of(self, player: str) -> list[ShareRow]:
        """The links to what somebody's seats see."""
        of = schema.shares.c
        asked = select(*columns(schema.shares, ShareRow)).where(_held(of, player))
        found = await self._ask(asked.order_by(of.table_id, of.number))
        return [ShareRow._make(row) for row in found]

    async def prepared_of(self, player: str) -> list[PreparedRow]:
        """What somebody's seats have prepared."""
        of = schema.prepared.c
        asked = select(*columns(schema.prepared, PreparedRow)).where(_held(of, player))
        found = await self._ask(asked.order_by(of.table_id, of.seat))
        return [PreparedRow._make(row) for row in found]

    async def prepared_due(self, limit: int) -> list[str]:
        """Tables that wait for a seat which has prepared something."""
        of, table = schema.prepared.c, schema.tables.c
        waits = and_(table.id == of.table_id, table.waits == of.seat)
        asked = select(of.table_id).join_from(schema.prepared, schema.tables, waits)
        due = asked.where(of.state == "waits", table.status == "playing", ~table.due)
        return [row.table_id for row in await self._ask(due.limit(limit))]

    async def live_with_others(self, player: str) -> list[str]:
        """Tables under way, or waiting for it, where somebody sits with others."""
        of, mine = schema.tables.c, schema.holders.alias("mine")
        other = schema.holders.alias("other")
        held = select(mine.c.table_id).where(mine.c.player == player)
        others = exists().where(other.c.table_id == of.id, other.c.player != player)
        asked = select(of.id).where(of.status.in_(LIVE), of.id.in_(held), others)
        return [row.id for row in await self._ask(asked)]

    async def tables_alone(self, player: str) -> list[str]:
        """The tables at which somebody sits and nobody else does."""
        mine, other = schema.holders.alias("mine"), schema.holders.alias("other")
        others = exists().where(other.c.table_id == mine.c.table_id, other.c.player != player)
        asked = select(mine.c.table_id).distinct().where(mine.c.player == player, ~others)
        return [row.table_id for row in await self._ask(asked)]

    async def played_by(self, player: str) -> AsyncIterator[list[Played]]:
        """The games that somebody has finished, the last first, some at a time."""
        of, held = schema.tables.c, schema.holders.c
        mine = select(held.table_id).where(held.player == player)
        asked = select(*_RESULT).where(
            of.id.in_(mine), of.status.in_(("over", "ended")), of.outcome.is_not(None), ~is_lesson()
        )
        last: ResultRow | None = None
        while True:
            page = asked
            if last is not None:
                earlier = and_(of.ended == last.ended, of.id > last.id)
                page = asked.where(or_(of.ended < last.ended, earlier))
            found = await self._ask(page.order_by(of.ended.desc(), of.id).limit(PAGE))
            if not found:
                return
            tables = [ResultRow._make(row) for row in found]
            yield await self._with_seats(tables)
            last = tables[-1]

    async def _with_seats(self, tables: list[ResultRow]) -> list[Played]:
        seat, held = schema.seats.c, schema.holders.c
        ids = [table.id for table in tables]
        holds = and_(held.table_id == seat.table_id, held.seat == seat.seat)
        asked = (
            select(seat.table_id, seat.seat, seat.name, seat.bot, held.player)
            .join_from(schema.seats, schema.holders, holds, isouter=True)
            .where(seat.table_id.in_(ids))
            .order_by(seat.table_id, seat.seat)
        )
        seats: dict[str, dict[int, tuple[str, str | None, frozenset[str]]]] = {}
        for row in await self._ask(asked):
            at = seats.setdefault(row.table_id, {})
            known = at[row.seat][2] if row.seat in at else frozenset()
            players = known if row.player is None else known | {row.player}
            at[row.seat] = (row.name, row.bot, players)
        return [Played(table, list(seats.get(table.id, {}).values())) for table in tables]


def _held(of: Any, player: str) -> Any:
    """Rows of seats that somebody holds."""
    held = schema.holders.c
    return exists().where(held.table_id == of.table_id, held.seat == of.seat, held.player == player)


class KeepWrites(Writes):
    """How it is written."""

    async def save_recovery(self, row: RecoveryRow) -> None:
        """Gives somebody words; those they had before are worth nothing from now on."""
        saved = self._insert(schema.recovery).values(**row._asdict())
        changed = {"hash": row.hash, "sealed": row.sealed, "at": row.at}
        await self._execute(saved.on_conflict_do_update(index_elements=["player"], set_=changed))

    async def mute(self, rows: list[MuteRow]) -> None:
        """Somebody does not want to hear others any more."""
        check_fit(*rows)
        for row in rows:
            muted = self._insert(schema.mutes).values(**row._asdict())
            await self._execute(muted.on_conflict_do_nothing())

    async def unmute(self, player: str, muted: list[str]) -> None:
        """Hears them again."""
        of = schema.mutes.c
        await self._execute(delete(schema.mutes).where(of.player == player, of.muted.in_(muted)))

    async def watch(self, player: str, table_id: str, at: int, most: int) -> bool:
        """Follows a table; false if that would be more than so many."""
        of = schema.watches.c
        count = select(func.count()).select_from(schema.watches).where(of.player == player)
        row = {"player": player, "table_id": table_id, "at": at}
        follow = self._insert(schema.watches).values(**row).on_conflict_do_nothing()
        known = select(schema.tables.c.id).where(schema.tables.c.id == table_id)

        def work(connection: Connection) -> tuple[bool, None]:
            if connection.execute(known).first() is None:
                return True, None
            if connection.execute(count).scalar_one() >= most:
                return False, None
            connection.execute(follow)
            return True, None

        return await self._writer.do(work)

    async def unwatch(self, player: str, table_id: str) -> None:
        """Follows it no more."""
        of = schema.watches.c
        gone = delete(schema.watches).where(of.player == player, of.table_id == table_id)
        await self._execute(gone)

    async def share(self, row: ShareRow) -> ShareRow:
        """Stores a link to what a seat sees, under the next number of its table."""
        of = schema.shares.c
        last = select(func.coalesce(func.max(of.number), 0)).where(of.table_id == row.table_id)
        table = select(schema.tables.c.id).where(schema.tables.c.id == row.table_id)
        locked = table.with_for_update(key_share=True)

        def work(connection: Connection) -> tuple[ShareRow, Change]:
            connection.execute(locked)
            numbered = row._replace(number=connection.execute(last).scalar_one() + 1)
            connection.execute(schema.shares.insert(), numbered._asdict())
            return numbered, Change(row.table_id, SEATS)

        return await self._writer.do(work, row.table_id)

    async def unshare(self, table_id: str, number: int) -> bool:
        """A link shows nothing any more; false if there was none."""
        of = schema.shares.c
        gone = delete(schema.shares).where(of.table_id == table_id, of.number == number)
        return await self._execute(gone, Change(table_id, SEATS)) == 1

    async def prepare(self, row: PreparedRow) -> None:
        """Stores what a seat has prepared, in the place of what it had before."""
        check_fit(row)
        saved = self._insert(schema.prepared).values(**row._asdict())
        fields = {name: value for name, value in row._asdict().items() if name != "table_id"}
        told = Change(row.table_id, PREPARED)
        await self._execute(
            saved.on_conflict_do_update(index_elements=["table_id", "seat"], set_=fields), told
        )

    async def note_prepared(self, old: PreparedRow, new: PreparedRow) -> bool:
        """What became of it, unless its seat has prepared something else meanwhile."""
        of = schema.prepared.c
        seen: list[Any] = [of[name] == value for name, value in old._asdict().items()]
        changed = update(schema.prepared).where(*seen).values(**new._asdict())
        return await self._execute(changed, Change(old.table_id, PREPARED)) == 1

    async def unprepare(self, table_id: str, seat: int) -> None:
        """Takes it back."""
        of = schema.prepared.c
        gone = delete(schema.prepared).where(of.table_id == table_id, of.seat == seat)
        await self._execute(gone, Change(table_id, PREPARED))

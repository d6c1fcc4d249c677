"""What a host wants to know of everything that is stored: how much there is, and of whom."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Select, Table, func, or_, select, union_all
from sqlalchemy import text as sql

from dolmen.server.store import schema
from dolmen.server.store.reader import Reader
from dolmen.server.store.rows import (
    BlockRow,
    ChatRow,
    DeedRow,
    Listed,
    MeansRow,
    PlayerRow,
    RecordRow,
)
from dolmen.server.store.schema import columns

SIZE: Final = "pg_database_size(current_database())"


class Counts(NamedTuple):
    """How much is stored."""

    # Tables by title and status.
    tables: dict[tuple[str, str], int]
    entries: int
    lines: int
    records: int
    people: int
    # Tables made, people who came and tables moved at since some moment.
    new_tables: int
    new_people: int
    moved: int


class RecordLine(NamedTuple):
    """An uploaded record in a list."""

    id: str
    owner: str
    title: str
    at: int
    size: int


class Census(Reader):
    """All that a host can ask."""

    async def means_of(self, *players: str) -> list[MeansRow]:
        """How some people want to be told, the oldest first."""
        of = schema.means.c
        asked = (
            select(*columns(schema.means, MeansRow))
            .where(of.player.in_(players))
            .order_by(of.created, of.id)
        )
        return [MeansRow._make(row) for row in await self._ask(asked)]

    async def kept_secret(self, name: str) -> str | None:
        """A secret of the server, if one was made."""
        of = schema.secrets.c
        found = await self._ask(select(of.value).where(of.name == name))
        return None if not found else str(found[0].value)

    async def counts(self, since: int) -> Counts:
        """How much there is of everything, and how much of it came after that moment."""
        of = schema.tables.c
        by = select(of.title, of.status, func.count()).group_by(of.title, of.status)
        found: Sequence[Any] = await self._ask(by)
        tables = {(title, status): int(count) for title, status, count in found}
        return Counts(
            tables,
            int(await self._one(select(func.coalesce(func.sum(of.n), 0)))),
            await self.count(schema.chat),
            await self.count(schema.records),
            await self.count(schema.players),
            await self._one(_count(schema.tables).where(of.created >= since)),
            await self._one(_count(schema.players).where(schema.players.c.created >= since)),
            await self._one(_count(schema.tables).where(of.moved >= since)),
        )

    async def count(self, table: Table) -> int:
        """How many rows a table has."""
        return int(await self._one(_count(table)))

    async def size(self) -> int:
        """The bytes that the database takes on its disk."""
        if self._file is None:
            return int(await self._one(select(sql(SIZE))))
        beside = [self._file, self._file.with_name(f"{self._file.name}-wal")]
        return sum(file.stat().st_size for file in beside if file.exists())

    async def host_keys(self) -> list[str]:
        """The hashes of keys that open the host's page."""
        return [row.hash for row in await self._ask(select(schema.host_keys.c.hash))]

    async def blocks(self) -> list[BlockRow]:
        """Who is kept out, the last one first."""
        of = schema.blocks.c
        asked = select(*columns(schema.blocks, BlockRow)).order_by(of.at.desc(), of.value)
        return [BlockRow._make(row) for row in await self._ask(asked)]

    async def deeds(self, after: int = 0, limit: int = 1000) -> list[DeedRow]:
        """What the host did after deed `after`: the last so many, in order."""
        of = schema.deeds.c
        asked = select(*columns(schema.deeds, DeedRow)).where(of.number > after)
        found = await self._ask(asked.order_by(of.number.desc()).limit(limit))
        return [DeedRow._make(row) for row in reversed(found)]

    async def deeds_at(self, table_id: str) -> list[DeedRow]:
        """What the host did at a table, which may be gone."""
        of = schema.deeds.c
        asked = select(*columns(schema.deeds, DeedRow)).where(of.table_id == table_id)
        return [DeedRow._make(row) for row in await self._ask(asked.order_by(of.number))]

    async def all_tables(self, words: str, limit: int) -> list[Listed]:
        """Tables by their id, their title or a name of somebody there; the last moved first."""
        of, seat = schema.tables.c, schema.seats.c
        asked = select(of.id)
        if words:
            named = select(seat.table_id).where(seat.name.icontains(words, autoescape=True))
            asked = asked.where(or_(of.id == words, of.title == words, of.id.in_(named)))
        return await self._list(asked, limit, "")

    async def people(self, words: str, limit: int) -> list[PlayerRow]:
        """Identities by their name, the beginning of their hash, or of all the newest."""
        of = schema.players.c
        asked = select(*columns(schema.players, PlayerRow))
        if words:
            same = of.hash.startswith(words, autoescape=True)
            asked = asked.where(or_(of.name.icontains(words, autoescape=True), same))
        found = await self._ask(asked.order_by(of.created.desc(), of.hash).limit(limit))
        return [PlayerRow._make(row) for row in found]

    async def named(self, start: str) -> list[str]:
        """Everybody whose hash begins so, whether they were ever saved or only hold a seat."""
        known, held = schema.players.c.hash, schema.holders.c.player
        both = union_all(
            select(known.label("hash")).where(known.startswith(start, autoescape=True)),
            select(held.label("hash")).where(held.startswith(start, autoescape=True)),
        ).subquery()
        found = await self._ask(select(both.c.hash).distinct().order_by(both.c.hash).limit(2))
        return [row.hash for row in found]

    async def said_by(self, player: str) -> list[ChatRow]:
        """What was said at the seats that somebody holds."""
        of, held = schema.chat.c, schema.holders.c
        asked = (
            select(*columns(schema.chat, ChatRow))
            .join(schema.holders, (held.table_id == of.table_id) & (held.seat == of.seat))
            .where(held.player == player)
            .order_by(of.table_id, of.k)
        )
        return [ChatRow._make(row) for row in await self._ask(asked)]

    async def records_of(self, player: str) -> list[RecordRow]:
        """The records that somebody uploaded."""
        of = schema.records.c
        asked = select(*columns(schema.records, RecordRow)).where(of.owner == player)
        return [RecordRow._make(row) for row in await self._ask(asked.order_by(of.at, of.id))]

    async def record_lines(self, limit: int, owner: str | None = None) -> list[RecordLine]:
        """Uploaded records, of one person or of all, the last one first."""
        of = schema.records.c
        asked = select(of.id, of.owner, of.title, of.at, func.length(of.lines))
        if owner is not None:
            asked = asked.where(of.owner == owner)
        found = await self._ask(asked.order_by(of.at.desc(), of.id).limit(limit))
        return [RecordLine._make(row) for row in found]

    async def _one(self, asked: Select[Any]) -> Any:
        return (await self._ask(asked))[0][0]


def _count(table: Table) -> Select[Any]:
    return select(func.count()).select_from(table)

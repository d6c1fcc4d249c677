"""How people want to be told, what was told already, and the secrets that go with it."""

from sqlalchemy import Connection, delete, or_, select, update

from dolmen.server.store import schema
from dolmen.server.store.faults import check_fit
from dolmen.server.store.reader import Reader, is_lesson
from dolmen.server.store.rows import Change, Listed, MeansRow
from dolmen.server.store.schema import columns
from dolmen.server.store.writes import Writes

_MEANS = columns(schema.means, MeansRow)


class MeansRows(Writes, Reader):
    """Means of people, and what goes out by them."""

    async def means(self, id: str) -> MeansRow | None:
        """One of them, if it is there."""
        found = await self._ask(select(*_MEANS).where(schema.means.c.id == id))
        return MeansRow._make(found[0]) if found else None

    async def add_means(self, row: MeansRow, most: int) -> bool:
        """Adds one, in place of what led to the same address for the same person, and of a push to
        the same device for anybody; false if the person has as many as they may have."""
        check_fit(row)
        of = schema.means.c
        same = (of.kind == row.kind, of.address == row.address)
        mine = () if row.kind == "push" else (of.player == row.player,)
        held = select(of.id).where(of.player == row.player)

        def work(connection: Connection) -> tuple[bool, Change | None]:
            connection.execute(delete(schema.means).where(*same, *mine))
            if len(connection.execute(held).all()) >= most:
                return False, None
            connection.execute(schema.means.insert().values(**row._asdict()))
            return True, None

        return await self._writer.do(work)

    async def remove_means(self, id: str, player: str | None = None) -> bool:
        """Removes one, if it is that person's, where one is named; false if there is none."""
        of = schema.means.c
        theirs = () if player is None else (of.player == player,)
        return await self._execute(delete(schema.means).where(of.id == id, *theirs)) == 1

    async def confirm_means(self, id: str, day: int) -> bool:
        """Somebody confirmed an address; false if there is nothing to confirm any more. The first
        mail comes another day."""
        of = schema.means.c
        said = update(schema.means).where(of.id == id).values(confirmed=True, day=day)
        return await self._execute(said) == 1

    async def forget_unconfirmed(self, before: int) -> None:
        """Addresses that nobody confirmed are forgotten."""
        of = schema.means.c
        await self._execute(delete(schema.means).where(~of.confirmed, of.created < before))

    async def claim_told(self, table_id: str, what: str, n: int) -> bool:
        """Whether this process is the one to tell something of a table at entry `n`: nobody has
        told that, or anything later."""
        of = schema.told.c
        said = self._insert(schema.told).values(table_id=table_id, what=what, n=n)
        later = said.on_conflict_do_update(
            index_elements=["table_id", "what"], set_={"n": n}, where=of.n < n
        )
        return await self._execute(later) == 1

    async def fresh_turns(self, since: int, limit: int) -> list[tuple[str, int, int]]:
        """Turns of people who want to be told that began since then: table, entry and seat."""
        of, held, by = schema.tables.c, schema.holders.c, schema.means.c
        at_seat = (held.table_id == of.id) & (held.seat == of.waits)
        asked = (
            select(of.id, of.n, of.waits)
            .distinct()
            .join(schema.holders, at_seat)
            .join(schema.means, by.player == held.player)
            .where(of.status == "playing", ~of.due, of.moved >= since)
        )
        return [(row.id, row.n, row.waits) for row in await self._ask(asked.limit(limit))]

    async def secret(self, name: str, fresh: str) -> str:
        """A secret of the server; the first process to ask for it brings it."""
        of = schema.secrets.c
        made = self._insert(schema.secrets).values(name=name, value=fresh)
        await self._execute(made.on_conflict_do_nothing())
        found: str = (await self._ask(select(of.value).where(of.name == name)))[0].value
        return found

    async def mails_due(self, day: int, limit: int) -> list[MeansRow]:
        """Confirmed addresses that had no mail on that day yet. A day beyond tomorrow was written
        by a clock that was ahead."""
        of = schema.means.c
        due = or_(of.day < day, of.day > day + 1)
        asked = select(*_MEANS).where(of.kind == "mail", of.confirmed, due)
        return [MeansRow._make(row) for row in await self._ask(asked.order_by(of.id).limit(limit))]

    async def claim_mail(self, id: str, day: int) -> bool:
        """Whether this process is the one to send the mail of that day."""
        of = schema.means.c
        due = or_(of.day < day, of.day > day + 1)
        return await self._execute(update(schema.means).where(of.id == id, due).values(day=day)) > 0

    async def turns_of(self, player: str, limit: int) -> list[Listed]:
        """The tables at which a person is to move who is this one, the longest waiting first."""
        of, held = schema.tables.c, schema.holders.c
        theirs = select(of.id).join(
            schema.holders,
            (held.table_id == of.id) & (held.seat == of.waits) & (held.player == player),
        )
        waiting = theirs.where(of.status == "playing", ~of.due, ~is_lesson())
        found = await self._list(waiting, limit, player)
        return found[::-1]

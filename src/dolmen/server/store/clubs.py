"""Events, their members and their tables: as they are written and read."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, Update, delete, exists, func, select, update

from dolmen.server.store import schema
from dolmen.server.store.faults import check_fit
from dolmen.server.store.reader import Reader
from dolmen.server.store.rows import SEATS, Change, ClubRow, ClubTable, MemberRow
from dolmen.server.store.schema import columns
from dolmen.server.store.writes import Writes

OPEN: Final = "open"
BEGUN: Final = "begun"


def count_no_more(player: str) -> Update:
    """The games that somebody put into events, of which none counts without them."""
    of, put = schema.club_tables.c, schema.club_consents.c
    theirs = exists().where(
        put.club_id == of.club_id, put.table_id == of.table_id, put.player == player
    )
    return update(schema.club_tables).where(theirs).values(counts=False)


class ClubWrites(Writes):
    """Events."""

    async def save_club(self, club: ClubRow) -> None:
        """Stores a new event."""
        check_fit(club)
        await self._execute(schema.clubs.insert().values(**club._asdict()))

    async def join_club(self, member: MemberRow, most: int) -> bool:
        """Somebody joins an event, or has another name there; false if it is full, or its rounds
        have begun."""
        check_fit(member)
        of, club = schema.members.c, schema.clubs.c
        mine = (of.club_id == member.club_id, of.player == member.player)
        status = select(club.status, club.kind).where(club.id == member.club_id)
        last = select(func.coalesce(func.max(of.number), -1), func.count())

        def work(connection: Connection) -> tuple[bool, None]:
            renamed = update(schema.members).where(*mine).values(name=member.name)
            if connection.execute(renamed).rowcount:
                return True, None
            is_open, kind = connection.execute(status.with_for_update()).one()
            number, count = connection.execute(last.where(of.club_id == member.club_id)).one()
            if count >= most or (kind == "robin" and is_open != OPEN):
                return False, None
            row = member._replace(number=number + 1)
            connection.execute(schema.members.insert().values(**row._asdict()))
            return True, None

        return await self._writer.do(work)

    async def leave_club(self, club_id: str, player: str) -> bool:
        """Somebody leaves an event, with everything that they wanted to count."""
        of, put = schema.members.c, schema.club_consents.c
        uncounted = count_no_more(player).where(schema.club_tables.c.club_id == club_id)

        def work(connection: Connection) -> tuple[bool, None]:
            connection.execute(uncounted)
            connection.execute(
                delete(schema.club_consents).where(put.club_id == club_id, put.player == player)
            )
            gone = delete(schema.members).where(of.club_id == club_id, of.player == player)
            return connection.execute(gone).rowcount == 1, None

        return await self._writer.do(work)

    async def begin_round(self, club: ClubRow, members: Sequence[MemberRow]) -> bool:
        """The next round is somebody's to make; false if another did. With the first one everybody
        has their number for good."""
        of, member = schema.clubs.c, schema.members.c
        mine = update(schema.clubs).where(of.id == club.id, of.round == club.round)

        def work(connection: Connection) -> tuple[bool, None]:
            begun = mine.values(round=club.round + 1, status=BEGUN)
            if connection.execute(begun).rowcount != 1:
                return False, None
            for number, one in enumerate(members if club.round == 0 else ()):
                placed = update(schema.members).where(
                    member.club_id == club.id, member.player == one.player
                )
                connection.execute(placed.values(number=number))
            return True, None

        return await self._writer.do(work)

    async def add_club_table(self, club_id: str, table_id: str, nth: int, number: int) -> None:
        """A table that was made for an event."""
        row = {"club_id": club_id, "table_id": table_id, "round": nth, "number": number}
        await self._execute(schema.club_tables.insert().values(**row, counts=True))

    async def put_into_club(
        self, club_id: str, table_id: str, player: str, needed: Sequence[str]
    ) -> bool:
        """Somebody wants a table of theirs to count. Once all who are needed do, it counts, and is
        a public one."""
        row = {"club_id": club_id, "table_id": table_id}
        put, table = schema.club_consents.c, schema.club_tables.c
        known = self._insert(schema.club_tables).values(**row, round=0, number=0, counts=False)
        wanted = self._insert(schema.club_consents).values(**row, player=player)
        asked = select(put.player).where(put.club_id == club_id, put.table_id == table_id)
        here = (table.club_id == club_id, table.table_id == table_id)

        def work(connection: Connection) -> tuple[bool, Change | None]:
            connection.execute(known.on_conflict_do_nothing())
            connection.execute(wanted.on_conflict_do_nothing())
            agreed = {one.player for one in connection.execute(asked)}
            if not set(needed) <= agreed:
                return False, None
            connection.execute(update(schema.club_tables).where(*here).values(counts=True))
            shown = update(schema.tables).where(schema.tables.c.id == table_id)
            connection.execute(shown.values(public=True))
            return True, Change(table_id, SEATS)

        return await self._writer.do(work, table_id)


class Clubs(Reader):
    """What can be asked of them."""

    async def club(self, id: str) -> ClubRow | None:
        """An event, if there is one of that name."""
        asked = select(*columns(schema.clubs, ClubRow)).where(schema.clubs.c.id == id)
        found = await self._ask(asked)
        return ClubRow._make(found[0]) if found else None

    async def members(self, club_id: str) -> list[MemberRow]:
        """Who joined an event, in the order they did."""
        of = schema.members.c
        asked = select(*columns(schema.members, MemberRow)).where(of.club_id == club_id)
        found = await self._ask(asked.order_by(of.number, of.player))
        return [MemberRow._make(row) for row in found]

    async def clubs_of(self, player: str, limit: int) -> list[ClubRow]:
        """The events that somebody made or joined, the last one first."""
        of = schema.clubs.c
        joined = select(schema.members.c.club_id).where(schema.members.c.player == player)
        asked = select(*columns(schema.clubs, ClubRow))
        theirs = asked.where((of.host == player) | of.id.in_(joined))
        found = await self._ask(theirs.order_by(of.at.desc(), of.id).limit(limit))
        return [ClubRow._make(row) for row in found]

    async def memberships(self, player: str) -> list[MemberRow]:
        """Where somebody is a member, and by which name."""
        asked = select(*columns(schema.members, MemberRow))
        found = await self._ask(asked.where(schema.members.c.player == player))
        return [MemberRow._make(row) for row in found]

    async def club_tables(self, club_id: str, player: str, limit: int) -> list[ClubTable]:
        """The tables of an event with all who sit there, the last moved first."""
        of, held = schema.club_tables.c, schema.holders.c
        mine = select(of.table_id).where(of.club_id == club_id)
        listed = await self._list(
            select(schema.tables.c.id).where(schema.tables.c.id.in_(mine)), limit, player
        )
        ids = [one.table.id for one in listed]
        found = await self._ask(
            select(of.table_id, of.round, of.number, of.counts).where(of.club_id == club_id)
        )
        about = {row.table_id: row for row in found}
        holders: dict[str, list[tuple[int, str]]] = {id: [] for id in ids}
        asked = select(held.table_id, held.seat, held.player).where(held.table_id.in_(ids))
        for row in await self._ask(asked.order_by(held.table_id, held.seat, held.player)):
            holders[row.table_id].append((row.seat, row.player))
        return [
            ClubTable(
                about[one.table.id].round,
                about[one.table.id].number,
                about[one.table.id].counts,
                one,
                holders[one.table.id],
            )
            for one in listed
            if one.table.id in about
        ]

    async def consents(self, club_id: str) -> dict[str, set[str]]:
        """Who wants which table to count."""
        of = schema.club_consents.c
        found: dict[str, set[str]] = {}
        asked = select(of.table_id, of.player).where(of.club_id == club_id)
        for row in await self._ask(asked):
            found.setdefault(row.table_id, set()).add(row.player)
        return found

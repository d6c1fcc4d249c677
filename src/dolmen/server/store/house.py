"""What the host does, as it is written: each deed in one transaction with the note of it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Text, and_, cast, delete, exists, func, literal, select, update

from dolmen.server.store import schema
from dolmen.server.store.appends import append_alone
from dolmen.server.store.clubs import count_no_more
from dolmen.server.store.faults import check_fit
from dolmen.server.store.rows import CHAT, Append, BlockRow, Change, DeedRow
from dolmen.server.store.writes import Writes

# What a seat is called whose name was taken away, in whatever language: number 2.
NAMELESS: Final = "Nº "

# Does something, and says whether there was anything to do and what others should look at again.
Doing = Callable[[Connection], tuple[bool, Change | None]]


# Reviews go with their records, which are uploaded files and tables alike.
_OF_NOTHING: Final = delete(schema.reviews).where(
    ~exists().where(schema.tables.c.id == schema.reviews.c.record),
    ~exists().where(schema.records.c.id == schema.reviews.c.record),
)


# Events of which nobody is left.
_OF_NOBODY: Final = delete(schema.clubs).where(
    schema.clubs.c.host == "",
    ~exists().where(schema.members.c.club_id == schema.clubs.c.id),
)


class HouseWrites(Writes):
    """The secret link, who is kept out, and everything the host takes away."""

    async def set_host_key(self, key_hash: str | None, at: int) -> None:
        """The one key that opens the host's page from now on; none: nobody's does."""

        def work(connection: Connection) -> tuple[None, None]:
            connection.execute(delete(schema.host_keys))
            if key_hash is not None:
                connection.execute(schema.host_keys.insert().values(hash=key_hash, at=at))
            return None, None

        await self._writer.do(work)

    async def remove_line(self, table_id: str, k: int, deed: DeedRow) -> bool:
        """Takes a line of chat away; false if there is none, or no more."""
        of = schema.chat.c
        gone = update(schema.chat).where(of.table_id == table_id, of.k == k, ~of.removed)

        def work(connection: Connection) -> tuple[bool, Change | None]:
            count = connection.execute(gone.values(text="", removed=True)).rowcount
            return count == 1, Change(table_id, CHAT, k)

        return await self._do(work, deed)

    async def close_table(self, append: Append, deed: DeedRow) -> bool:
        """Ends a game; false if it went on meanwhile."""
        check_fit(*append.entries)
        return await self._do(lambda connection: append_alone(connection, append), deed)

    async def remove_table(self, table_id: str, deed: DeedRow) -> bool:
        """Deletes a table and all that belongs to it; false if there is none."""
        return await self._do_one(delete(schema.tables).where(schema.tables.c.id == table_id), deed)

    async def remove_record(self, id: str, deed: DeedRow) -> bool:
        """Deletes an uploaded record; false if there is none."""
        return await self._do_one(delete(schema.records).where(schema.records.c.id == id), deed)

    async def remove_name(self, player: str, deed: DeedRow) -> bool:
        """Somebody has no name any more: not here, and not at any table."""

        def work(connection: Connection) -> tuple[bool, Change | None]:
            of = schema.players.c
            theirs = update(schema.members).where(schema.members.c.player == player)
            connection.execute(theirs.values(name=NAMELESS))
            named = update(schema.players).where(of.hash == player).values(name=None)
            known = connection.execute(named).rowcount
            seated = connection.execute(_renamed(schema.seats, player)).rowcount
            connection.execute(_renamed(schema.chat, player))
            return bool(known or seated), None

        return await self._do(work, deed)

    async def remove_person(self, player: str, deed: DeedRow) -> bool:
        """Deletes all that is known of somebody. Tables at which nobody else had a seat go with
        them; at others the moves stay, under no name."""
        mine = schema.holders.alias("mine")
        held = select(mine.c.table_id).where(mine.c.player == player)
        other = schema.holders.alias("other")
        others = exists().where(other.c.table_id == schema.tables.c.id, other.c.player != player)
        of, theirs = schema.tables.c, _held(schema.chat, player)

        def work(connection: Connection) -> tuple[bool, Change | None]:
            alone = delete(schema.tables).where(of.id.in_(held), ~others)
            count = connection.execute(alone).rowcount
            count += connection.execute(_renamed(schema.seats, player)).rowcount
            connection.execute(_renamed(schema.chat, player))
            connection.execute(
                update(schema.chat).where(theirs).values(text="", removed=True, client=None)
            )
            made = update(schema.tables).where(of.host == player)
            connection.execute(made.values(host="", webhook=None))
            connection.execute(count_no_more(player))
            for left in (schema.shares, schema.prepared):
                connection.execute(delete(left).where(_held(left, player)))
            for table, column in (
                (schema.recovery, schema.recovery.c.player),
                (schema.mutes, schema.mutes.c.player),
                (schema.mutes, schema.mutes.c.muted),
                (schema.watches, schema.watches.c.player),
                (schema.holders, schema.holders.c.player),
                (schema.records, schema.records.c.owner),
                (schema.means, schema.means.c.player),
                (schema.attempts, schema.attempts.c.player),
                (schema.club_consents, schema.club_consents.c.player),
                (schema.members, schema.members.c.player),
                (schema.players, schema.players.c.hash),
            ):
                count += connection.execute(delete(table).where(column == player)).rowcount
            club = schema.clubs.c
            connection.execute(update(schema.clubs).where(club.host == player).values(host=""))
            connection.execute(_OF_NOBODY)
            connection.execute(_OF_NOTHING)
            return count > 0, None

        return await self._do(work, deed)

    async def forget_players(self, whats: Sequence[str], before: int) -> None:
        """Of older deeds of these kinds nobody needs to know any more whom they were about."""
        of = schema.deeds.c
        older = update(schema.deeds).where(of.what.in_(whats), of.at < before)
        await self._execute(older.where(of.player.is_not(None)).values(player=None))

    async def block(self, block: BlockRow, deed: DeedRow, spoilt: str = "") -> bool:
        """Keeps somebody out; false if they are already. The links of seats that only an identity
        holds stop working: `spoilt` takes the place of the hashes of their keys."""
        check_fit(block)
        kept_out = self._insert(schema.blocks).values(**block._asdict()).on_conflict_do_nothing()
        other = schema.holders.alias("other")
        seat = schema.seats.c
        others = exists().where(
            other.c.table_id == seat.table_id,
            other.c.seat == seat.seat,
            other.c.player != block.value,
        )
        links = update(schema.seats).where(_held(schema.seats, block.value), ~others)

        def work(connection: Connection) -> tuple[bool, Change | None]:
            if connection.execute(kept_out).rowcount != 1:
                return False, None
            if spoilt:
                connection.execute(links.values(token_hash=spoilt))
            return True, None

        return await self._do(work, deed)

    async def unblock(self, kind: str, value: str, deed: DeedRow) -> bool:
        """Lets somebody in again; false if nobody kept them out."""
        of = schema.blocks.c
        return await self._do_one(
            delete(schema.blocks).where(of.kind == kind, of.value == value), deed
        )

    async def _do_one(self, statement: Any, deed: DeedRow) -> bool:
        def work(connection: Connection) -> tuple[bool, Change | None]:
            count = connection.execute(statement).rowcount
            connection.execute(_OF_NOTHING)
            return count == 1, None

        return await self._do(work, deed)

    async def _do(self, doing: Doing, deed: DeedRow) -> bool:
        """Does it and tells of it, or neither."""
        check_fit(deed)
        last = select(func.coalesce(func.max(schema.deeds.c.number), 0))

        def work(connection: Connection) -> tuple[bool, Change | None]:
            done, change = doing(connection)
            if not done:
                return False, None
            number = connection.execute(last).scalar_one() + 1
            noted = deed._replace(number=number)._asdict()
            connection.execute(schema.deeds.insert().values(**noted))
            return True, change

        return await self._writer.do(work, deed.table_id or "")


def _held(table: Any, player: str) -> Any:
    """Rows of seats that somebody holds: the seats themselves, or what was said there."""
    held, sat = schema.holders.alias("held"), schema.holders.alias("sat")
    theirs = exists().where(
        and_(
            held.c.table_id == table.c.table_id,
            held.c.seat == table.c.seat,
            held.c.player == player,
        )
    )
    # By their tables first: rows of all others are not even looked at.
    return and_(table.c.table_id.in_(select(sat.c.table_id).where(sat.c.player == player)), theirs)


def _renamed(table: Any, player: str) -> Any:
    """The same rows without the name."""
    number = literal(NAMELESS) + cast(table.c.seat + 1, Text)
    return update(table).where(_held(table, player)).values(name=number)

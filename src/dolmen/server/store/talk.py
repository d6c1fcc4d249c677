"""Chat and votes, as they are written."""

from sqlalchemy import ColumnElement, Connection, delete, func, select

from dolmen.server.store import schema
from dolmen.server.store.faults import check_fit
from dolmen.server.store.rows import (
    CHAT,
    SEATS,
    Change,
    ChatRow,
    VoteRow,
)
from dolmen.server.store.schema import columns
from dolmen.server.store.writes import Writes


class TalkWrites(Writes):
    """What people at a table say, and what they vote for."""

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
        same = select(*columns(schema.chat, ChatRow)).where(
            of.table_id == table_id, of.seat == seat, of.client == client
        )

        def work(connection: Connection) -> tuple[ChatRow, Change]:
            connection.execute(locked)
            known = connection.execute(same).first() if client is not None else None
            if known is not None:
                return ChatRow._make(known), Change(table_id, CHAT, known.k)
            k = connection.execute(last).scalar_one() + 1
            row = ChatRow(table_id, k, seat, name, text, at)
            connection.execute(schema.chat.insert(), {**row._asdict(), "client": client})
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

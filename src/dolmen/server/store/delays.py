"""How far a log may be shown that is shown later: asked of the database, since what waits to be
shown may be thousands of entries, and is looked at every moment."""

from collections.abc import Sequence

from sqlalchemy import select

from dolmen.server.store import schema
from dolmen.server.store.reader import Reader


class Delays(Reader):
    """What may be shown by now."""

    async def first_unripe(
        self, id: str, after: int, before: int | None, decisions: int, kinds: Sequence[str]
    ) -> int | None:
        """The first entry after `after` that is not shown yet: the first that was written after
        that moment, or the one from which on there are not more than so many decisions, which are
        entries of these kinds by a seat; the sooner of both. None: all may be shown."""
        of = schema.log.c
        asked = select(of.n).where(of.table_id == id, of.n > after)
        end: int | None = None
        if before is not None:
            young = await self._ask(asked.where(of.at > before).order_by(of.n).limit(1))
            end = young[0].n if young else None
        if decisions:
            asked = asked if end is None else asked.where(of.n < end)
            decided = asked.where(of.seat.is_not(None), of.kind.in_(kinds))
            last = await self._ask(decided.order_by(of.n.desc()).offset(decisions - 1).limit(1))
            end = last[0].n if last else after + 1
        return end

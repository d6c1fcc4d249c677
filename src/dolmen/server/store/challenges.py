"""Games that everybody plays alike, and who has played them: as they are written and read."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, and_, exists, func, select, update

from dolmen.server.store import schema
from dolmen.server.store.faults import check_fit
from dolmen.server.store.reader import Reader
from dolmen.server.store.rows import AttemptListed, AttemptRow, ChallengeRow, Unsettled
from dolmen.server.store.schema import columns
from dolmen.server.store.writes import Writes

# How an attempt stands: it is played; it counts; it ended after its day; it was given up, or
# somebody else played the seat as well.
OPEN: Final = "open"
COUNTED: Final = "counted"
LATE: Final = "late"
LEFT: Final = "left"
# The slot of the attempt that a bot makes for all others to be measured by.
PAR: Final = "par"

_ATTEMPT: Final = columns(schema.attempts, AttemptRow)


class ChallengeWrites(Writes):
    """Challenges and attempts at them."""

    async def save_challenge(self, challenge: ChallengeRow) -> None:
        """Stores a challenge, unless there is one of that title and day: the first one stays."""
        check_fit(challenge)
        saved = self._insert(schema.challenges).values(**challenge._asdict())
        await self._execute(saved.on_conflict_do_nothing())

    async def save_attempt(self, attempt: AttemptRow) -> bool:
        """Stores an attempt; false if its slot has one."""
        check_fit(attempt)
        saved = self._insert(schema.attempts).values(**attempt._asdict())
        return await self._execute(saved.on_conflict_do_nothing()) == 1

    async def settle_attempt(self, table_id: str, state: str, points: int, rank: int) -> None:
        """Notes how an attempt came out."""
        of = schema.attempts.c
        settled = update(schema.attempts).where(of.table_id == table_id, of.state == OPEN)
        await self._execute(settled.values(state=state, points=points, rank=rank))


class Challenges(Reader):
    """What can be asked of them."""

    async def challenge(self, title: str, day: str) -> ChallengeRow | None:
        """A challenge, if somebody has begun it."""
        of = schema.challenges.c
        asked = select(*columns(schema.challenges, ChallengeRow))
        found = await self._ask(asked.where(of.title == title, of.day == day))
        return ChallengeRow._make(found[0]) if found else None

    async def challenge_days(self, title: str, before: str, limit: int) -> list[str]:
        """The days of a title before another on which somebody played, the last first."""
        of = schema.challenges.c
        asked = select(of.day).where(of.title == title, of.day < before)
        return [row.day for row in await self._ask(asked.order_by(of.day.desc()).limit(limit))]

    async def attempt(self, title: str, day: str, slot: str) -> AttemptListed | None:
        """The attempt of a slot."""
        of = schema.attempts.c
        found = await self._attempts([of.title == title, of.day == day, of.slot == slot], 1)
        return found[0] if found else None

    async def counted(self, title: str, day: str, limit: int) -> list[AttemptListed]:
        """The attempts that count, the best first; of equals the earlier one."""
        of = schema.attempts.c
        return await self._attempts(
            [of.title == title, of.day == day, of.state == COUNTED, of.slot != PAR], limit
        )

    async def my_best(self, title: str, day: str, player: str) -> AttemptListed | None:
        """The best attempt of somebody that counts."""
        of = schema.attempts.c
        theirs = [of.title == title, of.day == day, of.state == COUNTED, of.player == player]
        found = await self._attempts(theirs, 1)
        return found[0] if found else None

    async def count_attempts(
        self, title: str, day: str, state: str, above: int | None = None
    ) -> int:
        """How many of people are in that state; with more points than those, if some are given."""
        of = schema.attempts.c
        asked = select(func.count()).where(
            of.title == title, of.day == day, of.state == state, of.slot != PAR
        )
        if above is not None:
            asked = asked.where(of.points > above)
        return int((await self._ask(asked))[0][0])

    async def attempts_of(self, player: str) -> list[AttemptRow]:
        """All attempts of somebody, the last first."""
        of = schema.attempts.c
        asked = select(*_ATTEMPT).where(of.player == player).order_by(of.at.desc(), of.table_id)
        return [AttemptRow._make(row) for row in await self._ask(asked)]

    async def unsettled(self, title: str, day: str, limit: int) -> list[Unsettled]:
        """Attempts that are over and not judged yet."""
        of, table, log = schema.attempts.c, schema.tables.c, schema.log.c
        changed = exists().where(log.table_id == of.table_id, log.kind == "seat")
        asked = (
            select(*_ATTEMPT, table.outcome, table.ended, changed)
            .join_from(schema.attempts, schema.tables, table.id == of.table_id)
            .where(of.title == title, of.day == day, of.state == OPEN)
            .where(table.outcome.is_not(None), table.ended.is_not(None))
            .order_by(table.ended, table.id)
            .limit(limit)
        )
        return [
            Unsettled(AttemptRow._make(row[: len(_ATTEMPT)]), *row[len(_ATTEMPT) :])
            for row in await self._ask(asked)
        ]

    async def _attempts(
        self, which: Sequence[ColumnElement[bool]], limit: int
    ) -> list[AttemptListed]:
        of, seat = schema.attempts.c, schema.seats.c
        first = and_(seat.table_id == of.table_id, seat.seat == 0)
        asked = (
            select(*_ATTEMPT, seat.name)
            .join_from(schema.attempts, schema.seats, first)
            .where(*which)
            .order_by(of.points.desc(), of.at, of.table_id)
            .limit(limit)
        )
        return [
            AttemptListed(AttemptRow._make(row[:-1]), row[-1]) for row in await self._ask(asked)
        ]

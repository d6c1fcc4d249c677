"""Who plays what everybody plays alike, and how well: one attempt a day for each identity, a bot's
par, and the list of a day."""

import contextlib
import json
import secrets
from collections.abc import Iterable
from typing import Any, Final, cast

from dolmen.core import fair
from dolmen.core.message import Refusal
from dolmen.games import open_game
from dolmen.server.challenge import (
    EVER,
    challenge_of,
    day_at,
    draw_options,
    end_of,
    parent_of,
    read_day,
)
from dolmen.server.people import Person
from dolmen.server.refusals import Denied
from dolmen.server.store import AttemptListed, AttemptRow, ChallengeRow, Unsettled
from dolmen.server.store.challenges import COUNTED, LATE, LEFT, OPEN, PAR
from dolmen.server.table.entries import read_outcome
from dolmen.server.table.links import table_path
from dolmen.server.table.make import attempt_table
from dolmen.server.table.options import settle_options
from dolmen.server.table.start import start_full
from dolmen.server.tables import Tables
from dolmen.server.wire.answers import TableMade
from dolmen.server.wire.challenges import AttemptLine, ChallengeInfo, MyAttempt

# So many are listed, and of a list for ever so many are looked at, since one person may be there
# often; so many days are named.
MOST_LISTED: Final = 100
MOST_READ: Final = 500
MOST_DAYS: Final = 60
# So many games that ended are judged whenever somebody looks.
MOST_SETTLED: Final = 100
# Who plays for a par: nobody.
NOBODY: Final = ""


class Challenges:
    """The challenges of all titles. One begins when somebody first plays it: then its seed is
    drawn, and not a moment earlier."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def begin(self, person: Person, title: str, asked: str) -> TableMade:
        """A table for an attempt. Of a day everybody has one: whoever asks again finds it."""
        now = self._tables.now()
        day = read_day(asked, now)
        challenge_of(title, day)
        if day not in (EVER, day_at(now)):
            raise Denied("day-over")
        if day != EVER:
            mine = await self._store.attempt(title, day, person.player)
            if mine is not None:
                return _found(mine.attempt.table_id)
        row = await self._open(title, day)
        made = await attempt_table(self._tables, person, row, parent_of(day))
        slot = made.id if day == EVER else person.player
        if not await self._keep(row, made.id, slot, person.player):
            # The same person was faster, by another tab: that is the one attempt.
            known = await self._store.attempt(title, day, slot)
            return _found(made.id if known is None else known.attempt.table_id)
        await start_full(self._tables, made.id, person.address)
        await self._play_par(row)
        return made

    async def look(self, title: str, asked: str, player: str | None) -> ChallengeInfo:
        """A day as everybody may know it: who played how well. What was played is told when the
        day is over."""
        now = self._tables.now()
        day = read_day(asked, now)
        challenge, store, today = challenge_of(title, day), self._store, day_at(now)
        for one in await store.unsettled(title, day, MOST_SETTLED):
            await self._settle(one)
        row = await store.challenge(title, day)
        is_open = day in (EVER, today)
        shown = day != today
        listed = await store.counted(title, day, MOST_LISTED if day != EVER else MOST_READ)
        if day == EVER:
            listed = _once_each(listed)[:MOST_LISTED]
        places = _places([one.attempt.points or 0 for one in listed])
        par = await store.attempt(title, day, PAR)
        fixed = {} if row is None else json.loads(row.options)
        options = fixed if shown else {k: v for k, v in fixed.items() if k not in challenge.drawn}
        return ChallengeInfo(
            title=title,
            day=day,
            today=today,
            is_open=is_open,
            ends=end_of(day),
            seats=challenge.seats if row is None else row.seats,
            options=options,
            drawn=sorted(challenge.drawn),
            level=(challenge.level if row is None else row.level) or None,
            par_level=(challenge.par if row is None else row.par) or None,
            seal=None if row is None else fair.seal(bytes.fromhex(row.seed)),
            lines=[
                _line(one, place, player, shown=shown)
                for one, place in zip(listed, places, strict=True)
            ],
            count=await store.count_attempts(title, day, COUNTED),
            playing=await store.count_attempts(title, day, OPEN),
            par=None
            if par is None or par.attempt.points is None
            else _line(par, 0, player, shown=shown),
            mine=await self._mine(title, day, player),
            days=[] if day == EVER else await store.challenge_days(title, today, MOST_DAYS),
        )

    async def _mine(self, title: str, day: str, player: str | None) -> MyAttempt | None:
        """How somebody's own attempt stands: that of a day, or the best."""
        if player is None:
            return None
        store = self._store
        if day == EVER:
            found = await store.my_best(title, day, player)
        else:
            found = await store.attempt(title, day, player)
        if found is None:
            return None
        attempt, place = found.attempt, None
        if attempt.state == COUNTED and attempt.points is not None:
            place = 1 + await store.count_attempts(title, day, COUNTED, attempt.points)
        return MyAttempt(
            table=attempt.table_id,
            state=cast(Any, attempt.state),
            points=attempt.points,
            place=place,
        )

    async def _open(self, title: str, day: str) -> ChallengeRow:
        """The challenge as it is stored. Of several who are first, one draws its seed."""
        found = await self._store.challenge(title, day)
        if found is not None:
            return found
        challenge = challenge_of(title, day)
        seed = secrets.token_bytes(fair.SEED_BYTES)
        options = settle_options(title, challenge.seats, draw_options(challenge, seed))
        await self._store.save_challenge(
            ChallengeRow(
                title,
                day,
                challenge.seats,
                json.dumps(open_game(title, challenge.seats, **options).options),
                challenge.level,
                challenge.par,
                seed.hex(),
                self._tables.now(),
            )
        )
        found = await self._store.challenge(title, day)
        assert found is not None
        return found

    async def _keep(self, row: ChallengeRow, table: str, slot: str, player: str) -> bool:
        """Notes whose attempt a table is; one that nobody has room for is gone again."""
        at = self._tables.now()
        attempt = AttemptRow(table, row.title, row.day, slot, player, OPEN, None, None, at)
        if await self._store.save_attempt(attempt):
            return True
        await self._store.delete_tables([table])
        self._tables.desks.forget(table)
        return False

    async def _play_par(self, row: ChallengeRow) -> None:
        """Lets a bot play it once, among bots alone, when nobody else needs a worker."""
        if not row.par or await self._store.attempt(row.title, row.day, PAR) is not None:
            return
        nobody = Person(NOBODY, None, row.par, NOBODY)
        # Too many tables of bots are under way: the next who plays lets it begin.
        with contextlib.suppress(Refusal):
            made = await attempt_table(self._tables, nobody, row, parent_of(row.day), bot=row.par)
            if await self._keep(row, made.id, PAR, NOBODY):
                await start_full(self._tables, made.id, NOBODY)

    async def _settle(self, one: Unsettled) -> None:
        """Judges an attempt that is over."""
        outcome, end = read_outcome(one.outcome), end_of(one.attempt.day)
        state = COUNTED
        if outcome.how != "over" or one.changed:
            state = LEFT
        elif end is not None and one.ended >= end and one.attempt.slot != PAR:
            state = LATE
        await self._store.settle_attempt(
            one.attempt.table_id, state, outcome.scores[0], outcome.ranks[0]
        )


def _line(one: AttemptListed, place: int, player: str | None, *, shown: bool) -> AttemptLine:
    attempt = one.attempt
    is_mine = player is not None and attempt.player == player
    return AttemptLine(
        name=one.name,
        points=attempt.points or 0,
        rank=attempt.rank or 0,
        place=place,
        mine=is_mine,
        table=attempt.table_id if shown or is_mine else None,
    )


def _places(points: list[int]) -> list[int]:
    """The place of each, the best first: equals share one."""
    return [1 + points.index(one) for one in points]


def _once_each(listed: Iterable[AttemptListed]) -> list[AttemptListed]:
    """Of everybody the best."""
    best: dict[str, AttemptListed] = {}
    for one in listed:
        best.setdefault(one.attempt.player, one)
    return list(best.values())


def _found(id: str) -> TableMade:
    return TableMade(id=id, path=table_path(id), links=[])

"""What a seat saw some moves or minutes ago, for whoever came by a link that shows it later.

Such a viewer looks at a match of its own, which is as the table was: it takes the entries of the
log when their time has come, and nothing of the table as it is now reaches it."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

from dolmen.core.message import Refusal
from dolmen.server.desks import DONE
from dolmen.server.presence import Presence
from dolmen.server.stage import end_links
from dolmen.server.store import Entry, ShareRow, Store, TableRow, Unstored
from dolmen.server.store.reader import LIVE
from dolmen.server.table.caps import Caps
from dolmen.server.table.desk import Desk
from dolmen.server.table.display import Showing
from dolmen.server.table.match import RECENT, Match
from dolmen.server.table.standing import PLAYED
from dolmen.server.table.summary import table_state
from dolmen.server.tasks import Tasks
from dolmen.server.wire.messages import TableChanged

# How often it is looked whether more may be shown.
EVERY_SECONDS: Final = 2.0
MINUTE: Final = 60_000

# A table, and how much later it is shown.
Key = tuple[str, int, int]


async def ripe(
    store: Store, row: TableRow, share: ShareRow, now: int, after: int = 0, most: int | None = None
) -> list[Entry]:
    """Those of the entries after `after` whose time has come, so many at most. Once a game has
    ended nothing is hidden, so that the last moves are not waited for."""
    before = now - share.minutes * MINUTE if share.minutes else None
    moves = share.moves if row.status in LIVE else 0
    end = await store.first_unripe(row.id, after, before, moves, PLAYED)
    return await store.entries(row.id, after, before=end, most=most)


class Lates:
    """Tables as they were, one for each delay that somebody looks with."""

    def __init__(
        self, store: Store, tasks: Tasks, caps: Caps, now: Callable[[], int], every: float
    ) -> None:
        self._store = store
        self._tasks = tasks
        self._caps = caps
        self._now = now
        self._every = every
        self._desks: dict[Key, Desk] = {}
        self._opening: dict[Key, asyncio.Task[Desk]] = {}
        # Of all that are opened one has a portion each time the loop comes round.
        self._turn = asyncio.Lock()

    async def open(self, desk: Desk, share: ShareRow) -> Desk:
        """A table as it was, as much earlier as a link says. Whoever looks at it is added to its
        viewers; without any it is soon forgotten."""
        key = (desk.id, share.moves, share.minutes)
        late = self._desks.get(key)
        if late is not None:
            return late
        opening = self._opening.get(key)
        if opening is None:
            opening = self._opening[key] = self._tasks.begin(self._open(key, desk, share))
        try:
            return await asyncio.shield(opening)
        finally:
            if opening.done():
                self._opening.pop(key, None)

    async def _open(self, key: Key, desk: Desk, share: ShareRow) -> Desk:
        late = Desk(await self._read(desk, share), [], Presence(lambda: 0.0, 0.0))
        late.shares = desk.shares
        self._desks[key] = late
        self._tasks.spawn(self._follow(key, share, late))
        return late

    def close(self) -> None:
        """The server stops."""
        for desk in self._desks.values():
            for viewer in desk.viewers:
                viewer.cut_off("restart")

    async def _read(self, desk: Desk, share: ShareRow) -> Match:
        row = desk.match.row
        entries = await ripe(self._store, row, share, self._now())
        match = Match(as_it_was(row, len(entries)), desk.match.seats, None, self._caps)
        portions = match.replay(entries)
        while True:
            async with self._turn:
                if next(portions, DONE) is DONE:
                    return match
                await asyncio.sleep(0)

    async def _follow(self, key: Key, share: ShareRow, late: Desk) -> None:
        """Shows what becomes ripe, as long as somebody looks."""
        try:
            while True:
                await asyncio.sleep(self._every)
                if not late.viewers:
                    return
                with contextlib.suppress(Unstored):
                    await self.advance(late, share)
        except Refusal:
            # Its log cannot be followed; whoever comes again has it read afresh.
            for viewer in list(late.viewers):
                viewer.cut_off("restart")
        finally:
            del self._desks[key]

    async def advance(self, late: Desk, share: ShareRow) -> None:
        """Takes what is ripe by now, and ends what was ended."""
        row = await self._store.table(late.id)
        late.shares = await self._store.shares(late.id)
        end_links(late)
        if row is None:
            for viewer in list(late.viewers):
                viewer.cut_off("gone")
            return
        match = late.match
        entries = await ripe(self._store, row, share, self._now(), match.n, RECENT)
        if not entries:
            return
        last = entries[-1].n
        match.catch_up(row if last == row.n else as_it_was(row, last), entries)
        showing = Showing(match)
        for viewer in list(late.viewers):
            showing.show(viewer, viewer.n)
            if match.row.outcome is not None:
                viewer.send(TableChanged(match.n, table_state(late)))


def as_it_was(row: TableRow, n: int) -> TableRow:
    """The row of a table after so many entries: it was being played. How its time stands is that
    of the present, and would tell whose turn it is by now."""
    if n == row.n:
        return row
    return row._replace(
        n=n,
        status="playing",
        waits=None,
        due=False,
        ended=None,
        outcome=None,
        mark="",
        next=None,
        allowance=None,
        hourglass=None,
        runs_out=None,
        reminds=None,
    )

"""Tables in step with the store: each one serial, durable before seen.

A message goes check -> store and commit -> adopt -> project for each viewer -> send. Between
processes the log's primary key arbitrates; the loser reads what the winner stored."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from dolmen.core.message import Refusal
from dolmen.server.bots_alone import BotsAlone
from dolmen.server.desks import Desks
from dolmen.server.metrics import Metrics
from dolmen.server.refusals import Denied
from dolmen.server.settings import Settings
from dolmen.server.stage import Stage, dismiss
from dolmen.server.store import SeatRow, Store, Unstored
from dolmen.server.table.allowance import timed
from dolmen.server.table.desk import Desk
from dolmen.server.table.match import RECENT, Plan
from dolmen.server.table.seats import Seats


class Tables:
    """What changes tables: entries and seats go into the store, then into memory, then to viewers.

    `follow` is called after each change, with whether it was made here: a bot's turn may be due,
    or a person has to be told."""

    def __init__(
        self,
        store: Store,
        desks: Desks,
        stage: Stage,
        settings: Settings,
        metrics: Metrics,
        now: Callable[[], int],
    ) -> None:
        self.store = store
        self.desks = desks
        self.stage = stage
        self.settings = settings
        self.metrics = metrics
        self.now = now
        self.bots_alone = BotsAlone(desks, settings.bot_tables_per_address)
        self.follow: Callable[[Desk, bool], None] = lambda desk, here: None

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Desk]:
        """A table for one thing at a time, up to date."""
        while True:
            desk = await self.desks.open(id)
            async with desk.lock:
                if self.desks.get(id) is not desk:
                    continue  # it was evicted while it was waited for
                if desk.behind:
                    await self.catch_up(desk)
                yield desk
                return

    async def commit(self, desk: Desk, plan: Plan) -> None:
        """Durable before seen; the loser of a race catches up and is told."""
        append = timed(desk.match, plan.append, self.desks.served())
        plan = plan._replace(append=append)
        proposal, glass = desk.match.standing.proposal, desk.match.row.hourglass
        starts = desk.match.row.status == "open"
        try:
            with self.metrics.commit_seconds.time():
                if starts:
                    brought = [seat.nonce for seat in desk.match.seats.rows]
                    won = await self.store.start_table(append, brought)
                else:
                    won = await self.store.append(append)
        except Unstored:
            # Whether it was stored may be open: the store decides before the next move.
            desk.behind = True
            raise Denied("unstored") from None
        if not won:
            await self.catch_up(desk)
            if starts:
                await self.reseat(desk)
            raise Denied("stale", n=desk.match.n)
        desk.match.adopt(plan)
        self.metrics.entries.inc(len(append.entries))
        self.stage.show(desk)
        is_other = desk.match.standing.proposal != proposal or append.hourglass != glass
        if append.outcome is not None or desk.match.frozen is not None or is_other:
            self.stage.show_table(desk)
        self.follow(desk, True)

    async def catch_up(self, desk: Desk) -> None:
        """Reads what others stored, and shows it."""
        match, proposal = desk.match, desk.match.standing.proposal
        glass = match.row.hourglass
        row = await self.store.table(match.row.id)
        if row is None:
            self.desks.forget(match.row.id)
            raise Denied("unknown-table")
        stored = await self.store.entries(match.row.id, after=match.n)
        # What came after the row was read waits for its own row: the two go together.
        entries = [entry for entry in stored if entry.n <= row.n]
        try:
            if len(entries) > RECENT:
                # Nobody could be told of all that: it is read afresh, as what stands of it.
                desk.match = await self.desks.read(match.row.id)
            else:
                match.catch_up(row, entries)
        except Refusal:
            # Another process has other rules, or the log was written by hand: likewise.
            desk.match = await self.desks.read(match.row.id)
        desk.behind = len(entries) < len(stored)
        self.stage.show(desk)
        is_other = desk.match.standing.proposal != proposal or row.hourglass != glass
        if row.outcome is not None or is_other:
            self.stage.show_table(desk)
        self.follow(desk, False)

    async def reseat(self, desk: Desk) -> None:
        """After seats changed in the store: takes them over and shows them."""
        id = desk.id
        desk.match.seats = Seats(await self.store.seats(id), await self.store.holders(id))
        desk.shares = await self.store.shares(id)
        dismiss(desk)
        due = desk.match.due_bot is not None
        if due != desk.match.row.due:
            await self.store.update_table(id, due=due)
            desk.match.row = desk.match.row._replace(due=due)
        self.stage.show_table(desk)
        self.stage.show(desk)
        if desk.match.row.status == "playing":
            self.stage.show_again(desk)
        self.follow(desk, True)

    async def change_seat(
        self,
        desk: Desk,
        new: SeatRow,
        *,
        holder: str | None = None,
        clear: bool = False,
        told: Plan | None = None,
    ) -> bool:
        """Changes a seat and shows it, with what is told of it; False if another process was
        faster, and that is shown."""
        old = desk.match.seats.rows[new.seat]
        status = desk.match.row.status
        if told is not None:
            append = timed(desk.match, told.append, self.desks.served(), new)
            told = told._replace(append=append)
        # Whoever sits down at a table that waits gives it more time; one that is played moves on by
        # its entries.
        moved = self.now() if status == "open" and new.kind == "person" else None
        won = await self.store.change_seat(
            old,
            new,
            status=status,
            holder=holder,
            clear=clear,
            told=told and told.append,
            moved=moved,
        )
        if not won:
            await self.catch_up(desk)
        elif told is not None:
            desk.match.adopt(told)
        elif moved is not None:
            desk.match.row = desk.match.row._replace(moved=moved)
        await self.reseat(desk)
        return won

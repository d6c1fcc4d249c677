"""All tables in use: each one serial, durable before seen, and shown to whoever looks.

A message goes check -> store and commit -> apply -> project for each viewer -> send. Between
processes the log's primary key arbitrates; the loser reads what the winner stored."""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from dolmen.core.message import Refusal
from dolmen.server.metrics import Metrics
from dolmen.server.presence import REPEAT_SECONDS, Presence, told
from dolmen.server.refusals import Denied
from dolmen.server.settings import Settings
from dolmen.server.shown import table_state
from dolmen.server.store import Append, SeatRow, Store, Unstored, VoteRow
from dolmen.server.store.rows import PRESENCE
from dolmen.server.table.match import Room
from dolmen.server.viewers import Viewer
from dolmen.server.webhook import Webhooks
from dolmen.server.wire import ChatLine, ServerMessage, TableChanged, encode
from dolmen.server.workers import Workers

T = TypeVar("T")

log = logging.getLogger("dolmen.server")

# How often tables whose bot is to move are looked for: those of a process that died.
SWEEP_SECONDS: Final = 2.0
SWEEP_TABLES: Final = 200


class Desk:
    """A room in use: its lock, its viewers and its votes."""

    def __init__(self, room: Room, votes: list[VoteRow]) -> None:
        self.room = room
        self.votes = votes
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        # Whether a bot of this table is being driven by this process.
        self.driven = False
        # Whether the store may know more than the room.
        self.behind = False
        self.elsewhere = Presence(time.monotonic)
        # The turn that the webhook heard of last.
        self.noticed: tuple[int, int | None] | None = None

    @property
    def here(self) -> set[int]:
        """The seats somebody looks from, through this process."""
        return {viewer.seat for viewer in self.viewers if viewer.seat is not None}

    @property
    def online(self) -> set[int]:
        """The seats somebody looks from."""
        return self.here | self.elsewhere.seats

    @property
    def is_idle(self) -> bool:
        """Whether the room may leave memory."""
        return not self.viewers and not self.driven and not self.lock.locked()


class Hub:
    """The tables in use and what happens at them."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        webhooks: Webhooks,
        settings: Settings,
        metrics: Metrics,
        now: Callable[[], int],
    ) -> None:
        self.store = store
        self.workers = workers
        self.webhooks = webhooks
        self.settings = settings
        self.metrics = metrics
        self.now = now
        self._desks: OrderedDict[str, Desk] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Desk]] = {}
        # Tables that were removed while they were being opened.
        self._gone: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- Life ------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Listens to other processes and takes up the bots' turns that wait."""
        self.store.listen(self._hear, self._hear_presence)
        self.spawn(self._sweep())
        if not self.store.single:
            self.spawn(self._repeat_presence())

    async def close(self) -> None:
        """Lets everything under way come to its end; sockets are told why theirs comes."""
        for desk in self._desks.values():
            for viewer in desk.viewers:
                viewer.cut_off("restart")
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def begin(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Begins something that goes on even if whoever asked for it goes away; what it raises is
        logged, never lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._settle)
        return task

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """The same for what nobody waits for."""
        self._tasks.add(self.begin(work))

    def _settle(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            self.metrics.faults.inc()
            log.error("a task failed", exc_info=error)

    # --- Rooms -----------------------------------------------------------------------------------

    async def desk(self, id: str) -> Desk:
        """A table in use; taken from the store when first needed."""
        desk = self._desks.get(id)
        if desk is not None:
            self._desks.move_to_end(id)
            return desk
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = self.begin(self._open(id))
        try:
            return await asyncio.shield(opening)
        finally:
            if opening.done():
                self._opening.pop(id, None)

    async def _open(self, id: str) -> Desk:
        row = await self.store.table(id)
        if row is None:
            raise Denied("unknown-table")
        desk = Desk(
            Room(
                row,
                await self.store.seats(id),
                await self.store.holders(id),
                await self.store.entries(id),
            ),
            await self.store.votes(id),
        )
        if id in self._gone:  # while its rows were read
            self._gone.discard(id)
            raise Denied("unknown-table")
        if desk.room.frozen is not None and row.due:
            await self.store.update_table(id, due=False)  # nobody is to move there any more
        # What was stored while the rows were read is caught up with before the first use.
        desk.behind = desk.room.n != row.n
        self._desks[id] = desk
        self._make_room()
        self.metrics.rooms.set(len(self._desks))
        return desk

    def _make_room(self) -> None:
        """Tables nobody looks at go back to sleep, the one that slept longest first."""
        spare = len(self._desks) - self.settings.rooms
        if spare > 0:
            for id in [id for id, desk in self._desks.items() if desk.is_idle][:spare]:
                del self._desks[id]

    def forget(self, id: str) -> None:
        """A table that is no more."""
        if id in self._opening:
            self._gone.add(id)
        desk = self._desks.pop(id, None)
        for viewer in desk.viewers if desk else ():
            viewer.cut_off("gone")

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Desk]:
        """A table for one thing at a time, up to date."""
        desk = await self.desk(id)
        async with desk.lock:
            if desk.behind:
                await self._catch_up(desk)
            yield desk

    # --- Storing and showing ---------------------------------------------------------------------

    async def store_and_show(self, desk: Desk, append: Append) -> None:
        """Durable before seen; the loser of a race catches up and is told."""
        starts = desk.room.row.status == "open"
        try:
            with self.metrics.commit_seconds.time():
                store = self.store.start_table if starts else self.store.append
                won = await store(append)
        except Unstored:
            # Whether it was stored may be open: the store decides before the next move.
            desk.behind = True
            raise Denied("unstored") from None
        if not won:
            await self._catch_up(desk)
            if starts:
                await self.reseat(desk)
            raise Denied("stale", n=desk.room.n)
        desk.room.take(append)
        self.metrics.entries.inc(len(append.entries))
        self.show(desk)
        if append.outcome is not None:
            self.show_table(desk)
        self._go_on(desk)

    def show(self, desk: Desk) -> None:
        """Sends every viewer what it may know of the position and does not yet."""
        room = desk.room
        ready: dict[tuple[int | None, int, str | None], bytes] = {}
        for viewer in list(desk.viewers):
            if viewer.n >= room.n:
                continue
            key = (viewer.seat, viewer.n, viewer.lang)
            if key not in ready:
                update = room.update(viewer.seat, viewer.n, viewer.speaker(room.names))
                ready[key] = encode(update)
            viewer.n = room.n
            viewer.send_bytes(ready[key])

    def show_table(self, desk: Desk) -> None:
        """Sends every viewer who sits where, and how votes stand."""
        message = encode(TableChanged(desk.room.n, table_state(desk)))
        for viewer in list(desk.viewers):
            viewer.send_bytes(message)

    def show_again(self, desk: Desk) -> None:
        """Sends every viewer the position again: who may move has changed, not the game."""
        for viewer in list(desk.viewers):
            room = desk.room
            viewer.send(room.update(viewer.seat, room.n, viewer.speaker(room.names)))

    def show_to_all(self, desk: Desk, message: ServerMessage) -> None:
        """Sends all viewers the same."""
        data = encode(message)
        for viewer in list(desk.viewers):
            viewer.send_bytes(data)

    async def reseat(self, desk: Desk) -> None:
        """After seats changed in the store: takes them over and shows them."""
        id = desk.room.row.id
        desk.room.seat_people(await self.store.seats(id), await self.store.holders(id))
        self._part(desk)
        due = desk.room.due_bot is not None
        if due != desk.room.row.due:
            await self.store.update_table(id, due=due)
            desk.room.row = desk.room.row._replace(due=due)
        self.show_table(desk)
        if desk.room.row.status == "playing":
            self.show_again(desk)
        self._go_on(desk)

    async def change_seat(
        self, desk: Desk, new: SeatRow, *, holder: str | None = None, clear: bool = False
    ) -> bool:
        """Changes a seat and shows it; False if another process was faster, and that is shown."""
        old = desk.room.seats[new.seat]
        status = desk.room.row.status
        won = await self.store.change_seat(old, new, status=status, holder=holder, clear=clear)
        if not won:
            await self._catch_up(desk)
        await self.reseat(desk)
        return won

    def _part(self, desk: Desk) -> None:
        """Whoever looked from a seat that is no longer theirs looks no more."""
        for viewer in list(desk.viewers):
            who = viewer.actor
            if who.seat is not None and not desk.room.may_sit(who.seat, who.player, who.token_hash):
                desk.viewers.discard(viewer)
                viewer.cut_off("watching")

    # --- Who looks -------------------------------------------------------------------------------

    def leave(self, desk: Desk, viewer: Viewer) -> None:
        """Somebody looks no more."""
        desk.viewers.discard(viewer)
        self.tell_presence(desk, viewer)

    def tell_presence(self, desk: Desk, viewer: Viewer) -> None:
        """Somebody came or went: everybody sees it."""
        if viewer.seat is not None:
            self.show_table(desk)
            if not self.store.single:
                self.spawn(self._send_presence(desk))

    async def _send_presence(self, desk: Desk) -> None:
        with contextlib.suppress(Unstored):
            text = told(self.settings.worker, desk.here)
            await self.store.tell(desk.room.row.id, PRESENCE, text)

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(REPEAT_SECONDS)
            for desk in list(self._desks.values()):
                if desk.here:
                    await self._send_presence(desk)

    def _hear_presence(self, id: str, what: str, text: str) -> None:
        desk = self._desks.get(id)
        if desk is not None:
            before = desk.online
            desk.elsewhere.hear(text)
            if desk.online != before:
                self.show_table(desk)

    # --- Other processes -------------------------------------------------------------------------

    def _hear(self, id: str, what: str, n: int) -> None:
        """News of another process; a table that is not in use here is no concern."""
        if what == "resync":
            # News may have been missed: every table in use looks for itself.
            for known in list(self._desks):
                self.spawn(self._refresh(known, "all"))
        elif id in self._desks:
            self.spawn(self._refresh(id, what))

    async def _refresh(self, id: str, what: str) -> None:
        desk = self._desks.get(id)
        if desk is None:
            return
        async with desk.lock:
            if what in ("log", "seats", "all"):
                await self._catch_up(desk)
            if what in ("seats", "all"):
                desk.votes = await self.store.votes(id)
                await self.reseat(desk)
            if what in ("chat", "all"):
                await self._catch_up_chat(desk)

    async def _catch_up(self, desk: Desk) -> None:
        """Reads what others stored, and shows it."""
        room = desk.room
        row = await self.store.table(room.row.id)
        if row is None:
            self.forget(room.row.id)
            raise Denied("unknown-table")
        stored = await self.store.entries(room.row.id, after=room.n)
        # What came after the row was read waits for its own row: the two go together.
        entries = [entry for entry in stored if entry.n <= row.n]
        try:
            room.catch_up(row, entries)
        except Refusal:
            # Another process has other rules, or the log was written by hand: look at it afresh.
            desk.room = room = await self._reopened(room.row.id)
        desk.behind = len(entries) < len(stored)
        self.show(desk)
        if row.outcome is not None:
            self.show_table(desk)
        self._drive_bots(desk)

    async def _reopened(self, id: str) -> Room:
        row = await self.store.table(id)
        if row is None:
            raise Denied("unknown-table")
        seats, holders = await self.store.seats(id), await self.store.holders(id)
        return Room(row, seats, holders, await self.store.entries(id))

    async def _catch_up_chat(self, desk: Desk) -> None:
        room = desk.room
        known = max((viewer.chat for viewer in desk.viewers), default=0)
        for row in await self.store.chat(room.row.id, after=known):
            line = ChatLine(room.n, row.k, row.seat, row.name, row.text, row.at)
            for viewer in list(desk.viewers):
                viewer.send_chat(line)

    # --- Bots ------------------------------------------------------------------------------------

    def _go_on(self, desk: Desk) -> None:
        """After every change that was made here: a bot's turn is driven, a person is told once that
        it is theirs."""
        self._drive_bots(desk)
        room = desk.room
        turn = (room.n, room.actor)
        if room.due_bot is None and room.actor is not None and turn != desk.noticed:
            desk.noticed = turn
            if room.row.webhook:
                self.webhooks.send(room.row.webhook, self.turn_news(room))

    def _drive_bots(self, desk: Desk) -> None:
        if desk.room.due_bot is not None and not desk.driven:
            desk.driven = True
            self.spawn(self._drive(desk))

    def turn_news(self, room: Room) -> dict[str, object]:
        """What the host's webhook hears: whose turn it is, and nothing of the game."""
        name = room.names[room.actor] if room.actor is not None else ""
        address = self.settings.address or f"http://{self.settings.host}:{self.settings.port}"
        return {
            "table": room.row.id,
            "title": room.row.title,
            "player": name,
            "link": f"{address}/table/{room.row.id}",
            "n": room.n,
        }

    async def _drive(self, desk: Desk) -> None:
        """Plays the bots of a table until a person is to move. One process does it for a table; if
        that one dies, the sweep of another takes over."""
        id = desk.room.row.id
        try:
            if not await self.store.claim(id):
                return
            try:
                while await self._bot_move(desk):
                    pass
            finally:
                await self.store.release(id)
        except (Denied, Unstored) as failed:
            log.warning("a bot's turn is tried again", extra={"table": id, "why": str(failed)})
            return
        finally:
            desk.driven = False
        # A person may have moved while the table was given back.
        self._drive_bots(desk)

    async def _bot_move(self, desk: Desk) -> bool:
        """One move of the bot that is to move; False if none is."""
        async with desk.lock:
            if desk.behind or not self.store.single:
                await self._catch_up(desk)
            room = desk.room
            bot, seat, n = room.due_bot, room.actor, room.n
            if bot is None or seat is None:
                return False
            state = room.log.state.clone()
        choice = await self.workers.choose(bot, room.game, state, seat)
        if choice.failed is not None:
            self.metrics.bot_failures.labels(choice.failed).inc()
        async with desk.lock:
            room = desk.room
            if room.n == n and room.due_bot == bot and room.actor == seat:
                name = room.game.moves.name(choice.move)
                append = room.plan_move(seat, name, None, self.now())
                try:
                    await self.store_and_show(desk, append)
                except Denied as denied:
                    if denied.code != "stale":
                        raise
        return True

    async def _sweep(self) -> None:
        """Finds tables whose bot is to move and that nobody drives: after a restart, or when the
        process that drove them died."""
        before = self.now() + 1
        while True:
            with contextlib.suppress(Unstored, Refusal):
                for id in await self.store.due_tables(before, SWEEP_TABLES):
                    self._drive_bots(await self.desk(id))
            await asyncio.sleep(SWEEP_SECONDS)
            before = self.now() - int(SWEEP_SECONDS * 1000)

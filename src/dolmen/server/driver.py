"""The turns of bots: driven until a person is to move, and looked for when nobody drives them."""

import asyncio
import contextlib
import logging
from typing import Final

from dolmen.core.message import Refusal
from dolmen.server.refusals import Denied
from dolmen.server.store import Unstored
from dolmen.server.table.desk import Desk, Thought
from dolmen.server.table.plans import plan_move
from dolmen.server.tables import Tables
from dolmen.server.tasks import Tasks
from dolmen.server.workers import Choice, Workers

log = logging.getLogger("dolmen.server")

# How often tables whose bot is to move are looked for: those of a process that died.
SWEEP_SECONDS: Final = 2.0
SWEEP_TABLES: Final = 200


class Driver:
    """Plays for the bots of all tables."""

    def __init__(self, tables: Tables, workers: Workers, tasks: Tasks) -> None:
        self._tables = tables
        self._store = tables.store
        self._workers = workers
        self._tasks = tasks

    def drive(self, desk: Desk) -> None:
        """Takes a bot's turn up, if it is one and this process does not drive it already. A bot
        that thinks about a position that is past is stopped."""
        if desk.thought is not None and desk.thought.n != desk.match.n:
            desk.thought.choosing.cancel()
        if desk.match.due_bot is not None and not desk.driven:
            desk.driven = True
            self._tasks.spawn(self._drive(desk))

    async def sweep(self) -> None:
        """Finds tables whose bot is to move and that nobody drives: after a restart, or when the
        process that drove them died."""
        before = self._tables.now() + 1
        while True:
            due: list[str] = []
            with contextlib.suppress(Unstored):
                due = await self._store.due_tables(before, SWEEP_TABLES)
            for id in due:
                # One that cannot be opened keeps no other from its turn.
                with contextlib.suppress(Unstored, Refusal):
                    async with self._tables.at(id) as desk:
                        self.drive(desk)
            await asyncio.sleep(SWEEP_SECONDS)
            before = self._tables.now() - int(SWEEP_SECONDS * 1000)

    async def _drive(self, desk: Desk) -> None:
        """Plays the bots of a table until a person is to move. One process does it for a table; if
        that one dies, the sweep of another takes over."""
        try:
            if not await self._store.claim(desk.id):
                return
            try:
                while await self._move(desk):
                    pass
            finally:
                await self._store.release(desk.id)
        except (Denied, Unstored) as failed:
            facts = {"table": desk.id, "why": str(failed)}
            log.warning("a bot's turn is tried again", extra=facts)
            return
        finally:
            desk.driven = False
        # A person may have moved while the claim was released.
        self.drive(desk)

    async def _move(self, desk: Desk) -> bool:
        """One move of the bot that is to move; False if none is."""
        async with desk.lock:
            if desk.behind or not self._store.single:
                await self._tables.catch_up(desk)
            match = desk.match
            bot, seat, n, state = match.due_bot, match.actor, match.n, match.log.state
            if bot is None or seat is None:
                return False
            memory = desk.memories.recall(match, seat, bot)
        alone = not match.seats.persons
        choosing = self._workers.choose(
            bot, match.game, state, seat, memory=memory, alone=alone, whose=desk.caller
        )
        choice = await _heed(desk, Thought(n, asyncio.ensure_future(choosing)))
        if choice is None:
            return True
        self._count(bot, choice)
        async with desk.lock:
            match = desk.match
            if match.n == n and match.due_bot == bot and match.actor == seat:
                name = match.game.moves.name(choice.move)
                plan = plan_move(match, seat, name, None, self._tables.now())
                try:
                    await self._tables.commit(desk, plan)
                except Denied as denied:
                    if denied.code != "stale":
                        raise
                else:
                    desk.memories.keep(desk.match, seat, bot, choice.memory)
        return True

    def _count(self, bot: str, choice: Choice) -> None:
        metrics = self._tables.metrics
        if choice.seconds:
            metrics.bot_seconds.labels(bot).observe(choice.seconds)
        if choice.cut:
            metrics.bot_cuts.labels(bot).inc()
        if choice.failed is not None:
            metrics.bot_failures.labels(choice.failed).inc()


async def _heed(desk: Desk, thought: Thought) -> Choice | None:
    """What a bot chose; None if it was stopped."""
    desk.thought = thought
    try:
        return await thought.choosing
    except asyncio.CancelledError:
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise  # the server stops, and not the bot alone
        return None
    finally:
        desk.thought = None
        thought.choosing.cancel()

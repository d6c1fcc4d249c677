"""Bots in processes of their own, with so much time and memory and no more.

The true position never leaves the server: what a worker gets is a world that the bot's seat cannot
rule out, drawn anew for each choice. Whatever a bot does instead of naming a legal move, the table
gets a move: a simple one, and the log says why."""

import asyncio
import logging
import multiprocessing
import os
import pickle
import secrets
from collections import Counter
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Literal, NamedTuple, Protocol

from pebble import ProcessExpired, ProcessPool

from dolmen.bots import seat_bot
from dolmen.core.game import Game
from dolmen.core.rng import MOST, Rng
from dolmen.games import TITLES, playable
from dolmen.server.places import Places
from dolmen.server.worker import NO_MOVE, OUT_OF_MEMORY, Answer, confine, fault_of, think

# Crashed: it raised or its process died. Overran: its time or memory. Illegal: no legal move.
Failure = Literal["crashed", "overran", "illegal"]

# How long a worker may take to start, beside what a bot may think: beyond that the pool hangs.
PATIENCE: Final = 15.0
# How many times as long as a bot may compute it may take by the clock: a busy machine gives little
# time to those who are nice, and that is no fault of the bot.
WALL_FACTOR: Final = 8
# How a worker ends that is out of time, by one of its alarms: SIGALRM and SIGPROF.
OUT_OF_TIME: Final = (-14, -27)

log = logging.getLogger(__name__)


def preloaded() -> list[str]:
    """What each fork finds imported already. A module that raises would end the server of forks, so
    only titles that open are among them."""
    return ["dolmen.server.worker", *(f"{TITLES[title].package}.lore" for title in playable())]


class Thinker(Protocol):
    """What is asked of a bot."""

    def choose(self, state: Any) -> int:
        """A legal move."""


class SeatBot(Protocol):
    """Makes the bot of that name for a seat; it is pickled by name."""

    def __call__(self, name: str, game: Game[Any], seed: int, seat: int) -> Thinker: ...


class Choice(NamedTuple):
    """The move to play, legal in any case, and how the bot failed if it is not the bot's own."""

    move: int
    failed: Failure | None


class Workers:
    """Some processes in which bots think; each choice waits until one of them is free.

    `seconds` is how long a bot may compute, `wall` how long that may take by the clock."""

    def __init__(
        self,
        count: int,
        seconds: float,
        megabytes: int,
        seat: SeatBot = seat_bot,
        patience: float = PATIENCE,
        wall: float | None = None,
    ) -> None:
        # A negative limit would be none at all.
        if count < 1 or seconds <= 0 or megabytes < 1:
            raise ValueError(f"expected something above 0, got {count}, {seconds}, {megabytes}")
        self.failures: Counter[Failure] = Counter()
        self._count = count
        self._seconds = seconds
        self._megabytes = megabytes
        self._seat = seat
        self._patience = patience
        self._wall = seconds * WALL_FACTOR if wall is None else wall
        self._pool: ProcessPool | None = None
        self._free = Places(count)
        self._renewing = asyncio.Lock()
        self._thinking: set[asyncio.Future[Answer]] = set()

    async def start(self) -> None:
        """Starts the processes, so that the first choice does not wait for them."""
        self._pool = await self._open_pool()

    async def close(self) -> None:
        """Ends the processes; choices under way are cancelled."""
        async with self._renewing:
            pool, self._pool = self._pool, None
        for future in self._thinking:
            future.cancel()
        if pool is not None:
            await asyncio.to_thread(end_pool, pool)

    async def choose(
        self, bot: str, game: Game[Any], state: Any, seat: int, *, alone: bool = False
    ) -> Choice:
        """The move of a bot for the seat that is to move. Where bots are alone nobody waits for
        them, so they wait for all others."""
        if game.actor(state) != seat:
            raise ValueError(f"seat {seat} is not to move")
        legal = game.legal(state)
        if len(legal) == 1:
            return Choice(legal[0], None)
        if self._pool is None:
            raise RuntimeError("the workers are not at work")
        move, failed, fault = await self._ask(bot, game, state, seat, alone)
        if failed is None:
            if move in legal:
                return Choice(move, None)
            failed = "illegal"
        self.failures[failed] += 1
        # Nothing of the position, nor of the text of an error, which might tell of it.
        facts = {"bot": bot, "title": game.title, "version": game.version, "seats": game.seats}
        log.warning("bot replaced", extra={**facts, "failed": failed, "fault": fault})
        return Choice(secrets.choice(legal), failed)

    async def _ask(
        self, bot: str, game: Game[Any], state: Any, seat: int, alone: bool
    ) -> tuple[int, Failure | None, str]:
        """What the bot answers, how it failed, and the fault behind it."""
        try:
            # Now, since the caller's position may go on; and pickled here, since in pebble's thread
            # an error in that would break the whole pool.
            world = game.determinize(state, seat, Rng(secrets.randbelow(MOST)))
            seed = secrets.randbelow(MOST)
            question = pickle.dumps((self._seat, bot, game, seed, seat, world))
            # Whoever waits here waits for a free worker; its time to think has not begun.
            async with self._free.taken(last=alone):
                move, fault = await self._send(question)
        except ProcessExpired as death:
            spent = death.exitcode in (OUT_OF_MEMORY, *OUT_OF_TIME)
            return NO_MOVE, "overran" if spent else "crashed", f"exit {death.exitcode}"
        except TimeoutError:
            return NO_MOVE, "overran", "no answer"
        except Exception as error:
            return NO_MOVE, "crashed", fault_of(error)
        return move, "crashed" if fault else None, fault

    async def _send(self, question: bytes) -> Answer:
        """Asks a worker; if the whole pool broke meanwhile, one of the next pool."""
        pool = self._pool
        try:
            return await self._await_answer(pool, question)
        except (BrokenProcessPool, RuntimeError):
            return await self._await_answer(await self._renew(pool), question)

    async def _await_answer(self, pool: ProcessPool | None, question: bytes) -> Answer:
        if pool is None:
            # Closed while the choice waited: no move may come of it.
            raise asyncio.CancelledError
        task = pool.schedule(think, args=(question, self._seconds, self._wall))
        answer = asyncio.wrap_future(task)
        self._thinking.add(answer)
        try:
            # A worker ends itself when its time is over. Here we only wait for one that cannot,
            # by the clock of the loop, since pebble's own follows the wall clock where it jumps.
            await asyncio.wait({answer}, timeout=self._wall + self._patience)
            if answer.done():
                return answer.result()
            if task.running():
                raise TimeoutError
            raise BrokenProcessPool("nobody took the question")
        finally:
            # Pebble kills the worker of a task that is cancelled.
            answer.cancel()
            self._thinking.discard(answer)

    async def _open_pool(self) -> ProcessPool:
        methods = multiprocessing.get_all_start_methods()
        # Never a fork of this process, which has threads and an event loop.
        context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
        context.set_forkserver_preload(preloaded())
        pool = ProcessPool(
            self._count, initializer=confine, initargs=(self._megabytes,), context=context
        )
        first = await asyncio.to_thread(pool.schedule, os.getpid)
        await asyncio.wait({asyncio.wrap_future(first)}, timeout=self._patience)
        if not first.done() or first.exception() is not None:
            await asyncio.to_thread(end_pool, pool)
            raise BrokenProcessPool("no worker starts")
        return pool

    async def _renew(self, broken: ProcessPool | None) -> ProcessPool | None:
        """A new pool in place of a broken one, made by whoever notices first."""
        async with self._renewing:
            if broken is not None and self._pool is broken:
                log.warning("pool renewed")
                self._pool = await self._open_pool()
                await asyncio.to_thread(end_pool, broken)
            return self._pool


def end_pool(pool: ProcessPool) -> None:
    """Ends all processes of a pool and waits for them."""
    pool.stop()  # type: ignore[no-untyped-call]  # pebble has types, but not here
    pool.join()

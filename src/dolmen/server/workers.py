"""Bots in processes of their own, with so much time and memory and no more.

The true position never leaves the server: what a worker gets is a world that the bot's seat cannot
rule out, drawn anew for each choice. Whatever a bot does instead of naming a legal move, the table
gets a move: a simple one, and the log says why."""

import asyncio
import logging
import multiprocessing
import operator
import os
import pickle
import secrets
import signal
import sys
import traceback
from collections import Counter
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, Protocol

from pebble import ProcessExpired, ProcessPool

from dolmen.bots import seat_bot
from dolmen.core.game import Game
from dolmen.core.rng import MOST, Rng
from dolmen.games import TITLES

if sys.platform == "linux":
    import resource

# Crashed: it raised or its process died. Overran: its time or memory. Illegal: no legal move.
Failure = Literal["crashed", "overran", "illegal"]

# People's moves come before bots' thoughts.
NICE: Final = 10
# How long a worker may take to start, beside what a bot may think: beyond that the pool hangs.
PATIENCE: Final = 15.0
# How a worker ends that is out of memory, by a code that is nobody else's, or out of time, by its
# alarm: SIGALRM is 14 wherever there is one.
OUT_OF_MEMORY: Final = 77
OUT_OF_TIME: Final = -14
NO_MOVE: Final = -1
# What each fork finds imported already.
PRELOAD: Final = (
    "dolmen.server.workers",
    *(f"{title.package}.lore" for title in TITLES.values()),
)

log = logging.getLogger(__name__)


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


class Answer(NamedTuple):
    """What comes back from a worker: a move, or else what went wrong and where."""

    move: int
    fault: str


class Workers:
    """Some processes in which bots think; each choice waits until one of them is free."""

    def __init__(
        self,
        count: int,
        seconds: float,
        megabytes: int,
        seat: SeatBot = seat_bot,
        patience: float = PATIENCE,
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
        self._pool: ProcessPool | None = None
        self._free = asyncio.Semaphore(count)
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

    async def choose(self, bot: str, game: Game[Any], state: Any, seat: int) -> Choice:
        """The move of a bot for the seat that is to move."""
        if game.actor(state) != seat:
            raise ValueError(f"seat {seat} is not to move")
        legal = game.legal(state)
        if len(legal) == 1:
            return Choice(legal[0], None)
        if self._pool is None:
            raise RuntimeError("the workers are not at work")
        move, failed, fault = await self._ask(bot, game, state, seat)
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
        self, bot: str, game: Game[Any], state: Any, seat: int
    ) -> tuple[int, Failure | None, str]:
        """What the bot answers, how it failed, and the fault behind it."""
        try:
            # Now, since the caller's position may go on; and pickled here, since in pebble's thread
            # an error in that would break the whole pool.
            world = game.determinize(state, seat, Rng(secrets.randbelow(MOST)))
            seed = secrets.randbelow(MOST)
            question = pickle.dumps((self._seat, bot, game, seed, seat, world))
            # Whoever waits here waits for a free worker; its time to think has not begun.
            async with self._free:
                move, fault = await self._send(question)
        except ProcessExpired as death:
            spent = death.exitcode in (OUT_OF_MEMORY, OUT_OF_TIME)
            return NO_MOVE, "overran" if spent else "crashed", f"exit {death.exitcode}"
        except TimeoutError:
            return NO_MOVE, "overran", "no answer"
        except Exception as error:
            return NO_MOVE, "crashed", place(error)
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
        task = pool.schedule(think, args=(question, self._seconds))
        answer = asyncio.wrap_future(task)
        self._thinking.add(answer)
        try:
            # A worker ends itself when its time is over. Here we only wait for one that cannot,
            # by the clock of the loop, since pebble's own follows the wall clock where it jumps.
            await asyncio.wait({answer}, timeout=self._seconds + self._patience)
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
        context.set_forkserver_preload(list(PRELOAD))
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


def place(error: BaseException) -> str:
    """What kind of error it is and where it came from; not its text."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" in {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"


# --- In a worker ---------------------------------------------------------------------------------


def confine(megabytes: int) -> None:
    """Sets the limits of a worker before its first task; memory is counted on top of what the
    interpreter and the engine have taken already."""
    # At once, by the kernel: pebble's own handler is Python, which compiled code does not hear.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if sys.platform != "win32":
        os.nice(NICE)
    if sys.platform == "linux":
        taken = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[5])
        limit = taken * resource.getpagesize() + megabytes * 2**20
        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        if most != resource.RLIM_INFINITY:
            limit = min(limit, most)
        resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def set_alarm(seconds: float) -> None:
    """Has the kernel end this process after so long; 0: not any more. Thus a bot is stopped in the
    midst of compiled code as well, and even if the server has died meanwhile."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def think(question: bytes, seconds: float) -> Answer:
    """Lets the bot choose. Errors go back as plain text: one that cannot be unpickled would break
    the pool."""
    set_alarm(seconds)
    try:
        seat_one, bot, game, seed, seat, world = pickle.loads(question)
        return Answer(operator.index(seat_one(bot, game, seed, seat).choose(world)), "")
    except MemoryError:
        # A process that is full once would be full again: another takes its place.
        os._exit(OUT_OF_MEMORY)
    except BaseException as fault:
        return Answer(NO_MOVE, place(fault))
    finally:
        set_alarm(0)

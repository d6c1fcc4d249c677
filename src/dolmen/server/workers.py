"""Bots in processes of their own, with so much time and memory and no more.

The true position never leaves the server: what a worker gets is a world that the bot's seat cannot
rule out, drawn anew for each choice. Whatever a bot does instead of naming a legal move, the table
gets a move: a simple one, and the log says why."""

import logging
import pickle
import secrets
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple, Protocol, TypeVar

from pebble import ProcessExpired

from dolmen.bots import seat_bot
from dolmen.bots.advice import Advice
from dolmen.core.game import Game
from dolmen.core.rng import MOST, Rng
from dolmen.server.meter import charge
from dolmen.server.places import Places
from dolmen.server.pool import OUT_OF_TIME, PATIENCE, WALL_FACTOR, Job, Pool
from dolmen.server.worker import (
    OUT_OF_MEMORY,
    Advised,
    Answer,
    advise,
    confine,
    fault_of,
    think,
)

# Crashed: it raised or its process died. Overran: its time or memory. Illegal: no legal move.
Failure = Literal["crashed", "overran", "illegal"]

# Advice follows from what is seen alone: the same eyes get the same move for the same reasons.
ADVICE_SEED: Final = 0

A = TypeVar("A", Answer, Advised)

log = logging.getLogger(__name__)


class Failing(Exception):
    """A bot that named no legal move: how it failed, and the fault behind it."""

    def __init__(self, failed: Failure, fault: str) -> None:
        super().__init__(failed, fault)
        self.failed: Failure = failed
        self.fault = fault


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
        self._seconds = seconds
        self._seat = seat
        self._wall = seconds * WALL_FACTOR if wall is None else wall
        self._pool = Pool(count, megabytes, confine, patience)
        self._free = Places(count)

    async def start(self) -> None:
        """Starts the processes, so that the first choice does not wait for them."""
        await self._pool.start()

    async def close(self) -> None:
        """Ends the processes; choices under way are cancelled."""
        await self._pool.close()

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
        if not self._pool.is_open:
            raise RuntimeError("the workers are not at work")
        seeds = secrets.randbelow(MOST), secrets.randbelow(MOST)
        try:
            answer = await self._ask(think, bot, game, state, seat, seeds, last=alone)
        except Failing as failing:
            self._note(failing, bot, game)
            return Choice(secrets.choice(legal), failing.failed)
        return Choice(answer.move, None)

    async def advise(self, bot: str, game: Game[Any], state: Any, seat: int) -> Advice | None:
        """What a bot would play for the person who is to move, and why; None if it failed. Whoever
        asks pays for its thoughts."""
        legal = game.legal(state)
        if len(legal) == 1:
            return Advice(legal[0], [])
        seeds = ADVICE_SEED, ADVICE_SEED
        try:
            answer = await self._ask(advise, bot, game, state, seat, seeds)
        except Failing as failing:
            self._note(failing, bot, game)
            return None
        charge(answer.seconds)
        return Advice(answer.move, answer.reasons)

    def _note(self, failing: Failing, bot: str, game: Game[Any]) -> None:
        self.failures[failing.failed] += 1
        # Nothing of the position, nor of the text of an error, which might tell of it.
        facts = {"bot": bot, "title": game.title, "version": game.version, "seats": game.seats}
        why = {"failed": failing.failed, "fault": failing.fault}
        log.warning("bot replaced", extra={**facts, **why})

    async def _ask(
        self,
        work: Callable[[bytes, float, float], A],
        bot: str,
        game: Game[Any],
        state: Any,
        seat: int,
        seeds: tuple[int, int],
        *,
        last: bool = False,
    ) -> A:
        """What the bot answers, which is a legal move. Of the seeds one is that of the world that
        it gets, the other its own."""
        try:
            # Now, since the caller's position may go on; and pickled here, since in pebble's thread
            # an error in that would break the whole pool.
            world = game.determinize(state, seat, Rng(seeds[0]))
            question = pickle.dumps((self._seat, bot, game, seeds[1], seat, world))
            legal = game.legal(state)
            # Whoever waits here waits for a free worker; its time to think has not begun.
            async with self._free.taken(last=last):
                job = Job(work, (question, self._seconds, self._wall), self._wall)
                answer = await self._pool.ask(job)
        except ProcessExpired as death:
            spent = death.exitcode in (OUT_OF_MEMORY, *OUT_OF_TIME)
            raise Failing("overran" if spent else "crashed", f"exit {death.exitcode}") from death
        except TimeoutError:
            raise Failing("overran", "no answer") from None
        except Exception as error:
            raise Failing("crashed", fault_of(error)) from error
        if answer.fault:
            raise Failing("crashed", answer.fault)
        if answer.move not in legal:
            raise Failing("illegal", "")
        return answer

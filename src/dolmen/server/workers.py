"""Bots in processes of their own, with so much time and memory and no more.

The true position never leaves the server: what a worker gets is a world that the bot's seat cannot
rule out, drawn anew for each choice. Whatever a bot does instead of naming a legal move, the table
gets a move: a simple one, and the log says why."""

import logging
import pickle
import secrets
from collections import Counter
from typing import Any, Literal, NamedTuple, Protocol

from pebble import ProcessExpired

from dolmen.bots import seat_bot
from dolmen.core.game import Game
from dolmen.core.rng import MOST, Rng
from dolmen.server.places import Places
from dolmen.server.pool import OUT_OF_TIME, PATIENCE, WALL_FACTOR, Job, Pool
from dolmen.server.worker import NO_MOVE, OUT_OF_MEMORY, confine, fault_of, think

# Crashed: it raised or its process died. Overran: its time or memory. Illegal: no legal move.
Failure = Literal["crashed", "overran", "illegal"]

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
                move, fault = await self._pool.ask(
                    Job(think, (question, self._seconds, self._wall), self._wall)
                )
        except ProcessExpired as death:
            spent = death.exitcode in (OUT_OF_MEMORY, *OUT_OF_TIME)
            return NO_MOVE, "overran" if spent else "crashed", f"exit {death.exitcode}"
        except TimeoutError:
            return NO_MOVE, "overran", "no answer"
        except Exception as error:
            return NO_MOVE, "crashed", fault_of(error)
        return move, "crashed" if fault else None, fault

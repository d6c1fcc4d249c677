"""Bots in processes of their own, with so much time and memory and no more.

The true position never leaves the server: what a worker gets is a world that the bot's seat cannot
rule out, drawn anew for each choice. Whatever a bot does instead of naming a legal move, the table
gets a move: the best that it knew so far, or that of a simple bot, and the log says why."""

import logging
import pickle
import secrets
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple, TypeVar

from pebble import ProcessExpired

from dolmen.bots import Budget, seat_bot
from dolmen.bots.advice import GAMES, THOUGHT, Advice
from dolmen.bots.levels import own_budget
from dolmen.core.game import NO_MOVE, Game
from dolmen.core.rng import MOST, Rng
from dolmen.server.meter import charge
from dolmen.server.places import UNKNOWN, Places
from dolmen.server.pool import OUT_OF_TIME, PATIENCE, WALL_FACTOR, Job, Pool
from dolmen.server.shares import shared, within
from dolmen.server.worker import (
    OUT_OF_MEMORY,
    Advised,
    Answer,
    OutOfTime,
    Question,
    SeatBot,
    advise,
    confine,
    fault_of,
    think,
)

# Crashed: it raised or its process died. Overran: its time or memory. Illegal: no legal move.
Failure = Literal["crashed", "overran", "illegal"]

# Advice follows from what is seen alone: the same eyes get the same move for the same reasons.
ADVICE_SEED: Final = 0
# Who plays for a bot that failed and knew of no move: quick, sensible, without a time of its own.
INSTEAD: Final = "greedy"
# What part of the time that the kernel gives a bot is told to be all of it, so that it ends its
# thoughts itself.
TOLD: Final = 0.5

A = TypeVar("A", Answer, Advised)

log = logging.getLogger(__name__)


class Failing(Exception):
    """A bot that named no legal move: how it failed, and the fault behind it."""

    def __init__(self, failed: Failure, fault: str, so_far: int = NO_MOVE) -> None:
        super().__init__(failed, fault, so_far)
        self.failed: Failure = failed
        self.fault = fault
        # The best move that it knew of.
        self.so_far = so_far


class Choice(NamedTuple):
    """The move to play, legal in any case; how the bot failed, if it did: the move is then the best
    that it knew, or another bot's; what it wants to remember, and how long it thought."""

    move: int
    failed: Failure | None = None
    memory: bytes = b""
    seconds: float = 0.0
    # Whether it had less time than its level has, since others waited.
    cut: bool = False


def draw_seeds() -> tuple[int, int]:
    """The seed of the world that a bot gets, and its own: nobody can foretell them."""
    return secrets.randbelow(MOST), secrets.randbelow(MOST)


class Workers:
    """Some processes in which bots think; each choice waits until one of them is free.

    `seconds` is how long a bot may compute, `wall` how long that may take by the clock: beyond that
    it is stopped. How long it thinks is its level's affair; `budget` is another's for all of them,
    whether they play or advise, `games` are played on after each move that is advised, and `seeds`
    are others than chance draws."""

    def __init__(
        self,
        count: int,
        seconds: float,
        megabytes: int,
        seat: SeatBot = seat_bot,
        patience: float = PATIENCE,
        wall: float | None = None,
        *,
        seeds: Callable[[], tuple[int, int]] = draw_seeds,
        budget: Budget | None = None,
        games: int = GAMES,
    ) -> None:
        # A negative limit would be none at all.
        if count < 1 or seconds <= 0 or megabytes < 1:
            raise ValueError(f"expected something above 0, got {count}, {seconds}, {megabytes}")
        self.failures: Counter[Failure] = Counter()
        self._seconds = seconds
        self._seat = seat
        self._wall = seconds * WALL_FACTOR if wall is None else wall
        self.pool = Pool(count, megabytes, confine, patience)
        self._free = Places(count)
        self._seeds = seeds
        self._budget = budget
        self._games = games

    @property
    def slow_starts(self) -> int:
        """How often no process had started when one should have."""
        return self.pool.slow_starts

    async def start(self) -> None:
        """Starts the processes, so that the first choice does not wait for them."""
        await self.pool.start()

    async def close(self) -> None:
        """Ends the processes; choices under way are cancelled."""
        await self.pool.close()

    async def choose(
        self,
        bot: str,
        game: Game[Any],
        state: Any,
        seat: int,
        *,
        memory: bytes = b"",
        alone: bool = False,
        whose: str = UNKNOWN,
    ) -> Choice:
        """The move of a bot for the seat that is to move, which may remember its last one. Where
        bots are alone nobody waits for them, so they wait for all others; else each address in turn
        has one of its moves thought about, and `whose` says of which this is one."""
        if game.actor(state) != seat:
            raise ValueError(f"seat {seat} is not to move")
        legal = game.legal(state)
        if len(legal) == 1:
            return Choice(legal[0], None, memory)
        if not self.pool.is_open:
            raise RuntimeError("the workers are not at work")
        try:
            asked = self._asked(bot, game, state, seat, self._seeds(), memory)
            whole = asked.budget
            # Whoever waits here waits for a free worker; its time to think has not begun.
            async with self._free.taken(whose, last=alone):
                asked = asked._replace(budget=shared(whole, self._free.crowd(whose, last=alone)))
                answer = await self._ask(think, asked, legal)
        except Failing as failing:
            self._note(failing, bot, game)
            move = failing.so_far
            if move not in legal:
                move = await self._instead(game, state, seat, legal, alone=alone, whose=whose)
            return Choice(move, failing.failed)
        cut = asked.budget != whole
        return Choice(answer.move, None, answer.memory, answer.seconds, cut)

    async def advise(
        self, bot: str, game: Game[Any], state: Any, seat: int, whose: str = UNKNOWN
    ) -> Advice | None:
        """What a bot advises the person who is to move, and why; None if it failed. Whoever asks
        pays for its thoughts."""
        try:
            asked = self._asked(bot, game, state, seat, (ADVICE_SEED, ADVICE_SEED))
            asked = asked._replace(budget=self._budget or THOUGHT, games=self._games)
            async with self._free.taken(whose):
                answer = await self._ask(advise, asked, game.legal(state))
        except Failing as failing:
            self._note(failing, bot, game)
            return None
        charge(answer.seconds)
        return answer.advice

    async def _instead(
        self,
        game: Game[Any],
        state: Any,
        seat: int,
        legal: list[int],
        *,
        alone: bool,
        whose: str,
    ) -> int:
        """What a simple bot plays for one that failed; only where not even that one can be asked,
        since the title itself fails, it is any legal move."""
        try:
            asked = self._asked(INSTEAD, game, state, seat, self._seeds())
            async with self._free.taken(whose, last=alone):
                answer = await self._ask(think, asked._replace(make=seat_bot), legal)
        except Failing as failing:
            self._note(failing, INSTEAD, game)
            return secrets.choice(legal)
        return answer.move

    def _note(self, failing: Failing, bot: str, game: Game[Any]) -> None:
        self.failures[failing.failed] += 1
        # Nothing of the position, nor of the text of an error, which might tell of it.
        facts = {"bot": bot, "title": game.title, "version": game.version, "seats": game.seats}
        why = {"failed": failing.failed, "fault": failing.fault}
        log.warning("bot replaced", extra={**facts, **why})

    def _asked(
        self,
        bot: str,
        game: Game[Any],
        state: Any,
        seat: int,
        seeds: tuple[int, int],
        memory: bytes = b"",
    ) -> Question:
        """What a bot is asked. Of the seeds one is that of the world that it gets, the other its
        own. Made now, since the caller's position may go on."""
        try:
            own = self._budget or own_budget(game.title, bot, game.seats)
            budget = within(own, self._seconds * TOLD)
            world = game.determinize(state, seat, Rng(seeds[0]))
        except Exception as error:
            raise Failing("crashed", fault_of(error)) from error
        return Question(self._seat, bot, game, seeds[1], seat, world, budget, memory)

    async def _ask(
        self, work: Callable[[bytes, float, float], A], asked: Question, legal: list[int]
    ) -> A:
        """What the bot answers, which is a legal move."""
        try:
            # Pickled here, since in pebble's thread an error in that would break the whole pool.
            question = pickle.dumps(asked)
            job = Job(work, (question, self._seconds, self._wall), self._wall)
            answer = await self.pool.ask(job)
        except ProcessExpired as death:
            spent = death.exitcode in (OUT_OF_MEMORY, *OUT_OF_TIME)
            raise Failing("overran" if spent else "crashed", f"exit {death.exitcode}") from death
        except (TimeoutError, OutOfTime):
            raise Failing("overran", "no answer") from None
        except Exception as error:
            raise Failing("crashed", fault_of(error)) from error
        if answer.fault:
            raise Failing("overran" if answer.overran else "crashed", answer.fault, answer.move)
        if answer.move not in legal:
            raise Failing("illegal", "")
        return answer

"""What runs in the process of a bot: its limits, its choice, and why it would choose so."""

import operator
import os
import pickle
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from dolmen.bots import advice
from dolmen.bots.bot import Bot
from dolmen.bots.budget import Budget
from dolmen.core.game import NO_MOVE, Game

if sys.platform == "linux":
    import resource

# People's moves come before bots' thoughts.
NICE: Final = 10
# How a worker ends that is out of memory: a code that is nobody else's.
OUT_OF_MEMORY: Final = 77
# How many times as long as it may compute somebody computes who does not hear that it is over.
GRACE: Final = 1.5
# What a bot may remember until its next choice: a plan, and no library of openings.
MOST_MEMORY: Final = 16 * 1024

T = TypeVar("T")


class SeatBot(Protocol):
    """Makes the bot of that name for a seat; it is pickled by name."""

    def __call__(
        self, name: str, game: Game[Any], seed: int, seat: int, budget: Budget | None = None
    ) -> Bot: ...


class Question(NamedTuple):
    """What a worker is asked: who makes the bot, which one, its game, seed and seat, a world that
    its seat cannot rule out, how long it may think, what it remembers of its last choice, and how
    many games are played on after each move that it advises."""

    make: SeatBot
    bot: str
    game: Game[Any]
    seed: int
    seat: int
    world: Any
    budget: Budget
    memory: bytes = b""
    games: int = advice.GAMES


class OutOfTime(BaseException):
    """What a bot hears that overruns; no error that it might catch with its own."""


class Answer(NamedTuple):
    """What comes back from a worker: a move, what the bot wants to remember, and how long the
    processor worked for it. What went wrong and where is a fault; then the move is the best that
    was known so far, if any was."""

    move: int
    memory: bytes = b""
    seconds: float = 0.0
    fault: str = ""
    # Whether its time was over.
    overran: bool = False


class Advised(NamedTuple):
    """The same of advice."""

    advice: advice.Advice | None
    seconds: float = 0.0
    fault: str = ""
    overran: bool = False

    @property
    def move(self) -> int:
        """The move that is advised first."""
        return NO_MOVE if self.advice is None else self.advice.moves[0].move


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


def set_alarms(seconds: float, wall: float) -> None:
    """Has the kernel end this process once it has computed so long, or the clock went so far; 0:
    not any more. Thus a bot is stopped in the midst of compiled code as well, and even if the
    server has died meanwhile."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.setitimer(signal.ITIMER_REAL, wall)


@contextmanager
def warned(seconds: float, wall: float) -> Iterator[None]:
    """Raises `OutOfTime` once the time is over, so that what was found until then is not lost.
    Compiled code does not hear that before it is done: the kernel ends it a while later."""
    if sys.platform == "win32":
        yield
        return

    def warn(number: int, frame: FrameType | None) -> None:
        raise OutOfTime

    before = [signal.signal(alarm, warn) for alarm in (signal.SIGPROF, signal.SIGALRM)]
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds * GRACE)
    set_alarms(seconds, wall)
    try:
        yield
    finally:
        set_alarms(0, 0)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        for alarm, handler in zip((signal.SIGPROF, signal.SIGALRM), before, strict=True):
            signal.signal(alarm, handler)


def think(question: bytes, seconds: float, wall: float) -> Answer:
    """Lets the bot choose. If it does not come to an end, what it liked best so far counts."""
    begun = time.process_time()
    bots: list[Bot] = []

    def find() -> Answer:
        asked: Question = pickle.loads(question)
        bot = _seated(asked)
        bots.append(bot)
        move = operator.index(bot.choose(asked.world))
        return Answer(move, _memory(bot), time.process_time() - begun)

    def fail(error: BaseException) -> Answer:
        move = _so_far(bots[0]) if bots else NO_MOVE
        overran = isinstance(error, OutOfTime)
        return Answer(move, b"", time.process_time() - begun, fault_of(error), overran)

    return _within(seconds, wall, find, fail)


def advise(question: bytes, seconds: float, wall: float) -> Advised:
    """Lets the bot advise a person."""
    begun = time.process_time()

    def find() -> Advised:
        asked: Question = pickle.loads(question)
        bot = _seated(asked)
        found = advice.advise(bot, asked.game, asked.world, asked.seat, asked.seed, asked.games)
        return Advised(found, time.process_time() - begun)

    def fail(error: BaseException) -> Advised:
        spent, overran = time.process_time() - begun, isinstance(error, OutOfTime)
        return Advised(None, spent, fault_of(error), overran)

    return _within(seconds, wall, find, fail)


def _seated(asked: Question) -> Bot:
    bot = asked.make(asked.bot, asked.game, asked.seed, asked.seat, asked.budget)
    if asked.memory:
        bot.memory = asked.memory
    return bot


def _memory(bot: Bot) -> bytes:
    """What it wants to remember; too much of it is nothing."""
    memory = getattr(bot, "memory", b"")
    kept = memory if isinstance(memory, bytes) else b""
    return kept if len(kept) <= MOST_MEMORY else b""


def _so_far(bot: Bot) -> int:
    move = getattr(bot, "so_far", NO_MOVE)
    return move if isinstance(move, int) else NO_MOVE


def _within(
    seconds: float, wall: float, work: Callable[[], T], fail: Callable[[BaseException], T]
) -> T:
    """Does something with so much time. Errors go back as plain text: one that cannot be unpickled
    would break the pool."""
    try:
        with warned(seconds, wall):
            return work()
    except MemoryError:
        # A process that is full once would be full again: another takes its place.
        os._exit(OUT_OF_MEMORY)
    except BaseException as fault:
        return fail(fault)


def fault_of(error: BaseException) -> str:
    """What kind of error it is and where it came from; not its text."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" in {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"

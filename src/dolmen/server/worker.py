"""What runs in the process of a bot: its limits, its choice, and why it would choose so."""

import operator
import os
import pickle
import signal
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from dolmen.bots.advice import Reason, reasons
from dolmen.core.rng import Rng

if sys.platform == "linux":
    import resource

# People's moves come before bots' thoughts.
NICE: Final = 10
# How a worker ends that is out of memory: a code that is nobody else's.
OUT_OF_MEMORY: Final = 77
NO_MOVE: Final = -1

T = TypeVar("T")


class Answer(NamedTuple):
    """What comes back from a worker: a move, or else what went wrong and where."""

    move: int
    fault: str


class Advised(NamedTuple):
    """The same with the reasons for the move, and how long it took to find them."""

    move: int
    reasons: list[Reason]
    seconds: float
    fault: str


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


def think(question: bytes, seconds: float, wall: float) -> Answer:
    """Lets the bot choose."""
    return _within(seconds, wall, lambda: Answer(_chosen(question), ""), _no_answer)


def advise(question: bytes, seconds: float, wall: float) -> Advised:
    """Lets the bot choose for a person, and says why."""
    begun = time.process_time()

    def find() -> Advised:
        move = _chosen(question)
        _, _, game, seed, seat, world = pickle.loads(question)
        is_legal = move in game.legal(world)
        found = reasons(game, world, seat, move, Rng(seed, seat)) if is_legal else []
        return Advised(move, found, time.process_time() - begun, "")

    def fail(fault: str) -> Advised:
        return Advised(NO_MOVE, [], time.process_time() - begun, fault)

    return _within(seconds, wall, find, fail)


def _chosen(question: bytes) -> int:
    seat_one, bot, game, seed, seat, world = pickle.loads(question)
    return operator.index(seat_one(bot, game, seed, seat).choose(world))


def _no_answer(fault: str) -> Answer:
    return Answer(NO_MOVE, fault)


def _within(seconds: float, wall: float, work: Callable[[], T], fail: Callable[[str], T]) -> T:
    """Does something with so much time. Errors go back as plain text: one that cannot be unpickled
    would break the pool."""
    set_alarms(seconds, wall)
    try:
        return work()
    except MemoryError:
        # A process that is full once would be full again: another takes its place.
        os._exit(OUT_OF_MEMORY)
    except BaseException as fault:
        return fail(fault_of(fault))
    finally:
        set_alarms(0, 0)


def fault_of(error: BaseException) -> str:
    """What kind of error it is and where it came from; not its text."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" in {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"

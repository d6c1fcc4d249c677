"""What runs in the process of a bot, called in this one: choices, faults, limits."""

import os
import pickle
import resource
import signal
from collections.abc import Callable
from typing import Any, Final

import pytest

from dolmen.bots import Bot, Budget, seat_bot
from dolmen.core.game import NO_MOVE
from dolmen.server.worker import NICE, OUT_OF_MEMORY, Question, confine, think
from tests.core.stones import TAKE_TWO, Stones

LONG: Final = 1000.0
ALARMS: Final = (signal.ITIMER_PROF, signal.ITIMER_REAL, signal.ITIMER_VIRTUAL)


class Ended(Exception):
    """Stands in for the end of the process."""


class Failing:
    """Bots that do not get to a choice."""

    def __init__(self, error: type[BaseException]) -> None:
        self.error = error

    def __call__(self, bot: str, game: Any, seed: int, seat: int, budget: Budget) -> Any:
        raise self.error("a secret")


def asked(make: Callable[..., Bot], bot: str = "greedy", memory: bytes = b"") -> bytes:
    """A question as the server asks it: seat 0 of Stones is to move."""
    game = Stones()
    world = game.load({"cards": [2, 3]})
    return pickle.dumps(Question(make, bot, game, 1, 0, world, Budget(), memory))


def left() -> list[float]:
    """What is left of the alarms of this process."""
    return [signal.getitimer(alarm)[0] for alarm in ALARMS]


def test_a_bot_chooses_and_its_alarms_are_off_afterwards() -> None:
    answer = think(asked(seat_bot), LONG, LONG)
    assert answer._replace(seconds=0) == (TAKE_TWO, b"", 0, "", False)
    assert left() == [0, 0, 0]


@pytest.mark.parametrize("error", [ValueError, KeyboardInterrupt])
def test_a_fault_comes_back_as_its_kind_and_place_without_its_text(
    error: type[BaseException],
) -> None:
    answer = think(asked(Failing(error)), LONG, LONG)
    assert answer.move == NO_MOVE
    kind, _, place = answer.fault.partition(" in ")
    assert kind == error.__name__
    assert place.startswith("test_worker.py:")
    assert "secret" not in answer.fault
    assert left() == [0, 0, 0]


def test_what_is_no_question_is_a_fault() -> None:
    assert think(b"", LONG, LONG).fault.startswith("EOFError")


def test_a_process_without_memory_ends_with_a_code_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    codes: list[int] = []

    def end(code: int) -> None:
        codes.append(code)
        raise Ended

    monkeypatch.setattr(os, "_exit", end)
    with pytest.raises(Ended):
        think(asked(Failing(MemoryError)), LONG, LONG)
    assert codes == [OUT_OF_MEMORY]


@pytest.mark.parametrize("most", [resource.RLIM_INFINITY, 2**20])
def test_a_worker_is_confined_before_its_first_task(
    monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    limits: dict[int, tuple[int, int]] = {}
    nice: list[int] = []
    heard: list[tuple[int, Any]] = []
    monkeypatch.setattr(signal, "signal", lambda *given: heard.append(given))
    monkeypatch.setattr(os, "nice", nice.append)
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (most, most))
    monkeypatch.setattr(resource, "setrlimit", limits.__setitem__)
    confine(64)
    assert heard == [(signal.SIGTERM, signal.SIG_DFL)]
    assert nice == [NICE]
    assert limits[resource.RLIMIT_CORE] == (0, 0)
    soft, hard = limits[resource.RLIMIT_DATA]
    assert soft == hard
    # On top of what is taken already, but never above what the host allows.
    assert soft == most if most == 2**20 else soft > 64 * 2**20

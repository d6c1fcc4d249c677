"""Heartbeats of sockets, by a loop whose clock only the test moves."""

import asyncio
import math
from collections.abc import Callable
from typing import Any

import pytest

from dolmen.server.heartbeats import MOST, PAUSE_SECONDS, Heartbeats

REST = 5.0
PATIENCE = 3.0


class Timer:
    """Something that a loop does later."""

    def __init__(self, at: float, do: Callable[..., None], args: tuple[Any, ...]) -> None:
        self.at = at
        self.do = do
        self.args = args
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class Clockwork:
    """A loop of which only the time is used."""

    def __init__(self) -> None:
        self.now = 100.0
        self.timers: list[Timer] = []

    def time(self) -> float:
        return self.now

    def call_at(self, at: float, do: Callable[..., None], *args: Any) -> Timer:
        self.timers.append(Timer(at, do, args))
        return self.timers[-1]

    @property
    def due(self) -> float:
        """When it wakes next."""
        return min((one.at for one in self.timers if not one.is_cancelled), default=math.inf)

    def run_until(self, time: float) -> None:
        """Lets time pass."""
        while self.due <= time:
            self.now = max(self.now, self.due)
            timer = next(one for one in self.timers if one.at == self.due and not one.is_cancelled)
            self.timers.remove(timer)
            timer.do(*timer.args)
        self.now = time


class Peer:
    """Somebody at the other end, and what became of them."""

    def __init__(self, loop: Clockwork) -> None:
        self.loop = loop
        self.asked = False
        self.has_ended = False
        self.told: list[tuple[str, float]] = []

    def ask(self) -> None:
        self.told.append(("asked", self.loop.now - 100))

    def give_up(self) -> None:
        self.has_ended = True
        self.told.append(("ended", self.loop.now - 100))


@pytest.fixture
def loop(monkeypatch: pytest.MonkeyPatch) -> Clockwork:
    clockwork = Clockwork()
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: clockwork)
    return clockwork


def test_who_answers_is_asked_again_and_who_does_not_is_ended(loop: Clockwork) -> None:
    beats = Heartbeats(REST, PATIENCE)
    lively, dead = Peer(loop), Peer(loop)
    beats.begin(lively)
    beats.begin(dead)
    loop.run_until(106)
    beats.answered(lively)
    loop.run_until(111)
    beats.answered(lively)
    loop.run_until(113)
    assert lively.told == [("asked", 5.0), ("asked", 11.0)]
    # Found after the sum of the two at most.
    assert dead.told == [("asked", 5.0), ("ended", 8.0)]


def test_who_is_gone_is_neither_asked_nor_ended_again(loop: Clockwork) -> None:
    beats = Heartbeats(REST, PATIENCE)
    before, between = Peer(loop), Peer(loop)
    beats.begin(before)
    beats.begin(between)
    before.has_ended = True
    loop.run_until(106)
    between.has_ended = True
    loop.run_until(200)
    assert (before.told, between.told) == ([], [("asked", 5.0)])
    assert loop.due == math.inf, "it wakes for nobody"


def test_an_answer_to_no_question_changes_nothing(loop: Clockwork) -> None:
    beats = Heartbeats(REST, PATIENCE)
    peer = Peer(loop)
    beats.begin(peer)
    loop.run_until(101)
    for _ in range(100):
        beats.answered(peer)
    loop.run_until(107)
    assert peer.told == [("asked", 5.0)]


def test_a_newcomer_is_due_before_who_is_waited_for_with_more_patience(loop: Clockwork) -> None:
    beats = Heartbeats(1.0, 50.0)
    silent, late = Peer(loop), Peer(loop)
    beats.begin(silent)
    loop.run_until(102)
    beats.begin(late)
    loop.run_until(104)
    assert (silent.told, late.told) == ([("asked", 1.0)], [("asked", 3.0)])


def test_a_crowd_that_came_at_once_is_asked_a_few_at_a_time(loop: Clockwork) -> None:
    beats = Heartbeats(REST, PATIENCE)
    crowd = [Peer(loop) for _ in range(2 * MOST + 1)]
    for peer in crowd:
        beats.begin(peer)
    loop.run_until(106)
    asked = [peer.told[0][1] for peer in crowd]
    wanted = [5.0] * MOST + [5 + PAUSE_SECONDS] * MOST + [5 + 2 * PAUSE_SECONDS]
    assert asked == pytest.approx(wanted)


def test_a_loop_of_ones_own_serves_as_well() -> None:
    async def beat() -> list[str]:
        beats = Heartbeats(0.0, 0.0)
        ended = asyncio.Event()
        told: list[str] = []

        class Real:
            asked = False
            has_ended = False

            def ask(self) -> None:
                told.append("asked")

            def give_up(self) -> None:
                told.append("ended")
                self.has_ended = True
                ended.set()

        beats.begin(Real())
        await ended.wait()
        return told

    assert asyncio.run(beat()) == ["asked", "ended"]

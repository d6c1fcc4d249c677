"""Heartbeats of all sockets: each is asked now and then whether somebody is still there, and ended
if nobody answers.

Uvicorn has two timers, a random number and a call of the protocol for each of them. Of thousands of
sockets that mostly listen that was a fifth of all a server did. Since every socket waits the same
times, those that are due next stand in line, and one timer serves them all."""

import asyncio
import math
from collections import deque
from typing import Final, Protocol

# So many are asked in one go, and so far apart are two goes: however many came at the same moment,
# asking them all holds up nobody's move.
MOST: Final = 64
PAUSE_SECONDS: Final = 0.02
NEVER: Final = math.inf


class Listener(Protocol):
    """Somebody at the other end of a socket."""

    # Whether they were asked and have not answered yet.
    asked: bool

    @property
    def has_ended(self) -> bool:
        """Whether the socket is no more."""
        ...

    def ask(self) -> None:
        """Asks whether they are there."""
        ...

    def give_up(self) -> None:
        """Ends the socket: they are not."""
        ...


class Heartbeats:
    """Asks whoever answered `rest` seconds ago and ends who has not for `patience` seconds. Both
    lines are in order of time, since everybody in one of them waits as long."""

    def __init__(self, rest: float, patience: float) -> None:
        self._rest = rest
        self._patience = patience
        self._resting: deque[tuple[float, Listener]] = deque()
        self._asked: deque[tuple[float, Listener]] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._wakes = NEVER

    def begin(self, listener: Listener) -> None:
        """From now on a socket is asked."""
        self._let_rest(listener)

    def answered(self, listener: Listener) -> None:
        """Somebody is there. Who answers without being asked changes nothing."""
        if listener.asked:
            listener.asked = False
            self._let_rest(listener)

    def _let_rest(self, listener: Listener) -> None:
        loop = asyncio.get_running_loop()
        self._resting.append((loop.time() + self._rest, listener))
        self._set_timer(loop)

    def _set_timer(self, loop: asyncio.AbstractEventLoop) -> None:
        """Wakes when the first of either line is due."""
        due = min((line[0][0] for line in (self._resting, self._asked) if line), default=NEVER)
        if due >= self._wakes:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._wakes = due
        self._timer = loop.call_at(max(due, loop.time() + PAUSE_SECONDS), self._beat, loop)

    def _beat(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer, self._wakes = None, NEVER
        now = loop.time()
        while self._asked and self._asked[0][0] <= now:
            _, listener = self._asked.popleft()
            if listener.asked and not listener.has_ended:
                listener.give_up()
        for _ in range(MOST):
            if not self._resting or self._resting[0][0] > now:
                break
            _, listener = self._resting.popleft()
            if not listener.has_ended:
                listener.asked = True
                listener.ask()
                self._asked.append((now + self._patience, listener))
        self._set_timer(loop)

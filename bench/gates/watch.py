"""How long the event loop of a server is held, seen from inside: a tick that ought to come every
millisecond, and what the process computed from one to the next.

What was computed is counted, not what passed by the clock: it is the same on a machine where others
work too. Threads that hold Python's lock count as well, since the loop waits for them. And moves
that the server itself replays are counted, which no machine makes faster."""

import asyncio
import json
import socket
import threading
import time
from typing import Any, Final, NamedTuple

from dolmen.core import course
from dolmen.core.game import Game

TICK: Final = 0.001
QUESTION: Final = b"?"


class Held(NamedTuple):
    """The worst since it was last asked, in milliseconds: between two ticks the process computed
    so long, and so much later than it should one of them came. And how many moves were played."""

    computed: float
    late: float
    played: int


NOTHING: Final = Held(0.0, 0.0, 0)


class Watch:
    """Runs in the server, on its loop; a thread answers whoever asks."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._lock = threading.Lock()
        self._worst = NOTHING
        self._count_moves()
        self._then, self._used = time.perf_counter(), time.process_time()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        threading.Thread(target=self._answer, daemon=True).start()
        loop.call_later(TICK, self._tick)

    def _count_moves(self) -> None:
        take_step = course.take_step

        def counted(game: Game[Any], s: Any, move: int) -> course.Step[Any]:
            with self._lock:
                self._worst = self._worst._replace(played=self._worst.played + 1)
            return take_step(game, s, move)

        course.take_step = counted

    def _tick(self) -> None:
        now, used = time.perf_counter(), time.process_time()
        computed, late = 1000 * (used - self._used), 1000 * (now - self._then - TICK)
        with self._lock:
            worst = self._worst
            self._worst = Held(max(worst.computed, computed), max(worst.late, late), worst.played)
        self._then, self._used = now, used
        self._loop.call_later(TICK, self._tick)

    def _answer(self) -> None:
        asker, _ = self._listener.accept()
        while asker.recv(1) == QUESTION:
            with self._lock:
                worst, self._worst = self._worst, NOTHING
            asker.sendall(json.dumps(worst).encode() + b"\n")


class Watcher:
    """Asks a watch, from the process of the gates."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def held(self) -> Held:
        """The worst since the last time. Two ticks pass first, so that what has just ended is
        among it."""
        await asyncio.sleep(5 * TICK)
        self._writer.write(QUESTION)
        return Held(*json.loads(await self._reader.readline()))

    def close(self) -> None:
        """Asks no more."""
        self._writer.close()


async def watch(port: int) -> Watcher:
    """Somebody who asks the watch at that port."""
    return Watcher(*await asyncio.open_connection("127.0.0.1", port))

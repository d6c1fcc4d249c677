"""Bots that no table deserves, for the tests of the workers. Apart from the tests, since every
worker imports this."""

import json
import os
import signal
import time
from pathlib import Path
from typing import Any, Final

from dolmen.bots import Budget
from dolmen.core.game import NO_MOVE, Game
from dolmen.server.worker import NICE

MEGABYTE: Final = 2**20


class Odd:
    """A bot whose name says what it does instead of playing well."""

    def __init__(self, name: str, game: Game[Any], budget: Budget) -> None:
        self.name, _, self.argument = name.partition(" ")
        self.game = game
        self.budget = budget
        self.so_far = NO_MOVE
        self.memory = b""
        self.ranking: list[int] = []
        self.stop = False

    def choose(self, state: Any) -> int:
        """A legal move, or trouble."""
        return int(getattr(self, self.name)(state))

    def first(self, state: Any) -> int:
        return self.game.legal(state)[0]

    def raises(self, state: Any) -> int:
        raise LookupError(f"the position is {self.game.dump(state)}")

    def quits(self, state: Any) -> int:
        raise SystemExit(0)

    def dies(self, state: Any) -> int:
        os._exit(int(self.argument))

    def loops(self, state: Any) -> int:
        while True:
            pass

    def resists(self, state: Any) -> int:
        signal.signal(signal.SIGALRM, signal.SIG_IGN)
        signal.signal(signal.SIGPROF, signal.SIG_IGN)
        return self.loops(state)

    def marks(self, state: Any) -> int:
        """Says that it began, then never ends."""
        Path(self.argument).touch()
        return self.loops(state)

    def works(self, state: Any) -> int:
        """Computes for so long, however long that takes by the clock."""
        until = time.process_time() + float(self.argument)
        while time.process_time() < until:
            time.sleep(0.001)
            sum(range(20_000))
        return self.first(state)

    def sleeps(self, state: Any) -> int:
        time.sleep(float(self.argument))
        return self.first(state)

    def eats(self, state: Any) -> int:
        eaten = [bytearray(MEGABYTE) for _ in range(int(self.argument))]
        return self.first(state) if eaten else -1

    def knows(self, state: Any) -> int:
        """Has a good move at once, and then does something else for ever."""
        self.so_far = self.game.legal(state)[-1]
        return int(getattr(self, self.argument)(state))

    def boasts(self, state: Any) -> int:
        """Says that it has a move that is none."""
        self.so_far = self.game.moves.count
        return self.loops(state)

    def counts(self, state: Any) -> int:
        """Remembers how often it chose, and plays by that."""
        self.memory += b"."
        return self.game.legal(state)[len(self.memory) % 2]

    def hoards(self, state: Any) -> int:
        """Wants to remember too much."""
        self.memory = bytes(int(self.argument))
        return self.first(state)

    def measures(self, state: Any) -> int:
        """Tells how long it was given."""
        with Path(self.argument).open("a", encoding="utf-8") as file:
            print(self.budget.seconds, file=file)
        return self.first(state)

    def names(self, state: Any) -> int:
        return int(self.argument)

    def mumbles(self, state: Any) -> str:
        return "nothing"

    def is_nice(self, state: Any) -> int:
        return self.first(state) if os.nice(0) >= NICE else -1

    def tells(self, state: Any) -> int:
        with Path(self.argument).open("a", encoding="utf-8") as file:
            print(json.dumps([os.getpid(), self.game.dump(state)]), file=file)
        return self.first(state)


def seat_odd(name: str, game: Game[Any], seed: int, seat: int, budget: Budget | None = None) -> Odd:
    """Makes one."""
    return Odd(name, game, budget or Budget())

"""Who is there: the seats somebody is at, at this process and at the others on the database.

Somebody is at a seat who may play it and looks at its table by a socket, or asked for anything
there: a page without script, a view, a move. A page that is open behind others, or that nobody has
touched for minutes, says so: then somebody is there and is told of their turn all the same. Every
process tells the others what it sees, again and again; one that falls silent is forgotten."""

import json
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

# How often a process repeats what it sees, and when it is forgotten.
REPEAT_SECONDS: Final = 10.0
FORGET_SECONDS: Final = 25.0


class Heard(NamedTuple):
    """The seats that somebody is at through another process, those of them that have the table
    before their eyes, and until when that is believed."""

    seats: frozenset[int]
    looking: frozenset[int]
    until: float


class Presence:
    """Who came to one table without a socket, and what other processes said of it.

    A seat may be handed to a bot once nobody has been at it for `away` seconds. Who was there
    before the table came into memory is not known, so its seats count as left at that moment."""

    def __init__(self, ticks: Callable[[], float], away: float) -> None:
        self.away = away
        self._ticks = ticks
        self._opened = ticks()
        # When somebody was last at a seat, and when last without a socket.
        self._seen: dict[int, float] = {}
        self._visits: dict[int, float] = {}
        self._heard: dict[str, Heard] = {}

    def visit(self, seats: Iterable[int]) -> None:
        """Whoever plays these seats asked for something."""
        for seat in seats:
            self._seen[seat] = self._visits[seat] = self._ticks()

    def leave(self, seats: Iterable[int]) -> None:
        """Whoever plays these seats looked until now."""
        self._seen.update(dict.fromkeys(seats, self._ticks()))

    def hear(self, text: str) -> None:
        """Takes what another process sees."""
        worker, seats, looking = json.loads(text)
        self.leave(seats)
        until = self._ticks() + FORGET_SECONDS
        self._heard[worker] = Heard(frozenset(seats), frozenset(looking), until)

    def visitors(self, within: float) -> set[int]:
        """The seats whose players asked for something in the last seconds."""
        now = self._ticks()
        return {seat for seat, at in self._visits.items() if now - at < within}

    @property
    def elsewhere(self) -> set[int]:
        """The seats that somebody is at through other processes."""
        now = self._ticks()
        return {seat for one in self._heard.values() if one.until > now for seat in one.seats}

    @property
    def looking(self) -> set[int]:
        """Those of them that have the table before their eyes."""
        now = self._ticks()
        return {seat for one in self._heard.values() if one.until > now for seat in one.looking}

    def wait(self, seat: int) -> float:
        """In how many seconds a seat that nobody looks from will have been left for long enough; 0:
        it has."""
        left = self._seen.get(seat, self._opened)
        return max(0.0, left + self.away - self._ticks())


def presence_text(worker: str, seats: Iterable[int], looking: Iterable[int]) -> str:
    """What a process says."""
    return json.dumps([worker, sorted(seats), sorted(looking)])

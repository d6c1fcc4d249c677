"""What stands of a log: which entries its moves are and whose, how often a barrier was crossed, and
what is proposed."""

import json
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from dolmen.core.course import Begun
from dolmen.server.store import Entry

# A move that was prepared before its turn.
PREPARED: Final = "prepared"
# Kinds of entries that play a move, that take some back, and that talk of it.
PLAYED: Final = ("move", "redo", PREPARED)
TAKEN_BACK: Final = ("undo", "crossed")
TALKS: Final = ("propose", "agree", "refuse")
# Somebody asked for advice.
ADVICE: Final = "advice"
# How a barrier was crossed: by somebody who has only bots against them, or since all agreed.
ALONE: Final = "alone"
AGREED: Final = "agreed"


class Proposal(NamedTuple):
    """Somebody wants to take back past a barrier, to the position after so many moves: the entry it
    is, who was asked, and who has agreed so far."""

    n: int
    seat: int
    point: int
    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()

    @property
    def awaited(self) -> list[int]:
        """Who has not answered."""
        return [seat for seat in self.asked if seat not in self.agreed]


class Standing:
    """Follows a log, entry by entry. A proposal lasts as long as nothing else happens."""

    def __init__(self) -> None:
        # The entry of each move that stands, and the seat that decided.
        self.numbers: list[int] = []
        self.seats: list[int | None] = []
        self.crossings = 0
        self.proposal: Proposal | None = None
        # Who has proposed something in this position.
        self.proposed: set[int] = set()
        # How often each seat asked for advice, and who did in this position.
        self.advice: Counter[int] = Counter()
        self.advised: set[int] = set()

    def note(self, entry: Entry) -> None:
        """Takes one entry."""
        if entry.kind == ADVICE and entry.seat is not None:
            # Nothing has changed: a proposal lasts.
            self.advice[entry.seat] += 1
            self.advised.add(entry.seat)
            return
        proposal, self.proposal = self.proposal, None
        if entry.kind in PLAYED:
            self.numbers.append(entry.n)
            self.seats.append(entry.seat)
            self._forget_asking()
        elif entry.kind in TAKEN_BACK:
            point = point_of(entry)
            del self.numbers[point:], self.seats[point:]
            self.crossings += entry.kind == "crossed"
            self._forget_asking()
        elif entry.kind == "propose" and entry.seat is not None:
            body = _object(entry)
            self.proposal = Proposal(entry.n, entry.seat, body["to"], tuple(body["asked"]))
            self.proposed.add(entry.seat)
        elif entry.kind == "agree" and proposal is not None and entry.seat is not None:
            self.proposal = proposal._replace(agreed=(*proposal.agreed, entry.seat))

    def asked_by(self, seats: int) -> list[int]:
        """How often each seat asked for advice."""
        return [self.advice[seat] for seat in range(seats)]

    def _forget_asking(self) -> None:
        """In another position everybody may ask again."""
        self.proposed.clear()
        self.advised.clear()

    def point_after(self, n: int) -> int:
        """How many moves stay when what was played after entry `n` is taken back: chance alone
        never is, since it would come again."""
        point = bisect_right(self.numbers, n)
        while 0 < point < len(self.seats) and self.seats[point] is None:
            point -= 1
        return point

    def entry_at(self, point: int) -> int:
        """The entry after which so many moves stood."""
        return self.numbers[point - 1] if point else 0

    def last_turn(self, seat: int, first: int, most: int, begun: Sequence[Begun]) -> int | None:
        """How many moves came before the turn in which a seat last decided, among those after the
        first and before the last of them; None if it did not. What chance did within a turn belongs
        to it; it goes back no further than to where a turn began or somebody else decided."""
        point = most
        while point > first and self.seats[point - 1] != seat:
            point -= 1
        if point <= first:
            return None
        before = bisect_left(begun, point, key=lambda turn: turn.start)
        bottom = max(first, begun[before - 1].start) if before else first
        while point > bottom and self.seats[point - 1] in (seat, None):
            point -= 1
        while self.seats[point] != seat:
            point += 1
        return point


def point_of(entry: Entry) -> int:
    """How many moves stay after a take-back."""
    return int(entry.body) if entry.kind == "undo" else int(_object(entry)["to"])


def how_crossed(entry: Entry) -> str:
    """How a barrier was crossed."""
    return str(_object(entry)["how"])


def _object(entry: Entry) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(entry.body)
    return found

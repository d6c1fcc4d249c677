"""How much a table can hold."""

from typing import Final, NamedTuple

from dolmen.core.message import Message
from dolmen.server.refusals import Denied


class Caps(NamedTuple):
    """So many entries in all. Half of them are for moves that stand: take-backs never use those up,
    so that a game can go on to its end however often somebody changed their mind."""

    entries: int

    @property
    def moves(self) -> int:
        """How many moves can stand; the chance that follows the last of them still does."""
        return self.entries // 2

    def is_full(self, moves: int) -> bool:
        """Whether a game with so many moves cannot go on."""
        return moves >= self.moves

    def why_full(self, moves: int) -> Message | None:
        """Why it cannot, if so."""
        return Message("server-frozen-full", {"most": self.moves}) if self.is_full(moves) else None

    def check_take_back(self, entries: int, point: int) -> None:
        """Refuses a take-back after so many entries that would leave too few of them to moves that
        stand."""
        if not self._has_room(entries, point):
            raise Denied("no-more-take-backs", most=self.entries - self.moves)

    def check_advice(self, entries: int, moves: int) -> None:
        """Refuses advice after so many entries, likewise: it is told by an entry too."""
        if not self._has_room(entries, moves):
            raise Denied("no-more-advice", most=self.entries - self.moves)

    def _has_room(self, entries: int, moves: int) -> bool:
        """Whether one more entry leaves enough to moves, of which so many will stand."""
        return entries + 1 - moves <= self.entries - self.moves


DEFAULT_CAPS: Final = Caps(20_000)

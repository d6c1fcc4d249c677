"""What the bots of a table remember from one choice to the next: in memory only, for nobody else.

It is about the game as it went on. Whatever but moves came in between, a take-back or another bot
at the seat, makes it stale."""

from typing import NamedTuple

from dolmen.server.table.match import Match


class Kept(NamedTuple):
    """What a bot wanted to remember, after so many entries and moves that stand."""

    bot: str
    n: int
    moves: int
    memory: bytes


class Memories:
    """What each seat's bot remembers."""

    def __init__(self) -> None:
        self._kept: dict[int, Kept] = {}

    def recall(self, match: Match, seat: int, bot: str) -> bytes:
        """What the bot at a seat remembers of this game; nothing if that is stale."""
        kept = self._kept.pop(seat, None)
        if kept is None or kept.bot != bot:
            return b""
        # Each move is an entry; a take-back is one as well, and leaves fewer moves.
        is_straight = match.n - kept.n == len(match.log.moves) - kept.moves
        return kept.memory if is_straight else b""

    def keep(self, match: Match, seat: int, bot: str, memory: bytes) -> None:
        """What the bot at a seat wants to know again, after its move; a game that is over needs no
        memories."""
        if match.row.status != "playing":
            self._kept.clear()
        elif memory:
            self._kept[seat] = Kept(bot, match.n, len(match.log.moves), memory)

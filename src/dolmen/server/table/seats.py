"""Who sits at a table: its seats, and the identities that may play them."""

import secrets
from collections.abc import Iterable, Sequence

from dolmen.server.keys import hash_key
from dolmen.server.refusals import Denied
from dolmen.server.store import SeatRow


class Seats:
    """The seats of one table as they are stored. A holder is an identity that may play a seat."""

    def __init__(self, rows: Sequence[SeatRow], holders: Iterable[tuple[int, str]]) -> None:
        self.rows = sorted(rows, key=lambda row: row.seat)
        self.holders = set(holders)
        self.names = [row.name for row in self.rows]
        self._players = {holder for _, holder in self.holders}
        self._keys = {row.token_hash for row in self.rows}

    def row(self, seat: int) -> SeatRow:
        """A seat of the table; any other is refused."""
        if not 0 <= seat < len(self.rows):
            raise Denied("no-seat")
        return self.rows[seat]

    def held_by(self, player: str | None) -> list[int]:
        """The seats that an identity may play."""
        return sorted(seat for seat, holder in self.holders if holder == player)

    def of_key(self, key: str) -> int:
        """The seat that the key of a private link is for."""
        digest = hash_key(key)
        for row in self.rows:
            if row.kind == "person" and secrets.compare_digest(row.token_hash, digest):
                return row.seat
        raise Denied("wrong-key")

    def may_play(self, seat: int, player: str | None, token_hash: str | None) -> bool:
        """Whether a seat is still theirs: by the key of its link, or by their identity."""
        row = self.rows[seat]
        if row.kind != "person":
            return False
        return row.token_hash == token_hash or (seat, player) in self.holders

    def played_by(self, player: str | None, token_hash: str | None) -> set[int]:
        """The seats that are theirs; of most who look at a table, none."""
        if player not in self._players and token_hash not in self._keys:
            return set()
        return {row.seat for row in self.rows if self.may_play(row.seat, player, token_hash)}

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays a seat now: its own, or one that stands in for a person."""
        row = self.rows[seat]
        return row.bot if row.kind == "bot" else row.stand_in

    @property
    def persons(self) -> list[int]:
        """The seats that people play themselves now."""
        return [row.seat for row in self.rows if row.kind == "person" and row.stand_in is None]

    @property
    def open(self) -> list[int]:
        """The seats that nobody has taken yet."""
        return [row.seat for row in self.rows if row.kind == "open"]

"""What is kept of games that are played at random by the thousand: of every decision what whoever
made it saw and might do, what was chosen, and what came of it. A title writes its rows itself
(`Game.roll`), lane after lane; `core.lanes` adds what ended."""

from typing import Final, final

from dolmen.core.blocks import pack
from dolmen.core.buffers import Buffer, Mask, new_buffer, new_mask
from dolmen.core.native import i16, i64, vec

WORD: Final = 64
BYTES: Final = 8


@final
class Trail:
    """So many steps of so many lanes, a row each: lane after lane, in each step after step."""

    def __init__(self, lanes: i64, steps: i64, size: i64, table: i64, seats: i64) -> None:
        rows = lanes * steps
        self.steps: i64 = steps
        self.seats: i64 = seats
        self.size: i64 = size
        self.observations: Buffer = new_buffer(rows * size)
        # Masks, a bit a move, each from a whole word on: an eighth of the memory that they fill.
        self.bytes: i64 = (table + WORD - 1) // WORD * BYTES
        self.bits: Mask = new_mask(rows * self.bytes)
        self.actors: Buffer = new_buffer(rows)
        self.moves: Buffer = new_buffer(rows)
        self.returns: vec[float] = vec[float]([0.0] * (rows * seats))
        self.points: Buffer = new_buffer(rows * seats)
        self.ended: Mask = new_mask(rows)
        self.cut: Mask = new_mask(rows)
        # The rows that tell of an end: what they tell is wiped before the next games.
        self.ends: list[int] = []
        self.scratch: Buffer = new_buffer(table)

    def keep(self, row: i64, seat: i64, count: i64, chosen: i64) -> i64:
        """Keeps a decision of a seat among the first moves in `scratch`: which they were, and the
        one that was chosen, which it gives."""
        scratch = self.scratch
        move = scratch[chosen]
        pack(scratch, count, self.bytes, self.bits, row * self.bytes)
        self.actors[row] = i16(seat)
        self.moves[row] = move
        return i64(move)

    def forget_ends(self) -> None:
        """What games came to so far is wiped."""
        seat: i64
        for told in self.ends:
            row: i64 = told
            self.ended[row] = 0
            self.cut[row] = 0
            for seat in range(row * self.seats, row * self.seats + self.seats):
                self.returns[seat] = 0.0
                self.points[seat] = 0
        self.ends.clear()

"""Tables that were stored with all that a hostile player can put into them."""

import random
from typing import Any

from bench.gates.tables import Stored, stored_table
from dolmen.core.course import is_barrier, walk
from dolmen.games import open_game
from dolmen.server.store import Entry
from tests import sample

TIMES = 700


def undo_bomb(times: int = TIMES, title: str = sample.MOST, seats: int = 4) -> Stored:
    """A table where a move was made and taken back so often."""
    for length in range(60, 200):
        stored = stored_table(title, seats, length, random.Random(5))
        move = harmless(stored)
        if move is not None:
            return regretted(stored, move, times)
    raise AssertionError("nothing can be taken back there")


def harmless(stored: Stored) -> str | None:
    """A move at the end of a table's log that can be taken back."""
    game: Any = open_game(stored.table.title, stored.table.seats)
    moves = [game.moves.parse(entry.body) for entry in stored.entries]
    state = walk(game, moves).state
    found = [move for move in game.legal(state) if not is_barrier(game, state, move)]
    return game.moves.name(found[0]) if found else None


def regretted(stored: Stored, move: str, times: int) -> Stored:
    """The same table after somebody changed their mind again and again."""
    entries, stands, row = list(stored.entries), len(stored.entries), stored.table
    for i in range(times):
        n = len(entries) + 1
        entries.append(Entry(n, "move", row.waits, move, f"m{i}", row.moved))
        entries.append(Entry(n + 1, "undo", row.waits, str(stands), f"u{i}", row.moved))
    return stored._replace(table=row._replace(n=len(entries)), entries=entries)

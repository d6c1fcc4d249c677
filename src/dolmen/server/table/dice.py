"""The dice of one table: what they are mixed of, what binds them, and what is shown in the end."""

from typing import Any, Final

from dolmen.core import fair
from dolmen.core.log import Log
from dolmen.server.store import TableRow
from dolmen.server.table.seats import Seats

# The form of the dice of new tables. There are still some of the first.
SECOND: Final = 2


def nonces_of(row: TableRow, seats: Seats) -> list[str | None] | None:
    """What the seats brought; None where the dice are of the first form."""
    return [seat.nonce for seat in seats.rows] if row.dice == SECOND else None


def commitment_of(row: TableRow, seats: Seats, log: Log[Any]) -> str:
    """What binds the dice. Before the start it changes with what the seats bring."""
    nonces = nonces_of(row, seats)
    if nonces is None:
        return row.commitment
    return fair.commitment(row.commitment, log.game, log.moves[: row.given], nonces, row.version)


def dice_of(row: TableRow, seats: Seats) -> fair.Dice:
    """The secret dice."""
    return fair.Dice(bytes.fromhex(row.seed), nonces_of(row, seats))


def show_dice(row: TableRow, seats: Seats, log: Log[Any]) -> None:
    """Writes into the log of a game that is over what its dice were made of."""
    log.nonces = nonces_of(row, seats)
    log.commitment = commitment_of(row, seats, log)
    log.duplicate, log.seed = row.duplicate, row.seed

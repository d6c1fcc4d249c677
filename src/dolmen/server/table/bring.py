"""What the seats bring to mix the dice with, before the start."""

from dolmen.server.challenge import is_fixed
from dolmen.server.refusals import Denied
from dolmen.server.store import SeatRow
from dolmen.server.table.desk import Desk
from dolmen.server.table.match import Match
from dolmen.server.tables import Tables


async def bring(tables: Tables, desk: Desk, seat: int, nonce: str) -> None:
    """Takes what a seat brings. It does so once: the others have seen the hash of it."""
    match = desk.match
    if match.row.status != "open":
        raise Denied("already-started")
    row = match.seats.row(seat)
    if row.nonce is not None or brought_by(match, row, nonce) != nonce:
        raise Denied("nonce-brought")
    if not await tables.change_seat(desk, row._replace(nonce=nonce)):
        raise Denied("stale", n=match.n)


def brought_by(match: Match, seat: SeatRow, nonce: str | None) -> str | None:
    """What a seat brings with whoever sits there now: at a table with the dice of another, what was
    brought to that one, and with those of a day nothing."""
    is_given = match.row.duplicate is not None or is_fixed(match.row)
    return seat.nonce if is_given else nonce

"""Giving a game up."""

from dolmen.core.log import RESIGNED, Ending
from dolmen.server.table.desk import Desk
from dolmen.server.table.end import end
from dolmen.server.table.stand_in import stand_in
from dolmen.server.tables import Tables
from dolmen.server.wire.requests import Resign


def ends_game(desk: Desk, seat: int) -> bool:
    """Whether the game ends if that seat resigns: with two seats, or nobody else left to play."""
    return desk.match.game.seats == 2 or desk.match.seats.persons == [seat]


async def resign(tables: Tables, desk: Desk, seat: int, message: Resign) -> None:
    """Ends the game, or lets a bot play on for this seat."""
    if desk.match.seats.rows[seat].resigned:
        return  # sent twice
    desk.match.check_present(message.n)
    desk.match.check_playing()
    if ends_game(desk, seat):
        await end(tables, desk, Ending(RESIGNED, seat), message.id)
    else:
        await stand_in(tables, desk, seat, "resigned")

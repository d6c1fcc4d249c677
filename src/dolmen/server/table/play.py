"""Playing a move."""

from dolmen.server.table.desk import Desk
from dolmen.server.table.plans import plan_move
from dolmen.server.tables import Tables
from dolmen.server.wire.requests import Play


async def play(tables: Tables, desk: Desk, seat: int, message: Play) -> None:
    """Plays a move and the chance that follows it."""
    desk.match.check_present(message.n)
    desk.match.check_turn(seat)
    plan = plan_move(desk.match, seat, message.move, message.id, tables.now())
    await tables.commit(desk, plan)

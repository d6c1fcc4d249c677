"""Taking back."""

from dolmen.server.table.desk import Desk
from dolmen.server.table.plans import plan_take_back
from dolmen.server.tables import Tables
from dolmen.server.wire.requests import TakeBack


async def take_back(tables: Tables, desk: Desk, seat: int, message: TakeBack) -> None:
    """Takes back what a seat played since the last barrier, or its last move only."""
    desk.match.check_present(message.n)
    desk.match.check_turn(seat)
    plan = plan_take_back(desk.match, seat, message.id, tables.now(), one=message.one)
    await tables.commit(desk, plan)

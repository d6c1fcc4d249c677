"""Taking back, and playing again what was taken back."""

from dolmen.server.table.desk import Desk
from dolmen.server.table.plans import plan_crossing, plan_redo, plan_take_back
from dolmen.server.table.proposals import check_alone, check_reach
from dolmen.server.tables import Tables
from dolmen.server.wire.requests import Redo, TakeBack


async def take_back(tables: Tables, desk: Desk, seat: int, message: TakeBack) -> None:
    """Takes back the turn that a seat plays, its last move only, or whatever was played after an
    entry: against bots alone even across barriers."""
    match, now = desk.match, tables.now()
    match.check_present(message.n)
    if message.to is None:
        match.check_turn(seat)
        plan = plan_take_back(match, seat, message.id, now, one=message.one)
    else:
        point = check_reach(match, seat, message.to)
        if match.actor == seat and point >= match.log.undo_point():
            plan = plan_take_back(match, seat, message.id, now, to=point)
        else:
            how = check_alone(match, seat, point)
            plan = plan_crossing(match, seat, point, how, message.id, now)
    await tables.commit(desk, plan)


async def redo(tables: Tables, desk: Desk, seat: int, message: Redo) -> None:
    """Plays again what was taken back, all of it or up to the seat's next decision."""
    desk.match.check_present(message.n)
    desk.match.check_turn(seat)
    plan = plan_redo(desk.match, seat, message.id, tables.now(), one=message.one)
    await tables.commit(desk, plan)

"""Tables that wait for people, and that nobody joins: they lapse after so many days."""

from dolmen.core.log import LAPSED, Ending
from dolmen.server.table.desk import Desk
from dolmen.server.table.plans import plan_end
from dolmen.server.table.summary import lapses_at
from dolmen.server.tables import Tables


async def lapse(tables: Tables, desk: Desk) -> bool:
    """Ends a table that nobody joined in time; false if it is none, or somebody was faster."""
    match, now = desk.match, tables.now()
    until = lapses_at(match.row, match.seats)
    if until is None or until > now:
        return False
    plan = plan_end(match, Ending(LAPSED), None, now)
    if not await tables.store.lapse_table(plan.append, match.row.moved):
        await tables.catch_up(desk)
        await tables.reseat(desk)
        return False
    match.adopt(plan)
    tables.stage.show(desk)
    tables.stage.show_table(desk)
    return True

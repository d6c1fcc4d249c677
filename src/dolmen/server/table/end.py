"""Ending a game before its rules do."""

from dolmen.core.log import Ending
from dolmen.server.refusals import Denied
from dolmen.server.table.desk import Desk
from dolmen.server.table.plans import plan_end
from dolmen.server.tables import Tables


async def end(tables: Tables, desk: Desk, ending: Ending, client: str | None) -> None:
    """Ends the game as its players wish."""
    plan = plan_end(desk.match, ending, client, tables.now())
    try:
        await tables.commit(desk, plan)
    except Denied:
        # Another process may have ended it by the very same votes.
        if desk.match.row.status != "ended":
            raise

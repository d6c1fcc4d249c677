"""Starting a game."""

from dolmen.server.refusals import Denied
from dolmen.server.table.desk import Desk
from dolmen.server.table.plans import plan_start
from dolmen.server.tables import Tables


async def start(tables: Tables, desk: Desk, address: str) -> None:
    """Starts a table once every seat is taken."""
    if desk.match.row.status != "open":
        raise Denied("already-started")
    if desk.match.seats.open:
        raise Denied("seats-open")
    if not desk.match.seats.persons:
        tables.bots_alone.check(address)
    await begin(tables, desk, address)


async def start_full(tables: Tables, id: str, address: str) -> None:
    """Starts a table that was made without an open seat."""
    async with tables.at(id) as desk:
        await begin(tables, desk, address)


async def begin(tables: Tables, desk: Desk, address: str) -> None:
    """Draws the chance that comes first, and shows the table."""
    if not desk.match.seats.persons:
        tables.bots_alone.add(address, desk.id)
    desk.caller = address
    await tables.commit(desk, plan_start(desk.match, tables.now()))
    tables.stage.show_table(desk)

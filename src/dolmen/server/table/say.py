"""Chatting."""

from dolmen.server.doors import check_rate
from dolmen.server.limits import Rate
from dolmen.server.refusals import Denied
from dolmen.server.table.desk import Desk
from dolmen.server.tables import Tables
from dolmen.server.wire.requests import Say


async def say(
    tables: Tables, desk: Desk, seat: int, message: Say, address: str, rate: Rate
) -> None:
    """A line for everybody at the table, so often from one address."""
    text = message.text.strip()
    if not text:
        raise Denied("malformed", why="text")
    check_rate(rate, address)
    name = desk.match.seats.names[seat]
    row = await tables.store.say(desk.id, seat, name, text, tables.now(), client=message.id)
    tables.stage.show_chat(desk, row)

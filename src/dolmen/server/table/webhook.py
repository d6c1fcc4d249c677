"""Where the host of a table hears whose turn it is."""

from dolmen.server.table.desk import Desk
from dolmen.server.tables import Tables
from dolmen.server.webhook.address import check_url


async def set_webhook(tables: Tables, desk: Desk, url: str | None) -> None:
    """Sets the address, or none."""
    checked = None if url is None else check_url(url)
    await tables.store.update_table(desk.id, webhook=checked)
    desk.match.row = desk.match.row._replace(webhook=checked)

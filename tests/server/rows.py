"""Rows for the tests of the store."""

from typing import Any

from dolmen.server.store import Append, Entry, SeatRow, Store, TableRow
from tests import sample

NOW = 1_800_000_000_000


def table_row(id: str = "t", **changed: Any) -> TableRow:
    """A table for two that is being played."""
    row = TableRow(
        id=id,
        title=sample.LIGHT,
        version=1,
        seats=2,
        options="{}",
        public=True,
        lasting=False,
        shared=False,
        status="playing",
        n=0,
        waits=0,
        due=False,
        seed="00" * 16,
        commitment="11" * 32,
        given=0,
        host="host",
        webhook=None,
        created=NOW,
        moved=NOW,
        ended=None,
        keep_days=None,
        next=None,
        parent=None,
        outcome=None,
        mark="",
    )
    return row._replace(**changed)


def seat_row(id: str = "t", seat: int = 0, kind: str = "open", **changed: Any) -> SeatRow:
    """A seat of it."""
    row = SeatRow(id, seat, kind, f"P{seat}", None, None, False, f"token-{id}-{seat}")
    return row._replace(**changed)


def move(n: int, body: str = "take 1", client: str | None = None) -> Entry:
    """An entry of its log."""
    return Entry(n, "move", n % 2, body, client, NOW + n)


def append(first: int, *bodies: str, id: str = "t", **changed: Any) -> Append:
    """New entries of it, from that number on."""
    entries = [move(first + i, body) for i, body in enumerate(bodies or ("take 1",))]
    made = Append(id, first, entries, "playing", 1, False, NOW + first, None, None, "mark")
    return made._replace(**changed)


async def set_up(store: Store, *ids: str, **changed: Any) -> None:
    """Stores tables with two open seats."""
    for id in ids or ("t",):
        await store.create_table(
            table_row(id, **changed), [seat_row(id, seat) for seat in (0, 1)], [], []
        )

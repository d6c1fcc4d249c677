"""Tables in lists: the public ones, and somebody's own."""

from collections.abc import Iterable, Sequence
from typing import Any, cast

from dolmen.server.store import SeatRow, TableRow
from dolmen.server.wire import TableLine


def table_line(row: TableRow, seats: Sequence[SeatRow], mine: Iterable[int]) -> TableLine:
    """One table, as far as a list tells of it."""
    own = sorted(mine)
    return TableLine(
        id=row.id,
        title=row.title,
        status=cast(Any, row.status),
        seats=row.seats,
        names=[seat.name for seat in seats],
        open_seats=sum(seat.kind == "open" for seat in seats),
        public=row.public,
        lasting=row.lasting,
        moved=row.moved,
        waits=row.waits,
        mine=own,
        my_turn=row.status == "playing" and row.waits in own and not row.due,
    )

"""Entries into the log: the table's row moves on with them, or nothing is written."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ARRAY, Connection, Text, bindparam, func, select, update

from dolmen.server.store.faults import Behind
from dolmen.server.store.rows import LOG, Append, Change, Entry
from dolmen.server.store.schema import log, tables

# What entries change of a table's row, beside their number.
_MOVED: Final = ("status", "waits", "due", "moved", "ended", "outcome", "mark")
_TIMED: Final = ("hourglass", "runs_out", "reminds")
MOVE_ON: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"), tables.c.n == bindparam("before"))
    .values(
        n=bindparam("last"),
        **{name: bindparam(f"new_{name}") for name in (*_MOVED, *_TIMED)},
    )
)
_UNLESS_SO: Final = MOVE_ON.where(tables.c.status != bindparam("new_status"))
ENTER: Final = log.insert()
_ROWS: Final = (
    select(tables.c.id)
    .where(tables.c.id == func.any(bindparam("ids", type_=ARRAY(Text))))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)


def lock_rows(connection: Connection, table_ids: set[str]) -> None:
    """Takes the rows of all tables in one order: two processes then wait for each other at a row,
    never in a circle, which PostgreSQL would only notice after a second."""
    ids = sorted(table_ids)
    if len(ids) > 1:
        connection.execute(_ROWS, {"ids": ids})


def append_together(connection: Connection, appends: Sequence[Append]) -> list[Change]:
    """Rows first, and always in the same order, for the same reason. Whoever comes second finds
    the numbers taken."""
    ordered = sorted(appends, key=lambda append: append.table_id)
    moved = connection.execute(MOVE_ON, [moved_row(append) for append in ordered])
    if 0 <= moved.rowcount != len(ordered):
        # asyncpg does not count here; there the primary key finds the same a moment later.
        raise Behind
    lines = [line for append in ordered for line in log_lines(append.table_id, append.entries)]
    connection.execute(ENTER, lines)
    return [Change(append.table_id, LOG, append.last) for append in ordered]


def append_alone(connection: Connection, append: Append) -> tuple[bool, Change | None]:
    """The same for one table: whether its row was still where it should be decides."""
    statement = MOVE_ON if append.entries else _UNLESS_SO
    moved = connection.execute(statement, moved_row(append))
    if moved.rowcount != 1:
        return False, None
    if append.entries:
        connection.execute(ENTER, log_lines(append.table_id, append.entries))
    return True, Change(append.table_id, LOG, append.last)


def find_entries(connection: Connection, append: Append) -> bool | None:
    """Whose entries are there: these, another's, or none. The lock on the row waits for a commit
    that may still be under way."""
    row = select(tables.c.id).where(tables.c.id == append.table_id).with_for_update()
    connection.execute(row)
    columns = [log.c[name] for name in Entry._fields]
    mine = log.c.n.between(append.first, append.last)
    found = connection.execute(
        select(*columns).where(log.c.table_id == append.table_id, mine).order_by(log.c.n)
    )
    entries = [Entry._make(entry) for entry in found]
    return entries == append.entries if entries else None


def moved_row(append: Append) -> dict[str, Any]:
    """Where a table's row goes, and where it must stand."""
    return {
        "table_id": append.table_id,
        "before": append.first - 1,
        "last": append.last,
        **{f"new_{name}": getattr(append, name) for name in (*_MOVED, *_TIMED)},
    }


def log_lines(table_id: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """Entries as rows of the log."""
    return [{"table_id": table_id, **entry._asdict()} for entry in entries]

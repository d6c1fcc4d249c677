"""What all tables of the database share, the same for SQLite and PostgreSQL."""

from typing import Any, Final, NamedTuple

from sqlalchemy import Column, ForeignKey, MetaData, Table, Text

# Constraints have names, so that a later migration can find them.
NAMING: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

metadata: Final = MetaData(naming_convention=NAMING)


def of_table() -> Column[str]:
    """The table that a row belongs to, and goes with."""
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def columns(table: Table, kind: type[NamedTuple]) -> list[Any]:
    """The columns of a kind of row, in its order."""
    return [table.c[name] for name in kind._fields]

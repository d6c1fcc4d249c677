"""What concerns the server as a whole."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    Table,
    Text,
)

from dolmen.server.store.schema.base import metadata

# Secrets of the server itself, by name: what pushes are signed with, what links are made of.
secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# One row: how many milliseconds somebody served this database, altogether.
served: Final = Table(
    "served",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("milliseconds", BigInteger, nullable=False),
)

# The key of the host's secret link, as its hash.
host_keys: Final = Table(
    "host_keys",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Who is kept out: addresses, or networks of them, and identities.
blocks: Final = Table(
    "blocks",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("value", Text, primary_key=True),
    Column("why", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# What the host did. Everybody may read of it, and every process follows it; the table may be gone.
deeds: Final = Table(
    "deeds",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("what", Text, nullable=False),
    Column("table_id", Text),
    Column("line", Integer),
    Column("player", Text),
    Column("title", Text),
    Column("why", Text, nullable=False),
    Index("ix_deeds_table_id", "table_id"),
)

# One row, written when somebody asks whether the database can be written.
pulse: Final = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("beats", BigInteger, nullable=False),
)

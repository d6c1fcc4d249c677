"""People: who they are, how they want to be told, what they keep for themselves."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    Table,
    Text,
)

from dolmen.server.store.schema.base import metadata, of_table

players: Final = Table(
    "players",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("name", Text),
    Column("lang", Text),
    Column("created", BigInteger, nullable=False),
)

# How somebody wants to be told: a push to one device, a webhook of theirs, a mail once a day. What
# is told goes to `address`; of a push, `key` and `auth` are what only its browser can read it with.
means: Final = Table(
    "means",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("form", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    # The day of the last mail, counted from 1970.
    Column("day", Integer, nullable=False),
    Index("ix_means_player", "player"),
)

# What was told of a table last, so that of several processes one tells it.
told: Final = Table(
    "told",
    metadata,
    of_table(),
    Column("what", Text, primary_key=True),
    Column("n", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# Words that bring an identity back: a hash of them, and its key sealed with them.
recovery: Final = Table(
    "recovery",
    metadata,
    Column("player", Text, primary_key=True),
    Column("hash", Text, nullable=False),
    Column("sealed", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_recovery_hash", "hash"),
)

# Whom somebody does not want to hear, under the name they had then.
mutes: Final = Table(
    "mutes",
    metadata,
    Column("player", Text, primary_key=True),
    Column("muted", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Tables that somebody follows without a seat.
watches: Final = Table(
    "watches",
    metadata,
    Column("player", Text, primary_key=True),
    of_table(),
    Column("at", BigInteger, nullable=False),
    Index("ix_watches_table_id", "table_id"),
    sqlite_with_rowid=False,
)

# Links that show what a seat sees, at once or so many moves or minutes later.
shares: Final = Table(
    "shares",
    metadata,
    of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("hash", Text, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("minutes", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# The moves that a seat prepared after `n` entries, what must be as it was, and what became of them.
prepared: Final = Table(
    "prepared",
    metadata,
    of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, nullable=False),
    Column("moves", Text, nullable=False),
    Column("keeps", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

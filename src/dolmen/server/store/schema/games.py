"""Tables of people, who sits there, what was played and said; records and reviews. JSON is kept as
text."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    Table,
    Text,
    false,
    true,
)
from sqlalchemy import (
    text as sql,
)

from dolmen.server.store.schema.base import metadata, of_table

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("lasting", Boolean, nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("waits", Integer),
    Column("due", Boolean, nullable=False),
    Column("seed", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("given", Integer, nullable=False),
    Column("host", Text, nullable=False),
    Column("webhook", Text),
    Column("created", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("keep_days", Integer),
    Column("next", Text),
    Column("parent", Text),
    Column("outcome", Text),
    Column("mark", Text, nullable=False),
    Column("dice", Integer, nullable=False, server_default="1"),
    Column("duplicate", Text),
    Column("advice", Boolean, nullable=False, server_default=true()),
    # The time it gives to think, how that stands, and when it runs out and somebody is reminded.
    Column("allowance", Text),
    Column("hourglass", Text),
    Column("runs_out", BigInteger),
    Column("reminds", BigInteger),
    # Days after which it lapses if nobody joins.
    Column("lapse_days", Integer),
    # Small ones: a move touches an index only where its table is public or a bot is to move.
    Index(
        "ix_tables_public",
        "moved",
        sqlite_where=sql("public = 1"),
        postgresql_where=sql("public"),
    ),
    Index("ix_tables_due", "moved", sqlite_where=sql("due = 1"), postgresql_where=sql("due")),
    Index(
        "ix_tables_kept",
        "ended",
        sqlite_where=sql("keep_days IS NOT NULL"),
        postgresql_where=sql("keep_days IS NOT NULL"),
    ),
    Index(
        "ix_tables_runs_out",
        "runs_out",
        sqlite_where=sql("runs_out IS NOT NULL"),
        postgresql_where=sql("runs_out IS NOT NULL"),
    ),
    Index(
        "ix_tables_reminds",
        "reminds",
        sqlite_where=sql("reminds IS NOT NULL"),
        postgresql_where=sql("reminds IS NOT NULL"),
    ),
    Index(
        "ix_tables_lapse",
        "moved",
        sqlite_where=sql("status = 'open'"),
        postgresql_where=sql("status = 'open'"),
    ),
    # Tables with the same dice.
    Index("ix_tables_commitment", "commitment"),
)

seats: Final = Table(
    "seats",
    metadata,
    of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("stand_in", Text),
    Column("resigned", Boolean, nullable=False),
    Column("token_hash", Text, nullable=False),
    Column("nonce", Text),
    sqlite_with_rowid=False,
)

# Who may play a seat: an identity, on one screen several of them.
holders: Final = Table(
    "holders",
    metadata,
    of_table(),
    Column("seat", Integer, primary_key=True),
    Column("player", Text, primary_key=True),
    Index("ix_holders_player", "player", "table_id"),
    sqlite_with_rowid=False,
)

# Only ever appended to. Its primary key decides which of two writers wins.
log: Final = Table(
    "log",
    metadata,
    of_table(),
    Column("n", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("client", Text),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

chat: Final = Table(
    "chat",
    metadata,
    of_table(),
    Column("k", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("client", Text),
    Column("removed", Boolean, nullable=False, server_default=false()),
    sqlite_with_rowid=False,
)

votes: Final = Table(
    "votes",
    metadata,
    of_table(),
    Column("what", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("voter", Integer, primary_key=True),
    sqlite_with_rowid=False,
)

records: Final = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# The review of a record that was uploaded, or of a table, as `review/form` writes it.
reviews: Final = Table(
    "reviews",
    metadata,
    Column("record", Text, primary_key=True),
    Column("stage", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)

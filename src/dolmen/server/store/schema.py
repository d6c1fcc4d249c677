"""The tables of the database, the same for SQLite and PostgreSQL. JSON is kept as text."""

from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)
from sqlalchemy import (
    text as sql,
)

# Constraints have names, so that a later migration can find them.
NAMING: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

metadata: Final = MetaData(naming_convention=NAMING)


def _of_table() -> Column[str]:
    """The table that a row belongs to, and goes with."""
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


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
    _of_table(),
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
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("player", Text, primary_key=True),
    Index("ix_holders_player", "player", "table_id"),
    sqlite_with_rowid=False,
)

# Only ever appended to. Its primary key decides which of two writers wins.
log: Final = Table(
    "log",
    metadata,
    _of_table(),
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
    _of_table(),
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
    _of_table(),
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
    _of_table(),
    Column("what", Text, primary_key=True),
    Column("n", Integer, nullable=False),
    sqlite_with_rowid=False,
)

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

# Games that everybody plays alike: of a title on a day, or for ever.
challenges: Final = Table(
    "challenges",
    metadata,
    Column("title", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("par", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Tables at which somebody plays one of them. `slot` is what there is one of: the player on a day,
# the par; where one may play as often as one likes, the table itself.
attempts: Final = Table(
    "attempts",
    metadata,
    _of_table(),
    Column("title", Text, nullable=False),
    Column("day", Text, nullable=False),
    Column("slot", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("points", Integer),
    Column("rank", Integer),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("title", "day", "slot"),
    Index("ix_attempts_listed", "title", "day", "state", "points"),
    Index("ix_attempts_player", "player"),
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
    _of_table(),
    Column("at", BigInteger, nullable=False),
    Index("ix_watches_table_id", "table_id"),
    sqlite_with_rowid=False,
)

# Links that show what a seat sees, at once or so many moves or minutes later.
shares: Final = Table(
    "shares",
    metadata,
    _of_table(),
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
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, nullable=False),
    Column("moves", Text, nullable=False),
    Column("keeps", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
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

# What a club owns, parents first: all that a backup carries.
OWNED: Final = tuple(table for table in metadata.sorted_tables if table is not pulse)


def columns(table: Table, kind: type[NamedTuple]) -> list[Any]:
    """The columns of a kind of row, in its order."""
    return [table.c[name] for name in kind._fields]

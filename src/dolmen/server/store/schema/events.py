"""Games that many play alike, and clubs."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    Table,
    Text,
    UniqueConstraint,
)

from dolmen.server.store.schema.base import metadata, of_table

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
    of_table(),
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

# Events of people who play a title among themselves: rounds that are made for them (`robin`), or
# whatever they have played (`free`).
clubs: Final = Table(
    "clubs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("level", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)


def _of_club() -> Column[str]:
    """The club that a row belongs to, and goes with."""
    return Column("club_id", Text, ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True)


members: Final = Table(
    "members",
    metadata,
    _of_club(),
    Column("player", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_members_player", "player"),
    sqlite_with_rowid=False,
)

club_tables: Final = Table(
    "club_tables",
    metadata,
    _of_club(),
    of_table(),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("counts", Boolean, nullable=False),
    Index("ix_club_tables_table_id", "table_id"),
    sqlite_with_rowid=False,
)

# Who wants a table of theirs to count in a club.
club_consents: Final = Table(
    "club_consents",
    metadata,
    Column("club_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("player", Text, primary_key=True),
    ForeignKeyConstraint(
        ["club_id", "table_id"],
        ["club_tables.club_id", "club_tables.table_id"],
        ondelete="CASCADE",
    ),
    sqlite_with_rowid=False,
)

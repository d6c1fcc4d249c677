"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_table(name: str) -> list[sa.Column[str] | sa.ForeignKeyConstraint]:
    """The column of what belongs to a table, and goes with it."""
    return [
        sa.Column("table_id", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"
        ),
    ]


def upgrade() -> None:
    """Makes them."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("lasting", sa.Boolean, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("waits", sa.Integer),
        sa.Column("due", sa.Boolean, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("given", sa.Integer, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("webhook", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("moved", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("keep_days", sa.Integer),
        sa.Column("next", sa.Text),
        sa.Column("parent", sa.Text),
        sa.Column("outcome", sa.Text),
        sa.Column("mark", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    for name, column, on_sqlite, on_postgresql in (
        ("ix_tables_public", "moved", "public = 1", "public"),
        ("ix_tables_due", "moved", "due = 1", "due"),
        ("ix_tables_kept", "ended", "keep_days IS NOT NULL", "keep_days IS NOT NULL"),
    ):
        op.create_index(
            name,
            "tables",
            [column],
            sqlite_where=sa.text(on_sqlite),
            postgresql_where=sa.text(on_postgresql),
        )
    op.create_table(
        "seats",
        *_of_table("seats"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("stand_in", sa.Text),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "holders",
        *_of_table("holders"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "player", name="pk_holders"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_holders_player", "holders", ["player", "table_id"])
    op.create_table(
        "log",
        *_of_table("log"),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("client", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_log"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        *_of_table("chat"),
        sa.Column("k", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("client", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "k", name="pk_chat"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "votes",
        *_of_table("votes"),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("voter", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "what", "seat", "voter", name="pk_votes"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "records",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_records"),
    )
    op.create_table(
        "players",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("lang", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_players"),
    )
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("beats", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    op.bulk_insert(pulse, [{"id": 1, "beats": 0}])

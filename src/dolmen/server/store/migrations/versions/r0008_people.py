"""What people keep without an account: recovery words, whom they do not want to hear, tables they
watch, links that show a seat's view, and moves they prepared."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds five tables."""
    op.create_table(
        "recovery",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("sealed", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_recovery"),
    )
    op.create_index("ix_recovery_hash", "recovery", ["hash"])
    op.create_table(
        "mutes",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("muted", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player", "muted", name="pk_mutes"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "watches",
        sa.Column("player", sa.Text, nullable=False),
        _of_table("watches"),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id", name="pk_watches"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_watches_table_id", "watches", ["table_id"])
    op.create_table(
        "shares",
        _of_table("shares"),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_shares"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "prepared",
        _of_table("prepared"),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("keeps", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_prepared"),
        sqlite_with_rowid=False,
    )


def _of_table(owned: str) -> sa.Column[str]:
    """The table that a row belongs to, and goes with."""
    name = f"fk_{owned}_table_id"
    return sa.Column(
        "table_id",
        sa.Text,
        sa.ForeignKey("tables.id", ondelete="CASCADE", name=name),
        nullable=False,
    )

"""Notices to people, time to think, and open tables that lapse."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import text as sql

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the tables of notices, and what a table knows of time."""
    op.create_table(
        "means",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("form", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_means"),
    )
    op.create_index("ix_means_player", "means", ["player"])
    op.create_table(
        "told",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_told_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "what", name="pk_told"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "served",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("milliseconds", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_served"),
    )
    for column in (
        sa.Column("allowance", sa.Text),
        sa.Column("hourglass", sa.Text),
        sa.Column("runs_out", sa.BigInteger),
        sa.Column("reminds", sa.BigInteger),
        sa.Column("lapse_days", sa.Integer),
    ):
        op.add_column("tables", column)
    for name in ("runs_out", "reminds"):
        there = sql(f"{name} IS NOT NULL")
        op.create_index(
            f"ix_tables_{name}", "tables", [name], sqlite_where=there, postgresql_where=there
        )
    is_open = sql("status = 'open'")
    op.create_index(
        "ix_tables_lapse", "tables", ["moved"], sqlite_where=is_open, postgresql_where=is_open
    )

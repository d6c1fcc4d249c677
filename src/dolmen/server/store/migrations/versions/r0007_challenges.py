"""Games that everybody plays alike, attempts at them, and tables found by their dice."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds their tables, and an index."""
    op.create_table(
        "challenges",
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("par", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("title", "day", name="pk_challenges"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "attempts",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("slot", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("rank", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_attempts_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name="pk_attempts"),
        sa.UniqueConstraint("title", "day", "slot", name="uq_attempts_title_day_slot"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_attempts_listed", "attempts", ["title", "day", "state", "points"])
    op.create_index("ix_attempts_player", "attempts", ["player"])
    op.create_index("ix_tables_commitment", "tables", ["commitment"])

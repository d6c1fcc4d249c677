"""What the host of a server does: the secret link, who is kept out, deeds that everybody may read
of, and lines of chat that were removed."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds three tables and a column."""
    removed = sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("chat", removed)
    op.create_table(
        "host_keys",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_host_keys"),
    )
    op.create_table(
        "blocks",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("kind", "value", name="pk_blocks"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "deeds",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("line", sa.Integer),
        sa.Column("player", sa.Text),
        sa.Column("title", sa.Text),
        sa.Column("why", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_deeds"),
    )
    op.create_index("ix_deeds_table_id", "deeds", ["table_id"])

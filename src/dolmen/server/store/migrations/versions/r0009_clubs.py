"""Events of people who play among themselves: their members, their tables, and who wants what to
count."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds their tables."""
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clubs"),
    )
    op.create_table(
        "members",
        sa.Column("club_id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(
            ["club_id"], ["clubs.id"], name="fk_members_club_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("club_id", "player", name="pk_members"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_members_player", "members", ["player"])
    op.create_table(
        "club_tables",
        sa.Column("club_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(
            ["club_id"], ["clubs.id"], name="fk_club_tables_club_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_club_tables_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("club_id", "table_id", name="pk_club_tables"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_club_tables_table_id", "club_tables", ["table_id"])
    op.create_table(
        "club_consents",
        sa.Column("club_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["club_id", "table_id"],
            ["club_tables.club_id", "club_tables.table_id"],
            name="fk_club_consents_club_id_table_id",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("club_id", "table_id", "player", name="pk_club_consents"),
        sqlite_with_rowid=False,
    )

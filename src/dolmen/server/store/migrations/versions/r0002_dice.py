"""Dice of the second form: what the seats bring, and tables with the dice of another. Tables that
are there already keep the first."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds their columns."""
    op.add_column("tables", sa.Column("dice", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("duplicate", sa.Text))
    op.add_column("seats", sa.Column("nonce", sa.Text))

"""Tables at which nobody may ask a bot for advice; at those that are there already all may."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column."""
    allowed = sa.Column("advice", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("tables", allowed)

"""Paid tickets counted at the close of a drawer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.migrations.guards import seal_table

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "paid_ticket_counts",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("shift", sa.Text(), nullable=False),
        sa.Column("listed", sa.BigInteger(), nullable=False),
        sa.Column("counted", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_paid_ticket_counts")),
        sa.UniqueConstraint("shift", name=op.f("uq_paid_ticket_counts_shift")),
    )
    seal_table("paid_ticket_counts")

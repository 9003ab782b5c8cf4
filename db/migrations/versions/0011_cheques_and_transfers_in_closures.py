"""Gains by cheque and by transfer in the closures."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.migrations.guards import seal_table

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "closure_orders",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("period", sa.Text(), nullable=False),
        sa.Column("orders", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_closure_orders")),
        sa.UniqueConstraint("period", name=op.f("uq_closure_orders_period")),
    )
    seal_table("closure_orders")

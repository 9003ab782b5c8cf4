"""Badges."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.migrations.guards import seal_table

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "badge_showings",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("operator", sa.Text(), nullable=False),
        sa.Column("station", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_badge_showings")),
    )
    op.create_index("ix_badge_showings_operator", "badge_showings", ["operator"], unique=False)
    op.create_table(
        "badges",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("operator", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_badges")),
    )
    op.create_index("ix_badges_digest", "badges", ["digest"], unique=False)
    op.create_index("ix_badges_operator", "badges", ["operator"], unique=False)
    seal_table("badge_showings")
    seal_table("badges")

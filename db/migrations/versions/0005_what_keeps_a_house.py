"""What keeps a house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.migrations.guards import seal_table

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "key_changes",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("key_id", sa.Text(), nullable=False),
        sa.Column("former_key_id", sa.Text(), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("former_public_key", sa.Text(), nullable=False),
        sa.Column("signature", sa.Text(), nullable=True),
        sa.Column("lost", sa.Integer(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_key_changes")),
    )
    op.create_table(
        "period_closures",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("period", sa.Text(), nullable=False),
        sa.Column("first_day", sa.Text(), nullable=False),
        sa.Column("last_day", sa.Text(), nullable=False),
        sa.Column("days", sa.BigInteger(), nullable=False),
        sa.Column("first", sa.BigInteger(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.Column("head", sa.Text(), nullable=False),
        sa.Column("movements", sa.Text(), nullable=False),
        sa.Column("turnover", sa.BigInteger(), nullable=False),
        sa.Column("perpetual", sa.BigInteger(), nullable=False),
        sa.Column("uncertified", sa.Text(), nullable=False),
        sa.Column("signature", sa.Text(), nullable=False),
        sa.Column("closed_at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_period_closures")),
        sa.UniqueConstraint("period", name=op.f("uq_period_closures_period")),
    )
    op.create_table(
        "privacy_acts",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_privacy_acts")),
    )
    op.create_index("ix_privacy_acts_subject", "privacy_acts", ["subject"], unique=False)
    op.create_table(
        "restores",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("back_to", sa.BigInteger(), nullable=False),
        sa.Column("back_to_hash", sa.Text(), nullable=False),
        sa.Column("lost_to", sa.BigInteger(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_restores")),
    )
    op.add_column("closures", sa.Column("uncertified", sa.Text(), nullable=True))
    op.add_column("journal_head", sa.Column("key_id", sa.Text(), nullable=True))
    seal_table("key_changes")
    seal_table("period_closures")
    seal_table("privacy_acts")
    seal_table("restores")

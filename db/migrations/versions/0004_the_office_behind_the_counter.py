"""The office behind the counter."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.migrations.guards import seal_table

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "age_refusals",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("point_of_sale", sa.Text(), nullable=False),
        sa.Column("station", sa.Text(), nullable=False),
        sa.Column("operator", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_age_refusals")),
    )
    op.create_index("ix_age_refusals_at", "age_refusals", ["at"], unique=False)
    op.create_table(
        "claim_answers",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("claim", sa.BigInteger(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.Column("answered_on", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_claim_answers")),
        sa.UniqueConstraint("claim", name=op.f("uq_claim_answers_claim")),
    )
    op.create_table(
        "claims",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("play", sa.Text(), nullable=False),
        sa.Column("posted_on", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_claims")),
        sa.UniqueConstraint("number", name=op.f("uq_claims_number")),
    )
    op.create_index("ix_claims_play", "claims", ["play"], unique=False)
    op.create_table(
        "exports",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_exports")),
    )
    op.create_table(
        "imports",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("items", sa.BigInteger(), nullable=False),
        sa.Column("signer", sa.Text(), nullable=True),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_imports")),
    )
    op.create_table(
        "order_states",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("payment_order", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("reference", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_order_states")),
    )
    op.create_index("ix_order_states_payment_order", "order_states", ["payment_order", "entry"], unique=False)
    op.create_table(
        "payment_orders",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("play", sa.Text(), nullable=False),
        sa.Column("method", sa.Text(), nullable=False),
        sa.Column("share", sa.BigInteger(), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("due_on", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_payment_orders")),
        sa.UniqueConstraint("number", name=op.f("uq_payment_orders_number")),
    )
    op.create_index("ix_payment_orders_play", "payment_orders", ["play"], unique=False)
    op.create_table(
        "referral_decisions",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("referral", sa.BigInteger(), nullable=False),
        sa.Column("pay", sa.Integer(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("operator", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_referral_decisions")),
        sa.UniqueConstraint("referral", name=op.f("uq_referral_decisions_referral")),
    )
    op.create_table(
        "referrals",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("play", sa.Text(), nullable=False),
        sa.Column("damage", sa.Text(), nullable=False),
        sa.Column("point_of_sale", sa.Text(), nullable=False),
        sa.Column("operator", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_referrals")),
        sa.UniqueConstraint("number", name=op.f("uq_referrals_number")),
    )
    op.create_index("ix_referrals_play", "referrals", ["play"], unique=False)
    op.create_table(
        "transfer_recaps",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("play", sa.Text(), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_transfer_recaps")),
        sa.UniqueConstraint("number", name=op.f("uq_transfer_recaps_number")),
    )
    op.create_index("ix_transfer_recaps_play", "transfer_recaps", ["play"], unique=False)
    op.create_table(
        "vigilance",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("play", sa.Text(), nullable=False),
        sa.Column("rule", sa.Text(), nullable=False),
        sa.Column("linked", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_vigilance")),
    )
    op.create_index("ix_vigilance_play", "vigilance", ["play"], unique=False)
    op.create_index("ix_bet_states_closes_at", "bet_states", ["closes_at"], unique=False)
    op.create_index("ix_winners_at", "winners", ["at"], unique=False)
    seal_table("age_refusals")
    seal_table("claim_answers")
    seal_table("claims")
    seal_table("exports")
    seal_table("imports")
    seal_table("order_states")
    seal_table("payment_orders")
    seal_table("referral_decisions")
    seal_table("referrals")
    seal_table("transfer_recaps")
    seal_table("vigilance")

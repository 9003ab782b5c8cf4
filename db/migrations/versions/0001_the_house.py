"""The house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from app.domain.house.seal import GENESIS
from db.migrations.guards import seal_table

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "approval_uses",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("approval", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_approval_uses")),
        sa.UniqueConstraint("approval", name=op.f("uq_approval_uses_approval")),
    )
    op.create_table(
        "approvals",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("supervisor", sa.Text(), nullable=False),
        sa.Column("asked_by", sa.Text(), nullable=False),
        sa.Column("act", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_approvals")),
        sa.UniqueConstraint("id", name=op.f("uq_approvals_id")),
    )
    op.create_table(
        "balances",
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("account", name=op.f("pk_balances")),
    )
    op.create_table(
        "clock_records",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("latest_at", sa.Text(), nullable=False),
        sa.Column("now", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_clock_records")),
        sa.UniqueConstraint("entry", name=op.f("uq_clock_records_entry")),
    )
    op.create_table(
        "closures",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("first", sa.BigInteger(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.Column("head", sa.Text(), nullable=False),
        sa.Column("movements", sa.Text(), nullable=False),
        sa.Column("turnover", sa.BigInteger(), nullable=False),
        sa.Column("perpetual", sa.BigInteger(), nullable=False),
        sa.Column("signature", sa.Text(), nullable=False),
        sa.Column("closed_at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_closures")),
        sa.UniqueConstraint("day", name=op.f("uq_closures_day")),
    )
    op.create_table(
        "credentials",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("operator", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_credentials")),
    )
    op.create_index("ix_credentials_operator", "credentials", ["operator"], unique=False)
    op.create_table(
        "establishments",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("betting", sa.Integer(), nullable=False),
        sa.Column("poker", sa.Integer(), nullable=False),
        sa.Column("marking", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_establishments")),
    )
    op.create_table(
        "journal",
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.Column("act", sa.Text(), nullable=False),
        sa.Column("operator", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("seal", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_journal")),
        sa.UniqueConstraint("hash", name=op.f("uq_journal_hash")),
    )
    op.create_index("ix_journal_act", "journal", ["act", "number"], unique=False)
    op.create_index("ix_journal_subject", "journal", ["subject", "number"], unique=False)
    op.create_table(
        "journal_head",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("latest_at", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_journal_head")),
    )
    op.create_table(
        "logins",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("operator", sa.Text(), nullable=False),
        sa.Column("station", sa.Text(), nullable=False),
        sa.Column("right", sa.Integer(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_logins")),
    )
    op.create_index("ix_logins_operator", "logins", ["operator"], unique=False)
    op.create_table(
        "movements",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("shift", sa.Text(), nullable=False),
        sa.Column("act", sa.Text(), nullable=False),
        sa.Column("means", sa.Text(), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("reference", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_movements")),
    )
    op.create_index("ix_movements_at", "movements", ["at"], unique=False)
    op.create_index("ix_movements_shift", "movements", ["shift"], unique=False)
    op.create_table(
        "operators",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("roles", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_operators")),
    )
    op.create_index("ix_operators_id", "operators", ["id"], unique=False)
    op.create_table(
        "points_of_sale",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("number", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("transfers", sa.Integer(), nullable=False),
        sa.Column("payment_centre", sa.Integer(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_points_of_sale")),
    )
    op.create_table(
        "postings",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("shift", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_postings")),
    )
    op.create_index("ix_postings_account", "postings", ["account"], unique=False)
    op.create_table(
        "print_jobs",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("printer", sa.Text(), nullable=False),
        sa.Column("document", sa.Text(), nullable=False),
        sa.Column("reference", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("queued_at", sa.Text(), nullable=False),
        sa.Column("changed_at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_print_jobs")),
    )
    op.create_index("ix_print_jobs_reference", "print_jobs", ["reference"], unique=False)
    op.create_index("ix_print_jobs_state", "print_jobs", ["printer", "state", "number"], unique=False)
    op.create_table(
        "refusals",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.Column("act", sa.Text(), nullable=False),
        sa.Column("operator", sa.Text(), nullable=False),
        sa.Column("station", sa.Text(), nullable=False),
        sa.Column("codes", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_refusals")),
    )
    op.create_table(
        "requests",
        sa.Column("request", sa.Text(), nullable=False),
        sa.Column("entry", sa.BigInteger(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("request", name=op.f("pk_requests")),
    )
    op.create_table(
        "shift_closings",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("shift", sa.Text(), nullable=False),
        sa.Column("operator", sa.Text(), nullable=False),
        sa.Column("expected", sa.BigInteger(), nullable=False),
        sa.Column("counted", sa.BigInteger(), nullable=False),
        sa.Column("difference", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("pieces", sa.Text(), nullable=False),
        sa.Column("closed_at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_shift_closings")),
        sa.UniqueConstraint("shift", name=op.f("uq_shift_closings_shift")),
    )
    op.create_table(
        "shifts",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("drawer", sa.Text(), nullable=False),
        sa.Column("point_of_sale", sa.Text(), nullable=False),
        sa.Column("operator", sa.Text(), nullable=False),
        sa.Column("float", sa.BigInteger(), nullable=False),
        sa.Column("opened_at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_shifts")),
        sa.UniqueConstraint("id", name=op.f("uq_shifts_id")),
    )
    op.create_index("ix_shifts_drawer", "shifts", ["drawer"], unique=False)
    op.execute(f"INSERT INTO journal_head (id, number, hash) VALUES (1, 0, '{GENESIS}')")
    seal_table("approval_uses")
    seal_table("approvals")
    seal_table("clock_records")
    seal_table("closures")
    seal_table("credentials")
    seal_table("establishments")
    seal_table("journal")
    seal_table("logins")
    seal_table("movements")
    seal_table("operators")
    seal_table("points_of_sale")
    seal_table("postings")
    seal_table("shift_closings")
    seal_table("shifts")

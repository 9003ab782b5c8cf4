"""The tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.migrations.guards import seal_table

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "commitments",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_commitments")),
    )
    op.create_index("ix_commitments_subject", "commitments", ["kind", "subject"], unique=False)
    op.create_table(
        "persons",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("born", sa.Text(), nullable=True),
        sa.Column("salt", sa.Text(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_persons")),
    )
    op.create_index("ix_persons_born", "persons", ["born"], unique=False)
    op.create_table(
        "register_records",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("register", sa.Text(), nullable=False),
        sa.Column("born", sa.Text(), nullable=True),
        sa.Column("salt", sa.Text(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_register_records")),
    )
    op.create_index("ix_register_records_born", "register_records", ["register", "born"], unique=False)
    op.create_table(
        "tournament_facts",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("sequence", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_tournament_facts")),
    )
    op.create_index(
        "ix_tournament_facts_tournament", "tournament_facts", ["tournament", "sequence"], unique=True
    )
    seal_table("commitments")
    seal_table("tournament_facts")

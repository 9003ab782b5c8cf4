"""Entries by person."""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_index("ix_journal_operator", "journal", ["operator", "number"], unique=False)

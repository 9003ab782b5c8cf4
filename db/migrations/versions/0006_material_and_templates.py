"""Material and templates."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.migrations.guards import seal_table

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "chip_moves",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("colour", sa.Text(), nullable=False),
        sa.Column("value", sa.BigInteger(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("pieces", sa.BigInteger(), nullable=False),
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("operator", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_chip_moves")),
    )
    op.create_table(
        "list_imports",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("register", sa.Text(), nullable=False),
        sa.Column("as_of", sa.Text(), nullable=False),
        sa.Column("items", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_list_imports")),
    )
    op.create_table(
        "sixain_steps",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("sixain", sa.Text(), nullable=False),
        sa.Column("step", sa.Text(), nullable=False),
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("before_public", sa.Integer(), nullable=False),
        sa.Column("witness", sa.Text(), nullable=False),
        sa.Column("operator", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_sixain_steps")),
    )
    op.create_index("ix_sixain_steps_sixain", "sixain_steps", ["sixain", "entry"], unique=False)
    op.create_table(
        "staff_files",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("post", sa.Text(), nullable=False),
        sa.Column("papers", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_staff_files")),
    )
    op.create_index("ix_staff_files_tournament", "staff_files", ["tournament"], unique=False)
    op.create_table(
        "templates",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name=op.f("pk_templates")),
    )
    op.create_index("ix_templates_kind", "templates", ["kind", "name"], unique=False)
    seal_table("chip_moves")
    seal_table("list_imports")
    seal_table("sixain_steps")
    seal_table("staff_files")
    seal_table("templates")

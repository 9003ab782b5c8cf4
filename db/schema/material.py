"""What tournaments are played with, lists that came in files, and templates (POKER P1, P3, P9)."""

from __future__ import annotations

from db.schema.frame import Index, flag, number, sealed, text

LIST_IMPORTS = sealed(
    "list_imports",
    text("register"),
    text("as_of"),
    number("items"),
    text("at"),
)

CHIP_MOVES = sealed(
    "chip_moves",
    text("colour"),
    number("value"),
    text("move"),
    number("pieces"),
    text("tournament"),
    text("operator"),
    text("at"),
)

SIXAIN_STEPS = sealed(
    "sixain_steps",
    text("sixain"),
    text("step"),
    text("tournament"),
    flag("before_public"),
    text("witness"),
    text("operator"),
    text("at"),
    Index("ix_sixain_steps_sixain", "sixain", "entry"),
)

STAFF_FILES = sealed(
    "staff_files",
    text("tournament"),
    text("person"),
    text("post"),
    text("papers"),
    text("at"),
    Index("ix_staff_files_tournament", "tournament"),
)

TEMPLATES = sealed(
    "templates",
    text("kind"),
    text("name"),
    text("body"),
    text("at"),
    Index("ix_templates_kind", "kind", "name"),
)

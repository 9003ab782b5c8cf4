"""Print jobs: what is to be printed is written with the act, how far it came is technical."""

from __future__ import annotations

from sqlalchemy import Column, Integer

from db.schema.frame import Index, technical, text

PRINT_JOBS = technical(
    "print_jobs",
    Column("number", Integer, primary_key=True, autoincrement=True),
    text("printer"),
    text("document"),
    text("reference"),
    text("state"),
    text("note"),
    text("queued_at"),
    text("changed_at"),
    Index("ix_print_jobs_state", "printer", "state", "number"),
    Index("ix_print_jobs_reference", "reference"),
)

"""Personal data: erasable, under a salted commitment in the journal (HOUSE H9)."""

from __future__ import annotations

from sqlalchemy import Column, Integer

from db.schema.frame import Index, personal, sealed, text

WINNERS = personal(
    "winners",
    Column("play", text("play").type, primary_key=True),
    text("salt"),
    text("data"),
    text("at"),
    Index("ix_winners_at", "at"),
)

PERSONS = personal(
    "persons",
    Column("number", Integer, primary_key=True, autoincrement=False),
    text("born", nullable=True),
    text("salt"),
    text("data"),
    text("at"),
    Index("ix_persons_born", "born"),
)

REGISTER_RECORDS = personal(
    "register_records",
    Column("number", Integer, primary_key=True, autoincrement=True),
    text("register"),
    text("born", nullable=True),
    text("salt"),
    text("data"),
    text("at"),
    Index("ix_register_records_born", "register", "born"),
)

COMMITMENTS = sealed(
    "commitments",
    text("kind"),
    text("subject"),
    text("digest"),
    text("at"),
    Index("ix_commitments_subject", "kind", "subject"),
)
"""What the journal knows of a person: a digest that means nothing once the salt is gone."""

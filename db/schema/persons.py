"""Personal data: erasable, under a salted commitment in the journal (HOUSE H9)."""

from __future__ import annotations

from sqlalchemy import Column

from db.schema.frame import personal, text

WINNERS = personal(
    "winners",
    Column("play", text("play").type, primary_key=True),
    text("salt"),
    text("data"),
    text("at"),
)

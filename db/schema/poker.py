"""Tournaments (POKER): the facts, sealed. States are folded from them and kept nowhere."""

from __future__ import annotations

from db.schema.frame import Index, number, sealed, text

TOURNAMENT_FACTS = sealed(
    "tournament_facts",
    text("tournament"),
    number("sequence"),
    text("kind"),
    number("version"),
    text("body"),
    text("at"),
    Index("ix_tournament_facts_tournament", "tournament", "sequence", unique=True),
)

"""Words at the head of a paper that say what it is not: a real one, or the first one."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from app.documents.blocks import Block, Document, Emphasis, Line, Rule, Side
from app.documents.wording import instant_words


def as_duplicate(document: Document, number: int, at: datetime) -> Document:
    """`document` once more, as DUPLICATA n of that instant; it never opens the drawer."""
    return replace(document, duplicate=number, duplicated_at=at, opens_drawer=False)


def marked_blocks(document: Document) -> tuple[Block, ...]:
    """All that is printed of `document`: its marking and DUPLICATA first, then its own blocks."""
    head: list[Block] = []
    if document.marking:
        head += [Line(f"*** {document.marking} ***", Side.CENTRE), Rule()]
    if document.duplicate:
        head.append(Line(f"DUPLICATA {document.duplicate}", Side.CENTRE, Emphasis.LARGE))
    if document.duplicated_at is not None:
        words = f"Imprimé le {instant_words(document.duplicated_at)}"
        head.append(Line(words, Side.CENTRE, Emphasis.SMALL))
    return (*head, *document.blocks)

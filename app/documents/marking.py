"""A paper once more: what the layout then prints over it is in the document itself."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from app.documents.blocks import Document


def as_duplicate(document: Document, number: int, at: datetime) -> Document:
    """`document` once more, as DUPLICATA n of that instant; it never opens the drawer."""
    return replace(document, duplicate=number, duplicated_at=at, opens_drawer=False)

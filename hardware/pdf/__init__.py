"""Documents as A4 pages."""

from __future__ import annotations

from app.documents import Document


def lay_out(document: Document) -> bytes:
    """The bytes of a PDF file."""
    from hardware.pdf import a4  # noqa: PLC0415  # reportlab takes long to load, and a start prints no page

    return a4.lay_out(document)


__all__ = ["lay_out"]

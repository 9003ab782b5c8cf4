"""A paper as the screen shows it: drawn from the very bytes that its printer would get (HOUSE H6)."""

from __future__ import annotations

import io
from dataclasses import replace

from app.documents import BarCode, Block, Document, Line, Side
from hardware.profiles import Profile
from hardware.receipts import lay_out
from hardware.virtual import Renderer, Sheet


def preview(document: Document, profile: Profile) -> bytes:
    """The paper of `document` on a printer of `profile`, as a PNG file.

    Without bar code and control number: nobody is given something to be paid on by looking (BETTING B4).
    Raises PaperError for bytes that no printer would take.
    """
    sheets: list[Sheet] = []
    printer = Renderer(
        profile, on_sheet=sheets.append, on_answer=_unheard, on_kick=_unheard, status=lambda _kind: 0
    )
    printer.feed(lay_out(replace(document, blocks=tuple(map(_shown, document.blocks))), profile))
    printer.finish()
    printer.tear_off()
    written = io.BytesIO()
    sheets[0].picture.save(written, "PNG")
    return written.getvalue()


def _shown(block: Block) -> Block:
    return Line(block.left, side=Side.CENTRE) if isinstance(block, BarCode) else block


def _unheard(_answer: object) -> None:
    """Nobody listens, and no drawer hangs on it."""

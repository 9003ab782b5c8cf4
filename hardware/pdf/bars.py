"""Bars on an A4 page: a drawing for each, so that many of them pass on to the next page."""

from __future__ import annotations

from reportlab.graphics.shapes import Drawing, Line, Rect, String
from reportlab.lib.colors import Color, HexColor, black
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics

from app.documents import Bar, Bars
from hardware.receipts.text import clean

# Greys, which a printer without colours tells apart, and on which the dashed line is still seen.
_FILL, _TRACK = HexColor(0x9A9A9A), HexColor(0xE4E4E4)
_ROW, _THICK = 7 * mm, 4 * mm
_NAME = 22 * mm
_GAP = 3 * mm
_SIZE = 10.0


def bar_rows(block: Bars, width: float, fonts: tuple[str, str]) -> list[Drawing]:
    """Each bar of `block` as a row `width` points wide; `fonts` are those of its name and its figure."""
    figures = [pdfmetrics.stringWidth(clean(each.figure), fonts[1], _SIZE) for each in block.bars]
    room = width - _NAME - max(figures, default=0.0) - _GAP
    return [_row(block, each, width, room, fonts) for each in block.bars]


def _row(block: Bars, each: Bar, width: float, room: float, fonts: tuple[str, str]) -> Drawing:
    plain, bold = fonts
    cents = max(block.longest.cents, 1)
    base = (_ROW - _SIZE * 0.7) / 2
    at_mark = _NAME + room * block.mark.cents / cents
    filled = room * max(each.length.cents, 0) / cents
    return Drawing(
        width,
        _ROW,
        String(0, base, clean(each.name), fontName=plain, fontSize=_SIZE),
        _filled(room, _TRACK),
        _filled(filled, _FILL),
        Line(at_mark, 0, at_mark, _ROW, strokeColor=black, strokeWidth=1, strokeDashArray=[3, 2]),
        String(width, base, clean(each.figure), fontName=bold, fontSize=_SIZE, textAnchor="end"),
    )


def _filled(length: float, colour: Color) -> Rect:
    bar = Rect(_NAME, (_ROW - _THICK) / 2, length, _THICK)
    bar.fillColor, bar.strokeColor = colour, None
    return bar

"""A document on A4 pages: the same blocks as on a roll, fonts embedded, page x of y on each (HOUSE H8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import singledispatch
from io import BytesIO
from typing import Any, Literal
from xml.sax.saxutils import escape

from reportlab.graphics.barcode.code128 import Code128
from reportlab.lib.colors import black
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import (
    Flowable,
    HRFlowable,
    KeepTogether,
    Paragraph,
    SimpleDocTemplate,
    Spacer,
)
from reportlab.platypus import Table as Grid

from app.documents import (
    BarCode,
    Bars,
    BigPair,
    Block,
    Columns,
    Document,
    Emphasis,
    Feed,
    Line,
    Logo,
    Notice,
    Rule,
    Side,
    Table,
)
from app.domain.values.days import local
from hardware.fonts import Face, font_path
from hardware.pdf.bars import bar_rows
from hardware.pdf.widths import column_widths
from hardware.receipts.text import clean, grouped

_PLAIN, _BOLD = "Guichet", "Guichet-Bold"
_MARGIN = 20 * mm
# reportlab keeps 6 points free at each side of a frame.
_PADDING = 6
_WIDTH = A4[0] - 2 * _MARGIN - 2 * _PADDING
# Free at the right of a cell, before words that follow a figure, and so that a text as wide as its cell
# is not broken for the last bit of a fraction.
_GAP, _CLEAR, _ROUNDING = 4, 4 * mm, 0.1
_TIGHT: Sequence[tuple[Any, ...]] = (
    ("VALIGN", (0, 0), (-1, -1), "TOP"),
    ("LEFTPADDING", (0, 0), (-1, -1), 0),
    ("RIGHTPADDING", (0, 0), (-1, -1), 0),
    ("TOPPADDING", (0, 0), (-1, -1), 1),
    ("BOTTOMPADDING", (0, 0), (-1, -1), 1),
)
_SIDES: Mapping[Side, Literal[0, 1, 2]] = {Side.LEFT: 0, Side.CENTRE: 1, Side.RIGHT: 2}
_SIZES = {Emphasis.SMALL: 8.0, Emphasis.NORMAL: 10.0, Emphasis.BOLD: 10.0, Emphasis.LARGE: 18.0}


def lay_out(document: Document) -> bytes:
    """`document` as a PDF. The same document always gives the same bytes."""
    _register_fonts()
    _draft, pages = _built(document, 0)
    data, _pages = _built(document, pages)
    return data


def _built(document: Document, pages: int) -> tuple[bytes, int]:
    """The PDF with `pages` as its number of pages, and how many it has: that is known only afterwards."""
    target = BytesIO()
    template = SimpleDocTemplate(
        target,
        pagesize=A4,
        leftMargin=_MARGIN,
        rightMargin=_MARGIN,
        topMargin=_MARGIN,
        bottomMargin=_MARGIN + 8 * mm,
        title=clean(f"{document.title} {document.number}"),
        author=clean(document.station),
        invariant=1,
    )

    def edges(canvas: Canvas, _template: SimpleDocTemplate) -> None:
        _put_edges(canvas, document, pages)

    story = [*_head(document), *(part for block in document.blocks for part in _flowables(block))]
    template.build(story, onFirstPage=edges, onLaterPages=edges)
    return target.getvalue(), template.page


def _register_fonts() -> None:
    """reportlab keeps its own register of fonts; theirs is asked first, as reading them takes a while."""
    known = pdfmetrics.getRegisteredFontNames()
    for name, face in ((_PLAIN, Face.SANS), (_BOLD, Face.SANS_BOLD)):
        if name not in known:
            pdfmetrics.registerFont(TTFont(name, font_path(face)))


def _put_edges(canvas: Canvas, document: Document, pages: int) -> None:
    """Number, date, station and page x of y below, the marking of a house that is not real above."""
    made = f"{local(document.made_at):%d/%m/%Y %H:%M:%S}"
    canvas.setFont(_PLAIN, 8)
    canvas.drawString(
        _MARGIN + _PADDING, _MARGIN, clean(f"N° {document.number} - {made} - {document.station}")
    )
    canvas.drawRightString(A4[0] - _MARGIN - _PADDING, _MARGIN, f"page {canvas.getPageNumber()} sur {pages}")
    if document.marking:
        canvas.setFont(_BOLD, 8)
        canvas.drawCentredString(A4[0] / 2, A4[1] - _MARGIN / 2, clean(document.marking))


def _text(
    text: str, emphasis: Emphasis = Emphasis.NORMAL, side: Side = Side.LEFT, size: float = 0
) -> Paragraph:
    """`size` in points, where it isn't the one of the emphasis."""
    size = size or _SIZES[emphasis]
    bold = emphasis in (Emphasis.BOLD, Emphasis.LARGE)
    style = ParagraphStyle(
        f"{emphasis.value} {size}",
        fontName=_BOLD if bold else _PLAIN,
        fontSize=size,
        leading=size * 1.35,
        alignment=_SIDES[side],
    )
    return Paragraph(escape(clean(text)), style)


def _head(document: Document) -> list[Flowable]:
    parts: list[Flowable] = [_text(document.title, Emphasis.LARGE)]
    if document.marking:
        parts.insert(0, _text(document.marking, Emphasis.LARGE, Side.CENTRE))
    if document.duplicate:
        parts.append(_text(f"DUPLICATA {document.duplicate}", Emphasis.LARGE))
    if document.duplicated_at is not None:
        parts.append(_text(f"imprimé de nouveau le {local(document.duplicated_at):%d/%m/%Y à %H:%M:%S}"))
    return [*parts, Spacer(1, 4 * mm)]


def _row(cells: Sequence[Flowable | str], widths: Sequence[float]) -> Grid:
    return Grid([list(cells)], colWidths=list(widths), style=list(_TIGHT))


@singledispatch
def _flowables(block: Block) -> list[Flowable]:
    raise TypeError(f"no layout for {block!r}")


@_flowables.register
def _(block: Logo) -> list[Flowable]:
    parts = [_text(block.title, Emphasis.LARGE)]
    return [*parts, _text(block.subtitle, Emphasis.BOLD)] if block.subtitle else [*parts]


@_flowables.register
def _(block: Line) -> list[Flowable]:
    return [_text(block.text, block.emphasis, block.side)]


@_flowables.register
def _(block: Columns) -> list[Flowable]:
    number = 14 * mm if block.number else 0.0
    value = min(pdfmetrics.stringWidth(clean(block.value), _BOLD, _SIZES[block.emphasis]) + 12, _WIDTH / 2)
    cells = [_text(block.label, block.emphasis), _text(block.value, block.emphasis, Side.RIGHT)]
    widths = [_WIDTH - number - value, value]
    if block.number:
        return [_row([_text(block.number, block.emphasis), *cells], [number, *widths])]
    return [_row(cells, widths)]


@_flowables.register
def _(block: BigPair) -> list[Flowable]:
    labels = [_text(label, Emphasis.BOLD, Side.CENTRE) for label in (block.left_label, block.right_label)]
    figures = [_text(figure, Emphasis.LARGE, Side.CENTRE) for figure in (block.left, block.right)]
    halves = [_WIDTH / 2, _WIDTH / 2]
    return [KeepTogether([_row(labels, halves), _row(figures, halves)])]


@_flowables.register
def _(_block: Rule) -> list[Flowable]:
    return [HRFlowable(width="100%", thickness=0.5, color=black, spaceBefore=4, spaceAfter=4, dash=(3, 3))]


@_flowables.register
def _(block: Feed) -> list[Flowable]:
    return [Spacer(1, 13.5 * block.lines)]


@_flowables.register
def _(block: BarCode) -> list[Flowable]:
    bars = Code128(block.digits, barWidth=0.375 * mm, barHeight=12 * mm, quiet=1)
    bars.hAlign = "CENTER"
    below = "   ".join(grouped(clean(text)) for text in (block.left, block.right) if text) or grouped(
        block.digits
    )
    return [KeepTogether([Spacer(1, 3 * mm), bars, _text(below, Emphasis.NORMAL, Side.CENTRE)])]


@_flowables.register
def _(block: Notice) -> list[Flowable]:
    mark = _text(block.mark, Emphasis.BOLD, Side.CENTRE)
    lines = [_text(line, Emphasis.SMALL) for line in block.lines]
    frame = [("BOX", (0, 0), (0, 0), 1.5, black), ("VALIGN", (0, 0), (0, 0), "MIDDLE")]
    beside = [("LEFTPADDING", (1, 0), (1, 0), 4 * mm)]
    style = [*_TIGHT, *frame, *beside]
    return [Grid([[mark, lines]], colWidths=[12 * mm, _WIDTH - 12 * mm], style=style)]


@_flowables.register
def _(block: Table) -> list[Flowable]:
    """Names again on each page; rows are never torn between two. Where the columns don't fit in letters
    of the usual size, they are small."""
    # Words that follow a figure stand clear of it: `3` and `300 / 600` are no `3 300 / 600`.
    after = {
        place
        for place in range(1, len(block.names))
        if place - 1 in block.figures and place not in block.figures
    }
    beside = [_GAP + (_CLEAR if place in after else 0) for place in range(len(block.names))]
    size = _SIZES[Emphasis.NORMAL]
    needs = _needs(block, size, beside)
    if sum(needs) > _WIDTH:
        size = _SIZES[Emphasis.SMALL]
        needs = _needs(block, size, beside)
    sides = [_side(block, place) for place in range(len(block.names))]
    cells = [
        [_text(name, Emphasis.BOLD, side, size) for name, side in zip(block.names, sides, strict=True)],
        *(
            [_text(cell, side=side, size=size) for cell, side in zip(row, sides, strict=True)]
            for row in block.rows
        ),
    ]
    clear = [("LEFTPADDING", (place, 0), (place, -1), _CLEAR) for place in sorted(after)]
    lines = [("LINEBELOW", (0, 0), (-1, -1), 0.25, black), ("RIGHTPADDING", (0, 0), (-1, -1), _GAP)]
    style = [*_TIGHT, *lines, *clear]
    widths = column_widths(block.widths, needs, _WIDTH)
    return [Grid(cells, colWidths=widths, style=style, repeatRows=1), Spacer(1, 3 * mm)]


def _needs(block: Table, size: float, beside: Sequence[float]) -> list[float]:
    """What each column holds unbroken, with what is kept free `beside` it: each word, and an amount or a
    number whole. A word as long as a quarter of the page may break."""
    found = []
    for place, free in enumerate(beside):
        cells = [clean(row[place]) for row in block.rows]
        pieces = cells if place in block.figures else [word for cell in cells for word in cell.split()]
        widths = [pdfmetrics.stringWidth(piece, _PLAIN, size) for piece in pieces]
        widths += [pdfmetrics.stringWidth(word, _BOLD, size) for word in clean(block.names[place]).split()]
        found.append(min(max(widths, default=0), _WIDTH / 4) + _ROUNDING + free)
    return found


@_flowables.register
def _(block: Bars) -> list[Flowable]:
    return [*bar_rows(block, _WIDTH, (_PLAIN, _BOLD)), Spacer(1, 3 * mm)]


def _side(block: Table, place: int) -> Side:
    return Side.RIGHT if place in block.figures else Side.LEFT

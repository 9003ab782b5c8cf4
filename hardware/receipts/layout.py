"""A document on a roll of 58 or 80 mm: each block as lines, pictures and bars (HOUSE H8)."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch

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
from hardware.profiles import Profile
from hardware.receipts import drawings
from hardware.receipts.roll import NORMAL, Roll, Style, widest_module
from hardware.receipts.text import balanced, grouped, on_page, without_widow, wrapped

_STYLES = {
    Emphasis.SMALL: Style(small=True, pitch=25),
    Emphasis.NORMAL: NORMAL,
    Emphasis.BOLD: Style(bold=True),
    Emphasis.LARGE: Style(bold=True, size=2, pitch=60),
}
# A bet's number and the gap after it, as on the ticket: `134  AS Montreval`.
_NUMBER_GAP = 2
_NUMBER_DIGITS = 3


def lay_out(document: Document, profile: Profile) -> bytes:
    """The whole paper as bytes for a printer of `profile`, from LF and `ESC @` to the cut.

    Raises Refused(PAPER_TOO_NARROW) for a bar code that the paper can't hold.
    """
    check_fits(document, profile)
    roll = Roll(profile)
    _head(document, roll)
    for block in document.blocks:
        _put(block, roll)
    _foot(document, roll)
    roll.cut()
    return roll.bytes


def check_fits(document: Document, profile: Profile) -> None:
    """Raises Refused(PAPER_TOO_NARROW) if a bar code of `document` is too wide for the paper (F41)."""
    for block in document.blocks:
        if isinstance(block, BarCode):
            widest_module(len(block.digits), profile)


def _head(document: Document, roll: Roll) -> None:
    """What a paper must not be taken for: of a real house, or the first of its kind (H4, H6)."""
    if document.marking:
        _centred(f"*** {document.marking} ***", replace(NORMAL, bold=True), roll)
    if document.duplicate:
        _centred(f"DUPLICATA {document.duplicate}", _STYLES[Emphasis.LARGE], roll)
    if document.duplicated_at is not None:
        again = f"imprimé de nouveau le {local(document.duplicated_at):%d/%m/%Y à %H:%M:%S}"
        _centred(again, NORMAL, roll)
    if document.marking or document.duplicate:
        _put(Rule(), roll)
    if not any(isinstance(block, Logo) for block in document.blocks):
        _put(Logo(document.title, document.house), roll)


def _centred(words: str, style: Style, roll: Roll) -> None:
    centred = replace(style, side=Side.CENTRE)
    for text in balanced(on_page(words), roll.columns(centred)):
        roll.line(text, centred)


def _foot(document: Document, roll: Roll) -> None:
    """Number, station, page and date below a rule: no paper goes out without them (H8)."""
    if document.blocks and not isinstance(document.blocks[-1], Rule):
        _put(Rule(), roll)
    if document.house:
        _centred(document.house, NORMAL, roll)
    made = local(document.made_at)
    parts = [f"N° {document.number}", document.station, "page 1 sur 1"]
    for text in _joined(parts, roll.columns(NORMAL)):
        roll.line(text, replace(NORMAL, side=Side.CENTRE))
    small = replace(_STYLES[Emphasis.SMALL], side=Side.CENTRE)
    roll.line(f"{made:%d/%m/%Y %H:%M:%S}", small)
    if document.marking:
        _centred(document.marking, replace(NORMAL, bold=True), roll)
    roll.feed(30)


def _joined(parts: list[str], columns: int) -> list[str]:
    """The parts with ` - ` between them, on as many lines as they need, broken between parts."""
    lines = [""]
    for part in parts:
        longer = f"{lines[-1]} - {part}" if lines[-1] else part
        if len(longer) <= columns:
            lines[-1] = longer
        else:
            lines.extend(wrapped(part, columns))
    return [line for line in lines if line]


@singledispatch
def _put(block: Block, _roll: Roll) -> None:
    raise TypeError(f"no layout for {block!r}")


@_put.register
def _(block: Logo, roll: Roll) -> None:
    roll.picture(drawings.logo(roll.profile.dots, on_page(block.title), on_page(block.subtitle)))
    roll.feed(12)


@_put.register
def _(block: Line, roll: Roll) -> None:
    style = replace(_STYLES[block.emphasis], side=block.side)
    broken = balanced if block.side is Side.CENTRE else without_widow
    for text in broken(on_page(block.text), roll.columns(style)):
        roll.line(text, style)


@_put.register
def _(block: Columns, roll: Roll) -> None:
    style = _STYLES[block.emphasis]
    columns = roll.columns(style)
    number = on_page(block.number).strip()
    indent = max(len(number), _NUMBER_DIGITS) + _NUMBER_GAP if block.number else 0
    for text in _two_columns(on_page(block.label), on_page(block.value), columns - indent):
        roll.line(number.ljust(indent) + text, style)
        number = ""


def _two_columns(label: str, value: str, columns: int) -> list[str]:
    """Label left, value right; on lines of their own where one is too narrow for both.

    A word as value stands two spaces off, so that it never reads as the label's last one.
    """
    if not value:
        return wrapped(label, columns)
    labels = wrapped(label, columns)
    gap = 2 if value.isalpha() else 1
    if len(labels[-1]) + gap + len(value) <= columns:
        return [*labels[:-1], labels[-1] + value.rjust(columns - len(labels[-1]))]
    return [*(text for text in labels if text), *(text.rjust(columns) for text in balanced(value, columns))]


@_put.register
def _(block: BigPair, roll: Roll) -> None:
    left = (on_page(block.left_label), on_page(block.left))
    right = (on_page(block.right_label), on_page(block.right))
    roll.picture(drawings.big_pair(roll.profile.dots, left, right))


@_put.register
def _(_block: Rule, roll: Roll) -> None:
    roll.line("-" * roll.columns(NORMAL))


@_put.register
def _(block: Feed, roll: Roll) -> None:
    for _line in range(block.lines):
        roll.line("")


@_put.register
def _(block: BarCode, roll: Roll) -> None:
    roll.feed(24)
    roll.bar_code(block.digits)
    roll.feed(12)
    left, right = grouped(on_page(block.left)), grouped(on_page(block.right))
    if right:
        for text in _two_columns(left, right, roll.columns(NORMAL)):
            roll.line(text)
    else:
        for text in wrapped(left or grouped(block.digits), roll.columns(NORMAL)):
            roll.line(text, replace(NORMAL, side=Side.CENTRE))


@_put.register
def _(block: Notice, roll: Roll) -> None:
    lines = [on_page(line) for line in block.lines]
    roll.picture(drawings.notice(roll.profile.dots, on_page(block.mark), lines))


@_put.register
def _(block: Table, roll: Roll) -> None:
    """A roll is too narrow for columns: each row is its first cell, then name and cell by line."""
    for row in block.rows:
        _put(Line(f"{block.names[0]} {row[0]}".strip(), emphasis=Emphasis.BOLD), roll)
        for name, cell in zip(block.names[1:], row[1:], strict=True):
            if cell:
                _put(Columns(name, cell), roll)


@_put.register
def _(block: Bars, roll: Roll) -> None:
    """Bars are for a page: a roll says their figures."""
    for each in block.bars:
        _put(Columns(each.name, each.figure), roll)

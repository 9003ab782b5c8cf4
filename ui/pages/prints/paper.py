"""A paper as the screen shows it: its words on 48 columns, painted as the roll has them."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QImage, QPainter

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
from ui.words import translate

_COLUMNS: Final = 48
_DOTS: Final = 576
_MARGIN: Final = 18
_LINE: Final = 28
_FACES: Final = ("DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf")
_NUMBER: Final = 5


@dataclass(frozen=True, slots=True)
class _Row:
    text: str
    bold: bool = False
    tall: bool = False


@cache
def _family() -> str:
    folder = resources.files("resources") / "fonts" / "paper"
    faces = [
        QFontDatabase.addApplicationFontFromData(QByteArray((folder / face).read_bytes())) for face in _FACES
    ]
    return QFontDatabase.applicationFontFamilies(faces[0])[0]


def paper_image(document: Document) -> QImage:
    """The paper of `document`, 576 dots wide, black on white."""
    rows = list(_rows_of(document))
    height = sum(_height(each) for each in rows) + 2 * _MARGIN
    image = QImage(_DOTS, height, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setPen(Qt.GlobalColor.black)
    top = _MARGIN
    for each in rows:
        _paint(painter, each, top)
        top += _height(each)
    painter.end()
    return image


def _height(each: _Row) -> int:
    return 2 * _LINE if each.tall else _LINE


def _paint(painter: QPainter, each: _Row, top: int) -> None:
    font = QFont(_family())
    font.setPixelSize(18)
    font.setBold(each.bold or each.tall)
    painter.save()
    painter.translate(0, top)
    if each.tall:
        painter.scale(1, 2)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0)
    painter.setFont(font)
    painter.drawText(QRectF(_MARGIN, 0, _DOTS - 2 * _MARGIN, _LINE), Qt.AlignmentFlag.AlignVCenter, each.text)
    painter.restore()


def _rows_of(document: Document) -> Iterator[_Row]:
    if document.marking:
        yield _Row(_centred(document.marking), bold=True)
    if document.duplicate:
        yield _Row(_centred(f"DUPLICATA {document.duplicate}"), tall=True)
    for block in document.blocks:
        yield from _rows(block)


def _rows(block: Block) -> Iterator[_Row]:
    match block:
        case Logo():
            yield _Row(_centred(block.title), tall=True)
            yield _Row(_centred(block.subtitle))
        case Line():
            yield from _lines(block)
        case Columns():
            yield from _columns(block)
        case Notice():
            for place, text in enumerate(block.lines):
                yield _Row(f"{block.mark if place == 0 else '':<{_NUMBER}}{text}")
        case Table():
            for cells in block.rows:
                for name, cell in zip(block.names, cells, strict=True):
                    yield from _columns(Columns(name, cell))
        case _:
            yield from _short(block)


def _short(block: BigPair | Rule | Feed | BarCode | Bars) -> Iterator[_Row]:
    match block:
        case BigPair():
            left, right = f"{block.left_label} {block.left}", f"{block.right_label} {block.right}"
            yield _Row(left + right.rjust(_COLUMNS - len(left)), tall=True)
        case Rule():
            yield _Row("-" * _COLUMNS)
        case Feed():
            yield from [_Row("")] * block.lines
        case BarCode():  # its figures alone: bars on a screen would be read by nobody
            yield _Row(block.left)
            yield _Row(block.right)
        case Bars():
            for each in block.bars:
                yield from _columns(Columns(each.name, each.figure))


def _lines(block: Line) -> Iterator[_Row]:
    strong = block.emphasis in {Emphasis.BOLD, Emphasis.LARGE}
    for text in textwrap.wrap(block.text, _COLUMNS) or [""]:
        yield _Row(_placed(text, block.side), strong, block.emphasis is Emphasis.LARGE)


def _columns(block: Columns) -> Iterator[_Row]:
    number = f"{block.number:<{_NUMBER}}" if block.number else ""
    room = _COLUMNS - len(number) - len(block.value) - (1 if block.value else 0)
    label = textwrap.shorten(block.label, room, placeholder="…") if len(block.label) > room else block.label
    text = f"{number}{label}"
    strong = block.emphasis in {Emphasis.BOLD, Emphasis.LARGE}
    yield _Row(text + block.value.rjust(_COLUMNS - len(text)), strong, block.emphasis is Emphasis.LARGE)


def _placed(text: str, side: Side) -> str:
    if side is Side.CENTRE:
        return _centred(text)
    return text.rjust(_COLUMNS) if side is Side.RIGHT else text


def _centred(text: str) -> str:
    return text.center(_COLUMNS).rstrip()


def spoken(document: Document) -> str:
    """What the picture is called for who can't see it."""
    return translate("Prints", "Papier : {title}").format(title=document.title)

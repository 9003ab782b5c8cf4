"""A paper as plain text, one block after the other: what golden texts are compared with."""

from __future__ import annotations

from app.documents import BarCode, Block, Columns, Document, Line, Logo, Notice, Rule

_PLAIN = str.maketrans({"\u202f": " ", "\u00a0": " "})


def said(document: Document) -> str:
    lines = [line for block in document.blocks for line in _lines(block)]
    return "\n".join(lines).translate(_PLAIN)


def _lines(block: Block) -> list[str]:
    lines: list[str] = []
    match block:
        case Logo():
            lines = [f"[{block.title}] {block.subtitle}"]
        case Line():
            lines = [block.text]
        case Columns():
            words = " ".join(part for part in (block.number.strip(), block.label) if part)
            lines = [f"{words} | {block.value}" if block.value else words]
        case Rule():
            lines = ["---"]
        case BarCode():
            lines = [f"||{block.digits}||", block.left, block.right]
        case Notice():
            lines = [f"({block.mark}) {' '.join(block.lines)}"]
    return lines

"""CSV for spreadsheets: no cell of it is ever taken for a formula (HOUSE H9, F40)."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence

_NUMBER = re.compile(r"[+-]?[0-9]+(?:[.,][0-9]+)?")
_ACTIVE = ("=", "+", "-", "@", "\t", "\r", "\n", "|", "%")


def neutral(cell: str) -> str:
    """`cell` as text that no spreadsheet computes: an apostrophe before what begins like a formula.

    A plain number keeps its sign.
    """
    if cell.lstrip(" \u00a0").startswith(_ACTIVE) and not _NUMBER.fullmatch(cell):
        return f"'{cell}"
    return cell


def sheet(names: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Semicolons between cells, as French spreadsheets read them; write it as UTF-8 with a mark."""
    target = io.StringIO(newline="")
    writer = csv.writer(target, delimiter=";", lineterminator="\r\n")
    writer.writerow(names)
    for row in rows:
        writer.writerow([neutral(cell) for cell in row])
    return target.getvalue()


def sheet_bytes(text: str) -> bytes:
    """With the byte order mark by which spreadsheets know UTF-8."""
    return text.encode("utf-8-sig")

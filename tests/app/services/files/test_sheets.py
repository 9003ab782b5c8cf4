"""No cell of a spreadsheet is taken for a formula (HOUSE H9, F40)."""

from __future__ import annotations

import csv
import io

import pytest

from app.services.files.sheets import neutral, sheet, sheet_bytes


@pytest.mark.parametrize(
    "cell", ["=1+1", "+33 6", "-2+3", "@SUM(A1)", "\t=1", " =1+1", "-abc", "|calc", "%0A"]
)
def test_f40_what_begins_like_a_formula_becomes_text(cell: str) -> None:
    assert neutral(cell) == f"'{cell}"


@pytest.mark.parametrize("cell", ["-12.50", "+3", "12,50", "Łukasz O’Neill-Çelik", "", "A=B", "2-1"])
def test_plain_numbers_and_words_stay_as_they_are(cell: str) -> None:
    assert neutral(cell) == cell


def test_cells_with_separators_quotes_and_lines_come_back_whole() -> None:
    rows = [("a;b", 'dit "oui"'), ("x\ny", "é")]
    text = sheet(("un", "deux"), rows)
    assert list(csv.reader(io.StringIO(text, newline=""), delimiter=";")) == [
        ["un", "deux"],
        *map(list, rows),
    ]
    assert sheet_bytes(text).startswith(b"\xef\xbb\xbf")

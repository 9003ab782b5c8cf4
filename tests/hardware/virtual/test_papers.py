"""Papers of the virtual printer outlive the program."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.documents import Document
from hardware.profiles import VIRTUAL_80
from hardware.receipts import lay_out
from hardware.virtual import Label, VirtualPrinter

LABEL = Label("Ticket 000 418 « Éléphant »", datetime(2026, 9, 5, 12, 31, tzinfo=UTC), duplicate=2)


def printer_in(folder: Path) -> VirtualPrinter:
    return VirtualPrinter(VIRTUAL_80, folder, label=lambda: LABEL)


def test_a_paper_is_found_again_with_its_words_and_bar_code(ticket: Document, tmp_path: Path) -> None:
    before = printer_in(tmp_path)
    before.send(lay_out(ticket, VIRTUAL_80))
    [came_out] = before.papers
    [found] = printer_in(tmp_path).kept_papers()
    assert found.codes == came_out.codes == ("270941200041847305194605",)
    assert (found.lines, found.whole, found.label) == (came_out.lines, True, LABEL)
    assert found.picture.tobytes() == came_out.picture.tobytes()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights than these")
def test_papers_are_for_this_account_only(ticket: Document, tmp_path: Path) -> None:
    folder = tmp_path / "papers"
    folder.mkdir(mode=0o755)
    printer_in(folder).send(lay_out(ticket, VIRTUAL_80))
    [paper] = folder.iterdir()
    assert (folder.stat().st_mode & 0o777, paper.stat().st_mode & 0o777) == (0o700, 0o600)


def test_files_that_are_no_papers_are_left_out(ticket: Document, tmp_path: Path) -> None:
    printer = printer_in(tmp_path)
    printer.send(lay_out(ticket, VIRTUAL_80))
    (tmp_path / "000002.png").write_bytes(b"half a pict")
    (tmp_path / ".coming").write_bytes(b"what a death left behind")
    assert [paper.number for paper in printer.kept_papers()] == [1]


def test_a_printer_without_a_folder_keeps_nothing(ticket: Document) -> None:
    printer = VirtualPrinter()
    printer.send(lay_out(ticket, VIRTUAL_80))
    assert printer.kept_papers() == []

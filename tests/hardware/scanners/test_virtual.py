from __future__ import annotations

from collections.abc import Callable

import zxingcpp

from app.documents import Document
from hardware.profiles import VIRTUAL_80, Profile
from hardware.scanners import RepeatFilter, Scan, Scanned, VirtualScanner
from hardware.virtual import Paper

Printed = Callable[[Document, Profile], Paper]


def test_the_virtual_scanner_reads_what_the_virtual_printer_printed(
    ticket: Document, printed: Printed
) -> None:
    scans: list[Scanned] = []
    paper = printed(ticket, VIRTUAL_80)
    scanner = VirtualScanner(scans.append, repeats=RepeatFilter())
    assert scanner.scan(paper)
    assert scanner.scan(paper)
    assert scans == [Scan(zxingcpp.read_barcodes(paper.picture)[0].text)]


def test_a_paper_without_a_code_is_not_scanned(z_report: Document, printed: Printed) -> None:
    assert not VirtualScanner(lambda _scanned: None, repeats=RepeatFilter()).scan(
        printed(z_report, VIRTUAL_80)
    )

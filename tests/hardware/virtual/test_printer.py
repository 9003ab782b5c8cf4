from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from app.documents import Document
from app.ports.printing import Trouble
from hardware.profiles import VIRTUAL_80
from hardware.receipts import lay_out
from hardware.transports import TransportError
from hardware.virtual import NO_FAULTS, Faults, Paper, VirtualPrinter


def test_papers_are_kept_as_pictures_and_numbered_on_after_a_restart(
    ticket: Document, tmp_path: Path
) -> None:
    seen: list[Paper] = []
    for _run in range(2):
        printer = VirtualPrinter(VIRTUAL_80, tmp_path, on_paper=seen.append)
        printer.open()
        printer.send(lay_out(ticket, VIRTUAL_80))
        printer.close()
    assert [paper.path for paper in seen] == [tmp_path / "000001.png", tmp_path / "000002.png"]
    with Image.open(tmp_path / "000002.png") as picture:
        assert picture.size == seen[1].picture.size
        assert picture.width == 638


def test_only_the_newest_papers_are_kept(ticket: Document, tmp_path: Path) -> None:
    printer = VirtualPrinter(VIRTUAL_80, tmp_path, keep=2)
    for _paper in range(4):
        printer.send(lay_out(ticket, VIRTUAL_80))
    assert [paper.number for paper in printer.papers] == [3, 4]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["000003.png", "000004.png"]


def test_a_folder_that_can_not_be_written_loses_the_file_and_not_the_paper(
    ticket: Document, tmp_path: Path
) -> None:
    taken = tmp_path / "papers"
    taken.write_text("a file, not a folder")
    printer = VirtualPrinter(VIRTUAL_80, taken)
    printer.send(lay_out(ticket, VIRTUAL_80))
    assert printer.papers[0].path is None


def test_bytes_held_at_the_end_of_the_paper_are_printed_on_the_new_roll(ticket: Document) -> None:
    printer = VirtualPrinter()
    printer.simulate(Faults(paper_end_after=5000))
    printer.send(lay_out(ticket, VIRTUAL_80))
    assert printer.papers == ()
    printer.simulate(NO_FAULTS)
    assert printer.papers[0].codes == ("270941200041847305194605",)
    assert printer.errors == ()


def test_a_plug_pulled_in_mid_ticket_leaves_a_torn_paper(ticket: Document) -> None:
    printer = VirtualPrinter()
    printer.simulate(Faults(unplug_after=6000))
    with pytest.raises(TransportError) as failed:
        printer.send(lay_out(ticket, VIRTUAL_80))
    assert (failed.value.trouble, failed.value.sent) == (Trouble.CLOSED_BY_PRINTER, 6000)
    with pytest.raises(TransportError):
        printer.open()
    assert [paper.whole for paper in printer.papers] == [False]


def test_wrong_bytes_are_no_paper(ticket: Document) -> None:
    printer = VirtualPrinter()
    with pytest.raises(TransportError) as failed:
        printer.send(b"\n\x1b@\x07")
    assert failed.value.trouble is Trouble.NOT_PRINTABLE
    assert len(printer.errors) == 1
    printer.send(lay_out(ticket, VIRTUAL_80))
    assert len(printer.papers) == 1

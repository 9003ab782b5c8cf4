"""A printer that two stations share: the second waits, and is told for whom."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import pytest

from app.documents import Document
from app.ports.printing import JobState, PrinterState, PrinterStatus, Trouble
from hardware.printers import Printer, Timing
from hardware.profiles import VIRTUAL_80
from hardware.spooler import Spooler
from hardware.transports import SharedTransport, TransportError
from hardware.virtual import Faults, VirtualPrinter


def shared(printer: VirtualPrinter, folder: Path, station: str) -> SharedTransport:
    return SharedTransport(printer, folder, address="192.168.1.40:9100", station=station)


def test_a_printer_busy_with_another_station_is_named(tmp_path: Path) -> None:
    printer = VirtualPrinter()
    first, second = (shared(printer, tmp_path / "turns", name) for name in ("Guichet 1", "Guichet 2"))
    first.open()
    with pytest.raises(TransportError) as busy:
        second.open()
    assert (busy.value.trouble, busy.value.held_by, busy.value.sent) == (Trouble.BUSY, "Guichet 1", 0)
    first.close()
    second.open()
    second.close()


def test_a_turn_that_a_dead_station_left_is_taken_over(tmp_path: Path) -> None:
    printer = VirtualPrinter()
    first, second = (shared(printer, tmp_path, name) for name in ("Guichet 1", "Guichet 2"))
    first.open()
    (turn,) = tmp_path.iterdir()
    long_ago = time.time() - 3600
    os.utime(turn, (long_ago, long_ago))
    second.open()
    second.close()


def test_a_station_takes_up_its_own_turn_after_a_crash(tmp_path: Path) -> None:
    shared(VirtualPrinter(), tmp_path, "Guichet 1").open()
    again = shared(VirtualPrinter(), tmp_path, "Guichet 1")
    again.open()
    again.close()
    assert list(tmp_path.iterdir()) == []


def test_a_printer_that_cannot_be_opened_keeps_nobody_waiting(tmp_path: Path) -> None:
    printer = VirtualPrinter()
    printer.simulate(Faults(unplugged=True))
    with pytest.raises(TransportError) as failed:
        shared(printer, tmp_path, "Guichet 1").open()
    assert failed.value.trouble is Trouble.PORT_MISSING
    assert list(tmp_path.iterdir()) == []


def test_where_no_turn_can_be_written_the_paper_comes_out_all_the_same(tmp_path: Path) -> None:
    not_a_folder = tmp_path / "file"
    not_a_folder.write_text("x")
    line = shared(VirtualPrinter(), not_a_folder / "turns", "Guichet 1")
    line.open()
    line.close()


def test_the_paper_waits_and_comes_out_when_the_other_station_is_done(
    tmp_path: Path, spool: Any, clock: Any, ticket: Document
) -> None:
    other = shared(VirtualPrinter(), tmp_path, "Guichet 2")
    other.open()
    told: list[PrinterStatus] = []
    printer = VirtualPrinter()
    spooler = Spooler(
        (Printer("guichet", VIRTUAL_80, shared(printer, tmp_path, "Guichet 1")),),
        spool,
        clock,
        lambda change: told.append(change) if isinstance(change, PrinterStatus) else None,
        Timing(retry_seconds=0.05),
    )
    job = spool.add(ticket)
    spooler.start()
    try:
        end = time.monotonic() + 60
        while not told and time.monotonic() < end:
            time.sleep(0.01)
        assert (told[0].state, told[0].held_by) == (PrinterState.READY, "Guichet 2")
        assert spool.job(job).state is JobState.QUEUED
        other.close()
        while spool.job(job).state is not JobState.PRINTED and time.monotonic() < end:
            time.sleep(0.01)
    finally:
        spooler.stop()
    assert spool.job(job).state is JobState.PRINTED
    assert len(printer.papers) == 1
    assert spooler.status()[0].held_by == ""

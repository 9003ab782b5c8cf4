"""What a printer is in trouble with stands on the strip of every page, before the printer is needed (H6)."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.device_setup import FAULTS
from app.ports.device_setup import SimulatedFault
from app.ports.printing import PrinterState, PrinterStatus, Trouble
from hardware.printers import Printer
from hardware.profiles import VIRTUAL_80
from hardware.spooler import Spooler
from hardware.virtual import VirtualPrinter
from tests.hardware.conftest import MemoryClock, MemorySpool
from tests.hardware.test_spooler import QUICK
from tests.ui.pages.seated import Seat, seated
from ui.icons import Icon
from ui.pages.prints.words import printer_words
from ui.shell import DeviceTone, ShellWindow, WorkPage
from ui.strip_words import strip_state

WORDS = {
    SimulatedFault.NONE: ("Prête", DeviceTone.GOOD),
    SimulatedFault.PAPER_NEAR_END: ("Papier bientôt fini", DeviceTone.WARN),
    SimulatedFault.PAPER_END: ("Plus de papier", DeviceTone.BAD),
    SimulatedFault.COVER_OPEN: ("Capot ouvert", DeviceTone.BAD),
    SimulatedFault.CUTTER: ("Massicot bloqué", DeviceTone.BAD),
    SimulatedFault.OFFLINE: ("Hors ligne", DeviceTone.BAD),
    SimulatedFault.SILENT: ("État inconnu", DeviceTone.WARN),
}


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        yield seat


def said_by(printer: VirtualPrinter) -> PrinterStatus:
    """What a spooler with nothing to print has heard of it."""
    clock = MemoryClock()
    spooler = Spooler(
        (Printer("P1", VIRTUAL_80, printer),), MemorySpool(clock), clock, lambda _news: None, QUICK
    )
    spooler.start()
    try:
        end = time.monotonic() + 60
        while not _is_known(spooler.status()[0]) and time.monotonic() < end:
            time.sleep(0.01)
        return spooler.status()[0]
    finally:
        spooler.stop()


def _is_known(status: PrinterStatus) -> bool:
    return status.state is not PrinterState.UNKNOWN or status.detail != ""


@pytest.mark.parametrize("fault", WORDS)
def test_trouble_is_on_the_strip_before_anything_is_printed(seat: Seat, fault: SimulatedFault) -> None:
    printer = VirtualPrinter(VIRTUAL_80)
    printer.simulate(FAULTS[fault])
    state = strip_state(
        seat.context.desk, drawer_open=True, printers=[said_by(printer)], virtual_scanner=False
    )
    (shown,) = [each for each in state.devices if each.key == "printer"]
    assert (shown.word, shown.tone) == WORDS[fault]


def test_a_printer_that_prints_for_another_station_is_busy_here_and_named(
    seat: Seat,
) -> None:
    busy = PrinterStatus(
        "P1", PrinterState.UNKNOWN, MemoryClock().now(), detail=Trouble.BUSY, held_by="Guichet 1"
    )
    words = []
    for station in ("Guichet 1", "Bureau des tournois"):
        printers = [replace(busy, held_by=station)]
        state = strip_state(seat.context.desk, drawer_open=True, printers=printers, virtual_scanner=False)
        words += [(each.caption, each.word) for each in state.devices if each.key == "printer"]
    busy_by = "Imprimante occupée par"
    assert words == [(busy_by, "Guichet 1"), (busy_by, "Bureau des to…")]
    assert "Guichet 1" in printer_words(busy)[0]


@pytest.mark.parametrize(
    ("offered", "opens"),
    [
        (("drawer", "prints"), ("drawer", "prints", "")),
        (("prints", "devices"), ("", "prints", "devices")),
        ((), ("", "", "")),
    ],
)
def test_a_touch_on_the_strip_leads_where_it_is_mended(
    qtbot: QtBot, seat: Seat, offered: tuple[str, ...], opens: tuple[str, ...]
) -> None:
    offline = PrinterStatus("P1", PrinterState.OFFLINE, MemoryClock().now())
    desk = seat.context.desk
    asked: list[str] = []
    window = ShellWindow()
    qtbot.addWidget(window)
    window.strip.page_asked.connect(asked.append)
    window.strip.show_state(
        strip_state(desk, drawer_open=True, printers=[offline], virtual_scanner=False, offered=offered)
    )
    window.show()
    cells = window.strip.devices
    assert tuple(cell.opens for cell in cells) == opens
    for cell in cells:
        at = cell.mapTo(window.strip, cell.rect().center())
        QTest.mouseClick(window.strip.childAt(at) or window.strip, Qt.MouseButton.LeftButton)
        assert not cell.hasFocus()
    assert asked == [page for page in opens if page]


def test_a_scanner_that_was_pulled_out_is_said_to_be_so(seat: Seat) -> None:
    words = []
    for there in (True, False):
        state = strip_state(
            seat.context.desk, drawer_open=True, printers=[], virtual_scanner=False, scanner_there=there
        )
        words += [(each.word, each.tone) for each in state.devices if each.key == "scanner"]
    assert words == [("Prêt", DeviceTone.GOOD), ("Débranché", DeviceTone.WARN)]


class Counter:
    """A page with nothing on it."""

    icon = Icon.TICKET

    def __init__(self, key: str) -> None:
        self.key, self.widget = key, WorkPage()

    def title(self) -> str:
        return self.key

    def on_show(self) -> None:
        """Nothing."""

    def on_hide(self) -> None:
        """Nothing."""


def test_the_strip_stays_whichever_page_is_open(qtbot: QtBot, seat: Seat) -> None:
    window = ShellWindow()
    qtbot.addWidget(window)
    window.show()
    pages = [Counter(key) for key in ("sale", "check", "tickets")]
    status = said_by(VirtualPrinter(VIRTUAL_80))
    window.strip.show_state(
        strip_state(seat.context.desk, drawer_open=True, printers=[status], virtual_scanner=False)
    )
    for page in pages:
        window.add_page(page)
    window.offer([page.key for page in pages])
    _drawer, cell, _scanner = window.strip.devices
    for page in pages:
        window.open(page.key)
        assert page.widget.isVisible()
        assert cell.isVisible()

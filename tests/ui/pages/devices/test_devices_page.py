# ruff: noqa: ARG002  (a port's arguments, used or not)
"""Setting devices up by hand: the test page, what was right, a code too wide, a scanner learnt, faults."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.config import Places, Station, StationDevices, StationFile
from app.device_setup import DemoSetup, StationSetup, model_of
from app.domain.errors import Code, KnownError, Refused
from app.domain.house.rights import Act
from app.ports.device_setup import DeviceSettings, Found, FoundPrinter, FoundScanner, SimulatedFault
from app.ports.devices import BadScan, Manner, Scan, Suffix
from app.ports.printing import Trouble
from app.real_station import printer_of
from app.vault.system import SystemClock
from hardware.profiles import VIRTUAL_80
from hardware.virtual import VirtualPrinter
from tests.ui.pages.seated import QuietPrinting, Seat, seated
from ui.context import Demo
from ui.pages.devices.page import DevicesPage
from ui.pages.devices.presenter import TEST_CODE, DevicesPresenter, Right, Stage
from ui.words_of_errors import said

Check = Callable[[QWidget], None]


class Nothing:
    """The papers of a demonstration, which this page doesn't touch."""

    def papers(self) -> tuple[()]:
        return ()

    def scan(self, paper: int) -> bool:
        return False


@pytest.fixture
def printer() -> VirtualPrinter:
    return VirtualPrinter(VIRTUAL_80)


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("diane") as seat:
        yield seat


@pytest.fixture
def setup(seat: Seat, printer: VirtualPrinter) -> DemoSetup:
    return DemoSetup(printer, model_of(VIRTUAL_80), "P1", seat.counter.house.clock)


@pytest.fixture
def printing() -> QuietPrinting:
    return QuietPrinting()


@pytest.fixture
def page(qtbot: QtBot, seat: Seat, setup: DemoSetup, printing: QuietPrinting) -> DevicesPage:
    demo = Demo(Nothing(), lambda _: None, setup)
    page = DevicesPage(replace(seat.context, demo=demo, setup=setup, printing=printing))
    qtbot.addWidget(page.view)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    return page


def touch(qtbot: QtBot, seat: Seat, button: QAbstractButton) -> None:
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)


def test_three_touches_print_look_and_remember(
    qtbot: QtBot, seat: Seat, page: DevicesPage, printer: VirtualPrinter, setup: DemoSetup
) -> None:
    touch(qtbot, seat, page.view.primary)
    (paper,) = printer.papers
    assert "PAGE D’ESSAI" in " ".join(paper.lines)
    assert printer.kicks == 1
    assert page.presenter.stage is Stage.LOOK
    for right in Right:
        touch(qtbot, seat, page.view.right[right])
    touch(qtbot, seat, page.view.primary)
    assert page.presenter.stage is Stage.KEPT
    assert setup.settings().drawer
    assert seat.counter.last().act == Act.SET_UP_DEVICES
    assert seat.counter.last().subject == "virtual"


def test_f41_a_paper_too_narrow_for_a_ticket_is_refused_at_set_up(
    qtbot: QtBot, seat: Seat, page: DevicesPage, printer: VirtualPrinter
) -> None:
    before = seat.counter.records()
    page.view.dots.setText("320")
    page.view.dots.editingFinished.emit()
    touch(qtbot, seat, page.view.primary)
    assert page.view.refusal.isVisible()
    assert printer.papers == ()
    assert seat.counter.records() == before
    page.view.dots.setText("576")
    page.view.dots.editingFinished.emit()
    assert not page.view.refusal.isVisible()
    touch(qtbot, seat, page.view.primary)
    assert len(printer.papers) == 1


def test_the_bar_code_of_the_test_page_ticks_its_box_when_it_is_read(
    qtbot: QtBot, seat: Seat, page: DevicesPage, printer: VirtualPrinter
) -> None:
    touch(qtbot, seat, page.view.primary)
    assert printer.papers[0].codes == (TEST_CODE,)
    page.learn_scan(Scan(TEST_CODE))
    assert page.view.right[Right.BAR_CODE].isChecked()
    assert not page.view.right[Right.ACCENTS].isChecked()
    assert page.view.mending.isVisible()


def test_one_scan_tells_the_suffix_and_the_layout_of_a_scanner(page: DevicesPage) -> None:
    page.view.tabs[1].click()
    page.learn_scan(Scan("2605090814004201", Manner(Suffix.TAB, other_layout=True)))
    heard = page.view.heard.findChildren(QWidget)
    words = " ".join(str(each.property("text")) for each in heard)
    assert "Suffixe Tabulation ; réglée sur un autre clavier, mais comprise." in words
    page.learn_scan(BadScan("?"))
    words = " ".join(str(each.property("text")) for each in heard)
    assert "Code illisible" in words


def test_a_scanner_is_learnt_by_one_scan_and_remembered_without_a_test_page(
    qtbot: QtBot, seat: Seat, page: DevicesPage, printer: VirtualPrinter, setup: DemoSetup
) -> None:
    touch(qtbot, seat, page.view.tabs[1])
    assert not page.view.primary.isEnabled()
    manner = Manner(Suffix.ENTER, other_layout=False)
    page.learn_scan(Scan("2605090814004201", manner))
    touch(qtbot, seat, page.view.primary)
    assert setup.settings().learned == manner
    assert printer.papers == ()
    assert seat.counter.last().act == Act.SET_UP_DEVICES


def test_a_paper_too_narrow_is_refused_whoever_changes_it_later(tmp_path: Path) -> None:
    places = Places(tmp_path / "data", tmp_path / "keys")
    written = StationFile(Station("Guichet 1", "P1", "Guichet 1", "Guichet 1"), StationDevices(dots=320))
    places.data.mkdir(exist_ok=True)
    places.station_file.write_bytes(written.content())
    settings = StationSetup(places, SystemClock())
    assert settings.module_of(settings.settings()) == 0
    for act in (
        lambda: printer_of(places, written),
        lambda: settings.keep(settings.settings()),
        lambda: settings.print_test(settings.settings()),
    ):
        with pytest.raises(KnownError) as error:
            act()
        assert error.value.cause == "paper_too_narrow"
        assert "320 points (80 mm)" in said(error.value).why
    settings.keep(replace(settings.settings(), dots=0, learned=Manner(Suffix.TAB, other_layout=True)))
    assert settings.settings().learned == Manner(Suffix.TAB, other_layout=True)


@pytest.mark.parametrize("fault", [fault for fault in SimulatedFault if fault is not SimulatedFault.NONE])
def test_every_fault_can_be_simulated_and_mended(
    qtbot: QtBot,
    seat: Seat,
    page: DevicesPage,
    printer: VirtualPrinter,
    setup: DemoSetup,
    printing: QuietPrinting,
    fault: SimulatedFault,
) -> None:
    page.view.tabs[2].click()
    page.view.faults.option(fault.value).click()
    assert setup.fault() is fault
    if fault is SimulatedFault.UNPLUGGED_IN_MID_PAPER:
        touch(qtbot, seat, page.view.primary)
        assert page.presenter.trouble == Trouble.CLOSED_BY_PRINTER
    page.view.faults.option(SimulatedFault.NONE.value).click()
    assert setup.fault() is SimulatedFault.NONE
    assert printing.looks == 2, "the strip says it before somebody else sits there"
    touch(qtbot, seat, page.view.primary)
    assert printer.papers[-1].whole


@pytest.mark.parametrize(("width", "height"), [(936, 650), (1270, 712), (1824, 1024)])
def test_the_page_is_sound_at_every_size(
    qtbot: QtBot, seat: Seat, page: DevicesPage, width: int, height: int, assert_page_is_sound: Check
) -> None:
    page.view.resize(width, height)
    touch(qtbot, seat, page.view.primary)
    for tab in page.view.tabs:
        tab.click()
        assert_page_is_sound(page.view)
    touch(qtbot, seat, page.view.letters)
    keyboard = page.view.keyboard
    qtbot.waitUntil(lambda: keyboard.height() >= keyboard.minimumSizeHint().height())
    assert_page_is_sound(page.view)
    keyboard.findChildren(QAbstractButton)[0].click()
    assert page.view.address.text(), "the address of a printer can be typed on the screen"


class Shop:
    """A station with one printer in the house and one scanner port; nothing answers to the test page."""

    def __init__(self, trouble: str = "") -> None:
        self.kept = DeviceSettings("network:192.0.2.7:9100", "generic-80")
        self.trouble = trouble

    def settings(self) -> DeviceSettings:
        return self.kept

    def models(self) -> list[object]:
        return [model_of(VIRTUAL_80)]

    def find(self) -> Found:
        port = "/dev/serial/by-id/usb-scanner"
        return Found((FoundPrinter("usb:04b8:0e15", "EPSON TM-T20"),), (FoundScanner(port, "Scanner"),))

    def module_of(self, settings: DeviceSettings) -> int:
        return 2

    def print_test(self, settings: DeviceSettings) -> str:
        return self.trouble

    def keep(self, settings: DeviceSettings) -> None:
        self.kept = settings


def presenter(seat: Seat, shop: Shop) -> DevicesPresenter:
    made = DevicesPresenter(seat.context.desk, shop)  # type: ignore[arg-type]
    made.show(made.load())
    return made


def test_what_is_set_stays_offered_beside_what_was_found(seat: Seat) -> None:
    made = presenter(seat, Shop())
    assert [each.way for each in made.printers] == ["usb:04b8:0e15", "network:192.0.2.7:9100"]


@pytest.mark.parametrize(
    ("typed", "way"),
    [("192.168.1.40", "network:192.168.1.40:9100"), (" caisse.lan:9101 ", "network:caisse.lan:9101")],
)
def test_an_address_is_typed(seat: Seat, typed: str, way: str) -> None:
    made = presenter(seat, Shop())
    assert made.use_address(typed)
    assert made.choice.printer == way
    for wrong in ("", "a b", "host:port"):
        assert not made.use_address(wrong)


def test_a_printer_that_takes_nothing_asks_no_question_and_one_in_doubt_does(seat: Seat) -> None:
    made = presenter(seat, Shop())
    made.tried(Trouble.CONNECTION_REFUSED)
    assert made.stage is Stage.CHOOSE
    made.tried(Trouble.NOT_CONFIRMED)
    assert made.stage is Stage.LOOK


def test_what_is_chosen_is_kept_by_those_who_may_alone(seat: Seat) -> None:
    shop = Shop()
    made = presenter(seat, shop)
    made.use("usb:04b8:0e15")
    made.use_model("virtual-80")
    made.use_scanner("/dev/serial/by-id/usb-scanner")
    made.mark(Right.ACCENTS, is_right=True)
    journalled = made.keep()()
    assert journalled.right == ("accents",)
    assert journalled.wrong == ("bar_code", "cut", "drawer")
    assert (journalled.profile, journalled.paper_mm) == ("virtual-80", 80)
    kept = shop.kept
    assert (kept.printer, kept.profile, kept.drawer) == ("usb:04b8:0e15", "virtual-80", False)
    assert kept.scanner == "/dev/serial/by-id/usb-scanner"
    seat.sit("anna")
    mine = Shop()
    made = presenter(seat, mine)
    made.use_model("virtual-80")
    with pytest.raises(Refused) as refused:
        made.keep()()
    assert refused.value.codes == (Code.NOT_ALLOWED,)
    assert mine.kept.profile == "generic-80"

"""Where a scan leads before anybody has logged in, and where a supervisor's word is asked for (H2, H6)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.house.people import BadgeUse
from app.domain.house.rights import Act
from app.ports.devices import BadScan, Scan
from app.services.badges import GiveBadge, give_badge
from app.services.people import supervisors
from app.services.settings import Change, change
from hardware.scanners import RepeatFilter
from hardware.scanners.keyboard import KeyboardScanner
from tests.ui.pages.seated import Seat, seated
from ui.icons import Icon
from ui.pages.login.page import LoginPage
from ui.scans import Scans
from ui.shell import ShellWindow, WorkPage
from ui.station_pages import StationPages
from ui.widgets import ApprovalPanel

ANNA, CLARA, TICKET = "0012345678", "98765432", "1" * 24


class AskingPage(QObject):
    """A page that asks for a second person."""

    key = "asking"
    icon = Icon.USERS

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.view = WorkPage()
        self.panel = ApprovalPanel(self.view)
        self.view.panel.addWidget(self.panel)
        may = supervisors(seat.counter.house, Act.REFUND_NONCONFORMING, "anna")
        self.panel.ask("Accord", "", may)

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return "Accord"

    def on_show(self) -> None:
        """Everything is there already."""

    def on_hide(self) -> None:
        """Nothing is kept."""


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        house, by = seat.counter.house, seat.counter.by
        for operator, code in (("anna", ANNA), ("clara", CLARA)):
            give_badge(house, by("ada"), GiveBadge(operator, code))
        change(house, by("ada"), Change("badge", BadgeUse.CHOOSES))
        seat.context.desk.follow(seat.context.desk.looked_up())
        yield seat


@pytest.fixture
def asking(seat: Seat) -> AskingPage:
    return AskingPage(seat)


@pytest.fixture
def scans(qtbot: QtBot, seat: Seat, asking: AskingPage) -> Scans:
    window = ShellWindow()
    qtbot.addWidget(window)
    login = LoginPage(seat.context)
    window.add_page(login, rail=False)
    window.add_page(asking, rail=False)
    window.resize(1024, 768)
    window.show()
    window.open("asking")
    seat.rest(qtbot)
    pages = StationPages(seat.context, window, window)
    return Scans(seat.context, window, pages, login, KeyboardScanner(RepeatFilter()), window)


def test_a_supervisors_badge_leaves_only_his_code_to_type(
    qtbot: QtBot, seat: Seat, scans: Scans, asking: AskingPage
) -> None:
    asking.panel.choose("diane")
    scans.take(Scan(CLARA))
    qtbot.waitUntil(lambda: asking.panel.chosen == "clara")
    assert not asking.panel.is_complete
    scans.take(Scan(ANNA))
    qtbot.waitUntil(asking.panel.why.isVisible)
    assert asking.panel.chosen == "clara"
    assert "Anna" in asking.panel.why.text()
    seat.rest(qtbot)


def test_what_is_no_badge_leads_on_as_any_other_scan(
    qtbot: QtBot, seat: Seat, scans: Scans, asking: AskingPage
) -> None:
    before = asking.panel.chosen
    scans.take(Scan("1" * 13))
    qtbot.waitUntil(lambda: "13 chiffres" in asking.view.why.text())
    assert asking.panel.chosen == before
    seat.rest(qtbot)


def test_before_anybody_has_logged_in_a_scan_chooses_a_person_and_nothing_else(
    qtbot: QtBot, seat: Seat, scans: Scans, asking: AskingPage
) -> None:
    login = scans.login
    seat.context.desk.operator = None
    scans.take(Scan(TICKET))
    assert "Ouvrez d’abord une session" in asking.view.why.text()
    assert not seat.gone.to
    login.on_show()
    seat.rest(qtbot)
    scans.take(Scan(ANNA))
    qtbot.waitUntil(lambda: login.view.who.text() == "Anna")
    scans.take(BadScan("too_short"))
    assert "illisible" in asking.view.why.text()
    assert seat.context.desk.operator is None
    seat.rest(qtbot)

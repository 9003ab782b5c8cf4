"""A badge at the login page: it says who, the code is asked all the same, and where required comes first."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.house.people import BadgeUse
from app.services.badges import GiveBadge, give_badge
from app.services.settings import Change, change
from tests.app.services.kit import PIN
from tests.ui.pages.seated import Seat, seated
from ui.pages.login.page import LoginPage
from ui.theme import Theme
from ui.words import Language, Words

Check = Callable[[QWidget], None]
ANNA, ADA, NOBODY = "0012345678", "555566667777", "11223344"


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        for operator, code in (("anna", ANNA), ("ada", ADA)):
            give_badge(seat.counter.house, seat.counter.by("ada"), GiveBadge(operator, code))
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> Iterator[LoginPage]:
    page = LoginPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1024, 656)
    page.view.show()
    yield page
    page.on_hide()


def open_with(use: BadgeUse, qtbot: QtBot, page: LoginPage, seat: Seat) -> None:
    change(seat.counter.house, seat.counter.by("ada"), Change("badge", use))
    page.on_show()
    seat.rest(qtbot)


def scan(code: str, qtbot: QtBot, page: LoginPage, seat: Seat) -> None:
    assert page.take_scan(code)
    seat.rest(qtbot)


def test_a_badge_leaves_only_the_code_to_type(qtbot: QtBot, page: LoginPage, seat: Seat) -> None:
    open_with(BadgeUse.CHOOSES, qtbot, page, seat)
    scan(ANNA, qtbot, page, seat)
    assert page.view.who.text() == "Anna"
    assert not page.view.primary.isEnabled(), "a badge opens nothing"
    with qtbot.waitSignal(page.entered):
        qtbot.keyClicks(page.view.focusWidget(), PIN)
        qtbot.keyClick(page.view.focusWidget(), Qt.Key.Key_Return)
    assert seat.context.desk.operator is not None
    assert seat.context.desk.operator.id == "anna"


def test_a_badge_of_nobody_is_said_and_chooses_nobody(qtbot: QtBot, page: LoginPage, seat: Seat) -> None:
    open_with(BadgeUse.CHOOSES, qtbot, page, seat)
    scan(NOBODY, qtbot, page, seat)
    assert "Badge inconnu" in page.view.why.text()
    assert not page.view.pad.isEnabled()
    for _ in range(2):
        scan(NOBODY, qtbot, page, seat)
    said = page.view.why.text()
    assert "Trop de badges inconnus" in said
    scan(ANNA, qtbot, page, seat)
    assert page.view.why.text() == said
    assert not page.view.pad.isEnabled(), "nothing is told of a badge while the station has to wait"


def test_where_badges_are_off_a_scan_is_not_the_pages(qtbot: QtBot, page: LoginPage, seat: Seat) -> None:
    open_with(BadgeUse.OFF, qtbot, page, seat)
    assert not page.take_scan(ANNA)


def test_where_required_no_code_can_be_typed_before_the_badge(
    qtbot: QtBot, page: LoginPage, seat: Seat
) -> None:
    open_with(BadgeUse.REQUIRED, qtbot, page, seat)
    page.expect("ada")
    assert not page.view.pad.isEnabled()
    assert "Scannez votre badge" in page.view.primary.why_disabled
    scan(ANNA, qtbot, page, seat)
    assert page.view.who.text() == "Anna"
    seat.counter.later(seconds=61)
    qtbot.keyClicks(page.view.focusWidget(), PIN)
    qtbot.keyClick(page.view.focusWidget(), Qt.Key.Key_Return)
    seat.rest(qtbot)
    assert "de nouveau" in page.view.why.text()
    assert not page.view.pad.isEnabled()
    scan(ANNA, qtbot, page, seat)
    with qtbot.waitSignal(page.entered):
        qtbot.keyClicks(page.view.focusWidget(), PIN)
        qtbot.keyClick(page.view.focusWidget(), Qt.Key.Key_Return)


@pytest.mark.parametrize("use", [BadgeUse.CHOOSES, BadgeUse.REQUIRED])
def test_what_is_said_of_badges_fits(
    qtbot: QtBot,
    page: LoginPage,
    seat: Seat,
    words: Words,
    theme: Theme,
    assert_page_is_sound: Check,
    use: BadgeUse,
) -> None:
    open_with(use, qtbot, page, seat)
    for language in Language:
        words.speak(language)
        theme.set_dark(language is Language.ENGLISH)
        assert_page_is_sound(page.view)
        scan(NOBODY, qtbot, page, seat)
        assert_page_is_sound(page.view)

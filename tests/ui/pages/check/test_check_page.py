"""The check page as hands use it: two touches from scan to paid, the keyboard alone, no payment twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.domain.values import Money
from tests.ui.pages.seated import Seat, seated
from ui.pages.check.page import CheckPage
from ui.pages.check.presenter import Case
from ui.theme import Theme
from ui.theme.layouts import rescale
from ui.words import Language, Words

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        seat.counter.publish(101, 102, 103)
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> Iterator[CheckPage]:
    page = CheckPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.setMinimumSize(900, 600)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    yield page
    page.on_hide()


@pytest.fixture
def winning(seat: Seat) -> str:
    ticket = seat.counter.sell(101).identification
    seat.counter.settle(101)
    return ticket + seat.counter.control(ticket)


def touch(qtbot: QtBot, seat: Seat, button: QAbstractButton) -> None:
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)


def case(page: CheckPage) -> Case:
    return page.presenter.case


def scan(qtbot: QtBot, seat: Seat, page: CheckPage, code: str) -> None:
    assert page.take_scan(code)
    seat.rest(qtbot)


def test_from_scan_to_paid_takes_two_touches(qtbot: QtBot, seat: Seat, page: CheckPage, winning: str) -> None:
    scan(qtbot, seat, page, winning)
    assert not page.view.primary.isEnabled(), "the ticket is not taken back yet"
    touch(qtbot, seat, page.view.taken_back)
    touch(qtbot, seat, page.view.primary)
    assert case(page) is Case.JUST_PAID
    assert seat.counter.balance("drawer:P1") == Money.euros(90)


def test_a_scan_never_pays(qtbot: QtBot, seat: Seat, page: CheckPage, winning: str) -> None:
    scan(qtbot, seat, page, winning)
    touch(qtbot, seat, page.view.taken_back)
    scan(qtbot, seat, page, winning)
    assert case(page) is Case.WON
    assert not page.view.taken_back.isChecked(), "the ticket is to be looked at again"


def test_a_double_touch_pays_once_and_the_next_scan_says_so(
    qtbot: QtBot, seat: Seat, page: CheckPage, winning: str
) -> None:
    scan(qtbot, seat, page, winning)
    touch(qtbot, seat, page.view.taken_back)
    QTest.mouseClick(page.view.primary, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.view.primary, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)
    QTest.mouseClick(page.view.primary, Qt.MouseButton.LeftButton)
    assert case(page) is Case.JUST_PAID, "the confirmation stays under a hasty hand"
    scan(qtbot, seat, page, winning)
    assert case(page) is Case.PAID
    assert page.view.facts.isVisible()
    assert seat.counter.balance("drawer:P1") == Money.euros(90)


def test_typing_slowly_with_enter_works_in_the_same_field(
    qtbot: QtBot, seat: Seat, page: CheckPage, winning: str
) -> None:
    """F46: fourteen digits, then the control number."""
    line = page.view.number.line
    for part in (winning[:14], winning[14:]):
        QTest.keyClicks(line, part)
        QTest.keyClick(line, Qt.Key.Key_Return)
        seat.rest(qtbot)
    assert case(page) is Case.WON


def test_the_pad_types_as_the_keyboard_does(qtbot: QtBot, seat: Seat, page: CheckPage, winning: str) -> None:
    keys = {key.value: key for key in page.view.keypad.keys}
    for figure in winning[:14]:
        QTest.mouseClick(keys[figure], Qt.MouseButton.LeftButton)
    assert page.view.number.line.digits() == winning[:14]
    touch(qtbot, seat, page.view.primary)
    assert case(page) is Case.CONTROL


def test_a_figure_typed_after_a_ticket_begins_the_next_one(
    qtbot: QtBot, seat: Seat, page: CheckPage, winning: str
) -> None:
    scan(qtbot, seat, page, winning)
    QTest.keyClicks(page.view.number.line, "7")
    assert case(page) is Case.IDLE
    assert page.view.number.line.digits() == "7"


def test_the_keyboard_alone_pays_and_goes_on(qtbot: QtBot, seat: Seat, page: CheckPage, winning: str) -> None:
    scan(qtbot, seat, page, winning)
    QTest.keyClick(page.view.taken_back, Qt.Key.Key_Space)
    QTest.keyClick(page.view.number.line, Qt.Key.Key_Return)
    seat.rest(qtbot)
    assert case(page) is Case.JUST_PAID
    qtbot.wait(550)
    QTest.keyClick(page.view.number.line, Qt.Key.Key_Return)
    assert case(page) is Case.IDLE


def test_a_ticket_paid_at_another_counter_meanwhile_is_told_with_the_facts(
    qtbot: QtBot, seat: Seat, page: CheckPage, winning: str
) -> None:
    """F01."""
    scan(qtbot, seat, page, winning)
    seat.counter.pay(winning[:14])
    touch(qtbot, seat, page.view.taken_back)
    touch(qtbot, seat, page.view.primary)
    seat.rest(qtbot)
    assert case(page) is Case.PAID
    assert page.view.facts.isVisible()


def test_a_drawer_that_is_short_says_so_and_the_page_stays_usable(
    qtbot: QtBot, seat: Seat, page: CheckPage
) -> None:
    """F59."""
    ticket = seat.counter.sell(101, stake="100").identification
    seat.counter.settle(101)
    seat.counter.close("200")
    seat.counter.open(float_="50")
    scan(qtbot, seat, page, ticket + seat.counter.control(ticket))
    touch(qtbot, seat, page.view.taken_back)
    touch(qtbot, seat, page.view.primary)
    assert page.view.refusal.isVisible()
    assert page.view.primary.isEnabled()
    assert case(page) is Case.WON


def test_a_transfer_says_what_is_missing_at_its_field(qtbot: QtBot, seat: Seat, page: CheckPage) -> None:
    ticket = seat.counter.sell(101, 102, 103, formula="3/3", stake="100").identification
    seat.counter.settle(101, 102, 103)
    seat.counter.later(days=1)
    scan(qtbot, seat, page, ticket + seat.counter.control(ticket))
    touch(qtbot, seat, page.view.taken_back)
    touch(qtbot, seat, page.view.primary)
    form = page.view.form
    assert form.isVisible()
    touch(qtbot, seat, page.view.primary)
    assert form.surname.fault
    form.surname.set_text("Durand")
    form.given_names.set_text("Zoé")
    form.iban.set_text("FR76 3000 6000 0112 3456 7890 180")
    touch(qtbot, seat, page.view.primary)
    assert form.iban.fault
    form.iban.set_text("FR76 3000 6000 0112 3456 7890 189")
    touch(qtbot, seat, page.view.primary)
    assert case(page) is Case.WON, "the winner reads the recap first"
    touch(qtbot, seat, page.view.primary)
    assert case(page) is Case.JUST_PAID


def test_a_code_of_another_kind_is_left_to_others(page: CheckPage) -> None:
    assert not page.take_scan("1234567890123456")


@pytest.mark.parametrize(("width", "height"), [(936, 656), (1270, 656), (1800, 970)])
@pytest.mark.parametrize("language", Language)
def test_every_answer_fits(
    qtbot: QtBot,
    seat: Seat,
    page: CheckPage,
    winning: str,
    theme: Theme,
    words: Words,
    assert_page_is_sound: Check,
    width: int,
    height: int,
    language: Language,
) -> None:
    theme.fit_to_width(width + 96)
    words.speak(language)
    rescale(page.view, theme.px)
    page.view.resize(width, height)
    assert_page_is_sound(page.view)
    lost = seat.counter.sell(102).identification
    seat.counter.cancel(lost)
    for code in (winning, lost + seat.counter.control(lost), winning[:14] + "0" * 10, "1" * 24):
        scan(qtbot, seat, page, code)
        assert_page_is_sound(page.view)
    scan(qtbot, seat, page, winning)
    touch(qtbot, seat, page.view.taken_back)
    touch(qtbot, seat, page.view.primary)
    assert_page_is_sound(page.view)
    scan(qtbot, seat, page, winning)
    assert_page_is_sound(page.view)

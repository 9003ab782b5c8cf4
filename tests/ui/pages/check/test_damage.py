"""A paper that is not whole: sent to player relations from the counter, paid by nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.domain.betting.referrals import Referral
from app.services.betting import registers
from tests.ui.pages.seated import Seat, seated
from ui.pages.check.looking_up import Case
from ui.pages.check.page import CheckPage
from ui.theme import Theme
from ui.theme.layouts import rescale
from ui.words import Language, Words

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        seat.counter.publish(101)
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


def case(page: CheckPage) -> Case:
    return page.presenter.case


def touch(qtbot: QtBot, seat: Seat, button: QAbstractButton) -> None:
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)


def scan(qtbot: QtBot, seat: Seat, page: CheckPage, code: str) -> None:
    assert page.take_scan(code)
    seat.rest(qtbot)


def referred(seat: Seat) -> tuple[Referral, ...]:
    return registers.referrals(seat.counter.house, seat.counter.by("anna"), registers.AskReferrals())


def test_a_torn_winner_goes_to_player_relations_under_a_number(
    qtbot: QtBot, seat: Seat, page: CheckPage, winning: str
) -> None:
    scan(qtbot, seat, page, winning)
    touch(qtbot, seat, page.view.damaged)
    assert not page.view.primary.isEnabled(), "nobody said yet what is wrong with it"
    touch(qtbot, seat, page.view.damage.choices[0])
    touch(qtbot, seat, page.view.primary)
    assert case(page) is Case.REFERRED
    [line] = referred(seat)
    assert (line.identification, line.damage) == (winning[:14], "Déchiré")
    scan(qtbot, seat, page, winning)
    assert case(page) is Case.WON, "it was not paid"


def test_a_paper_that_nobody_can_read_is_written_down_in_words(
    qtbot: QtBot, seat: Seat, page: CheckPage
) -> None:
    touch(qtbot, seat, page.view.damaged)
    touch(qtbot, seat, page.view.damage.choices[-1])
    page.view.damage.write("brûlé, chiffres effacés")
    touch(qtbot, seat, page.view.primary)
    assert [(line.identification, line.damage) for line in referred(seat)] == [
        ("", "brûlé, chiffres effacés")
    ]
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert case(page) is Case.IDLE


def test_the_number_typed_before_or_after_the_touch_is_sent_with_the_paper(
    qtbot: QtBot, seat: Seat, page: CheckPage, winning: str
) -> None:
    line, number = page.view.number.line, winning[:14]
    QTest.keyClicks(line, number[:10])
    touch(qtbot, seat, page.view.damaged)
    assert line.digits() == number[:10], "what was typed before is kept"
    assert line.hasFocus()
    assert page.view.damage.pad.isVisible()
    touch(qtbot, seat, page.view.damage.choices[0])
    assert not page.view.primary.isEnabled(), "half a number names no ticket"
    QTest.keyClicks(page.view.damage.choices[0], number[10:13])
    page.view.damage.pad.pressed.emit(number[13])
    touch(qtbot, seat, page.view.primary)
    assert [line.identification for line in referred(seat)] == [number]
    assert line.digits() == number


def test_a_mistyped_number_is_refused_in_its_place_and_can_be_left_out(
    qtbot: QtBot, seat: Seat, page: CheckPage
) -> None:
    touch(qtbot, seat, page.view.damaged)
    QTest.keyClicks(page.view.number.line, "9" * 14)
    touch(qtbot, seat, page.view.damage.choices[2])
    touch(qtbot, seat, page.view.primary)
    assert "Aucun ticket" in page.view.why.text()
    assert page.view.damage.reason() == "Illisible", "what was chosen stays"
    page.view.damage.pad.pressed.emit("clear")
    assert page.view.primary.text() == "Transmettre sans n°"
    touch(qtbot, seat, page.view.primary)
    assert [line.identification for line in referred(seat)] == [""]


def test_escape_leads_back_to_the_ticket(qtbot: QtBot, seat: Seat, page: CheckPage, winning: str) -> None:
    scan(qtbot, seat, page, winning)
    touch(qtbot, seat, page.view.damaged)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert case(page) is Case.WON
    assert page.view.taken_back.isVisible()
    assert referred(seat) == ()


def test_escape_keeps_the_number_that_was_typed(
    qtbot: QtBot, seat: Seat, page: CheckPage, winning: str
) -> None:
    line = page.view.number.line
    QTest.keyClicks(line, winning[:10])
    touch(qtbot, seat, page.view.damaged)
    QTest.keyClicks(line, winning[10:12])
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert line.digits() == winning[:12]
    QTest.keyClicks(line, winning[12:])
    touch(qtbot, seat, page.view.primary)
    assert case(page) is Case.WON


@pytest.mark.parametrize(("width", "height"), [(936, 656), (1270, 656), (1800, 970)])
@pytest.mark.parametrize("language", Language)
def test_it_fits(
    qtbot: QtBot,
    seat: Seat,
    page: CheckPage,
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
    touch(qtbot, seat, page.view.damaged)
    assert_page_is_sound(page.view)
    touch(qtbot, seat, page.view.damage.choices[-1])
    assert_page_is_sound(page.view)
    page.view.damage.write("brûlé")
    touch(qtbot, seat, page.view.primary)
    assert_page_is_sound(page.view)


def test_the_way_for_a_damaged_ticket_is_there_from_the_first_log_in(qtbot: QtBot, seat: Seat) -> None:
    """The page is made before anybody has logged in."""
    seat.context.desk.operator = None
    page = CheckPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 712)
    page.view.show()
    seat.sit("anna")
    page.on_show()
    assert page.view.damaged.isVisible()
    page.on_hide()

"""The drawer page as hands use it: counted by keyboard or pad, closed once, and always usable."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.domain.values import Money
from tests.app.services.kit import PIN
from tests.ui.pages.seated import Seat, seated
from ui.pages.drawer.counting import COINS, NOTES
from ui.pages.drawer.page import DrawerPage
from ui.pages.drawer.presenter import Mode
from ui.theme import Theme
from ui.theme.layouts import rescale
from ui.widgets import Text
from ui.words import Language, Words

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        seat.counter.publish(101)
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> Iterator[DrawerPage]:
    page = DrawerPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.setMinimumSize(900, 600)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    yield page
    page.on_hide()


def touch(qtbot: QtBot, seat: Seat, button: QAbstractButton) -> None:
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)


def count(page: DrawerPage, **pieces: int) -> None:
    """Type every row: `n50=2` is two notes of 50 €; Enter goes on."""
    page.view.grid.take_focus()
    for value in (*NOTES, *COINS):
        field = page.view.focusWidget()
        assert field is not None
        QTest.keyClicks(field, str(pieces.get(f"n{value.cents // 100}", "")))
        if value is not COINS[-1]:
            QTest.keyClick(field, Qt.Key.Key_Return)


def mode(page: DrawerPage) -> Mode:
    return page.presenter.mode


def test_a_count_typed_row_by_row_closes_the_drawer(qtbot: QtBot, seat: Seat, page: DrawerPage) -> None:
    touch(qtbot, seat, page.view.primary)
    assert mode(page) is Mode.COUNTING
    count(page, n50=1, n20=2, n10=1)
    touch(qtbot, seat, page.view.primary)
    assert mode(page) is Mode.DONE
    assert seat.counter.balance("drawer:P1") == Money.ZERO
    assert seat.counter.papers()[0].document.kind == "z_report"


def test_the_pad_counts_into_the_marked_row(qtbot: QtBot, seat: Seat, page: DrawerPage) -> None:
    touch(qtbot, seat, page.view.primary)
    keys = {key.value: key for key in page.view.grid.pad.keys}
    for value in ("next", "next", "1"):
        touch(qtbot, seat, keys[value])
    assert page.presenter.tally.counted == Money.euros(100)


def test_a_drawer_handed_over_leaves_the_station_to_who_took_it(
    qtbot: QtBot, seat: Seat, page: DrawerPage
) -> None:
    touch(qtbot, seat, page.view.hand_over)
    count(page, n50=1, n20=2, n10=1)
    touch(qtbot, seat, page.view.primary)
    assert page.view.shows_approval
    assert page.view.approval.chosen == "boris"
    assert not page.view.primary.isEnabled()
    QTest.keyClicks(page.view.approval, PIN)
    touch(qtbot, seat, page.view.primary)
    assert (mode(page), page.presenter.handed_to) == (Mode.DONE, "Boris")
    [(key, successor)] = seat.gone.to
    assert (key, getattr(successor, "id", "")) == ("drawer", "boris")
    assert seat.counter.balance("drawer:P1") == Money.euros(100)
    assert [job.document.kind for job in seat.counter.papers()] == ["z_report"]


def test_a_difference_waits_for_its_reason(qtbot: QtBot, seat: Seat, page: DrawerPage) -> None:
    touch(qtbot, seat, page.view.primary)
    count(page, n50=1)
    assert not page.view.primary.isEnabled()
    [unexplained] = [
        button
        for button in page.view.sheet.reasons.findChildren(QAbstractButton)
        if button.text() == "Inexpliqué"
    ]
    touch(qtbot, seat, unexplained)
    assert page.view.primary.isEnabled()


def test_a_double_touch_opens_one_drawer(qtbot: QtBot, seat: Seat, page: DrawerPage) -> None:
    seat.counter.close("100")
    seat.rest(qtbot)
    page.on_show()
    seat.rest(qtbot)
    assert mode(page) is Mode.CLOSED
    touch(qtbot, seat, page.view.by_amount)
    QTest.keyClicks(page.view.amount, "300")
    before = seat.counter.records()
    QTest.mouseClick(page.view.primary, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.view.primary, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)
    seat.rest(qtbot)
    assert mode(page) is Mode.OPEN
    assert seat.counter.records() == before + 1
    assert seat.counter.balance("drawer:P1") == Money.euros(300)


def test_money_to_the_safe_asks_for_amount_and_reason(qtbot: QtBot, seat: Seat, page: DrawerPage) -> None:
    touch(qtbot, seat, page.view.cash_out)
    assert not page.view.primary.isEnabled()
    QTest.keyClicks(page.view.amount, "60")
    assert not page.view.primary.isEnabled()
    touch(qtbot, seat, page.view.sheet.reasons.findChildren(QAbstractButton)[0])
    touch(qtbot, seat, page.view.primary)
    assert mode(page) is Mode.OPEN
    assert seat.counter.balance("drawer:P1") == Money.euros(40)


def test_more_than_the_drawer_holds_is_refused_in_place(qtbot: QtBot, seat: Seat, page: DrawerPage) -> None:
    """F59."""
    touch(qtbot, seat, page.view.cash_out)
    QTest.keyClicks(page.view.amount, "600")
    touch(qtbot, seat, page.view.sheet.reasons.findChildren(QAbstractButton)[0])
    touch(qtbot, seat, page.view.primary)
    assert page.view.refusal.isVisible()
    assert page.view.primary.isEnabled()


def test_escape_leaves_a_count(qtbot: QtBot, seat: Seat, page: DrawerPage) -> None:
    touch(qtbot, seat, page.view.primary)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert mode(page) is Mode.OPEN


def test_a_sale_elsewhere_is_seen_at_once(qtbot: QtBot, seat: Seat, page: DrawerPage) -> None:
    seat.counter.sell(101, stake="20")
    seat.rest(qtbot)
    seat.rest(qtbot)
    assert page.presenter.found.expected == Money.euros(120)


@pytest.mark.parametrize(("width", "height"), [(936, 656), (1270, 656), (1800, 970)])
@pytest.mark.parametrize("language", Language)
def test_every_state_fits(
    qtbot: QtBot,
    seat: Seat,
    page: DrawerPage,
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
    touch(qtbot, seat, page.view.cash_out)
    assert_page_is_sound(page.view)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    touch(qtbot, seat, page.view.hand_over)
    count(page, n50=2)
    touch(qtbot, seat, page.view.primary)
    assert_page_is_sound(page.view)
    for _ in range(2):
        QTest.keyClick(page.view, Qt.Key.Key_Escape)
    touch(qtbot, seat, page.view.primary)
    assert_page_is_sound(page.view)
    count(page, n50=1)
    assert_page_is_sound(page.view)
    touch(qtbot, seat, page.view.sheet.reasons.findChildren(QAbstractButton)[2])
    touch(qtbot, seat, page.view.primary)
    assert mode(page) is Mode.DONE
    assert_page_is_sound(page.view)
    touch(qtbot, seat, page.view.primary)
    seat.rest(qtbot)
    assert mode(page) is Mode.CLOSED
    assert_page_is_sound(page.view)


def test_a_drawer_that_another_day_opened_says_which(seat: Seat, page: DrawerPage) -> None:
    def said() -> str:
        return " ".join(text.text() for text in page.view.heading.findChildren(Text))

    assert "05/09" not in said()
    seat.counter.later(days=1)
    page.view.retranslate()
    assert "05/09" in said()

"""Taking the money: what is added to what can be read, and one touch takes a note (F06)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.domain.house.cash import Means
from app.domain.values import Money
from ui.betting.tender import TenderView
from ui.widgets import KeyButton
from ui.words import Language, Words

DUE = Money.parse("12.50")
Check = Callable[[QWidget], None]


@pytest.fixture
def view(qtbot: QtBot) -> TenderView:
    view = TenderView()
    qtbot.addWidget(view)
    view.retranslate()
    view.resize(862, 520)
    view.received.connect(lambda amount: view.show_change(amount - DUE))
    view.begin(DUE, Means.CASH)
    view.show_change(Money.ZERO)
    view.show()
    return view


def touch(qtbot: QtBot, view: TenderView, words: str) -> None:
    [key] = [each for each in view.findChildren(KeyButton) if each.text() == words and each.isVisible()]
    qtbot.mouseClick(key, Qt.MouseButton.LeftButton)


def reads(view: TenderView, words: str) -> bool:
    return any(each.text() == words and each.isVisible() for each in view.findChildren(QLabel))


def test_the_exact_sum_is_there_at_once_and_is_called_so(view: TenderView) -> None:
    assert view.field.amount == DUE
    assert reads(view, "compte juste")


def test_one_touch_on_the_note_that_was_given_shows_the_change(qtbot: QtBot, view: TenderView) -> None:
    touch(qtbot, view, Money.euros(20).text(cents=False))
    assert view.field.amount == Money.euros(20)
    assert view.change == Money.parse("7.50").text()


def test_a_plus_key_adds_to_the_sum_that_is_there_and_says_so(qtbot: QtBot, view: TenderView) -> None:
    touch(qtbot, view, "+ 50")
    assert view.field.amount == Money.parse("62.50")
    assert reads(view, f"{DUE.text()} + {Money.euros(50).text(cents=False)}")


def test_notes_are_laid_down_one_by_one(qtbot: QtBot, view: TenderView) -> None:
    touch(qtbot, view, Money.euros(10).text(cents=False))
    touch(qtbot, view, "+ 5")
    assert view.field.amount == Money.euros(15)
    assert view.change == Money.parse("2.50").text()
    touch(qtbot, view, "Appoint")
    assert view.field.amount == DUE


def test_a_figure_after_a_note_begins_a_new_amount(qtbot: QtBot, view: TenderView) -> None:
    touch(qtbot, view, "+ 20")
    view.field.press("6")
    assert view.field.amount == Money.euros(6)
    assert not any("+" in each.text() for each in view.findChildren(QLabel) if each.isVisible())


@pytest.mark.parametrize(("width", "narrow"), [(574, True), (862, False)])
def test_it_fits(
    qtbot: QtBot, view: TenderView, words: Words, assert_page_is_sound: Check, width: int, narrow: bool
) -> None:
    view.set_narrow(narrow=narrow)
    view.resize(width, 504)
    touch(qtbot, view, "+ 100")
    view.show_change(Money.parse("187.88"))
    for language in Language:
        words.speak(language)
        view.retranslate()
        assert_page_is_sound(view)

"""A refusal in place: what, why, what next, the rule one touch away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.domain.errors import Code, Refused
from app.domain.poker.facts import NoticeKind
from app.domain.values.money import Money
from ui.theme import column
from ui.widgets import Button, Text
from ui.widgets.refusal import Refusal
from ui.words import Language, Words

Check = Callable[[QWidget], None]


def _shown(qtbot: QtBot, refusal: Refusal, width: int) -> QWidget:
    window = QWidget()
    column(window, margins=16).addWidget(refusal)
    window.resize(width, 640)
    window.setFixedWidth(width)  # as a panel is, whatever would like to be wider
    qtbot.addWidget(window)
    window.show()
    return window


def _texts(window: QWidget) -> str:
    return "\n".join(text.text() for text in window.findChildren(Text) if text.isVisible())


def _button(window: QWidget, words: str) -> Button:
    return next(each for each in window.findChildren(Button) if words in each.text() and each.isVisible())


@pytest.mark.parametrize(("narrow", "width"), [(False, 880), (False, 620), (True, 376), (True, 344)])
@pytest.mark.parametrize(
    "code", [Code.DRAWER_SHORT, Code.PAYMENT_CENTRE_ONLY, Code.BANNED, Code.NOTICE_MISSING]
)
def test_it_fits_in_content_and_panel(
    qtbot: QtBot, assert_page_is_sound: Check, narrow: bool, width: int, code: Code
) -> None:
    refusal = Refusal(narrow=narrow, can_leave=True)
    window = _shown(qtbot, refusal, width)
    refusal.say(Refused(code, held=Money(100), amount=Money(50000), kinds=tuple(NoticeKind)))
    assert_page_is_sound(window)


def test_it_takes_no_room_before_it_says_something(qtbot: QtBot) -> None:
    refusal = Refusal()
    window = _shown(qtbot, refusal, 800)
    assert not refusal.isVisible()
    refusal.say(Refused(Code.LOST))
    assert refusal.isVisibleTo(window)
    refusal.clear()
    assert not refusal.isVisible()


def test_the_rule_is_one_touch_away_and_one_touch_back(qtbot: QtBot) -> None:
    refusal = Refusal()
    window = _shown(qtbot, refusal, 800)
    refusal.say(Refused(Code.METHOD_NOT_ALLOWED))
    assert "inférieur ou égal à 500 euros" not in _texts(window)
    qtbot.mouseClick(_button(window, "Art. 11.1.3 · lire la règle"), Qt.MouseButton.LeftButton)
    assert "inférieur ou égal à 500 euros" in _texts(window)
    qtbot.mouseClick(_button(window, "Art. 11.1.3 · fermer la règle"), Qt.MouseButton.LeftButton)
    assert "inférieur ou égal à 500 euros" not in _texts(window)


def test_one_touch_goes_back_to_the_page(qtbot: QtBot) -> None:
    refusal = Refusal(can_leave=True)
    window = _shown(qtbot, refusal, 800)
    refusal.say(Refused(Code.LOST))
    with qtbot.waitSignal(refusal.left):
        qtbot.mouseClick(_button(window, "Revenir"), Qt.MouseButton.LeftButton)
    assert not refusal.isVisible()


def test_it_speaks_the_other_language_at_once(qtbot: QtBot, qapp: QApplication, words: Words) -> None:
    refusal = Refusal()
    window = _shown(qtbot, refusal, 800)
    refusal.say(Refused(Code.ALREADY_PAID, amount=Money(11480)))
    words.speak(Language.ENGLISH)
    qapp.processEvents()
    qapp.processEvents()
    assert "Already paid" in _texts(window)
    assert "114,80\u00a0€ was already paid" in _texts(window)
    assert "Hand over nothing." in _texts(window)


def test_a_refusal_that_was_left_is_not_said_again_in_another_language(qtbot: QtBot, words: Words) -> None:
    refusal = Refusal()
    window = _shown(qtbot, refusal, 800)
    refusal.say(Refused(Code.LOST))
    refusal.hide()  # by a page that shows something else in its place
    words.speak(Language.ENGLISH)
    assert not refusal.isVisibleTo(window)

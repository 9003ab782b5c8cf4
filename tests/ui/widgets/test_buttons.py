"""Buttons are pressed once, say why they can't be pressed, and leave the focus where it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QStatusTipEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from ui.icons import Icon
from ui.theme import column
from ui.widgets import Button, ChoiceButton, Field, IconButton, OddsButton, PaintedButton, PrimaryButton


class Ear(QWidget):
    """A page that hears why something can't be done."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QStatusTipEvent):
            self.heard.append(event.tip())
            return True
        return super().event(event)


def test_a_disabled_button_that_is_touched_says_why(qtbot: QtBot) -> None:
    page = Ear()
    qtbot.addWidget(page)
    button = PrimaryButton("Encaisser", Icon.BANKNOTE, page)
    pressed: list[str] = []
    button.clicked.connect(lambda: pressed.append("pressed"))
    button.forbid("Choisissez une mise de base.")
    page.show()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page.heard == ["Choisissez une mise de base."]
    assert pressed == []
    button.allow()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(pressed) == 1


def test_two_fast_touches_make_one_act(qtbot: QtBot) -> None:
    button = PrimaryButton("Encaisser 15,00 €")
    qtbot.addWidget(button)
    acts: list[str] = []

    def act() -> None:
        button.set_busy(True)
        acts.append("sold")

    button.clicked.connect(act)
    button.show()
    width = button.width()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert acts == ["sold"]
    assert button.is_busy
    assert button.width() == width
    button.set_busy(False)
    assert button.isEnabled()


def test_a_busy_button_that_was_forbidden_stays_forbidden(qtbot: QtBot) -> None:
    button = PrimaryButton("Encaisser")
    qtbot.addWidget(button)
    button.forbid("Rien à encaisser.")
    button.set_busy(True)
    button.set_busy(False)
    assert not button.isEnabled()


def test_the_enter_of_a_scanner_presses_nothing_in_a_dialog(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    pressed: list[str] = []
    field, button = Field("Numéro"), Button("Payer")
    button.clicked.connect(lambda: pressed.append("pressed"))
    lines = column(dialog)
    lines.addWidget(field)
    lines.addWidget(button)
    dialog.show()
    field.edit.setFocus()
    QTest.keyClick(field.edit, Qt.Key.Key_Return)
    assert pressed == []
    assert dialog.isVisible()


def test_a_touch_leaves_the_focus_in_the_field(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    field, button = Field("Nom"), Button("Chercher")
    lines = column(page)
    lines.addWidget(field)
    lines.addWidget(button)
    page.show()
    field.edit.setFocus()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page.focusWidget() is field.edit


def test_the_keyboard_s_focus_is_seen_and_a_touch_s_is_not(qtbot: QtBot) -> None:
    button = Button("Chercher")
    qtbot.addWidget(button)
    for reason, width in ((Qt.FocusReason.TabFocusReason, 2), (Qt.FocusReason.MouseFocusReason, 1)):
        button.focusInEvent(QFocusEvent(QEvent.Type.FocusIn, reason))
        assert button.face().border_width == width


def test_what_is_chosen_carries_a_check_not_only_a_colour(qtbot: QtBot) -> None:
    choice = ChoiceButton("Football", count="21")
    qtbot.addWidget(choice)
    width = choice.sizeHint().width()
    choice.setChecked(True)
    assert choice.runs()[0].icon is Icon.CHECK
    assert choice.sizeHint().width() == width


def test_odds_that_moved_carry_an_arrow(qtbot: QtBot) -> None:
    odds = OddsButton("2", "3,10")
    qtbot.addWidget(odds)
    odds.set_odds("2", "3,00", -1)
    mark = odds._mark()
    assert mark is not None
    assert mark.icon is Icon.ARROW_DOWN
    assert odds.accessibleName() == "2 3,00"


@pytest.mark.parametrize("button", [Button, PrimaryButton, ChoiceButton])
def test_no_button_is_smaller_than_a_finger(button: type[PaintedButton], qtbot: QtBot) -> None:
    made = button("")
    qtbot.addWidget(made)
    assert made.sizeHint().height() >= 48
    assert made.sizeHint().width() >= 48


def test_an_icon_alone_has_a_name(qtbot: QtBot) -> None:
    button = IconButton(Icon.TRASH, "Vider le bulletin")
    qtbot.addWidget(button)
    assert button.accessibleName() == button.toolTip() == "Vider le bulletin"

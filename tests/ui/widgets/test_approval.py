"""The one panel that asks for a supervisor: who, why, and a code that is forgotten."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.domain.house.rights import Operator, Role
from ui.widgets import ApprovalPanel

CLARA = Operator("clara", "Clara Lenoir", frozenset({Role.COMMITTEE}))
DIANE = Operator("diane", "Diane Serre", frozenset({Role.DIRECTOR}))


@pytest.fixture
def panel(qtbot: QtBot) -> ApprovalPanel:
    panel = ApprovalPanel(asks_reason=True)
    qtbot.addWidget(panel)
    panel.ask("Accord", "", (CLARA, DIANE))
    panel.show()
    return panel


def test_a_touch_lists_the_supervisors_and_another_one_forgets_the_figures_typed(
    qtbot: QtBot, panel: ApprovalPanel
) -> None:
    panel.reason.set_text("Vu au bureau")
    panel.pad.setFocus()
    qtbot.keyClicks(panel.pad, "1234")
    assert panel.is_complete
    qtbot.mouseClick(panel.who, Qt.MouseButton.LeftButton)
    assert panel.chosen == "clara"
    assert not panel.is_complete
    assert not panel.pad.isVisible()
    clara, diane = panel.list.buttons
    assert clara.isChecked()
    qtbot.mouseClick(clara, Qt.MouseButton.LeftButton)
    assert panel.is_complete
    qtbot.mouseClick(panel.who, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(panel.list.buttons[1], Qt.MouseButton.LeftButton)
    assert diane.text() == "Diane Serre"
    assert panel.chosen == "diane"
    assert panel.pad.isVisible()
    assert not panel.is_complete


def test_without_a_reason_nothing_is_complete_and_return_does_nothing(
    qtbot: QtBot, panel: ApprovalPanel
) -> None:
    qtbot.keyClicks(panel.pad, "1234")
    with qtbot.assertNotEmitted(panel.confirmed):
        qtbot.keyClick(panel.pad, Qt.Key.Key_Return)
    panel.reason.set_text("Vu au bureau")
    with qtbot.waitSignal(panel.confirmed):
        qtbot.keyClick(panel.pad, Qt.Key.Key_Return)


def test_where_nobody_may_decide_it_is_said_and_never_complete(panel: ApprovalPanel) -> None:
    panel.ask("Accord", "", ())
    panel.reason.set_text("Vu au bureau")
    assert panel.who.text() == "Personne"
    assert not panel.pad.isVisible()
    assert not panel.is_complete


def test_who_decides_by_himself_gives_a_reason_alone(panel: ApprovalPanel) -> None:
    panel.ask("Lancer", "", (), alone=True)
    assert not panel.who.isVisible()
    panel.reason.set_text("Préfet prévenu")
    assert panel.is_complete


def test_a_wrong_code_is_said_in_place_of_what_the_code_is_for(panel: ApprovalPanel) -> None:
    panel.say_why("Code faux.")
    assert panel.why.isVisible()
    panel.ask("Accord", "", (CLARA,))
    assert not panel.why.isVisible()

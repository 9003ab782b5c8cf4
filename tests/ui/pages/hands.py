"""A hand at a page: touches a button with a real event and waits until everything came back."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.pages.seated import Seat


@dataclass(slots=True)
class Hand:
    """`touches` counts them."""

    qtbot: QtBot
    seat: Seat
    view: QWidget
    touches: int = field(default=0)

    def touch(self, button: QAbstractButton) -> None:
        assert button.isVisibleTo(self.view)
        assert button.isEnabled()
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        self.touches += 1
        self.seat.rest(self.qtbot)

    def press(self, key: Qt.Key) -> None:
        self.qtbot.keyClick(self.view.focusWidget() or self.view, key)
        self.seat.rest(self.qtbot)

    def type(self, text: str) -> None:
        self.qtbot.keyClicks(self.view.focusWidget() or self.view, text)
        self.seat.rest(self.qtbot)

"""The station could not be opened: why, and what to do, where a person looks (HOUSE H5)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from app.domain.errors import KnownError
from ui.application import make_application
from ui.theme import column
from ui.widgets.buttons import Button
from ui.widgets.refusal import Refusal
from ui.words import translate


class NotOpened(QWidget):
    """A window of its own, since there is no other yet. Closing it ends the program."""

    def __init__(self, error: KnownError, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Guichet")
        self.setMinimumWidth(640)
        self.refusal = Refusal(self)
        self.refusal.say(error)
        self.leave = Button(translate("Shell", "Compris"), parent=self, height=56)
        self.leave.clicked.connect(self.close)
        lines = column(self, gap=16, margins=24)
        lines.addWidget(self.refusal)
        lines.addWidget(self.leave)


def show_why(error: KnownError, words: Sequence[str]) -> None:
    """Say it, and return once it was read. `words` are those that the program was started with."""
    application = make_application(words)
    window = NotOpened(error)
    window.show()
    application.exec()

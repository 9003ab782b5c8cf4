"""A ruling is written in place of the list of prizes (POKER P5)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.theme import column
from ui.widgets import AzertyKeyboard, Field, Heading
from ui.words import translate


class RulingLeaf(QWidget):
    """Who gets what tied players share, and why."""

    changed = Signal()
    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.text = Field("", self)
        self.keyboard = AzertyKeyboard(self)
        lines = column(self, gap=12)
        lines.addWidget(self.heading)
        lines.addWidget(self.text)
        lines.addStretch(1)
        lines.addWidget(self.keyboard)
        self.text.edit.textChanged.connect(self.changed)
        self.text.edit.returnPressed.connect(self.confirmed)
        self.keyboard.done.connect(self.confirmed)

    def begin(self, text: str) -> None:
        self.text.set_text(text)
        self.keyboard.attach(self.text.edit)

    def say_words(self, name: str) -> None:
        self.heading.say(translate("Prizes", "Attribuer par une décision"), name)
        self.text.set_label(translate("Prizes", "Décision et motif, portés au journal"))

"""A refusal where the work is: what, why, what next, and the rule one touch away (HOUSE H7)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.domain.errors import KnownError, Refused
from ui.errors.rules import excerpt
from ui.errors.said import Said
from ui.icons import Icon
from ui.operations import Fault
from ui.theme import column, row
from ui.widgets.bands import TintedLine, WarningBand
from ui.widgets.boxes import Card, StepList
from ui.widgets.buttons import Button
from ui.widgets.text import Notice, Text, framed
from ui.words import translate
from ui.words_of_errors import said


class Refusal(QWidget):
    """Put it into the content of a page (or, `narrow`, into its panel) and `say` the error there.

    It is hidden until it says something, and after `clear`. With `can_leave` it has a button
    "Revenir", which emits `left`: the page goes back to what it showed. It speaks the language that is
    switched to while it is shown.
    """

    left = Signal()

    def __init__(
        self, parent: QWidget | None = None, *, narrow: bool = False, can_leave: bool = False
    ) -> None:
        super().__init__(parent)
        self._error: Refused | KnownError | Fault | None = None
        self._own: Said | None = None
        self._band = WarningBand("", "", parent=self)
        self._line = TintedLine("", "warn", Icon.TRIANGLE_ALERT, self)
        self._why = Text("", "body", self, wrap=True)
        self._steps = StepList("", (), self)
        self._rule = Card(self)
        self._rule_text = Text("", "body", self, wrap=True)
        self._rule.body.addWidget(self._rule_text)
        self._leave = Button("", Icon.ARROW_LEFT, self, height=56)
        self._leave.setVisible(can_leave)
        self._read = Button("", Icon.BOOK_OPEN, self, height=56)
        self._read.setCheckable(True)
        self._narrow = narrow
        self._lay_out()
        self._leave.clicked.connect(self.left)
        self._read.toggled.connect(self._rule.setVisible)
        self.hide()

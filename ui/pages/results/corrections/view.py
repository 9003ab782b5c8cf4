"""The results' own layout; once a word is asked for, what is corrected and why takes the form's place."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ui.pages.results.view import ResultsView
from ui.theme import column
from ui.widgets import ApprovalPanel, AzertyKeyboard, Card, Field, Heading, KeyValueRow


class ConfirmingView(QWidget):
    """The result that stands, the one that takes its place, and the reason."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        card = Card(self, gap=6, margin=12)
        self.heading = Heading("", "", card)
        self.before = KeyValueRow("", "", card, role="strong")
        self.now = KeyValueRow("", "", card, role="figure", label_role="strong")
        self.reason = Field("", card)
        keyboard = AzertyKeyboard(self)
        keyboard.attach(self.reason.edit)
        for part in (self.heading, self.before, self.now, self.reason):
            card.body.addWidget(part)
        lines = column(self, gap=12)
        lines.addWidget(card)
        lines.addStretch(1)
        lines.addWidget(keyboard)


class CorrectionsView(ResultsView):
    """`escaped` is heard where Escape left what stood in the form's place."""

    escaped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.confirming = ConfirmingView(self)
        self.confirming.setMinimumWidth(1)
        self._middle.addWidget(self.confirming)
        self.approval = ApprovalPanel(self)
        self.approval.hide()
        self.panel.insertWidget(0, self.approval, 1)

    def show_approval(self, *, shown: bool) -> None:
        """Ask for the reason and a supervisor's word, or go back to the entry."""
        self.approval.setVisible(shown)
        self.consequences.setVisible(not shown)
        self.make_room()
        if shown:
            self._choosing = False
            self._middle.setCurrentWidget(self.confirming)
            self.confirming.reason.edit.setFocus()
        else:
            self.approval.take_code()
            self.confirming.reason.set_text("")
            self.show_form()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.make_room()

    def make_room(self) -> None:
        """While a word is asked for, reason and keyboard have the content to themselves."""
        asked = self.approval.isVisibleTo(self)
        self.chooser.setVisible(self.is_narrow and not asked)
        self.remark.setVisible(not asked)

    def _back(self) -> None:
        super()._back()
        self.escaped.emit()

"""The layout of another start or an end: its reason at the left, what follows from it in the panel."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.icons import Icon
from ui.pages.director.side import SideView
from ui.theme import column, row
from ui.widgets import AzertyKeyboard, Field, Heading, Notice, StepList


class ReasonLeaf(QWidget):
    """A new start or an end, with its reason."""

    changed = Signal()
    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.day, self.time, self.reason = Field("", self), Field("", self), Field("", self)
        self.keyboard = AzertyKeyboard(self)
        fields = row(gap=12)
        for field, share in ((self.day, 5), (self.time, 2), (self.reason, 7)):
            fields.addWidget(field, share)
        lines = column(self, gap=12)
        lines.addLayout(fields)
        lines.addStretch(1)
        lines.addWidget(self.keyboard)
        for field in (self.day, self.time, self.reason):
            field.edit.textChanged.connect(self.changed)
            field.edit.returnPressed.connect(self.confirmed)
            field.edit.selectionChanged.connect(self._aim)
            field.edit.cursorPositionChanged.connect(self._aim)

    def begin(self, day: str, time: str, *, with_start: bool) -> None:
        self.day.setVisible(with_start)
        self.time.setVisible(with_start)
        self.day.set_text(day)
        self.time.set_text(time)
        self.reason.set_text("")
        first = self.day if with_start else self.reason
        self.keyboard.attach(first.edit)
        first.edit.selectAll()

    def _aim(self) -> None:
        """The keys of the screen write where the cursor is."""
        for field in (self.day, self.time, self.reason):
            if field.edit.hasFocus():
                self.keyboard.attach(field.edit)


class EndingView(SideView):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reason = ReasonLeaf(self)
        self.content.addWidget(self.reason, 1)
        self.about = Heading("", "", self.beside, role="section")
        self.steps = StepList("", (), self.beside)
        self.remark = Notice("", Icon.INFO, self.beside)
        lines = column(self.beside, gap=12)
        for part in (self.about, self.steps, self.remark):
            lines.addWidget(part)
        lines.addStretch(1)

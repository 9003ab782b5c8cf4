"""The layout of an event's times: two days with their hours, or the real start."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from ui.icons import Icon
from ui.pages.offer.keyed import KeyedField
from ui.pages.offer.times import Moment, Typed
from ui.theme import column, row
from ui.widgets import Button, Card, ChoiceButton, NameText, Text

_DAY, _HOUR = 10, 5
"""How many characters of a day and of an hour are ever typed."""


class MomentFields(QWidget):
    """A label over a day and an hour."""

    typed = Signal()
    entered = Signal(KeyedField)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._label = Text("", "field", self)
        self.day = KeyedField("", "", _DAY, self)
        self.hour = KeyedField("", "", _HOUR, self)
        lines, cells = column(self, gap=4), row(gap=8)
        cells.addWidget(self.day, 3)
        cells.addWidget(self.hour, 2)
        lines.addWidget(self._label)
        lines.addLayout(cells)
        for each in (self.day, self.hour):
            each.textEdited.connect(self.typed)
            each.entered.connect(partial(self.entered.emit, each))

    def say(self, label: str, day: str, hour: str) -> None:
        self._label.setText(label)
        self.day.setAccessibleName(f"{label}, {day}")
        self.hour.setAccessibleName(f"{label}, {hour}")

    def show_typed(self, typed: Typed) -> None:
        self.day.setText(typed.day)
        self.hour.setText(typed.hour)

    def text(self) -> Typed:
        return Typed(self.day.text(), self.hour.text())

    def set_fault(self, faulty: bool) -> None:
        self.day.set_fault(faulty)
        self.hour.set_fault(faulty)


class TimesCard(Card):
    """Holds nothing: what it shows is given to it, what is typed is read out of it."""

    typed = Signal()
    entered = Signal(KeyedField)
    chosen = Signal()
    """New times are asked for, or an early start."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, gap=12)
        self.title = NameText("", "section", self, lines=2)
        self.hint = Text("", "note", self, wrap=True)
        self.later = ChoiceButton("", None, self)
        self.early = ChoiceButton("", None, self)
        self.moments = {moment: MomentFields(self) for moment in Moment}
        self.follows = Text("", "body", self, wrap=True)
        self.turn = Button("", Icon.PAUSE, self, height=56)
        self.leave = Button("", Icon.ARROW_LEFT, self, height=56)
        group, choices = QButtonGroup(self), column(gap=8)
        for button in (self.later, self.early):
            group.addButton(button)
            choices.addWidget(button)
            button.clicked.connect(self.chosen)
        self.body.addWidget(self.title)
        self.body.addWidget(self.hint)
        self.body.addLayout(choices)
        for fields in self.moments.values():
            self.body.addWidget(fields)
            fields.typed.connect(self.typed)
            fields.entered.connect(self.entered)
        self.body.addWidget(self.follows)
        self.body.addStretch(1)
        self.body.addWidget(self.turn)
        self.body.addWidget(self.leave)

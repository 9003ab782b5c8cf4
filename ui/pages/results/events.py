"""The events that wait for their results: a list at the left, one line where the window is narrow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from ui.icons import Icon
from ui.theme import column, current_theme, row
from ui.widgets import Button, EmptyState, IconButton, RowList, Text
from ui.widgets.list_button import ListButton
from ui.widgets.text import CountBadge


@dataclass(frozen=True, slots=True)
class EventLine:
    """An event as the list shows it."""

    code: str
    name: str
    second: str


class EventList(QWidget):
    """`chosen` carries the code of the event that was touched."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Text("", "section", self)
        self.count = CountBadge(0, self)
        self.more = Button("", Icon.CALENDAR_DAYS, self, height=56)
        self.more.setCheckable(True)
        self._empty = EmptyState(Icon.FLAG, "", "", self)
        self._rows = RowList(self, gap=8, plain=True)
        self._buttons: dict[str, ListButton] = {}
        head = row(gap=8)
        head.addWidget(self.title, 1)
        head.addWidget(self.count)
        lines = column(self, gap=10)
        lines.addLayout(head)
        lines.addWidget(self._empty, 1)
        lines.addWidget(self._rows, 1)
        lines.addWidget(self.more)

    def show_events(self, events: Sequence[EventLine]) -> None:
        self._rows.clear()
        self._buttons = {}
        for line in events:
            button = ListButton(line.name, line.second, self)
            button.setObjectName(line.code)
            button.clicked.connect(self._choose)
            self._rows.add(button)
            self._buttons[line.code] = button
        self.count.show_count(len(events))
        self._empty.setVisible(not events)
        self._rows.setVisible(bool(events))

    def say_empty(self, what: str, hint: str) -> None:
        self._empty.say(what, hint)

    def mark(self, code: str) -> None:
        """Show which event is chosen."""
        for each, button in self._buttons.items():
            button.setChecked(each == code)
            if each == code:
                self._rows.ensureWidgetVisible(button)

    def sizeHint(self) -> QSize:
        return QSize(current_theme().px(250), super().sizeHint().height())

    def _choose(self) -> None:
        sender = self.sender()
        if isinstance(sender, ListButton):
            self.chosen.emit(sender.objectName())


class EventChooser(QWidget):
    """The narrow window's way: the chosen event, its neighbours, and the whole list on a touch."""

    beside = Signal(int)
    list_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.before = IconButton(Icon.CHEVRON_LEFT, "", self, size=56)
        self.after = IconButton(Icon.CHEVRON_RIGHT, "", self, size=56)
        self.list = Button("", Icon.LIST, self, height=56)
        line = row(self, gap=8)
        line.addWidget(self.before)
        line.addWidget(self.list, 1)
        line.addWidget(self.after)
        self.before.clicked.connect(lambda: self.beside.emit(-1))
        self.after.clicked.connect(lambda: self.beside.emit(1))
        self.list.clicked.connect(self.list_asked)

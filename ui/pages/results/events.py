"""The events that wait for their results: a list at the left, one line where the window is narrow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.icons import Icon
from ui.theme import Weight, column, current_theme, row
from ui.widgets import Button, EmptyState, IconButton, PaintedButton, RowList, Text
from ui.widgets.painted import Face, Run, paint_line
from ui.widgets.text import CountBadge


@dataclass(frozen=True, slots=True)
class EventLine:
    """An event as the list shows it."""

    code: str
    name: str
    second: str


class EventButton(PaintedButton):
    """Both sides, and under them competition and start; a name too long is elided at its right."""

    nominal_height = 64

    def __init__(self, line: EventLine, parent: QWidget | None = None) -> None:
        super().__init__(line.name, parent)
        self._second = line.second
        self.setCheckable(True)
        self.setAccessibleName(f"{line.name}. {line.second}")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def natural_width(self) -> float:
        return current_theme().px(160)

    def paint_content(self, painter: QPainter, face: Face) -> None:
        theme = current_theme()
        left, lift = theme.px(15), theme.px(11)
        room = self.width() - 2 * left - (theme.px(28) if self.isChecked() else 0)
        quiet = face.text if self.isChecked() else "ink2"
        middle = self.height() / 2
        for run, height, tone in (
            (_elided(Run(self.text(), 15), room), middle - lift, face.text),
            (_elided(Run(self._second, 13, Weight.TEXT), room), middle + lift, quiet),
        ):
            paint_line(painter, [run], left, height, tone)
        if self.isChecked():
            check = Run(icon=Icon.CHECK, size=20)
            paint_line(painter, [check], self.width() - left - check.width(), middle, face.text)


def _elided(run: Run, room: float) -> Run:
    metrics = QFontMetricsF(current_theme().font(run.size, run.weight, tabular=run.tabular))
    return Run(metrics.elidedText(run.text, Qt.TextElideMode.ElideRight, room), run.size, run.weight)


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
        self._buttons: dict[str, EventButton] = {}
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
            button = EventButton(line, self)
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
        if isinstance(sender, EventButton):
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

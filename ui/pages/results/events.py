"""The events that wait for their results: a list at the left, one line where the window is narrow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.icons import Icon
from ui.theme import Token, Weight, column, current_theme, row
from ui.widgets import Button, EmptyState, IconButton, LineEdit, NameText, RowList, Text
from ui.widgets.list_button import elided
from ui.widgets.painted import Face, PaintedButton, Run, paint_line
from ui.widgets.text import CountBadge

MOST: Final = 60
"""So many events are shown at once; the search brings up the others."""


@dataclass(frozen=True, slots=True)
class EventLine:
    """An event as the list shows it: a side to a line, then its bets and its time."""

    code: str
    sides: tuple[str, str]
    second: str


class EventButton(PaintedButton):
    """84 high; a side has a line of its own, so that its name is whole."""

    nominal_height = 84

    def __init__(self, line: EventLine, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.say(line)

    def say(self, line: EventLine) -> None:
        """Show another event."""
        self.line = line
        self.setText(" – ".join(filter(None, line.sides)))
        self.setAccessibleName(". ".join(filter(None, (self.text(), line.second))))
        self.update()

    def natural_width(self) -> float:
        return current_theme().px(160)

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        face = self.face()
        second: Token = face.text if self.isChecked() else "ink2"
        return [(face.text, face.fill), (second, face.fill)]

    def paint_content(self, painter: QPainter, face: Face) -> None:
        theme = current_theme()
        left, middle = theme.px(15), self.height() / 2
        room = self.width() - 2 * left
        quiet: Token = face.text if self.isChecked() else "ink2"
        lines = [(Run(side, 15), face.text) for side in self.line.sides if side]
        if self.line.second:
            lines.append((Run(self.line.second, 13, Weight.TEXT), quiet))
        top = middle - theme.px(11) * (len(lines) - 1)
        # The check stands beside the shortest line, so that it cuts none of them.
        shortest = min(range(len(lines)), key=lambda place: lines[place][0].width(), default=0)
        for place, (run, tone) in enumerate(lines):
            checked = self.isChecked() and place == shortest
            height = top + theme.px(22) * place
            paint_line(painter, [elided(run, room - (theme.px(24) if checked else 0))], left, height, tone)
            if checked:
                check = Run(icon=Icon.CHECK, size=20)
                paint_line(painter, [check], self.width() - theme.px(12) - check.width(), height, face.text)


class EventList(QWidget):
    """`chosen` carries the code of the event that was touched, `searched` what is looked for."""

    chosen = Signal(str)
    searched = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Text("", "section", self)
        self.count = CountBadge(0, self)
        self.search = LineEdit("", self, icon=Icon.SEARCH)
        self.more = Button("", Icon.CALENDAR_DAYS, self, height=56)
        self.more.setCheckable(True)
        self.rest = Text("", "caption", self, wrap=True)
        self.empty = EmptyState(Icon.FLAG, "", "", self)
        self._rows = RowList(self, gap=8, plain=True)
        self._buttons: dict[str, EventButton] = {}
        head = row(gap=8)
        head.addWidget(self.title, 1)
        head.addWidget(self.count)
        lines = column(self, gap=10)
        lines.addLayout(head)
        lines.addWidget(self.search)
        lines.addWidget(self.empty, 1)
        lines.addWidget(self._rows, 1)
        lines.addWidget(self.rest)
        lines.addWidget(self.more)
        self.search.textEdited.connect(self.searched)

    def show_events(self, events: Sequence[EventLine], waiting: int, rest: str) -> None:
        """`events` that answer the search, of `waiting` ones; `rest` says how many can't be shown."""
        self._rows.clear()
        self._buttons = {}
        self.rest.setText(rest)
        self.rest.setVisible(bool(rest))
        for line in events[:MOST]:
            button = EventButton(line, self)
            button.clicked.connect(self._choose)
            self._rows.add(button)
            self._buttons[line.code] = button
        self.count.show_count(waiting)
        self.empty.setVisible(not events)
        self._rows.setVisible(bool(events))

    def button(self, code: str) -> EventButton | None:
        """The button of an event that is shown."""
        return self._buttons.get(code)

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
            self.chosen.emit(sender.line.code)


class EventHeading(QWidget):
    """Which event is decided; a name too long for its line goes on in a second one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = NameText("", "title", self, lines=2)
        self._second = NameText("", "quiet", self, lines=2)
        lines = column(self, gap=2)
        lines.addWidget(self._name)
        lines.addWidget(self._second)

    def say(self, name: str, second: str) -> None:
        self._name.set_name(name)
        self._second.set_name(second)

    def set_compact(self, compact: bool) -> None:
        """Without the name, where it stands over the entry already."""
        self._name.setVisible(not compact)


class ChosenEvent(EventButton):
    """The one of the narrow window: a touch leads to the others."""

    nominal_height = 76

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(EventLine("", ("", ""), ""), parent)
        self.setCheckable(False)


class EventChooser(QWidget):
    """The narrow window's way: the chosen event, its neighbours, and the whole list on a touch."""

    beside = Signal(int)
    list_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.before = IconButton(Icon.CHEVRON_LEFT, "", self, size=64)
        self.after = IconButton(Icon.CHEVRON_RIGHT, "", self, size=64)
        self.list = ChosenEvent(self)
        line = row(self, gap=8)
        line.addWidget(self.before)
        line.addWidget(self.list, 1)
        line.addWidget(self.after)
        self.before.clicked.connect(lambda: self.beside.emit(-1))
        self.after.clicked.connect(lambda: self.beside.emit(1))
        self.list.clicked.connect(self.list_asked)

"""Quick entry: a line for numbers and answers, and beside it what became of the last one (look 02)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from ui.icons import Icon
from ui.theme import Token, Weight, current_theme, row, sized
from ui.widgets import IconButton, Run, Text, paint_box, paint_line
from ui.widgets.painted import Face

_MOST_TYPED: Final = 40
_LEAST_LINE: Final = 176
"""A number, an answer and a stake are read back whole, whatever stands beside them."""


class _Line(QLineEdit):
    """The line itself: large, without a frame of its own."""

    escaped = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setMaxLength(_MOST_TYPED)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setProperty("kind", "bare")
        self.dress()

    def dress(self) -> None:
        """Take the present colours and scale: the frame is the bar's."""
        theme = current_theme()
        colour = theme.tokens
        self.setStyleSheet(
            f"QLineEdit {{ border: 0; background: transparent; padding: 0; font-size: {theme.px(24)}px;"
            f" font-weight: 700; color: {colour.ink}; min-height: {theme.px(46)}px;"
            f" selection-background-color: {colour.pritint}; selection-color: {colour.ink}; }}"
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) is Qt.Key.Key_Escape:
            self.escaped.emit()
            return
        super().keyPressEvent(event)
        # A line that has emitted "return pressed" lets the key go on to its parents.
        event.accept()


class EntryBar(QWidget):
    """Holds the focus of the sale; the border says so. `echo` says what was made of the last line."""

    entered = Signal(str)
    """Return was pressed on this text, which may be empty."""
    typed = Signal(str)
    escaped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.keyboard = IconButton(Icon.KEYBOARD, "", self, framed=False)
        self._label = Text("", "body", self, tone="quiet")
        self.line = _Line(self)
        self.echo = EchoLine(self)
        self._done = ""
        self._answered = False
        bar = row(self, gap=8, margins=(4, 4, 16, 4))
        bar.addWidget(self.keyboard)
        bar.addWidget(self._label)
        bar.addWidget(sized(self.line, height=48, least_width=_LEAST_LINE), 2)
        bar.addWidget(self.echo, 5)
        sized(self, height=56)
        self.setFocusProxy(self.line)
        self.line.returnPressed.connect(self._enter)
        self.line.textEdited.connect(self._edited)
        self.line.escaped.connect(self.escaped)
        self.line.installEventFilter(self)
        current_theme().changed.connect(self.line.dress)

    def say_label(self, label: str, keyboard: str) -> None:
        self._label.setText(label)
        self.line.setAccessibleName(label)
        self.keyboard.set_name(keyboard)

    def set_text(self, text: str) -> None:
        self.line.setText(text)
        self._done, self._answered = "", False

    def mark_done(self) -> None:
        """The line was taken: it stays to be read until the next key replaces it."""
        self._done = self.line.text()
        self.invite()

    def invite(self) -> None:
        """What stands there was answered: the next key replaces it, also after the focus was elsewhere."""
        self._answered = True
        self.line.selectAll()

    def _enter(self) -> None:
        text = self.line.text().strip()
        self.entered.emit("" if text == self._done.strip() else text)

    def _edited(self, text: str) -> None:
        self._done, self._answered = "", False
        self.typed.emit(text)

    def eventFilter(self, _watched: object, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusIn and self._answered:
            self.line.selectAll()
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        focused = self.line.hasFocus()
        face = Face("surface", "pri", "ink", 2) if focused else Face("surface", "ctl", "ink")
        paint_box(QPainter(self), self.rect(), face, 12)


class EchoLine(QWidget):
    """An icon, a lead, what it is about in bold, and a quiet end; the bold part is elided first."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon: Icon | None = None
        self._tone: Token = "good"
        self._parts = ("", "", "")

    def say(self, icon: Icon, tone: Token, lead: str, subject: str = "", end: str = "") -> None:
        self._icon, self._tone, self._parts = icon, tone, (lead, subject, end)
        self.setAccessibleName(f"{lead} {subject} {end}".strip())
        self.update()

    def clear(self) -> None:
        self._icon, self._parts = None, ("", "", "")
        self.setAccessibleName("")
        self.update()

    def text(self) -> str:
        return self.accessibleName()

    def sizeHint(self) -> QSize:
        return QSize(current_theme().px(120), current_theme().px(48))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, current_theme().px(48))

    def text_colours(self) -> list[tuple[Token, Token]]:
        return [("ink", "surface"), ("ink2", "surface")]

    def missing_text(self) -> str:
        return ""

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._icon is None:
            return
        lead, subject, end = self._parts
        runs = [
            Run(icon=self._icon, size=20, tone=self._tone),
            Run(lead, 15, Weight.TEXT if subject else Weight.LABEL, tone="ink2" if subject else "ink"),
        ]
        tail = [Run(end, 15, Weight.TEXT, tone="ink2")] if end else []
        gap = current_theme().px(6)
        room = self.width() - sum(run.width() + gap for run in (*runs, *tail))
        if not subject:
            runs[1] = _fitted(runs[1], self.width() - runs[0].width() - gap)
        else:
            runs.append(_fitted(Run(subject, 15, Weight.VALUE, tone="ink"), room))
        runs += tail
        width = sum(run.width() for run in runs) + gap * (len(runs) - 1)
        paint_line(QPainter(self), runs, max(0, self.width() - width), self.height() / 2, "ink", gap=6)


def _fitted(run: Run, room: float) -> Run:
    """`run` elided at its right to `room` pixels."""
    metrics = QFontMetricsF(current_theme().font(run.size, run.weight))
    return replace(run, text=metrics.elidedText(run.text, Qt.TextElideMode.ElideRight, max(0.0, room)))

"""What the check page is made of: the bar with the number, the cards of the ways of paying."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QFrame, QWidget

from app.domain.betting.ticket_numbers import BAR_CODE_DIGITS, IDENTIFICATION_DIGITS
from ui.icons import Icon
from ui.models.amount_entry import EditKey
from ui.theme import column, row, sized
from ui.widgets import Card, IconButton, IconText, LineEdit, Tag, TagKind, Text

_IN_FOURS: Final = 4


def in_fours(digits: str) -> str:
    """`2709 4120 0039 28`, as it is printed."""
    return " ".join(digits[start : start + _IN_FOURS] for start in range(0, len(digits), _IN_FOURS))


class NumberLine(LineEdit):
    """The number of a ticket, in fours; a figure typed after a ticket was shown starts a new one."""

    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._fresh = False
        self.setProperty("kind", "bare")
        most = BAR_CODE_DIGITS + BAR_CODE_DIGITS // _IN_FOURS
        self.setValidator(QRegularExpressionValidator(QRegularExpression(f"[0-9 ]{{0,{most}}}"), self))
        self.textEdited.connect(self._group)

    def digits(self) -> str:
        return self.text().replace(" ", "")

    def show_number(self, digits: str) -> None:
        """Show the identification of a ticket; the first figure typed then starts a new number."""
        self.setText(in_fours(digits[:IDENTIFICATION_DIGITS]))
        self._fresh = True

    def go_on(self, digits: str) -> None:
        """Show figures that were typed; more may follow them."""
        self.setText(in_fours(digits))
        self._fresh = False

    def press(self, key: str) -> None:
        """Take a key of the pad: a figure, or an `EditKey`."""
        self._start_afresh()
        if key == EditKey.BACKSPACE:
            self.backspace()
        elif key == EditKey.CLEAR:
            self.clear()
        else:
            self.insert(key)
        self._group()
        self.textEdited.emit(self.text())

    def _group(self) -> None:
        if self.cursorPosition() == len(self.text()):
            self.setText(in_fours(self.digits()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
            return
        if event.text().isdecimal() or event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self._start_afresh()
        super().keyPressEvent(event)

    def _start_afresh(self) -> None:
        if self._fresh:
            self.clear()
        self._fresh = False


class NumberBar(QFrame):
    """The ticket in hand at the head of the page: its number, when it was read, what may follow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.setProperty("chosen", "true")
        self.caption = Text("", "quiet", self)
        self.line = NumberLine(self)
        self.read_at = Tag("", "neutral", Icon.CHECK, self)
        self.read_at.hide()
        self.hint = Text("", "note", self, align="right")
        self.leave = IconButton(Icon.X, "", self, framed=False)
        self.leave.hide()
        line = row(self, gap=12, margins=(16, 2, 12, 2))
        line.addWidget(IconText(Icon.SCAN_BARCODE, 24, "ink", self))
        line.addWidget(self.caption)
        line.addWidget(self.line, 1)
        line.addWidget(self.read_at)
        line.addWidget(self.hint)
        line.addWidget(self.leave)
        sized(self, height=56)
        self.setFocusProxy(self.line)

    def show_read(self, words: str) -> None:
        """`Lu à 14:36`; nothing while there is no ticket."""
        self.read_at.show_state(words, "neutral", Icon.CHECK)
        self.read_at.setVisible(bool(words))


class MethodCard(Card):
    """A way of paying: allowed here and for this amount, or why not."""

    def __init__(self, icon: Icon, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=6, margin=14)
        self._icon = IconText(icon, 24, "ink", self)
        self._name = Text("", "strong", self)
        self._state = Tag("", "neutral", None, self)
        self._limits = Text("", "note", self, wrap=True)
        head = row(gap=10)
        head.addWidget(self._icon)
        head.addWidget(self._name, 1)
        lines = column(gap=6)
        lines.addLayout(head)
        lines.addWidget(self._state)
        lines.addWidget(self._limits)
        self.body.addLayout(lines)
        self.body.addStretch(1)

    def show_method(self, name: str, limits: str, state: str, *, allowed: bool) -> None:
        kind: TagKind = "good" if allowed else "neutral"
        self._name.setText(name)
        self._name.set_tone("" if allowed else "quiet")
        self._state.show_state(state, kind, Icon.CHECK if allowed else Icon.BAN)
        self._limits.setText(limits)
        self.set_chosen(allowed)

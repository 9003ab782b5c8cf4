"""Figures entered by pad or keyboard: an amount of money, a number of chips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.domain.values import Money
from ui.models.amount_entry import AmountEntry, EditKey
from ui.theme import Token, Weight, current_theme
from ui.widgets.painted import Face, Run, paint_box, paint_line

_EDITING: Final = {
    Qt.Key.Key_Backspace: EditKey.BACKSPACE,
    Qt.Key.Key_Delete: EditKey.CLEAR,
}


class EntryField(QWidget):
    """A box that holds one figure: its label at the left, the figure large at the right.

    Keys come from the keyboard while it has the focus, or from a pad through `press`. The wheel
    changes nothing (F61).
    """

    entered = Signal()
    """Return was pressed."""
    pad_asked = Signal()
    """The field was touched or got the focus: the pad belongs to it now."""

    def __init__(
        self, label: str = "", parent: QWidget | None = None, *, height: int = 56, size: int = 24
    ) -> None:
        super().__init__(parent)
        self._label = label
        self._height = height
        self._size = size
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.IBeamCursor)

    def shown(self) -> str:
        """The figure as it is shown."""
        raise NotImplementedError

    def press(self, key: str) -> None:
        """Take one key: a figure, `00`, a comma, or an `EditKey`."""
        raise NotImplementedError

    def set_label(self, label: str) -> None:
        self._label = label
        self.update()

    def _refresh(self) -> None:
        self.setAccessibleName(f"{self._label} {self.shown()}".strip())
        self.update()

    def _runs(self) -> tuple[Run, Run]:
        size = self._size
        label = Run(self._label, 20 if size >= 40 else 15, Weight.TEXT, tone="ink2")
        return label, Run(self.shown(), size, Weight.AMOUNT)

    def natural_width(self) -> float:
        label, figure = self._runs()
        return label.width() + figure.width() + current_theme().px(12 + 12 + 16)

    def sizeHint(self) -> QSize:
        return QSize(int(self.natural_width()) + 1, current_theme().px(self._height))

    def minimumSizeHint(self) -> QSize:
        return QSize(current_theme().px(96), current_theme().px(self._height))

    def missing_text(self) -> str:
        return self.shown() if self.natural_width() > self.width() + 0.5 else ""

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        return [("ink", "surface"), ("ink2", "surface")]

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        focused = self.hasFocus()
        face = Face("surface", "pri", "ink", 2) if focused else Face("surface", "ctl", "ink")
        if not self.isEnabled():
            face = Face("offfill", "offline", "offtext")
        paint_box(painter, self.rect(), face, 8)
        label, figure = self._runs()
        middle = self.height() / 2
        paint_line(painter, [label], theme.px(13), middle, face.text)
        paint_line(painter, [figure], self.width() - theme.px(13) - figure.width(), middle, face.text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste(QGuiApplication.clipboard().text())
        elif key in _EDITING:
            self.press(_EDITING[key])
        elif event.text() and event.text() in "0123456789,.":
            self.press(event.text())
        else:
            super().keyPressEvent(event)

    def paste(self, text: str) -> None:
        """Take over a whole figure from the clipboard; one that can't be read changes nothing."""
        raise NotImplementedError

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pad_asked.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.pad_asked.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class MoneyField(EntryField):
    """An amount of money; what is typed follows `AmountEntry` (F06)."""

    changed = Signal(object)
    """The amount is now this `Money`."""

    def __init__(
        self, label: str = "", parent: QWidget | None = None, *, height: int = 56, size: int = 24
    ) -> None:
        super().__init__(label, parent, height=height, size=size)
        self._entry = AmountEntry()
        self._refresh()

    @property
    def amount(self) -> Money:
        return self._entry.amount

    @property
    def is_empty(self) -> bool:
        return self._entry.is_empty

    def propose(self, amount: Money) -> None:
        """Show `amount` until a figure replaces it."""
        self._take(AmountEntry.proposing(amount))

    def add(self, amount: Money) -> None:
        """Add a note or coin to what is there."""
        self._take(self._entry.plus(amount))

    def clear(self) -> None:
        self._take(self._entry.cleared())

    def press(self, key: str) -> None:
        self._take(self._entry.typed(key))

    def paste(self, text: str) -> None:
        try:
            entry = self._entry.pasted(text)
        except ValueError:
            return
        self._take(entry)

    def shown(self) -> str:
        return self._entry.shown()

    def _take(self, entry: AmountEntry) -> None:
        before = self._entry.amount
        self._entry = entry
        self._refresh()
        if entry.amount != before:
            self.changed.emit(entry.amount)


class ChipsField(EntryField):
    """A whole number in groups of three: chips, players, tables."""

    changed = Signal(object)
    """The number is now this int."""

    def __init__(
        self,
        label: str = "",
        parent: QWidget | None = None,
        *,
        height: int = 84,
        size: int = 44,
        figures: int = 9,
    ) -> None:
        super().__init__(label, parent, height=height, size=size)
        self._most = figures
        self._number = 0
        self._fresh = True
        self._refresh()

    @property
    def number(self) -> int:
        return self._number

    def propose(self, number: int) -> None:
        """Show `number` until a figure replaces it."""
        self._take(number, fresh=True)

    def press(self, key: str) -> None:
        if key == EditKey.BACKSPACE:
            self._take(0 if self._fresh else self._number // 10, fresh=self._fresh)
        elif key == EditKey.CLEAR:
            self._take(0, fresh=True)
        elif key.isdecimal():
            typed = key if self._fresh else f"{self._number}{key}"
            if len(typed.lstrip("0")) <= self._most:
                self._take(int(typed), fresh=False)

    def paste(self, text: str) -> None:
        figures = "".join(text.split())
        if figures.isdecimal() and len(figures) <= self._most:
            self._take(int(figures), fresh=True)

    def shown(self) -> str:
        return f"{self._number:,}".replace(",", "\u202f")

    def _take(self, number: int, *, fresh: bool) -> None:
        changed = number != self._number
        self._number, self._fresh = number, fresh
        self._refresh()
        if changed:
            self.changed.emit(number)

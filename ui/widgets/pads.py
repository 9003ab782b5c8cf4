"""Pads: figures, quick cash, the personal code, a score step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.domain.values import Money
from ui.icons import Icon
from ui.models.amount_entry import EditKey
from ui.theme import Weight, column, current_theme, grid, row, sized
from ui.widgets.buttons import IconButton, KeyButton
from ui.widgets.painted import Face, Run, paint_box, paint_line
from ui.words import translate


class Keypad(QWidget):
    """Keys in three columns, `1 2 3` on top, the bottom row as asked for.

    `bottom` holds figures (`0`, `00`), the comma, or an `EditKey` at either side of the zero.
    """

    pressed = Signal(str)
    """A figure, `00`, a comma, or an `EditKey`."""

    def __init__(
        self,
        bottom: tuple[str, str, str] = (",", "0", EditKey.BACKSPACE),
        parent: QWidget | None = None,
        *,
        key_height: int = 72,
        captions: bool = False,
        grows: bool = False,
    ) -> None:
        super().__init__(parent)
        vertical = QSizePolicy.Policy.Preferred if grows else QSizePolicy.Policy.Fixed
        self.setSizePolicy(QSizePolicy.Policy.Preferred, vertical)
        self._captions = captions
        self.keys: list[KeyButton] = []
        cells = grid(self, even_columns=3)
        for place, value in enumerate((*"123456789", *bottom)):
            key = self._key(value, key_height)
            if grows:
                key.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Minimum)
            key.clicked.connect(self._press)
            self.keys.append(key)
            cells.addWidget(key, place // 3, place % 3)
        self._set_words()

    def _key(self, value: str, height: int) -> KeyButton:
        if value in _KEY_ICONS:
            return KeyButton("", value, self, icon=_KEY_ICONS[EditKey(value)], height=height)
        return KeyButton(value, value, self, height=height, text_size=28)

    def _set_words(self) -> None:
        words = {
            EditKey.BACKSPACE: translate("Keypad", "Corriger"),
            EditKey.CLEAR: translate("Keypad", "Effacer"),
            EditKey.NEXT: translate("Keypad", "Valeur suivante"),
        }
        for key in self.keys:
            if key.value in _KEY_ICONS:
                key.set_name(words[EditKey(key.value)], shown=self._captions)

    def _press(self) -> None:
        key = self.sender()
        if isinstance(key, KeyButton):
            self.pressed.emit(key.value)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_words()
        super().changeEvent(event)


class QuickCash(QWidget):
    """The exact sum and the usual notes, to add to what was received."""

    exact = Signal()
    added = Signal(object)
    """This `Money` is to be added."""

    def __init__(
        self,
        notes: Sequence[Money],
        parent: QWidget | None = None,
        *,
        columns: int = 3,
        key_height: int = 64,
        text_size: int = 20,
    ) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._exact = KeyButton("", "exact", self, height=key_height, text_size=text_size)
        self._exact.clicked.connect(self.exact)
        cells = grid(self, even_columns=columns)
        cells.addWidget(self._exact, 0, 0)
        for place, note in enumerate(notes, start=1):
            words = f"+ {note.text(cents=False)[:-2]}"
            key = KeyButton(words, note.plain(), self, height=key_height, text_size=text_size)
            key.clicked.connect(self._add)
            cells.addWidget(key, place // columns, place % columns)
        self._set_words()

    def _set_words(self) -> None:
        self._exact.setText(translate("Amounts", "Appoint"))

    def _add(self) -> None:
        key = self.sender()
        if isinstance(key, KeyButton):
            self.added.emit(Money.parse(key.value))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_words()
        super().changeEvent(event)


class PinDots(QWidget):
    """How many figures of the code are typed, never which."""

    def __init__(self, most: int = 6, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._most = most
        self._typed = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_typed(self, typed: int) -> None:
        self._typed = typed
        self.update()

    def sizeHint(self) -> QSize:
        theme = current_theme()
        return QSize(theme.px(38 * self._most), theme.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step, radius = theme.px(38), theme.px(20) / 2
        left = (self.width() - step * (self._most - 1)) / 2
        for place in range(self._most):
            filled = place < self._typed
            painter.setPen(QPen(theme.colour("ink" if filled else "ctl"), 2))
            painter.setBrush(theme.colour("ink") if filled else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(left + step * place, self.height() / 2), radius, radius)


class PinPad(QWidget):
    """The personal code, four to six figures, by pad or keyboard; the dots show how many."""

    changed = Signal(int)
    """So many figures are typed."""
    confirmed = Signal()
    """Return was pressed with enough figures."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        key_height: int = 80,
        captions: bool = True,
        least: int = 4,
        most: int = 6,
    ) -> None:
        super().__init__(parent)
        self._least, self._most = least, most
        self._code = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.dots = PinDots(most, self)
        bottom = (EditKey.CLEAR, "0", EditKey.BACKSPACE)
        self.keypad = Keypad(bottom, self, key_height=key_height, captions=captions)
        self.keypad.pressed.connect(self.press)
        self.lines = column(self, gap=16)
        self.lines.addWidget(self.dots)
        self.lines.addWidget(self.keypad)

    def insert_under_dots(self, widget: QWidget) -> None:
        """Put a line of words between the dots and the keys."""
        self.lines.insertWidget(1, widget)

    @property
    def is_complete(self) -> bool:
        return len(self._code) >= self._least

    def take_code(self) -> str:
        """The code typed; the pad forgets it at once."""
        code = self._code
        self._set("")
        return code

    def press(self, key: str) -> None:
        if key == EditKey.BACKSPACE:
            self._set(self._code[:-1])
        elif key == EditKey.CLEAR:
            self._set("")
        elif key.isdecimal() and len(self._code) < self._most:
            self._set(self._code + key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.is_complete:
                self.confirmed.emit()
        elif key == Qt.Key.Key_Backspace:
            self.press(EditKey.BACKSPACE)
        elif event.text() and event.text() in "0123456789":
            self.press(event.text())
        else:
            super().keyPressEvent(event)

    def _set(self, code: str) -> None:
        self._code = code
        self.dots.show_typed(len(code))
        self.changed.emit(len(code))


@dataclass(frozen=True, slots=True)
class _Bounds:
    least: int
    most: int


class _StepperValue(QWidget):
    """The figure of a stepper; it takes figures and arrows while it has the focus."""

    pressed = Signal(str)
    stepped = Signal(int)
    entered = Signal()
    """The keys come here from now on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = "0"
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_value(self, value: int) -> None:
        self._text = str(value)
        self.setAccessibleName(self._text)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        focused = self.hasFocus()
        face = Face("pritint", "pri", "ink", 2) if focused else Face("surface", "ctl", "ink")
        paint_box(painter, self.rect(), face, 8)
        run = Run(self._text, 28, Weight.AMOUNT)
        paint_line(painter, [run], (self.width() - run.width()) / 2, self.height() / 2, face.text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.stepped.emit(_STEPS[key])
        elif key == Qt.Key.Key_Backspace:
            self.pressed.emit(EditKey.BACKSPACE)
        elif event.text() and event.text() in "0123456789":
            self.pressed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.entered.emit()
        super().focusInEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Stepper(QWidget):
    """A small number with minus and plus beside it (a score); the wheel changes nothing (F61).

    The first figure that is typed takes the place of the number, those after it go on.
    """

    changed = Signal(int)

    def __init__(
        self, name: str, parent: QWidget | None = None, *, least: int = 0, most: int = 999, height: int = 64
    ) -> None:
        super().__init__(parent)
        self._bounds = _Bounds(least, most)
        self._value = least
        self._begins = True
        self.setAccessibleName(name)
        self._minus = IconButton(Icon.MINUS, "", self, size=56)
        self._plus = IconButton(Icon.PLUS, "", self, size=56)
        self._box = _StepperValue(self)
        for part in (self._minus, self._plus):
            sized(part, height=height)
        sized(self._box, height=height, least_width=72)
        line = row(self)
        line.addWidget(self._minus)
        line.addWidget(self._box, 1)
        line.addWidget(self._plus)
        self.setFocusProxy(self._box)
        self._minus.clicked.connect(self._less)
        self._plus.clicked.connect(self._more)
        self._box.stepped.connect(self._step)
        self._box.pressed.connect(self.press)
        self._box.entered.connect(self._begin)
        self._set_words()
        self._show()

    @property
    def value(self) -> int:
        return self._value

    def set_value(self, value: int) -> None:
        """Show `value`, held within the bounds."""
        held = min(max(value, self._bounds.least), self._bounds.most)
        if held != self._value:
            self._value = held
            self.changed.emit(held)
        self._show()

    def press(self, key: str) -> None:
        """Take a figure, or `EditKey.BACKSPACE`; a figure too many starts the number again."""
        if key == EditKey.BACKSPACE:
            self.set_value(self._value // 10)
        elif key.isdecimal():
            grown = int(f"{self._value}{key}")
            too_many = grown > self._bounds.most
            self.set_value(int(key) if self._begins or too_many else grown)
        self._begins = False

    def _begin(self) -> None:
        self._begins = True

    def _less(self) -> None:
        self._step(-1)

    def _more(self) -> None:
        self._step(1)

    def _step(self, by: int) -> None:
        self._begins = True
        self.set_value(self._value + by)

    def _show(self) -> None:
        self._box.show_value(self._value)
        self._minus.setEnabled(self._value > self._bounds.least)
        self._plus.setEnabled(self._value < self._bounds.most)

    def _set_words(self) -> None:
        self._minus.set_name(translate("Stepper", "Un de moins"))
        self._plus.set_name(translate("Stepper", "Un de plus"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_words()
        super().changeEvent(event)


_KEY_ICONS: Final[dict[EditKey, Icon]] = {
    EditKey.BACKSPACE: Icon.DELETE,
    EditKey.CLEAR: Icon.X,
    EditKey.NEXT: Icon.ARROW_DOWN,
}
_STEPS: Final = {Qt.Key.Key_Up: 1, Qt.Key.Key_Plus: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_Minus: -1}

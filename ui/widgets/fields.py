"""Fields of text: one line, one line with its label and its error, a small count."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtGui import QRegularExpressionValidator, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from ui.icons import Icon
from ui.theme import column, current_theme, row, sized
from ui.widgets.text import IconText, Text, restyle


class LineEdit(QLineEdit):
    """A line edit of the look, 48 high; no menu opens over the page."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, icon: Icon | None = None) -> None:
        super().__init__(text, parent)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._icon = IconText(icon or Icon.SCAN_LINE, 20, "ink2", self)
        self.set_icon(icon)

    def set_icon(self, icon: Icon | None) -> None:
        """An icon inside, at the right (`SCAN_LINE` where a document filled the field)."""
        if icon is not None:
            self._icon.set_icon(icon)
        self._icon.setVisible(icon is not None)
        self.setTextMargins(0, 0, current_theme().px(28) if icon is not None else 0, 0)

    def set_fault(self, faulty: bool) -> None:
        """Draw the border of a field that can't be accepted."""
        self.setProperty("fault", "true" if faulty else "false")
        restyle(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        theme = current_theme()
        side = theme.px(20)
        left = self.width() - side - theme.px(12)
        self._icon.setGeometry(left, (self.height() - side) // 2, side, side)


class Field(QWidget):
    """A labelled line; what is wrong with it is said below it, with an icon."""

    def __init__(
        self,
        label: str,
        parent: QWidget | None = None,
        *,
        text: str = "",
        placeholder: str = "",
        icon: Icon | None = None,
        read_only: bool = False,
    ) -> None:
        super().__init__(parent)
        self._label = Text(label, "field", self)
        self.edit = LineEdit(text, self, icon=icon)
        self.edit.setPlaceholderText(placeholder)
        self.edit.setReadOnly(read_only)
        self.edit.setAccessibleName(label)
        self._label.setBuddy(self.edit)
        self._fault = _Fault(self)
        lines = column(self, gap=4)
        lines.addWidget(self._label)
        lines.addWidget(self.edit)
        lines.addWidget(self._fault)
        lines.addStretch(1)
        self.setFocusProxy(self.edit)
        self.edit.textEdited.connect(self.accept)

    def text(self) -> str:
        return self.edit.text()

    def set_text(self, text: str) -> None:
        """Fill the field; what was wrong with it is forgotten."""
        self.edit.setText(text)
        self.accept()

    def set_label(self, label: str) -> None:
        self._label.setText(label)
        self.edit.setAccessibleName(label)

    def refuse(self, why: str) -> None:
        """Say under the field what is wrong with it."""
        self.edit.set_fault(True)
        self._fault.say(why)

    def accept(self) -> None:
        """Take back what was said to be wrong."""
        if self._fault.isVisibleTo(self):
            self.edit.set_fault(False)
            self._fault.say("")

    @property
    def fault(self) -> str:
        """The sentence under the field, or an empty string."""
        return self._fault.text()


class _Fault(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = Text("", "caption", self, tone="bad", wrap=True)
        self._text.setProperty("strong", "true")
        line = row(self, gap=4)
        line.addWidget(IconText(Icon.TRIANGLE_ALERT, 14, "bad", self), 0, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(self._text, 1)
        self.hide()

    def text(self) -> str:
        return self._text.text()

    def say(self, why: str) -> None:
        self._text.setText(why)
        self.setVisible(bool(why))


class CountField(LineEdit):
    """How many of something, as figures alone; 60×48, for counting coins and notes."""

    def __init__(self, parent: QWidget | None = None, *, figures: int = 4) -> None:
        super().__init__("", parent)
        self.setProperty("kind", "count")
        self.setPlaceholderText("0")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        pattern = QRegularExpression(f"[0-9]{{0,{figures}}}")
        self.setValidator(QRegularExpressionValidator(pattern, self))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        sized(self, width=60)

    def count(self) -> int:
        return int(self.text() or 0)

    def set_count(self, count: int) -> None:
        self.setText(str(count) if count else "")

    def press(self, key: str) -> None:
        """Take a key of a pad: a figure, or an `EditKey`."""
        if key == "backspace":
            self.backspace()
        elif key == "clear":
            self.clear()
        elif key.isdecimal():
            self.insert(key)

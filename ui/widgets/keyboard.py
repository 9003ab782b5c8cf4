"""An AZERTY keyboard on the screen, for stations that have none; it stands in the page, not over it."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.icons import Icon
from ui.theme import column, current_theme, respaced, row
from ui.widgets.buttons import KeyButton
from ui.widgets.painted import LEAST_TARGET
from ui.words import translate

_ROWS: Final = ("1234567890", "azertyuiop", "qsdfghjklm", "wxcvbn'-.@", "éèêëàâçù", "ûüîïôœæ/")
_SHIFT: Final = "shift"
_SPACE: Final = " "
_BACKSPACE: Final = "backspace"
_DONE: Final = "done"
_LONGEST_ROW: Final = 10
_GAP: Final = 8
_NARROW_GAP: Final = 2


class TypedInto(Protocol):
    """A line, or a text of several."""

    def insert(self, text: str, /) -> None: ...

    def backspace(self) -> None: ...

    def setFocus(self, reason: Qt.FocusReason, /) -> None: ...


class AzertyKeyboard(QWidget):
    """Types into the line it is attached to, which keeps the focus.

    Names are French: accented letters have keys of their own. Shift holds for one letter.
    """

    done = Signal()
    """The keyboard is to be put away."""

    def __init__(self, parent: QWidget | None = None, *, key_height: int = 48) -> None:
        super().__init__(parent)
        self._target: TypedInto | None = None
        self._shifted = False
        self._key_height = key_height
        self._letters: list[KeyButton] = []
        self._gap = _GAP
        self._rows = rows = column(self, gap=8)
        self._lines = [self._row_of(letters) for letters in _ROWS]
        for line in self._lines:
            rows.addLayout(line)
        self._shift = self._key("", _SHIFT, Icon.SHIFT)
        self._shift.setCheckable(True)
        self._space = self._key("", _SPACE, Icon.SPACE)
        self._delete = self._key("", _BACKSPACE, Icon.DELETE)
        self._done = self._key("", _DONE, Icon.CHECK)
        last = row(gap=8)
        for key, share in ((self._shift, 2), (self._space, 6), (self._delete, 2), (self._done, 2)):
            last.addWidget(key, share)
        rows.addLayout(last)
        self._set_words()

    def attach(self, line: TypedInto) -> None:
        """Type into `line` from now on."""
        self._target = line
        line.setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self, value: str) -> None:
        """Do what the key of this value does: write a letter, erase, shift, put the keyboard away."""
        if value == _SHIFT:
            self._set_shifted(shifted=not self._shifted)
        elif value == _DONE:
            self.done.emit()
        elif self._target is not None and value == _BACKSPACE:
            self._target.backspace()
        elif self._target is not None:
            self._target.insert(value.upper() if self._shifted else value)
            self._set_shifted(shifted=False)

    def minimumSizeHint(self) -> QSize:
        """As narrow as ten keys that a finger hits, close together (a card at 1024×768)."""
        return QSize(_width_of_row(_NARROW_GAP), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        gap = _GAP if self.width() >= _width_of_row(_GAP) else _NARROW_GAP
        if gap != self._gap:
            self._gap = gap
            for line in self._lines:
                respaced(line, gap=gap)
            # At once, so that no frame with overlapping keys is seen.
            self._rows.activate()

    def _row_of(self, letters: str) -> QHBoxLayout:
        line = row(gap=8)
        for letter in letters:
            key = self._key(letter, letter)
            self._letters.append(key)
            line.addWidget(key, 1)
        return line

    def _key(self, text: str, value: str, icon: Icon | None = None) -> KeyButton:
        key = KeyButton(text, value, self, icon=icon, height=self._key_height, text_size=20)
        key.clicked.connect(self._press)
        return key

    def _press(self) -> None:
        key = self.sender()
        if isinstance(key, KeyButton):
            self.press(key.value)

    def _set_shifted(self, *, shifted: bool) -> None:
        self._shifted = shifted
        self._shift.setChecked(shifted)
        for key in self._letters:
            key.setText(key.value.upper() if shifted else key.value)

    def _set_words(self) -> None:
        self._shift.set_name(translate("Keyboard", "Majuscule"))
        self._space.set_name(translate("Keyboard", "Espace"))
        self._delete.set_name(translate("Keyboard", "Effacer une lettre"))
        self._done.set_name(translate("Keyboard", "Fermer le clavier"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_words()
        super().changeEvent(event)


def _width_of_row(gap: int) -> int:
    """The least width of the longest row, in pixels on this window."""
    theme = current_theme()
    return _LONGEST_ROW * theme.px(LEAST_TARGET) + (_LONGEST_ROW - 1) * theme.px(gap)

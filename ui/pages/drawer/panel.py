"""The panel of the drawer page: what is expected, what was counted, the difference and its reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from ui.icons import Icon
from ui.theme import column, grid
from ui.widgets import (
    ChoiceButton,
    DashedRule,
    Field,
    KeyValueRow,
    Notice,
    Text,
    TintedLine,
    clear_rows,
)
from ui.words import translate

_OTHER: Final = 3


class Reasons(QWidget):
    """Three usual reasons, and one that is written by hand."""

    changed = Signal()
    keyboard_asked = Signal()
    """The reason is going to be written: somebody without a keyboard needs one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Text("", "group", self)
        self._usual: Sequence[str] = ()
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._buttons = [ChoiceButton("", None, self, text_size=14) for _ in range(_OTHER)]
        self._buttons.append(ChoiceButton("", Icon.PENCIL_LINE, self, text_size=14))
        self.other = Field("", self)
        self.other.hide()
        cells = grid(gap=8, even_columns=2)
        for place, button in enumerate(self._buttons):
            self._group.addButton(button, place)
            cells.addWidget(button, place // 2, place % 2)
        lines = column(self, gap=8)
        lines.addWidget(self._title)
        lines.addLayout(cells)
        lines.addWidget(self.other)
        self._group.idClicked.connect(self._chosen)
        self.other.edit.textChanged.connect(self.changed)

    def offer(self, title: str, usual: Sequence[str]) -> None:
        """Offer the three reasons `usual`; one that was chosen stays chosen."""
        self._usual = usual
        self._title.setText(title)
        for button, words in zip(self._buttons, usual, strict=False):
            button.setText(words)
        self._buttons[_OTHER].setText(translate("Drawer", "Autre…"))
        self.other.set_label(translate("Drawer", "Précisez le motif"))

    def clear(self) -> None:
        self._group.setExclusive(False)
        for button in self._buttons:
            button.setChecked(False)
        self._group.setExclusive(True)
        self.other.set_text("")
        self.other.hide()

    def reason(self) -> str:
        """The reason given, or an empty string."""
        chosen = self._group.checkedId()
        if chosen == _OTHER:
            return self.other.text().strip()
        return self._usual[chosen] if chosen >= 0 else ""

    def _chosen(self, place: int) -> None:
        self.other.setVisible(place == _OTHER)
        if place == _OTHER:
            self.other.edit.setFocus()
            self.keyboard_asked.emit()
        self.changed.emit()


class AccountSheet(QWidget):
    """Lines of money, then the sums that they come to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Text("", "section", self)
        self._lines = column(gap=6)
        self._rule = DashedRule(self)
        self._sums = column(gap=6)
        self.difference = TintedLine("", "good", Icon.EQUAL, self, figure="0")
        self.reasons = Reasons(self)
        self.notice = Notice("", Icon.INFO, self)
        whole = column(self, gap=10)
        whole.addWidget(self._title)
        whole.addLayout(self._lines)
        whole.addWidget(self._rule)
        whole.addLayout(self._sums)
        whole.addWidget(self.difference)
        whole.addWidget(self.reasons)
        whole.addStretch(1)
        whole.addWidget(self.notice)

    def show_account(
        self, title: str, lines: Sequence[tuple[str, str]], sums: Sequence[tuple[str, str]]
    ) -> None:
        self._title.setText(title)
        clear_rows(self._lines)
        for label, value in lines:
            self._lines.addWidget(KeyValueRow(label, value, self))
        self._rule.setVisible(bool(lines and sums))
        clear_rows(self._sums)
        for label, value in sums:
            self._sums.addWidget(KeyValueRow(label, value, self, role="figure", label_role="step"))

    def show_difference(
        self, words: str, figure: str, kind: Literal["good", "warn"], *, shown: bool = True
    ) -> None:
        icon = Icon.CHECK if kind == "good" else Icon.TRIANGLE_ALERT
        self.difference.say(words, kind, icon, figure)
        self.difference.setVisible(shown)

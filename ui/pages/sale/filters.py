"""What of the offer is listed: a sport, a day, or all of it (look 02)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget

from ui.icons import Icon
from ui.theme import current_theme
from ui.widgets import Button, ChoiceButton, IconButton, Run
from ui.words import translate


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the filters; `key` is empty for everything, `count` is how many events it lists."""

    key: str
    label: str
    count: int


class FilterRow(QWidget):
    """A button for each choice; what finds no room comes with the last button."""

    chosen = Signal(str)
    """The choice of this key is wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons: dict[str, ChoiceButton] = {}
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._choose)
        self._more = IconButton(Icon.CHEVRON_RIGHT, "", self)
        self._more.clicked.connect(self._turn)
        self._first = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_choices(self, choices: Sequence[Choice], chosen: str, *, narrow: bool) -> None:
        """Offer `choices` in their order; counts are left out where it is narrow."""
        if [each.key for each in choices] != list(self._buttons):
            self._make([each.key for each in choices])
        for each in choices:
            button = self._buttons[each.key]
            button.setText(each.label)
            button.set_count("" if narrow else str(each.count))
            button.setChecked(each.key == chosen)
        self._more.set_name(translate("Sale", "Autres filtres"))
        self._place()

    @property
    def buttons(self) -> Mapping[str, ChoiceButton]:
        """The buttons by key."""
        return self._buttons

    def sizeHint(self) -> QSize:
        return QSize(current_theme().px(320), current_theme().px(48))

    def minimumSizeHint(self) -> QSize:
        return QSize(current_theme().px(200), current_theme().px(48))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _make(self, keys: Sequence[str]) -> None:
        for old in self._buttons.values():
            self._group.removeButton(old)
            old.hide()
            old.deleteLater()
        self._buttons = {key: ChoiceButton("", None, self) for key in keys}
        for button in self._buttons.values():
            self._group.addButton(button)
        self._first = 0

    def _place(self) -> None:
        """Side by side from the left, as many as there is room for."""
        gap = current_theme().px(8)
        buttons = list(self._buttons.values())
        fits = sum(button.sizeHint().width() + gap for button in buttons) - gap <= self.width()
        if fits:
            self._first = 0
        room = self.width() - (0 if fits else self._more.sizeHint().width() + gap)
        left = 0
        for place, button in enumerate(buttons):
            width = button.sizeHint().width()
            seen = place >= self._first and left + width <= room
            button.setVisible(seen)
            if seen:
                button.setGeometry(left, 0, width, button.sizeHint().height())
                left += width + gap
            elif place >= self._first:
                room = 0
        self._more.setVisible(not fits)
        self._more.setGeometry(left, 0, self._more.sizeHint().width(), self._more.sizeHint().height())

    def _turn(self) -> None:
        """Go on to the choices that were not seen, then back to the first."""
        buttons = list(self._buttons.values())
        last = max(place for place, button in enumerate(buttons) if button.isVisibleTo(self))
        self._first = last + 1 if last + 1 < len(buttons) else 0
        self._place()

    def _choose(self, button: QAbstractButton) -> None:
        for key, offered in self._buttons.items():
            if offered is button:
                self.chosen.emit(key)


class DayButton(Button):
    """The day that is listed; touched, the days take the place of the sports."""

    def runs(self) -> Sequence[Run]:
        return [*super().runs(), Run(icon=Icon.CHEVRON_DOWN, size=18)]

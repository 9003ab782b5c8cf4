"""What of the offer is listed: all of it, one sport, or one event's bets."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget

from ui.betting.words import sport_word
from ui.icons import Icon
from ui.theme import current_theme
from ui.widgets import ChoiceButton, IconButton
from ui.words import translate


class SportFilters(QWidget):
    """A button for everything and for each sport; what finds no room comes with the last button."""

    chosen = Signal(str)
    """This sport is wanted, or all of them with an empty text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: Mapping[str, int] = {}
        self._buttons: dict[str, ChoiceButton] = {}
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._choose)
        self._more = IconButton(Icon.CHEVRON_RIGHT, "", self)
        self._more.clicked.connect(self._turn)
        self._first = 0
        self._narrow = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_sports(self, counts: Mapping[str, int], chosen: str, *, narrow: bool) -> None:
        """Offer these sports with how many events each has; counts are left out where it is narrow."""
        if tuple(counts) != tuple(self._counts) or not self._buttons:
            self._make(counts)
        self._counts, self._narrow = counts, narrow
        for sport, button in self._buttons.items():
            count = counts[sport] if sport else sum(counts.values())
            button.setText(sport_word(sport) if sport else translate("Sale", "Tout"))
            button.set_count("" if narrow else str(count))
            button.setChecked(sport == chosen)
        self._more.set_name(translate("Sale", "Autres sports"))
        self._place()

    @property
    def buttons(self) -> Mapping[str, ChoiceButton]:
        """The buttons by sport; everything has an empty one."""
        return self._buttons

    def sizeHint(self) -> QSize:
        return QSize(current_theme().px(320), current_theme().px(48))

    def minimumSizeHint(self) -> QSize:
        return QSize(current_theme().px(200), current_theme().px(48))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _make(self, counts: Mapping[str, int]) -> None:
        for old in self._buttons.values():
            self._group.removeButton(old)
            old.hide()
            old.deleteLater()
        self._buttons = {sport: ChoiceButton("", None, self) for sport in ("", *counts)}
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
        """Go on to the sports that were not seen, then back to the first."""
        buttons = list(self._buttons.values())
        last = max(place for place, button in enumerate(buttons) if button.isVisibleTo(self))
        self._first = last + 1 if last + 1 < len(buttons) else 0
        self._place()

    def _choose(self, button: QAbstractButton) -> None:
        for sport, offered in self._buttons.items():
            if offered is button:
                self.chosen.emit(sport)

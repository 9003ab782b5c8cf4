"""The eight base stakes, to be touched (art. 3.2.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from app.domain.betting.formulas import BASE_STAKES
from app.domain.values import Money
from ui.theme import grid
from ui.widgets import ChoiceButton

_COLUMNS: Final = 4
_SIDE: Final = 9


class StakeGrid(QWidget):
    chosen = Signal(object)
    """This base stake, a `Money`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        made: dict[Money, ChoiceButton] = {}
        cells = grid(self, gap=8, even_columns=_COLUMNS)
        for place, stake in enumerate(BASE_STAKES):
            button = ChoiceButton(stake.text(cents=False)[:-2], None, self, text_size=18)
            button.side = _SIDE
            made[stake] = button
            self._group.addButton(button)
            cells.addWidget(button, place // _COLUMNS, place % _COLUMNS)
        self.buttons: Mapping[Money, ChoiceButton] = made
        self._group.buttonClicked.connect(self._choose)

    def show_stake(self, stake: Money | None) -> None:
        """Mark `stake`, or none."""
        self._group.setExclusive(stake is not None)
        for each, button in self.buttons.items():
            button.setChecked(each == stake)

    def _choose(self, button: QAbstractButton) -> None:
        for stake, offered in self.buttons.items():
            if offered is button:
                self.chosen.emit(stake)

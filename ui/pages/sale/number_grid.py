"""The number of a bet by hundreds, tens and units, as it is marked on the paper bulletins (BETTING B2)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.domain.betting.bet import PickRef
from ui.betting.number_button import NumberButton
from ui.betting.offer_rows import Row
from ui.icons import Icon
from ui.pages.sale.offer_list import OfferList
from ui.theme import column, row
from ui.widgets import EmptyState, ListCard, Text
from ui.words import translate

_FIGURES: Final = range(10)


class FigureRow(QWidget):
    """The ten figures of one place of the number."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = Text("", "caption", self)
        self.figures = tuple(NumberButton(figure, self) for figure in _FIGURES)
        self._group = QButtonGroup(self)
        figures = row(gap=6)
        for button in self.figures:
            button.nominal_height = 48
            self._group.addButton(button)
            figures.addWidget(button, 1)
        lines = column(self, gap=2)
        lines.addWidget(self.words)
        lines.addLayout(figures)
        self._group.buttonClicked.connect(self.chosen)

    @property
    def figure(self) -> int | None:
        """The figure that is marked."""
        return next((button.number for button in self.figures if button.isChecked()), None)

    def clear(self) -> None:
        self._group.setExclusive(False)
        for button in self.figures:
            button.setChecked(False)
        self._group.setExclusive(True)


class NumberGrid(QWidget):
    """Three figures find a bet, whose answers are then touched as in the list."""

    number_changed = Signal()

    def __init__(self, now: datetime, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.places = (FigureRow(self), FigureRow(self), FigureRow(self))
        self.offer = OfferList(now, self)
        self.nothing = EmptyState(Icon.SEARCH, "", "", self)
        self._card = ListCard(self.offer, self)
        lines = column(self, gap=8)
        for place in self.places:
            place.chosen.connect(self.number_changed)
            lines.addWidget(place)
        lines.addWidget(self._card, 1)
        lines.addWidget(self.nothing, 1)

    @property
    def number(self) -> int | None:
        """The number that is marked, once it is whole."""
        figures = [place.figure for place in self.places]
        marked = [figure for figure in figures if figure is not None]
        return int("".join(map(str, marked))) if len(marked) == len(figures) else None

    def clear(self) -> None:
        """The next bet of the bulletin."""
        for place in self.places:
            place.clear()
        self.number_changed.emit()

    def show_rows(self, rows: Sequence[Row], now: datetime, chosen: Collection[PickRef]) -> None:
        """The answers of the bet that is marked, or what is still to be done."""
        self._card.setVisible(bool(rows))
        self.nothing.setVisible(not rows)
        self.offer.show_rows(rows, now, from_top=True)
        self.offer.show_chosen(chosen)
        if self.number is None:
            self.nothing.say(translate("Sale", "Centaines, dizaines, unités, puis la réponse"), "")
        else:
            words = translate("Sale", "Aucun pari {number} à l’offre")
            self.nothing.say(words.format(number=self.number), "")

    def retranslate(self) -> None:
        names = (
            translate("Sale", "Centaines"),
            translate("Sale", "Dizaines"),
            translate("Sale", "Unités"),
        )
        for place, name in zip(self.places, names, strict=True):
            place.words.setText(name)
            for button in place.figures:
                button.setAccessibleName(f"{name} {button.number}")
        self.offer.retranslate()

"""What players hand over for a sum: exactly that, or the next ones that notes come to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.domain.values import Money
from ui.theme import grid
from ui.widgets import KeyButton
from ui.words import translate

_SMALL_NOTES: Final = (10, 20)
_LARGE_NOTES: Final = (50, 100, 200, 500)


def sums_handed_over(due: Money) -> Sequence[Money]:
    """The next sum that small notes come to, and the next one after it that large ones do.

    For 165 € these are 170 and 200 €; for 120 €, which small notes pay exactly, 150 and 200 €.
    """
    small, large = tuple(_above(due, _SMALL_NOTES)), tuple(_above(due, _LARGE_NOTES))
    found = sorted(set(chain(small[:1], large)))
    return found[:2]


def _above(due: Money, notes: Sequence[int]) -> Iterator[Money]:
    """For each note the least of its multiples that is more than `due`, if `due` is none of them."""
    for note in notes:
        cents = Money.euros(note).cents
        if due.cents % cents:
            yield Money(-(-due.cents // cents) * cents)


class HandedOver(QWidget):
    """The exact sum and the likely ones, each at one touch: `chosen` carries what was received."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.exact = self._key()
        self.sums = (self._key(), self._key())
        cells = grid(self, even_columns=3)
        for place, key in enumerate((self.exact, *self.sums)):
            cells.addWidget(key, 0, place)

    def _key(self) -> KeyButton:
        key = KeyButton("", "", self, height=48, text_size=15)
        key.clicked.connect(self._touched)
        return key

    def offer(self, due: Money) -> None:
        """Keys for `due`; a sum that is not to be had shows no key."""
        self.exact.value = due.plain()
        sums = sums_handed_over(due)
        for place, key in enumerate(self.sums):
            key.setVisible(place < len(sums))
            if place < len(sums):
                key.value = sums[place].plain()
                key.setText(sums[place].text(cents=False))

    def retranslate(self) -> None:
        self.exact.setText(translate("TournamentDesk", "Appoint"))

    def _touched(self) -> None:
        key = self.sender()
        if isinstance(key, KeyButton):
            self.chosen.emit(Money.parse(key.value))

"""A station at an evening's tournament, and a hand that works its pages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.domain.poker.facts import VoucherPrize
from app.domain.poker.prizes import Structure
from app.domain.values import Money
from app.services.poker import floor, money
from tests.app.services.poker.evening import Evening
from tests.ui.pages.seated import Seat, seated


@contextmanager
def evening_seat(**terms: Any) -> Iterator[tuple[Seat, Evening]]:
    """Anna at the desk of a tournament of ten places."""
    with seated("anna") as seat:
        yield seat, Evening(seat.counter).open(**terms)


class Hand:
    """Types and touches like somebody at the station, and counts the touches."""

    def __init__(self, qtbot: QtBot, seat: Seat, view: QWidget) -> None:
        self._qtbot, self.seat, self._view = qtbot, seat, view
        self.touches = 0

    def touch(self, button: QAbstractButton) -> None:
        """A touch on what is seen and works."""
        assert button.isVisibleTo(self._view), button.text()
        assert button.isEnabled(), button.text()
        self._qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        self.touches += 1
        self.rest()

    def type(self, text: str) -> None:
        """Keys into whatever has the focus."""
        for letter in text:
            key = QKeyEvent(QEvent.Type.KeyPress, ord(letter.upper()), Qt.KeyboardModifier.NoModifier, letter)
            QApplication.sendEvent(self._focused(), key)
        self.rest()

    def press(self, key: Qt.Key, times: int = 1) -> None:
        for _ in range(times):
            self._qtbot.keyClick(self._focused(), key)
        self.rest()

    def rest(self) -> None:
        self.seat.rest(self._qtbot)

    def _focused(self) -> QWidget:
        return self._view.focusWidget() or self._view


def won_elsewhere(evening: Evening) -> None:
    """Martin wins the buy-in of the desk's tournament in another one."""
    other = Evening(evening.counter).open(name="Satellite", rebuy=None, late_levels=0, reentry=False)
    winner, loser = other.come("Martin", "Yung")
    other.start()
    other.eliminate(loser)
    house, by = evening.counter.house, evening.counter.by
    floor.finish(house, by("clara"), floor.OnFloor(other.tournament))
    buy_in = evening.state.terms.buy_in
    structure = Structure(
        amounts=(Money.euros(288),), vouchers=(VoucherPrize(1, evening.tournament, buy_in),)
    )
    money.fix_prizes(house, by("clara"), money.FixPrizes(other.tournament, structure))
    money.pay_prize(house, by("anna"), money.PayPrize(other.tournament, winner))

"""The keys beside a player who was touched: what is sold to him, the button, his pin (POKER P4, P5)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from app.services.house import Origin
from ui.context import PageContext
from ui.pages.room.hand import Hand
from ui.pages.room.panels import HandPanel
from ui.tournament.acting import Acting


class HandKeys(QObject):
    """`done`: the player is no longer touched."""

    done = Signal()

    def __init__(self, hand: Hand, panel: HandPanel, acting: Acting, context: PageContext) -> None:
        super().__init__(panel)
        self._hand = hand
        self._acting = acting
        self._context = context
        panel.sale.clicked.connect(self._sell)
        panel.pin.clicked.connect(self._pin)
        panel.button.clicked.connect(self._place_button)

    @Slot()
    def _sell(self) -> None:
        self._context.navigator.go("rebuys", self._hand.one)

    @Slot()
    def _pin(self) -> None:
        player = self._hand.one
        self._acting.run(lambda origin: self._hand.toggle_pin(origin, player))

    @Slot()
    def _place_button(self) -> None:
        player = self._hand.one

        def place(origin: Origin) -> None:
            self._hand.place_button(origin, player)

        self._acting.run(place, self._let_go)

    def _let_go(self, _answer: object) -> None:
        self._hand.clear()
        self.done.emit()

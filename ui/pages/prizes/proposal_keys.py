"""The keys that change what is proposed: places, rounding, amounts and vouchers by hand (POKER P6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from app.domain.poker.state import Tournament
from app.domain.values import Money
from ui.context import PageContext
from ui.pages.prizes.presenter import PrizesPresenter
from ui.pages.prizes.showing import PrizesShowing
from ui.pages.prizes.view import PrizesView


class ProposalKeys(QObject):
    """`changed`: the prizes are to be shown anew. `typed`: one amount is another."""

    changed = Signal()
    typed = Signal()

    def __init__(
        self, presenter: PrizesPresenter, showing: PrizesShowing, view: PrizesView, context: PageContext
    ) -> None:
        super().__init__(view)
        self._proposal = presenter.proposal
        self._others = presenter.others
        self._showing = showing
        self._field = view.hand.field
        self._context = context
        view.fewer.clicked.connect(partial(self._change_places, -1))
        view.more.clicked.connect(partial(self._change_places, 1))
        view.unit_chosen.connect(self._choose_unit)
        view.by_hand.clicked.connect(self._turn_by_hand)
        view.lines.place_touched.connect(self._aim)
        view.hand.field.changed.connect(self._typed)
        view.hand.field.entered.connect(self._next_place)
        view.hand.voucher.clicked.connect(self._other_voucher)

    def _change_places(self, step: int) -> None:
        self._proposal.change_places(step)
        self.changed.emit()

    @Slot(object)
    def _choose_unit(self, unit: object) -> None:
        if isinstance(unit, Money):
            self._proposal.unit = unit
            self.changed.emit()

    # -- by hand -----------------------------------------------------------------------------

    @Slot()
    def _turn_by_hand(self) -> None:
        self._proposal.turn_by_hand()
        self.changed.emit()
        if self._proposal.hand is not None:
            self._field.setFocus()
            self.read_others()

    def read_others(self) -> None:
        """What vouchers may be for, or are for."""
        origin = self._context.desk.origin()
        read = self._context.operations.read(self, lambda: self._others.load(origin))
        read.success(self._others_known).run()

    def _others_known(self, known: Sequence[Tournament]) -> None:
        self._others.known = known
        self.changed.emit()

    @Slot(int)
    def _aim(self, place: int) -> None:
        if self._proposal.hand is not None:
            self._proposal.hand.at = place
            self.changed.emit()
            self._field.setFocus()

    @Slot()
    def _next_place(self) -> None:
        hand = self._proposal.hand
        if hand is not None and hand.at < len(hand.amounts):
            self._aim(hand.at + 1)

    @Slot(object)
    def _typed(self, amount: object) -> None:
        hand = self._proposal.hand
        if hand is not None and isinstance(amount, Money):
            hand.set(amount)
            self._showing.show_hand()
            self.typed.emit()

    @Slot()
    def _other_voucher(self) -> None:
        if self._proposal.hand is not None:
            self._proposal.hand.other_voucher(self._others.announced)
            self.changed.emit()

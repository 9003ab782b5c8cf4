"""From the bulletin to the money and the ticket, wired."""

from __future__ import annotations

from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.domain.errors import Code, Refused
from app.domain.house.cash import Means
from app.domain.values import Money
from app.ports.printing import PrinterState
from app.services.betting.sales import Sold
from ui.betting.selling import Selling
from ui.betting.selling_view import SellingView
from ui.betting.states import Quotation, Step, current_odds
from ui.context import PageContext
from ui.sounds import Sound

_LOOK_AGAIN_MS: Final = 500


class SellingScreen(Protocol):
    """Brings a selling page in step with its presenter."""

    def show_sale(self) -> None:
        """The step, the bulletin, the totals and the main action."""

    def show_primary(self) -> None:
        """The main action alone."""


class Checkout(QObject):
    """The money of one sale after another; the page decides when it begins."""

    refused = Signal()
    """Nothing was sold, and the bulletin is shown again."""

    def __init__(
        self, context: PageContext, presenter: Selling[Any], view: SellingView, screen: SellingScreen
    ) -> None:
        super().__init__(view)
        self._context = context
        self._operations = context.operations
        self._presenter = presenter
        self._view = view
        self._screen = screen
        view.tender.received.connect(self._received)
        view.tender.means_asked.connect(self._other_means)
        self._told = PrinterState.UNKNOWN
        self._looks = QTimer(self)
        self._looks.setInterval(_LOOK_AGAIN_MS)
        self._looks.timeout.connect(self._look_at_printer)

    def begin(self) -> None:
        """Ask for the money, or first for a yes to odds that moved."""
        self._presenter.cash_in()
        self._screen.show_sale()
        if self._presenter.step is Step.TENDER:
            self._show_tender()
        elif self._presenter.step is Step.CHANGED:
            self._view.setFocus()

    def say_again(self) -> None:
        """Show the present step in another language."""
        if self._presenter.step is Step.TENDER:
            received = self._presenter.money.received
            self._show_tender()
            if received is not None:
                self._view.tender.field.propose(received)
        elif self._presenter.step is Step.SOLD:
            self._show_sold()

    def accept(self) -> None:
        """The player takes the new odds; where the money was there already, sell at once."""
        if self._presenter.accept():
            self._screen.show_sale()
            self.sell()
        else:
            self._screen.show_sale()
            self._show_tender()

    def _show_tender(self) -> None:
        self._view.tender.begin(self._presenter.slip.total, self._presenter.money.means)
        self._show_change()

    def _received(self, amount: Money) -> None:
        if not self._view.primary.is_busy:
            self._presenter.money.receive(amount)
            self._show_change()

    def _show_change(self) -> None:
        self._view.tender.show_change(self._presenter.money.change)
        self._screen.show_primary()

    def _other_means(self) -> None:
        if self._view.primary.is_busy:
            return
        cash = self._presenter.money.means is Means.CASH
        self._presenter.money.pay_by(Means.CARD if cash else Means.CASH)
        self._show_tender()

    def sell(self) -> None:
        """Make the sale, once, however often the action is touched (H5)."""
        if self._presenter.money.means is Means.CASH and self._presenter.money.change < Money.ZERO:
            return
        self._view.primary.set_busy(True)
        sale = self._presenter.sale()
        operation = self._operations.act(self, lambda: self._presenter.sell(sale))
        operation.always(lambda: self._view.primary.set_busy(False)).success(self._sold).refused(
            self._refused
        ).run()

    def _sold(self, sold: Sold) -> None:
        self._presenter.was_sold(sold)
        self._context.printing.wake()
        if self._presenter.money.means is Means.CASH:
            self._context.printing.kick_drawer()
        self._context.sounds.play(Sound.DONE)
        self._show_sold()
        self._looks.start()
        self._screen.show_sale()
        self._view.setFocus()

    def _show_sold(self) -> None:
        if self._presenter.done is not None:
            self._told = self._printer_state()
            self._view.sold.show_done(self._presenter.done, self._told)

    def _printer_state(self) -> PrinterState:
        """Of the printer that the tickets of this station come out of."""
        printer = self._context.desk.station.printer
        states = (each.state for each in self._context.printing.status() if each.printer == printer)
        return next(states, PrinterState.UNKNOWN)

    @Slot()
    def _look_at_printer(self) -> None:
        """A printer that stops in the middle of the ticket is told while the customer still stands there."""
        if self._presenter.step is not Step.SOLD or not self._view.isVisible():
            self._looks.stop()
        elif self._printer_state() is not self._told:
            self._show_sold()

    def _refused(self, refusal: Refused) -> None:
        self._context.sounds.play(Sound.BAD_SCAN)
        self._presenter.was_refused(refusal)
        if refusal.code is Code.ODDS_CHANGED:
            slip, odds = self._presenter.slip, current_odds(refusal)
            work = self._operations.read(self, lambda: self._presenter.prices.quote_anew(slip, odds))
            work.success(self._quoted_anew).run()
            return
        self._screen.show_sale()
        self.refused.emit()

    def _quoted_anew(self, quotation: Quotation[Any]) -> None:
        self._presenter.show_changed(quotation)
        self._screen.show_sale()
        self._view.setFocus()

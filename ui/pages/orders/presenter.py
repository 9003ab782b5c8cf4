"""What is owed by transfer and by cheque, without Qt (BETTING B8, art. 11.1.4 to 11.2.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from functools import partial

from app.domain.betting.orders import OrderState, PaymentOrder
from app.domain.betting.payment import Method, Winner
from app.domain.house.rights import Act
from app.domain.values import Money, business_day
from app.ports.filing import Filing
from app.services.betting.transfers import (
    AskCollectiveForm,
    AskOrders,
    AskTransferFile,
    ExportTransfers,
    IssueCheque,
    OrderLine,
    RequestAgain,
    ReturnOrder,
    export_transfers,
    form_of_winners,
    issue_cheque,
    orders,
    request_again,
    return_order,
    transfer_file,
)
from app.services.house import Origin
from ui.desk import Desk


class Task(StrEnum):
    """What the main action does about what is in hand."""

    SEND = "send"
    """The transfers that are due go to the bank together."""
    HAND_OVER = "hand_over"
    RETURN = "return"
    AGAIN = "again"


_NOBODY = Winner()
_ACTS = {
    Task.SEND: Act.EXPORT_TRANSFERS,
    Task.HAND_OVER: Act.ISSUE_CHEQUE,
    Task.RETURN: Act.RETURN_ORDER,
    Task.AGAIN: Act.REQUEST_AGAIN,
}


@dataclass(frozen=True, slots=True)
class Found:
    """The orders that were asked for, as they stand on the day `today`; `payer_known`: the house has an
    account to pay from."""

    lines: Sequence[OrderLine] = ()
    today: date = date.min
    payer_known: bool = False


@dataclass(frozen=True, slots=True)
class Done:
    """`where` is the file that was put into the folder, where there is one."""

    task: Task
    where: str = ""


@dataclass(slots=True)
class OrdersPresenter:
    """Holds the orders, the one in hand, and what is written about it.

    `text` is a cheque's number, or why an order came back; `winner`, whose account is right.
    """

    desk: Desk
    found: Found = Found()
    open_only: bool = True
    chosen: int = 0
    text: str = ""
    winner: Winner = _NOBODY
    _intention: Origin | None = None

    def load(self) -> Found:
        house = self.desk.house
        lines = orders(house, self.desk.origin(), AskOrders(open_only=self.open_only))
        known = bool(house.settings.payer_name.strip() and house.settings.payer_iban.strip())
        return Found(lines, business_day(house.clock.now()), known)

    def show(self, found: Found) -> None:
        self.found = found

    def choose(self, number: int) -> None:
        """Take another order in hand, or none with 0; what was written about the last one is put away."""
        self.chosen, self.text, self.winner, self._intention = number, "", _NOBODY, None

    # -- looking ------------------------------------------------------------------------------

    def listed(self) -> Sequence[OrderLine]:
        """What is still to be done, the oldest first; or all of it, the latest first."""
        if self.open_only:
            return self.waiting()
        return tuple(reversed(self.found.lines))

    def waiting(self) -> Sequence[OrderLine]:
        return tuple(each for each in self.found.lines if each.order.state is not OrderState.ISSUED)

    def late(self) -> int:
        """How many should have been issued before today (11.2.3)."""
        return sum(each.late for each in self.found.lines)

    @property
    def line(self) -> OrderLine | None:
        return next((each for each in self.found.lines if each.order.number == self.chosen), None)

    @property
    def has_form(self) -> bool:
        """Whether the order in hand is known to be one of several winners', who sign one form."""
        order = self.line.order if self.line else None
        return order is not None and (order.share > 0 or self._sharers(order) > 1)

    @property
    def has_file(self) -> bool:
        """Whether the order in hand went to the bank in a file, which can be had again."""
        order = self.line.order if self.line else None
        sent = order is not None and order.method is Method.TRANSFER and order.state is OrderState.ISSUED
        return sent and self.desk.may(Act.EXPORT_TRANSFERS)

    def _sharers(self, order: PaymentOrder) -> int:
        return sum(each.order.play == order.play for each in self.found.lines)

    def to_send(self) -> Sequence[PaymentOrder]:
        """The transfers that have not gone to the bank yet."""
        transfers = (each.order for each in self.found.lines if each.order.method is Method.TRANSFER)
        return tuple(order for order in transfers if order.state is OrderState.REQUESTED)

    def ready(self) -> Sequence[PaymentOrder]:
        """Those of them that may go today (11.1.4)."""
        return tuple(order for order in self.to_send() if order.export_on <= self.found.today)

    def amount_ready(self) -> Money:
        return Money.total(order.amount for order in self.ready())

    # -- doing --------------------------------------------------------------------------------

    @property
    def task(self) -> Task:
        order = self.line.order if self.line else None
        if order is None or (order.method is Method.TRANSFER and order.state is OrderState.REQUESTED):
            return Task.SEND
        if order.state is OrderState.ISSUED:
            return Task.RETURN
        return Task.AGAIN if order.method is Method.TRANSFER else Task.HAND_OVER

    @property
    def may(self) -> bool:
        return self.desk.may(_ACTS[self.task])

    @property
    def is_complete(self) -> bool:
        """Whether what the main action needs is there."""
        if self.task is Task.SEND:
            return self.found.payer_known and bool(self.ready())
        if self.task is Task.AGAIN:
            return self.winner.named and bool(self.winner.iban.strip())
        return bool(self.text.strip())

    def doing(self, filing: Filing) -> Callable[[], Done]:
        """The main action, once for each intention; to be run off the screen's thread."""
        self._intention = self._intention or self.desk.origin()
        house, origin, number, text = self.desk.house, self._intention, self.chosen, self.text.strip()
        task = self.task
        if task is Task.SEND:
            return partial(self._send, origin, filing)
        work: Callable[[], object] = {
            Task.HAND_OVER: partial(issue_cheque, house, origin, IssueCheque(number, text)),
            Task.RETURN: partial(return_order, house, origin, ReturnOrder(number, text)),
            Task.AGAIN: partial(request_again, house, origin, RequestAgain(number, self.winner)),
        }[task]

        def done() -> Done:
            work()
            return Done(task)

        return done

    def end(self) -> None:
        """The intention was answered."""
        self._intention = None

    def _send(self, origin: Origin, filing: Filing) -> Done:
        sent = export_transfers(self.desk.house, origin, ExportTransfers())
        return Done(Task.SEND, self._keep_file(sent.message, filing))

    def file_again(self, filing: Filing) -> Callable[[], str]:
        """Put the file that carried the order in hand into the folder once more."""
        message = self.line.order.reference if self.line else ""
        return partial(self._keep_file, message, filing)

    def _keep_file(self, message: str, filing: Filing) -> str:
        file = transfer_file(self.desk.house, self.desk.origin(), AskTransferFile(message))
        return filing.keep(file.name, file.data)

    def form(self, filing: Filing) -> Callable[[], str]:
        """Put the form that the winners sign into the folder."""
        ticket = self.line.order.play if self.line else ""
        house, origin, station = self.desk.house, self.desk.origin(), self.desk.station.name

        def keep() -> str:
            form = form_of_winners(house, origin, AskCollectiveForm(ticket, station))
            return filing.keep_page(f"gain-collectif-{ticket}.pdf", form)

        return keep

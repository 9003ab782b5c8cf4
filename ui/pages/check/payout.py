"""To whom the ticket in hand is paid, and how, without Qt (BETTING B8, HOUSE H9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial

from app.domain.betting.payment import Method, PaymentAsked, Sharer, Winner, method_here
from app.domain.betting.settlement import WITH_IDENTITY, pays_here
from app.domain.house.rights import Act, Operator
from app.domain.values import Money
from app.services.betting.payments import PayTicket, TicketPaid, pay
from app.services.betting.strict_rules import strict_now
from app.services.betting.transfers import PrintRecap, RecapPrinted, print_recap
from app.services.house import Origin
from app.services.people import Approve, Approved, approve, supervisors
from ui.desk import Desk


@dataclass(slots=True)
class Payout:
    """What is written down about the winner, until he is paid; it begins anew with every ticket."""

    desk: Desk
    code: str = ""
    """The bar code of the ticket that is to be paid."""
    amount: Money = Money.ZERO
    winner: Winner = field(default_factory=Winner)
    sharers: tuple[Sharer, ...] = ()
    """The winners of the collective form, where there are several."""
    recap: RecapPrinted | None = None
    identity_asked: bool = False
    """The house's own rules ask for the winner's identity, whatever the amount (HOUSE H9)."""
    same_person: bool = False
    """Who asks for this payment was paid the one before it (HOUSE H9)."""
    form_begun: bool = False
    """The winner's form was opened for this ticket: it is found again as it was left."""
    written: bool = False
    """Something stands in it."""
    _together: Money = Money.ZERO
    _read_back: Winner | None = None
    _intention: Origin | None = None

    def begin(self, code: str = "", amount: Money = Money.ZERO) -> None:
        """Another ticket, or none."""
        self.code, self.amount = code, amount
        self.winner, self.sharers = Winner(), ()
        self.recap = self._read_back = self._intention = None
        self.identity_asked = self.same_person = False
        self.form_begun = self.written = False

    def forget_person(self) -> None:
        """Whoever comes next was not paid before."""
        self._together = Money.ZERO

    @property
    def method(self) -> Method:
        """How this point of sale pays the ticket."""
        return method_here(self.amount, self.desk.point_of_sale)

    @property
    def needs_winner(self) -> bool:
        return self.method is not Method.CASH or self.identity_asked

    @property
    def needs_identity(self) -> bool:
        return self.needs_winner and (self.amount >= WITH_IDENTITY or self.identity_asked)

    @property
    def needs_recap(self) -> bool:
        """Whether the winner has still to read the transfer as it is written down now (11.1.4)."""
        return self.method is Method.TRANSFER and self._read_back != self.winner

    @property
    def may_be_same_person(self) -> bool:
        """Whether it matters that the same person was paid just before (H9, the stricter rules)."""
        return self._together > Money.ZERO and strict_now(self.desk.house)

    def recap_printing(self) -> Callable[[], RecapPrinted]:
        """The paper that the winner reads before a transfer; refused as the payment itself would be."""
        command = PrintRecap(self.code, self.winner)
        return partial(print_recap, self.desk.house, self.desk.origin(), command)

    def show_recap(self, printed: RecapPrinted) -> None:
        """The recap of the winner in hand is printed; whatever is changed after it asks for another."""
        self.recap, self._read_back = printed, self.winner

    def payment(self) -> Callable[[], TicketPaid]:
        """The payment of the ticket, to be run off the screen's thread.

        One touch, one intention; a retry of the same ticket keeps it (H5). Running it raises
        Refused as BETTING B8 has it.
        """
        return partial(pay, self.desk.house, self._origin(), self._asked())

    def approved_payment(
        self, supervisor: str, pin: str, reason: str
    ) -> Callable[[], tuple[Approved, TicketPaid | None]]:
        """A supervisor's PIN for a winner of the house's own staff, then the payment under it (1.2).

        A wrong PIN pays nothing.
        """
        house, asking, paying, command = self.desk.house, self.desk.origin(), self._origin(), self._asked()
        word = Approve(supervisor, pin, Act.PAY_STAFF_WINNER, command.subject, self.amount, reason)

        def run() -> tuple[Approved, TicketPaid | None]:
            given = approve(house, asking, word)
            if given.approval is None:
                return given, None
            return given, pay(house, paying.approved(given.approval), command)

        return run

    def supervisors(self) -> Sequence[Operator]:
        """Who may give his word for a winner of the house's own staff."""
        asking = self.desk.operator.id if self.desk.operator else ""
        return supervisors(self.desk.house, Act.PAY_STAFF_WINNER, asking)

    def end(self, paid: TicketPaid) -> None:
        """It is paid; who was paid may ask for the next one as well."""
        self._intention = None
        self._together = paid.amount + (self._together if self.same_person else Money.ZERO)

    def give_up(self) -> None:
        """The payment was refused: the next touch is another intention."""
        self._intention = None

    def _asked(self) -> PayTicket:
        sharers = self.sharers if self.needs_winner else ()
        winner = self.winner if self.needs_winner and not sharers else None
        together = self._together if self.same_person else Money.ZERO
        return PayTicket(self.code, PaymentAsked(self.method, winner, sharers), together=together)

    def _origin(self) -> Origin:
        self._intention = self._intention or self.desk.origin()
        return self._intention


class Offered(StrEnum):
    """Whether a way of paying is open, and if not, why."""

    ALLOWED = "allowed"
    NOT_YET = "not_yet"
    NOT_THIS_AMOUNT = "not_this_amount"
    NOT_HERE = "not_here"


def ways_to_pay(amount: Money, desk: Desk, *, now: bool = True) -> Mapping[Method, Offered]:
    """The three ways of the règlement, as they stand at this point of sale (11.1.3 to 11.1.5).

    The one that will be open waits for its first day where the ticket is not payable `now`.
    """
    place = desk.point_of_sale
    allowed = method_here(amount, place) if pays_here(amount, place) else None
    here = {
        Method.CASH: True,
        Method.TRANSFER: place.transfers and not place.payment_centre,
        Method.CHEQUE: place.payment_centre,
    }
    open_ = Offered.ALLOWED if now else Offered.NOT_YET
    ways = {}
    for method, possible in here.items():
        refused = Offered.NOT_THIS_AMOUNT if possible else Offered.NOT_HERE
        ways[method] = open_ if method is allowed else refused
    return ways

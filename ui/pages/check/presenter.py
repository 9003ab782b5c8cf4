"""Checking a ticket and paying it, without Qt (BETTING B4, B8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from enum import StrEnum
from functools import partial

from app.domain.betting.payment import Method, PaymentAsked, Sharer, Winner, latest_birth, method_here
from app.domain.betting.settlement import WITH_IDENTITY, Status, pays_here
from app.domain.betting.ticket_numbers import BAR_CODE_DIGITS, CONTROL_DIGITS, IDENTIFICATION_DIGITS
from app.domain.errors import Code, Refused
from app.domain.house.rights import Act, Operator
from app.domain.values import Money, business_day
from app.services.betting.payments import PayTicket, TicketPaid, pay
from app.services.betting.registers import ReferTicket, TicketReferred, refer_ticket
from app.services.betting.strict_rules import strict_now
from app.services.betting.tickets import Checked, CheckTicket, check, why_not_cancelled
from app.services.betting.transfers import PrintRecap, RecapPrinted, print_recap
from app.services.house import Origin
from app.services.people import Approve, Approved, approve, supervisors
from ui.desk import Desk


class Case(StrEnum):
    """What the page is about: the one answer on a ticket, or what it waits for."""

    IDLE = "idle"
    CONTROL = "control"
    WON = "won"
    REFUND = "refund"
    LATER = "later"
    ELSEWHERE = "elsewhere"
    PENDING = "pending"
    LOST = "lost"
    PAID = "paid"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    SUPERSEDED = "superseded"
    UNKNOWN = "unknown"
    CONTROL_WRONG = "control_wrong"
    THROTTLED = "throttled"
    MINOR = "minor"
    JUST_PAID = "just_paid"
    REFERRED = "referred"


PAYABLE = frozenset({Case.WON, Case.REFUND})
_MAY_BE_DAMAGED = PAYABLE | {Case.IDLE, Case.CONTROL, Case.LATER, Case.ELSEWHERE}

_BY_STATUS: Mapping[Status, Case] = {
    Status.WON: Case.WON,
    Status.REFUND: Case.REFUND,
    Status.PENDING: Case.PENDING,
    Status.LOST: Case.LOST,
    Status.PAID: Case.PAID,
    Status.CANCELLED: Case.CANCELLED,
    Status.EXPIRED: Case.EXPIRED,
}
_BY_REFUSAL: Mapping[Code, Case] = {
    Code.TICKET_UNKNOWN: Case.UNKNOWN,
    Code.CONTROL_NUMBER_WRONG: Case.CONTROL_WRONG,
    Code.CONTROL_THROTTLED: Case.THROTTLED,
    Code.SUPERSEDED: Case.SUPERSEDED,
}
_ENDED = frozenset({Code.ALREADY_PAID, Code.CANCELLED, Code.PENDING, Code.LOST, Code.EXPIRED})
_TYPED_LENGTHS = (IDENTIFICATION_DIGITS, BAR_CODE_DIGITS)


@dataclass(frozen=True, slots=True)
class LookedUp:
    """What the house answered about a code; `refused` says why there may be no `checked`."""

    code: str
    case: Case
    at: datetime
    checked: Checked | None = None
    refused: Refused | None = None


@dataclass(slots=True)
class CheckPresenter:
    """Holds the ticket in hand, whether it was taken back, and to whom it is to be paid."""

    desk: Desk
    case: Case = Case.IDLE
    code: str = ""
    at: datetime | None = None
    checked: Checked | None = None
    refused: Refused | None = None
    paid: TicketPaid | None = None
    taken_back: bool = False
    winner: Winner = field(default_factory=Winner)
    sharers: tuple[Sharer, ...] = ()
    """The winners of the collective form, where there are several."""
    recap: RecapPrinted | None = None
    identity_asked: bool = False
    """The house's own rules ask for the winner's identity, whatever the amount (HOUSE H9)."""
    referral: int = 0
    """The number under which the damaged ticket went to player relations."""
    same_person: bool = False
    """Who asks for this payment was paid the one before it (HOUSE H9)."""
    form_begun: bool = False
    """The winner's form was opened for the ticket in hand: it is found again as it was left."""
    written: bool = False
    """Something stands in it."""
    _together: Money = Money.ZERO
    _read_back: Winner | None = None
    _intention: Origin | None = None

    def whole_code(self, typed: str) -> str | None:
        """The code to look up for what was typed; None while figures are missing.

        After the 14 digits of a ticket alone, the 10 of its control number are typed.
        """
        digits = "".join(typed.split())
        if not (digits.isascii() and digits.isdigit()):
            return None
        if self.case is Case.CONTROL and len(digits) == CONTROL_DIGITS:
            return self.code + digits
        return digits if len(digits) in _TYPED_LENGTHS else None

    def look_up(self, code: str) -> LookedUp:
        """Ask the house about `code`; 14 digits alone only tell whether there is such a ticket."""
        alone = len(code) == IDENTIFICATION_DIGITS
        try:
            checked = self._ask(code, controlled=not alone)
        except Refused as refusal:
            return self._refused(code, refusal)
        case = Case.CONTROL if alone else self._case_of(checked)
        return LookedUp(code, case, self.desk.house.clock.now(), None if alone else checked)

    def show(self, found: LookedUp) -> None:
        """`found` is the ticket in hand now."""
        self.clear()
        self.case, self.code, self.at = found.case, found.code, found.at
        self.checked, self.refused = found.checked, found.refused

    def clear(self) -> None:
        """The next ticket, please."""
        self.case, self.code, self.at = Case.IDLE, "", None
        self.checked = self.refused = self.paid = self._intention = None
        self.taken_back, self.winner, self.sharers = False, Winner(), ()
        self.recap = self._read_back = None
        self.referral = 0
        self.identity_asked = self.same_person = False
        self.form_begun = self.written = False

    def forget_person(self) -> None:
        """Whoever comes next was not paid before."""
        self._together = Money.ZERO

    @property
    def amount(self) -> Money:
        return self.checked.verdict.amount if self.checked else Money.ZERO

    @property
    def method(self) -> Method:
        """How this point of sale pays the ticket in hand."""
        return method_here(self.amount, self.desk.point_of_sale)

    @property
    def needs_winner(self) -> bool:
        return self.case in PAYABLE and (self.method is not Method.CASH or self.identity_asked)

    @property
    def needs_identity(self) -> bool:
        return self.needs_winner and (self.amount >= WITH_IDENTITY or self.identity_asked)

    @property
    def has_written(self) -> bool:
        """Whether leaving the ticket in hand would lose what was written about its winner."""
        return self.written and self.may_pay

    @property
    def needs_recap(self) -> bool:
        """Whether the winner has still to read the transfer as it is written down now (11.1.4)."""
        return self.needs_winner and self.method is Method.TRANSFER and self._read_back != self.winner

    @property
    def may_pay(self) -> bool:
        """Whether whoever is logged in is offered the payment; an auditor only checks."""
        return self.case in PAYABLE and self.desk.may(Act.PAY_TICKET)

    @property
    def may_refer(self) -> bool:
        """Whether a damaged paper can be sent on: one that could be paid, or that nobody can read."""
        return self.case in _MAY_BE_DAMAGED and self.desk.may(Act.REFER_TICKET)

    @property
    def may_cancel(self) -> bool:
        """Whether whoever is logged in may cancel the ticket in hand, as far as it is still undecided."""
        return self.case is Case.PENDING and self.desk.may(Act.CANCEL_TICKET)

    @property
    def why_not_cancelled(self) -> Refused | None:
        """What its cancellation would be refused for at this instant (B5)."""
        if self.checked is None:
            return None
        return why_not_cancelled(self.desk.house, self.checked, self.desk.point_of_sale.id)

    @property
    def may_be_same_person(self) -> bool:
        """Whether it matters that the same person was paid just before (H9, the stricter rules)."""
        return self.may_pay and self._together > Money.ZERO and strict_now(self.desk.house)

    @property
    def latest_birth(self) -> date | None:
        """Who was born after this day was not of age when the ticket was played (11.1)."""
        if self.checked is None:
            return None
        return latest_birth(business_day(self.checked.registered.play.registered_at))

    def recap_printing(self) -> Callable[[], RecapPrinted]:
        """The paper that the winner reads before a transfer; refused as the payment itself would be."""
        command = PrintRecap(self.code, self.winner)
        return partial(print_recap, self.desk.house, self.desk.origin(), command)

    def show_recap(self, printed: RecapPrinted) -> None:
        """The recap of the winner in hand is printed; whatever is changed after it asks for another."""
        self.recap, self._read_back = printed, self.winner

    def payment(self) -> Callable[[], TicketPaid]:
        """The payment of the ticket in hand, to be run off the screen's thread.

        One touch, one intention; a retry of the same ticket keeps it (H5). Running it raises
        Refused as BETTING B8 has it.
        """
        return partial(pay, self.desk.house, self._origin(), self._payment())

    def approved_payment(
        self, supervisor: str, pin: str, reason: str
    ) -> Callable[[], tuple[Approved, TicketPaid | None]]:
        """A supervisor's PIN for a winner of the house's own staff, then the payment under it (1.2).

        A wrong PIN pays nothing.
        """
        house, asking, paying, command = self.desk.house, self.desk.origin(), self._origin(), self._payment()
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

    def referring(self, damage: str) -> Callable[[], TicketReferred]:
        """Send the paper in hand on to player relations; without a ticket, one that can't be read."""
        return partial(refer_ticket, self.desk.house, self._origin(), ReferTicket(self.code, damage))

    def refuse_minor(self) -> None:
        """Who asks was under 18 when the ticket was played: it is not paid to him (11.1)."""
        self.case, self._intention = Case.MINOR, None

    def show_referred(self, referred: TicketReferred) -> None:
        self.case, self.referral, self._intention = Case.REFERRED, referred.number, None

    def _payment(self) -> PayTicket:
        sharers = self.sharers if self.needs_winner else ()
        winner = self.winner if self.needs_winner and not sharers else None
        together = self._together if self.same_person else Money.ZERO
        return PayTicket(self.code, PaymentAsked(self.method, winner, sharers), together=together)

    def _origin(self) -> Origin:
        self._intention = self._intention or self.desk.origin()
        return self._intention

    def show_paid(self, paid: TicketPaid) -> None:
        self.case, self.paid, self._intention = Case.JUST_PAID, paid, None
        self._together = paid.amount + (self._together if self.same_person else Money.ZERO)

    def give_up(self) -> None:
        """The payment was refused: the next touch is another intention."""
        self._intention = None

    def says_again(self, refusal: Refused) -> bool:
        """Whether a payment's refusal is an answer on the ticket itself, as another check would give."""
        return refusal.code in _BY_REFUSAL or refusal.code in _ENDED

    def _ask(self, code: str, *, controlled: bool) -> Checked:
        query = CheckTicket(code, self.desk.point_of_sale.id, self.desk.station.name, controlled)
        return check(self.desk.house, self.desk.origin(), query)

    def _refused(self, code: str, refusal: Refused) -> LookedUp:
        case = _BY_REFUSAL.get(refusal.code)
        if case is None:
            raise refusal
        checked = self._ask(code, controlled=False) if case is Case.SUPERSEDED else None
        return LookedUp(code, case, self.desk.house.clock.now(), checked, refusal)

    def _case_of(self, checked: Checked) -> Case:
        case = _BY_STATUS[checked.verdict.status]
        if case not in PAYABLE or checked.verdict.payable:
            return case
        return Case.LATER if pays_here(checked.verdict.amount, self.desk.point_of_sale) else Case.ELSEWHERE


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

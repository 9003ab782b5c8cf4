"""The ticket in hand, without Qt: what it is worth, and what may be done with it (BETTING B4, B8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, datetime
from functools import partial

from app.domain.betting.payment import latest_birth
from app.domain.betting.ticket_numbers import BAR_CODE_DIGITS, CONTROL_DIGITS, IDENTIFICATION_DIGITS
from app.domain.errors import Refused
from app.domain.house.rights import Act
from app.domain.values import Money, business_day
from app.services.betting.payments import TicketPaid
from app.services.betting.registers import ReferTicket, TicketReferred, refer_ticket
from app.services.betting.tickets import Checked, why_not_cancelled
from app.services.house import Origin
from ui.desk import Desk
from ui.pages.check.looking_up import PAYABLE, Case, LookedUp
from ui.pages.check.payout import Payout

_MAY_BE_DAMAGED = PAYABLE | {Case.IDLE, Case.CONTROL, Case.LATER, Case.ELSEWHERE}
_TYPED_LENGTHS = (IDENTIFICATION_DIGITS, BAR_CODE_DIGITS)


@dataclass(slots=True)
class CheckPresenter:
    """Holds the ticket in hand and whether it was taken back; `payout` is about who is paid."""

    desk: Desk
    case: Case = Case.IDLE
    code: str = ""
    at: datetime | None = None
    checked: Checked | None = None
    refused: Refused | None = None
    paid: TicketPaid | None = None
    taken_back: bool = False
    referral: int = 0
    """The number under which the damaged ticket went to player relations."""
    payout: Payout = field(init=False)
    _intention: Origin | None = None

    def __post_init__(self) -> None:
        self.payout = Payout(self.desk)

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

    def show(self, found: LookedUp) -> None:
        """`found` is the ticket in hand now."""
        self.clear()
        self.case, self.code, self.at = found.case, found.code, found.at
        self.checked, self.refused = found.checked, found.refused
        self.payout.begin(found.code, self.amount)

    def clear(self) -> None:
        """The next ticket, please."""
        self.case, self.code, self.at = Case.IDLE, "", None
        self.checked = self.refused = self.paid = self._intention = None
        self.taken_back, self.referral = False, 0
        self.payout.begin()

    @property
    def amount(self) -> Money:
        return self.checked.verdict.amount if self.checked else Money.ZERO

    @property
    def may_pay(self) -> bool:
        """Whether whoever is logged in is offered the payment; an auditor only checks."""
        return self.case in PAYABLE and self.desk.may(Act.PAY_TICKET)

    @property
    def has_written(self) -> bool:
        """Whether leaving the ticket in hand would lose what was written about its winner."""
        return self.payout.written and self.may_pay

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
    def latest_birth(self) -> date | None:
        """Who was born after this day was not of age when the ticket was played (11.1)."""
        if self.checked is None:
            return None
        return latest_birth(business_day(self.checked.registered.play.registered_at))

    def code_of_damaged(self, typed: str) -> str | None:
        """The ticket that is sent on: the one in hand, or the one whose number is `typed`.

        Empty where nothing of it can be read; None while the number is half typed. The control number
        is not needed: nothing is paid on it.
        """
        if self.case is not Case.IDLE:
            return self.code
        number = "".join(typed.split())[:IDENTIFICATION_DIGITS]
        return number if len(number) in (0, IDENTIFICATION_DIGITS) else None

    def referring(self, code: str, damage: str) -> Callable[[], TicketReferred]:
        """Send the damaged ticket `code` on to player relations; it is empty where it can't be read."""
        self._intention = self._intention or self.desk.origin()
        return partial(refer_ticket, self.desk.house, self._intention, ReferTicket(code, damage))

    def refuse_minor(self) -> None:
        """Who asks was under 18 when the ticket was played: it is not paid to him (11.1)."""
        self.case = Case.MINOR

    def show_referred(self, code: str, referred: TicketReferred) -> None:
        """The ticket `code` left for player relations."""
        self.case, self.code, self.referral = Case.REFERRED, code, referred.number

    def show_paid(self, paid: TicketPaid) -> None:
        self.case, self.paid = Case.JUST_PAID, paid
        self.payout.end(paid)

    def give_up(self) -> None:
        """What was asked is over: the next touch is another intention."""
        self._intention = None
        self.payout.give_up()

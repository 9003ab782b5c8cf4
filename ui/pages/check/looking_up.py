"""What the house answers about a code that was read or typed (BETTING B4, B8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from app.domain.betting.settlement import Status, pays_here
from app.domain.betting.ticket_numbers import IDENTIFICATION_DIGITS
from app.domain.errors import Code, Refused
from app.services.betting.tickets import Checked, CheckTicket, check
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


@dataclass(frozen=True, slots=True)
class LookedUp:
    """What the house answered about a code; `refused` says why there may be no `checked`."""

    code: str
    case: Case
    at: datetime
    checked: Checked | None = None
    refused: Refused | None = None


def look_up(desk: Desk, code: str) -> LookedUp:
    """Ask the house about `code`; 14 digits alone only tell whether there is such a ticket."""
    alone = len(code) == IDENTIFICATION_DIGITS
    try:
        checked = _ask(desk, code, controlled=not alone)
    except Refused as refusal:
        return _refused(desk, code, refusal)
    case = Case.CONTROL if alone else _case_of(desk, checked)
    return LookedUp(code, case, desk.house.clock.now(), None if alone else checked)


def ends_the_ticket(refusal: Refused) -> bool:
    """Whether a payment's refusal is an answer on the ticket itself, as another check would give."""
    return refusal.code in _BY_REFUSAL or refusal.code in _ENDED


def _ask(desk: Desk, code: str, *, controlled: bool) -> Checked:
    query = CheckTicket(code, desk.point_of_sale.id, desk.station.name, controlled)
    return check(desk.house, desk.origin(), query)


def _refused(desk: Desk, code: str, refusal: Refused) -> LookedUp:
    case = _BY_REFUSAL.get(refusal.code)
    if case is None:
        raise refusal
    checked = _ask(desk, code, controlled=False) if case is Case.SUPERSEDED else None
    return LookedUp(code, case, desk.house.clock.now(), checked, refusal)


def _case_of(desk: Desk, checked: Checked) -> Case:
    case = _BY_STATUS[checked.verdict.status]
    if case not in PAYABLE or checked.verdict.payable:
        return case
    return Case.LATER if pays_here(checked.verdict.amount, desk.point_of_sale) else Case.ELSEWHERE

"""The register of written claims (BETTING B6, art. 13.2)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from app.domain.betting.settlement import Ticket
from app.domain.errors import Code, Refused
from app.domain.values import business_day


@dataclass(frozen=True, slots=True)
class Claim:
    """A written claim about one ticket: when it was posted, what it says, what was answered."""

    identification: str
    posted_on: date
    text: str
    answer: str = ""
    answered_on: date | None = None


def check_claim(ticket: Ticket, claim: Claim, *, at: datetime) -> None:
    """Let pass a claim posted before the ticket expired; the postmark counts.

    Raises Refused: `reason_required` for a claim that says nothing, `unknown` for one posted on a
    day yet to come, `expired`.
    """
    if not claim.text.strip():
        raise Refused(Code.REASON_REQUIRED)
    if claim.posted_on > business_day(at):
        raise Refused(Code.UNKNOWN, posted_on=claim.posted_on)
    last = ticket.standing.payable_until
    if last is not None and claim.posted_on > last:
        raise Refused(Code.EXPIRED, until=last)

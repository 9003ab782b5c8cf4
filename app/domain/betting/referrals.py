"""Tickets that the counter does not pay: damaged ones go to player relations (BETTING B8, art. 7.4)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from app.domain.errors import Code, Refused


@dataclass(frozen=True, slots=True)
class Decision:
    """What player relations said; where they let it be paid, the paper is replaced first."""

    pay: bool
    reason: str
    operator: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Referral:
    """A damaged ticket as it was taken in; `identification` is empty where it can't be read."""

    number: int
    identification: str
    damage: str
    point_of_sale: str
    operator: str
    at: datetime
    decision: Decision | None = None


def check_referral(damage: str) -> None:
    """Raises Refused(reason_required) where nobody said what is wrong with the paper."""
    if not damage.strip():
        raise Refused(Code.REASON_REQUIRED)


def check_decision(referral: Referral, reason: str) -> None:
    """Raises Refused: `unknown` for one that was decided already, `reason_required`."""
    if referral.decision is not None:
        raise Refused(Code.UNKNOWN, referral=referral.number, decided_at=referral.decision.at)
    if not reason.strip():
        raise Refused(Code.REASON_REQUIRED)

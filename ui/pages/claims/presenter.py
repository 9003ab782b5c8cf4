"""What waits for an answer of player relations, without Qt (BETTING B6, B8, art. 11.1.2, 13.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from functools import partial

from app.domain.betting.referrals import Referral
from app.domain.house.rights import Act
from app.domain.values import business_day
from app.ports.office import NumberedClaim
from app.services.betting.registers import (
    AnswerClaim,
    AskClaims,
    AskReferrals,
    ClaimRecorded,
    DecideReferral,
    ReceiveClaim,
    TicketReferred,
    answer_claim,
    claims,
    decide_referral,
    receive_claim,
    referrals,
)
from app.services.house import Origin
from ui.desk import Desk


class Kind(StrEnum):
    """What is in hand."""

    CLAIM = "claim"
    REFERRAL = "referral"
    NEW = "new"


@dataclass(frozen=True, slots=True)
class Found:
    """What is still open in both registers."""

    claims: Sequence[NumberedClaim]
    referrals: Sequence[Referral]


@dataclass(slots=True)
class ClaimsPresenter:
    """Holds what is open, what is in hand, and what is written about it."""

    desk: Desk
    found: Found = Found((), ())
    kind: Kind = Kind.NEW
    number: int = 0
    text: str = ""
    pay: bool | None = None
    """Of a damaged ticket: whether it may be paid; None while nobody said."""
    code: str = ""
    posted_on: date | None = None
    _intention: Origin | None = None

    def load(self) -> Found:
        house, origin = self.desk.house, self.desk.origin()
        open_claims = claims(house, origin, AskClaims(open_only=True))
        return Found(open_claims, referrals(house, origin, AskReferrals(open_only=True)))

    def show(self, found: Found) -> None:
        """What is no longer open is no longer in hand."""
        self.found = found
        if self.kind is not Kind.NEW and self.claim is None and self.referral is None:
            self.choose(Kind.NEW)

    def choose(self, kind: Kind, number: int = 0) -> None:
        """Take another one in hand; what was written about the last one is put away."""
        self.kind, self.number = kind, number
        self.text, self.pay, self.code, self.posted_on, self._intention = "", None, "", None, None

    @property
    def today(self) -> date:
        """Most claims are brought or posted on the day that they are taken in."""
        return business_day(self.desk.house.clock.now())

    @property
    def claim(self) -> NumberedClaim | None:
        known = self.found.claims if self.kind is Kind.CLAIM else ()
        return next((each for each in known if each.number == self.number), None)

    @property
    def referral(self) -> Referral | None:
        known = self.found.referrals if self.kind is Kind.REFERRAL else ()
        return next((each for each in known if each.number == self.number), None)

    @property
    def act(self) -> Act:
        """What the main action does."""
        return {
            Kind.CLAIM: Act.ANSWER_CLAIM,
            Kind.REFERRAL: Act.DECIDE_REFERRAL,
            Kind.NEW: Act.RECEIVE_CLAIM,
        }[self.kind]

    @property
    def may(self) -> bool:
        return self.desk.may(self.act)

    @property
    def is_complete(self) -> bool:
        """Whether all of it is written: a decision says whether to pay, a claim what it is about."""
        if self.kind is Kind.REFERRAL and self.pay is None:
            return False
        if self.kind is Kind.NEW and not (self.code.strip() and self.posted_on):
            return False
        return bool(self.text.strip())

    def recording(self) -> Callable[[], ClaimRecorded | TicketReferred]:
        """Record what is written, once; to be run off the screen's thread."""
        self._intention = self._intention or self.desk.origin()
        house, origin, text = self.desk.house, self._intention, self.text.strip()
        if self.kind is Kind.CLAIM:
            return partial(answer_claim, house, origin, AnswerClaim(self.number, text))
        if self.kind is Kind.REFERRAL:
            return partial(decide_referral, house, origin, DecideReferral(self.number, bool(self.pay), text))
        code = "".join(self.code.split())
        posted = self.posted_on or date.min
        return partial(receive_claim, house, origin, ReceiveClaim(code, posted, text))

    def end(self) -> None:
        """The intention was answered."""
        self._intention = None

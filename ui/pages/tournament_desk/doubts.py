"""What stops the cashier until a supervisor has decided: a near match, a limit. No Qt (POKER P3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Final

from app.domain.errors import Code
from app.domain.house.rights import Act, Operator
from app.domain.poker.admission import Comparison
from app.domain.poker.persons import Listed, Person
from app.services.house import Origin
from app.services.people import Approve, Approved, approve, supervisors
from app.services.poker.desk import Doubts
from app.services.poker.rosters import AskNearMatches, near_matches
from ui.desk import Desk

DOUBTS: Final[Mapping[Code, Act]] = {
    Code.NEAR_MATCH: Act.DECIDE_NEAR_MATCH,
    Code.ACCESS_LIMITED: Act.DECIDE_ACCESS_LIMIT,
}
"""The refusals that a supervisor can lift, and by which right."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """What is to be decided about `person`; `subject` is what the supervisor's word is bound to."""

    act: Act
    person: Person
    subject: str
    records: Sequence[Listed]
    supervisors: Sequence[Operator]
    asked_at: datetime


@dataclass(frozen=True, slots=True)
class Decided:
    """What supervisors decided so far, and the last one's approval; nothing while there is no doubt."""

    doubts: Doubts = field(default_factory=Doubts)
    approval: str | None = None

    def origin(self, origin: Origin) -> Origin:
        """`origin` with the supervisor's word."""
        return origin.approved(self.approval) if self.approval else origin

    def also(self, act: Act, approval: str, *, admitted: bool) -> Decided:
        """One more decision."""
        if act is Act.DECIDE_NEAR_MATCH:
            found = Comparison.ANOTHER_PERSON if admitted else Comparison.THE_BANNED_ONE
            return Decided(replace(self.doubts, near_match=found), approval)
        return Decided(replace(self.doubts, access_accepted=admitted), approval)


def ask_doubt(desk: Desk, act: Act, person: Person, subject: str) -> Doubt:
    """The records to compare and who may decide; runs off the screen's thread."""
    house, origin = desk.house, desk.origin()
    records: Sequence[Listed] = ()
    if act is Act.DECIDE_NEAR_MATCH:
        records = near_matches(house, origin, AskNearMatches(person))
    return Doubt(
        act, person, subject, records, tuple(supervisors(house, act, origin.operator)), house.clock.now()
    )


def ask_approval(desk: Desk, doubt: Doubt, supervisor: str, pin: str, reason: str) -> Approved:
    """The supervisor's word. Raises Refused(not_allowed, pin_locked)."""
    command = Approve(supervisor, pin, doubt.act, doubt.subject, reason=reason)
    return approve(desk.house, desk.origin(), command)

"""The rake certified by two people, each with his own code. No Qt (POKER P7)."""

from __future__ import annotations

from collections.abc import Sequence

from app.domain.house.rights import Act, Operator
from app.services.house import Origin
from app.services.people import Approve, Approved, LoggedIn, LogIn, approve, log_in, supervisors
from app.services.poker.money import Certify, RakeKnown, certify
from ui.pages.prizes.seen import SeenPrizes


class Certification:
    """Whoever certifies proves that it is him, then a games cashier countersigns."""

    def __init__(self, seen: SeenPrizes) -> None:
        self._seen = seen

    @property
    def myself(self) -> tuple[Operator, ...]:
        """Whoever is logged in."""
        operator = self._seen.desk.operator
        return (operator,) if operator else ()

    def countersigners(self) -> Sequence[Operator]:
        """The games cashiers who may countersign."""
        asking = self._seen.desk.operator.id if self._seen.desk.operator else ""
        return supervisors(self._seen.desk.house, Act.COUNTERSIGN, asking)

    def try_own_code(self, origin: Origin, pin: str) -> LoggedIn:
        """Raises Refused with PIN_LOCKED after too many wrong ones."""
        return log_in(self._seen.desk.house, origin, LogIn(origin.operator, pin))

    def certify(self, asking: Origin, certifying: Origin, cashier: str, pin: str) -> Approved | RakeKnown:
        """Certified with the cashier's word; an `Approved` without one where his code is wrong.

        Raises Refused with PIN_LOCKED after too many wrong ones, or as the house decides.
        """
        house, command = self._seen.desk.house, Certify(self._seen.state.tournament, cashier)
        given = approve(house, asking, Approve(cashier, pin, Act.COUNTERSIGN, command.subject))
        if given.approval is None:
            return given
        return certify(house, certifying.approved(given.approval), command)

"""Logging in, without Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.domain.house.rights import Operator
from app.services.house import Origin
from app.services.papers import ASKS_FOR_SOMEBODY, unsettled_jobs
from app.services.people import Colleague, LoggedIn, LogIn, colleagues, log_in
from ui.desk import Desk


@dataclass(frozen=True, slots=True)
class Seen:
    """Who works here, how many papers of this station wait for somebody's word, and what is still open:
    papers that have not come out, and the drawer."""

    people: Sequence[Colleague]
    papers: int
    unprinted: int = 0
    drawer_open: bool = False


@dataclass(slots=True)
class LoginPresenter:
    """Holds who is chosen. Every try of a code is an intention of its own.

    `expected` is who was named beforehand, by the guide.
    """

    desk: Desk
    people: Sequence[Colleague] = ()
    papers: int = 0
    unprinted: int = 0
    drawer_open: bool = False
    chosen: Operator | None = None
    expected: str = ""

    def load(self) -> Seen:
        house, station = self.desk.house, self.desk.station
        unprinted = unsettled_jobs(house, (station.printer,))
        asking = sum(job.state in ASKS_FOR_SOMEBODY for job in unprinted)
        with house.store.read() as unit:
            drawer_open = unit.cash.open_shift(station.drawer) is not None
        return Seen(colleagues(house), asking, len(unprinted), drawer_open)

    def show(self, seen: Seen) -> None:
        self.people, self.papers = seen.people, seen.papers
        self.unprinted, self.drawer_open = seen.unprinted, seen.drawer_open
        self.choose(self.expected or (self.chosen.id if self.chosen else ""))

    def expect(self, operator: str) -> None:
        """Who is asked for his code: chosen as soon as it is known who works here."""
        self.choose(operator)
        self.expected = operator

    def choose(self, operator: str) -> None:
        """Somebody who doesn't work here is nobody."""
        known = {each.operator.id: each.operator for each in self.people}
        self.chosen, self.expected = known.get(operator), ""

    def try_code(self, code: str) -> LoggedIn:
        """Ask the house. Raises Refused(pin_locked)."""
        if self.chosen is None:
            raise LookupError("nobody is chosen")
        return log_in(self.desk.house, self._origin(self.chosen), LogIn(self.chosen.id, code))

    def enter(self) -> Operator:
        """Whoever is chosen sits at the station from now on."""
        if self.chosen is None:
            raise LookupError("nobody is chosen")
        self.desk.operator = self.chosen
        return self.chosen

    def _origin(self, operator: Operator) -> Origin:
        return replace(self.desk.anonymous(), operator=operator.id)

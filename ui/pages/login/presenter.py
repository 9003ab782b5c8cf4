"""Logging in, without Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.domain.house.rights import Operator
from app.services.house import Origin
from app.services.people import Colleague, LoggedIn, LogIn, colleagues, log_in
from ui.desk import Desk


@dataclass(slots=True)
class LoginPresenter:
    """Holds who is chosen. Every try of a code is an intention of its own."""

    desk: Desk
    people: Sequence[Colleague] = ()
    chosen: Operator | None = None

    def load(self) -> Sequence[Colleague]:
        return colleagues(self.desk.house)

    def show(self, people: Sequence[Colleague]) -> None:
        self.people = people
        known = {each.operator.id for each in people}
        if self.chosen is None or self.chosen.id not in known:
            self.chosen = None

    def choose(self, operator: str) -> None:
        self.chosen = next(each.operator for each in self.people if each.operator.id == operator)

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

"""Logging in, without Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.domain.house.people import BadgeUse
from app.domain.house.rights import Operator
from app.services.badges import ShownBadge, show_badge
from app.services.house import Origin
from app.services.last_acts import LastAct, last_act
from app.services.papers import ASKS_FOR_SOMEBODY, unsettled_jobs
from app.services.people import Colleague, LoggedIn, LogIn, colleagues, log_in
from ui.desk import Desk


@dataclass(frozen=True, slots=True)
class Seen:
    """Who works here, how many papers of this station wait for somebody's word, and what is still open:
    papers that have not come out, and the drawer. `badge`: what badges are for. `last_act`: what this station
    did last. `no_offer`: no bet was ever published."""

    people: Sequence[Colleague]
    papers: int
    unprinted: int = 0
    drawer_open: bool = False
    badge: BadgeUse = BadgeUse.OFF
    last_act: LastAct | None = None
    no_offer: bool = False


@dataclass(slots=True)
class LoginPresenter:
    """Holds who is chosen. Every try of a code is an intention of its own.

    `expected` is who was named beforehand, by the guide; `has_shown`, whether the one who is chosen
    showed his badge.
    """

    desk: Desk
    people: Sequence[Colleague] = ()
    papers: int = 0
    unprinted: int = 0
    drawer_open: bool = False
    chosen: Operator | None = None
    expected: str = ""
    badge: BadgeUse = BadgeUse.OFF
    has_shown: bool = False
    last_act: LastAct | None = None
    no_offer: bool = False

    def load(self) -> Seen:
        house, station = self.desk.house, self.desk.station
        unprinted = unsettled_jobs(house, (station.printer,))
        asking = sum(job.state in ASKS_FOR_SOMEBODY for job in unprinted)
        with house.store.read() as unit:
            drawer_open = unit.cash.open_shift(station.drawer) is not None
            badge = house.as_chosen(unit).settings.badge
            no_offer = unit.offer.is_empty()
        last = last_act(house, station.name)
        return Seen(colleagues(house), asking, len(unprinted), drawer_open, badge, last, no_offer)

    def show(self, seen: Seen) -> None:
        self.people, self.papers = seen.people, seen.papers
        self.last_act, self.no_offer = seen.last_act, seen.no_offer
        self.unprinted, self.drawer_open, self.badge = seen.unprinted, seen.drawer_open, seen.badge
        self.choose(self.expected or (self.chosen.id if self.chosen else ""))

    def expect(self, operator: str) -> None:
        """Who is asked for his code: chosen as soon as it is known who works here."""
        self.choose(operator)
        self.expected = operator

    def choose(self, operator: str) -> None:
        """Somebody who doesn't work here is nobody."""
        known = {each.operator.id: each.operator for each in self.people}
        if self.chosen is None or self.chosen.id != operator:
            self.has_shown = False
        self.chosen, self.expected = known.get(operator), ""

    @property
    def colleague(self) -> Colleague | None:
        """Who is chosen, with what is known of him here."""
        chosen = self.chosen.id if self.chosen else None
        return next((each for each in self.people if each.operator.id == chosen), None)

    @property
    def needs_badge(self) -> bool:
        """Whether a badge has to be scanned before a code is of use."""
        return self.badge is BadgeUse.REQUIRED and not self.has_shown

    def show_badge(self, code: str) -> ShownBadge:
        """Whose badge was scanned. Raises Refused(badge_locked)."""
        return show_badge(self.desk.house, self.desk.anonymous(), code)

    def take_badge(self, owner: Operator) -> None:
        """Choose whoever showed his badge: only his code is left to type."""
        self.choose(owner.id)
        self.has_shown = self.chosen is not None

    def forget_badge(self) -> None:
        """It was shown too long ago, or somebody else stands there."""
        self.has_shown = False

    def try_code(self, code: str) -> LoggedIn:
        """Ask the house. Raises Refused(pin_locked, badge_needed)."""
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

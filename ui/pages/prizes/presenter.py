"""What the page of prizes is about: one part for each thing that is done with them. No Qt (POKER P6, P7)."""

from __future__ import annotations

from collections.abc import Sequence

from app.domain.values import Money
from app.services.house import Origin
from app.services.poker.money import FixPrizes, PrizesKnown, fix_prizes
from app.services.poker.room_view import RoomView
from ui.desk import Desk
from ui.pages.prizes.certification import Certification
from ui.pages.prizes.lines import PrizeLine, fixed_lines, proposed_lines
from ui.pages.prizes.others import OtherTournaments
from ui.pages.prizes.proposal import Proposal
from ui.pages.prizes.seen import SeenPrizes


class PrizesPresenter:
    """`seen` is the tournament, `proposal` how its pool would be shared until that is fixed."""

    def __init__(self, desk: Desk) -> None:
        self.seen = SeenPrizes(desk)
        self.others = OtherTournaments(self.seen)
        self.proposal = Proposal(self.seen)
        self.certification = Certification(self.seen)
        self._worked_on = ("", "")

    def see(self, view: RoomView | None) -> bool:
        """Take what was read. Whether what was begun ends with it: it was of another tournament or another
        operator."""
        self.seen.view = view
        operator = self.seen.desk.operator.id if self.seen.desk.operator else ""
        work = (view.state.tournament if view else "", operator)
        ends = work != self._worked_on
        self._worked_on = work
        if ends or (view is not None and view.state.prizes is not None):
            self.proposal.begin()
        return ends

    def is_at(self, tournament: str | None) -> bool:
        """Whether what is shown is of this tournament, and of whoever is logged in."""
        operator = self.seen.desk.operator.id if self.seen.desk.operator else ""
        return self._worked_on == (tournament or "", operator)

    def lines(self) -> Sequence[PrizeLine]:
        """What every place wins, to the cent."""
        if self.seen.state.prizes is not None:
            return fixed_lines(self.seen.state, self.others)
        return proposed_lines(self.proposal, self.others)

    @property
    def in_kind(self) -> Money:
        """What the things of all places are worth, or what the terms announce where that is more."""
        fixed, announced = self.seen.state.prizes, self.seen.state.terms.contribution_kind
        things = fixed.in_kind if fixed else [thing for line in self.lines() for thing in line.things]
        return max(Money.total(thing.value for thing in things), announced)

    def fix(self, origin: Origin) -> PrizesKnown:
        """Fix what is proposed, for good. Raises Refused, as the house decides."""
        command = FixPrizes(self.seen.state.tournament, self.proposal.structure())
        return fix_prizes(self.seen.desk.house, origin, command)

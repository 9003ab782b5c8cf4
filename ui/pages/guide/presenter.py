"""What the guide knows: which steps were done, which papers came out. No Qt."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Final

from app.domain.house.rights import Act
from app.domain.values.days import HOUSE_ZONE, local
from app.ports.devices import VirtualPaper
from app.ports.store import Unit
from ui.context import Demo
from ui.desk import Desk


class StepName(StrEnum):
    """What a newcomer tries, in the order of a day."""

    OPEN = "open"
    SELL = "sell"
    RESULTS = "results"
    PAY = "pay"
    SEAT = "seat"
    PLAY = "play"
    CLOSE = "close"


@dataclass(frozen=True, slots=True)
class Doer:
    """Somebody who does a part of a step, and the page where."""

    operator: str
    page: str


@dataclass(frozen=True, slots=True)
class Step:
    """A step is done once one of `acts` stands in the journal; its doers follow one another."""

    name: StepName
    doers: tuple[Doer, ...]
    acts: tuple[Act, ...]


STEPS: Final = (
    Step(StepName.OPEN, (Doer("ines", "drawer"),), (Act.OPEN_SHIFT,)),
    Step(StepName.SELL, (Doer("ines", "sale"),), (Act.SELL,)),
    Step(StepName.RESULTS, (Doer("rachid", "results"),), (Act.PROMULGATE,)),
    Step(StepName.PAY, (Doer("ines", "check"),), (Act.PAY_TICKET,)),
    Step(StepName.SEAT, (Doer("ines", "registration"), Doer("marc", "room")), (Act.DRAW,)),
    Step(StepName.PLAY, (Doer("marc", "room"), Doer("ines", "rebuys")), (Act.REBUY,)),
    Step(StepName.CLOSE, (Doer("ines", "drawer"), Doer("sylvie", "closing")), (Act.CLOSE_DAY,)),
)
EVENING_HOUR: Final = 23
"""By then every event of the demonstration's Saturday is over."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What the house answered: steps done, and what the people of the steps are called."""

    done: frozenset[StepName]
    names: Mapping[str, str]


@dataclass(slots=True)
class GuidePresenter:
    desk: Desk
    demo: Demo
    pins: Mapping[str, str] = field(default_factory=dict)
    seen: Seen = field(default_factory=lambda: Seen(frozenset(), {}))
    chosen: StepName | None = None
    papers: Sequence[VirtualPaper] = ()
    paper: int | None = None

    # -- steps --------------------------------------------------------------------------------

    def load(self) -> Seen:
        with self.desk.house.store.read() as unit:
            done = {step.name for step in STEPS if any(self._was_done(unit, act) for act in step.acts)}
            people = {each.id: each.name for each in unit.people.operators()}
        return Seen(frozenset(done), people)

    def _was_done(self, unit: Unit, act: Act) -> bool:
        """Done at this station: what prepared the house is nobody's merit."""
        latest = unit.journal.recent(1, act.value)
        return bool(latest) and json.loads(latest[0].body)["station"] == self.desk.station.name

    def show(self, seen: Seen) -> None:
        """A step that is done gives way to the next; one that was touched stays."""
        finished = self.chosen is not None and self.chosen in seen.done - self.seen.done
        self.seen = seen
        if finished:
            self.chosen = None

    @property
    def present(self) -> Step:
        """The step that was touched, else the first that is not done."""
        if self.chosen is not None:
            return next(step for step in STEPS if step.name is self.chosen)
        return next((step for step in STEPS if step.name not in self.seen.done), STEPS[-1])

    @property
    def all_done(self) -> bool:
        return len(self.seen.done) == len(STEPS)

    def who(self, step: Step) -> Sequence[tuple[str, str]]:
        """Names and personal codes of whoever does the step."""
        return [self.named(doer) for doer in step.doers]

    def named(self, doer: Doer) -> tuple[str, str]:
        """Name and personal code."""
        return self.seen.names.get(doer.operator, doer.operator), self.pins.get(doer.operator, "")

    def is_here(self, doer: Doer) -> bool:
        """Whether it is he who is logged in."""
        operator = self.desk.operator
        return operator is not None and operator.id == doer.operator

    # -- papers -------------------------------------------------------------------------------

    def look_at_papers(self) -> bool:
        """Whether one came out since; the newest is then in hand."""
        papers = self.demo.devices.papers()
        newest = papers[0].number if papers else None
        before = self.papers[0].number if self.papers else None
        self.papers = papers
        if newest != before:
            self.paper = newest
        return newest != before

    def choose_paper(self, number: int) -> None:
        self.paper = number

    @property
    def paper_in_hand(self) -> VirtualPaper | None:
        return next((each for each in self.papers if each.number == self.paper), None)

    def scan(self) -> bool:
        """Hold the scanner over the paper in hand; False where it has no bar code."""
        return self.paper is not None and self.demo.devices.scan(self.paper)

    # -- the players ---------------------------------------------------------------------------

    @property
    def players_can_come(self) -> bool:
        """At the tournament's step, for whoever may register them."""
        seating = self.present.name is StepName.SEAT
        return seating and self.demo.arrivals is not None and self.desk.may(Act.REGISTER)

    def let_players_come(self) -> int:
        """Everybody who holds a place pays and is checked in. Raises Refused with the drawer closed."""
        if self.demo.arrivals is None:
            raise LookupError("nobody is to come")
        return self.demo.arrivals(self.desk.origin())

    # -- the clock ----------------------------------------------------------------------------

    @property
    def evening(self) -> datetime:
        """23:00 of the present day at the house."""
        now = local(self.desk.house.clock.now())
        return datetime(now.year, now.month, now.day, EVENING_HOUR, tzinfo=HOUSE_ZONE)

    @property
    def is_evening(self) -> bool:
        return self.desk.house.clock.now() >= self.evening

    @property
    def starts_late(self) -> bool:
        """Whether the tournament is to be played after its hour: the clock was moved on for the results."""
        return self.is_evening and self.present.name in {StepName.SEAT, StepName.PLAY}

    def go_on_to_evening(self) -> None:
        """Whatever is played has as much time left then as now."""
        self.demo.go_on(self.evening)

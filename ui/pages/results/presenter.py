"""What is being promulgated, without Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from app.domain.values import Money
from app.services.betting.consequences import AskPart, Consequences, already_paid, hanging, part, parts
from app.services.betting.results import (
    AskAwaited,
    AwaitedEvent,
    CorrectResult,
    Promulgate,
    ResultRecorded,
    awaited,
    promulgate_event,
)
from app.services.house import Origin
from ui.desk import Desk
from ui.pages.results.choice import EventChoice
from ui.pages.results.entering import Entering, Missing


@dataclass(slots=True)
class ResultsPresenter:
    """One event at a time; another event begins with an entry of its own."""

    desk: Desk
    choice: EventChoice = field(default_factory=EventChoice)
    entering: Entering = field(default_factory=Entering)
    on_sale_too: bool = False
    is_known: bool = False
    """Whether the house has told which events there are."""

    # -- which event --------------------------------------------------------------------------

    def show(self, events: Sequence[AwaitedEvent]) -> bool:
        """Whether another event is in hand now; what was entered of the same one stays."""
        self.is_known = True
        changed = self.choice.show(events)
        if changed:
            self.entering = self.begin()
        else:
            self.entering.about = self.choice.chosen
        return changed

    def choose(self, code: str) -> None:
        """Another event, or none: what was entered for the last one is dropped."""
        self.choice.choose(code)
        self.entering = self.begin()

    def search(self, wanted: str) -> bool:
        """Whether another event is in hand now: the first that is found, while nothing is entered."""
        self.choice.wanted = wanted
        codes = [each.code for each in self.choice.found()]
        chosen = self.choice.chosen
        if self.entering.is_begun or not codes or (chosen is not None and chosen.code in codes):
            return False
        self.choose(codes[0])
        return True

    def listed(self) -> Sequence[AwaitedEvent]:
        """The events that answer the search; over them the one of which something is entered."""
        found, chosen = self.choice.found(), self.choice.chosen
        stays = chosen is not None and self.entering.is_begun and chosen not in found
        return [chosen, *found] if stays and chosen is not None else found

    def begin(self) -> Entering:
        """The entry with which the chosen event begins."""
        return Entering.first(self.choice.chosen)

    # -- asking the house ---------------------------------------------------------------------

    def load(self) -> Sequence[AwaitedEvent]:
        return awaited(self.desk.house, self.desk.origin(), AskAwaited(self.on_sale_too))

    def command(self) -> Promulgate | CorrectResult | None:
        """What would be made known; None while something is missing."""
        about = self.entering.about
        if about is None or self.entering.missing() is not Missing.NOTHING:
            return None
        return self.command_for(about)

    def command_for(self, about: AwaitedEvent) -> Promulgate | CorrectResult:
        """A first result here; where results are corrected, another in place of it."""
        return Promulgate(about.code, self.entering.result(), self.entering.winners())

    def hanging(self, command: Promulgate | CorrectResult) -> Sequence[tuple[str, ...]]:
        """The tickets that `command` would move, in parts. Raises Refused as promulgating would."""
        return parts(hanging(self.desk.house, self.desk.origin(), command))

    def already_paid(self, command: Promulgate | CorrectResult) -> Money:
        """What was paid on the bets that `command` is about. Raises Refused as promulgating would."""
        return already_paid(self.desk.house, self.desk.origin(), command)

    def count(self, command: Promulgate | CorrectResult, tickets: tuple[str, ...]) -> Consequences:
        """What `command` would do to a part of them; nothing is kept."""
        return part(self.desk.house, self.desk.origin(), AskPart(command, tickets))

    def promulgate(self, origin: Origin, command: Promulgate) -> ResultRecorded:
        """Raises Refused: result_exists, not_allowed."""
        return promulgate_event(self.desk.house, origin, command)

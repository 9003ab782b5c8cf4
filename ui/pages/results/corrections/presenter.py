"""What is being corrected, without Qt (art. 9.1, 9.3)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from app.domain.betting.outcomes import Result
from app.domain.house.rights import Act, Operator
from app.services.betting.results import (
    AskPromulgated,
    AwaitedEvent,
    CorrectResult,
    PromulgatedEvent,
    ResultRecorded,
    correct_event,
    promulgated_events,
)
from app.services.house import Origin
from app.services.people import Approve, Approved, approve, supervisors
from ui.pages.results.entering import Entering, Entry
from ui.pages.results.presenter import ResultsPresenter

_NUMBER = re.compile("[1-9][0-9]{0,2}")
_REASON_TO_COME = "…"
"""Stands for the reason in a preview, which keeps nothing."""


@dataclass(frozen=True, slots=True)
class Word:
    """A supervisor's word for a correction; each of the two acts is an intention of its own (H5)."""

    asking: Origin
    correcting: Origin
    supervisor: str
    pin: str
    reason: str


@dataclass(slots=True)
class CorrectionsPresenter(ResultsPresenter):
    """Begins with what was promulgated; only what differs can be corrected."""

    results: dict[str, Result] = field(default_factory=dict)
    confirmed: Entry | None = None
    """The entry that a supervisor is asked about."""

    @property
    def number(self) -> int | None:
        """The number that is searched for: bets that bore it long ago are asked for too."""
        wanted = self.choice.wanted.strip()
        return int(wanted) if _NUMBER.fullmatch(wanted) else None

    def load(self) -> Sequence[AwaitedEvent]:
        found = promulgated_events(self.desk.house, self.desk.origin(), AskPromulgated(self.number))
        self.results = {event.code: event.result for event in found if event.result is not None}
        return [_as_event(event) for event in found]

    def begin(self) -> Entering:
        """The result that stands: promulgated by its score it is corrected by a score, named winners by
        others."""
        chosen = self.choice.chosen
        return Entering.correction(chosen, self.results.get(chosen.code)) if chosen else Entering()

    def command_for(self, about: AwaitedEvent) -> CorrectResult:
        """The correction without its reason, for what it would do; what was not asked here stays."""
        result = self.entering.result()
        if result is None:
            return CorrectResult(about.code, _REASON_TO_COME, winners=self.entering.winners())
        standing = self.results.get(about.code, result)
        corrected = replace(standing, scores=result.scores, first_goal=result.first_goal, ended=result.ended)
        return CorrectResult(about.code, _REASON_TO_COME, corrected)

    # -- a supervisor's word -------------------------------------------------------------------

    @property
    def asks_approval(self) -> bool:
        return self.confirmed is not None

    def ask_approval(self) -> None:
        self.confirmed = replace(self.entering.entry)

    def supervisors(self) -> Sequence[Operator]:
        """Who may give his word: never the trader himself."""
        asking = self.desk.operator.id if self.desk.operator else ""
        return supervisors(self.desk.house, Act.APPROVE_CORRECTION, asking)

    def word(self, supervisor: str, pin: str, reason: str) -> Word:
        return Word(self.desk.origin(), self.desk.origin(), supervisor, pin, reason)

    def correct(self, word: Word, command: CorrectResult) -> tuple[Approved, ResultRecorded | None]:
        """A supervisor's PIN, then the correction under it; nothing is corrected for a wrong PIN.

        Raises Refused: not_allowed, pin_locked, no_result, reason_required.
        """
        asked = Approve(
            word.supervisor, word.pin, Act.APPROVE_CORRECTION, command.subject, reason=word.reason
        )
        answer = approve(self.desk.house, word.asking, asked)
        if answer.approval is None:
            return answer, None
        origin = word.correcting.approved(answer.approval)
        known_at = self.desk.house.clock.now()
        corrected = replace(command, reason=word.reason, error_known_at=known_at)
        return answer, correct_event(self.desk.house, origin, corrected)


def _as_event(event: PromulgatedEvent) -> AwaitedEvent:
    return AwaitedEvent(event.code, event.bets)

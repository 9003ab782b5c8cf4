"""Results promulgated and corrected (BETTING B6, art. 9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from app.domain.betting.deadlines import due_to_void
from app.domain.betting.offer import OnOffer
from app.domain.betting.outcomes import Result
from app.domain.betting.results import (
    Promulgated,
    correct,
    correct_winners,
    promulgate,
    promulgate_winners,
)
from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.ports.betting import PromulgatedResult
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.house import House


@dataclass(frozen=True, slots=True)
class Promulgate:
    """What happened at an event, or the winning picks by bet number for a sport without scores."""

    event: str | None
    result: Result | None = None
    winners: Mapping[int, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CorrectResult:
    """Another result in place of the one promulgated; needs a reason and a supervisor (9.1, 9.3)."""

    event: str | None
    reason: str
    result: Result | None = None
    winners: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    error_known_at: datetime | None = None

    @property
    def subject(self) -> str:
        return _subject(self.event, self.winners)


@dataclass(frozen=True, slots=True)
class ResultRecorded:
    """Numbers of the bets that this step settled and voided, ascending."""

    settled: tuple[int, ...]
    voided: tuple[int, ...]


@act(Act.PROMULGATE)
def promulgate_event(work: Work, command: Promulgate) -> ResultRecorded:
    """Raises Refused: bet_unknown, result_exists, no_result, picks_invalid."""
    return record_first(work, command)


def record_first(work: Work, command: Promulgate) -> ResultRecorded:
    """The first result of an event, as part of an act. Raises Refused as `promulgate_event` does."""
    bets = _bets(work.unit, command.event, command.winners)
    return _record(work, bets, _promulgated(bets, command), command, "")


@act(Act.CORRECT_RESULT, subject=lambda command: command.subject)
def correct_event(work: Work, command: CorrectResult) -> ResultRecorded:
    """Raises Refused: bet_unknown, no_result, reason_required, not_allowed without a supervisor."""
    if not work.approved_for(Act.APPROVE_CORRECTION):
        raise Refused(Code.NOT_ALLOWED, act=Act.APPROVE_CORRECTION)
    bets = _bets(work.unit, command.event, command.winners)
    return _record(work, bets, _corrected(bets, command), command, command.reason)


def foreseen(unit: Unit, step: Promulgate | CorrectResult) -> Promulgated:
    """What a step would make of its bets. Raises Refused as the step itself does."""
    bets = _bets(unit, step.event, step.winners)
    return _corrected(bets, step) if isinstance(step, CorrectResult) else _promulgated(bets, step)


def _promulgated(bets: Sequence[OnOffer], command: Promulgate) -> Promulgated:
    if command.result is not None:
        return promulgate(bets, command.result)
    return promulgate_winners(bets, command.winners)


def _corrected(bets: Sequence[OnOffer], command: CorrectResult) -> Promulgated:
    if command.result is not None:
        return correct(bets, command.result, command.reason)
    return correct_winners(bets, command.winners, command.reason)


def _subject(event: str | None, winners: Mapping[int, tuple[str, ...]]) -> str:
    return f"event {event}" if event else f"bets {' '.join(map(str, sorted(winners)))}"


def _bets(unit: Unit, code: str | None, winners: Mapping[int, tuple[str, ...]]) -> Sequence[OnOffer]:
    """The bets that a step is about: all of an event, or those whose winners it names."""
    if winners:
        named = unit.offer.by_numbers(winners)
        bets: Sequence[OnOffer] = tuple(named[number] for number in sorted(named))
    else:
        event = unit.offer.event_by_code(code or "")
        bets = unit.offer.of_event(event.id) if event else ()
    if not bets or len(bets) < len(winners):
        raise Refused(Code.BET_UNKNOWN, event=code, bets=sorted(winners))
    return bets


def _record(
    work: Work,
    before: Sequence[OnOffer],
    promulgated: Promulgated,
    command: Promulgate | CorrectResult,
    reason: str,
) -> ResultRecorded:
    work.subject = _subject(command.event, command.winners)
    for old, new in zip(before, promulgated.bets, strict=True):
        work.unit.offer.change(old, new, reason, work.now)
    for event in sorted({bet.bet.event.id for bet in before}):
        of_event = {bet.bet.number for bet in before if bet.bet.event.id == event}
        work.unit.offer.add_result(
            PromulgatedResult(
                event=event,
                revision=len(work.unit.offer.results(event)),
                result=command.result,
                winners={bet: picks for bet, picks in command.winners.items() if bet in of_event},
                reason=reason,
                at=work.now,
            )
        )
    return ResultRecorded(promulgated.settled, promulgated.voided)


@dataclass(frozen=True, slots=True)
class AskDue:
    """Bets without a result past their time (9.2)."""


def _due(unit: Unit, house: House, _query: AskDue) -> tuple[OnOffer, ...]:
    now = house.clock.now()
    return tuple(bet for bet in unit.offer.all() if due_to_void(bet, now))


due = reading(_due)


@dataclass(frozen=True, slots=True)
class AskAwaited:
    """Events without a result; with `on_sale_too` also those whose sale is not over."""

    on_sale_too: bool = False


@dataclass(frozen=True, slots=True)
class AwaitedEvent:
    """An event with the bets that wait for a result; `closed` once its sale is over.

    `scored` where its score is promulgated and did not decide these bets: their winners are named.
    """

    code: str
    bets: tuple[OnOffer, ...]
    closed: bool = True
    scored: bool = False


def _awaited(unit: Unit, house: House, query: AskAwaited) -> tuple[AwaitedEvent, ...]:
    """In the order of their starts; an event that has one bet left on sale is not closed."""
    now = house.clock.now()
    events: dict[int, list[OnOffer]] = {}
    for bet in unit.offer.all():
        if bet.outcome is None and not bet.voided:
            events.setdefault(bet.bet.event.id, []).append(bet)
    found = [
        AwaitedEvent(
            unit.offer.event_code(event),
            tuple(bets),
            closed=all(bet.closed_at(now) for bet in bets),
            scored=any(bet.over for bet in bets),
        )
        for event, bets in events.items()
    ]
    return tuple(sorted((each for each in found if each.closed or query.on_sale_too), key=_start))


def _start(event: AwaitedEvent) -> tuple[datetime, str]:
    return min(bet.bet.event.starts_at or bet.closes_at for bet in event.bets), event.code


awaited = reading(_awaited)


@dataclass(frozen=True, slots=True)
class AskPromulgated:
    """Events with a result, which a correction may take the place of (9.3)."""


@dataclass(frozen=True, slots=True)
class PromulgatedEvent:
    """An event with the bets that are decided, and its result as it was promulgated last.

    Without one, the winners of its bets were named.
    """

    code: str
    bets: tuple[OnOffer, ...]
    result: Result | None


def _promulgated_events(unit: Unit, _house: House, _query: AskPromulgated) -> tuple[PromulgatedEvent, ...]:
    """The latest starts first."""
    events: dict[int, list[OnOffer]] = {}
    for bet in unit.offer.all():
        if bet.result_known:
            events.setdefault(bet.bet.event.id, []).append(bet)
    events = {event: bets for event, bets in events.items() if any(bet.outcome for bet in bets)}
    results = unit.offer.latest_results(events)
    found = [
        PromulgatedEvent(unit.offer.event_code(event), tuple(bets), results.get(event))
        for event, bets in events.items()
    ]
    return tuple(sorted(found, key=_when, reverse=True))


def _when(event: PromulgatedEvent) -> datetime:
    first = event.bets[0]
    return first.bet.event.starts_at or first.closes_at


promulgated_events = reading(_promulgated_events)

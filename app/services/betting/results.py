"""Results promulgated and corrected (BETTING B6, art. 9)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from app.domain.betting.bet import WhichBet
from app.domain.betting.deadlines import DAYS_WITHOUT_RESULT, due_to_void
from app.domain.betting.offer import OnOffer
from app.domain.betting.outcomes import Result
from app.domain.betting.results import (
    Promulgated,
    correct,
    correct_winners,
    promulgate,
    promulgate_winners,
)
from app.domain.betting.settlement import DAYS_TO_CLAIM
from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.domain.values import business_day
from app.ports.betting import PromulgatedResult
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.betting.which import bets_named, number_of
from app.services.house import House


@dataclass(frozen=True, slots=True)
class Promulgate:
    """What happened at an event, or the winning picks of bets for a sport without scores."""

    event: str | None
    result: Result | None = None
    winners: Mapping[WhichBet, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CorrectResult:
    """Another result in place of the one promulgated; needs a reason and a supervisor (9.1, 9.3)."""

    event: str | None
    reason: str
    result: Result | None = None
    winners: Mapping[WhichBet, tuple[str, ...]] = field(default_factory=dict)
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
    concerned = _concerned(work.unit, command)
    return _record(work, concerned, _promulgated(concerned, command), command, "")


@act(Act.CORRECT_RESULT, subject=lambda command: command.subject)
def correct_event(work: Work, command: CorrectResult) -> ResultRecorded:
    """Raises Refused: bet_unknown, no_result, reason_required, not_allowed without a supervisor."""
    if not work.approved_for(Act.APPROVE_CORRECTION):
        raise Refused(Code.NOT_ALLOWED, act=Act.APPROVE_CORRECTION)
    concerned = _concerned(work.unit, command)
    return _record(work, concerned, _corrected(concerned, command), command, command.reason)


def foreseen(unit: Unit, step: Promulgate | CorrectResult) -> Promulgated:
    """What a step would make of its bets. Raises Refused as the step itself does."""
    concerned = _concerned(unit, step)
    if isinstance(step, CorrectResult):
        return _corrected(concerned, step)
    return _promulgated(concerned, step)


@dataclass(frozen=True, slots=True)
class _Concerned:
    """The bets that a step is about, and the winners that it names, by the bets' own identities."""

    bets: Sequence[OnOffer]
    winners: Mapping[int, tuple[str, ...]]


def _concerned(unit: Unit, step: Promulgate | CorrectResult) -> _Concerned:
    """All bets of an event, or those whose winners a step names. Raises Refused(bet_unknown)."""
    if step.winners:
        named = bets_named(unit, step.winners, step.event)
        bets = sorted(named.values(), key=lambda bet: (bet.bet.number, bet.bet.id))
        return _Concerned(bets, {named[which].bet.id: picks for which, picks in step.winners.items()})
    event = unit.offer.event_by_code(step.event or "")
    of_event = unit.offer.of_event(event.id) if event else ()
    if not of_event:
        raise Refused(Code.BET_UNKNOWN, event=step.event)
    return _Concerned(of_event, {})


def _promulgated(concerned: _Concerned, command: Promulgate) -> Promulgated:
    if command.result is not None:
        return promulgate(concerned.bets, command.result)
    return promulgate_winners(concerned.bets, concerned.winners)


def _corrected(concerned: _Concerned, command: CorrectResult) -> Promulgated:
    if command.result is not None:
        return correct(concerned.bets, command.result, command.reason)
    return correct_winners(concerned.bets, concerned.winners, command.reason)


def _subject(event: str | None, winners: Collection[WhichBet]) -> str:
    return f"event {event}" if event else f"bets {' '.join(map(str, sorted(map(number_of, winners))))}"


def _record(
    work: Work,
    concerned: _Concerned,
    promulgated: Promulgated,
    command: Promulgate | CorrectResult,
    reason: str,
) -> ResultRecorded:
    work.subject = _subject(command.event, command.winners)
    for old, new in zip(concerned.bets, promulgated.bets, strict=True):
        work.unit.offer.change(old, new, reason, work.now)
    for event in sorted({bet.bet.event.id for bet in concerned.bets}):
        of_event = {bet.bet.id for bet in concerned.bets if bet.bet.event.id == event}
        work.unit.offer.add_result(
            PromulgatedResult(
                event=event,
                revision=len(work.unit.offer.results(event)),
                result=command.result,
                winners={bet: picks for bet, picks in concerned.winners.items() if bet in of_event},
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
    return tuple(bet for bet in unit.offer.unsettled() if due_to_void(bet, now))


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
    for bet in unit.offer.unsettled():
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
    """Events with a result, which a correction may take the place of (9.3).

    A `number` brings up every bet that ever bore it: a ticket that was wrongly losing becomes payable
    however late the error comes out.
    """

    number: int | None = None


@dataclass(frozen=True, slots=True)
class PromulgatedEvent:
    """An event with the bets that are decided, and its result as it was promulgated last.

    Without one, the winners of its bets were named.
    """

    code: str
    bets: tuple[OnOffer, ...]
    result: Result | None


def _promulgated_events(unit: Unit, house: House, query: AskPromulgated) -> tuple[PromulgatedEvent, ...]:
    """The latest starts first: those a ticket on which can still be paid, and the latest of each number."""
    last_day = business_day(house.clock.now()) - DAYS_TO_CLAIM - timedelta(days=DAYS_WITHOUT_RESULT)
    former = unit.offer.bearers(query.number) if query.number is not None else ()
    bets = {bet.bet.id: bet for bet in (*unit.offer.all(), *unit.offer.lasting(last_day), *former)}
    events: dict[int, list[OnOffer]] = {}
    for bet in sorted(bets.values(), key=lambda bet: (bet.bet.number, bet.bet.id)):
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

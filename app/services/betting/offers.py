"""The trader's offer: published, priced, suspended, voided, rescheduled (BETTING B1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from app.domain.betting.bet import (
    Bet,
    BetType,
    Counted,
    Event,
    Handicap,
    MatchOfTheDay,
    Period,
    Points,
    WhichBet,
)
from app.domain.betting.formulas import ALL_FORMULAS, SINGLE
from app.domain.betting.offer import BetState, OnOffer
from app.domain.betting.publishing import (
    Held,
    check_sides,
    publish,
    rescheduled,
    started_early,
    with_odds,
    with_suspension,
    with_void,
)
from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.domain.values import Odds, business_day
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.betting.which import one_bet
from app.services.house import House


@dataclass(frozen=True, slots=True)
class PublishBet:
    """A bet to be put on sale. `event` is the code by which the trader and files know its event;
    what is said of an event that is known already must agree with it."""

    number: int
    event: str
    type: BetType
    odds: Mapping[str, Odds | None]
    closes_at: datetime
    starts_at: datetime | None = None
    sides: tuple[str, str] | None = None
    sport: str = "football"
    competition: str = ""
    period: Period = Period.FULL
    handicap: str | None = None
    line: str | None = None
    counted: Counted | None = None
    single_allowed: bool = True
    match_of_the_day: MatchOfTheDay | None = None


@dataclass(frozen=True, slots=True)
class BetPublished:
    bet: int


@dataclass(frozen=True, slots=True)
class SetOdds:
    """New odds for some picks of a bet; None is `nd`."""

    bet: WhichBet
    odds: Mapping[str, Odds | None]


@dataclass(frozen=True, slots=True)
class SuspendBet:
    """Stop (or resume) the sale of a bet, or of one of its picks."""

    bet: WhichBet
    pick: str | None = None


@dataclass(frozen=True, slots=True)
class SuspendEvent:
    """Stop (or resume) the sale of every bet of an event at once."""

    event: str


@dataclass(frozen=True, slots=True)
class Reschedule:
    event: str
    starts_at: datetime | None = None
    closes_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class VoidBet:
    bet: WhichBet
    reason: str
    pick: str | None = None


@dataclass(frozen=True, slots=True)
class EarlyStart:
    event: str
    started_at: datetime


@dataclass(frozen=True, slots=True)
class EarlyStartRecorded:
    """How many picks on tickets sold at or after the real start are now void (5.3)."""

    voided_picks: int


@dataclass(frozen=True, slots=True)
class OfferChanged:
    """Numbers of the bets that changed."""

    bets: tuple[int, ...]


@act(Act.PUBLISH_BET)
def publish_bet(work: Work, command: PublishBet) -> BetPublished:
    """Raises Refused: odds_invalid, bet_number_taken, match_of_the_day_full, picks_invalid,
    times_invalid."""
    on_offer = Publisher(work).publish(command)
    work.subject = f"bet {on_offer.bet.number}"
    return BetPublished(on_offer.bet.number)


class Publisher:
    """Puts bets on sale one after the other in one act; each sees those before it."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._held = list(work.unit.offer.held(business_day(work.now)))
        self._next_event, self._next_bet = work.unit.offer.next_ids()
        self._events: dict[str, Event] = {}
        self._over: dict[int, bool] = {}

    def publish(self, command: PublishBet) -> OnOffer:
        """Raises Refused as `publish_bet` does."""
        work = self._work
        event = self._event(command)
        bet = _bet(self._next_bet, event, command)
        on_offer = publish(bet, command.odds, command.closes_at, self._held, work.now)
        on_offer = replace(on_offer, over=self._event_is_over(event))
        work.unit.offer.add_bet(bet, work.now)
        work.unit.offer.change(None, on_offer, "", work.now)
        self._next_bet += 1
        self._held.append(Held.by(on_offer))
        return on_offer

    def known_event(self, code: str) -> Event | None:
        if code not in self._events:
            known = self._work.unit.offer.event_by_code(code)
            if known is None:
                return None
            self._events[code] = known
        return self._events[code]

    def _event(self, command: PublishBet) -> Event:
        known = self.known_event(command.event)
        if known is None:
            event = Event(
                id=self._next_event,
                sport=command.sport,
                competition=command.competition,
                sides=command.sides or (command.event, ""),
                starts_at=command.starts_at,
                match_of_the_day=command.match_of_the_day,
            )
            self._next_event += 1
            self._over[event.id] = False
        else:
            if command.sides is not None:
                check_sides(known, command.sides)
            # a later bet on an event may be the first to name its start or its place among the day's
            event = replace(
                known,
                starts_at=command.starts_at or known.starts_at,
                match_of_the_day=command.match_of_the_day or known.match_of_the_day,
            )
        if event != known:
            self._work.unit.offer.add_event(event, command.event, self._work.now)
            self._events[command.event] = event
        return event

    def _event_is_over(self, event: Event) -> bool:
        if event.id not in self._over:
            self._over[event.id] = any(other.over for other in self._work.unit.offer.of_event(event.id))
        return self._over[event.id]


def _bet(bet_id: int, event: Event, command: PublishBet) -> Bet:
    try:
        handicap = Handicap.parse(command.handicap) if command.handicap else None
    except ValueError as error:
        raise Refused(Code.PICKS_INVALID, bet=command.number, handicap=command.handicap) from error
    try:
        line = Points.parse(command.line) if command.line else None
    except ValueError as error:
        raise Refused(Code.PICKS_INVALID, bet=command.number, line=command.line) from error
    formulas = tuple(each for each in ALL_FORMULAS if command.single_allowed or each != SINGLE)
    return Bet(
        id=bet_id,
        number=command.number,
        event=event,
        type=command.type,
        period=command.period,
        handicap=handicap,
        line=line,
        counted=command.counted,
        formulas=formulas,
    )


def same_question(bet: Bet, command: PublishBet) -> bool:
    """Whether `command` asks what `bet` asks; their events are compared elsewhere."""
    asked = _bet(bet.id, bet.event, command)
    return asked == replace(bet, number=command.number)


@act(Act.SET_ODDS)
def set_odds(work: Work, command: SetOdds) -> OfferChanged:
    """Raises Refused: bet_unknown, odds_invalid, picks_invalid, bet_voided."""
    before = one_bet(work.unit, command.bet)
    return _change(work, before, with_odds(before, command.odds))


@act(Act.SUSPEND_BET)
def suspend_bet(work: Work, command: SuspendBet) -> OfferChanged:
    """Raises Refused: bet_unknown, picks_invalid (6.4)."""
    before = one_bet(work.unit, command.bet)
    return _change(work, before, with_suspension(before, command.pick, suspended=True))


@act(Act.RESUME_BET)
def resume_bet(work: Work, command: SuspendBet) -> OfferChanged:
    """Raises Refused: bet_unknown, picks_invalid."""
    before = one_bet(work.unit, command.bet)
    return _change(work, before, with_suspension(before, command.pick, suspended=False))


@act(Act.SUSPEND_BET)
def suspend_event(work: Work, command: SuspendEvent) -> OfferChanged:
    """Raises Refused: bet_unknown (6.4, 6.9)."""
    return _turn_event(work, command.event, suspended=True)


@act(Act.RESUME_BET)
def resume_event(work: Work, command: SuspendEvent) -> OfferChanged:
    """Raises Refused: bet_unknown."""
    return _turn_event(work, command.event, suspended=False)


def _turn_event(work: Work, event: str, *, suspended: bool) -> OfferChanged:
    """Only the bets that stood otherwise change; those void or with a result are as they are."""
    bets = [
        bet
        for bet in _of_event(work, event)
        if bet.suspended != suspended and not bet.is_voided and not bet.result_known
    ]
    return _change_all(work, event, bets, [with_suspension(bet, None, suspended=suspended) for bet in bets])


@act(Act.VOID_BET)
def void_bet(work: Work, command: VoidBet) -> OfferChanged:
    """Raises Refused: bet_unknown, reason_required, picks_invalid, bet_voided (5.7)."""
    before = one_bet(work.unit, command.bet)
    if not command.reason.strip():
        raise Refused(Code.REASON_REQUIRED)
    return _change(work, before, with_void(before, command.pick), command.reason)


@act(Act.RESCHEDULE_EVENT)
def reschedule(work: Work, command: Reschedule) -> OfferChanged:
    """Raises Refused: bet_unknown, bet_number_taken, times_invalid (5.3, 6.4)."""
    bets = _of_event(work, command.event)
    held = work.unit.offer.held(business_day(work.now))
    moved = [
        rescheduled(bet, starts_at=command.starts_at, closes_at=command.closes_at, held=held, at=work.now)
        for bet in bets
    ]
    if command.starts_at is not None:
        work.unit.offer.add_event(moved[0].bet.event, command.event, work.now)
    return _change_all(work, command.event, bets, moved)


@act(Act.RECORD_EARLY_START)
def record_early_start(work: Work, command: EarlyStart) -> EarlyStartRecorded:
    """Picks registered at or after the real start are void, and the sale is over (5.3).

    Raises Refused: bet_unknown, times_invalid.
    """
    bets = _of_event(work, command.event)
    after = [started_early(bet, command.started_at, work.now) for bet in bets]
    _change_all(work, command.event, bets, after)
    early = [bet.bet.id for bet in after if bet.void_from == command.started_at]
    return EarlyStartRecorded(work.unit.plays.count_picks(early, command.started_at))


def _of_event(work: Work, code: str) -> Sequence[OnOffer]:
    event = work.unit.offer.event_by_code(code)
    bets = work.unit.offer.of_event(event.id) if event else ()
    if not bets:
        raise Refused(Code.BET_UNKNOWN, event=code)
    return bets


def _change(work: Work, before: OnOffer, after: OnOffer, reason: str = "") -> OfferChanged:
    work.subject = f"bet {after.bet.number}"
    work.unit.offer.change(before, after, reason, work.now)
    return OfferChanged((after.bet.number,))


def _change_all(work: Work, event: str, before: Sequence[OnOffer], after: Sequence[OnOffer]) -> OfferChanged:
    work.subject = f"event {event}"
    for old, new in zip(before, after, strict=True):
        work.unit.offer.change(old, new, "", work.now)
    return OfferChanged(tuple(bet.bet.number for bet in after))


@dataclass(frozen=True, slots=True)
class AskOffer:
    """The offer now, or as it stood at a past instant.

    With `unsettled_too` also, now, the earlier bets of a number that still wait for their result.
    """

    when: datetime | None = None
    unsettled_too: bool = False


@dataclass(frozen=True, slots=True)
class OfferLine:
    """A bet as lists show it."""

    on_offer: OnOffer
    state: BetState

    @property
    def is_playable(self) -> bool:
        """Whether any answer can be played while the bet is on sale: neither `nd` nor stopped (2.1.6)."""
        picks = self.on_offer.picks.values()
        return any(pick.playable_odds is not None and not pick.suspended for pick in picks)


def _offer(unit: Unit, house: House, query: AskOffer) -> tuple[OfferLine, ...]:
    """Every bet of the latest publication of its number, in the order of the numbers."""
    at = query.when or house.clock.now()
    bets = unit.offer.all(query.when)
    if query.unsettled_too:
        every = {bet.bet.id: bet for bet in (*bets, *unit.offer.unsettled())}
        bets = sorted(every.values(), key=lambda bet: (bet.bet.number, -bet.bet.id))
    return tuple(OfferLine(bet, bet.state_at(at)) for bet in bets)


offer = reading(_offer)


@dataclass(frozen=True, slots=True)
class AskEventCode:
    """`event` is the identity of an event."""

    event: int


def _event_code(unit: Unit, _house: House, query: AskEventCode) -> str:
    """The code by which acts and files name an event. Raises LookupError."""
    return unit.offer.event_code(query.event)


event_code = reading(_event_code)

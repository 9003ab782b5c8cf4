"""Verbs of the bets on offer: published, priced, suspended, voided, rescheduled, looked at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from app.domain.betting.bet import BetType, MatchOfTheDay, Period, Weekday
from app.domain.house.rights import Act
from app.domain.values import Odds
from app.scenarios.reading import Step
from app.scenarios.verbs import Play, Result, verb
from app.services.betting import offers


@dataclass(frozen=True, slots=True)
class DayMatch:
    day: Weekday
    number: int


@dataclass(frozen=True, slots=True)
class Publishing:
    bet: int
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
    single_allowed: bool = True
    match_of_the_day: DayMatch | None = None


@verb("publish", Publishing)
def publish(play: Play, step: Step, given: Publishing) -> Result:
    match = given.match_of_the_day
    command = offers.PublishBet(
        number=given.bet,
        event=given.event,
        type=given.type,
        odds=dict(given.odds),
        closes_at=given.closes_at,
        starts_at=given.starts_at,
        sides=given.sides,
        sport=given.sport,
        competition=given.competition,
        period=given.period,
        handicap=given.handicap,
        line=given.line,
        single_allowed=given.single_allowed,
        match_of_the_day=MatchOfTheDay(match.day, match.number) if match else None,
    )
    published = offers.publish_bet(play.house, play.origin(step, Act.PUBLISH_BET), command)
    return {"bet": published.bet}


@dataclass(frozen=True, slots=True)
class Pricing:
    bet: int
    odds: Mapping[str, Odds | None]


@verb("set_odds", Pricing)
def set_odds(play: Play, step: Step, given: Pricing) -> Result:
    offers.set_odds(play.house, play.origin(step, Act.SET_ODDS), offers.SetOdds(given.bet, dict(given.odds)))
    return {}


@dataclass(frozen=True, slots=True)
class Suspending:
    bet: int
    pick: str | None = None


@verb("suspend", Suspending)
def suspend(play: Play, step: Step, given: Suspending) -> Result:
    command = offers.SuspendBet(given.bet, given.pick)
    offers.suspend_bet(play.house, play.origin(step, Act.SUSPEND_BET), command)
    return {}


@verb("resume", Suspending, when="bet")
def resume(play: Play, step: Step, given: Suspending) -> Result:
    command = offers.SuspendBet(given.bet, given.pick)
    offers.resume_bet(play.house, play.origin(step, Act.RESUME_BET), command)
    return {}


@dataclass(frozen=True, slots=True)
class Rescheduling:
    event: str
    starts_at: datetime | None = None
    closes_at: datetime | None = None


@verb("reschedule", Rescheduling)
def reschedule(play: Play, step: Step, given: Rescheduling) -> Result:
    command = offers.Reschedule(given.event, given.starts_at, given.closes_at)
    offers.reschedule(play.house, play.origin(step, Act.RESCHEDULE_EVENT), command)
    return {}


@dataclass(frozen=True, slots=True)
class Voiding:
    bet: int
    reason: str = ""
    pick: str | None = None


@verb("void", Voiding)
def void(play: Play, step: Step, given: Voiding) -> Result:
    command = offers.VoidBet(given.bet, given.reason, given.pick)
    offers.void_bet(play.house, play.origin(step, Act.VOID_BET), command)
    return {}


@dataclass(frozen=True, slots=True)
class Starting:
    event: str
    started_at: datetime


@verb("started_early", Starting)
def started_early(play: Play, step: Step, given: Starting) -> Result:
    command = offers.EarlyStart(given.event, given.started_at)
    done = offers.record_early_start(play.house, play.origin(step, Act.RECORD_EARLY_START), command)
    return {"voided_picks": done.voided_picks}


@dataclass(frozen=True, slots=True)
class Looking:
    when: datetime | None = None


@verb("offer", Looking)
def offer(play: Play, step: Step, given: Looking) -> Result:
    lines = offers.offer(play.house, play.origin(step, Act.READ), offers.AskOffer(given.when))
    return {
        "bets": {
            str(line.on_offer.bet.number): {
                "state": str(line.state),
                "odds": {
                    pick: odds.plain() if odds else "nd" for pick, odds in line.on_offer.shown_odds().items()
                },
            }
            for line in lines
        }
    }

"""Selling a play (BETTING B2 to B4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from app.documents.tickets import ticket
from app.domain.betting.bet import PickRef
from app.domain.betting.limits import Gauge, Scope, Taken, TotalKey, check, day_gauge, effect
from app.domain.betting.offer import OnOffer
from app.domain.betting.play import Play
from app.domain.betting.sale import Asked, AskedLines, SaleTerms, decide_sale, faults_of
from app.domain.betting.ticket_numbers import control_message, control_number, identification
from app.domain.errors import Refused
from app.domain.house.cash import Ledger, Means
from app.domain.house.rights import Act
from app.domain.values import Money, Odds, business_day
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.house import House


@dataclass(frozen=True, slots=True)
class Sell:
    """A bulletin to be registered, and how it is paid."""

    bulletin: Asked | AskedLines
    means: Means = Means.CASH


@dataclass(frozen=True, slots=True)
class Sold:
    """A ticket sold; `total_odds` is None for simple plays."""

    identification: str
    sequence: int
    combinations: int
    total: Money
    potential: Money
    total_odds: Odds | None
    registered_at: datetime


@dataclass(frozen=True, slots=True)
class Quote:
    """What a bulletin would cost and bring, asked before it is sold; nothing is kept."""

    bulletin: Asked | AskedLines
    point_of_sale: str


@dataclass(frozen=True, slots=True)
class Quoted:
    play: Play
    gauge: Gauge


@act(Act.SELL, till=True)
def sell(work: Work, command: Sell) -> Sold:
    """Register, seal and pay a play, and print its ticket. Refusals in the order of B3."""
    play, offer = _decide(work.unit, work.house, command.bulletin, work.origin.point_of_sale, work.now)
    moved = _within_limits(work.unit, work.house, play)
    running, sequence = work.unit.plays.next_sequence(work.origin.point_of_sale)
    number = identification(business_day(work.now), running)
    work.subject = number
    work.unit.plays.add(number, sequence, play, work.origin.operator, work.origin.station, work.shift.id)
    work.unit.plays.add_paper(number, "original", 0, work.now)
    work.unit.plays.add_to_totals(moved)
    work.take(play.total, Ledger.STAKES, command.means)
    work.print(
        ticket(
            play,
            offer=offer,
            point_of_sale=work.unit.places.point_of_sale(work.origin.point_of_sale),
            station=work.origin.station,
            identification=number,
            sequence=sequence,
            control=control(work.house, number, 0),
        )
    )
    return Sold(
        identification=number,
        sequence=sequence,
        combinations=len(play.combinations),
        total=play.total,
        potential=play.potential,
        total_odds=play.total_odds,
        registered_at=work.now,
    )


def control(house: House, number: str, issue: int) -> str:
    """The control number of paper `issue` of a ticket, from the house's key (B4)."""
    return control_number(house.keys.control_mac(control_message(number, issue)))


def _quote(unit: Unit, house: House, query: Quote) -> Quoted:
    """The play that a sale would register now. Raises Refused as `sell` does, the till aside."""
    now = house.clock.now()
    play, _ = _decide(unit, house, query.bulletin, query.point_of_sale, now)
    _within_limits(unit, house, play)
    return Quoted(play, _gauge(unit, house, AskGauge(query.point_of_sale)))


quote = reading(_quote)


@dataclass(frozen=True, slots=True)
class PicksNow:
    """Of the picks of a bulletin: why each that can't be played can't, and the odds of the others."""

    faults: Mapping[PickRef, Refused]
    odds: Mapping[PickRef, Odds]


def _picks_now(unit: Unit, house: House, query: Quote) -> PicksNow:
    """How every pick of a bulletin stands; a refusal of the whole names the first fault alone."""
    picks = query.bulletin.picks
    offer = unit.offer.by_numbers({pick.number for pick in picks})
    faults = faults_of(picks, offer, house.clock.now())
    prices = {ref: offer[ref.number].playable_odds(ref.pick) for ref in picks if ref not in faults}
    return PicksNow(faults, {ref: odds for ref, odds in prices.items() if odds is not None})


picks_now = reading(_picks_now)


@dataclass(frozen=True, slots=True)
class AskGauge:
    point_of_sale: str


def _gauge(unit: Unit, house: House, query: AskGauge) -> Gauge:
    """Stakes of the point of sale today, towards its limit."""
    day = business_day(house.clock.now()).isoformat()
    key = TotalKey(Scope.POS_DAY, day, query.point_of_sale)
    return day_gauge(unit.plays.totals((key,)).get(key, Taken()), house.settings.limits)


gauge = reading(_gauge)


def _decide(
    unit: Unit, house: House, bulletin: Asked | AskedLines, point_of_sale: str, at: datetime
) -> tuple[Play, Mapping[int, OnOffer]]:
    """The play that a bulletin makes, limits aside, and its bets by identity."""
    terms = SaleTerms(house.settings.same_event, house.settings.bulletins_only)
    offer = unit.offer.by_numbers({pick.number for pick in bulletin.picks})
    play = decide_sale(bulletin, offer, terms, at=at, point_of_sale=point_of_sale)
    return play, {bet.bet.id: bet for bet in offer.values()}


def _within_limits(unit: Unit, house: House, play: Play) -> Mapping[TotalKey, Taken]:
    """What a play adds to the totals that it touches. Raises Refused with the limit it would reach."""
    moved = effect(play)
    check(play, moved, unit.plays.totals(moved), house.settings.limits)
    return moved

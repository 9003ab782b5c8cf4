"""Posters of the offer and of the results, and empty bulletins (BETTING B1, B9, art. 2.2.1)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date

from app.documents import Document
from app.documents.bulletins import empty_bulletins
from app.documents.posters import odds_poster, odds_poster_page, results_poster
from app.domain.betting.offer import OnOffer
from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.domain.values import business_day
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.house import House


@dataclass(frozen=True, slots=True)
class PrintOdds:
    """The offer on the receipt printer; one sport or all."""

    sport: str | None = None


@dataclass(frozen=True, slots=True)
class PrintResults:
    """The results of the bets whose sale ended on a day (None: today)."""

    day: date | None = None


@dataclass(frozen=True, slots=True)
class PosterPrinted:
    bets: int


@act(Act.PRINT_POSTER)
def print_odds_poster(work: Work, command: PrintOdds) -> PosterPrinted:
    """Raises Refused(unknown) where there is nothing on sale."""
    bets = _on_sale(work.unit, work.house, command.sport)
    if not bets:
        raise Refused(Code.UNKNOWN, bets=0)
    work.print(odds_poster(bets, station=work.origin.station, at=work.now))
    return PosterPrinted(len(bets))


@act(Act.PRINT_POSTER)
def print_results_poster(work: Work, command: PrintResults) -> PosterPrinted:
    """Raises Refused(no_result) where nothing is promulgated yet."""
    day = command.day or business_day(work.now)
    bets = _promulgated(work.unit, day)
    if not bets:
        raise Refused(Code.NO_RESULT, day=day)
    results = work.unit.offer.latest_results({bet.bet.event.id for bet in bets})
    work.print(results_poster(bets, results, day=day, station=work.origin.station, at=work.now))
    return PosterPrinted(len(bets))


@dataclass(frozen=True, slots=True)
class AskPage:
    """A page to be kept or printed elsewhere; `station` is named at its foot."""

    station: str
    sport: str | None = None


def _odds_page(unit: Unit, house: House, query: AskPage) -> Document:
    """The odds poster as an A4 page."""
    bets = _on_sale(unit, house, query.sport)
    return marked(unit, odds_poster_page(bets, station=query.station, at=house.clock.now()))


odds_page = reading(_odds_page)


def _bulletins_page(unit: Unit, house: House, query: AskPage) -> Document:
    """The three bulletins, empty."""
    return marked(unit, empty_bulletins(station=query.station, at=house.clock.now()))


bulletins_page = reading(_bulletins_page)


def marked(unit: Unit, document: Document) -> Document:
    """`document` with the words of a house that is not real."""
    house = unit.places.establishment()
    return replace(document, marking=house.marking) if house else document


def _on_sale(unit: Unit, house: House, sport: str | None) -> tuple[OnOffer, ...]:
    """What the poster shows: bets whose sale has not ended, voided and suspended ones too."""
    now = house.clock.now()
    return tuple(
        bet
        for bet in unit.offer.all()
        if bet.closes_at > now and not bet.result_known and sport in {None, bet.bet.event.sport}
    )


def _promulgated(unit: Unit, day: date) -> tuple[OnOffer, ...]:
    return tuple(
        bet
        for bet in unit.offer.lasting(day)
        if (bet.outcome is not None or bet.voided) and business_day(bet.closes_at) == day
    )

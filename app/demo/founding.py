"""Founding the demonstration house: its people, its offer, its tournament."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import UTC, date, datetime
from importlib import resources
from typing import Any

from app.config import Station
from app.demo.sample import open_sample
from app.domain.betting.bet import BetType, MatchOfTheDay, Period, Weekday
from app.domain.house.establishment import Establishment, PointOfSale
from app.domain.house.rights import Role
from app.domain.poker.persons import IdentityDocument, Person
from app.domain.poker.terms import Format, Game, RebuyTerms, Terms
from app.domain.values import Money, Odds
from app.domain.values.days import parse_instant
from app.services.betting.offers import PublishBet, publish_bet
from app.services.founding import Found, Newcomer, found
from app.services.house import House, Origin
from app.services.poker.desk import Enter, pre_register
from app.services.poker.lists import Enlist, ban
from app.services.poker.tournaments import CreateTournament, create_tournament

POINT_OF_SALE = PointOfSale(
    id="027114",
    number="027 114",
    name="Le Narval",
    address="12, quai des Goélands - Port-Lazare",
    transfers=True,
    payment_centre=False,
)
ESTABLISHMENT = Establishment(
    name="Casino de Port-Lazare",
    place="Port-Lazare",
    betting=True,
    poker=True,
    marking="DÉMONSTRATION - SANS VALEUR",
)
TRAINING = replace(ESTABLISHMENT, marking="FORMATION - SANS VALEUR")
"""The same house to learn at: its store is its own, and every paper says what it is (HOUSE H4)."""
STATION = Station(name="Guichet 2", point_of_sale=POINT_OF_SALE.id, drawer="Guichet 2", printer="Caisse")
PEOPLE = (
    Newcomer("ines", "Inès Maillard", (Role.CASHIER,), "1234"),
    Newcomer("thomas", "Thomas Berthier", (Role.CASHIER,), "2345"),
    Newcomer("marc", "Marc Orsel", (Role.TOURNAMENT_DIRECTOR, Role.COMMITTEE), "3456"),
    Newcomer("sylvie", "Sylvie Carnot-Vidal", (Role.DIRECTOR, Role.ADMINISTRATOR), "4567"),
    Newcomer("rachid", "Rachid Perrault", (Role.TRADER,), "5678"),
    Newcomer("nadia", "Nadia Sorel", (Role.CHIEF,), "6789"),
    Newcomer("lucas", "Lucas Ferrand", (Role.DEALER,), "7890"),
)
"""Guide and login tell their PINs: nothing here is worth hiding."""

BANNED = Person(
    surname="Malandrin", given_names="Victor", born=date(1984, 2, 17), birth_name="Malandrin",
    birth_place="Brécourt",
)  # fmt: skip
"""Somebody whom the counter has to turn away; he does not exist either."""

EVENING_TOURNAMENT = "0001"
"""The first tournament that the house makes: thirty-six hold a place in it."""


def found_demo(house: House, establishment: Establishment = ESTABLISHMENT) -> None:
    """Fill an empty store through the services, as people would."""
    found(house, _origin(house, ""), Found(establishment, (POINT_OF_SALE,), PEOPLE))
    for bet in _offer():
        publish_bet(house, _origin(house, "rachid"), bet)
    ban(house, _origin(house, "sylvie"), Enlist(BANNED))
    _open_tournament(house)
    open_sample(house, _origin(house, ""))


def _origin(house: House, operator: str) -> Origin:
    return Origin(
        operator=operator,
        point_of_sale=POINT_OF_SALE.id,
        station="Préparation",
        drawer=STATION.drawer,
        printer=STATION.printer,
        request=house.new_id(),
    )


def _offer() -> Iterator[PublishBet]:
    """The offer of a Saturday, from its file."""
    text = (resources.files("resources") / "demo" / "offer.json").read_text("utf-8")
    for event in json.loads(text)["events"]:
        for bet in event["bets"]:
            yield _bet(event, bet)


def _bet(event: Mapping[str, Any], bet: Mapping[str, Any]) -> PublishBet:
    match = event.get("match_of_the_day")
    starts_at: datetime = parse_instant(event["starts_at"])
    return PublishBet(
        number=bet["number"],
        event=event["code"],
        type=BetType(bet["type"]),
        odds={pick: None if odds is None else Odds.parse(odds) for pick, odds in bet["odds"].items()},
        closes_at=starts_at,
        starts_at=starts_at,
        sides=(event["sides"][0], event["sides"][1]),
        sport=event["sport"],
        competition=event["competition"],
        period=Period(bet.get("period", "full")),
        handicap=bet.get("handicap"),
        line=bet.get("line"),
        single_allowed=bet.get("single_allowed", True),
        match_of_the_day=MatchOfTheDay(Weekday(match["day"]), match["number"]) if match else None,
    )


_SURNAMES = (
    "Thévenal", "Saïdi", "Rolin", "Valade", "Dubosc", "Bellanger", "Kerjean", "Féret", "Marlot",
    "Zeller", "Perrin", "Lagier", "Morel", "Nguyen", "Varin", "Costes", "Hadi", "Mendes",
    "Pascal", "Jolin", "Yung", "Sorel-Vidal", "Lenoir", "Brunet", "Quéré", "Diallo", "Chaval",
    "Garin", "Hamel", "Imbert", "Jarry", "Fabre", "Kaplan", "Estève", "Bonnet", "Weiss",
)  # fmt: skip
_GIVEN = (
    "Armelle", "Karim", "Sophie", "Lucas", "Inès", "Paul", "Maël", "Claire", "Yann",
    "Nora", "Gilles", "Awa", "Simon", "Linh", "Rose", "Hugo", "Samia", "Rui",
)  # fmt: skip


def tournament_terms() -> Terms:
    """The evening's tournament: with rebuys in its first part, so that everything can be tried."""
    start = datetime(2026, 9, 5, 16, 45, tzinfo=UTC)
    return Terms(
        name="Open de rentrée",
        game=Game.HOLDEM,
        format=Format.REBUY,
        buy_in=Money.euros(150),
        fee=Money.euros(15),
        chips=20_000,
        seats=9,
        capacity=72,
        starts_at=start,
        sessions=(start,),
        first_part_levels=6,
        late_levels=4,
        rebuy=RebuyTerms(Money.euros(100), 20_000, limit=2),
    )


def players() -> Iterator[Person]:
    """Thirty-six people who do not exist."""
    for place, surname in enumerate(_SURNAMES):
        yield Person(
            surname=surname,
            given_names=_GIVEN[place % len(_GIVEN)],
            born=date(1958 + place, 1 + place % 12, 1 + (place * 7) % 28),
            birth_name=surname,
            birth_place="Brécourt",
            nationality="Française",
            address=f"{place + 1}, rue des Tanneurs, 29870 Port-Lazare",
            document=IdentityDocument("carte d’identité", f"X7K4M2P{place:02d}", date(2031, 11, 2)),
        )


def _open_tournament(house: House) -> None:
    created = create_tournament(
        house, _origin(house, "sylvie"), CreateTournament(tournament_terms(), notices_elsewhere=True)
    )
    for person in players():
        pre_register(house, _origin(house, "ines"), Enter(created.tournament, person))

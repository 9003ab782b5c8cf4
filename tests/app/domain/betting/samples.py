"""Bets, plays and tickets for the tests of the betting rules, on 5 September 2026."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta

from app.domain.betting.bet import PICKS, Bet, BetType, Event, PickRef
from app.domain.betting.formulas import Formula
from app.domain.betting.offer import OnOffer, PickState
from app.domain.betting.play import Bulletin, Combination, PickTaken, Play
from app.domain.betting.sale import Asked
from app.domain.betting.settlement import Standing, Ticket, Worth
from app.domain.house.establishment import PointOfSale
from app.domain.values import HOUSE_ZONE, Money, Odds, business_day

NOON = datetime(2026, 9, 5, 12, tzinfo=HOUSE_ZONE)
CLOSING = datetime(2026, 9, 5, 20, tzinfo=HOUSE_ZONE)
WITH_TRANSFERS = PointOfSale("P1", "0001", "Comptoir", "", transfers=True, payment_centre=False)
PLAIN_COUNTER = PointOfSale("P2", "0002", "Annexe", "", transfers=False, payment_centre=False)
PAYMENT_CENTRE = PointOfSale("C1", "0003", "Centre", "", transfers=False, payment_centre=True)


def euros(text: str) -> Money:
    return Money.parse(text)


def odds(*texts: str) -> tuple[Odds, ...]:
    return tuple(Odds.parse(text) for text in texts)


def event(id_: int = 1, **changes: object) -> Event:
    values = {"sport": "football", "competition": "Ligue 1", "sides": ("Brest", "Lorient"), **changes}
    return Event(id=id_, **values)


def bet(number: int, type_: BetType = BetType.RESULT, **changes: object) -> Bet:
    """A bet whose identity is its number plus 1000, on an event of its own unless told."""
    values = {"event": event(number), **changes}
    return Bet(id=number + 1000, number=number, type=type_, **values)


def on_offer(
    number: int, prices: Mapping[str, str | None] | None = None, *, of: Bet | None = None, **changes: object
) -> OnOffer:
    """Bet `number` on sale until 20:00, 1N2 at 2.00, 3.00 and 4.00 unless told otherwise."""
    if prices is None:
        prices = {"1": "2.00", "N": "3.00", "2": "4.00"}
    picks = {pick: PickState(None if text is None else Odds.parse(text)) for pick, text in prices.items()}
    values = {"closes_at": CLOSING, "picks": picks, **changes}
    return OnOffer(bet=of or bet(number), **values)


def offer_of(*bets: OnOffer) -> dict[int, OnOffer]:
    return {each.bet.number: each for each in bets}


def asked(formula: str, stake: int, *picks: str, seen: Mapping[str, str] | None = None) -> Asked:
    return Asked(
        formula,
        Money.euros(stake),
        tuple(PickRef.parse(pick) for pick in picks),
        {PickRef.parse(pick): Odds.parse(text) for pick, text in (seen or {}).items()},
    )


def taken(number: int, pick: str, text: str, revision: int = 0) -> PickTaken:
    return PickTaken(number + 1000, number, number, pick, Odds.parse(text), revision)


def play(
    formula: str,
    stake: int,
    *picks: PickTaken,
    point_of_sale: str = "P1",
    at: datetime = NOON,
) -> Play:
    form = Formula.parse(formula)
    combinations = tuple(Combination(each, Money.euros(stake)) for each in form.combinations(picks))
    return Play(Bulletin.ONE_N_TWO, form, picks, combinations, point_of_sale, at)


def won_ticket(amount: str, at: datetime = NOON) -> Ticket:
    """A ticket sold at `at` and promulgated that day, to be paid `amount`."""
    worth = Worth(decided=True, gain=Money.parse(amount))
    return Ticket(play("1/1", 1, taken(1, "1", "2.00"), at=at), Standing(worth, business_day(at)))


def days_later(days: int, at: datetime = NOON) -> datetime:
    return at + timedelta(days=days)


def nine_types() -> dict[BetType, tuple[str, ...]]:
    return {**PICKS, BetType.EXACT_SCORE: ("1:0", "2:1", "0:0", "other")}

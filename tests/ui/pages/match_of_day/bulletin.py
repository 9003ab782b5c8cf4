"""A Saturday's matches of the day, as the trader publishes them."""

from __future__ import annotations

from datetime import timedelta

from app.domain.betting.bet import BetType, MatchOfTheDay, PickRef, Weekday
from app.domain.betting.sale import AskedLines, Line
from app.domain.house.cash import Means
from app.domain.values import Money, Odds
from app.services.betting.offers import PublishBet, publish_bet
from app.services.betting.sales import Sell, sell
from tests.app.services.kit import Counter

SCORES = ("1:0", "2:0", "2:1", "0:0", "1:1", "other")


def publish_matches(counter: Counter) -> None:
    """Numbers 1 and 3 of the day: three bets on the first, one on the other."""
    bets = (
        (134, "home", 1, BetType.RESULT, ("1", "N", "2"), None),
        (303, "home", 1, BetType.OVER_UNDER, ("over", "under"), "2.5"),
        (308, "home", 1, BetType.EXACT_SCORE, SCORES, None),
        (141, "away", 3, BetType.RESULT, ("1", "N", "2"), None),
    )
    for number, event, place, kind, picks, line in bets:
        command = PublishBet(
            number=number,
            event=event,
            type=kind,
            odds={pick: Odds.parse("1.85") for pick in picks},
            closes_at=counter.clock.now() + timedelta(hours=6),
            sides=(f"Hôtes {event}", f"Invités {event}"),
            line=line,
            match_of_the_day=MatchOfTheDay(Weekday.SATURDAY, place),
        )
        publish_bet(counter.house, counter.by("theo"), command)


def sell_match_of_the_day(counter: Counter) -> str:
    """Two lines on Saturday's first match, at 5 € and 20 €; the ticket's identification."""
    lines = (Line(PickRef(134, "1"), Money.euros(5)), Line(PickRef(303, "over"), Money.euros(20)))
    asked = Sell(AskedLines(lines), Means.CASH)
    return sell(counter.house, counter.by("anna"), asked).identification

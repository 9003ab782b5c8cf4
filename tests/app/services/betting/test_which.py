"""A number that was given again: the former bet stays in reach until it is settled, and after."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from app.domain.betting.bet import BetId
from app.domain.betting.settlement import Status
from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.services.betting import offers, reports, results, tickets
from tests.app.services.kit import HOME_WIN, Counter


@dataclass(frozen=True, slots=True)
class Reused:
    """Bet 101 without a result, sold once, and two days later another bet 101, sold once."""

    counter: Counter
    former: int
    latest: int
    ticket: str
    later_ticket: str

    def status(self, ticket: str) -> Status:
        query = tickets.CheckTicket(ticket, "P1", "P1", controlled=False)
        return tickets.check(self.counter.house, self.counter.by("anna"), query).verdict.status

    def awaited(self) -> list[tuple[str, list[int]]]:
        query = results.AskAwaited(on_sale_too=True)
        found = results.awaited(self.counter.house, self.counter.by("theo"), query)
        return [(event.code, [bet.bet.id for bet in event.bets]) for event in found]

    def due(self) -> list[int]:
        found = results.due(self.counter.house, self.counter.by("theo"), results.AskDue())
        return [bet.bet.id for bet in found]


@pytest.fixture
def reused(counter: Counter) -> Reused:
    counter.publish(101)
    former, ticket = counter.bet_id(101), counter.sell(101).identification
    counter.later(days=3)
    counter.publish(101, event="again", sides=("Nice", "Lens"))
    return Reused(counter, former, counter.bet_id(101), ticket, counter.sell(101).identification)


def test_the_former_bet_is_listed_until_it_is_voided_and_the_later_one_is_not_touched(
    reused: Reused,
) -> None:
    counter, former = reused.counter, reused.former
    assert reused.awaited() == [("e101", [former]), ("again", [reused.latest])]
    assert reused.due() == [former]
    lines = offers.offer(counter.house, counter.by("theo"), offers.AskOffer(unsettled_too=True))
    assert [line.on_offer.bet.id for line in lines] == [reused.latest, former]
    command = offers.VoidBet(BetId(former), "sans résultat (9.2)")
    offers.void_bet(counter.house, counter.by("theo"), command)
    assert (reused.status(reused.ticket), reused.status(reused.later_ticket)) == (
        Status.REFUND,
        Status.PENDING,
    )
    assert (reused.due(), reused.awaited()) == ([], [("again", [reused.latest])])


def test_a_result_of_the_former_event_is_made_known_and_corrected(reused: Reused) -> None:
    counter = reused.counter
    counter.settle(101)
    assert reused.status(reused.ticket) is Status.WON
    found = results.promulgated_events(counter.house, counter.by("theo"), results.AskPromulgated())
    assert [(event.code, event.result) for event in found] == [("e101", HOME_WIN)]
    results.promulgate_event(counter.house, counter.by("theo"), results.Promulgate("again", HOME_WIN))
    named = results.CorrectResult("e101", "photo", winners={BetId(reused.former): ("2",)})
    word = counter.approve(Act.APPROVE_CORRECTION, named.subject, asked_by="theo")
    results.correct_event(counter.house, counter.by("theo", approval=word), named)
    assert reused.status(reused.ticket) is Status.LOST
    assert reused.status(reused.later_ticket) is Status.WON


def test_winners_by_number_are_those_of_the_event_that_is_told_of(reused: Reused) -> None:
    counter = reused.counter
    command = results.Promulgate("e101", winners={101: ("2",)})
    results.promulgate_event(counter.house, counter.by("theo"), command)
    assert reused.status(reused.ticket) is Status.LOST
    assert reused.status(reused.later_ticket) is Status.PENDING


def test_a_number_alone_means_the_latest_and_the_report_names_the_other(reused: Reused) -> None:
    counter = reused.counter
    house, trader = counter.house, counter.by("theo")
    report = reports.bet_report(house, trader, reports.AskBet(101))
    assert (report.bet.bet.id, [bet.bet.id for bet in report.namesakes]) == (reused.latest, [reused.former])
    former = reports.bet_report(house, trader, reports.AskBet(BetId(reused.former)))
    assert former.bet.bet.event.sides == ("Hôtes 101", "Invités 101")
    counter.settle(101)
    assert reports.bet_report(house, trader, reports.AskBet(101)).namesakes == ()
    with pytest.raises(Refused) as refused:
        reports.bet_report(house, trader, reports.AskBet(BetId(99)))
    assert refused.value.code is Code.BET_UNKNOWN

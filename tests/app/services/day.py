"""A day that leaves at least one row in every sealed table: what the tests of the seal tamper with."""

from __future__ import annotations

from datetime import timedelta

from app.domain.betting.outcomes import Ending, Result
from app.domain.betting.payment import Method, PaymentAsked, Winner
from app.domain.house.rights import Act
from app.services import cash, closing, people
from app.services.betting import offers, payments, results, tickets
from tests.app.services.kit import PIN, Counter, euros


def live_a_day(counter: Counter) -> Counter:
    """Sales, payments, cancellations, approvals, closures, and a clock set back."""
    house = counter.house
    people.log_in(house, counter.by("anna"), people.LogIn("anna", PIN))
    counter.publish(101, 102, 103)
    offers.set_odds(house, counter.by("theo"), offers.SetOdds(103, {"N": None}))
    offers.void_bet(house, counter.by("theo"), offers.VoidBet(103, "erreur de cote", "2"))
    won = counter.sell(101, 102, formula="2/2")
    cancelled, refunded, left = (counter.sell(102, pick="N") for _ in range(3))
    voided = counter.sell(103)
    counter.cancel(cancelled.identification)
    approval = counter.approve(
        Act.REFUND_NONCONFORMING, refunded.identification, amount=euros("10"), reason="papier illisible"
    )
    command = tickets.RefundNonconforming(refunded.identification, "papier illisible")
    tickets.refund_nonconforming(house, counter.by("anna", approval=approval), command)
    tickets.copy_ticket(house, counter.by("anna"), tickets.ReplaceTicket(left.identification))
    counter.settle(101, 102)
    results.promulgate_event(
        house, counter.by("theo"), results.Promulgate("e103", Result(ended=Ending.CANCELLED))
    )
    winner = PaymentAsked(Method.CASH, Winner("Marchand", "Léa"))
    paid = payments.PayTicket(won.identification, winner, counter.control(won.identification))
    payments.pay(house, counter.by("anna"), paid)
    cash.cash_in(house, counter.by("anna"), cash.MoveCash(euros("5.50"), "monnaie"))
    counter.close("100", by="anna")
    closing.close_day(house, counter.by("clara"), closing.CloseDay())
    counter.clock.set(counter.clock.now() + timedelta(days=90))
    payments.close_expired(house, counter.by("clara"), payments.CloseExpired())
    counter.later(hours=-1)
    closing.record_clock(house, counter.by("clara"), closing.RecordClock("heure d'hiver"))
    assert voided.total == euros("10")
    return counter

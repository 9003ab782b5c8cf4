"""A day with a little of everything: what the tests of the seal tamper with."""

from __future__ import annotations

from datetime import date, timedelta

from app.domain.betting.outcomes import Ending, Result
from app.domain.betting.payment import Method, PaymentAsked, Winner
from app.domain.house.rights import Act
from app.domain.poker.persons import Person
from app.domain.poker.terms import Format, Game, Terms
from app.services import backup, cash, closing, keys, people, privacy, settings
from app.services.betting import (
    imports,
    offers,
    payments,
    registers,
    reports,
    results,
    tickets,
    transfers,
)
from app.services.poker import lists, tournaments
from app.services.privacy import PersonalData
from tests.app.services.kit import PIN, Counter, euros

IBAN = "FR76 3000 6000 0112 3456 7890 189"


def live_a_day(counter: Counter) -> Counter:
    """Sales, payments, cancellations, approvals, closures, and a clock set back."""
    house = counter.house
    people.log_in(house, counter.by("anna"), people.LogIn("anna", PIN))
    counter.publish(101, 102, 103)
    offers.set_odds(house, counter.by("theo"), offers.SetOdds(103, {"N": None}))
    offers.void_bet(house, counter.by("theo"), offers.VoidBet(103, "erreur de cote", "2"))
    _bring_an_offer(counter)
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
    _pay_by_transfer(counter)
    _write_registers(counter, left.identification)
    _prepare_a_tournament(counter)
    counter.close("100", by="anna")
    closing.close_day(house, counter.by("clara"), closing.CloseDay())
    counter.clock.set(counter.clock.now() + timedelta(days=90))
    payments.close_expired(house, counter.by("clara"), payments.CloseExpired())
    counter.later(hours=-1)
    closing.record_clock(house, counter.by("clara"), closing.RecordClock("heure d'hiver"))
    _keep_house(counter)
    assert voided.total == euros("10")
    return counter


def _keep_house(counter: Counter) -> None:
    """A month closed with the day, a copy put back, personal data let go, new keys."""
    house = counter.house
    closing.close_day(house, counter.by("clara"), closing.CloseDay())
    with house.store.read() as unit:
        head = unit.journal.head()
    backup.seal_restore(
        house, counter.by("clara"), backup.SealRestore(head, head.number, "0" * 64, "disque remplacé")
    )
    somebody = PersonalData(play=_paid_play(counter))
    privacy.oppose_person(house, counter.by("clara"), privacy.Asked(somebody, "courrier du 2 décembre"))
    keys.rotate_keys(house, counter.by("ada"), keys.RotateKeys("changement annuel"))
    settings.change(house, counter.by("diane"), settings.Change("usual_float", 150_00))
    people.log_in(house, counter.by("anna"), people.LogIn("anna", PIN))


def _paid_play(counter: Counter) -> str:
    """The play whose winner gave a name."""
    with counter.house.store.read() as unit:
        return next(entry.subject for entry in unit.journal.recent(1000, Act.PAY_TICKET))


def _bring_an_offer(counter: Counter) -> None:
    head = "event;side_1;side_2;closes_at;number;type;odds"
    text = f"{head}\ne9;A;B;2026-09-05T20:45:00Z;109;1n2;1=2.00 2=2.00\n"
    imports.import_offer(counter.house, counter.by("theo"), imports.ImportFile("o.csv", text.encode()))


def _pay_by_transfer(counter: Counter) -> None:
    """Over 500 € by transfer, over 5,000 € by cheque with identity; the transfer comes back."""
    house, winner = counter.house, Winner("Marchand", "Léa", date(1980, 4, 2), "1, quai", "CNI 1", IBAN)
    counter.open("C1")
    counter.publish(104, odds="6.00")
    counter.publish(105, odds="60.00")
    small, large = (counter.sell(number, stake="100").identification for number in (104, 105))
    counter.settle(104, 105)
    counter.later(days=1)
    recap = transfers.PrintRecap(small, winner, counter.control(small))
    transfers.print_recap(house, counter.by("anna"), recap)
    asked = PaymentAsked(Method.TRANSFER, winner)
    payments.pay(house, counter.by("anna"), payments.PayTicket(small, asked, counter.control(small)))
    asked = PaymentAsked(Method.CHEQUE, winner)
    payments.pay(house, counter.by("anna", "C1"), payments.PayTicket(large, asked, counter.control(large)))
    counter.close("100", "C1")
    transfers.issue_cheque(house, counter.by("anna"), transfers.IssueCheque(2, "0012345"))


def _write_registers(counter: Counter, ticket: str) -> None:
    """A damaged ticket, a claim, an age, a report that leaves, a cheque issued, a transfer sent back."""
    house, today = counter.house, counter.clock.now().date()
    registers.refer_ticket(house, counter.by("anna"), registers.ReferTicket(ticket, "déchiré"))
    decision = registers.DecideReferral(1, pay=False, reason="illisible")
    registers.decide_referral(house, counter.by("clara"), decision)
    registers.receive_claim(house, counter.by("anna"), registers.ReceiveClaim(ticket, today, "faux"))
    registers.answer_claim(house, counter.by("clara"), registers.AnswerClaim(1, "juste"))
    registers.refuse_age(house, counter.by("anna"), registers.RefuseAge())
    period = reports.AskPeriod(today, today)
    command = reports.ExportReport(reports.ReportKind.PERIOD, period)
    reports.export_report(house, counter.by("clara"), command)


def _prepare_a_tournament(counter: Counter) -> None:
    banned = Person("Corbeau", "Gaspard", date(1970, 3, 2))
    lists.ban(counter.house, counter.by("clara"), lists.Enlist(banned))
    terms = Terms(
        name="Le Goéland",
        game=Game.HOLDEM,
        format=Format.FREEZEOUT,
        buy_in=euros("50"),
        fee=euros("5"),
        chips=10_000,
        seats=9,
        capacity=90,
        starts_at=counter.clock.now() + timedelta(days=30),
    )
    command = tournaments.CreateTournament(terms, notices_elsewhere=True)
    tournaments.create_tournament(counter.house, counter.by("diane"), command)

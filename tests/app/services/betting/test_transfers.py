"""Payment beyond 500 €: read back, ordered, issued, come back (BETTING B8, HOUSE H9)."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from xml.etree import ElementTree

import pytest

from app.documents import Kind
from app.domain.betting.orders import OrderState
from app.domain.betting.payment import Method, PaymentAsked, Sharer, Winner
from app.domain.betting.vigilance import Rule
from app.domain.errors import Code, Refused
from app.domain.house.cash import Ledger
from app.domain.house.rights import Act
from app.domain.poker.persons import Person
from app.services.betting import payments, registers, transfers, winners
from app.services.poker import lists
from tests.app.services.kit import Counter, euros

IBAN = "FR76 3000 6000 0112 3456 7890 189"
LEA = Winner("Marchand", "Léa", iban=IBAN, phone="06 00 00 00 00")
IDENTIFIED = replace(LEA, born=date(1980, 4, 2), address="1, rue des Tanneurs", document="CNI 12AB")


@pytest.fixture
def payer(counter: Counter) -> Counter:
    """A house with an account to pay from, a payment centre, and a drawer at each counter."""
    settings = replace(counter.house.settings, payer_name="Maison Lenoir", payer_iban=IBAN)
    counter.house = replace(counter.house, settings=settings)
    counter.open("C1", "5000")
    return counter


def won(counter: Counter, odds: str, stake: str = "100") -> str:
    """A ticket won at `odds`, on the day after: what is over 500 € is payable."""
    number = 101 + counter.records() % 800
    counter.publish(number, odds=odds, closes_at=counter.clock.now().replace(hour=20))
    ticket = counter.sell(number, stake=stake).identification
    counter.settle(number)
    return ticket


def transfer_of(counter: Counter, ticket: str, winner: Winner = LEA) -> payments.PayTicket:
    return payments.PayTicket(ticket, PaymentAsked(Method.TRANSFER, winner), counter.control(ticket))


def read_back(counter: Counter, ticket: str, winner: Winner = LEA) -> transfers.RecapPrinted:
    command = transfers.PrintRecap(ticket, winner, counter.control(ticket))
    return transfers.print_recap(counter.house, counter.by("anna"), command)


def paid_by_transfer(counter: Counter, odds: str = "6.00") -> payments.TicketPaid:
    ticket = won(counter, odds)
    counter.clock.set(max(counter.clock.now(), datetime(2026, 9, 7, 9, 0, tzinfo=UTC)) + timedelta(days=1))
    read_back(counter, ticket)
    return payments.pay(counter.house, counter.by("anna"), transfer_of(counter, ticket))


def refusal(counter: Counter, command: payments.PayTicket, pos: str = "P1") -> Code:
    with pytest.raises(Refused) as caught:
        payments.pay(counter.house, counter.by("anna", pos), command)
    return caught.value.code


def words(counter: Counter, kind: Kind) -> str:
    [job, *_] = [job for job in counter.papers() if job.document.kind is kind]
    return " ".join(
        str(getattr(block, name, "")) for block in job.document.blocks for name in ("text", "label", "value")
    )


def test_a_transfer_is_paid_only_as_it_was_read_back(payer: Counter) -> None:
    ticket = won(payer, "6.00")
    payer.later(days=1)
    assert refusal(payer, transfer_of(payer, ticket)) is Code.RECAP_REQUIRED
    assert read_back(payer, ticket).amount == euros("600")
    assert "FR76 3000 6000 0112 3456 7890 189" in words(payer, Kind.TRANSFER_RECAP)
    other = replace(LEA, surname="Marchant")
    assert refusal(payer, transfer_of(payer, ticket, other)) is Code.RECAP_REQUIRED
    drawer = payer.balance("drawer:P1")
    done = payments.pay(payer.house, payer.by("anna"), transfer_of(payer, ticket))
    assert (done.amount, done.orders) == (euros("600"), (1,))
    assert payer.balance("drawer:P1") == drawer
    assert payer.balance(Ledger.TRANSFERS) == -euros("600")
    assert "MARCHAND" in words(payer, Kind.TRANSFER_ATTESTATION)
    assert LEA.surname not in payer.last().body
    payer.assert_whole()


def test_a_recap_is_refused_as_the_payment_would_be(payer: Counter) -> None:
    ticket = won(payer, "6.00")
    with pytest.raises(Refused) as caught:
        read_back(payer, ticket)
    assert caught.value.code is Code.NOT_YET_PAYABLE
    payer.later(days=1)
    with pytest.raises(Refused) as caught:
        read_back(payer, ticket, replace(LEA, iban="FR00"))
    assert caught.value.code is Code.IBAN_INVALID


def test_orders_go_to_the_bank_the_next_working_day_in_a_file_that_can_be_had_again(payer: Counter) -> None:
    first, second = paid_by_transfer(payer), paid_by_transfer(payer, "7.50")
    assert payer.clock.now().date() == date(2026, 9, 9)
    done = transfers.export_transfers(payer.house, payer.by("clara"), transfers.ExportTransfers())
    assert done.orders == first.orders
    payer.later(days=1)
    done = transfers.export_transfers(payer.house, payer.by("clara"), transfers.ExportTransfers())
    assert (done.orders, done.amount) == (second.orders, euros("750"))
    asked = transfers.AskTransferFile(done.message)
    file = transfers.transfer_file(payer.house, payer.by("clara"), asked)
    assert hashlib.sha256(file.data).hexdigest() == done.digest
    assert transfers.transfer_file(payer.house, payer.by("clara"), asked) == file
    root = ElementTree.fromstring(file.data)  # noqa: S314
    text = {element.tag.rpartition("}")[2]: element.text for element in root.iter()}
    assert text["CtrlSum"] == "750.00"
    assert text["Nm"] == "Lea Marchand"
    assert text["Dt"] == "2026-09-10"
    assert text["EndToEndId"] == "ORDRE-2"
    with pytest.raises(Refused) as caught:
        transfers.export_transfers(payer.house, payer.by("clara"), transfers.ExportTransfers())
    assert caught.value.code is Code.UNKNOWN
    assert IBAN.replace(" ", "") not in payer.last().body
    payer.assert_whole()


def test_nothing_is_sent_from_an_account_that_is_none(payer: Counter) -> None:
    paid_by_transfer(payer)
    payer.later(days=1)
    house = replace(payer.house, settings=replace(payer.house.settings, payer_iban="FR00"))
    with pytest.raises(Refused) as caught:
        transfers.export_transfers(house, payer.by("clara"), transfers.ExportTransfers())
    assert caught.value.code is Code.IBAN_INVALID


def test_an_order_is_requested_issued_returned_and_asked_for_again(payer: Counter) -> None:
    [number] = paid_by_transfer(payer).orders
    returning = transfers.ReturnOrder(number, "compte clos")
    with pytest.raises(Refused):
        transfers.return_order(payer.house, payer.by("clara"), returning)
    payer.later(days=1)
    transfers.export_transfers(payer.house, payer.by("clara"), transfers.ExportTransfers())
    moved = transfers.return_order(payer.house, payer.by("clara"), returning)
    assert moved.state is OrderState.RETURNED
    again = transfers.RequestAgain(number, replace(LEA, iban="DE89 3704 0044 0532 0130 00"))
    transfers.request_again(payer.house, payer.by("clara"), again)
    [line] = transfers.orders(payer.house, payer.by("odile"), transfers.AskOrders(open_only=True))
    assert (line.order.state, line.winner, line.late) == (OrderState.REQUESTED, "MARCHAND Léa", False)
    payer.later(days=20)
    [line] = transfers.orders(payer.house, payer.by("odile"), transfers.AskOrders())
    assert line.late
    done = transfers.export_transfers(payer.house, payer.by("clara"), transfers.ExportTransfers())
    file = transfers.transfer_file(payer.house, payer.by("clara"), transfers.AskTransferFile(done.message))
    assert b"DE89370400440532013000" in file.data


def test_a_corrected_account_keeps_what_is_known_of_the_winners_identity(payer: Counter) -> None:
    ticket = won(payer, "25.00")
    payer.clock.set(datetime(2026, 9, 8, 9, 0, tzinfo=UTC))
    read_back(payer, ticket, IDENTIFIED)
    payments.pay(payer.house, payer.by("anna"), transfer_of(payer, ticket, IDENTIFIED))
    payer.later(days=1)
    transfers.export_transfers(payer.house, payer.by("clara"), transfers.ExportTransfers())
    transfers.return_order(payer.house, payer.by("clara"), transfers.ReturnOrder(1, "compte clos"))
    right = Winner("Marchand", "Léa", iban="DE89 3704 0044 0532 0130 00")
    transfers.request_again(payer.house, payer.by("clara"), transfers.RequestAgain(1, right))
    with payer.house.store.read() as unit:
        [winner] = winners.kept(unit.persons.winner(ticket) or "")
    assert winner == replace(IDENTIFIED, iban=right.iban)


def test_several_winners_get_a_cheque_each_and_sign_one_form(payer: Counter) -> None:
    ticket = won(payer, "60.00")
    payer.later(days=1)
    known = {"born": date(1980, 4, 2), "address": "1, rue des Tanneurs", "document": "CNI 12AB"}
    sharers = (Sharer("Marchand Léa", euros("3500"), **known), Sharer("Noé Alba", euros("2500"), **known))  # type: ignore[arg-type]
    command = payments.PayTicket(ticket, PaymentAsked(Method.CHEQUE, sharers=sharers), payer.control(ticket))
    done = payments.pay(payer.house, payer.by("anna", "C1"), command)
    assert (done.amount, done.orders) == (euros("6000"), (1, 2))
    form = transfers.form_of_winners(
        payer.house, payer.by("anna", "C1"), transfers.AskCollectiveForm(ticket, "C1")
    )
    [table] = [block for block in form.blocks if hasattr(block, "rows")]
    assert [row[1] for row in table.rows] == ["Marchand Léa", "Noé Alba"]
    issued = transfers.issue_cheque(payer.house, payer.by("anna", "C1"), transfers.IssueCheque(2, "0012345"))
    assert issued.state is OrderState.ISSUED
    assert [line.order.number for line in _open(payer)] == [1]
    day = payer.clock.now().date()
    asked = registers.AskIdentified(day, day)
    [line] = registers.identified(payer.house, payer.by("odile"), asked)
    assert (line.ticket, line.rule, line.amount) == (ticket, Rule.ARTICLE_11_3, euros("6000"))
    assert line.winners == sharers


def _open(counter: Counter) -> tuple[transfers.OrderLine, ...]:
    return transfers.orders(counter.house, counter.by("odile"), transfers.AskOrders(open_only=True))


def _register(counter: Counter) -> list[object]:
    with counter.house.store.read() as unit:
        return list(
            unit.registers.vigilance(datetime(2026, 1, 1, tzinfo=UTC), datetime(2027, 1, 1, tzinfo=UTC))
        )


def cash(counter: Counter, ticket: str, winner: Winner | None, together: str = "0") -> payments.PayTicket:
    asked = PaymentAsked(Method.CASH, winner)
    return payments.PayTicket(ticket, asked, counter.control(ticket), euros(together))


@pytest.fixture
def strict(payer: Counter) -> Counter:
    payer.house = replace(payer.house, settings=replace(payer.house.settings, linked_identity=True))
    payer.clock.set(datetime(2026, 9, 7, 9, 0, tzinfo=UTC))
    return payer


def test_linked_payments_ask_for_identity_from_2000_in_a_day(strict: Counter) -> None:
    named = Winner("MARCHAND", "Lea")
    for _ in range(3):
        payments.pay(strict.house, strict.by("anna", "C1"), cash(strict, won(strict, "5.00"), named))
    last = won(strict, "4.95")
    paid = payments.pay(strict.house, strict.by("anna", "C1"), cash(strict, last, named))
    assert paid.amount == euros("495")
    five = won(strict, "2.00", "5")
    assert refusal(strict, cash(strict, five, named), "C1") is Code.IDENTITY_REQUIRED
    payments.pay(strict.house, strict.by("anna", "C1"), cash(strict, won(strict, "2.00", "2"), named))
    payments.pay(strict.house, strict.by("anna", "C1"), cash(strict, five, IDENTIFIED))
    [vigilance] = _register(strict)
    assert (vigilance.rule, vigilance.linked) == (Rule.LINKED, euros("1999"))


def test_the_day_after_counts_from_nothing(strict: Counter) -> None:
    for _ in range(2):
        for _ in range(3):
            payments.pay(strict.house, strict.by("anna", "C1"), cash(strict, won(strict, "5.00"), LEA))
        strict.later(days=1)
    assert _register(strict) == []


def test_several_wins_asked_for_together_over_300_ask_for_identity(strict: Counter) -> None:
    ticket = won(strict, "2.00")
    payments.pay(strict.house, strict.by("anna", "C1"), cash(strict, ticket, None, "100"))
    ticket = won(strict, "2.00")
    assert refusal(strict, cash(strict, ticket, None, "100.01"), "C1") is Code.IDENTITY_REQUIRED
    payments.pay(strict.house, strict.by("anna", "C1"), cash(strict, ticket, IDENTIFIED, "100.01"))
    assert [each.rule for each in _register(strict)] == [Rule.TOGETHER]


def test_without_the_setting_nobody_is_asked_below_5000(payer: Counter) -> None:
    payer.clock.set(datetime(2026, 9, 7, 9, 0, tzinfo=UTC))
    for _ in range(4):
        command = cash(payer, won(payer, "5.00"), LEA, "4000")
        payments.pay(payer.house, payer.by("anna", "C1"), command)
    assert _register(payer) == []


def test_a_winner_of_the_staff_is_recognised_and_a_supervisor_decides(payer: Counter) -> None:
    person = Person("Marchand", "Léa", date(1980, 4, 2))
    lists.employ(payer.house, payer.by("clara"), lists.Enlist(person))
    ticket = won(payer, "2.00")
    command = cash(payer, ticket, IDENTIFIED)
    assert refusal(payer, command, "C1") is Code.EMPLOYEE
    approval = payer.approve(Act.PAY_STAFF_WINNER, ticket, amount=euros("200"))
    payments.pay(payer.house, payer.by("anna", "C1", approval=approval), command)
    assert '"approved":"clara"' in payer.last().body

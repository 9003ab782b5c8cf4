"""A day sealed and signed, with a total that never goes back (HOUSE H4)."""

from __future__ import annotations

import json
from datetime import date, timedelta

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from app.documents import Kind
from app.domain.betting.orders import OrderTotal
from app.domain.betting.payment import Method, PaymentAsked, Sharer
from app.domain.errors import Code, Refused
from app.domain.house.shifts import Closure
from app.domain.house.signatures import is_signed
from app.domain.values import Money
from app.services import cash
from app.services.betting.payments import PayTicket, pay
from app.services.closing import CloseDay, DayClosed, close_day, signed_text
from tests.app.services.kit import Counter, euros


def close(counter: Counter) -> DayClosed:
    return close_day(counter.house, counter.by("clara"), CloseDay())


def last_closure(counter: Counter) -> Closure:
    with counter.house.store.read() as unit:
        closure = unit.cash.last_closure()
    assert closure is not None
    return closure


def test_a_day_is_closed_once_all_drawers_are(counter: Counter) -> None:
    with pytest.raises(Refused) as refused:
        close(counter)
    assert (refused.value.code, refused.value.details["drawers"]) == (Code.SHIFT_OPEN, ["P1"])
    counter.close("100")
    records, head = counter.records(), counter.last().hash
    closed = close(counter)
    assert (closed.records, closed.head) == (records, head)
    with pytest.raises(Refused) as refused:
        close(counter)
    assert refused.value.code is Code.DAY_CLOSED
    counter.assert_whole()


def test_a_closure_counts_what_players_paid_not_the_houses_own_money(counter: Counter) -> None:
    counter.publish(101)
    sold = counter.sell(101, stake="10")
    counter.sell(101, stake="20")
    counter.cancel(sold.identification)
    cash.cash_in(counter.house, counter.by("anna"), cash.MoveCash(euros("500"), "monnaie"))
    counter.close("620")
    assert close(counter).turnover == euros("30")


def test_the_perpetual_total_only_grows_and_no_act_is_in_none_or_two(counter: Counter) -> None:
    counter.publish(101)
    counter.sell(101, stake="10")
    counter.close("110")
    assert close(counter).perpetual == euros("10")
    counter.open()
    counter.publish(102)
    sold = counter.sell(102, stake="20")  # after the day was closed, and on the same day
    counter.later(days=1)
    counter.settle(101)
    counter.publish(103)
    counter.sell(103, stake="5")
    counter.close("125")
    closed = close(counter)
    assert (closed.turnover, closed.perpetual) == (euros("25"), euros("35"))
    closure = last_closure(counter)
    assert closure.last == closed.records
    assert sold.total + euros("5") == Money.total(
        each.amount for each in closure.movements if each.act == "sell"
    )


def test_closures_follow_one_another_without_a_gap(counter: Counter) -> None:
    counter.close("100")
    close(counter)
    first = last_closure(counter)
    counter.later(days=3)
    close(counter)
    assert (first.first, last_closure(counter).first) == (1, first.last + 1)


def test_anybody_can_check_a_closures_signature(counter: Counter) -> None:
    counter.close("100")
    close(counter)
    closure = last_closure(counter)
    key = Ed25519PublicKey.from_public_bytes(counter.house.keys.public_key())
    key.verify(bytes.fromhex(closure.signature), signed_text(closure).encode())


def test_a_closure_without_gains_by_cheque_is_signed_as_those_before_they_were_sealed(
    counter: Counter,
) -> None:
    counter.close("100")
    close(counter)
    said = json.loads(signed_text(last_closure(counter)))
    assert "orders" not in said
    assert said["signature"] == ""


def test_gains_by_cheque_are_sealed_with_the_day_and_its_month(counter: Counter) -> None:
    """Two winners of one ticket have a cheque each, and no drawer's money moves."""
    counter.open("C1")
    counter.publish(105, odds="60.00")
    ticket = counter.sell(105, stake="100").identification
    counter.settle(105)
    counter.later(days=1)
    known = (date(1980, 4, 2), "1, rue des Tanneurs", "CNI 12AB")
    sharers = (Sharer("Marchand Léa", euros("3500"), *known), Sharer("Noé Alba", euros("2500"), *known))
    asked = PaymentAsked(Method.CHEQUE, sharers=sharers)
    pay(counter.house, counter.by("anna", "C1"), PayTicket(ticket, asked, counter.control(ticket)))
    counter.close("200")
    counter.close("100", "C1")
    close(counter)
    closure = last_closure(counter)
    assert closure.orders == (OrderTotal(Method.CHEQUE, tickets=1, orders=2, amount=euros("6000")),)
    assert is_signed(counter.house.keys.public_key().hex(), signed_text(closure).encode(), closure.signature)
    counter.later(days=40)
    close(counter)
    assert last_closure(counter).orders == ()
    with counter.house.store.read() as unit:
        [month] = unit.keeping.periods()
    assert month.orders == closure.orders
    counter.assert_whole()


def test_the_closure_is_printed_with_its_head(counter: Counter) -> None:
    counter.close("100")
    closed = close(counter)
    [paper] = [job.document for job in counter.papers() if job.document.kind is Kind.CLOSURE]
    printed = "".join(getattr(block, "text", "") for block in paper.blocks).replace(" ", "")
    assert closed.head in printed
    assert last_closure(counter).signature in printed


def test_a_clock_that_is_behind_closes_no_day(counter: Counter) -> None:
    counter.close("100")
    counter.later(hours=-1)
    with pytest.raises(Refused) as refused:
        close(counter)
    assert refused.value.code is Code.CLOCK_BEHIND


def test_a_month_and_a_year_are_closed_with_the_first_day_after_them(counter: Counter) -> None:
    """Four days over two months and two years: each period is the sum of its days."""
    counter.publish(101, closes_at=counter.clock.now() + timedelta(days=200))
    perpetual = []
    for days in (0, 10, 30, 90):
        counter.later(days=days)
        counter.sell(101, stake="10")
        counter.close(str(100 + 10))
        perpetual.append(close(counter).perpetual)
        counter.open()
    assert perpetual == [euros("10"), euros("20"), euros("30"), euros("40")]
    with counter.house.store.read() as unit:
        periods = unit.keeping.periods()
    assert [(each.period, each.days, each.turnover, each.perpetual) for each in periods] == [
        ("2026-09", 2, euros("20"), euros("20")),
        ("2026-10", 1, euros("10"), euros("30")),
        ("2026", 3, euros("30"), euros("30")),
    ]
    key = counter.house.keys.public_key().hex()
    for each in periods:
        assert is_signed(key, signed_text(each).encode(), each.signature)
    titles = [job.document.title for job in counter.papers() if job.document.kind is Kind.CLOSURE]
    assert (titles.count("Clôture mensuelle"), titles.count("Clôture annuelle")) == (2, 1)
    counter.assert_whole()

"""The stricter rules switched on for the house, and the register of identities taken along (HOUSE H9)."""

from __future__ import annotations

from datetime import date

import pytest

from app.domain.betting.payment import Method, PaymentAsked, Winner
from app.domain.betting.vigilance import Rule
from app.domain.errors import Code, Refused
from app.services.betting import payments
from app.services.betting.identities import AskRegister, export_register, print_register, register
from app.services.betting.strict_rules import SwitchRules, rules, switch_rules
from hardware.pdf import lay_out
from tests.app.services.kit import Counter, euros, on_sqlite

LEA = Winner("Marchand", "Léa", born=date(1980, 4, 2), address="2, rue du Port", document="X7K4M2P1")
DAYS = (date(2026, 9, 1), date(2026, 9, 30))


def pay(counter: Counter, number: int, winner: Winner | None, together: str) -> None:
    counter.publish(number, odds="2.00")
    ticket = counter.sell(number, stake="10").identification
    counter.settle(number)
    asked = PaymentAsked(Method.CASH, winner)
    command = payments.PayTicket(ticket, asked, counter.control(ticket), euros(together))
    payments.pay(counter.house, counter.by("anna"), command)


def switch(counter: Counter, by: str, *, strict: bool) -> None:
    switch_rules(counter.house, counter.by(by), SwitchRules(strict))


@on_sqlite
def test_the_stricter_rules_hold_from_the_touch_on_and_until_the_next(counter: Counter) -> None:
    pay(counter, 101, None, "300")
    switch(counter, "clara", strict=True)
    assert rules(counter.house, counter.by("odile"), None)
    with pytest.raises(Refused) as refused:
        pay(counter, 102, None, "300")
    assert refused.value.code is Code.IDENTITY_REQUIRED
    switch(counter, "clara", strict=False)
    pay(counter, 103, None, "300")
    counter.assert_whole()


@on_sqlite
def test_who_switches_the_rules_is_a_supervisor(counter: Counter) -> None:
    for by in ("anna", "odile", "ada"):
        with pytest.raises(Refused) as refused:
            switch(counter, by, strict=True)
        assert refused.value.code is Code.NOT_ALLOWED


@on_sqlite
def test_the_register_is_read_by_rule_and_taken_along_sealed(counter: Counter) -> None:
    switch(counter, "clara", strict=True)
    pay(counter, 101, LEA, "300")
    odile = counter.by("odile")
    [line] = register(counter.house, odile, AskRegister(*DAYS))
    assert (line.rule, line.winners) == (Rule.TOGETHER, (LEA,))
    assert register(counter.house, odile, AskRegister(*DAYS, Rule.ARTICLE_11_3)) == ()
    text = export_register(counter.house, counter.by("odile"), AskRegister(*DAYS))
    assert "Marchand Léa, né(e) le 02/04/1980" in text
    assert (counter.last().act, "Marchand" in counter.last().body) == ("export_register", False)
    page = print_register(counter.house, counter.by("clara"), AskRegister(*DAYS))
    assert lay_out(page).startswith(b"%PDF")
    with pytest.raises(Refused):
        export_register(counter.house, counter.by("anna"), AskRegister(*DAYS))

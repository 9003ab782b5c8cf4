from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime

import pytest

from app.domain.betting.payment import (
    Method,
    PaymentAsked,
    Sharer,
    Winner,
    decide_payment,
    of_age,
)
from app.domain.betting.settlement import Standing, Ticket, Worth
from app.domain.errors import Code, Refused
from app.domain.house.establishment import PointOfSale
from app.domain.values import Money
from tests.app.domain.betting.samples import (
    NOON,
    PAYMENT_CENTRE,
    PLAIN_COUNTER,
    WITH_TRANSFERS,
    days_later,
    euros,
    won_ticket,
)

CLAIRE = Winner(
    surname="MARTIN",
    given_names="Claire",
    born=date(1984, 3, 17),
    address="12 rue des Lilas, 69003 Lyon",
    document="CNI 880692310285",
    iban="FR1420041010050500013M02606",
)
CASH = PaymentAsked(Method.CASH)
TOMORROW = days_later(1)


def cheque(*shares: tuple[str, str], **known: object) -> PaymentAsked:
    sharers = tuple(Sharer(name, euros(share), **known) for name, share in shares)
    return PaymentAsked(Method.CHEQUE, sharers=sharers)


def refusal(
    ticket: Ticket,
    asked: PaymentAsked,
    pos: PointOfSale = WITH_TRANSFERS,
    *,
    at: datetime = TOMORROW,
    drawer: Money | None = None,
) -> Code | None:
    try:
        decide_payment(ticket, asked, at=at, point_of_sale=pos, drawer=drawer)
    except Refused as refused:
        return refused.code
    return None


def test_up_to_500_euros_is_paid_in_cash_at_once_anywhere() -> None:
    for pos in (WITH_TRANSFERS, PLAIN_COUNTER, PAYMENT_CENTRE):
        assert refusal(won_ticket("500.00"), CASH, pos, at=NOON) is None
        assert (
            refusal(won_ticket("500.00"), PaymentAsked(Method.CHEQUE, CLAIRE), pos) is Code.METHOD_NOT_ALLOWED
        )


def test_above_500_euros_is_paid_from_the_next_day_by_transfer_or_at_a_centre() -> None:
    ticket, transfer = won_ticket("500.05"), PaymentAsked(Method.TRANSFER, CLAIRE)
    assert refusal(ticket, transfer, at=NOON) is Code.NOT_YET_PAYABLE
    assert refusal(ticket, transfer) is None
    assert refusal(ticket, CASH) is Code.METHOD_NOT_ALLOWED
    assert refusal(ticket, CASH, PLAIN_COUNTER) is Code.PAYMENT_CENTRE_ONLY
    assert refusal(ticket, transfer, PAYMENT_CENTRE) is Code.METHOD_NOT_ALLOWED
    assert refusal(ticket, PaymentAsked(Method.CHEQUE, CLAIRE), PAYMENT_CENTRE) is None


@pytest.mark.parametrize("missing", ["surname", "given_names", "born", "address", "document"])
def test_from_5000_euros_on_the_winner_is_identified(missing: str) -> None:
    ticket = won_ticket("5000.00")
    partly = replace(CLAIRE, **{missing: None if missing == "born" else " "})
    assert refusal(ticket, PaymentAsked(Method.CHEQUE, partly), PAYMENT_CENTRE) is Code.IDENTITY_REQUIRED
    assert refusal(ticket, PaymentAsked(Method.CHEQUE, CLAIRE), PAYMENT_CENTRE) is None
    assert refusal(ticket, PaymentAsked(Method.TRANSFER, CLAIRE)) is Code.PAYMENT_CENTRE_ONLY


def test_from_5000_euros_on_every_one_of_several_winners_is_identified() -> None:
    shares = (("MARTIN Claire", "2500.00"), ("DURAND Jean", "2500.00"))
    known = {"born": date(1984, 3, 17), "address": "Lyon", "document": "CNI 1"}
    ticket = won_ticket("5000.00")
    assert refusal(ticket, cheque(*shares, **known), PAYMENT_CENTRE) is None
    anonymous = replace(cheque(*shares, **known).sharers[1], document="")
    both = (cheque(*shares, **known).sharers[0], anonymous)
    assert (
        refusal(ticket, PaymentAsked(Method.CHEQUE, sharers=both), PAYMENT_CENTRE) is Code.IDENTITY_REQUIRED
    )


def test_a_transfer_goes_to_one_named_winner() -> None:
    ticket = won_ticket("1000.00")
    several = replace(cheque(("A B", "500.00"), ("C D", "500.00")), method=Method.TRANSFER)
    assert refusal(ticket, several) is Code.TRANSFER_SINGLE_WINNER
    assert refusal(ticket, PaymentAsked(Method.TRANSFER)) is Code.NAME_REQUIRED
    unnamed = replace(CLAIRE, given_names="")
    assert refusal(ticket, PaymentAsked(Method.TRANSFER, unnamed)) is Code.NAME_REQUIRED


def test_a_cheque_is_made_out_to_somebody() -> None:
    ticket = won_ticket("1000.00")
    for asked in (PaymentAsked(Method.CHEQUE), cheque((" ", "1000.00"))):
        assert refusal(ticket, asked, PAYMENT_CENTRE) is Code.NAME_REQUIRED


@pytest.mark.parametrize(
    "iban", ["", "FR1420041010050500013M02607", "FR142004101005050001M02606", "DE89370400440532013001"]
)
def test_an_iban_with_a_wrong_digit_or_length_is_refused(iban: str) -> None:
    asked = PaymentAsked(Method.TRANSFER, replace(CLAIRE, iban=iban))
    assert refusal(won_ticket("1000.00"), asked) is Code.IBAN_INVALID


def test_an_iban_may_be_typed_in_groups() -> None:
    asked = PaymentAsked(Method.TRANSFER, replace(CLAIRE, iban="DE89 3704 0044 0532 0130 00"))
    assert refusal(won_ticket("1000.00"), asked) is None


def test_shares_add_up_to_the_cent() -> None:
    ticket = won_ticket("1000.00")
    thirds = (("A", "333.34"), ("B", "333.33"), ("C", "333.33"))
    assert refusal(ticket, cheque(*thirds), PAYMENT_CENTRE) is None
    assert refusal(ticket, cheque(*thirds[:2], ("C", "333.34")), PAYMENT_CENTRE) is Code.SHARES_MISMATCH
    assert refusal(ticket, cheque(("A", "1001.00"), ("B", "-1.00")), PAYMENT_CENTRE) is Code.SHARES_MISMATCH


def test_who_was_under_18_on_the_day_of_the_play_is_not_paid() -> None:
    ticket = won_ticket("20.00")
    young, just = replace(CLAIRE, born=date(2008, 9, 6)), replace(CLAIRE, born=date(2008, 9, 5))
    assert refusal(ticket, PaymentAsked(Method.CASH, young), at=days_later(30)) is Code.MINOR
    assert refusal(ticket, PaymentAsked(Method.CASH, just)) is None
    shared = cheque(("A", "1000.00"), born=date(2008, 9, 6))
    assert refusal(won_ticket("1000.00"), shared, PAYMENT_CENTRE) is Code.MINOR


def test_born_on_a_29_february_is_of_age_on_1_march() -> None:
    assert not of_age(date(2008, 2, 29), date(2026, 2, 28))
    assert of_age(date(2008, 2, 29), date(2026, 3, 1))


def test_the_drawer_must_hold_what_it_pays_where_the_house_asks() -> None:
    ticket = won_ticket("20.00")
    assert refusal(ticket, CASH, drawer=euros("19.99")) is Code.DRAWER_SHORT
    assert refusal(ticket, CASH, drawer=euros("20.00")) is None
    assert refusal(ticket, CASH) is None
    transfer = PaymentAsked(Method.TRANSFER, CLAIRE)
    assert refusal(won_ticket("600.00"), transfer, drawer=Money.ZERO) is None


def test_gains_and_refunds_are_paid_together_and_told_apart() -> None:
    worth = Worth(decided=True, gain=euros("450.00"), refund=euros("100.00"))
    ticket = replace(won_ticket("1.00"), standing=Standing(worth, NOON.date()))
    paid = decide_payment(
        ticket, PaymentAsked(Method.CHEQUE, CLAIRE), at=TOMORROW, point_of_sale=PAYMENT_CENTRE
    )
    assert (paid.amount, paid.gain, paid.refund) == (euros("550.00"), euros("450.00"), euros("100.00"))
    assert refusal(ticket, CASH, PLAIN_COUNTER) is Code.PAYMENT_CENTRE_ONLY


def test_the_state_of_the_ticket_refuses_first() -> None:
    won = won_ticket("6000.00")
    assert refusal(replace(won, cancelled=True, paid=True), CASH) is Code.CANCELLED
    assert refusal(replace(won, paid=True), CASH) is Code.ALREADY_PAID
    assert refusal(replace(won, standing=Standing()), CASH) is Code.PENDING
    lost = Standing(Worth(decided=True), NOON.date())
    assert refusal(replace(won, standing=lost), CASH) is Code.LOST
    assert refusal(won, CASH, at=days_later(62)) is Code.EXPIRED
    assert refusal(won, CASH, at=NOON) is Code.NOT_YET_PAYABLE


def test_the_first_reason_in_order_refuses_the_payment() -> None:
    minor = Winner(born=date(2010, 1, 1), iban="FR00")
    asked = PaymentAsked(Method.CASH, minor, sharers=())
    won = won_ticket("6000.00")
    met = [refusal(won, asked), refusal(won, asked, PAYMENT_CENTRE)]
    met.append(refusal(won, replace(asked, method=Method.CHEQUE), PAYMENT_CENTRE))
    medium = won_ticket("600.00")
    met.append(refusal(medium, replace(asked, method=Method.TRANSFER)))
    named = replace(minor, surname="ROUX", given_names="Zoé")
    met.append(refusal(medium, PaymentAsked(Method.TRANSFER, named)))
    named = replace(named, iban=CLAIRE.iban)
    met.append(refusal(medium, PaymentAsked(Method.TRANSFER, named), drawer=Money.ZERO))
    met.append(refusal(medium, cheque(("ROUX Zoé", "1.00"), born=date(2010, 1, 1)), PAYMENT_CENTRE))
    small = won_ticket("20.00")
    met.append(refusal(small, PaymentAsked(Method.CASH, named), drawer=Money.ZERO))
    assert met == [
        Code.PAYMENT_CENTRE_ONLY,
        Code.METHOD_NOT_ALLOWED,
        Code.IDENTITY_REQUIRED,
        Code.NAME_REQUIRED,
        Code.IBAN_INVALID,
        Code.MINOR,
        Code.SHARES_MISMATCH,
        Code.MINOR,
    ]

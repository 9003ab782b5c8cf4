"""The check without Qt: one answer for every state, one payment for every ticket."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime

import pytest

from app.config import Station
from app.domain.betting.outcomes import Ending, Result, Scores
from app.domain.betting.payment import Method, Winner
from app.domain.errors import Code, Refused
from app.domain.values import Money
from app.domain.values.days import local
from app.services.betting.tickets import ReplaceTicket, replace_ticket
from tests.app.services.kit import POINTS_OF_SALE
from tests.ui.pages.seated import Seat, seated
from ui.desk import Desk
from ui.pages.check.answers import verdict_of
from ui.pages.check.looking_up import Case, ends_the_ticket, look_up
from ui.pages.check.payout import Offered, ways_to_pay
from ui.pages.check.presenter import CheckPresenter

LOST = Result(Scores(half_time=(0, 0), full_time=(0, 1)))
CANCELLED = Result(ended=Ending.CANCELLED)
IBAN = "FR7630006000011234567890189"


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        seat.counter.publish(101, 102, 103)
        yield seat


@pytest.fixture
def held(seat: Seat) -> CheckPresenter:
    return CheckPresenter(seat.context.desk)


def code(seat: Seat, ticket: str, issue: int = 0) -> str:
    return ticket + seat.counter.control(ticket, issue)


def answer(held: CheckPresenter, scanned: str) -> Case:
    held.show(look_up(held.desk, scanned))
    return held.case


def test_a_winning_ticket_is_payable_at_once(seat: Seat, held: CheckPresenter) -> None:
    ticket = seat.counter.sell(101).identification
    seat.counter.settle(101)
    assert answer(held, code(seat, ticket)) is Case.WON
    assert (held.amount, held.payout.method, held.may_pay) == (Money.euros(20), Method.CASH, True)


def test_voided_picks_alone_make_a_refund(seat: Seat, held: CheckPresenter) -> None:
    ticket = seat.counter.sell(101).identification
    seat.counter.settle(101, result=CANCELLED)
    assert answer(held, code(seat, ticket)) is Case.REFUND
    assert held.amount == Money.euros(10)


def test_a_ticket_waits_until_its_results_are_known(seat: Seat, held: CheckPresenter) -> None:
    ticket = seat.counter.sell(101).identification
    assert answer(held, code(seat, ticket)) is Case.PENDING
    assert not held.may_pay


def test_a_lost_ticket_is_worth_nothing(seat: Seat, held: CheckPresenter) -> None:
    ticket = seat.counter.sell(101).identification
    seat.counter.settle(101, result=LOST)
    assert answer(held, code(seat, ticket)) is Case.LOST


def test_a_ticket_paid_once_says_who_paid_it_where_and_when(seat: Seat, held: CheckPresenter) -> None:
    """F01: the second counter is told all of it."""
    ticket = seat.counter.sell(101).identification
    seat.counter.settle(101)
    seat.counter.pay(ticket)
    assert answer(held, code(seat, ticket)) is Case.PAID
    assert held.checked is not None
    assert held.checked.paid_by is not None
    assert held.checked.ended_at is not None
    assert (held.checked.paid_by.name, held.checked.ended_at.name) == ("Anna", "Comptoir")


def test_a_cancelled_ticket_is_not_paid(seat: Seat, held: CheckPresenter) -> None:
    ticket = seat.counter.sell(101).identification
    seat.counter.cancel(ticket)
    assert answer(held, code(seat, ticket)) is Case.CANCELLED


def test_after_sixty_days_a_ticket_is_expired(seat: Seat, held: CheckPresenter) -> None:
    ticket = seat.counter.sell(101).identification
    seat.counter.settle(101)
    seat.counter.later(days=62)
    assert answer(held, code(seat, ticket)) is Case.EXPIRED


def test_a_paper_that_was_replaced_is_shown_but_not_paid(seat: Seat, held: CheckPresenter) -> None:
    sold = seat.counter.sell(101).identification
    replace_ticket(seat.counter.house, seat.counter.by("anna"), ReplaceTicket(sold))
    assert answer(held, code(seat, sold)) is Case.SUPERSEDED
    assert held.checked is not None
    assert answer(held, code(seat, sold, issue=1)) is Case.PENDING


def test_a_number_of_nobody_is_unknown(held: CheckPresenter) -> None:
    assert answer(held, "1" * 24) is Case.UNKNOWN


def test_wrong_control_numbers_are_refused_and_then_made_to_wait(seat: Seat, held: CheckPresenter) -> None:
    ticket = seat.counter.sell(101).identification
    answers = [answer(held, ticket + "0000000000") for _ in range(6)]
    assert answers == [Case.CONTROL_WRONG] * 5 + [Case.THROTTLED]
    assert held.checked is None, "who guesses learns nothing of the ticket"
    assert held.refused is not None
    until = held.refused.details["until"]
    assert isinstance(until, datetime)
    assert f"{local(until):%H:%M:%S}" in verdict_of(held).sentence


def test_more_than_500_euros_is_payable_the_day_after_by_transfer(seat: Seat, held: CheckPresenter) -> None:
    ticket = seat.counter.sell(101, 102, 103, formula="3/3", stake="100").identification
    seat.counter.settle(101, 102, 103)
    assert answer(held, code(seat, ticket)) is Case.LATER
    seat.counter.later(days=1)
    assert answer(held, code(seat, ticket)) is Case.WON
    assert held.payout.method is Method.TRANSFER
    assert held.payout.needs_winner
    assert not held.payout.needs_identity


def test_a_point_of_sale_without_transfers_sends_the_player_elsewhere(seat: Seat) -> None:
    ticket = seat.counter.sell(101, 102, 103, formula="3/3", stake="100").identification
    seat.counter.settle(101, 102, 103)
    seat.counter.later(days=1)
    desk = seat.context.desk
    annexe = Desk(
        desk.house, Station("P2", "P2", "P2", "P2"), desk.establishment, POINTS_OF_SALE[1], desk.operator
    )
    assert answer(CheckPresenter(annexe), code(seat, ticket)) is Case.ELSEWHERE


def test_fourteen_digits_alone_ask_for_the_control_number(seat: Seat, held: CheckPresenter) -> None:
    ticket = seat.counter.sell(101).identification
    assert held.whole_code(f"{ticket[:4]} {ticket[4:]}") == ticket
    assert answer(held, ticket) is Case.CONTROL
    assert held.checked is None
    assert held.whole_code("12345") is None
    assert held.whole_code(seat.counter.control(ticket)) == code(seat, ticket)


def test_paying_twice_with_one_touch_pays_once(seat: Seat, held: CheckPresenter) -> None:
    """F03, F04: a retry of the same touch gets the first answer again."""
    ticket = seat.counter.sell(101).identification
    seat.counter.settle(101)
    answer(held, code(seat, ticket))
    first = held.payout.payment()()
    assert held.payout.payment()() == first
    held.show_paid(first)
    assert held.case is Case.JUST_PAID
    assert seat.counter.balance("drawer:P1") == Money.euros(90)


def test_a_transfer_is_read_back_before_it_goes_to_a_winner_with_a_right_iban(
    seat: Seat, held: CheckPresenter
) -> None:
    """BETTING B8, art. 11.1.4."""
    ticket = seat.counter.sell(101, 102, 103, formula="3/3", stake="100").identification
    seat.counter.settle(101, 102, 103)
    seat.counter.later(days=1)
    answer(held, code(seat, ticket))
    held.payout.winner = Winner(surname="Durand", given_names="Zoé", iban=IBAN[:-1] + "0")
    with pytest.raises(Refused) as refusal:
        held.payout.recap_printing()()
    assert refusal.value.code is Code.IBAN_INVALID
    assert not ends_the_ticket(refusal.value)
    held.payout.winner = Winner(surname="Durand", given_names="Zoé", iban=IBAN)
    held.payout.show_recap(held.payout.recap_printing()())
    assert not held.payout.needs_recap
    held.payout.winner = Winner(surname="Durant", given_names="Zoé", iban=IBAN)
    assert held.payout.needs_recap, "what was changed is read back again"
    held.payout.winner = Winner(surname="Durand", given_names="Zoé", iban=IBAN)
    assert held.payout.payment()().amount == Money.euros(800)


def test_a_ticket_paid_meanwhile_is_to_be_looked_up_again(seat: Seat, held: CheckPresenter) -> None:
    ticket = seat.counter.sell(101).identification
    seat.counter.settle(101)
    answer(held, code(seat, ticket))
    seat.counter.pay(ticket)
    with pytest.raises(Refused) as refusal:
        held.payout.payment()()
    assert ends_the_ticket(refusal.value)


def test_an_auditor_checks_but_is_not_offered_the_payment(seat: Seat) -> None:
    ticket = seat.counter.sell(101).identification
    seat.counter.settle(101)
    seat.sit("odile")
    held = CheckPresenter(seat.context.desk)
    assert answer(held, code(seat, ticket)) is Case.WON
    assert not held.may_pay


def test_the_youngest_who_may_win_was_18_on_the_day_of_the_play(seat: Seat, held: CheckPresenter) -> None:
    answer(held, code(seat, seat.counter.sell(101).identification))
    assert held.latest_birth == date(2008, 9, 5)


@pytest.mark.parametrize(
    ("amount", "cash", "transfer", "cheque"),
    [
        (Money.euros(500), Offered.ALLOWED, Offered.NOT_THIS_AMOUNT, Offered.NOT_HERE),
        (Money(50001), Offered.NOT_THIS_AMOUNT, Offered.ALLOWED, Offered.NOT_HERE),
        (Money.euros(5000), Offered.NOT_THIS_AMOUNT, Offered.NOT_THIS_AMOUNT, Offered.NOT_HERE),
    ],
)
def test_each_way_of_paying_is_allowed_or_says_why_not(
    seat: Seat, amount: Money, cash: Offered, transfer: Offered, cheque: Offered
) -> None:
    ways = ways_to_pay(amount, seat.context.desk)
    assert ways == {Method.CASH: cash, Method.TRANSFER: transfer, Method.CHEQUE: cheque}


def test_a_way_that_opens_tomorrow_is_not_allowed_today(seat: Seat) -> None:
    ways = ways_to_pay(Money.euros(800), seat.context.desk, now=False)
    assert ways[Method.TRANSFER] is Offered.NOT_YET

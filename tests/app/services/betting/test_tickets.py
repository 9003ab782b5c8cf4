"""Tickets that come back, through the services and both engines (BETTING B4, B5, B8)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.documents import BarCode, Document, Kind
from app.domain.betting.outcomes import Result, Scores
from app.domain.errors import Code, Refused
from app.domain.house.cash import Ledger
from app.domain.house.rights import Act
from app.domain.values import Money
from app.ports.printing import JobState
from app.schedules import NightSchedule
from app.services.betting import figures, payments, sales, tickets
from app.services.papers import StoreSpool
from tests.app.services.kit import Counter, euros, on_sqlite

AWAY_WIN = Result(Scores(half_time=(0, 1), full_time=(0, 2)), first_goal="2")


@pytest.fixture
def selling(counter: Counter) -> Counter:
    counter.publish(*range(101, 107))
    return counter


def replacement(counter: Counter, ticket: str, approval: str | None = None) -> tickets.TicketPrinted:
    command = tickets.ReplaceTicket(ticket)
    return tickets.replace_ticket(counter.house, counter.by("anna", approval=approval), command)


def bars(document: Document) -> str | None:
    return next((block.digits for block in document.blocks if isinstance(block, BarCode)), None)


def printed(counter: Counter) -> None:
    """The spooler prints all that waits."""
    spool = StoreSpool(counter.house)
    for job in counter.papers():
        if job.state is JobState.QUEUED:
            spool.mark(job.number, JobState.PRINTED)


def test_a_sale_is_sealed_printed_and_paid_for_together(selling: Counter) -> None:
    sold = selling.sell(*range(101, 107), formula="4/6", stake="2")
    assert (sold.combinations, sold.total, sold.sequence) == (15, euros("30"), 1)
    [job] = selling.papers()
    assert (job.document.kind, job.reference, job.printer) == (Kind.TICKET, sold.identification, "P1")
    assert bars(job.document) == sold.identification + selling.control(sold.identification)
    assert selling.balance("stakes") == -sold.total
    assert selling.balance("drawer:P1") == euros("100") + sold.total
    assert selling.last().subject == sold.identification
    selling.assert_whole()


def test_a_ticket_is_paid_once_and_the_second_is_told_where_when_and_by_whom(selling: Counter) -> None:
    ticket = selling.sell(101).identification
    selling.settle(101)
    assert selling.pay(ticket).amount == euros("20")
    selling.open("P2", by="boris")
    with pytest.raises(Refused) as refused:
        selling.pay(ticket, "P2", "boris")
    assert refused.value.code is Code.ALREADY_PAID
    check = tickets.CheckTicket(ticket, "P2", "P2", controlled=False)
    paid = tickets.check(selling.house, selling.by("boris", "P2"), check).registered.payment
    assert paid is not None
    assert (paid.point_of_sale, paid.operator, paid.at) == ("P1", "anna", selling.clock.now())


def test_a_payment_takes_money_from_the_drawer_and_no_more_than_it_holds(selling: Counter) -> None:
    first, second = (selling.sell(101, stake="50").identification for _ in range(2))
    selling.settle(101)
    selling.pay(first)
    assert selling.balance("drawer:P1") == euros("100")
    selling.pay(second)
    assert selling.balance("drawer:P1") == Money.ZERO
    third = selling.sell(102, stake="20").identification
    selling.settle(102)
    with pytest.raises(Refused) as refused:
        selling.pay(third)
    assert refused.value.code is Code.DRAWER_SHORT
    selling.assert_whole()


def test_a_replacement_supersedes_the_paper_before_it(selling: Counter) -> None:
    ticket = selling.sell(101).identification
    assert replacement(selling, ticket).copy == 1
    assert replacement(selling, ticket).copy == 2
    selling.settle(101)
    for issue in (0, 1):
        old = replace(selling.payment(ticket), control=selling.control(ticket, issue))
        with pytest.raises(Refused) as refused:
            payments.pay(selling.house, selling.by("anna"), old)
        assert refused.value.code is Code.SUPERSEDED
    in_force = replace(selling.payment(ticket), control=selling.control(ticket, 2))
    assert payments.pay(selling.house, selling.by("anna"), in_force).amount == euros("20")


def test_a_replaced_paper_never_leaves_the_spool_afterwards(selling: Counter) -> None:
    ticket = selling.sell(101).identification
    replacement(selling, ticket)
    states = {job.document.duplicate: job.state for job in selling.papers()}
    assert states == {0: JobState.SETTLED, 1: JobState.QUEUED}


def test_a_ticket_that_was_printed_is_replaced_on_a_supervisors_word_alone(selling: Counter) -> None:
    ticket = selling.sell(101).identification
    printed(selling)
    with pytest.raises(Refused) as refused:
        replacement(selling, ticket)
    assert (refused.value.code, refused.value.details["act"]) == (
        Code.NOT_ALLOWED, Act.REPLACE_PRINTED_TICKET,
    )  # fmt: skip
    approval = selling.approve(Act.REPLACE_PRINTED_TICKET, ticket)
    assert replacement(selling, ticket, approval).copy == 1
    assert '"approved":"clara"' in selling.last().body


def test_a_copy_is_for_the_file_and_pays_nothing(selling: Counter) -> None:
    ticket = selling.sell(101).identification
    command = tickets.ReplaceTicket(ticket)
    assert [tickets.copy_ticket(selling.house, selling.by("anna"), command).copy for _ in range(2)] == [1, 2]
    assert bars(selling.papers()[0].document) is None
    selling.settle(101)
    assert selling.pay(ticket).amount == euros("20"), "the original stays in force"


def test_a_cancelled_play_gives_its_stake_its_totals_and_nothing_else_back(selling: Counter) -> None:
    limits = replace(selling.house.settings.limits, bet_stakes_limit=euros("100"))
    selling.house = replace(selling.house, settings=replace(selling.house.settings, limits=limits))
    ticket = selling.sell(101, stake="50").identification
    with pytest.raises(Refused):
        selling.sell(101, stake="50")
    assert selling.cancel(ticket).refund == euros("50")
    selling.sell(101, stake="50")
    with pytest.raises(Refused) as refused:
        selling.cancel(ticket)
    assert refused.value.code is Code.ALREADY_CANCELLED
    selling.assert_whole()


def test_guessing_control_numbers_takes_ever_longer_and_a_restart_forgets_nothing(selling: Counter) -> None:
    ticket = selling.sell(101).identification

    def guess() -> Code:
        with pytest.raises(Refused) as refused:
            tickets.cancel(selling.house, selling.by("anna"), tickets.CancelTicket(ticket, "0000000000"))
        return refused.value.code

    assert [guess() for _ in range(6)] == [Code.CONTROL_NUMBER_WRONG] * 5 + [Code.CONTROL_THROTTLED]
    selling.later(seconds=30)
    assert guess() is Code.CONTROL_NUMBER_WRONG
    selling.later(seconds=59)
    with pytest.raises(Refused) as refused:
        selling.cancel(ticket)
    assert refused.value.code is Code.CONTROL_THROTTLED
    selling.later(seconds=1)
    assert selling.cancel(ticket).refund == euros("10")
    assert [code for _, _, code in selling.refusals()].count("control_number_wrong") == 6


@on_sqlite
def test_the_right_control_number_on_a_check_ends_the_row_and_a_bare_check_does_not(selling: Counter) -> None:
    ticket = selling.sell(101).identification

    def look(control: str, *, controlled: bool = True) -> Code | None:
        query = tickets.CheckTicket(ticket + control, "P1", "P1", controlled)
        try:
            tickets.check(selling.house, selling.by("anna"), query)
        except Refused as refused:
            return refused.code
        return None

    wrong = "0" * 10
    assert [look(wrong) for _ in range(4)] == [Code.CONTROL_NUMBER_WRONG] * 4
    assert look(selling.control(ticket)) is None
    assert [look(wrong) for _ in range(4)] == [Code.CONTROL_NUMBER_WRONG] * 4
    assert look("", controlled=False) is None
    assert [look(wrong) for _ in range(2)] == [Code.CONTROL_NUMBER_WRONG, Code.CONTROL_THROTTLED]


@on_sqlite
def test_the_right_control_number_ends_the_row_also_where_nothing_is_paid_yet(selling: Counter) -> None:
    ticket = selling.sell(101).identification
    asked = payments.PaymentAsked(payments.Method.CASH)
    met = []
    for control in ("0" * 10, "0" * 10, "0" * 10, "0" * 10, selling.control(ticket), "0" * 10, "0" * 10):
        with pytest.raises(Refused) as refused:
            payments.pay(selling.house, selling.by("anna"), payments.PayTicket(ticket, asked, control))
        met.append(refused.value.code)
    wrong = [Code.CONTROL_NUMBER_WRONG]
    assert met == [*wrong * 4, Code.PENDING, *wrong * 2]


def test_a_point_of_sales_day_adds_up(selling: Counter) -> None:
    won = selling.sell(101, stake="20").identification
    cancelled = selling.sell(102, stake="10").identification
    selling.cancel(cancelled)
    selling.settle(101)
    selling.pay(won)
    report = figures.day_report(selling.house, selling.by("odile"), figures.AskDay("P1"))
    assert (report.tickets, report.stakes, report.cancelled, report.gains, report.refunds) == (
        2, euros("30"), euros("10"), euros("40"), Money.ZERO,
    )  # fmt: skip


@on_sqlite
def test_a_quote_costs_nothing_and_says_what_a_sale_would(selling: Counter) -> None:
    records = selling.records()
    asked = selling.sale(101, 102, formula="2/2").bulletin
    quoted = sales.quote(selling.house, selling.by("anna"), sales.Quote(asked, "P1"))
    assert selling.records() == records
    sold = selling.sell(101, 102, formula="2/2")
    assert (quoted.play.total, quoted.play.potential) == (sold.total, sold.potential)


def test_each_night_the_station_moves_what_expired_by_itself(selling: Counter) -> None:
    selling.sell(101)
    selling.settle(101)
    nights = NightSchedule(
        selling.house, lambda: replace(selling.by("clara"), operator="", request=selling.house.new_id())
    )
    selling.later(days=61)
    nights.look()
    assert not selling.balance(Ledger.RESERVE_FUND)
    selling.later(days=1)
    for _ in range(2):
        nights.look()
        assert selling.balance(Ledger.RESERVE_FUND) == -euros("20")
    selling.assert_whole()


def test_a_night_in_which_nothing_expires_seals_nothing(selling: Counter) -> None:
    selling.sell(101)
    before = selling.records()
    assert payments.close_expired_by_night(selling.house, selling.by("clara")) is None
    assert selling.records() == before


def test_what_nobody_came_for_goes_to_the_reserve_fund_once(selling: Counter) -> None:
    ticket = selling.sell(101).identification
    selling.sell(102)
    selling.settle(101)
    selling.settle(102, result=AWAY_WIN)
    selling.later(days=61)
    close = payments.CloseExpired()
    assert payments.close_expired(selling.house, selling.by("clara"), close).tickets == 0
    selling.later(days=1)
    closed = payments.close_expired(selling.house, selling.by("clara"), close)
    assert (closed.tickets, closed.amount) == (1, euros("20"))
    assert payments.close_expired(selling.house, selling.by("clara"), close).tickets == 0
    fund = payments.reserve_fund(selling.house, selling.by("odile"), payments.AskReserveFund())
    assert fund == euros("20")
    assert selling.balance(Ledger.GAINS) == -selling.balance(Ledger.RESERVE_FUND) == euros("20")
    with pytest.raises(Refused) as refused:
        selling.pay(ticket)
    assert refused.value.code is Code.EXPIRED
    selling.assert_whole()

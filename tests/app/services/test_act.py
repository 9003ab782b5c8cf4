"""One way of an act: once, whole or not at all, by who may (HOUSE H2, H4, H5)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from app.bootstrap import ScenarioHouse
from app.domain.errors import Code, Refused
from app.domain.house.cash import Posting, transfer
from app.domain.house.rights import Act
from app.domain.house.seal import Head
from app.domain.house.verification import Fault
from app.domain.values import Money
from app.scenarios.verbs import FileClock
from app.services import cash, closing
from app.services.act import Work, act
from app.services.betting import payments, sales, tickets
from app.services.founding import Found, found
from app.services.verify import verify_house
from app.vault.heads import HeadFile
from tests.app.services.kit import POINTS_OF_SALE, Counter, euros, on_sqlite


def test_the_same_request_twice_gets_the_first_answer_and_one_paper(counter: Counter) -> None:
    counter.publish(101)
    origin = counter.by("anna")
    sold = sales.sell(counter.house, origin, counter.sale(101))
    records, papers, drawer = counter.records(), len(counter.papers()), counter.balance("drawer:P1")
    counter.later(minutes=5)
    assert sales.sell(counter.house, origin, counter.sale(101, stake="50")) == sold
    assert (counter.records(), len(counter.papers())) == (records, papers)
    assert counter.balance("drawer:P1") == drawer


def test_every_answer_of_a_day_is_read_back_as_it_was_given(counter: Counter) -> None:
    counter.publish(101, 102)
    origins = [counter.by("anna") for _ in range(6)]
    first = sales.sell(counter.house, origins[0], counter.sale(101, 102, formula="2/2"))
    single = sales.sell(counter.house, origins[1], counter.sale(102))
    counter.settle(101, 102)
    acts = [
        lambda: sales.sell(counter.house, origins[0], counter.sale(101)),
        lambda: sales.sell(counter.house, origins[1], counter.sale(101)),
        lambda: payments.pay(counter.house, origins[2], counter.payment(single.identification)),
        lambda: tickets.copy_ticket(counter.house, origins[3], tickets.ReplaceTicket(first.identification)),
        lambda: cash.print_x_report(counter.house, origins[4], cash.PrintXReport()),
        lambda: cash.cash_in(counter.house, origins[5], cash.MoveCash(euros("5"), "monnaie")),
    ]
    given = [run() for run in acts]
    assert given[:2] == [first, single]
    assert [run() for run in acts] == given


def test_a_refused_act_leaves_a_line_in_the_refusal_log_and_nothing_else(counter: Counter) -> None:
    counter.publish(101)
    records, papers, balances = counter.records(), len(counter.papers()), counter.balances()
    for _ in range(2):
        with pytest.raises(Refused) as refused:
            counter.sell(101, 999, formula="2/2")
        assert refused.value.code is Code.BET_UNKNOWN
    assert (counter.records(), len(counter.papers()), counter.balances()) == (records, papers, balances)
    assert counter.refusals() == [("sell", "anna", "bet_unknown")] * 2
    assert counter.sell(101).sequence == 1, "no number was burnt"
    counter.assert_whole()


def test_a_refused_request_is_decided_anew_when_it_is_tried_again(counter: Counter) -> None:
    origin = counter.by("anna")
    with pytest.raises(Refused):
        sales.sell(counter.house, origin, counter.sale(101))
    counter.publish(101)
    assert sales.sell(counter.house, origin, counter.sale(101)).total == euros("10")


def test_the_wrong_person_is_refused_before_any_other_reason(counter: Counter) -> None:
    counter.later(days=-1)
    with pytest.raises(Refused) as refused:
        counter.sell(999, pos="P2", by="odile")
    assert refused.value.code is Code.NOT_ALLOWED


def test_somebody_who_does_not_work_here_may_nothing(counter: Counter) -> None:
    counter.publish(101)
    for attempt in (
        lambda: counter.sell(101, by="zoe"),
        lambda: cash.drawer(counter.house, counter.by("zoe"), cash.AskDrawer("P1")),
    ):
        with pytest.raises(Refused) as refused:
            attempt()
        assert refused.value.code is Code.NOT_ALLOWED


def test_money_acts_ask_for_the_drawer_then_for_the_clock(counter: Counter) -> None:
    counter.publish(101)
    counter.later(hours=-1)
    with pytest.raises(Refused) as refused:
        counter.sell(101, pos="P2")
    assert refused.value.code is Code.SHIFT_CLOSED
    with pytest.raises(Refused) as refused:
        counter.sell(101)
    assert refused.value.code is Code.CLOCK_BEHIND


def test_a_clock_set_back_stops_sales_until_it_is_right_or_recorded(counter: Counter) -> None:
    """F57."""
    counter.publish(101)
    counter.later(hours=-1)
    with pytest.raises(Refused):
        counter.sell(101)
    counter.later(hours=1)
    counter.sell(101)
    counter.later(hours=-1)
    closing.record_clock(counter.house, counter.by("clara"), closing.RecordClock("passage à l'heure d'hiver"))
    counter.sell(101)
    counter.later(minutes=-1)
    with pytest.raises(Refused) as refused:
        counter.sell(101)
    assert refused.value.code is Code.CLOCK_BEHIND
    counter.assert_whole()


def test_a_station_whose_clock_lags_a_moment_sells_in_the_order_of_the_journal(counter: Counter) -> None:
    counter.publish(101)
    counter.sell(101)
    latest = counter.last().at
    counter.later(milliseconds=-500)
    counter.sell(101)
    assert counter.last().at == latest
    counter.later(milliseconds=-1)
    with pytest.raises(Refused) as refused:
        counter.sell(101)
    assert refused.value.code is Code.CLOCK_BEHIND
    counter.later(milliseconds=502)
    counter.sell(101)
    assert counter.last().at > latest
    counter.assert_whole()


def test_a_clock_is_recorded_with_a_reason_by_a_supervisor(counter: Counter) -> None:
    for operator, reason, code in (("anna", "x", Code.NOT_ALLOWED), ("diane", " ", Code.REASON_REQUIRED)):
        with pytest.raises(Refused) as refused:
            closing.record_clock(counter.house, counter.by(operator), closing.RecordClock(reason))
        assert refused.value.code is code


def test_a_house_is_founded_once(counter: Counter) -> None:
    with counter.house.store.read() as unit:
        establishment = unit.places.establishment()
    assert establishment is not None
    with pytest.raises(Refused) as refused:
        found(counter.house, counter.by("ada"), Found(establishment, POINTS_OF_SALE, ()))
    assert refused.value.code is Code.NOT_ALLOWED


@dataclass(frozen=True, slots=True)
class Nothing:
    """An act of these tests, without arguments."""


@act(Act.LOG_IN)
def break_down(work: Work, _command: Nothing) -> Nothing:
    work.post(*transfer("safe", "drawer:P1", Money(100)))
    raise ZeroDivisionError


@act(Act.LOG_IN)
def post_askew(work: Work, _command: Nothing) -> Nothing:
    work.post(Posting("safe", Money(-100)), Posting("drawer:P1", Money(99)))
    return Nothing()


@pytest.mark.parametrize(("broken", "fault"), [(break_down, ZeroDivisionError), (post_askew, ValueError)])
def test_a_fault_in_an_act_leaves_nothing_behind(counter: Counter, broken: object, fault: type) -> None:
    records, balances = counter.records(), counter.balances()
    with pytest.raises(fault):
        broken(counter.house, counter.by("anna"), Nothing())  # type: ignore[operator]
    assert (counter.records(), counter.balances()) == (records, balances)
    assert counter.refusals() == []
    counter.assert_whole()


def test_an_act_says_what_it_changed_once_it_is_kept(counter: Counter) -> None:
    told: list[tuple[str, str]] = []

    class Told:
        def announce(self, act: Act, subject: str) -> None:
            told.append((act, subject))

    counter.publish(101)
    listening = replace(counter, house=replace(counter.house, changes=Told()), name="told")
    with pytest.raises(Refused):
        listening.sell(999)
    sold = listening.sell(101)
    assert told == [("sell", sold.identification)]


def test_the_head_outside_follows_every_act(made: ScenarioHouse, clock: FileClock) -> None:
    counter = Counter(made.house, clock)
    assert made.house.heads.last() is None
    for act_ in (counter.found, counter.open):
        act_()
        with made.house.store.read() as unit:
            assert made.house.heads.last() == unit.journal.head() != Head.empty()


class Gone(Exception):
    """The power, in the instant between commit and head."""


class NoPower(HeadFile):
    def keep(self, before: Head, after: Head) -> None:
        raise Gone(before, after)


def known_outside(counter: Counter, path: Path) -> Head:
    """A head file of the test's own that knows the house's last entry."""
    last = counter.house.heads.last()
    assert last is not None
    HeadFile(path, alone=False).keep(last, last)
    return last


@on_sqlite
def test_a_crash_between_commit_and_head_is_no_finding_and_the_retry_gets_its_answer(
    counter: Counter, tmp_path: Path
) -> None:
    counter.publish(101)
    known_outside(counter, tmp_path / "head")
    origin, command = counter.by("anna"), counter.sale(101)
    dying = replace(counter.house, heads=NoPower(tmp_path / "head", alone=True))
    with pytest.raises(Gone):
        sales.sell(dying, origin, command)
    counter.house = replace(counter.house, heads=HeadFile(tmp_path / "head", alone=True))
    counter.assert_whole()
    assert sales.sell(counter.house, origin, command).sequence == 1
    assert counter.sell(101).sequence == 2
    counter.assert_whole()


@on_sqlite
def test_two_entries_ahead_of_the_head_outside_are_a_finding(counter: Counter, tmp_path: Path) -> None:
    last = known_outside(counter, tmp_path / "head")
    counter.publish(101, 102)
    left_behind = replace(counter.house, heads=HeadFile(tmp_path / "head", alone=True))
    [finding] = verify_house(left_behind).findings
    assert (finding.fault, finding.number) == (Fault.AHEAD_OF_HEAD, last.number + 1)

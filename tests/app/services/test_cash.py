"""A drawer from its float to its count (HOUSE H3; F14, F15, F63)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.documents import Kind
from app.documents.blocks import Columns, Line
from app.domain.errors import Code, Refused
from app.domain.house.cash import Means
from app.domain.house.rights import Act
from app.domain.values import Money
from app.services import cash
from app.services.betting import sales
from app.services.ledger import AskLedger, ledger
from tests.app.services.kit import Counter, euros, on_sqlite

EVERY_PIECE = {
    "500": 1, "200": 2, "100": 3, "50": 4, "20": 5, "10": 6, "5": 7, "2": 8, "1": 9,
    "0.50": 10, "0.20": 11, "0.10": 12, "0.05": 13, "0.02": 14, "0.01": 15,
}  # fmt: skip


def said(counter: Counter, kind: Kind) -> dict[str, str]:
    """Labels and values of the latest paper of a kind."""
    document = next(job.document for job in counter.papers() if job.document.kind is kind)
    return {block.label: block.value for block in document.blocks if isinstance(block, Columns)}


def test_expected_is_float_plus_ins_less_outs_to_the_cent(counter: Counter) -> None:
    counter.publish(101)
    sold = counter.sell(101, stake="10")
    cash.cash_in(counter.house, counter.by("anna"), cash.MoveCash(euros("20.05"), "monnaie"))
    cash.cash_out(counter.house, counter.by("anna"), cash.MoveCash(euros("50"), "coffre"))
    counter.cancel(sold.identification)
    sales.sell(
        counter.house, counter.by("anna"), sales.Sell(counter.sale(101, stake="20").bulletin, Means.CARD)
    )
    closed = counter.close("70.05")
    assert (closed.expected, closed.difference) == (euros("70.05"), Money.ZERO)
    counter.assert_whole()


def test_a_difference_is_recorded_and_never_refused(counter: Counter) -> None:
    closed = counter.close("98.50")
    assert (closed.expected, closed.counted, closed.difference) == (
        euros("100"), euros("98.50"), euros("-1.50"),
    )  # fmt: skip
    assert counter.balance("over_short") == euros("1.50")
    assert counter.balance("drawer:P1") == Money.ZERO
    assert counter.open(float_="40").float == euros("40")
    assert counter.close("40").difference == Money.ZERO, "a shift's difference is its own"
    counter.assert_whole()


def test_a_count_by_denomination_is_their_sum(counter: Counter) -> None:
    command = cash.CloseShift(EVERY_PIECE, reason="comptage complet")
    closed = cash.close_shift(counter.house, counter.by("anna"), command)
    cents = sum(Money.parse(value).cents * number for value, number in EVERY_PIECE.items())
    assert closed.counted == Money(cents)
    z = said(counter, Kind.Z_REPORT)
    assert z["Motif"] == "comptage complet"
    assert z["0,20\u00a0€ x 11"] == "2,20\u00a0€"


@on_sqlite
@pytest.mark.parametrize("pieces", [{"3": 1}, {"0.25": 2}, {"50": -1}, {"fifty": 1}])
def test_what_is_no_coin_or_note_is_not_counted(counter: Counter, pieces: dict[str, int]) -> None:
    with pytest.raises(Refused) as refused:
        cash.close_shift(counter.house, counter.by("anna"), cash.CloseShift(pieces))
    assert refused.value.code is Code.AMOUNT_INVALID


@on_sqlite
@pytest.mark.parametrize(
    ("amount", "reason", "code"),
    [("0", "x", Code.AMOUNT_INVALID), ("-5", "x", Code.AMOUNT_INVALID), ("5", "  ", Code.REASON_REQUIRED)],
)
def test_money_moves_by_an_amount_and_a_reason(
    counter: Counter, amount: str, reason: str, code: Code
) -> None:
    for way in (cash.cash_in, cash.cash_out):
        with pytest.raises(Refused) as refused:
            way(counter.house, counter.by("anna"), cash.MoveCash(euros(amount), reason))
        assert refused.value.code is code


@on_sqlite
def test_a_drawer_gives_no_more_than_it_holds(counter: Counter) -> None:
    with pytest.raises(Refused) as refused:
        cash.cash_out(counter.house, counter.by("anna"), cash.MoveCash(euros("100.01"), "coffre"))
    assert refused.value.code is Code.DRAWER_SHORT
    cash.cash_out(counter.house, counter.by("anna"), cash.MoveCash(euros("100"), "coffre"))
    assert counter.balance("drawer:P1") == Money.ZERO


@on_sqlite
def test_a_drawer_is_opened_once_and_closed_once(counter: Counter) -> None:
    with pytest.raises(Refused) as refused:
        counter.open(by="boris")
    assert (refused.value.code, refused.value.details["operator"]) == (Code.SHIFT_OPEN, "anna")
    counter.close("100")
    with pytest.raises(Refused) as refused:
        counter.close("100")
    assert refused.value.code is Code.SHIFT_CLOSED


def test_a_colleagues_drawer_is_closed_by_a_supervisor_with_both_names(counter: Counter) -> None:
    with pytest.raises(Refused) as refused:
        counter.close("100", by="boris")
    assert (refused.value.code, refused.value.details["operator"]) == (Code.NOT_ALLOWED, "anna")
    command = cash.ForceClose("P1", cash.CloseShift(counted=euros("99"), reason="Anna est partie"))
    with pytest.raises(Refused):
        cash.force_close_shift(counter.house, counter.by("boris", "P2"), command)
    approval = counter.approve(Act.FORCE_CLOSE_SHIFT, "P1", asked_by="boris", supervisor="diane")
    closed = cash.force_close_shift(counter.house, counter.by("boris", "P2", approval=approval), command)
    assert closed.difference == euros("-1")
    z = said(counter, Kind.Z_REPORT)
    assert z["Motif"] == "Anna est partie"
    document = counter.papers()[0].document
    names = [block.value for block in document.blocks if isinstance(block, Columns) and block.label == "par"]
    assert names == ["Anna", "Boris, Diane"]
    counter.open(by="boris")
    counter.assert_whole()


@on_sqlite
def test_a_supervisor_closes_a_drawer_by_himself_and_says_why(counter: Counter) -> None:
    count = cash.CloseShift(counted=euros("100"))
    with pytest.raises(Refused) as refused:
        cash.force_close_shift(counter.house, counter.by("clara"), cash.ForceClose("P1", count))
    assert refused.value.code is Code.REASON_REQUIRED
    reasoned = cash.CloseShift(counted=euros("100"), reason="oubli")
    cash.force_close_shift(counter.house, counter.by("clara"), cash.ForceClose("P1", reasoned))
    with pytest.raises(Refused) as refused:
        cash.force_close_shift(counter.house, counter.by("clara"), cash.ForceClose("P1", reasoned))
    assert refused.value.code is Code.SHIFT_CLOSED


def hand_over(counter: Counter, counted: str, *, word: str | None, by: str = "anna") -> cash.HandedOver:
    command = cash.HandOver("P1", cash.CloseShift(counted=euros(counted), reason="relève"))
    return cash.hand_over_shift(counter.house, counter.by(by, approval=word), command)


def test_a_drawer_is_handed_over_as_it_was_counted_on_a_paper_that_names_both(counter: Counter) -> None:
    counter.publish(101)
    counter.sell(101, stake="20")
    safe = counter.balance("safe")
    word = counter.approve(Act.HAND_OVER_SHIFT, "P1", supervisor="boris", amount=euros("119"))
    handed = hand_over(counter, "119", word=word)
    assert (handed.operator, handed.closed.expected, handed.closed.difference) == (
        "boris", euros("120"), euros("-1"),
    )  # fmt: skip
    state = cash.drawer(counter.house, counter.by("boris"), cash.AskDrawer("P1"))
    assert state.shift is not None
    assert (state.shift.id, state.shift.operator, state.shift.float) == (handed.shift, "boris", euros("119"))
    assert (state.balance, state.movements) == (euros("119"), ())
    assert (counter.balance("safe"), counter.balance("over_short")) == (safe, euros("1"))
    z = said(counter, Kind.Z_REPORT)
    assert (z["par"], z["Remise à"], z["Fonds remis"]) == ("Anna", "Boris", "119,00\u00a0€")
    signed = [block.text for block in counter.papers()[0].document.blocks if isinstance(block, Line)]
    assert signed == ["Remis par Anna :", "Reçu par Boris :"]
    counter.sell(101, by="boris", stake="5")
    assert counter.close("124", by="boris").difference == Money.ZERO
    counter.assert_whole()


@on_sqlite
def test_a_drawer_changes_hands_on_the_word_of_who_takes_it_and_on_no_other(counter: Counter) -> None:
    for wrong in ("anna", "clara"):
        with pytest.raises(Refused) as refused:
            counter.approve(Act.HAND_OVER_SHIFT, "P1", supervisor=wrong)
        assert refused.value.code is Code.NOT_ALLOWED, "not to oneself, and to nobody who may not hold a till"
    supervisor = counter.approve(Act.FORCE_CLOSE_SHIFT, "P1")
    another_drawer = counter.approve(Act.HAND_OVER_SHIFT, "P2", supervisor="boris")
    for less in (counter.approve(Act.HAND_OVER_SHIFT, "P1", supervisor="boris", amount=euros("99")), None):
        for word in (supervisor, another_drawer, less):
            with pytest.raises(Refused) as refused:
                hand_over(counter, "100", word=word)
            assert refused.value.code is Code.NOT_ALLOWED
    theirs = counter.approve(Act.HAND_OVER_SHIFT, "P1", supervisor="anna", asked_by="boris")
    with pytest.raises(Refused) as refused:
        hand_over(counter, "100", word=theirs, by="boris")
    assert (refused.value.code, refused.value.details["operator"]) == (Code.NOT_ALLOWED, "anna")
    counter.close("100")
    word = counter.approve(Act.HAND_OVER_SHIFT, "P1", supervisor="boris")
    with pytest.raises(Refused) as refused:
        hand_over(counter, "100", word=word)
    assert refused.value.code is Code.SHIFT_CLOSED


def test_an_x_report_shows_the_drawer_and_closes_nothing(counter: Counter) -> None:
    counter.publish(101)
    counter.sell(101, stake="10")
    counter.later(minutes=-10)  # a report moves no money: a clock set back does not stop it
    for _ in range(2):
        printed = cash.print_x_report(counter.house, counter.by("anna"), cash.PrintXReport())
        assert printed.expected == euros("110")
    x = said(counter, Kind.X_REPORT)
    assert (x["par"], x["Attendu"], x["Ventes · espèces (1)"]) == (
        "Anna", "110,00\u00a0€", "10,00\u00a0€",
    )  # fmt: skip
    counter.later(minutes=10)
    assert counter.close("110").difference == Money.ZERO


@on_sqlite
def test_no_x_report_of_a_closed_drawer(counter: Counter) -> None:
    with pytest.raises(Refused) as refused:
        cash.print_x_report(counter.house, counter.by("anna", "P2"), cash.PrintXReport())
    assert refused.value.code is Code.SHIFT_CLOSED


@on_sqlite
def test_two_drawers_know_nothing_of_each_other(counter: Counter) -> None:
    counter.publish(101)
    counter.open("P2", "20", by="boris")
    counter.sell(101, pos="P2", by="boris", stake="5")
    states = {
        name: cash.drawer(counter.house, counter.by("odile"), cash.AskDrawer(name)) for name in ("P1", "P2")
    }
    assert [states[name].balance for name in ("P1", "P2")] == [euros("100"), euros("25")]
    assert states["P1"].movements == ()
    assert [each.act for each in states["P2"].movements] == ["sell"]


MOVES = st.lists(st.tuples(st.sampled_from(["in", "out", "sell"]), st.integers(1, 5000)), max_size=6)


@on_sqlite
@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(moves=MOVES, float_=st.integers(0, 20_000), counted=st.integers(0, 40_000))
def test_whatever_moved_the_ledger_balances_and_the_difference_is_count_less_expected(
    counter: Counter, moves: list[tuple[str, int]], float_: int, counted: int
) -> None:
    with counter.house.store.read() as unit:
        if unit.cash.open_shift("P1"):
            counter.close("1")
    cash.open_shift(counter.house, counter.by("anna"), cash.OpenShift(Money(float_)))
    expected = float_
    for kind, cents in moves:
        move = cash.MoveCash(Money(cents), "essai")
        if kind == "out" and cents > expected:
            with pytest.raises(Refused):
                cash.cash_out(counter.house, counter.by("anna"), move)
            continue
        way = cash.cash_out if kind == "out" else cash.cash_in
        expected += -cents if kind == "out" else cents
        assert way(counter.house, counter.by("anna"), move).balance == Money(expected)
    closing = cash.CloseShift(counted=Money(counted))
    closed = cash.close_shift(counter.house, counter.by("anna"), closing)
    assert (closed.expected, closed.difference) == (Money(expected), Money(counted - expected))
    assert Money.total(counter.balances().values()) == Money.ZERO


def test_paid_tickets_are_counted_against_the_list_and_a_missing_one_is_recorded(counter: Counter) -> None:
    counter.publish(101)
    sold = [counter.sell(101).identification for _ in range(3)]
    counter.settle(101)
    for ticket in sold:
        counter.pay(ticket)
    state = cash.drawer(counter.house, counter.by("anna"), cash.AskDrawer("P1"))
    assert [each.identification for each in state.paid] == sold
    count = cash.CloseShift(counted=state.balance, reason="Un ticket manque", tickets=2)
    closed = cash.close_shift(counter.house, counter.by("anna"), count)
    assert closed.tickets is not None
    assert (closed.tickets.listed, closed.tickets.counted, closed.tickets.difference) == (3, 2, -1)
    report = said(counter, Kind.Z_REPORT)
    assert (report["Tickets payés, liste"], report["Tickets payés, comptés"]) == ("3", "2")
    counter.assert_whole()


def test_the_shifts_of_a_day_tell_who_opened_counted_and_closed(counter: Counter) -> None:
    counter.close("99.50")
    counter.open(float_="50", by="boris")
    today = counter.clock.now().date()
    running, past = cash.shifts(counter.house, counter.by("clara"), cash.AskShifts(today, today, "P1"))
    assert (running.opened_by, running.past.closing) == ("Boris", None)
    assert past.past.closing is not None
    assert (past.opened_by, past.closed_by, past.past.closing.difference) == ("Anna", "Anna", Money(-50))
    before = today.replace(year=2025)
    assert cash.shifts(counter.house, counter.by("clara"), cash.AskShifts(before, before)) == ()


def test_every_balance_is_what_the_journal_adds_up_to(counter: Counter) -> None:
    counter.publish(101)
    counter.sell(101, stake="20")
    counter.close("119")
    accounts = ledger(counter.house, counter.by("odile"), AskLedger())
    assert all(each.agrees for each in accounts)
    assert {each.account: each.balance for each in accounts} == dict(counter.balances())
    assert Money.total(each.balance for each in accounts) == Money.ZERO


@on_sqlite
def test_more_cash_than_the_house_wants_in_a_drawer_is_told(counter: Counter) -> None:
    house = replace(counter.house, settings=replace(counter.house.settings, drawer_ceiling=euros("120")))
    counter.publish(101)
    told = []
    for stake in ("20", "1"):
        counter.sell(101, stake=stake)
        told.append(cash.drawer(house, counter.by("anna"), cash.AskDrawer("P1")).over_ceiling)
    assert told == [False, True]
    assert not cash.drawer(counter.house, counter.by("anna"), cash.AskDrawer("P1")).over_ceiling

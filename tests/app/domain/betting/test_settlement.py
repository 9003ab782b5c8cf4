from __future__ import annotations

from datetime import date, timedelta
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.betting.formulas import BASE_STAKES, ROWS, SINGLE, Formula
from app.domain.betting.outcomes import Outcome, Ruling
from app.domain.betting.play import Bulletin, Combination, PickTaken, Play
from app.domain.betting.settlement import (
    Status,
    Ticket,
    Worth,
    pays_here,
    resettle,
    verdict,
    voided_by_early_start,
    worth,
)
from app.domain.values import Money, Odds
from tests.app.domain.betting.samples import (
    NOON,
    PAYMENT_CENTRE,
    PLAIN_COUNTER,
    WITH_TRANSFERS,
    days_later,
    euros,
    play,
    taken,
    won_ticket,
)

WON, LOST, VOID, OPEN = (
    Ruling(winners=frozenset("1")),
    Ruling(winners=frozenset("2")),
    Ruling(voided=True),
    Ruling(),
)
DAY = date(2026, 9, 5)


def rulings(**by_number: Ruling) -> dict[int, Ruling]:
    return {int(name[1:]) + 1000: ruling for name, ruling in by_number.items()}


def one(stake: int = 10, price: str = "2.00") -> Play:
    return play("1/1", stake, taken(1, "1", price))


def three(formula: str, *prices: str, stake: int = 1) -> Play:
    return play(formula, stake, *(taken(n, "1", price) for n, price in enumerate(prices, start=1)))


def brute_force(what: Play, outcomes: list[Outcome]) -> tuple[Status, int, int]:
    """Status, gain and refund in cents by counting through every subset, in fractions of a euro."""
    size, stake = what.formula.right, what.combinations[0].stake.cents
    gain = refund = alive = 0
    for mask in range(1 << len(outcomes)):
        chosen = [n for n in range(len(outcomes)) if mask >> n & 1]
        if len(chosen) != size or any(outcomes[n] is Outcome.LOST for n in chosen):
            continue
        alive += 1
        factor, counted = Fraction(1), 0
        for n in chosen:
            if outcomes[n] is Outcome.WON:
                factor *= Fraction(what.picks[n].odds.hundredths, 100)
                counted += 1
        hundredths = int(factor * 200 + 1) // 2
        cents = Fraction(hundredths * stake, 100)
        twentieths = int(cents / 5 * 2 + 1) // 2
        gain += twentieths * 5 if counted else 0
        refund += 0 if counted else stake
    if not alive:
        return Status.LOST, 0, 0
    if Outcome.PENDING in outcomes:
        return Status.PENDING, 0, 0
    return (Status.WON if gain else Status.REFUND), gain, refund


@st.composite
def settled_plays(draw: st.DrawFn) -> tuple[Play, list[Outcome]]:
    formula, count = draw(st.sampled_from(ROWS))
    prices = draw(st.lists(st.integers(101, 3000), min_size=count, max_size=count))
    picks = tuple(
        PickTaken(n + 1001, n + 1, n + 1, "1", Odds(hundredths), 0) for n, hundredths in enumerate(prices)
    )
    stake = draw(st.sampled_from(BASE_STAKES))
    combinations = tuple(Combination(each, stake) for each in formula.combinations(picks))
    outcomes = draw(st.lists(st.sampled_from(Outcome), min_size=count, max_size=count))
    return Play(Bulletin.ONE_N_TWO, formula, picks, combinations, "P1", NOON), outcomes


@given(settled_plays())
def test_every_formula_with_any_outcomes_agrees_with_counting_by_hand(
    drawn: tuple[Play, list[Outcome]],
) -> None:
    what, outcomes = drawn
    known = {Outcome.WON: WON, Outcome.LOST: LOST, Outcome.VOID: VOID, Outcome.PENDING: OPEN}
    ruled = {pick.bet: known[each] for pick, each in zip(what.picks, outcomes, strict=True)}
    ticket = resettle(Ticket(what), ruled, DAY)
    status, gain, refund = brute_force(what, outcomes)
    assert ticket.status_on(DAY) is status
    assert ticket.standing.worth.gain == Money(gain)
    assert ticket.standing.worth.refund == Money(refund)


@given(settled_plays())
def test_all_right_and_none_voided_pays_the_potential_gain(drawn: tuple[Play, list[Outcome]]) -> None:
    what, _ = drawn
    assert worth(what, {pick.bet: WON for pick in what.picks}).amount == what.potential


@given(settled_plays())
def test_all_voided_refunds_the_total_of_the_stakes(drawn: tuple[Play, list[Outcome]]) -> None:
    what, _ = drawn
    assert worth(what, {pick.bet: VOID for pick in what.picks}) == Worth(decided=True, refund=what.total)


def test_the_published_cases_of_two_out_of_three() -> None:
    prices = ("2.00", "3.00", "4.00")
    lost_void_won = worth(three("2/3", *prices), rulings(b1=LOST, b2=VOID, b3=WON))
    assert (lost_void_won.gain, lost_void_won.refund) == (euros("4"), Money.ZERO)
    lost_void_void = worth(three("2/3", *prices), rulings(b1=LOST, b2=VOID, b3=VOID))
    assert (lost_void_void.gain, lost_void_void.refund) == (Money.ZERO, euros("1"))
    all_won = worth(three("2/3", *prices, stake=2), rulings(b1=WON, b2=WON, b3=WON))
    assert all_won.gain == euros("52")


def test_f08_a_voided_pick_counts_as_one_and_a_later_result_does_not_take_it_back() -> None:
    ticket = resettle(Ticket(one()), rulings(b1=VOID), DAY)
    assert ticket.standing.worth == Worth(decided=True, refund=euros("10"))
    later = resettle(ticket, rulings(b1=Ruling(voided=True, winners=frozenset("2"))), DAY)
    assert later == ticket


def test_a_ticket_is_lost_as_soon_as_no_combination_can_win() -> None:
    combined, multiple = three("3/3", "2.00", "2.00", "2.00"), three("2/3", "2.00", "2.00", "2.00")
    one_lost = rulings(b1=LOST)
    assert resettle(Ticket(combined), one_lost, DAY).status_on(DAY) is Status.LOST
    assert resettle(Ticket(multiple), one_lost, DAY).status_on(DAY) is Status.PENDING
    two_lost = rulings(b1=LOST, b3=LOST)
    assert resettle(Ticket(multiple), two_lost, DAY).status_on(DAY) is Status.LOST


def test_lines_with_two_answers_of_one_bet_are_settled_each_by_its_own() -> None:
    picks = (taken(1, "1", "2.00"), taken(1, "N", "3.00"))
    combinations = (Combination(picks[:1], euros("10")), Combination(picks[1:], euros("5")))
    lines = Play(Bulletin.MATCH_OF_THE_DAY, SINGLE, picks, combinations, "P1", NOON)
    assert worth(lines, rulings(b1=WON)).gain == euros("20")
    assert worth(lines, rulings(b1=Ruling(winners=frozenset("N")))).gain == euros("15")


def test_an_early_start_voids_ticket_by_ticket() -> None:
    early = rulings(b1=Ruling(winners=frozenset("2"), void_from=NOON))
    before = play("1/1", 10, taken(1, "1", "2.00"), at=NOON - timedelta(seconds=1))
    assert worth(before, early).amount == Money.ZERO
    assert worth(one(), early).refund == euros("10")
    bets = frozenset({1001})
    assert [voided_by_early_start(each, bets, NOON) for each in (before, one())] == [0, 1]


def test_f13_the_last_day_is_counted_in_days_of_the_house() -> None:
    """Sixty days after the day after, over the end of summer time, until midnight."""
    standing = resettle(Ticket(one()), rulings(b1=WON), DAY).standing
    assert standing.payable_from == DAY
    assert standing.payable_until == date(2026, 11, 5)
    assert not standing.expired_on(date(2026, 11, 5))
    assert standing.expired_on(date(2026, 11, 6))


def test_more_than_500_euros_are_paid_from_the_day_after() -> None:
    at, over = one(100, "5.00"), one(5, "100.01")
    assert resettle(Ticket(at), rulings(b1=WON), DAY).standing.payable_from == DAY
    assert resettle(Ticket(over), rulings(b1=WON), DAY).standing.payable_from == DAY + timedelta(days=1)


def test_days_are_counted_from_the_last_promulgation_on_the_ticket() -> None:
    pair = three("2/2", "2.00", "2.00")
    first = resettle(Ticket(pair), rulings(b1=WON), DAY)
    assert first.standing.promulgated_on is None
    last = resettle(first, rulings(b1=WON, b2=WON), DAY + timedelta(days=1))
    assert last.standing.promulgated_on == DAY + timedelta(days=1)


LATER = DAY + timedelta(days=2)
TOO_LATE = DAY + timedelta(days=62)


def test_a_correction_counts_the_days_anew_for_who_was_wrongly_losing() -> None:
    lost = resettle(Ticket(one()), rulings(b1=LOST), DAY)
    for on in (LATER, TOO_LATE):
        corrected = resettle(lost, rulings(b1=WON), on)
        assert corrected.standing.promulgated_on == on
        assert corrected.status_on(on) is Status.WON


def test_a_correction_that_changes_nothing_for_a_ticket_leaves_its_days() -> None:
    won = resettle(Ticket(one()), rulings(b1=WON), DAY)
    assert resettle(won, rulings(b1=WON), LATER) == won


def test_a_correction_makes_a_ticket_grow_with_days_of_its_own_and_shrink_without() -> None:
    pair = play("1/1", 10, taken(1, "1", "2.00"), taken(2, "1", "2.00"))
    small = resettle(Ticket(pair), rulings(b1=WON, b2=LOST), DAY)
    grown = resettle(small, rulings(b1=WON, b2=WON), LATER)
    assert (grown.standing.worth.gain, grown.standing.promulgated_on) == (euros("40"), LATER)
    shrunk = resettle(grown, rulings(b1=WON, b2=LOST), LATER + timedelta(days=1))
    assert (shrunk.standing.worth.gain, shrunk.standing.promulgated_on) == (euros("20"), LATER)


def test_an_expired_ticket_stays_expired_after_a_correction() -> None:
    pair = play("1/1", 10, taken(1, "1", "2.00"), taken(2, "1", "2.00"))
    won = resettle(Ticket(pair), rulings(b1=WON, b2=LOST), DAY)
    assert resettle(won, rulings(b1=WON, b2=WON), TOO_LATE) == won
    assert won.status_on(TOO_LATE) is Status.EXPIRED


def test_paid_and_cancelled_tickets_stay_what_they_are() -> None:
    for ticket in (Ticket(one(), paid=True), Ticket(one(), cancelled=True)):
        assert resettle(ticket, rulings(b1=WON), DAY) == ticket


def test_a_lost_ticket_never_expires() -> None:
    lost = resettle(Ticket(one()), rulings(b1=LOST), DAY)
    assert lost.status_on(TOO_LATE) is Status.LOST


@pytest.mark.parametrize(
    ("amount", "where"),
    [
        ("500.00", {"P1", "P2", "C1"}),
        ("500.05", {"P1", "C1"}),
        ("4999.95", {"P1", "C1"}),
        ("5000.00", {"C1"}),
    ],
)
def test_where_an_amount_is_paid(amount: str, where: set[str]) -> None:
    counters = (WITH_TRANSFERS, PLAIN_COUNTER, PAYMENT_CENTRE)
    assert {counter.id for counter in counters if pays_here(euros(amount), counter)} == where


def test_the_verdict_says_whether_this_counter_pays_now() -> None:
    ticket = won_ticket("600.00")
    today, tomorrow = verdict(ticket, WITH_TRANSFERS, NOON), verdict(ticket, WITH_TRANSFERS, days_later(1))
    assert (today.status, today.payable, tomorrow.payable) == (Status.WON, False, True)
    assert today.payable_from == DAY + timedelta(days=1)
    assert not verdict(ticket, PLAIN_COUNTER, days_later(1)).payable
    expired = verdict(ticket, PAYMENT_CENTRE, days_later(62))
    assert (expired.status, expired.payable, expired.amount) == (Status.EXPIRED, False, euros("600"))


def test_the_verdict_on_a_ticket_with_nothing_to_pay_has_no_days() -> None:
    for ticket in (
        Ticket(one()),
        Ticket(one(), cancelled=True),
        resettle(Ticket(one()), rulings(b1=LOST), DAY),
    ):
        said = verdict(ticket, PLAIN_COUNTER, NOON)
        assert (said.payable, said.amount, said.payable_from, said.payable_until) == (
            False,
            Money.ZERO,
            None,
            None,
        )


def test_a_formula_of_one_pick_out_of_six_settles_line_by_line() -> None:
    six = play("1/1", 1, *(taken(n, "1", "2.00") for n in range(1, 7)))
    assert six.formula == Formula(1, 1)
    known = {n + 1000: WON if n % 2 else LOST for n in range(1, 7)}
    assert worth(six, known).gain == euros("6")

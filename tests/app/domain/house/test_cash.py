"""Counts by denomination and balanced postings (HOUSE H3)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.errors import Code, Refused
from app.domain.house.cash import DENOMINATIONS, Means, Posting, counted, ensure_balanced, transfer
from app.domain.house.rights import Act
from app.domain.house.shifts import MovementTotal, turnover
from app.domain.values import Money


@given(st.dictionaries(st.sampled_from(DENOMINATIONS), st.integers(0, 500)))
def test_a_count_is_worth_the_sum_of_its_pieces(pieces: dict[Money, int]) -> None:
    assert counted(pieces).cents == sum(value.cents * number for value, number in pieces.items())


@pytest.mark.parametrize("pieces", [{Money(300): 1}, {Money(1000): -1}, {Money(0): 5}, {Money(-100): 1}])
def test_what_is_no_coin_or_note_is_refused(pieces: dict[Money, int]) -> None:
    with pytest.raises(Refused) as refused:
        counted(pieces)
    assert refused.value.code is Code.AMOUNT_INVALID


def test_nothing_counted_is_nothing() -> None:
    assert counted({}) == Money.ZERO


@given(st.integers(-(10**9), 10**9).map(Money))
def test_what_leaves_one_account_comes_to_the_other(amount: Money) -> None:
    postings = transfer("safe", "drawer:P1", amount)
    ensure_balanced(postings)
    assert [posting.amount for posting in postings] == ([-amount, amount] if amount else [])


def test_postings_that_do_not_add_up_are_a_fault() -> None:
    with pytest.raises(ValueError, match="unbalanced"):
        ensure_balanced([Posting("safe", Money(-100)), Posting("stakes", Money(99))])


def test_turnover_is_what_players_paid_in() -> None:
    totals = [
        MovementTotal(Act.SELL, Means.CASH, 2, Money(3000)),
        MovementTotal(Act.SELL, Means.CARD, 1, Money(500)),
        MovementTotal(Act.CANCEL_TICKET, Means.CASH, 1, Money(-1000)),
        MovementTotal(Act.CASH_IN, Means.CASH, 1, Money(50_000)),
        MovementTotal(Act.CASH_OUT, Means.CASH, 1, Money(-20_000)),
        MovementTotal(Act.REGISTER, Means.CASH, 1, Money(5500)),
    ]
    assert turnover(totals) == Money(9000)

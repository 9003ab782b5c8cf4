"""Faults that people met in betting shops, at the counter of this house."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from app.domain.betting.outcomes import Result, Scores
from app.domain.betting.settlement import Status
from app.domain.errors import Code, KnownError, Refused
from app.domain.house.cash import drawer_account
from app.services.betting import offers, payments, results, tickets
from tests.app.services.kit import Counter, euros


def verdict(counter: Counter, ticket: str) -> Any:
    query = tickets.CheckTicket(ticket, "P1", "P1", controlled=False)
    return tickets.check(counter.house, counter.by("anna"), query).verdict


class DyingStore:
    """A store whose next commit never comes: the machine stops before it."""

    def __init__(self, store: Any) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    @contextmanager
    def write(self) -> Iterator[Any]:
        with self._store.write() as unit:
            unit.commit = _stop
            yield unit


class DyingHeads:
    """The machine stops right after the commit, before the head is kept beside the store."""

    def __init__(self, heads: Any) -> None:
        self._heads = heads

    def __getattr__(self, name: str) -> Any:
        return getattr(self._heads, name)

    def keep(self, *_heads: object) -> None:
        _stop()


def _stop(*_: object) -> None:
    raise KnownError("head_unwritable")


def test_f02_a_payment_that_dies_before_it_is_recorded_was_never_made(counter: Counter) -> None:
    counter.publish(101)
    ticket = counter.sell(101).identification
    counter.settle(101)
    held, records = counter.balance(drawer_account("P1")), counter.records()
    dying = replace(counter.house, store=DyingStore(counter.house.store))
    with pytest.raises(KnownError):
        payments.pay(dying, counter.by("anna"), counter.payment(ticket))
    assert (counter.balance(drawer_account("P1")), counter.records()) == (held, records)
    assert verdict(counter, ticket).status is Status.WON
    assert counter.pay(ticket).amount == euros("20")
    counter.assert_whole()


def test_f02_a_payment_that_dies_after_it_is_recorded_is_shown_and_not_made_again(counter: Counter) -> None:
    counter.publish(101)
    ticket = counter.sell(101).identification
    counter.settle(101)
    held = counter.balance(drawer_account("P1"))
    origin = counter.by("anna")
    dying = replace(counter.house, heads=DyingHeads(counter.house.heads))
    with pytest.raises(KnownError):
        payments.pay(dying, origin, counter.payment(ticket))
    assert (counter.last().act, counter.last().subject) == ("pay_ticket", ticket)
    again = payments.pay(counter.house, origin, counter.payment(ticket))
    assert again.amount == euros("20")
    assert counter.balance(drawer_account("P1")) == held - euros("20")
    with pytest.raises(Refused) as caught:
        counter.pay(ticket)
    assert caught.value.code is Code.ALREADY_PAID


def test_f08_a_voided_pick_gives_the_stake_back_and_a_later_result_takes_nothing_of_it(
    counter: Counter,
) -> None:
    counter.publish(101, 102)
    alone = counter.sell(101).identification
    double = counter.sell(101, 102, formula="2/2").identification
    offers.void_bet(counter.house, counter.by("theo"), offers.VoidBet(101, "erreur de cote", "1"))
    assert verdict(counter, alone).refund == euros("10")
    counter.settle(101, result=Result(Scores((0, 1), (0, 3)), first_goal="2"))
    counter.settle(102)
    assert (verdict(counter, alone).gain, verdict(counter, alone).refund) == (euros("0"), euros("10"))
    assert verdict(counter, double).gain == euros("20")


def test_f09_a_pick_without_odds_is_not_sold_and_nothing_of_it_is_kept(counter: Counter) -> None:
    counter.publish(101)
    offers.set_odds(counter.house, counter.by("theo"), offers.SetOdds(101, {"1": None}))
    records = counter.records()
    with pytest.raises(Refused) as caught:
        counter.sell(101)
    assert caught.value.code is Code.ODDS_UNAVAILABLE
    assert counter.records() == records
    assert counter.refusals()[-1] == ("sell", "anna", "odds_unavailable")


def test_f12_a_match_put_off_and_forgotten_is_due_to_be_voided(counter: Counter) -> None:
    counter.publish(101, 102)
    counter.settle(102)

    def due() -> list[int]:
        found = results.due(counter.house, counter.by("theo"), results.AskDue())
        return [bet.bet.number for bet in found]

    counter.later(days=2)
    assert due() == []
    counter.later(days=1)
    assert due() == [101]
    offers.void_bet(counter.house, counter.by("theo"), offers.VoidBet(101, "sans résultat (9.2)"))
    assert due() == []

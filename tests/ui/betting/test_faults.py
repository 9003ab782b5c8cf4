"""A bulletin that was set aside comes back with every fault that it has got meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.domain.values import Odds
from app.services.betting.offers import SetOdds, SuspendBet, VoidBet, set_odds, suspend_bet, void_bet
from tests.ui.pages.seated import Seat, seated
from ui.betting.moved import fault_words, why_of
from ui.pages.sale.presenter import SalePresenter


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        seat.counter.publish(134, 135, 141, odds="1.85")
        yield seat


@pytest.fixture
def recalled(seat: Seat) -> SalePresenter:
    presenter = SalePresenter(seat.context.desk)
    presenter.show(presenter.load())
    for line in ("134 1 5", "135 n", "141 2"):
        presenter.enter(line)
    presenter.park()
    return presenter


def said(presenter: SalePresenter) -> str:
    presenter.recall(0)
    assert presenter.take_quotation(presenter.prices.quote(presenter.slip))
    why = why_of(presenter)
    assert why is not None
    return why.why or why.what


def test_one_fault_is_told_in_its_sentence(seat: Seat, recalled: SalePresenter) -> None:
    suspend_bet(seat.counter.house, seat.counter.by("theo"), SuspendBet(135))
    assert said(recalled).startswith("Les prises de jeu sont interrompues")


def test_several_are_named_and_each_line_says_its_own(seat: Seat, recalled: SalePresenter) -> None:
    house, by = seat.counter.house, seat.counter.by
    suspend_bet(house, by("theo"), SuspendBet(141))
    void_bet(house, by("theo"), VoidBet(135, "Match arrêté"))
    set_odds(house, by("theo"), SetOdds(134, {"1": Odds.parse("1.70")}))
    assert said(recalled) == "Ne se jouent pas : 135, 141."
    told = {ref: fault_words(recalled.answer, ref) for ref in recalled.chosen}
    assert sorted(told.values()) == ["", "Pari annulé", "Pari suspendu"]
    assert list(recalled.answer.changed.values()) == [Odds.parse("1.70")], "and what moved stays in sight"

from __future__ import annotations

from fractions import Fraction

from app.domain.betting.reports import Figures, statement
from tests.app.domain.betting.samples import euros


def test_figures_add_up_and_keep_gains_and_refunds_apart() -> None:
    day = Figures(tickets=2, stakes=euros("30"), cancelled=euros("10"), gains=euros("5.55"))
    night = Figures(tickets=1, stakes=euros("20"), refunds=euros("20"), unpaid=euros("1"))
    both = day + night
    assert (both.tickets, both.stakes, both.played) == (3, euros("50"), euros("40"))
    assert (both.paid, both.gains, both.refunds) == (euros("25.55"), euros("5.55"), euros("20"))


def test_the_commission_is_on_stakes_that_stand_to_the_cent_half_up() -> None:
    made = statement(Figures(stakes=euros("10.50"), cancelled=euros("0.40")), Fraction(5, 100))
    assert made.commission == euros("0.51")
    assert made.due == euros("9.59")


def test_a_shop_that_paid_more_than_it_took_is_owed_the_difference() -> None:
    assert statement(Figures(stakes=euros("10"), gains=euros("100")), Fraction(5, 100)).due == euros("-90.50")

"""Payout tables: which row is meant, and what is wrong with one (POKER P1, P6)."""

from __future__ import annotations

from decimal import Decimal

from app.domain.poker.payouts import Payout, PayoutFault, payout_faults, percentages_for
from app.services.poker.prize_templates import standard_payouts


def percent(*figures: str) -> tuple[Decimal, ...]:
    return tuple(map(Decimal, figures))


def test_a_template_gives_the_percentages_for_the_number_of_entries() -> None:
    template = (
        Payout(2, percent("100")),
        Payout(11, percent("65", "35")),
        Payout(31, percent("50", "30", "20")),
    )
    assert percentages_for(template, 10) == percent("100")
    assert percentages_for(template, 31) == percent("50", "30", "20")
    assert percentages_for(template, 1) == ()


def test_nothing_is_wrong_with_the_usual_table() -> None:
    assert not payout_faults(standard_payouts())


def test_every_fault_of_every_row_is_named_at_once() -> None:
    table = [
        Payout(2, percent("100")),
        Payout(2, percent("40", "50", "10.5")),
        Payout(12, percent("100", "0", "0")),
        Payout(20, percent("50", "30", "20")),
    ]
    assert payout_faults(table) == {
        0: (PayoutFault.NOT_FROM_ONE,),
        1: (
            PayoutFault.NOT_RISING,
            PayoutFault.NOT_100,
            PayoutFault.NOT_FALLING,
            PayoutFault.MORE_PLACES_THAN_ENTRIES,
        ),
        2: (PayoutFault.NOT_ABOVE_ZERO,),
    }

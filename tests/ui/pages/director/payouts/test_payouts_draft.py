"""A payout table while it is typed, without a screen (POKER P6)."""

from __future__ import annotations

from decimal import Decimal

import pytest

from app.domain.poker.payouts import PayoutFault
from app.services.poker.prize_templates import standard_payouts
from ui.pages.director.payouts.draft import (
    PayoutsDraft,
    TypedRow,
    Unclear,
    draft_of,
    shares_of,
    shares_words,
)


@pytest.mark.parametrize(
    ("text", "shares"),
    [
        ("50 / 30 / 20", ("50", "30", "20")),
        ("50 30,5 19.5 %", None),
        ("50 30,5% 19.5", ("50", "30.5", "19.5")),
        ("40 / 3 × 20", ("40", "20", "20", "20")),
        ("40;3x20", ("40", "20", "20", "20")),
        ("", None),
        ("50 / trente", None),
        ("9999 × 1", None),
    ],
)
def test_shares_are_typed_as_they_are_said(text: str, shares: tuple[str, ...] | None) -> None:
    assert shares_of(text) == (shares and tuple(map(Decimal, shares)))


def test_what_is_shown_of_a_table_means_the_same_table() -> None:
    draft = draft_of(standard_payouts())
    assert draft.payouts == standard_payouts()
    assert not draft.faults()
    assert draft.rows[-1].shares.endswith(shares_words([Decimal("0.5")] * 27)[-8:])


def test_a_row_is_meant_up_to_the_next_one() -> None:
    draft = draft_of(standard_payouts()).on(2)
    assert (draft.row.from_entries, draft.last_entries(2)) == (12, 19)
    more = draft.added()
    assert (more.at, more.row.from_entries, more.last_entries(2)) == (3, 13, 12)
    assert more.removed().rows == draft.rows
    assert draft.typed("5", "100").last_entries(1) is None


def test_what_means_nothing_breaks_no_other_rule() -> None:
    draft = PayoutsDraft((TypedRow("1", "100"), TypedRow("six", "65 / 35"), TypedRow("12", "mille")))
    assert draft.faults() == {1: (Unclear.ENTRIES,), 2: (Unclear.SHARES,)}
    wrong = draft.on(1).typed("1", "65 / 30")
    assert wrong.faults()[1] == (
        PayoutFault.NOT_RISING,
        PayoutFault.NOT_100,
        PayoutFault.MORE_PLACES_THAN_ENTRIES,
    )

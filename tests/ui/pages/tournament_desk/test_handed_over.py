"""The sums that players are likely to hand over."""

from __future__ import annotations

import pytest

from app.domain.values import Money
from ui.pages.tournament_desk.handed_over import sums_handed_over


@pytest.mark.parametrize(
    ("due", "sums"),
    [
        ("165", ("170", "200")),
        ("55", ("60", "100")),
        ("120", ("150", "200")),
        ("110", ("120", "150")),
        ("100", ("200", "500")),
        ("12.50", ("20", "50")),
        ("1000", ()),
        ("0", ()),
    ],
)
def test_notes_are_handed_over_that_come_to_more_than_is_due(due: str, sums: tuple[str, ...]) -> None:
    assert sums_handed_over(Money.parse(due)) == [Money.parse(each) for each in sums]

from __future__ import annotations

from datetime import date, datetime

import pytest

from app.domain.betting import deadlines
from app.domain.betting.outcomes import BetOutcome
from tests.app.domain.betting.samples import on_offer


def paris(text: str) -> datetime:
    return datetime.fromisoformat(f"{text}+02:00")


@pytest.mark.parametrize(
    ("closes_at", "first"),
    [("2026-09-16T20:00:00", "2026-09-19T00:00:00"), ("2026-09-17T00:00:00", "2026-09-20T00:00:00")],
)
def test_f12_a_match_never_resolved_is_due_to_be_voided_after_the_second_day(
    closes_at: str, first: str
) -> None:
    bet = on_offer(1, closes_at=paris(closes_at))
    assert deadlines.due_to_void(bet, paris(first))
    day_before = paris(first).replace(day=paris(first).day - 1, hour=23, minute=59, second=59)
    assert not deadlines.due_to_void(bet, day_before)


def test_settled_and_voided_bets_are_not_due() -> None:
    long_after = paris("2026-12-31T12:00:00")
    assert deadlines.due_to_void(on_offer(1), long_after)
    assert not deadlines.due_to_void(on_offer(1, voided=True), long_after)
    assert not deadlines.due_to_void(on_offer(1, outcome=BetOutcome(1001, 1, voided=True)), long_after)


def test_what_the_result_left_open_is_still_due() -> None:
    assert deadlines.due_to_void(on_offer(1, over=True), paris("2026-12-31T12:00:00"))


def test_working_days_leave_out_weekends_and_public_holidays() -> None:
    assert deadlines.transfer_order_on(date(2026, 9, 4)) == date(2026, 9, 7)
    assert deadlines.transfer_order_on(date(2026, 7, 13)) == date(2026, 7, 15)
    assert deadlines.transfer_order_on(date(2026, 12, 31)) == date(2027, 1, 4)
    assert deadlines.correction_due(date(2026, 9, 12)) == date(2026, 9, 15)
    assert deadlines.payment_due(date(2026, 9, 5)) == date(2026, 9, 18)


def test_easter_monday_is_no_working_day() -> None:
    assert deadlines.transfer_order_on(date(2026, 4, 3)) == date(2026, 4, 7)

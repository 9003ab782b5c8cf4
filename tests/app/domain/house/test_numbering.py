"""Numbers that nobody gets twice, after a store was put back (HOUSE H5)."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from app.domain.house.keeping import Restored
from app.domain.house.numbering import next_number, next_tournament
from app.domain.house.seal import Head

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)


def back(to: int, lost_to: int, at: datetime = NOON) -> Restored:
    return Restored(Head(to, "0" * 64), lost_to, "", "disque remplacé", at)


def test_numbers_follow_each_other_where_nothing_was_lost() -> None:
    assert (next_number(0, ()), next_number(41, ()), next_tournament(0, ()), next_tournament(7, ())) == (
        1,
        42,
        1,
        8,
    )


def test_the_gap_is_wider_than_all_entries_that_were_lost() -> None:
    last = 9_000_000
    assert next_number(last, [back(100, 5_100)]) > last + 5_000
    assert next_number(last, [back(100, 5_100), back(40, 90)]) > last + 5_050
    assert next_number(last, [back(100, 100)]) > last + 1, "another station may have seen more"
    assert next_tournament(7, [back(100, 5_100)]) > 8


def test_a_copy_put_back_twice_numbers_past_what_was_given_in_between() -> None:
    first = next_number(300, [back(400, 9_400)])
    second = next_number(300, [back(400, 403, NOON + timedelta(minutes=5))])
    assert second > first + 2


def test_numbers_of_a_century_fit_on_a_ticket() -> None:
    late = datetime(2119, 12, 31, tzinfo=UTC)
    assert next_number(1, [back(1, 1, late)]) < 99_999_999

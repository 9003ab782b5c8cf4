"""Instants are UTC, days are the house's (F49, F57)."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.values import HOUSE_ZONE, business_day, day_bounds
from app.domain.values.days import instant_text, local, midnight, parse_instant

NOON = datetime(2026, 9, 5, 12, tzinfo=UTC)
ZONES = st.sampled_from([UTC, timezone(timedelta(hours=-5)), HOUSE_ZONE])
INSTANTS = st.builds(
    lambda microseconds, zone: (NOON + timedelta(microseconds=microseconds)).astimezone(zone),
    st.integers(-(10**15), 10**15),
    ZONES,
)


@pytest.mark.parametrize(
    ("instant", "day"),
    [
        ("2026-09-05T21:59:59+00:00", date(2026, 9, 5)),
        ("2026-09-05T22:00:00+00:00", date(2026, 9, 6)),
        ("2026-12-31T23:00:00+00:00", date(2027, 1, 1)),
        ("2026-09-05T23:30:00-05:00", date(2026, 9, 6)),
    ],
)
def test_the_day_is_the_houses(instant: str, day: date) -> None:
    assert business_day(parse_instant(instant)) == day


@pytest.mark.parametrize(
    ("day", "hours"), [(date(2026, 3, 29), 23), (date(2026, 10, 25), 25), (date(2026, 9, 5), 24)]
)
def test_a_day_has_as_many_hours_as_the_clock_says(day: date, hours: int) -> None:
    start, end = day_bounds(day)
    assert end - start == timedelta(hours=hours)
    assert start == midnight(day)
    assert business_day(start) == day == business_day(end - timedelta(microseconds=1))


def test_the_hour_that_comes_twice_keeps_its_order() -> None:
    first = parse_instant("2026-10-25T02:30:00+02:00")
    second = parse_instant("2026-10-25T02:30:00+01:00")
    assert first < second
    assert instant_text(first) < instant_text(second)
    assert local(first).hour == local(second).hour == 2


def test_an_instant_without_a_zone_is_refused() -> None:
    naive = NOON.replace(tzinfo=None)
    for ask in (business_day, local, instant_text):
        with pytest.raises(ValueError, match="zone"):
            ask(naive)
    with pytest.raises(ValueError, match="offset"):
        parse_instant("2026-09-05T12:00:00")


@given(INSTANTS, INSTANTS)
def test_canonical_text_sorts_as_the_instants_do_whatever_their_zone(one: datetime, other: datetime) -> None:
    assert (instant_text(one) < instant_text(other)) == (one < other)
    assert len(instant_text(one)) == 27
    assert parse_instant(instant_text(one)) == one

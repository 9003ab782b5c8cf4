"""Instants are UTC; days are the house's. The only place where one becomes the other."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

HOUSE_ZONE = ZoneInfo("Europe/Paris")


def business_day(instant: datetime) -> date:
    """The calendar day of `instant` in the house's zone (BETTING, « heures de métropole »).

    Raises ValueError for an instant without a zone.
    """
    return local(instant).date()


def local(instant: datetime) -> datetime:
    """`instant` on the house's clock. Raises ValueError for an instant without a zone."""
    if instant.tzinfo is None:
        raise ValueError("an instant carries its zone")
    return instant.astimezone(HOUSE_ZONE)


def midnight(day: date) -> datetime:
    """The instant, in UTC, at which `day` begins at the house."""
    return datetime.combine(day, time(), HOUSE_ZONE).astimezone(UTC)


def day_bounds(day: date) -> tuple[datetime, datetime]:
    """First instant of `day` and of the day after it, in UTC: 23 to 25 hours apart."""
    return midnight(day), midnight(day + timedelta(days=1))


def instant_text(instant: datetime) -> str:
    """The one canonical form of an instant, 27 characters that sort as the instants do."""
    if instant.tzinfo is None:
        raise ValueError("an instant carries its zone")
    return instant.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


def parse_instant(text: str) -> datetime:
    """Read an ISO 8601 instant that carries its offset. Raises ValueError."""
    instant = datetime.fromisoformat(text)
    if instant.tzinfo is None:
        raise ValueError(f"an instant carries its offset: {text}")
    return instant.astimezone(UTC)

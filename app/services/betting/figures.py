"""Figures of a point of sale (BETTING B9)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from app.domain.values import business_day, day_bounds
from app.ports.betting import DayTotals
from app.ports.store import Unit
from app.services.act import reading
from app.services.house import House


@dataclass(frozen=True, slots=True)
class AskDay:
    """A point of sale's day (None: today)."""

    point_of_sale: str
    day: date | None = None


def _day_report(unit: Unit, house: House, query: AskDay) -> DayTotals:
    """What was registered that day, what of it was given back, and what was paid here that day."""
    day = query.day or business_day(house.clock.now())
    return unit.plays.day_totals(query.point_of_sale, *day_bounds(day))


day_report = reading(_day_report)

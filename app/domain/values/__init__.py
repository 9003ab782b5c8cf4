"""Values that can't be wrong: exact, frozen, and refusing floats."""

from app.domain.values.days import HOUSE_ZONE, business_day, day_bounds
from app.domain.values.money import Money
from app.domain.values.odds import Odds

__all__ = ["HOUSE_ZONE", "Money", "Odds", "business_day", "day_bounds"]

"""What the sale is told when it asks the house."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from app.domain.betting.limits import Gauge
from app.services.betting.offers import OfferLine


@dataclass(frozen=True, slots=True)
class Loaded:
    """What the page asked the house for, all at one instant."""

    at: datetime
    lines: Sequence[OfferLine]
    gauge: Gauge
    drawer_open: bool

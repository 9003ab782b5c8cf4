"""The offer, the day's stakes and the drawer, as a selling page asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from app.domain.betting.limits import Gauge
from app.services.betting.offers import AskOffer, OfferLine, offer
from app.services.betting.sales import AskGauge, gauge
from app.services.cash import AskDrawer, drawer
from ui.desk import Desk


@dataclass(frozen=True, slots=True)
class Loaded:
    """What the house told, all at one instant."""

    at: datetime
    lines: Sequence[OfferLine]
    gauge: Gauge
    drawer_open: bool
    over_ceiling: bool = False
    """More cash lies in the drawer than the house wants there."""


def load(desk: Desk) -> Loaded:
    house, origin = desk.house, desk.origin()
    now = house.clock.now()
    lines = offer(house, origin, AskOffer())
    taken = gauge(house, origin, AskGauge(origin.point_of_sale))
    till = drawer(house, origin, AskDrawer(origin.drawer))
    return Loaded(now, lines, taken, till.shift is not None, till.over_ceiling)

"""Who is at which station of which house: where every act on a page comes from. No Qt."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.config import Station
from app.domain.house.establishment import Establishment, PointOfSale
from app.domain.house.rights import Act, Operator
from app.services.house import House, Origin


@dataclass(slots=True)
class Desk:
    """What changes is `operator`, None while nobody is logged in, and the settings that `house` is under."""

    house: House
    station: Station
    establishment: Establishment
    point_of_sale: PointOfSale
    operator: Operator | None = None

    def origin(self) -> Origin:
        """A new intention of whoever is logged in. Made once per touch, kept for a retry (H5)."""
        return replace(self.anonymous(), operator=self.operator.id if self.operator else "")

    def anonymous(self) -> Origin:
        """An intention of nobody yet: logging in."""
        return Origin(
            operator="",
            point_of_sale=self.point_of_sale.id,
            station=self.station.name,
            drawer=self.station.drawer,
            printer=self.station.printer,
            request=self.house.new_id(),
        )

    def may(self, act: Act) -> bool:
        """Whether a page should offer `act`; the service asks again, and its answer counts."""
        return self.operator is not None and self.operator.may(act)

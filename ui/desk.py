"""Who is at which station of which house: where every act on a page comes from. No Qt."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.config import Station
from app.domain.house.establishment import Establishment, PointOfSale
from app.domain.house.rights import Act, Operator
from app.services.house import House, Origin


@dataclass(slots=True)
class Desk:
    """What changes is `operator`, None while nobody is logged in, and what the house has chosen: the
    settings that it is under, its name and those of its points of sale."""

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

    def looked_up(self) -> Desk:
        """The same station in the house as it stands now. Pages are made once, by its trades at the start:
        those stay."""
        with self.house.store.read() as unit:
            now = unit.places.establishment() or self.establishment
            return replace(
                self,
                house=self.house.as_chosen(unit),
                establishment=replace(self.establishment, name=now.name, place=now.place),
                point_of_sale=unit.places.point_of_sale(self.point_of_sale.id),
            )

    def follow(self, now: Desk) -> None:
        """Take over what was looked up."""
        self.house, self.establishment = now.house, now.establishment
        self.point_of_sale = now.point_of_sale

    def may(self, act: Act) -> bool:
        """Whether a page should offer `act`; the service asks again, and its answer counts."""
        return self.operator is not None and self.operator.may(act)

"""The house, its points of sale, and the station in one of them."""

from __future__ import annotations

from dataclasses import replace

from app.domain.house.establishment import Establishment, PointOfSale
from ui.setup.drafting.held import HeldDraft


class Premises:
    """The first point of sale that is added is the station's, until another is chosen."""

    def __init__(self, held: HeldDraft) -> None:
        self._held = held

    def name_house(self, name: str, place: str, *, betting: bool, poker: bool) -> None:
        house = Establishment(name.strip(), place.strip(), betting=betting, poker=poker)
        self._held.draft = replace(self._held.draft, establishment=house)

    def add_place(self, number: str, name: str, address: str, *, transfers: bool, centre: bool) -> bool:
        """False where number or name are missing or the number is there already."""
        draft = self._held.draft
        key = "".join(letter for letter in number if letter.isalnum())
        taken = {each.id for each in draft.points_of_sale}
        if not key or not name.strip() or key in taken:
            return False
        added = PointOfSale(
            key, number.strip(), name.strip(), address.strip(), transfers=transfers, payment_centre=centre
        )
        self._held.draft = replace(draft, points_of_sale=(*draft.points_of_sale, added))
        if not self.has_station_place:
            self.place_station(added.id)
        return True

    def take_place(self, key: str) -> PointOfSale:
        """Take a point of sale out of the list, to be changed. Raises StopIteration for one not there."""
        draft = self._held.draft
        taken = next(each for each in draft.points_of_sale if each.id == key)
        left = tuple(each for each in draft.points_of_sale if each != taken)
        self._held.draft = replace(draft, points_of_sale=left)
        return taken

    def name_station(self, name: str) -> None:
        self._held.draft = replace(self._held.draft, station=name.strip())

    def place_station(self, point_of_sale: str) -> None:
        self._held.draft = replace(self._held.draft, point_of_sale=point_of_sale)

    @property
    def has_station_place(self) -> bool:
        """Whether the station stands in one of the points of sale."""
        draft = self._held.draft
        return draft.point_of_sale in {each.id for each in draft.points_of_sale}

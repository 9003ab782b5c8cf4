"""The establishment and its points of sale, as the store keeps them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Protocol

from app.domain.house.establishment import Establishment, PointOfSale


class HousePlaces(Protocol):
    def establishment(self) -> Establishment | None: ...

    def establish(self, establishment: Establishment, at: datetime) -> None: ...

    def points_of_sale(self) -> Sequence[PointOfSale]: ...

    def point_of_sale(self, point_of_sale: str) -> PointOfSale:
        """Raises LookupError for one that was never opened."""

    def chosen(self) -> Mapping[str, str]:
        """What the house chose for itself: each setting that was ever changed, as JSON."""

    def choose(self, name: str, value: str, at: datetime) -> None:
        """`value` is in force for `name` from here on, as JSON."""

    def open(self, point_of_sale: PointOfSale, at: datetime) -> None: ...

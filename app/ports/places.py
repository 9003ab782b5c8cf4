"""The establishment and its points of sale, as the store keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from app.domain.house.establishment import Establishment, PointOfSale


class HousePlaces(Protocol):
    def establishment(self) -> Establishment | None: ...

    def establish(self, establishment: Establishment, at: datetime) -> None: ...

    def points_of_sale(self) -> Sequence[PointOfSale]: ...

    def point_of_sale(self, point_of_sale: str) -> PointOfSale:
        """Raises LookupError for one that was never opened."""

    def open(self, point_of_sale: PointOfSale, at: datetime) -> None: ...

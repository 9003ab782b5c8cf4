"""Where the house sells: its name, its points of sale and what each may do (BETTING B8)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PointOfSale:
    """`transfers`: pays 500.01 € to 4,999.99 € by bank transfer. `payment_centre`: pays it all."""

    id: str
    number: str
    name: str
    address: str
    transfers: bool
    payment_centre: bool


@dataclass(frozen=True, slots=True)
class Establishment:
    """A casino, a betting shop or both; `demo` and training houses mark every page and paper."""

    name: str
    place: str
    betting: bool
    poker: bool
    marking: str = ""
    """Printed at the head of every paper of a house that is not the real one."""

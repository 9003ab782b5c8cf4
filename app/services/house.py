"""The house that services act for, and where an act comes from."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from app.config import Settings
from app.ports.changes import Changes, Unheard
from app.ports.outside import Clock, Heads, Keys, Pins, Randomness
from app.ports.store import Store
from app.ports.timestamps import Timestamps


@dataclass(frozen=True, slots=True)
class House:
    """Everything that an act needs from outside, put together by bootstrap or a scenario."""

    store: Store
    clock: Clock
    randomness: Randomness
    keys: Keys
    pins: Pins
    heads: Heads
    settings: Settings = field(default_factory=Settings)
    changes: Changes = field(default_factory=Unheard)
    timestamps: Timestamps | None = None
    """None where no authority is asked: by default, in training, in scenarios."""

    def new_id(self) -> str:
        """An identifier that no station makes twice: 26 hex digits."""
        return self.randomness.bytes(13).hex()


@dataclass(frozen=True, slots=True)
class Origin:
    """Who asks for an act, where, and the id of the intention behind it (HOUSE H5).

    The same `request` twice is the same intention: a double touch or a retry gets the first
    answer again. `approval` is a supervisor's word for this one act.
    """

    operator: str
    point_of_sale: str
    station: str
    drawer: str
    printer: str
    request: str
    approval: str | None = None

    def approved(self, approval: str) -> Self:
        return replace(self, approval=approval)

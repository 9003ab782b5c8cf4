"""The house that services act for, and where an act comes from."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Self

from app.codec import CONVERTER
from app.config import Settings
from app.domain.errors import KnownError
from app.domain.house.choices import Value
from app.ports.changes import Changes, Unheard
from app.ports.outside import Clock, Heads, Keys, Pins, Randomness
from app.ports.store import Store, Unit
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

    def as_chosen(self, unit: Unit) -> House:
        """The house under the settings in force: what was changed on the screen goes before the rest."""
        chosen = unit.places.chosen()
        return replace(self, settings=_under(self.settings, tuple(chosen.items()))) if chosen else self

    def at_present(self) -> House:
        """`as_chosen` at this instant, where no act or question is under way."""
        with self.store.read() as unit:
            return self.as_chosen(unit)


def value_in(settings: Settings, name: str) -> Value:
    """The value of a setting by the name that it is changed by."""
    part, _, own = name.rpartition(".")
    value: Value = CONVERTER.unstructure(getattr(settings.limits if part else settings, own))
    return value


@lru_cache(maxsize=32)
def _under(settings: Settings, chosen: tuple[tuple[str, str], ...]) -> Settings:
    """`settings` with what was chosen since: a few values that change once in months, asked by every act.

    Raises KnownError(store_damaged) for a value that no change of a setting writes.
    """
    held = CONVERTER.unstructure(settings)
    try:
        for name, value in chosen:
            part, _, own = name.rpartition(".")
            (held["limits"] if part else held)[own] = json.loads(value)
        return CONVERTER.structure(held, Settings)
    except (ValueError, TypeError) as error:
        raise KnownError("store_damaged", said=str(error)) from error


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

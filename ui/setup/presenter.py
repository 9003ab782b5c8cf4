"""Founding a house, without Qt: from step to step, and what is still missing (HOUSE H1, H2, H5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import StrEnum

from app.domain.house.rights import Role
from app.ports.setting_up import Draft, HouseSetUp, Step
from ui.setup.drafting.devices import DeviceChoice
from ui.setup.drafting.held import HeldDraft
from ui.setup.drafting.keys import KeysCopy
from ui.setup.drafting.operators import FirstOperators
from ui.setup.drafting.premises import Premises


class Lack(StrEnum):
    """What a step still lacks before the next one is reached."""

    NAME = "name"
    TRADE = "trade"
    PLACE = "place"
    ADMINISTRATOR = "administrator"
    DIRECTOR = "director"
    CODE = "code"
    STATION = "station"
    PRINTER = "printer"
    CONFIRMATION = "confirmation"


class SetUpPresenter:
    """Each part fills its own of the one draft."""

    def __init__(self, setting_up: HouseSetUp) -> None:
        self._setting_up = setting_up
        self._held = held = HeldDraft(setting_up)
        self.premises = Premises(held)
        self.operators = FirstOperators(held)
        self.devices = DeviceChoice(held, setting_up.devices)
        self.keys = KeysCopy(held, setting_up)
        self.resumed = self.step is not Step.HOUSE

    @property
    def draft(self) -> Draft:
        return self._held.draft

    @property
    def step(self) -> Step:
        return self.draft.step

    @property
    def number(self) -> int:
        """From 1."""
        return list(Step).index(self.step) + 1

    def lacks(self) -> Lack | None:
        """The first thing that this step lacks."""
        return next(iter(self._all_lacks(self.step)), None)

    def first_lacking(self) -> Step | None:
        """The first step before the last that lacks something: codes, after an interruption."""
        return next((step for step in Step if self._all_lacks(step)), None)

    def _all_lacks(self, step: Step) -> Sequence[Lack]:
        draft, house = self.draft, self.draft.establishment
        roles = {role for each in draft.people for role in each.roles}
        lacking = {
            Step.HOUSE: (
                (Lack.NAME, bool(house.name.strip() and house.place.strip())),
                (Lack.TRADE, house.betting or house.poker),
            ),
            Step.PLACES: ((Lack.PLACE, bool(draft.points_of_sale)),),
            Step.PEOPLE: (
                (Lack.ADMINISTRATOR, Role.ADMINISTRATOR in roles),
                (Lack.DIRECTOR, Role.DIRECTOR in roles),
                (Lack.CODE, not self.operators.without_code),
            ),
            Step.STATION: ((Lack.STATION, bool(draft.station.strip()) and self.premises.has_station_place),),
            Step.DEVICES: ((Lack.PRINTER, bool(draft.devices.printer and self.devices.model)),),
            Step.KEYS: ((Lack.CONFIRMATION, draft.copy_confirmed),),
            Step.FOUND: (),
        }[step]
        return [lack for lack, held in lacking if not held]

    def go_on(self) -> Callable[[], None]:
        """To the next step; what to run, so that the draft is kept. Steps back have been filled before."""
        steps = list(Step)
        return self.go_to(steps[min(self.number, len(steps) - 1)])

    def go_back(self) -> Callable[[], None]:
        return self.go_to(list(Step)[max(self.number - 2, 0)])

    def go_to(self, step: Step) -> Callable[[], None]:
        return self._held.keep(replace(self.draft, step=step))

    def found_house(self) -> Callable[[], None]:
        draft, codes = self.draft, dict(self.operators.codes)
        return lambda: self._setting_up.found(draft, codes)

"""Founding a house, without Qt: what was typed, what is still missing, what to do next (HOUSE H1, H2, H5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

from app.documents import Document
from app.domain.house.establishment import Establishment, PointOfSale
from app.domain.house.people import pin_fault
from app.domain.house.rights import Role
from app.ports.device_setup import Found, FoundPrinter, Model
from app.ports.setting_up import Draft, DraftPerson, HouseSetUp, Step
from ui.pages.people.presenter import identifier

LEAST_PHRASE: Final = 12
"""Characters of the phrase that the recovery copy is kept under, at least."""


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
    """`draft` is what is kept when it is interrupted; codes and the phrase live here alone."""

    def __init__(self, setting_up: HouseSetUp) -> None:
        self._setting_up = setting_up
        self.draft = setting_up.draft()
        self.codes: dict[str, str] = {}
        self.paper: Document | None = None
        self.found = Found((), ())
        self.printers: tuple[FoundPrinter, ...] = ()
        self.trouble: str | None = None
        """What became of the test page: None before one was tried, empty where it came out."""
        if not self.draft.copy:
            self.draft = replace(self.draft, copy=setting_up.proposed_copy())
        self.resumed = self.draft.step is not Step.HOUSE

    # -- steps ----------------------------------------------------------------------------------

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
                (Lack.CODE, not self.without_code),
            ),
            Step.STATION: ((Lack.STATION, bool(draft.station.strip()) and self._has_place()),),
            Step.DEVICES: ((Lack.PRINTER, bool(draft.devices.printer and self.model)),),
            Step.KEYS: ((Lack.CONFIRMATION, draft.copy_confirmed),),
            Step.FOUND: (),
        }[step]
        return [lack for lack, held in lacking if not held]

    def go_on(self) -> Callable[[], None]:
        """To the next step; what to run, so that the draft is kept. Steps back have been filled before."""
        steps = list(Step)
        return self._keep(replace(self.draft, step=steps[min(self.number, len(steps) - 1)]))

    def go_back(self) -> Callable[[], None]:
        steps = list(Step)
        return self._keep(replace(self.draft, step=steps[max(self.number - 2, 0)]))

    def go_to(self, step: Step) -> Callable[[], None]:
        return self._keep(replace(self.draft, step=step))

    def _keep(self, draft: Draft) -> Callable[[], None]:
        self.draft = draft
        return lambda: self._setting_up.keep(draft)

    def first_lacking(self) -> Step | None:
        """The first step before the last that lacks something: codes, after an interruption."""
        return next((step for step in Step if self._all_lacks(step)), None)

    # -- the house and its places ---------------------------------------------------------------

    def name_house(self, name: str, place: str, *, betting: bool, poker: bool) -> None:
        self.draft = replace(
            self.draft, establishment=Establishment(name.strip(), place.strip(), betting=betting, poker=poker)
        )

    def add_place(self, number: str, name: str, address: str, *, transfers: bool, centre: bool) -> bool:
        """False where number or name are missing or the number is there already."""
        key = "".join(letter for letter in number if letter.isalnum())
        taken = {each.id for each in self.draft.points_of_sale}
        if not key or not name.strip() or key in taken:
            return False
        added = PointOfSale(
            key, number.strip(), name.strip(), address.strip(), transfers=transfers, payment_centre=centre
        )
        self.draft = replace(self.draft, points_of_sale=(*self.draft.points_of_sale, added))
        if not self._has_place():
            self.draft = replace(self.draft, point_of_sale=added.id)
        return True

    def take_place(self, key: str) -> PointOfSale:
        """Take a point of sale out of the list, to be changed. Raises StopIteration for one not there."""
        taken = next(each for each in self.draft.points_of_sale if each.id == key)
        self.draft = replace(
            self.draft, points_of_sale=tuple(each for each in self.draft.points_of_sale if each != taken)
        )
        return taken

    def _has_place(self) -> bool:
        return self.draft.point_of_sale in {each.id for each in self.draft.points_of_sale}

    # -- people ---------------------------------------------------------------------------------

    def add_person(self, name: str, roles: Sequence[Role], code: str) -> bool:
        """False without a name, a role, or a code that may become somebody's."""
        if not name.strip() or not roles or pin_fault(code):
            return False
        key = identifier(name, [each.operator for each in self.draft.people])
        person = DraftPerson(key, name.strip(), tuple(sorted(roles)))
        self.draft = replace(self.draft, people=(*self.draft.people, person))
        self.codes[key] = code
        return True

    def take_person(self, operator: str) -> DraftPerson:
        """Take somebody out of the list, to be changed; his code is forgotten."""
        taken = next(each for each in self.draft.people if each.operator == operator)
        self.draft = replace(self.draft, people=tuple(each for each in self.draft.people if each != taken))
        self.codes.pop(operator, None)
        return taken

    @property
    def without_code(self) -> Sequence[DraftPerson]:
        """Those whose code was not kept when the set-up was interrupted."""
        return [each for each in self.draft.people if each.operator not in self.codes]

    # -- the station and its devices ------------------------------------------------------------

    def name_station(self, name: str) -> None:
        self.draft = replace(self.draft, station=name.strip())

    def place_station(self, point_of_sale: str) -> None:
        self.draft = replace(self.draft, point_of_sale=point_of_sale)

    @property
    def models(self) -> Sequence[Model]:
        return self._setting_up.devices.models()

    @property
    def model(self) -> Model | None:
        return next((each for each in self.models if each.name == self.draft.devices.profile), None)

    def find_devices(self) -> Found:
        """What is plugged in. Takes seconds."""
        return self._setting_up.devices.find()

    def show_found(self, found: Found) -> None:
        self.found = found
        ways = [each.way for each in found.printers]
        virtual = () if "virtual" in ways else (FoundPrinter("virtual", ""),)
        self.printers = (*found.printers, *virtual)
        self._offer(self.draft.devices.printer)

    def _offer(self, way: str) -> None:
        if way not in [each.way for each in self.printers]:
            self.printers = (*self.printers, FoundPrinter(way, ""))

    def use(self, **choice: str) -> None:
        """`printer`, `profile` or `scanner`; the virtual printer has a model of its own."""
        devices = replace(self.draft.devices, **choice)  # type: ignore[arg-type]
        if "printer" in choice:
            virtual = devices.printer == "virtual"
            was_virtual = devices.profile.startswith("virtual")
            if virtual != was_virtual:
                devices = replace(devices, profile="virtual-80" if virtual else "generic-80")
        self.draft, self.trouble = replace(self.draft, devices=devices), None

    def use_address(self, typed: str) -> bool:
        """A printer on the network; False for what is no address."""
        host, _, port = typed.strip().partition(":")
        if not host or " " in host or (port and not port.isdecimal()):
            return False
        self.use(printer=f"network:{host}:{port or 9100}")
        self._offer(self.draft.devices.printer)
        return True

    def print_test(self) -> Callable[[], str]:
        devices, settings = self._setting_up.devices, self.draft.devices
        return lambda: devices.print_test(settings)

    # -- keys -----------------------------------------------------------------------------------

    def save_keys(self, file: str, phrase: str) -> Callable[[], Document]:
        """Make the keys and save their copy; what to run."""
        self.draft = replace(self.draft, copy=file.strip(), copy_confirmed=False)
        draft = self.draft

        def work() -> Document:
            self._setting_up.keep(draft)
            return self._setting_up.save_keys(draft.copy, phrase)

        return work

    def confirm_keys(self, phrase: str) -> Callable[[], None]:
        """Read the copy back with the phrase typed once more; what to run."""
        file = self.draft.copy
        return lambda: self._setting_up.confirm_keys(file, phrase)

    def confirmed(self) -> Callable[[], None]:
        return self._keep(replace(self.draft, copy_confirmed=True))

    def print_copy(self) -> Callable[[], str]:
        """Raises LookupError before the copy was saved here."""
        paper, settings = self.paper, self.draft.devices
        if paper is None:
            raise LookupError("no copy was saved yet")
        return lambda: self._setting_up.print_copy(paper, settings)

    @property
    def pictures(self) -> str:
        """The folder that papers go to where the printer chosen is a virtual one; else empty."""
        return self._setting_up.pictures() if self.draft.devices.printer == "virtual" else ""

    # -- the end --------------------------------------------------------------------------------

    def found_house(self) -> Callable[[], None]:
        draft, codes = self.draft, dict(self.codes)
        return lambda: self._setting_up.found(draft, codes)

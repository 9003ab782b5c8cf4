"""The station's devices as the set-up page asks for them. Part of the composition root."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from app.config import Places, StationDevices, StationFile
from app.domain.errors import KnownError
from app.ports.device_setup import (
    DeviceSettings,
    Found,
    FoundPrinter,
    Model,
    SimulatedFault,
)
from app.ports.devices import Manner, Suffix
from app.ports.outside import Clock
from app.vault.files import write_whole
from hardware import setup
from hardware.doctor import print_test_page
from hardware.printers import Printer
from hardware.profiles import PROFILES, Profile
from hardware.spooler import USUAL
from hardware.virtual import Faults, VirtualPrinter

VIRTUAL = "virtual"
FAULTS: Final[Mapping[SimulatedFault, Faults]] = {
    SimulatedFault.NONE: Faults(),
    SimulatedFault.PAPER_NEAR_END: Faults(near_end=True),
    SimulatedFault.PAPER_END: Faults(paper_end=True),
    SimulatedFault.COVER_OPEN: Faults(cover_open=True),
    SimulatedFault.CUTTER: Faults(cutter=True),
    SimulatedFault.OFFLINE: Faults(offline=True),
    SimulatedFault.UNPLUGGED_IN_MID_PAPER: Faults(unplug_after=400),
    SimulatedFault.SILENT: Faults(silent=True),
}


def models() -> Sequence[Model]:
    """Every kind of printer that there is a profile for."""
    return [model_of(profile) for profile in PROFILES.values()]


def model_of(profile: Profile) -> Model:
    return Model(profile.name, profile.paper_mm, profile.dots)


@dataclass(frozen=True, slots=True)
class StationSetup:
    """The port `DeviceSetup` on a real station: its settings are in the station file."""

    places: Places
    clock: Clock

    def settings(self) -> DeviceSettings:
        held = self._file().devices
        learned = Manner(Suffix(held.suffix), held.other_layout) if held.suffix else None
        return DeviceSettings(held.printer, held.profile, held.drawer, held.scanner, held.dots, learned)

    def models(self) -> Sequence[Model]:
        return models()

    def find(self) -> Found:
        return setup.find()

    def module_of(self, settings: DeviceSettings) -> int:
        profile = setup.profile_tried(settings.profile, way=settings.printer, dots=settings.dots)
        if settings.printer != VIRTUAL:
            setup.transport_at(settings.printer, self._file().station.name)
        return setup.ticket_module(profile)

    def print_test(self, settings: DeviceSettings) -> str:
        return tested_on(self.printer(settings), self._file().station.name, self.clock)

    def keep(self, settings: DeviceSettings) -> None:
        setup.profile_of(settings.profile, way=settings.printer, dots=settings.dots)
        changed = replace(self._file(), devices=devices_of(settings))
        write_whole(self.places.station_file, changed.content())

    def printer(self, settings: DeviceSettings) -> Printer:
        """Raises KnownError(printer_way_unknown, profile_unknown)."""
        station = self._file().station
        profile = setup.profile_of(settings.profile, way=settings.printer, dots=settings.dots)
        if settings.printer == VIRTUAL:
            paper = VirtualPrinter(profile, self.places.pictures)
            return Printer(station.printer, profile, paper, drawer=settings.drawer, virtual=True)
        return setup.printer_at(
            settings.printer, profile, name=station.printer, station=station.name, drawer=settings.drawer
        )

    def _file(self) -> StationFile:
        """Raises KnownError(station_not_set_up)."""
        held = StationFile.read(self.places.station_file)
        if held is None:
            raise KnownError("station_not_set_up", store=str(self.places.store))
        return held


def devices_of(settings: DeviceSettings) -> StationDevices:
    """What the station file says of these settings."""
    learned = settings.learned
    return StationDevices(
        settings.printer,
        settings.profile,
        settings.drawer,
        settings.scanner,
        settings.dots,
        learned.suffix.value if learned else "",
        bool(learned and learned.other_layout),
    )


def tested_on(printer: Printer, station: str, clock: Clock) -> str:
    """Print the test page; a `Trouble`, empty where the printer says that it is done."""
    finding = print_test_page(printer, station, clock.now(), USUAL)
    return finding.trouble.value if finding.trouble else ""


class DemoSetup:
    """The port `DeviceSetup` of a demonstration: its one printer is on the screen, and may be in trouble."""

    def __init__(self, printer: VirtualPrinter, model: Model, station: str, clock: Clock) -> None:
        self._printer, self._model, self._station, self._clock = printer, model, station, clock
        self._settings = DeviceSettings(VIRTUAL, model.name)
        self._fault = SimulatedFault.NONE

    def settings(self) -> DeviceSettings:
        return self._settings

    def models(self) -> Sequence[Model]:
        return [self._model]

    def find(self) -> Found:
        return Found((FoundPrinter(VIRTUAL, ""),), ())

    def module_of(self, settings: DeviceSettings) -> int:
        return setup.ticket_module(setup.profile_tried(settings.profile, way=VIRTUAL, dots=settings.dots))

    def print_test(self, settings: DeviceSettings) -> str:
        profile = setup.profile_of(settings.profile, way=VIRTUAL)
        printer = Printer(self._station, profile, self._printer, drawer=settings.drawer, virtual=True)
        return tested_on(printer, self._station, self._clock)

    def keep(self, settings: DeviceSettings) -> None:
        setup.profile_of(settings.profile, way=VIRTUAL, dots=settings.dots)
        self._settings = settings

    # the port FaultSwitch

    def fault(self) -> SimulatedFault:
        return self._fault

    def simulate(self, fault: SimulatedFault) -> None:
        self._fault = fault
        self._printer.simulate(FAULTS[fault])

"""Setting a station's printer and scanner up, as the set-up page asks for it (HOUSE H6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from app.ports.devices import Manner


@dataclass(frozen=True, slots=True)
class FoundPrinter:
    """A printer that is there; `way` is how it is reached: `usb:04b8:0e15`, `cups:ticket`, …"""

    way: str
    name: str


@dataclass(frozen=True, slots=True)
class FoundScanner:
    """A serial port that a scanner may be on; one that types needs none."""

    port: str
    name: str


@dataclass(frozen=True, slots=True)
class Found:
    printers: tuple[FoundPrinter, ...]
    scanners: tuple[FoundScanner, ...]


@dataclass(frozen=True, slots=True)
class Model:
    """A kind of printer: its name, its paper in mm and the dots of a line."""

    name: str
    paper_mm: int
    dots: int


@dataclass(frozen=True, slots=True)
class DeviceSettings:
    """What a station remembers. `dots` is 0 where the model's own width is right.

    `learned` is how the scanner that types does it, once a scan of it was heard at set-up.
    """

    printer: str
    profile: str
    drawer: bool = True
    scanner: str = ""
    dots: int = 0
    learned: Manner | None = None


class DeviceSetup(Protocol):
    """The devices of this station. All but `settings` and `models` may take seconds."""

    def settings(self) -> DeviceSettings: ...

    def models(self) -> Sequence[Model]: ...

    def find(self) -> Found:
        """Printers on USB, serial ports and queues; one on the network is typed by hand."""

    def module_of(self, settings: DeviceSettings) -> int:
        """Dots of the bar of a ticket's code on this paper; 0 where the code doesn't fit (F41).

        Raises KnownError for a way or a profile that there is not.
        """

    def print_test(self, settings: DeviceSettings) -> str:
        """Print the test page and open the drawer; a `Trouble`, empty where the printer says it is done."""

    def keep(self, settings: DeviceSettings) -> None:
        """Remember; used when the station is opened next. Raises KnownError(paper_too_narrow)."""


class SimulatedFault(StrEnum):
    """What may be wrong with the printer of a demonstration."""

    NONE = "none"
    PAPER_NEAR_END = "paper_near_end"
    PAPER_END = "paper_end"
    COVER_OPEN = "cover_open"
    CUTTER = "cutter"
    OFFLINE = "offline"
    UNPLUGGED_IN_MID_PAPER = "unplugged_in_mid_paper"
    SILENT = "silent"


class FaultSwitch(Protocol):
    """Puts the printer of a demonstration into trouble, and out of it."""

    def fault(self) -> SimulatedFault: ...

    def simulate(self, fault: SimulatedFault) -> None: ...

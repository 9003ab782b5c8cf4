"""What a station's screens are put together from, and how its devices reach them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from app.ports.device_setup import DeviceSetup
from app.ports.devices import BadScan, Scan, Wedge
from app.ports.filing import Filing
from app.ports.printing import PrinterStatus, Printing
from app.ports.wall import WallNote
from ui.context import Demo
from ui.desk import Desk
from ui.operations import Operations


@dataclass(frozen=True, slots=True)
class StationParts:
    """What bootstrap puts together around the operations that the screens run."""

    desk: Desk
    printing: Printing
    wedge: Wedge
    demo: Demo | None
    close: Callable[[], None]
    setup: DeviceSetup | None = None
    filing: Filing = field(kw_only=True)
    wall: WallNote | None = field(default=None, kw_only=True)
    can_found: bool = field(default=False, kw_only=True)
    """Whether a real house may be founded from here: on a station that has none."""
    pins: Mapping[str, str] = field(default_factory=dict, kw_only=True)
    """The codes that are shown in the open, by operator: none of a real house."""


class StationBridge(QObject):
    """Carries what devices say from their threads to the screen's."""

    scanned = Signal(object)
    printer_changed = Signal(object)
    scanner_there = True

    def on_scan(self, scan: Scan | BadScan) -> None:
        self.scanned.emit(scan)

    def on_printer(self, status: PrinterStatus) -> None:
        self.printer_changed.emit(status)

    def on_job(self) -> None:
        self.printer_changed.emit(None)

    def on_scanner(self, *, there: bool) -> None:
        """The one on a serial port was plugged in, or pulled out."""
        self.scanner_there = there
        self.printer_changed.emit(None)


PartsMaker = Callable[[Operations, StationBridge], StationParts]

"""The printer and the scanner of the station."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from app.ports.device_setup import DeviceSetup, Found, FoundPrinter, Model
from ui.setup.drafting.held import HeldDraft

VIRTUAL = "virtual"
"""The way to the printer whose papers stay on the screen."""


class DeviceChoice:
    """`printers` are those found and those typed; `found` is what was plugged in at the last search."""

    def __init__(self, held: HeldDraft, setup: DeviceSetup) -> None:
        self._held, self._setup = held, setup
        self.found = Found((), ())
        self.printers: tuple[FoundPrinter, ...] = ()
        self.trouble: str | None = None
        """What became of the test page: None before one was tried, empty where it came out."""

    @property
    def models(self) -> Sequence[Model]:
        return self._setup.models()

    @property
    def model(self) -> Model | None:
        return next((each for each in self.models if each.name == self._held.draft.devices.profile), None)

    def find(self) -> Found:
        """What is plugged in. Takes seconds."""
        return self._setup.find()

    def show_found(self, found: Found) -> None:
        self.found = found
        ways = [each.way for each in found.printers]
        virtual = () if VIRTUAL in ways else (FoundPrinter(VIRTUAL, ""),)
        self.printers = (*found.printers, *virtual)
        self._offer(self._held.draft.devices.printer)

    def use(self, **choice: str) -> None:
        """`printer`, `profile` or `scanner`; the virtual printer has a model of its own."""
        devices = replace(self._held.draft.devices, **choice)  # type: ignore[arg-type]  # text, each of the three
        if "printer" in choice:
            virtual = devices.printer == VIRTUAL
            was_virtual = devices.profile.startswith(VIRTUAL)
            if virtual != was_virtual:
                devices = replace(devices, profile="virtual-80" if virtual else "generic-80")
        self._held.draft, self.trouble = replace(self._held.draft, devices=devices), None

    def use_address(self, typed: str) -> bool:
        """A printer on the network; False for what is no address."""
        host, _, port = typed.strip().partition(":")
        if not host or " " in host or (port and not port.isdecimal()):
            return False
        self.use(printer=f"network:{host}:{port or 9100}")
        self._offer(self._held.draft.devices.printer)
        return True

    def print_test(self) -> Callable[[], str]:
        setup, settings = self._setup, self._held.draft.devices
        return lambda: setup.print_test(settings)

    def _offer(self, way: str) -> None:
        if way not in [each.way for each in self.printers]:
            self.printers = (*self.printers, FoundPrinter(way, ""))

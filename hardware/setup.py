"""Printers that are there, and the way to one as settings keep it: `usb:04b8:0e15`, `cups:ticket`, …"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from app.domain.errors import KnownError, Refused
from app.ports.device_setup import Found, FoundPrinter, FoundScanner
from hardware.doctor import Finding, Health, serial_ports
from hardware.printers import Printer
from hardware.profiles import PROFILES, Profile
from hardware.receipts.roll import widest_module
from hardware.transports import (
    CupsQueue,
    CupsTransport,
    FileTransport,
    NetworkTransport,
    SerialTransport,
    Transport,
    UsbAddress,
    UsbPrinter,
    UsbTransport,
    WindowsTransport,
    cups_queues,
    system_spooler,
    usb_printers,
    windows_printers,
)

RAW_PORT = 9100
_TICKET_DIGITS = 24
_ONE_WAY = ("cups", "windows")


def find() -> Found:
    """Printers on USB, serial ports and in queues, and the serial ports that a scanner may be on."""
    ports = [(port.lasting or port.device, _named(port.description)) for port in serial_ports()]
    printers = (
        *(FoundPrinter(f"usb:{usb.address.text}", usb.name or usb.address.text) for usb in usb_printers()),
        *(FoundPrinter(f"cups:{queue.name}", queue.name) for queue in cups_queues()),
        *(FoundPrinter(f"windows:{name}", name) for name in windows_printers(system_spooler())),
        *(FoundPrinter(f"serial:{port}", name or port) for port, name in ports),
    )
    return Found(printers, tuple(FoundScanner(port, name or port) for port, name in ports))


def _named(description: str) -> str:
    """The system says `n/a` of a port that it knows nothing of."""
    return "" if description == "n/a" else description


def profile_of(name: str, *, way: str, dots: int = 0) -> Profile:
    """The profile `name`, its line `dots` wide if not 0.

    Raises KnownError(profile_unknown, paper_too_narrow): whoever changed it, no ticket goes to a paper
    that its bar code doesn't fit (F41).
    """
    profile = profile_tried(name, way=way, dots=dots)
    if not ticket_module(profile):
        raise KnownError("paper_too_narrow", paper_mm=profile.paper_mm, dots=profile.dots)
    return profile


def profile_tried(name: str, *, way: str, dots: int = 0) -> Profile:
    """The same while it is chosen: `ticket_module` says whether it will do.

    Raises KnownError(profile_unknown).
    """
    if name not in PROFILES:
        raise KnownError("profile_unknown", wanted=name, known=sorted(PROFILES))
    profile = PROFILES[name]
    if dots:
        profile = replace(profile, dots=dots)
    return profile.one_way() if way.partition(":")[0] in _ONE_WAY else profile


def ticket_module(profile: Profile) -> int:
    """Dots of the bar of a ticket's code; 0 where it doesn't fit the paper (F41)."""
    try:
        return widest_module(_TICKET_DIGITS, profile)
    except Refused:
        return 0


def transport_at(way: str, station: str) -> Transport:
    """The way to a printer; `station` is what others see of who prints.

    Raises KnownError(printer_way_unknown).
    """
    kind, _, where = way.partition(":")
    try:
        if where:
            return _WAYS[kind](where, station)
    except (KeyError, ValueError) as unknown:
        raise KnownError("printer_way_unknown", wanted=way) from unknown
    raise KnownError("printer_way_unknown", wanted=way)


def printer_at(way: str, profile: Profile, *, name: str, station: str, drawer: bool) -> Printer:
    """A printer of this station. Raises KnownError(printer_way_unknown)."""
    return Printer(name, profile, transport_at(way, station), drawer=drawer)


def _network(where: str, _station: str) -> Transport:
    host, _, port = where.rpartition(":") if where.count(":") == 1 else (where, "", "")
    return NetworkTransport(host, int(port) if port else RAW_PORT)


def _windows(name: str, _station: str) -> Transport:
    spooler = system_spooler()
    if spooler is None:
        raise ValueError(name)
    return WindowsTransport(name, spooler)


_WAYS: Mapping[str, Callable[[str, str], Transport]] = MappingProxyType(
    {
        "network": _network,
        "serial": lambda port, _station: SerialTransport(port),
        "file": lambda path, _station: FileTransport(Path(path)),
        "usb": lambda address, _station: UsbTransport(UsbAddress.read(address)),
        "cups": lambda queue, station: CupsTransport(queue, station=station),
        "windows": _windows,
    }
)


def found_elsewhere() -> tuple[Finding, ...]:
    """Printers on USB and in queues, and queues that stand in the way: for `guichet doctor`."""
    return (*map(_on_usb, usb_printers()), *map(_of_queue, cups_queues()))


def _on_usb(usb: UsbPrinter) -> Finding:
    return Finding(f"usb:{usb.address.text}", Health.GOOD, usb.name or "Imprimante USB.")


def _of_queue(queue: CupsQueue) -> Finding:
    subject = f"cups:{queue.name}"
    if queue.enabled:
        return Finding(subject, Health.GOOD, "File d’impression prête.")
    remedy = f"Remettez-la en marche : cupsenable {queue.name}. Ou supprimez-la : lpadmin -x {queue.name}."
    return Finding(subject, Health.BAD, "La file d’impression est arrêtée.", remedy)

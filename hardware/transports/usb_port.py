"""Printers on USB, spoken to without a driver (pyusb). Tested on a fake bus; not run on devices."""

from __future__ import annotations

import contextlib
import errno
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import usb.core
import usb.util

from app.ports.printing import Trouble
from hardware.transports.base import TransportError

_PRINTER_CLASS = 7
_PIECE = 1024
_READ_LENGTH = 64
_MILLISECONDS = 1000


@dataclass(frozen=True, slots=True)
class UsbAddress:
    """A printer on the bus by vendor and product; `serial` tells two of one model apart."""

    vendor: int
    product: int
    serial: str = ""

    @property
    def text(self) -> str:
        """`04b8:0e15` or `04b8:0e15:J3XY123`, as settings keep it."""
        bare = f"{self.vendor:04x}:{self.product:04x}"
        return f"{bare}:{self.serial}" if self.serial else bare

    @classmethod
    def read(cls, text: str) -> UsbAddress:
        """Raises ValueError."""
        vendor, product, *serial = text.split(":", 2)
        return cls(int(vendor, 16), int(product, 16), serial[0] if serial else "")


@dataclass(frozen=True, slots=True)
class UsbPrinter:
    """A printer that was found on the bus; `name` is the maker's, empty where this account may not ask."""

    address: UsbAddress
    name: str = ""


@dataclass(frozen=True, slots=True)
class _Line:
    device: Any
    interface: int
    out: Any
    answers: Any | None


def usb_printers(backend: object = None) -> tuple[UsbPrinter, ...]:
    """The devices on the bus that say they are printers; none where libusb is missing."""
    return tuple(
        UsbPrinter(
            UsbAddress(device.idVendor, device.idProduct, _said(device, "serial_number")), _name(device)
        )
        for device in _devices(backend)
        if _printing_interface(device) is not None
    )


def _devices(backend: object) -> Iterator[Any]:
    with contextlib.suppress(usb.core.NoBackendError, usb.core.USBError):
        yield from usb.core.find(find_all=True, backend=backend)


def _said(device: Any, what: str) -> str:
    """A text of the device; empty where it has none or this account has no right to ask."""
    try:
        return str(getattr(device, what) or "")
    except (usb.core.USBError, NotImplementedError, ValueError):
        return ""


def _name(device: Any) -> str:
    return f"{_said(device, 'manufacturer')} {_said(device, 'product')}".strip()


def _printing_interface(device: Any) -> Any | None:
    try:
        interfaces = [interface for configuration in device for interface in configuration]
    except usb.core.USBError:
        return None
    return next((each for each in interfaces if each.bInterfaceClass == _PRINTER_CLASS), None)


class UsbTransport:
    """The printer at `address`; it is stuck when it takes nothing for `write_seconds`."""

    delivers = False

    def __init__(self, address: UsbAddress, *, write_seconds: float = 5.0, backend: object = None) -> None:
        self._address, self._write_seconds, self._backend = address, write_seconds, backend
        self._line: _Line | None = None

    def open(self) -> None:
        self.close()
        try:
            device = self._find()
            if device is None:
                raise TransportError(Trouble.PORT_MISSING)
            self._line = _claimed(device)
        except usb.core.NoBackendError as no_libusb:
            raise TransportError(Trouble.PORT_MISSING) from no_libusb
        except usb.core.USBError as failed:
            raise TransportError(_why(failed)) from failed

    def send(self, data: bytes) -> None:
        line = self._open()
        for at in range(0, len(data), _PIECE):
            piece = data[at : at + _PIECE]
            # libusb doesn't say how much of a piece has left when it fails, so all of it may have.
            may_have_left = at + len(piece)
            try:
                line.out.write(piece, round(self._write_seconds * _MILLISECONDS))
            except usb.core.USBTimeoutError as stuck:
                raise TransportError(Trouble.STOPPED_READING, sent=may_have_left) from stuck
            except usb.core.USBError as gone:
                raise TransportError(Trouble.CLOSED_BY_PRINTER, sent=may_have_left) from gone

    def read(self, seconds: float) -> bytes:
        line, end = self._open(), time.monotonic() + seconds
        if line.answers is None:
            return b""
        while (left := end - time.monotonic()) > 0:
            try:
                said = bytes(line.answers.read(_READ_LENGTH, max(round(left * _MILLISECONDS), 1)))
            except usb.core.USBTimeoutError:
                return b""
            except usb.core.USBError as gone:
                raise TransportError(Trouble.CLOSED_BY_PRINTER) from gone
            if said:
                return said
            # Many printers answer a read at once with an empty packet while they have nothing to say.
            time.sleep(min(left, 0.01))
        return b""

    def close(self) -> None:
        line, self._line = self._line, None
        if line is None:
            return
        with contextlib.suppress(usb.core.USBError):
            usb.util.release_interface(line.device, line.interface)
        with contextlib.suppress(usb.core.USBError):
            usb.util.dispose_resources(line.device)

    def _find(self) -> Any | None:
        wanted = self._address
        found = usb.core.find(
            find_all=True, backend=self._backend, idVendor=wanted.vendor, idProduct=wanted.product
        )
        same = (each for each in found if not wanted.serial or _said(each, "serial_number") == wanted.serial)
        return next(same, None)

    def _open(self) -> _Line:
        if self._line is None:
            raise TransportError(Trouble.PORT_MISSING)
        return self._line


def _claimed(device: Any) -> _Line:
    """The printing interface of `device` for this process alone."""
    interface = _printing_interface(device)
    if interface is None:
        raise TransportError(Trouble.PORT_MISSING)
    number = interface.bInterfaceNumber
    with contextlib.suppress(NotImplementedError):
        # The system's own printer driver holds every printer that is plugged in (`usblp` on Linux).
        if device.is_kernel_driver_active(number):
            device.detach_kernel_driver(number)
    usb.util.claim_interface(device, number)
    out = _endpoint(interface, usb.util.ENDPOINT_OUT)
    if out is None:
        raise TransportError(Trouble.PORT_MISSING)
    return _Line(device, number, out, _endpoint(interface, usb.util.ENDPOINT_IN))


def _endpoint(interface: Any, direction: int) -> Any | None:
    return usb.util.find_descriptor(
        interface,
        custom_match=lambda each: (
            usb.util.endpoint_direction(each.bEndpointAddress) == direction
            and usb.util.endpoint_type(each.bmAttributes) == usb.util.ENDPOINT_TYPE_BULK
        ),
    )


def _why(failed: usb.core.USBError) -> Trouble:
    if failed.errno in (errno.EACCES, errno.EPERM):
        return Trouble.PORT_DENIED
    return Trouble.PORT_TAKEN if failed.errno == errno.EBUSY else Trouble.PORT_MISSING

# ruff: noqa: ARG002  (a contract's arguments, used or not)
"""A printer on USB: found, claimed, spoken to with deadlines. On a fake bus under the real pyusb."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
import usb.backend
import usb.core

from app.documents import Document
from app.ports.printing import Trouble
from hardware.conversation import ask
from hardware.profiles import VIRTUAL_80
from hardware.receipts import lay_out
from hardware.transports import TransportError, UsbAddress, UsbTransport, usb_printers
from hardware.virtual import VirtualPrinter

TIMED_OUT = usb.core.USBTimeoutError("timeout", errno=errno.ETIMEDOUT)
UNPLUGGED = usb.core.USBError("no device", errno=errno.ENODEV)


class FakeBus(usb.backend.IBackend):  # type: ignore[misc]
    """One device whose printing interface is a virtual printer. `claim` is what claiming raises."""

    def __init__(self, *, kind: int = 7, claim: Exception | None = None) -> None:
        super().__init__()
        self.kind, self.claim = kind, claim
        self.plugged = True
        self.stuck_after: int | None = None
        self.gone_after: int | None = None
        self.silent = False
        self.taken = 0
        self.driver_detached = False
        self.claimed = 0
        self.printer = VirtualPrinter(VIRTUAL_80)
        self.printer.open()

    def enumerate_devices(self) -> Iterator[str]:
        return iter(["device"] if self.plugged else [])

    def get_parent(self, dev: object) -> None:
        return None

    def get_device_descriptor(self, dev: object) -> Any:
        return SimpleNamespace(
            bLength=18, bDescriptorType=1, bcdUSB=0x200, bDeviceClass=0, bDeviceSubClass=0,
            bDeviceProtocol=0, bMaxPacketSize0=64, idVendor=0x04B8, idProduct=0x0E15, bcdDevice=0x100,
            iManufacturer=0, iProduct=0, iSerialNumber=0, bNumConfigurations=1, address=1, bus=1,
            port_number=1, port_numbers=(1,), speed=2,
        )  # fmt: skip

    def get_configuration_descriptor(self, dev: object, config: int) -> Any:
        if config:
            raise IndexError
        return SimpleNamespace(
            bLength=9, bDescriptorType=2, wTotalLength=32, bNumInterfaces=1, bConfigurationValue=1,
            iConfiguration=0, bmAttributes=0xC0, bMaxPower=0, extra_descriptors=[],
        )  # fmt: skip

    def get_interface_descriptor(self, dev: object, intf: int, alt: int, config: int) -> Any:
        if intf or alt:
            raise IndexError
        return SimpleNamespace(
            bLength=9, bDescriptorType=4, bInterfaceNumber=0, bAlternateSetting=0, bNumEndpoints=2,
            bInterfaceClass=self.kind, bInterfaceSubClass=1, bInterfaceProtocol=2, iInterface=0,
            extra_descriptors=[],
        )  # fmt: skip

    def get_endpoint_descriptor(self, dev: object, ep: int, intf: int, alt: int, config: int) -> Any:
        return SimpleNamespace(
            bLength=7, bDescriptorType=5, bEndpointAddress=(0x01, 0x82)[ep], bmAttributes=2,
            wMaxPacketSize=64, bInterval=0, bRefresh=0, bSynchAddress=0, extra_descriptors=[],
        )  # fmt: skip

    def open_device(self, dev: object) -> str:
        return "handle"

    def close_device(self, dev_handle: object) -> None:
        pass

    def get_configuration(self, dev_handle: object) -> int:
        return 1

    def is_kernel_driver_active(self, dev_handle: object, intf: int) -> bool:
        return not self.driver_detached

    def detach_kernel_driver(self, dev_handle: object, intf: int) -> None:
        self.driver_detached = True

    def claim_interface(self, dev_handle: object, intf: int) -> None:
        if self.claim is not None:
            raise self.claim
        self.claimed += 1

    def release_interface(self, dev_handle: object, intf: int) -> None:
        self.claimed -= 1

    def bulk_write(self, dev_handle: object, ep: int, intf: int, data: Any, timeout: int) -> int:
        assert ep == 0x01
        assert 0 < timeout <= 5000
        if self.stuck_after is not None and self.taken + len(data) > self.stuck_after:
            raise TIMED_OUT
        if self.gone_after is not None and self.taken + len(data) > self.gone_after:
            raise UNPLUGGED
        self.taken += len(data)
        self.printer.send(bytes(data))
        return len(data)

    def bulk_read(self, dev_handle: object, ep: int, intf: int, buff: Any, timeout: int) -> int:
        assert ep == 0x82
        if self.silent:
            raise TIMED_OUT
        said = self.printer.read(0)
        for place, byte in enumerate(said):
            buff[place] = byte
        return len(said)


ADDRESS = UsbAddress(0x04B8, 0x0E15)


def to(bus: FakeBus) -> UsbTransport:
    return UsbTransport(ADDRESS, write_seconds=0.1, backend=bus)


def test_a_printer_on_the_bus_is_found_and_a_mouse_is_none() -> None:
    assert [found.address for found in usb_printers(FakeBus())] == [ADDRESS]
    assert usb_printers(FakeBus(kind=3)) == ()


def test_its_address_is_kept_as_text() -> None:
    for text in ("04b8:0e15", "04b8:0e15:J3XY:7"):
        assert UsbAddress.read(text).text == text
    with pytest.raises(ValueError, match="invalid literal"):
        UsbAddress.read("epson:1")


def test_a_whole_paper_comes_out_and_the_printer_says_how_it_is(ticket: Document) -> None:
    bus = FakeBus()
    line = to(bus)
    line.open()
    assert bus.driver_detached
    condition = ask(line, 0.2)
    assert condition is not None
    assert condition.trouble is None
    line.send(lay_out(ticket, VIRTUAL_80))
    line.close()
    assert bus.claimed == 0
    assert len(bus.printer.papers) == 1
    assert bus.printer.errors == ()


def test_a_silent_printer_is_empty_not_frozen() -> None:
    bus = FakeBus()
    bus.silent = True
    line = to(bus)
    line.open()
    assert line.read(0.05) == b""
    bus.silent = False
    assert line.read(0.05) == b""


@pytest.mark.parametrize(
    ("number", "trouble"),
    [
        (errno.EACCES, Trouble.PORT_DENIED),
        (errno.EBUSY, Trouble.PORT_TAKEN),
        (errno.ENODEV, Trouble.PORT_MISSING),
    ],
)
def test_why_it_cannot_be_had_is_told(number: int, trouble: Trouble) -> None:
    line = to(FakeBus(claim=usb.core.USBError("no", errno=number)))
    with pytest.raises(TransportError) as failed:
        line.open()
    assert (failed.value.trouble, failed.value.sent) == (trouble, 0)


def test_unplugged_in_mid_ticket_says_how_much_may_have_left_and_heals(ticket: Document) -> None:
    bus = FakeBus()
    bus.gone_after = 1500
    line = to(bus)
    line.open()
    with pytest.raises(TransportError) as failed:
        line.send(lay_out(ticket, VIRTUAL_80))
    assert failed.value.trouble is Trouble.CLOSED_BY_PRINTER
    assert 0 < failed.value.sent <= 2048
    line.close()
    bus.plugged = False
    with pytest.raises(TransportError) as missing:
        line.open()
    assert missing.value.trouble is Trouble.PORT_MISSING
    bus.plugged, bus.gone_after = True, None
    line.open()
    line.close()


def test_a_printer_that_takes_no_more_is_given_up(ticket: Document) -> None:
    bus = FakeBus()
    bus.stuck_after = 0
    line = to(bus)
    line.open()
    with pytest.raises(TransportError) as failed:
        line.send(lay_out(ticket, VIRTUAL_80))
    assert failed.value.trouble is Trouble.STOPPED_READING
    assert failed.value.sent > 0
    line.close()

"""Ways to a printer, each with deadlines. The virtual printer is one of its own.

Serial, network, file and CUPS are tested against peers that misbehave; USB against a fake bus and the
Windows spooler by its contract only: neither was run on devices.
"""

from hardware.transports.base import Transport, TransportError
from hardware.transports.cups import CupsQueue, CupsTransport, cups_queues
from hardware.transports.file import FileTransport
from hardware.transports.network import NetworkTransport
from hardware.transports.serial_port import FlowControl, SerialTransport
from hardware.transports.turns import SharedTransport
from hardware.transports.usb_port import UsbAddress, UsbPrinter, UsbTransport, usb_printers
from hardware.transports.windows import WindowsTransport, system_spooler, windows_printers

__all__ = [
    "CupsQueue",
    "CupsTransport",
    "FileTransport",
    "FlowControl",
    "NetworkTransport",
    "SerialTransport",
    "SharedTransport",
    "Transport",
    "TransportError",
    "UsbAddress",
    "UsbPrinter",
    "UsbTransport",
    "WindowsTransport",
    "cups_queues",
    "system_spooler",
    "usb_printers",
    "windows_printers",
]

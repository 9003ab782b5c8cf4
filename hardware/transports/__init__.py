"""Ways to a printer, each with deadlines: network, serial, file. The virtual printer is one of its own."""

from hardware.transports.base import Transport, TransportError
from hardware.transports.file import FileTransport
from hardware.transports.network import NetworkTransport
from hardware.transports.serial_port import FlowControl, SerialTransport

__all__ = [
    "FileTransport",
    "FlowControl",
    "NetworkTransport",
    "SerialTransport",
    "Transport",
    "TransportError",
]

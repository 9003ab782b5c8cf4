"""Scanners: serial ones, those that type, and one that reads the virtual printer's paper."""

from hardware.scanners.codes import (
    CodeReader,
    Garbage,
    RepeatFilter,
    Scan,
    Scanned,
    Unreadable,
    ZoneLine,
    read_code,
)
from hardware.scanners.framing import Framer
from hardware.scanners.serial_scanner import ScannerState, SerialScanner
from hardware.scanners.virtual import VirtualScanner
from hardware.scanners.wedge import Key, KeyCodes, Verdict, WedgeDetector

__all__ = [
    "CodeReader",
    "Framer",
    "Garbage",
    "Key",
    "KeyCodes",
    "RepeatFilter",
    "Scan",
    "Scanned",
    "ScannerState",
    "SerialScanner",
    "Unreadable",
    "Verdict",
    "VirtualScanner",
    "WedgeDetector",
    "ZoneLine",
    "read_code",
]

"""Printers of the Windows spooler, raw. Written to the documented contract; not run on Windows devices.

The spooler keeps a job on disk and passes it on by itself: accepted is not printed, and a printer that
is off is not seen from here. One-way: give its printer a profile that is `one_way`.
"""

from __future__ import annotations

import contextlib
import ctypes
import sys
from collections.abc import Sequence
from typing import Any, Protocol

from app.ports.printing import Trouble
from hardware.transports.base import TransportError

_ACCESS_DENIED = 5
_LOCAL_AND_CONNECTED = 2 | 4


class WindowsSpooler(Protocol):
    """The calls of `winspool.drv` that raw printing takes. Each raises OSError (its `winerror`)."""

    def printers(self) -> Sequence[str]: ...

    def open(self, name: str) -> int: ...

    def start(self, handle: int, title: str) -> None: ...

    def write(self, handle: int, data: bytes) -> int:
        """How many bytes were taken."""

    def end(self, handle: int) -> None: ...

    def close(self, handle: int) -> None: ...


class WindowsTransport:
    """The printer `name` of this computer; every `send` is a document of its own."""

    delivers = False

    def __init__(self, name: str, spooler: WindowsSpooler) -> None:
        self._name, self._spooler = name, spooler
        self._handle: int | None = None

    def open(self) -> None:
        self.close()
        try:
            self._handle = self._spooler.open(self._name)
        except OSError as failed:
            denied = getattr(failed, "winerror", None) == _ACCESS_DENIED
            raise TransportError(Trouble.PORT_DENIED if denied else Trouble.PORT_MISSING) from failed

    def send(self, data: bytes) -> None:
        if self._handle is None:
            raise TransportError(Trouble.PORT_MISSING)
        sent = 0
        try:
            self._spooler.start(self._handle, "Guichet")
            while sent < len(data):
                taken = self._spooler.write(self._handle, data[sent:])
                if taken == 0:
                    raise TransportError(Trouble.STOPPED_READING, sent=sent)
                sent += taken
            self._spooler.end(self._handle)
        except OSError as failed:
            raise TransportError(Trouble.CLOSED_BY_PRINTER, sent=sent) from failed

    def read(self, seconds: float) -> bytes:  # noqa: ARG002  (a spooler says nothing, at once)
        return b""

    def close(self) -> None:
        handle, self._handle = self._handle, None
        if handle is not None:
            with contextlib.suppress(OSError):
                self._spooler.close(handle)


def windows_printers(spooler: WindowsSpooler | None) -> Sequence[str]:
    """The printers that Windows knows; none elsewhere."""
    if spooler is None:
        return ()
    try:
        return spooler.printers()
    except OSError:
        return ()


def system_spooler() -> WindowsSpooler | None:
    """The spooler of this computer; None where this is no Windows."""
    return Winspool() if sys.platform == "win32" else None


class _DocumentInfo(ctypes.Structure):
    """`DOC_INFO_1W`."""

    _fields_ = (("title", ctypes.c_wchar_p), ("file", ctypes.c_wchar_p), ("kind", ctypes.c_wchar_p))


class _PrinterInfo(ctypes.Structure):
    """`PRINTER_INFO_4W`."""

    _fields_ = (("name", ctypes.c_wchar_p), ("server", ctypes.c_wchar_p), ("attributes", ctypes.c_uint32))


class Winspool:
    """`WindowsSpooler` by `winspool.drv` itself."""

    def __init__(self, library: Any = None) -> None:
        self._library = library or ctypes.WinDLL("winspool.drv", use_last_error=True)  # type: ignore[attr-defined,unused-ignore]

    def printers(self) -> Sequence[str]:
        needed, count = ctypes.c_uint32(), ctypes.c_uint32()
        ask = self._library.EnumPrintersW
        ask(_LOCAL_AND_CONNECTED, None, 4, None, 0, ctypes.byref(needed), ctypes.byref(count))
        room = ctypes.create_string_buffer(max(needed.value, 1))
        self._sure(
            ask(_LOCAL_AND_CONNECTED, None, 4, room, needed, ctypes.byref(needed), ctypes.byref(count))
        )
        found = ctypes.cast(room, ctypes.POINTER(_PrinterInfo))
        return [str(found[place].name) for place in range(count.value)]

    def open(self, name: str) -> int:
        handle = ctypes.c_void_p()
        self._sure(self._library.OpenPrinterW(ctypes.c_wchar_p(name), ctypes.byref(handle), None))
        return handle.value or 0

    def start(self, handle: int, title: str) -> None:
        document = _DocumentInfo(title, None, "RAW")
        self._sure(self._library.StartDocPrinterW(ctypes.c_void_p(handle), 1, ctypes.byref(document)))

    def write(self, handle: int, data: bytes) -> int:
        taken = ctypes.c_uint32()
        self._sure(self._library.WritePrinter(ctypes.c_void_p(handle), data, len(data), ctypes.byref(taken)))
        return taken.value

    def end(self, handle: int) -> None:
        self._sure(self._library.EndDocPrinter(ctypes.c_void_p(handle)))

    def close(self, handle: int) -> None:
        self._sure(self._library.ClosePrinter(ctypes.c_void_p(handle)))

    def _sure(self, done: int) -> None:
        """Raises OSError for a call that answered 0."""
        if not done:
            number = getattr(ctypes, "get_last_error", lambda: 0)()
            failed = OSError(number, "winspool")
            failed.winerror = number  # type: ignore[attr-defined,unused-ignore]
            raise failed

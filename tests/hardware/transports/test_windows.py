# ruff: noqa: ARG002  (a contract's arguments, used or not)
"""The Windows spooler, by its contract: a spooler that counts its calls; not run on Windows."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest

from app.ports.printing import Trouble
from hardware.transports import TransportError, WindowsTransport, windows_printers
from hardware.transports.windows import Winspool


class Spooler:
    """Takes `room` bytes at a time; `wrong` is the step that fails, and with which number."""

    def __init__(self, *, room: int = 1 << 20, wrong: dict[str, int] | None = None) -> None:
        self.room, self.wrong = room, wrong or {}
        self.calls: list[str] = []
        self.taken = b""

    def _step(self, name: str) -> None:
        self.calls.append(name)
        if name in self.wrong:
            failed = OSError(self.wrong[name], "winspool")
            failed.winerror = self.wrong[name]  # type: ignore[attr-defined,unused-ignore]
            raise failed

    def printers(self) -> list[str]:
        self._step("printers")
        return ["Ticket", "Bureau"]

    def open(self, name: str) -> int:
        self._step("open")
        return 7

    def start(self, handle: int, title: str) -> None:
        assert handle == 7
        self._step("start")

    def write(self, handle: int, data: bytes) -> int:
        self._step("write")
        self.taken += data[: self.room]
        return len(data[: self.room])

    def end(self, handle: int) -> None:
        self._step("end")

    def close(self, handle: int) -> None:
        self._step("close")


def test_a_paper_is_one_raw_document_whole() -> None:
    spooler = Spooler(room=100)
    line = WindowsTransport("Ticket", spooler)
    line.open()
    line.send(bytes(250))
    line.close()
    line.close()
    assert spooler.taken == bytes(250)
    assert spooler.calls == ["open", "start", "write", "write", "write", "end", "close"]
    assert line.read(1.0) == b""


@pytest.mark.parametrize(("number", "trouble"), [(5, Trouble.PORT_DENIED), (1801, Trouble.PORT_MISSING)])
def test_why_it_cannot_be_opened_is_told(number: int, trouble: Trouble) -> None:
    with pytest.raises(TransportError) as failed:
        WindowsTransport("Ticket", Spooler(wrong={"open": number})).open()
    assert (failed.value.trouble, failed.value.sent) == (trouble, 0)


@pytest.mark.parametrize(
    ("spooler", "trouble", "sent"),
    [
        (Spooler(wrong={"start": 6}), Trouble.CLOSED_BY_PRINTER, 0),
        (Spooler(wrong={"end": 6}), Trouble.CLOSED_BY_PRINTER, 9),
        (Spooler(room=0), Trouble.STOPPED_READING, 0),
    ],
)
def test_what_has_left_is_told(spooler: Spooler, trouble: Trouble, sent: int) -> None:
    line = WindowsTransport("Ticket", spooler)
    line.open()
    with pytest.raises(TransportError) as failed:
        line.send(b"a ticket\n")
    assert (failed.value.trouble, failed.value.sent) == (trouble, sent)


def test_its_printers_are_listed_and_there_are_none_elsewhere() -> None:
    assert windows_printers(Spooler()) == ["Ticket", "Bureau"]
    assert windows_printers(Spooler(wrong={"printers": 1722})) == ()
    assert windows_printers(None) == ()


class Library:
    """`winspool.drv` as its documentation has it: a call answers 0 where it failed."""

    def __init__(self, *, answer: int = 1) -> None:
        self.answer = answer
        self.raw = ""
        self.data = b""

    def OpenPrinterW(self, _name: Any, handle: Any, _defaults: Any) -> int:
        handle._obj.value = 11
        return self.answer

    def StartDocPrinterW(self, _handle: Any, _level: int, document: Any) -> int:
        self.raw = document._obj.kind
        return self.answer

    def WritePrinter(self, _handle: Any, data: bytes, length: int, taken: Any) -> int:
        self.data = data
        taken._obj.value = length
        return self.answer

    def EndDocPrinter(self, handle: ctypes.c_void_p) -> int:
        assert handle.value == 11
        return self.answer

    ClosePrinter = EndDocPrinter


def test_the_calls_of_the_library_are_the_documented_ones() -> None:
    library = Library()
    line = WindowsTransport("Ticket", Winspool(library))
    line.open()
    line.send(b"a ticket\n")
    line.close()
    assert (library.raw, library.data) == ("RAW", b"a ticket\n")
    with pytest.raises(TransportError):
        WindowsTransport("Ticket", Winspool(Library(answer=0))).open()

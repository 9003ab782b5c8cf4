from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator

import pytest

from app.documents import Document
from app.ports.printing import Trouble
from hardware.profiles import VIRTUAL_80
from hardware.receipts import lay_out
from hardware.transports import FlowControl, SerialTransport, TransportError

pytestmark = pytest.mark.skipif(
    not hasattr(os, "openpty"), reason="serial ports are played by pseudo-terminals"
)


@pytest.fixture
def ends() -> Iterator[tuple[int, str]]:
    """The printer's end of a serial line, and the name of the station's."""
    printer, station = os.openpty()
    yield printer, os.ttyname(station)
    os.close(station)
    os.close(printer)


def on(port: str, write_seconds: float = 0.2) -> SerialTransport:
    return SerialTransport(port, 115_200, FlowControl.NONE, write_seconds=write_seconds)


def test_a_whole_paper_arrives_and_answers_come_back(
    ends: tuple[int, str], ticket: Document, no_thread_is_left: None
) -> None:
    printer, port = ends
    data, received = lay_out(ticket, VIRTUAL_80), bytearray()

    def take() -> None:
        while len(received) < len(data):
            received.extend(os.read(printer, 512))

    thread = threading.Thread(target=take)
    transport = on(port, 60.0)
    transport.open()
    thread.start()
    transport.send(data)
    thread.join()
    assert bytes(received) == data
    os.write(printer, b"\x12")
    assert transport.read(60.0) == b"\x12"
    assert transport.read(0.02) == b""
    transport.close()


def test_a_printer_that_does_not_drain_is_given_up(ends: tuple[int, str]) -> None:
    transport = on(ends[1])
    transport.open()
    began = time.monotonic()
    with pytest.raises(TransportError) as failed:
        transport.send(bytes(200_000))
    assert failed.value.trouble is Trouble.STOPPED_READING
    assert failed.value.sent > 0
    transport.close()
    assert time.monotonic() - began < 30, "neither sending nor hanging up waits for it"


def test_a_cable_pulled_out_is_told(no_thread_is_left: None) -> None:
    printer, station = os.openpty()
    transport = on(os.ttyname(station))
    transport.open()
    os.close(station)
    os.close(printer)
    with pytest.raises(TransportError) as failed:
        transport.read(0.1)
    assert failed.value.trouble is Trouble.CLOSED_BY_PRINTER
    with pytest.raises(TransportError):
        transport.send(b"\n")
    transport.close()


def test_a_second_owner_is_found(ends: tuple[int, str]) -> None:
    first, second = on(ends[1]), on(ends[1])
    first.open()
    with pytest.raises(TransportError) as failed:
        second.open()
    assert failed.value.trouble is Trouble.PORT_TAKEN
    first.close()
    second.open()
    second.close()


def test_a_port_that_is_not_there_is_missing() -> None:
    with pytest.raises(TransportError) as failed:
        on("/dev/serial/by-id/gone").open()
    assert failed.value.trouble is Trouble.PORT_MISSING

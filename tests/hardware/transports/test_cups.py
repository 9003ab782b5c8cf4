"""CUPS with a raw queue: a real print server of Debian's, and a peer behind a socket."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest

from app.documents import Document
from app.ports.printing import JobState, PrinterStatus, Trouble
from hardware.printers import Printer, Timing
from hardware.profiles import VIRTUAL_80
from hardware.receipts import lay_out
from hardware.spooler import Spooler
from hardware.transports import CupsTransport, TransportError, cups_queues
from tests.hardware.transports.print_server import CUPSD, PrintServer, print_server

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not CUPSD or os.name != "posix" or os.geteuid() != 0, reason="needs cupsd and root"),
]


@pytest.fixture(scope="module")
def server() -> Iterator[PrintServer]:
    with print_server() as running:
        yield running


def until(true: Callable[[], bool], seconds: float = 60.0) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if true():
            return True
        time.sleep(0.05)
    return False


def test_a_paper_goes_through_the_queue_byte_for_byte(
    server: PrintServer, peer: Any, ticket: Document
) -> None:
    printer = peer()
    server.queue("till", printer.port)
    data = lay_out(ticket, VIRTUAL_80)
    line = CupsTransport("till", station="Guichet 1", server=server.address)
    line.open()
    line.send(data)
    assert line.read(1.0) == b""
    line.close()
    assert until(lambda: len(printer.received) == len(data))
    assert bytes(printer.received) == data
    assert until(lambda: len(printer.printer.papers) == 1)


def test_the_queues_are_found_and_a_stopped_one_is_told(server: PrintServer, peer: Any) -> None:
    server.queue("stopped", peer().port)
    server.tool("cupsdisable", "stopped")
    found = {queue.name: queue.enabled for queue in cups_queues(server.address)}
    assert found["stopped"] is False
    with pytest.raises(TransportError) as failed:
        CupsTransport("stopped", server=server.address).open()
    assert failed.value.trouble is Trouble.OFFLINE


@pytest.mark.parametrize(("where", "trouble"), [("", Trouble.PORT_MISSING), ("x", Trouble.UNREACHABLE)])
def test_no_queue_and_no_server_are_told_apart(server: PrintServer, where: str, trouble: Trouble) -> None:
    with pytest.raises(TransportError) as failed:
        CupsTransport("nowhere", server=server.address + where).open()
    assert (failed.value.trouble, failed.value.sent) == (trouble, 0)


def test_what_the_queue_cannot_pass_on_is_taken_back(server: PrintServer, deaf_port: int) -> None:
    """F32: left in the queue, it would come out by itself the next morning."""
    server.queue("off", deaf_port)
    line = CupsTransport("off", server=server.address, pass_on_seconds=5.0)
    line.open()
    with pytest.raises(TransportError) as failed:
        line.send(b"a ticket\n")
    assert (failed.value.trouble, failed.value.sent) == (Trouble.UNREACHABLE, 0)
    assert until(lambda: server.tool("lpstat", "-o", "off") == "")


def test_a_printer_busy_with_another_station_is_named_and_waited_for(
    server: PrintServer, deaf_port: int
) -> None:
    server.queue("shared", deaf_port)
    server.tool("lp", "-d", "shared", "-o", "raw", "-U", "Guichet-2", "-", data=b"theirs\n")
    line = CupsTransport("shared", station="Guichet 1", server=server.address)
    with pytest.raises(TransportError) as failed:
        line.open()
    assert (failed.value.trouble, failed.value.held_by) == (Trouble.BUSY, "Guichet-2")
    server.tool("cancel", "-a", "shared")
    assert until(lambda: server.tool("lpstat", "-o", "shared") == "")
    line.open()


def test_through_the_spooler_a_paper_ends_in_the_question_whether_it_came_out(
    server: PrintServer, peer: Any, ticket: Document, spool: Any, clock: Any
) -> None:
    """F34: accepted by a queue is not printed; no second original is sent."""
    printer = peer()
    server.queue("desk", printer.port)
    said: list[PrinterStatus] = []
    line = CupsTransport("desk", server=server.address)
    spooler = Spooler(
        (Printer("guichet", VIRTUAL_80.one_way(), line),),
        spool,
        clock,
        lambda change: said.append(change) if isinstance(change, PrinterStatus) else None,
        Timing(stale_after=timedelta(minutes=15), retry_seconds=0.1),
    )
    job = spool.add(ticket)
    spooler.start()
    try:
        assert until(lambda: spool.job(job).state is JobState.UNCONFIRMED)
        assert until(lambda: len(printer.printer.papers) == 1)
        time.sleep(0.5)
    finally:
        spooler.stop()
    assert len(printer.printer.papers) == 1
    assert spool.history[job] == [JobState.QUEUED, JobState.SENDING, JobState.UNCONFIRMED]

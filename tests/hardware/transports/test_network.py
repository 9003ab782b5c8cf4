from __future__ import annotations

import socket
import time
from typing import Any

import pytest

from app.documents import Document
from app.ports.printing import Trouble
from hardware.profiles import VIRTUAL_80
from hardware.receipts import lay_out
from hardware.transports import NetworkTransport, TransportError


def to(port: int, **more: Any) -> NetworkTransport:
    return NetworkTransport("127.0.0.1", port, **{"connect_seconds": 60.0, "write_seconds": 60.0, **more})


def test_a_refusal_is_told_as_such(deaf_port: int) -> None:
    with pytest.raises(TransportError) as failed:
        to(deaf_port).open()
    assert (failed.value.trouble, failed.value.sent) == (Trouble.CONNECTION_REFUSED, 0)


def test_an_address_that_swallows_everything_is_given_up_in_time() -> None:
    with socket.create_server(("127.0.0.1", 0), backlog=1) as full:
        port = full.getsockname()[1]
        waiting = []
        for _line in range(3):
            line = socket.socket()
            line.settimeout(0)
            line.connect_ex(("127.0.0.1", port))
            waiting.append(line)
        began = time.monotonic()
        with pytest.raises(TransportError) as failed:
            to(port, connect_seconds=0.3).open()
        assert failed.value.trouble is Trouble.UNREACHABLE
        assert time.monotonic() - began < 30, "not as long as the system would wait"
        for line in waiting:
            line.close()


def test_a_whole_paper_arrives_and_the_line_can_be_opened_again(peer: Any, ticket: Document) -> None:
    printer = peer()
    transport = to(printer.port)
    for _paper in range(2):
        transport.open()
        transport.send(lay_out(ticket, VIRTUAL_80))
        transport.send(b"\x1dr\x01")
        assert transport.read(60.0) == b"\x00"
        transport.close()
    assert len(printer.printer.papers) == 2


def test_silence_is_empty_and_a_hang_up_is_an_error(peer: Any) -> None:
    silent = to(peer("silent").port)
    silent.open()
    assert silent.read(0.05) == b""
    silent.close()
    hung_up = to(peer("hang_up", take=2).port)
    hung_up.open()
    hung_up.send(b"\n\n\n")
    with pytest.raises(TransportError) as failed:
        hung_up.read(60.0)
    assert failed.value.trouble is Trouble.CLOSED_BY_PRINTER
    hung_up.close()


def test_a_peer_that_stops_reading_is_told_with_what_has_left(peer: Any) -> None:
    stuck = to(peer("stuck").port, write_seconds=0.1)
    stuck.open()
    with pytest.raises(TransportError) as failed:
        stuck.send(b"\n" * 8_000_000)
    assert failed.value.trouble is Trouble.STOPPED_READING
    assert 0 < failed.value.sent < 8_000_000
    stuck.close()


def test_nothing_is_sent_on_a_line_that_is_not_open() -> None:
    closed = to(9)
    closed.close()
    with pytest.raises(TransportError) as failed:
        closed.send(b"\n")
    assert failed.value.sent == 0

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from app.ports.printing import Trouble
from hardware.transports import FileTransport, TransportError


def test_papers_are_appended(tmp_path: Path) -> None:
    transport = FileTransport(tmp_path / "roll.bin")
    for paper in (b"one", b"two"):
        transport.open()
        assert transport.delivers
        transport.send(paper)
        assert transport.read(5.0) == b""
        transport.close()
    assert (tmp_path / "roll.bin").read_bytes() == b"onetwo"


def test_a_folder_that_is_not_there_is_missing(tmp_path: Path) -> None:
    with pytest.raises(TransportError) as failed:
        FileTransport(tmp_path / "gone" / "roll.bin").open()
    assert failed.value.trouble is Trouble.PORT_MISSING


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with a name")
def test_a_pipe_that_nobody_reads_does_not_block(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    began = time.monotonic()
    with pytest.raises(TransportError) as failed:
        FileTransport(pipe).open()
    assert failed.value.trouble is Trouble.PORT_MISSING
    assert time.monotonic() - began < 5, "it does not hang"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with a name")
def test_a_device_that_stops_reading_is_given_up(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    transport = FileTransport(pipe, write_seconds=0.1)
    transport.open()
    assert not transport.delivers
    with pytest.raises(TransportError) as failed:
        transport.send(bytes(1_000_000))
    assert failed.value.trouble is Trouble.STOPPED_READING
    assert failed.value.sent > 0
    transport.close()
    os.close(reader)

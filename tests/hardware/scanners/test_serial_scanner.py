from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hardware.scanners import Garbage, RepeatFilter, Scan, Scanned, ScannerState, SerialScanner, Unreadable

pytestmark = pytest.mark.skipif(
    not hasattr(os, "openpty"), reason="serial ports are played by pseudo-terminals"
)


class Cable:
    """A scanner's plug: `by_id` names it as long as it is in, as udev does."""

    def __init__(self, by_id: Path) -> None:
        self.by_id = by_id
        self.scanner = self.station = -1

    def plug(self) -> None:
        self.scanner, self.station = os.openpty()
        self.by_id.symlink_to(os.ttyname(self.station))

    def unplug(self) -> None:
        self.by_id.unlink()
        os.close(self.station)
        os.close(self.scanner)

    def send(self, data: bytes) -> None:
        os.write(self.scanner, data)


@pytest.fixture
def cable(tmp_path: Path) -> Iterator[Cable]:
    plugged = Cable(tmp_path / "usb-scanner")
    plugged.plug()
    yield plugged
    if plugged.by_id.is_symlink():
        plugged.unplug()


@pytest.fixture
def scans() -> list[Scanned]:
    return []


@pytest.fixture
def states() -> list[ScannerState]:
    return []


@pytest.fixture
def scanner(
    cable: Cable, scans: list[Scanned], states: list[ScannerState], no_thread_is_left: None
) -> Iterator[SerialScanner]:
    reading = SerialScanner(str(cable.by_id), scans.append, on_state=states.append, repeats=RepeatFilter())
    reading.start()
    until(lambda: states == [ScannerState.CONNECTED])
    yield reading
    reading.stop()


def until(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.005)


def test_cut_and_joined_reads_are_whole_codes(
    scanner: SerialScanner, cable: Cable, scans: list[Scanned]
) -> None:
    for piece in (b"2709", b"41200041", b"84\r\n1111", b"2222\r33334444\r"):
        cable.send(piece)
        time.sleep(0.02)
    until(lambda: len(scans) == 3)
    assert scans == [Scan("27094120004184"), Scan("11112222"), Scan("33334444")]


def test_f44_the_same_code_twice_is_one_act(
    scanner: SerialScanner, cable: Cable, scans: list[Scanned]
) -> None:
    cable.send(b"11112222\r\n11112222\r\n33334444\r\n")
    until(lambda: len(scans) == 2)
    assert scans == [Scan("11112222"), Scan("33334444")]


def test_f45_garbage_is_told_and_the_next_code_is_read(
    scanner: SerialScanner, cable: Cable, scans: list[Scanned]
) -> None:
    cable.send(b"\x00\xfe?x\r11112222\r")
    until(lambda: len(scans) == 2)
    assert scans == [Garbage(Unreadable.NOT_DIGITS), Scan("11112222")]


def test_f47_unplugged_and_plugged_in_it_works_again_without_a_word(
    scanner: SerialScanner, cable: Cable, scans: list[Scanned], states: list[ScannerState]
) -> None:
    cable.send(b"9999")
    time.sleep(0.05)
    cable.unplug()
    until(lambda: states[-1] is ScannerState.MISSING)
    cable.plug()
    until(lambda: states[-1] is ScannerState.CONNECTED)
    cable.send(b"11112222\r")
    until(lambda: scans == [Scan("11112222")])
    assert states == [ScannerState.CONNECTED, ScannerState.MISSING, ScannerState.CONNECTED]


def test_a_screen_that_fails_does_not_take_the_scanner_with_it(
    cable: Cable, states: list[ScannerState], no_thread_is_left: None
) -> None:
    heard: list[Scanned] = []

    def failing(scanned: Scanned) -> None:
        heard.append(scanned)
        raise RuntimeError("screen")

    scanner = SerialScanner(str(cable.by_id), failing, on_state=states.append, repeats=RepeatFilter())
    scanner.start()
    until(lambda: states == [ScannerState.CONNECTED])
    cable.send(b"11112222\r33334444\r")
    until(lambda: len(heard) == 2)
    scanner.stop()


def test_a_scanner_that_was_never_there_can_be_stopped(
    tmp_path: Path, states: list[ScannerState], no_thread_is_left: None
) -> None:
    scanner = SerialScanner(
        str(tmp_path / "none"), lambda _scanned: None, on_state=states.append, repeats=RepeatFilter()
    )
    scanner.start()
    until(lambda: states == [ScannerState.MISSING])
    scanner.stop()

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.scanners import Framer, Garbage, Scan, Unreadable
from tests.hardware.scanners.test_codes import CARD


@pytest.mark.parametrize("suffix", [b"\r", b"\n", b"\t", b"\r\n"])
def test_f44_each_suffix_ends_one_code(suffix: bytes) -> None:
    assert list(Framer().feed(b"0012345678" + suffix, 0.0)) == [Scan("0012345678")]


def test_cut_and_joined_reads_are_the_same_codes() -> None:
    framer = Framer()
    heard = [
        scan
        for data in (b"00123", b"", b"45678\r\n]C1", b"87654321\r11112222\r3")
        for scan in framer.feed(data, 0.0)
    ]
    assert heard == [Scan("0012345678"), Scan("87654321"), Scan("11112222")]


def test_a_documents_lines_are_one_scan_however_the_reads_cut_them() -> None:
    data = "\r\n".join(CARD).encode() + b"\r\n"
    for cut in (1, 29, 31, 60, len(data) - 1):
        framer = Framer()
        heard = [*framer.feed(data[:cut], 1.0), *framer.feed(data[cut:], 1.2)]
        assert heard == [Scan("".join(CARD))]


def test_f45_ten_kilobytes_of_garbage_are_one_refusal_and_the_next_code_is_read() -> None:
    framer = Framer()
    heard = [scan for _read in range(100) for scan in framer.feed(b"7" * 100, 0.0)]
    assert heard == []
    assert list(framer.feed(b"\r12345678\r", 0.0)) == [Garbage(Unreadable.TOO_LONG), Scan("12345678")]


def test_a_part_of_a_zone_is_told_in_the_silence_after_it() -> None:
    framer = Framer()
    assert list(framer.feed(f"{CARD[0]}\r\n".encode(), 0.0)) == []
    assert list(framer.feed(b"", 0.5)) == []
    assert list(framer.feed(b"12345678\r", 1.5)) == [Scan(CARD[0]), Scan("12345678")]


def test_a_code_cut_off_by_a_pulled_cable_is_not_joined_to_the_next() -> None:
    framer = Framer()
    assert list(framer.feed(b"1234", 0.0)) == []
    framer.forget()
    assert list(framer.feed(b"12345678\r", 0.0)) == [Scan("12345678")]


@given(st.binary(max_size=300), st.integers(0, 300))
def test_no_bytes_break_it_and_cuts_change_nothing(data: bytes, cut: int) -> None:
    whole, parts = Framer(), Framer()
    heard = list(whole.feed(data + b"\r", 0.0))
    joined = [*parts.feed(data[:cut], 0.0), *parts.feed(data[cut:] + b"\r", 0.0)]
    assert [scan for scan in heard if isinstance(scan, Scan)] == [s for s in joined if isinstance(s, Scan)]
    assert len(heard) == len(joined)

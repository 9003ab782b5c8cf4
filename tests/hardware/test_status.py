from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.ports.printing import PrinterState, Trouble
from hardware.status import (
    Answer,
    Automatic,
    Completion,
    Condition,
    Flow,
    Listener,
    PaperAnswer,
    read_answer,
    read_automatic,
)


@pytest.mark.parametrize(
    ("kind", "byte", "condition"),
    [
        (1, 0x12, Condition()),
        (1, 0x16, Condition(drawer_pin=True)),
        (1, 0x1A, Condition(offline=True)),
        (2, 0x16, Condition(cover_open=True)),
        (2, 0x32, Condition(paper_end=True)),
        (2, 0x52, Condition(fault=True)),
        (3, 0x1A, Condition(cutter=True)),
        (3, 0x32, Condition(fault=True)),
        (4, 0x1E, Condition(paper_near_end=True)),
        (4, 0x7E, Condition(paper_near_end=True, paper_end=True)),
    ],
)
def test_each_answer_is_read_as_the_manual_says(kind: int, byte: int, condition: Condition) -> None:
    assert read_answer(kind, byte) == condition


@pytest.mark.parametrize("byte", [0x00, 0x10, 0x11, 0x13, 0x92, 0xFF])
def test_another_byte_is_no_answer(byte: int) -> None:
    with pytest.raises(ValueError, match="answers no"):
        read_answer(1, byte)


@pytest.mark.parametrize(
    ("four", "condition"),
    [
        (b"\x10\x00\x00\x00", Condition()),
        (b"\x38\x00\x0f\x00", Condition(offline=True, cover_open=True, paper_near_end=True, paper_end=True)),
        (b"\x14\x08\x00\x00", Condition(drawer_pin=True, cutter=True)),
        (b"\x18\x20\x00\x00", Condition(offline=True, fault=True)),
    ],
)
def test_the_four_automatic_bytes_are_read(four: bytes, condition: Condition) -> None:
    assert read_automatic(four) == condition


def test_the_first_thing_to_mend_is_told() -> None:
    both = Condition(offline=True) | Condition(cover_open=True, paper_near_end=True)
    assert both.trouble is Trouble.COVER_OPEN
    assert both.state is PrinterState.COVER_OPEN
    assert Condition(paper_near_end=True).trouble is None
    assert Condition(paper_near_end=True).state is PrinterState.PAPER_NEAR_END
    assert Condition(fault=True).state is PrinterState.OFFLINE


def test_everything_is_told_apart_in_one_stream_with_stray_bytes() -> None:
    stream = b"\xff\x12\x11\x10\x00\x00\x00\x13\x37\x22abcd\x00\x80\x0c\x1a"
    assert list(Listener().feed(stream)) == [
        Answer(0x12),
        Flow(takes_more=True),
        Automatic(Condition()),
        Flow(takes_more=False),
        Completion(b"abcd"),
        PaperAnswer(Condition(paper_end=True)),
        Answer(0x1A),
    ]


@given(st.binary(max_size=60), st.integers(0, 60))
def test_garbage_never_stops_the_listener_and_cuts_change_nothing(stream: bytes, cut: int) -> None:
    whole, parts = Listener(), Listener()
    heard = list(whole.feed(stream))
    assert [*parts.feed(stream[:cut]), *parts.feed(stream[cut:])] == heard

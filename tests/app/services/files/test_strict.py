"""What could be read in two ways is not read at all."""

from __future__ import annotations

import pytest

from app.domain.errors import Code, Refused
from app.services.files.strict import DEEPEST, LARGEST_BYTES, read_csv, read_json

COLUMNS = ("event", "number", "odds")


def refused(data: bytes) -> str:
    with pytest.raises(Refused) as caught:
        read_json(data)
    assert caught.value.code is Code.FILE_INVALID
    return str(caught.value.details["why"])


def test_whole_numbers_texts_and_lists_come_through() -> None:
    assert read_json('{"a": [1, "1.85", null, true], "é": {}}'.encode()) == {
        "a": [1, "1.85", None, True],
        "é": {},
    }


@pytest.mark.parametrize("number", ["1.5", "1e3", "NaN", "Infinity", "-Infinity", "1" * 13, "-0.0"])
def test_a_number_that_is_not_plainly_whole_is_refused(number: str) -> None:
    assert refused(f'{{"a": {number}}}'.encode())


def test_a_key_that_stands_twice_is_refused() -> None:
    assert "'a' stands twice" in refused(b'{"b": {"a": 1, "a": 1}}')


def test_a_file_as_deep_as_it_likes_is_refused_before_it_is_built() -> None:
    assert read_json(b"[" * DEEPEST + b"]" * DEEPEST)
    assert "deep" in refused(b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1))
    assert "deep" in refused(b'{"a":' * 100_000)


def test_brackets_within_a_text_are_no_levels() -> None:
    text = "[" * 50 + '\\"' + "{" * 50
    assert read_json(f'["{text}"]'.encode())


def test_a_file_too_big_or_in_another_encoding_is_refused() -> None:
    assert "larger" in refused(b" " * (LARGEST_BYTES + 1))
    assert "byte 2" in refused(b'["\xe9"]')
    assert "NUL" in refused(b'["\0"]')


def test_a_broken_file_is_refused_with_its_line() -> None:
    assert refused(b'{"a": 1,\n "b" 2}').startswith("line 2")
    assert refused(b"")


def test_csv_is_read_with_either_separator_and_a_byte_order_mark() -> None:
    for sign in ";,":
        data = f"\ufeffevent{sign}number\nA{sign}1\n\n B {sign}2\n".encode()
        assert read_csv(data, COLUMNS) == [
            (2, {"event": "A", "number": "1", "odds": ""}),
            (4, {"event": "B", "number": "2", "odds": ""}),
        ]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("event;surprise\nA;1\n", "surprise"),
        ("event;event\nA;1\n", "twice"),
        ("event;number\nA\n", "line 2: 1 cells under 2 names"),
        ('event;number\n"A"B;1\n', "line 2"),
        ("", "nothing"),
    ],
)
def test_a_csv_file_that_is_out_of_shape_is_refused(text: str, why: str) -> None:
    with pytest.raises(Refused) as caught:
        read_csv(text.encode(), COLUMNS)
    assert caught.value.code is Code.FILE_INVALID
    assert why in str(caught.value.details["why"])

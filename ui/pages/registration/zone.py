"""The machine-readable zone of a document as letters arrive: by lines, in one piece, or only in part."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

_SHAPES: Final = {60: 30, 72: 36, 88: 44, 90: 30}


class ZoneState(StrEnum):
    """What came of the letters: nothing yet, a whole zone, one whose digits do not add up, a part of one."""

    NOT_READ = "not_read"
    RIGHT = "right"
    WRONG = "wrong"
    CUT = "cut"


def zone_lines(text: str) -> tuple[str, ...]:
    """The lines of a machine-readable zone, also where a scanner sent them in one piece."""
    lines = tuple(line.strip() for line in text.splitlines() if line.strip())
    if len(lines) == 1 and len(lines[0]) in _SHAPES:
        length = _SHAPES[len(lines[0])]
        return tuple(lines[0][at : at + length] for at in range(0, len(lines[0]), length))
    return lines


def zone_is_whole(lines: tuple[str, ...]) -> bool:
    """Whether as many letters are there as a card or a passport has."""
    return (len(lines), *{len(line) for line in lines}) in {(3, 30), (2, 36), (2, 44)}

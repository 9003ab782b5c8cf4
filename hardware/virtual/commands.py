"""A stream of ESC/POS cut into commands. Strict: what is not known is an error, never skipped."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass


class PaperError(Exception):
    """The bytes ask for something that a real printer would get wrong; `offset` counts from the start."""

    def __init__(self, offset: int, message: str) -> None:
        super().__init__(f"byte {offset}: {message}")
        self.offset = offset


@dataclass(frozen=True, slots=True)
class Command:
    """One command: its name as in the makers' manuals, and the bytes after it. `text` is printed."""

    name: str
    data: bytes
    offset: int

    def one_of(self, *known: int) -> int:
        """The first byte, which is one of `known`. Raises ValueError, IndexError."""
        value = self.data[0]
        if value not in known:
            raise ValueError(f"{value} is none of {known}")
        return value


Acts = Mapping[str, Callable[[Command], None]]
"""What a printer does at each command, by the command's name."""


# How many bytes of the rest belong to the command; None as long as that can't be told yet.
_Length = Callable[[bytes], int | None]


def _fixed(count: int) -> _Length:
    return lambda _rest: count


def _cut(rest: bytes) -> int | None:
    if not rest:
        return None
    return 2 if rest[0] in (65, 66) else 1


def _bar_code(rest: bytes) -> int | None:
    if not rest:
        return None
    if rest[0] >= 65:
        return 2 + rest[1] if len(rest) > 1 else None
    end = rest.find(0, 1)
    return end + 1 if end > 0 else None


def _raster(rest: bytes) -> int | None:
    if len(rest) < 5:
        return None
    return 5 + int.from_bytes(rest[1:3], "little") * int.from_bytes(rest[3:5], "little")


def _columns(rest: bytes) -> int | None:
    if len(rest) < 3:
        return None
    return 3 + int.from_bytes(rest[1:3], "little") * (3 if rest[0] in (32, 33) else 1)


def _counted(rest: bytes) -> int | None:
    return 2 + int.from_bytes(rest[:2], "little") if len(rest) >= 2 else None


def _real_time(rest: bytes) -> int | None:
    if not rest:
        return None
    return {1: 3, 2: 3, 8: 8}.get(rest[0], 1)


_ESC, _GS, _DLE = b"\x1b", b"\x1d", b"\x10"
_COMMANDS: Mapping[bytes, tuple[str, _Length]] = {
    b"\n": ("LF", _fixed(0)),
    _ESC + b"@": ("ESC @", _fixed(0)),
    _ESC + b"2": ("ESC 2", _fixed(0)),
    **{_ESC + bytes([sign]): (f"ESC {chr(sign)}", _fixed(1)) for sign in b"!EatM-{dJ3"},
    _ESC + b"p": ("ESC p", _fixed(3)),
    _ESC + b"*": ("ESC *", _columns),
    **{_GS + bytes([sign]): (f"GS {chr(sign)}", _fixed(1)) for sign in b"!BbhwHfra"},
    _GS + b"k": ("GS k", _bar_code),
    _GS + b"V": ("GS V", _cut),
    _GS + b"v0": ("GS v 0", _raster),
    **{_GS + b"(" + bytes([sign]): (f"GS ( {chr(sign)}", _counted) for sign in b"kLH"},
    _DLE + b"\x04": ("DLE EOT", _fixed(1)),
    _DLE + b"\x14": ("DLE DC4", _real_time),
}
_STARTS = frozenset(key[:length] for key in _COMMANDS for length in range(1, len(key)))


class Parser:
    """Bytes in as they come, whole commands out; a command may be cut anywhere between two reads."""

    def __init__(self) -> None:
        self._rest = b""
        self._offset = 0

    @property
    def pending(self) -> int:
        """Bytes of a command that hasn't come whole yet."""
        return len(self._rest)

    def feed(self, data: bytes) -> Iterator[Command]:
        """Every command that is whole with `data`. Raises PaperError at the first unknown one."""
        self._rest += data
        while self._rest:
            taken = self._one()
            if taken is None:
                return
            command, length = taken
            self._rest = self._rest[length:]
            self._offset += length
            yield command

    def _one(self) -> tuple[Command, int] | None:
        if self._rest[0] >= 0x20:
            end = next((at for at, byte in enumerate(self._rest) if byte < 0x20), len(self._rest))
            return Command("text", self._rest[:end], self._offset), end
        for size in (1, 2, 3):
            key = self._rest[:size]
            if key in _COMMANDS:
                return self._known(key)
            if key not in _STARTS:
                raise PaperError(self._offset, f"unknown command {key.hex(' ')}")
            if len(key) < size or size == len(self._rest):
                return None
        return None

    def _known(self, key: bytes) -> tuple[Command, int] | None:
        name, measure = _COMMANDS[key]
        rest = self._rest[len(key) :]
        length = measure(rest)
        if length is None or len(rest) < length:
            return None
        return Command(name, rest[:length], self._offset), len(key) + length

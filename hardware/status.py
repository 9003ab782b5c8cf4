"""What printers say of themselves, read from a stream that holds all kinds of bytes: parsed, not counted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields

from app.ports.printing import PrinterState, Trouble

XON, XOFF = 0x11, 0x13
ASK_NOW = tuple(b"\x10\x04" + bytes([kind]) for kind in (1, 2, 3, 4))
"""`DLE EOT` 1 to 4: printer, cause of offline, errors, paper."""
ASK_PAPER = b"\x1dr\x01"
"""`GS r` 1, answered in its turn, after all that was sent before it."""


@dataclass(frozen=True, slots=True)
class Condition:
    """What a printer has said; several at once are common (cover open is also offline)."""

    offline: bool = False
    cover_open: bool = False
    paper_near_end: bool = False
    paper_end: bool = False
    cutter: bool = False
    fault: bool = False
    drawer_pin: bool = False

    def __or__(self, other: Condition) -> Condition:
        """All that either says."""
        names = (field.name for field in fields(Condition))
        return Condition(**{name: getattr(self, name) or getattr(other, name) for name in names})

    @property
    def trouble(self) -> Trouble | None:
        """The one thing to mend first; None if the printer can print. Near end still prints."""
        order = (
            (self.cover_open, Trouble.COVER_OPEN),
            (self.paper_end, Trouble.PAPER_END),
            (self.cutter, Trouble.CUTTER),
            (self.fault, Trouble.PRINTER_FAULT),
            (self.offline, Trouble.OFFLINE),
        )
        return next((trouble for found, trouble in order if found), None)

    @property
    def state(self) -> PrinterState:
        """The same as what a screen shows."""
        if self.trouble is None:
            return PrinterState.PAPER_NEAR_END if self.paper_near_end else PrinterState.READY
        if self.trouble is Trouble.PRINTER_FAULT:
            return PrinterState.OFFLINE
        return PrinterState(self.trouble.value)


@dataclass(frozen=True, slots=True)
class Completion:
    """`37 22 d1 d2 d3 d4 00`: the paper with this mark has been printed."""

    mark: bytes


@dataclass(frozen=True, slots=True)
class Flow:
    """XON or XOFF: whether the printer takes more bytes."""

    takes_more: bool


@dataclass(frozen=True, slots=True)
class Answer:
    """The byte of a `DLE EOT` (0xx1xx10); which of the four it answers, only the order of asking tells."""

    byte: int


@dataclass(frozen=True, slots=True)
class PaperAnswer:
    """The byte of a `GS r` 1 (0xx0xxxx)."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Automatic:
    """The four bytes that come by themselves after `GS a` (ASB)."""

    condition: Condition


Said = Completion | Flow | Answer | PaperAnswer | Automatic


def read_answer(kind: int, byte: int) -> Condition:
    """The byte that answers `DLE EOT kind`. Raises ValueError for a byte that is no such answer."""
    if byte & 0b10010011 != 0b00010010:
        raise ValueError(f"0x{byte:02x} answers no DLE EOT")
    match kind:
        case 1:
            return Condition(drawer_pin=bool(byte & 0x04), offline=bool(byte & 0x08))
        case 2:
            return Condition(
                cover_open=bool(byte & 0x04), paper_end=bool(byte & 0x20), fault=bool(byte & 0x40)
            )
        case 3:
            return Condition(cutter=bool(byte & 0x08), fault=bool(byte & 0x60))
        case 4:
            return Condition(paper_near_end=bool(byte & 0x0C), paper_end=bool(byte & 0x60))
        case _:
            raise ValueError(f"DLE EOT asks 1 to 4, not {kind}")


def read_automatic(four: bytes) -> Condition:
    """The four bytes of an automatic status. Raises ValueError."""
    if len(four) != 4 or four[0] & 0b10010011 != 0b00010000 or any(byte & 0x90 for byte in four[1:]):
        raise ValueError(f"{four.hex(' ')} is no automatic status")
    first, second, third = four[:3]
    return Condition(
        drawer_pin=bool(first & 0x04),
        offline=bool(first & 0x08),
        cover_open=bool(first & 0x20),
        cutter=bool(second & 0x08),
        fault=bool(second & 0x64),
        paper_near_end=bool(third & 0x03),
        paper_end=bool(third & 0x0C),
    )


class Listener:
    """Bytes in as they come, what they say out; bytes that say nothing known are dropped."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> Iterator[Said]:
        """Everything that is whole with `data`."""
        self._rest += data
        while self._rest:
            said, length = self._one()
            if length == 0:
                return
            self._rest = self._rest[length:]
            if said is not None:
                yield said

    def _one(self) -> tuple[Said | None, int]:
        """What the next bytes say and how many they are; 0 as long as that can't be told."""
        first = self._rest[0]
        if first == 0x37:
            return self._completion()
        if first & 0b10010011 == 0b00010000:
            return self._automatic()
        return _single(first), 1

    def _automatic(self) -> tuple[Said | None, int]:
        if len(self._rest) < 4:
            return None, 0
        try:
            return Automatic(read_automatic(self._rest[:4])), 4
        except ValueError:
            return None, 1

    def _completion(self) -> tuple[Said | None, int]:
        rest = self._rest
        if len(rest) > 1 and rest[1] != 0x22:
            return None, 1
        if len(rest) < 7:
            return None, 0
        return (Completion(rest[2:6]), 7) if rest[6] == 0 else (None, 1)


def _single(byte: int) -> Said | None:
    """What one byte says by itself, None for a stray one."""
    if byte in (XON, XOFF):
        return Flow(takes_more=byte == XON)
    if byte & 0b10010011 == 0b00010010:
        return Answer(byte)
    if byte & 0b11110000 == 0:
        return PaperAnswer(Condition(paper_near_end=bool(byte & 0x03), paper_end=bool(byte & 0x0C)))
    return None

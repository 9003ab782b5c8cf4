"""Scanners and the virtual devices, as the screens know them (HOUSE H6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Protocol


class Suffix(StrEnum):
    """What a scanner sends behind a code."""

    ENTER = "enter"
    TAB = "tab"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Manner:
    """How a scanner that types does it; `other_layout` if it takes the keyboard for a US one (F42)."""

    suffix: Suffix
    other_layout: bool


@dataclass(frozen=True, slots=True)
class Scan:
    """A code that a scanner read whole, without prefix or suffix.

    `manner` is how it came, as far as that is known: what set-up learns of a scanner from one scan.
    """

    code: str
    manner: Manner | None = None


@dataclass(frozen=True, slots=True)
class BadScan:
    """Something a scanner sent that is no code of the house; `text` is what could be read of it."""

    text: str


ScanListener = Callable[[Scan | BadScan], None]
"""Called on the scanner's thread; must return at once."""


@dataclass(frozen=True, slots=True)
class VirtualPaper:
    """A paper that came out of the virtual printer: its picture as PNG, its bar code if it has one.

    `duplicate` is the number of a DUPLICATA, 0 for a first paper; not `whole` is one that was torn off.
    """

    number: int
    title: str
    picture: bytes
    code: str | None
    at: datetime
    duplicate: int = 0
    whole: bool = True


class VirtualDevices(Protocol):
    """The printer and the scanner on the screen of a demonstration."""

    def papers(self) -> Sequence[VirtualPaper]:
        """What came out so far, newest first."""

    def scan(self, paper: int) -> bool:
        """Hold the scanner over a paper; False where it has no bar code."""


@dataclass(frozen=True, slots=True)
class WedgeVerdict:
    """What becomes of a key: deliver `released` tokens in order, then the key unless it is `held`.

    `waits`: `idle` is to be asked again, a document is being read line by line.
    """

    held: bool
    released: tuple[object, ...] = ()
    scan: Scan | BadScan | None = None
    waits: bool = False


class Wedge(Protocol):
    """Tells a scanner that types from a person who does, by its pace."""

    def feed(self, text: str, at: float, scan_code: int, *, auto_repeat: bool, token: object) -> WedgeVerdict:
        """A key was pressed at `at` (seconds of a steady clock); `token` comes back when it is released."""

    def idle(self, at: float) -> WedgeVerdict:
        """What the silence up to `at` means for the keys that are held."""

"""What a model of printer can do: its paper, its dots, its code page, what it answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType


class Cut(StrEnum):
    FULL = "full"
    PARTIAL = "partial"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Pulse:
    """The kick that opens a drawer: the connector's pin (2 or 5), time on and off in milliseconds."""

    pin: int = 2
    on_ms: int = 50
    off_ms: int = 500

    def __post_init__(self) -> None:
        if self.pin not in (2, 5):
            raise ValueError("a drawer hangs on pin 2 or 5")
        if not (2 <= self.on_ms <= 510 and self.on_ms <= self.off_ms <= 510):
            raise ValueError("a pulse lasts 2 to 510 ms, and its pause is no shorter")


@dataclass(frozen=True, slots=True)
class Profile:
    """One model of printer.

    `dots` is the printable width, `dpi` the dots of an inch. `code_page` is the model's number of
    CP1252 for `ESC t`; None where it has no such page: lines with accents are then drawn.
    `motion_units` are the units of `ESC 3` and `ESC J` for one dot. `answers` says that it answers
    `DLE EOT`, `completion_id` that it tells when a paper is done (`GS ( H`), `raster_bar_codes` that
    it can't be trusted with `GS k`.
    """

    name: str
    paper_mm: int
    dots: int
    dpi: int = 203
    code_page: int | None = 16
    motion_units: int = 1
    answers: bool = True
    completion_id: bool = False
    raster_bar_codes: bool = False
    cut: Cut = Cut.PARTIAL
    pulse: Pulse = Pulse()

    @property
    def columns(self) -> int:
        """Characters of font A (12 dots) on a line."""
        return self.dots // 12

    @property
    def small_columns(self) -> int:
        """Characters of font B (9 dots) on a line."""
        return self.dots // 9

    @property
    def margin(self) -> int:
        """Dots at each side that the head doesn't reach."""
        return (round(self.paper_mm / 25.4 * self.dpi) - self.dots) // 2

    def one_way(self) -> Profile:
        """The same model behind something that passes no answers on: a queue of the system's."""
        return replace(self, answers=False, completion_id=False)


VIRTUAL_80 = Profile("virtual-80", 80, 576, completion_id=True)
VIRTUAL_58 = Profile("virtual-58", 58, 384, completion_id=True)

PROFILES: Mapping[str, Profile] = MappingProxyType(
    {
        profile.name: profile
        for profile in (
            VIRTUAL_80,
            VIRTUAL_58,
            Profile("tm-t88", 80, 512, dpi=180, motion_units=2, completion_id=True),
            Profile("tm-t20", 80, 576, completion_id=True),
            Profile("tm-m30", 80, 576, completion_id=True),
            Profile("generic-80", 80, 576, answers=False, raster_bar_codes=True),
            Profile("generic-58", 58, 384, answers=False, raster_bar_codes=True, cut=Cut.NONE),
            Profile("generic-80-ascii", 80, 576, answers=False, code_page=None, raster_bar_codes=True),
            Profile(
                "generic-58-ascii",
                58,
                384,
                answers=False,
                code_page=None,
                raster_bar_codes=True,
                cut=Cut.NONE,
            ),
        )
    }
)

"""A walk over every page that there is, in every size, language and scheme: for pictures and tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from app.domain.house.rights import Operator
from ui.application import StationScreens
from ui.demo_day import DemoDay
from ui.demo_people import PINS, log_in
from ui.hands import Hands
from ui.pages.registry import PageSpec, pages_for
from ui.theme import current_theme
from ui.words import Language

SIZES: Final = ((1024, 768), (1366, 768), (1920, 1080))
_OF_THE_AFTERNOON: Final = frozenset({"sale", "match_of_day", "offer"})
"""Pages that have most to show while events are on sale."""


@dataclass(frozen=True, slots=True)
class Look:
    """One way to see a page."""

    size: tuple[int, int]
    language: Language
    dark: bool

    @property
    def name(self) -> str:
        """`1024x768_en_dark`."""
        width, height = self.size
        scheme = "dark" if self.dark else "light"
        return f"{width}x{height}_{self.language.value[:2]}_{scheme}"


_USUAL: Final = Look((1366, 768), Language.FRENCH, dark=False)
"""The look in which the demonstration's day is lived."""


class Tour:
    """Opens pages of the demonstration as somebody who may open them."""

    def __init__(self, screens: StationScreens) -> None:
        self._screens = screens
        self.hands = Hands(screens)

    def walk(self, sizes: Sequence[tuple[int, int]] = SIZES) -> Iterator[tuple[PageSpec, Look]]:
        """Every page in every look, open and shown, in a house where there is something to see on it.

        To be begun after the afternoon of the demonstration's day; goes on with its evening.
        """
        specs = self.specs()
        afternoon = [spec for spec in specs if spec.key in _OF_THE_AFTERNOON]
        yield from self._visit(afternoon, sizes)
        self.show(_USUAL)
        with TemporaryDirectory(prefix="guichet-day-") as folder:
            DemoDay(self._screens, Path(folder), lambda _: None).live_first_payment()
        yield from self._visit([spec for spec in specs if spec not in afternoon], sizes)
        self.show(_USUAL)

    def _visit(
        self, specs: Sequence[PageSpec], sizes: Sequence[tuple[int, int]]
    ) -> Iterator[tuple[PageSpec, Look]]:
        """All pages in one scheme, then all in the other: changing it dresses every widget anew."""
        for dark in (False, True):
            current_theme().set_dark(dark)
            for spec in specs:
                self.open(spec)
                for look in looks(dark, sizes):
                    self.show(look)
                    yield spec, look

    def specs(self) -> Sequence[PageSpec]:
        """Every page of the registry that the demonstration has."""
        return pages_for(self._screens.parts.desk.establishment, demo=True, devices=True)

    def open(self, spec: PageSpec) -> None:
        """Log in whoever may open the page, where need be, and go there."""
        present = self._screens.parts.desk.operator
        self.show(replace(_USUAL, dark=current_theme().dark))
        if present is None or not _may_open(present, spec):
            with self._screens.parts.desk.house.store.read() as unit:
                people = [each for each in unit.people.operators() if each.name in PINS]
            log_in(self.hands, next(each.name for each in people if _may_open(each, spec)))
        self._screens.go(spec.key)
        self.hands.rest()

    def show(self, look: Look) -> None:
        """Put the window into one look."""
        if self._screens.words.language is not look.language:
            self._screens.switch_language()
        current_theme().set_dark(look.dark)
        self._screens.window.resize(*look.size)
        self.hands.rest()

    def take_pictures(self, folder: Path, sizes: Sequence[tuple[int, int]] = SIZES) -> int:
        """A picture of every page in every look, `sale_1024x768_fr_light.png`; how many there are."""
        folder.mkdir(parents=True, exist_ok=True)
        taken = 0
        for key, look in self._every_picture(sizes):
            self._screens.window.grab().save(str(folder / f"{key}_{look.name}.png"))
            taken += 1
        return taken

    def _every_picture(self, sizes: Sequence[tuple[int, int]]) -> Iterator[tuple[str, Look]]:
        for dark in (False, True):
            for look in looks(dark, sizes):
                self.show(look)
                yield "login", look
        for spec, look in self.walk(sizes):
            yield spec.key, look


def looks(dark: bool, sizes: Sequence[tuple[int, int]]) -> Iterator[Look]:
    """Every size and language in one scheme; sizes change least."""
    for size, language in product(sizes, Language):
        yield Look(size, language, dark)


def _may_open(operator: Operator, spec: PageSpec) -> bool:
    return any(map(operator.may, spec.acts))

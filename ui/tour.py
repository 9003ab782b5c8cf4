"""A walk over every page that there is, in every size, language and scheme: for pictures and tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
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


def looks(sizes: Sequence[tuple[int, int]] = SIZES) -> Iterator[Look]:
    """Every combination of size, scheme and language; sizes change least."""
    for size, dark, language in product(sizes, (False, True), Language):
        yield Look(size, language, dark)


class Tour:
    """Opens pages of the demonstration as somebody who may open them."""

    def __init__(self, screens: StationScreens) -> None:
        self._screens = screens
        self.hands = Hands(screens)

    def walk(self) -> Iterator[PageSpec]:
        """Every page once, open, in a house where there is something to see on it.

        To be begun after the afternoon of the demonstration's day; goes on with its evening.
        """
        specs = self.specs()
        afternoon = [spec for spec in specs if spec.key in _OF_THE_AFTERNOON]
        for spec in afternoon:
            self.open(spec)
            yield spec
        self.show(_USUAL)
        with TemporaryDirectory(prefix="guichet-day-") as folder:
            DemoDay(self._screens, Path(folder), lambda _: None).live_first_payment()
        for spec in specs:
            if spec not in afternoon:
                self.open(spec)
                yield spec
        self.show(_USUAL)

    def specs(self) -> Sequence[PageSpec]:
        """Every page of the registry that the demonstration has."""
        return pages_for(self._screens.parts.desk.establishment, demo=True, devices=True)

    def open(self, spec: PageSpec) -> None:
        """Log in whoever may open the page, where need be, and go there."""
        present = self._screens.parts.desk.operator
        if present is None or not _may_open(present, spec):
            with self._screens.parts.desk.house.store.read() as unit:
                people = [each for each in unit.people.operators() if each.name in PINS]
            self.show(_USUAL)
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
        taken = self._take("login", folder, sizes)
        for spec in self.walk():
            taken += self._take(spec.key, folder, sizes)
        return taken

    def _take(self, key: str, folder: Path, sizes: Sequence[tuple[int, int]]) -> int:
        taken = 0
        for look in looks(sizes):
            self.show(look)
            self._screens.window.grab().save(str(folder / f"{key}_{look.name}.png"))
            taken += 1
        return taken


def _may_open(operator: Operator, spec: PageSpec) -> bool:
    return any(map(operator.may, spec.acts))

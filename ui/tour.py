"""A walk over every page that there is, in every size, language and scheme: for pictures and tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final

from app.domain.house.rights import Operator
from ui.application import StationScreens
from ui.demo_people import PINS, log_in
from ui.hands import Hands
from ui.pages.registry import PageSpec, pages_for
from ui.theme import current_theme
from ui.words import Language

SIZES: Final = ((1024, 768), (1366, 768), (1920, 1080))


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


def looks(sizes: Sequence[tuple[int, int]] = SIZES) -> Iterator[Look]:
    """Every combination of size, scheme and language; sizes change least."""
    for size, dark, language in product(sizes, (False, True), Language):
        yield Look(size, language, dark)


class Tour:
    """Opens pages of the demonstration as somebody who may open them."""

    def __init__(self, screens: StationScreens) -> None:
        self._screens = screens
        self.hands = Hands(screens)

    def specs(self) -> Sequence[PageSpec]:
        """Every page of the registry that the demonstration has."""
        return pages_for(self._screens.parts.desk.establishment, demo=True)

    def open(self, spec: PageSpec) -> None:
        """Log in whoever may open the page, where need be, and go there."""
        present = self._screens.parts.desk.operator
        if present is None or not _may_open(present, spec):
            with self._screens.parts.desk.house.store.read() as unit:
                people = [each for each in unit.people.operators() if each.name in PINS]
            self.show(Look((1366, 768), Language.FRENCH, dark=False))
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
        for spec in self.specs():
            self.open(spec)
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

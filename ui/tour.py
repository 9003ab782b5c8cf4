"""A walk over every page that there is, in every size, language and scheme: for pictures and tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from app.domain.house.rights import Operator
from ui.application import StationScreens
from ui.demo_day import DemoDay
from ui.demo_people import PINS, log_in
from ui.hands import Hands
from ui.pages.registry import PageSpec, pages_for
from ui.theme import LARGE_FROM, current_theme
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


_ROOM: Final = (1366, 768)
"""The size of the window in which people work."""


class Tour:
    """Opens pages of the demonstration as somebody who may open them."""

    def __init__(self, screens: StationScreens) -> None:
        self._screens = screens
        self.hands = Hands(screens)

    def walk(
        self, sizes: Sequence[tuple[int, int]] = SIZES, schemes: Sequence[bool] = (False, True)
    ) -> Iterator[tuple[PageSpec, Look]]:
        """Every page in every look, open and shown, in a house where there is something to see on it.

        To be begun after the afternoon of the demonstration's day; goes on with its evening.
        """
        specs = self.specs()
        afternoon = [spec for spec in specs if spec.key in _OF_THE_AFTERNOON]
        yield from self._visit(afternoon, sizes, schemes)
        self._show_usual()
        with TemporaryDirectory(prefix="guichet-day-") as folder:
            DemoDay(self._screens, Path(folder), lambda _: None).live_first_payment()
        yield from self._visit([spec for spec in specs if spec not in afternoon], sizes, schemes)

    def _visit(
        self, specs: Sequence[PageSpec], sizes: Sequence[tuple[int, int]], schemes: Sequence[bool]
    ) -> Iterator[tuple[PageSpec, Look]]:
        """All pages in one scheme, language and scale, then in the next: a change touches every widget."""
        scales = [tuple(same) for _, same in groupby(sizes, lambda size: size[0] >= LARGE_FROM)]
        for dark, language, near_sizes in product(schemes, Language, scales):
            self.show(Look(near_sizes[-1], language, dark))
            for spec in specs:
                self.open(spec)
                for size in near_sizes:
                    look = Look(size, language, dark)
                    self.show(look)
                    yield spec, look

    def specs(self) -> Sequence[PageSpec]:
        """Every page of the registry that the demonstration has."""
        return pages_for(self._screens.parts.desk.establishment, demo=True, devices=True)

    def _people(self) -> Sequence[Operator]:
        """The demonstration's own."""
        with self._screens.parts.desk.house.store.read() as unit:
            return [each for each in unit.people.operators() if each.name in PINS]

    def open(self, spec: PageSpec) -> None:
        """Log in whoever may open the page, where need be, and go there."""
        present = self._screens.parts.desk.operator
        if present is None or not _may_open(present, spec):
            log_in(self.hands, next(each.name for each in self._people() if _may_open(each, spec)))
        self._screens.go(spec.key)
        self.hands.rest()

    def show(self, look: Look) -> None:
        """Put the window into one look."""
        if self._screens.words.language is not look.language:
            self._screens.switch_language()
        current_theme().set_dark(look.dark)
        self._screens.window.resize(*look.size)
        self.hands.rest()

    def _show_usual(self) -> None:
        """The demonstration's day is lived in French; the scheme makes no difference to it."""
        self.show(Look(_ROOM, Language.FRENCH, current_theme().dark))

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
            for language, size in product(Language, sizes):
                look = Look(size, language, dark)
                self.show(look)
                yield "login", look
        for spec, look in self.walk(sizes):
            yield spec.key, look


def _may_open(operator: Operator, spec: PageSpec) -> bool:
    return any(map(operator.may, spec.acts))

"""The typefaces that the house brings along, and the fonts made of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from importlib import resources
from typing import Final

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QFontDatabase

TEXT_FAMILY: Final = "Inter"
DISPLAY_FAMILY: Final = "Inter Display"
_FACES: Final = (
    "Inter-Regular.otf",
    "Inter-Medium.otf",
    "Inter-SemiBold.otf",
    "Inter-Bold.otf",
    "InterDisplay-Bold.otf",
)
_TABULAR: Final = QFont.Tag("tnum")


class Weight(IntEnum):
    """400 text, 500 labels, 600 values and buttons, 700 amounts."""

    TEXT = 400
    LABEL = 500
    VALUE = 600
    AMOUNT = 700


def load_typefaces() -> None:
    """Hand the bundled faces to Qt. Raises FileNotFoundError or ValueError if one is missing or broken.

    A machine without any font would show boxes; nothing is left to what happens to be installed.
    """
    folder = resources.files("resources") / "fonts"
    for face in _FACES:
        data = QByteArray((folder / face).read_bytes())
        if QFontDatabase.addApplicationFontFromData(data) < 0:
            raise ValueError(f"not a typeface: {face}")


@dataclass(frozen=True, slots=True)
class Fonts:
    """Fonts by size in device-independent pixels, each made once."""

    _made: dict[tuple[int, int, bool, str], QFont] = field(default_factory=dict)

    def text(self, size: int, weight: Weight = Weight.TEXT, *, tabular: bool = True) -> QFont:
        """Inter at `size` px. Figures are of one width unless `tabular` is off (one lone amount)."""
        return self._font(size, weight, TEXT_FAMILY, tabular=tabular)

    def display(self, size: int) -> QFont:
        """Inter Display Bold at `size` px, for the tournament clock."""
        return self._font(size, Weight.AMOUNT, DISPLAY_FAMILY, tabular=True)

    def _font(self, size: int, weight: Weight, family: str, *, tabular: bool) -> QFont:
        key = (size, int(weight), tabular, family)
        if key not in self._made:
            font = QFont(family)
            font.setPixelSize(size)
            font.setWeight(QFont.Weight(int(weight)))
            font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
            # Said in both cases: a font that leaves it open would inherit the application's.
            font.setFeature(_TABULAR, int(tabular))
            self._made[key] = font
        return self._made[key]

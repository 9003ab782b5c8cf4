"""The theme of the running application: colours, scale, fonts and icons, switched live."""

from __future__ import annotations

from importlib import resources
from string import Template
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from ui.icons import IconStore
from ui.theme.tokens import DARK, LIGHT, Token, Tokens
from ui.theme.typefaces import Fonts, Weight, load_typefaces

LARGE_FROM: Final = 1600
"""From this window width in pixels every size grows by a quarter, where the height allows it."""
_LARGE_HEIGHT: Final = 960
"""A quarter more than the lowest window that pages are laid out for: 768."""

_BODY_PX: Final = 15
_SIZES_IN_SHEET: Final = (*range(1, 33), 36, 40, 44, 46, 48, 64, 72, 76)


class Theme(QObject):
    """What every widget of the application is drawn with.

    It lives on the `QApplication`, as Qt's own style and palette do: `Theme.install(application)`
    puts it there once, `current_theme()` finds it.
    """

    changed = Signal()

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._sheet = Template(
            (resources.files("resources") / "stylesheets" / "guichet.qss").read_text("utf-8")
        )
        self._percent = 100
        self._dark = False
        self.tokens: Tokens = LIGHT
        self.fonts = Fonts()
        self.icons = IconStore()

    @classmethod
    def install(cls, application: QApplication, *, dark: bool = False) -> Theme:
        """Load the typefaces and dress `application`; a second call only sets the scheme."""
        theme = application.findChild(Theme)
        if theme is None:
            load_typefaces()
            fusion = QStyleFactory.create("Fusion")
            application.setStyle(fusion)
            theme = cls(application)
        theme._dark, theme.tokens = dark, DARK if dark else LIGHT
        theme._dress()
        return theme

    @property
    def dark(self) -> bool:
        return self._dark

    def set_dark(self, dark: bool) -> None:
        """Switch between the light and the dark scheme."""
        if dark != self._dark:
            self._dark = dark
            self.tokens = DARK if dark else LIGHT
            self._dress()

    def fit_to_width(self, width: int, height: int = _LARGE_HEIGHT) -> None:
        """Choose the scale for a main window `width` px wide and `height` px high."""
        percent = 125 if width >= LARGE_FROM and height >= _LARGE_HEIGHT else 100
        if percent != self._percent:
            self._percent = percent
            self._dress()

    def px(self, nominal: int) -> int:
        """A size of the look, in pixels on this window."""
        return (nominal * self._percent + 50) // 100

    def colour(self, token: Token) -> QColor:
        return QColor(self.tokens.of(token))

    def font(self, size: int, weight: Weight = Weight.TEXT, *, tabular: bool = True) -> QFont:
        """Inter at `size` px of the look."""
        return self.fonts.text(self.px(size), weight, tabular=tabular)

    def _dress(self) -> None:
        self._application.setPalette(self._palette())
        self._application.setFont(self.font(_BODY_PX))
        # Off first: over another sheet, Qt dresses every widget once for each that it lies in.
        self._application.setStyleSheet("")
        self._application.setStyleSheet(self._sheet.substitute(self._values()))
        self.changed.emit()

    def _values(self) -> dict[str, str]:
        sizes = {f"px{size}": f"{self.px(size)}px" for size in _SIZES_IN_SHEET}
        return self.tokens.by_name() | sizes

    def _palette(self) -> QPalette:
        role, off = QPalette.ColorRole, QPalette.ColorGroup.Disabled
        palette = QPalette()
        for of, token in _PALETTE.items():
            palette.setColor(of, self.colour(token))
        for of in (role.WindowText, role.Text, role.ButtonText, role.PlaceholderText):
            palette.setColor(off, of, self.colour("offtext"))
        return palette


_PALETTE: Final[dict[QPalette.ColorRole, Token]] = {
    QPalette.ColorRole.Window: "canvas",
    QPalette.ColorRole.WindowText: "ink",
    QPalette.ColorRole.Base: "surface",
    QPalette.ColorRole.AlternateBase: "sunken",
    QPalette.ColorRole.Text: "ink",
    QPalette.ColorRole.PlaceholderText: "ink3",
    QPalette.ColorRole.Button: "surface",
    QPalette.ColorRole.ButtonText: "ink",
    QPalette.ColorRole.BrightText: "onpri",
    QPalette.ColorRole.Highlight: "pri",
    QPalette.ColorRole.HighlightedText: "onpri",
    QPalette.ColorRole.ToolTipBase: "ink",
    QPalette.ColorRole.ToolTipText: "surface",
    QPalette.ColorRole.Link: "pri",
    QPalette.ColorRole.LinkVisited: "pri",
    QPalette.ColorRole.Accent: "pri",
    QPalette.ColorRole.Light: "surface",
    QPalette.ColorRole.Midlight: "sunken",
    QPalette.ColorRole.Mid: "line",
    QPalette.ColorRole.Dark: "ctl",
    QPalette.ColorRole.Shadow: "ctl",
}


def current_theme() -> Theme:
    """The theme of the running application. Raises RuntimeError before `Theme.install`."""
    application = QApplication.instance()
    theme = application.findChild(Theme) if application is not None else None
    if theme is None:
        raise RuntimeError("Theme.install(application) comes before the first widget")
    return theme

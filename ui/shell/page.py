"""What the shell knows of a page."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtWidgets import QWidget

from ui.icons import Icon


class Page(Protocol):
    """A page as the shell sees it; pages do not know each other."""

    @property
    def key(self) -> str:
        """Its name in the program, unique in the shell."""

    @property
    def icon(self) -> Icon:
        """Its icon on the rail."""

    @property
    def widget(self) -> QWidget:
        """What is shown; usually a `WorkPage`."""

    def title(self) -> str:
        """Its word on the rail, in the present language, with at most one line break."""

    def on_show(self) -> None:
        """It is shown now: ask again for what it shows."""

    def on_hide(self) -> None:
        """Another page is shown now."""

"""A part of a page in which something is typed or touched, with a main action of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal


@dataclass(frozen=True, slots=True)
class MainAction:
    """`lack` says what is missing first; `complete`: whether what is typed on a pad is."""

    words: str
    press: Callable[[], None]
    lack: str = ""
    complete: bool = True

    @property
    def is_ready(self) -> bool:
        return self.complete and not self.lack


class Form(QObject):
    """`typed`: the main action may say something else now. `changed`: the page is to be shown anew."""

    typed = Signal()
    changed = Signal()

    def say_words(self) -> None:
        """Every word that does not change, in the present language."""

    def show(self) -> None:
        """What is known of it."""

    def main(self) -> MainAction | None:
        """None: the main action is the page's own."""
        return None

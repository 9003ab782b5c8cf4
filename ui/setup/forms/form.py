"""What the form of a step is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal


@dataclass(frozen=True, slots=True)
class Main:
    """The main action: `lack` says what is missing first, `complete` is whether the code was typed whole."""

    words: str
    press: Callable[[], None]
    lack: str = ""
    complete: bool = True

    @property
    def is_ready(self) -> bool:
        return self.complete and not self.lack


class Form(QObject):
    """`typed`: the main action may say something else now. `changed`: the step is to be shown anew."""

    typed = Signal()
    changed = Signal()

    def say_words(self) -> None:
        """Every word that does not change, in the present language."""

    def show(self) -> None:
        """What the draft holds of it."""

    def main(self) -> Main | None:
        """None: the main action goes on to the next step."""
        return None

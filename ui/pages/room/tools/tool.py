"""What a tool of the room is: a leaf, a panel, a main action that may take several steps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.services.house import Origin
from ui.icons import Icon
from ui.pages.room.presenter import RoomPresenter
from ui.words import translate

Work = Callable[[Origin], object]


@dataclass(frozen=True, slots=True)
class Primary:
    """The main action as it stands; `why` is said to whoever touches it while it is not ready."""

    words: str
    icon: Icon
    ready: bool = True
    why: str = ""


class Tool(QObject):
    """`changed`: the main action may say something else. `asked`: a work that is to be done at once."""

    changed = Signal()
    over = Signal()
    """There is nothing left to do with it."""
    entered = Signal()
    """Return was pressed in a field of it: the main action is meant."""
    asked = Signal(object)
    """A `Work`: an act beside the main one, made with an origin of its own."""

    def __init__(self, presenter: RoomPresenter, leaf: QWidget, panel: QWidget) -> None:
        super().__init__(leaf)
        self.presenter = presenter
        self.leaf = leaf
        self.panel = panel

    def begin(self) -> None:
        """From the start, for the room as it is."""

    def show(self) -> None:
        """The words again: another language, another state of the room."""

    def makes_sense(self) -> bool:
        """Whether there is still something to do with it in the room as it is."""
        return True

    def primary(self) -> Primary:
        """What the main action says; a tool that only shows something leads back."""
        return Primary(translate("Room", "Revenir à la salle"), Icon.ARROW_LEFT)

    def confirm(self) -> Work | None:
        """What the main action asks of the house; None where it only went a step on."""
        return None

    def done(self, _answer: object) -> bool:
        """Whether the tool is finished with that answer."""
        return True

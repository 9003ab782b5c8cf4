"""What a tool of the room is: a leaf, a panel, a main action that may take several steps."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ui.icons import Icon
from ui.pages.room.presenter import RoomPresenter
from ui.tournament.acting import Work
from ui.tournament.leaves import Shown
from ui.tournament.primary import Primary
from ui.words import translate


class Outcome(Enum):
    """What an answer makes of a tool."""

    OVER = auto()
    GOES_ON = auto()
    FAILED = auto()
    """Nothing was done; it may be tried again."""


class Tool(QObject):
    """`changed`: the main action may say something else. `asked`: a work that is to be done at once."""

    needs_height = False
    """Whether the head of the room leaves it its place, for a keyboard."""
    changed = Signal()
    entered = Signal()
    """Return was pressed in a field of it: the main action is meant."""
    asked = Signal(object)
    """A `Work`: an act beside the main one, made with an origin of its own."""

    def __init__(self, presenter: RoomPresenter, leaf: QWidget | None, panel: QWidget) -> None:
        super().__init__(panel)
        self.presenter = presenter
        self.leaf = leaf
        """None: the room itself stays beside the panel."""
        self.panel = panel

    def shown_over(self, room: Shown) -> Shown:
        """What of it is shown where the room shows `room`."""
        return Shown(self.leaf or room.leaf, self.panel, head=room.head and not self.needs_height)

    def begin(self) -> None:
        """From the start, for the room as it is."""

    def take_focus(self) -> None:
        """It is on the screen now: the keyboard types into its first field."""

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

    def done(self, _answer: object) -> Outcome:
        """What that answer makes of it."""
        return Outcome.OVER

    def forget(self) -> None:
        """It is put away: what was secret in it is no longer there."""

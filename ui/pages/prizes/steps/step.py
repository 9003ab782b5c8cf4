"""What a step of the prizes is: a panel, a leaf where it needs one, a main action of its own."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from ui.icons import Icon
from ui.tournament.leaves import Shown
from ui.tournament.primary import Primary
from ui.words import translate


class Step(QObject):
    """`left`: it is over, or given up. `changed`: its main action says something else."""

    left = Signal()
    changed = Signal()

    def __init__(self, panel: QWidget, leaf: QWidget | None = None) -> None:
        super().__init__(panel)
        self.panel = panel
        self.leaf = leaf
        """None: the prizes stay beside the panel."""

    def shown_over(self, prizes: Shown) -> Shown:
        """What of it is shown where the page shows `prizes`."""
        return Shown(self.leaf or prizes.leaf, self.panel)

    def begin(self) -> None:
        """From the start."""

    def take_focus(self) -> None:
        """It is on the screen now: the keyboard types into its first field."""

    def makes_sense(self) -> bool:
        """Whether there is still something to do with it: another station may have done it."""
        return True

    def show(self) -> None:
        """The words again."""

    def primary(self) -> Primary:
        """What the main action says; a step that only shows something leads back."""
        return Primary(translate("Prizes", "Revenir"), Icon.ARROW_LEFT)

    def confirm(self) -> None:
        """The main action."""
        self.left.emit()

    def takes(self, _refusal: Refused) -> bool:
        """Whether it says by itself what was refused."""
        return False

    def forget(self) -> None:
        """It is put away: what was secret in it is no longer there."""

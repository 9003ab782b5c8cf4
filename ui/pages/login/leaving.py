"""The station is shut down: what is still open is told once; the next touch does it all the same."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from ui.icons import Icon
from ui.pages.login.presenter import LoginPresenter
from ui.pages.login.view import LoginView
from ui.pages.login.words import still_open_words
from ui.words import translate


class Leaving(QObject):
    left = Signal()
    """The station is to be shut down."""

    def __init__(self, presenter: LoginPresenter, view: LoginView) -> None:
        super().__init__(view)
        self._presenter, self._view = presenter, view
        self._is_asked = False
        self.unsold = 0
        """How many bulletins wait here for a player: they are lost with the program (HOUSE H5)."""
        view.leave.clicked.connect(self._leave)

    def say_words(self) -> None:
        self._view.leave.setText(translate("Login", "Éteindre"))
        self._show()

    def take_back(self) -> None:
        """Somebody goes on here."""
        self._is_asked = False
        self._show()

    @Slot()
    def _leave(self) -> None:
        held = self._presenter
        if self._is_asked or not (held.drawer_open or held.unprinted or self.unsold):
            self.left.emit()
        else:
            self._is_asked = True
            self._show()

    def _show(self) -> None:
        held = self._presenter
        words = still_open_words(drawer_open=held.drawer_open, unprinted=held.unprinted, unsold=self.unsold)
        self._view.still_open.say(words if self._is_asked else "", Icon.POWER, "warn")

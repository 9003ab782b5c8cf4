"""Who asks: looked for by name or number, and taken out of the list."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.services.known_people import Known
from ui.context import PageContext
from ui.pages.privacy.presenter import FoundPeople
from ui.pages.privacy.view import PrivacyView
from ui.pages.privacy.words import number_words
from ui.words import translate

_TYPED_MS: Final = 250
"""How long the search waits for the next letter."""


class Finding(QObject):
    """`opened`: with a `Shown`. `refused`: with a `Refused`."""

    opened = Signal(object)
    refused = Signal(object)

    def __init__(self, context: PageContext, view: PrivacyView) -> None:
        super().__init__(view)
        self._operations, self._view = context.operations, view
        self.presenter = FoundPeople(context.desk)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPED_MS)
        self._typing.timeout.connect(self.search)
        view.search.textChanged.connect(self._type)
        view.chosen.connect(self._choose)

    def begin(self) -> None:
        """The page is shown."""
        self._view.search.setEnabled(self.presenter.may_hand_out)
        self._view.search.setFocus()

    def forget(self) -> None:
        """The page is left."""
        self._view.search.clear()
        self._typing.stop()
        self.presenter.found = ()

    def search(self) -> None:
        """Look for what was typed, now."""
        self._typing.stop()
        if not self.presenter.may_hand_out:
            return
        work = self._operations.read(self, self.presenter.find())
        work.success(partial(self._found, self.presenter.text)).refused(self.refused.emit).run()

    def show(self) -> None:
        self._view.show_found([(each.name or "–", number_words(each)) for each in self.presenter.found])

    def say_words(self) -> None:
        view, searched = self._view, translate("Privacy", "Nom, numéro de joueur ou de ticket")
        view.search.setPlaceholderText(searched)
        view.search.setAccessibleName(searched)
        view.nothing.say(
            translate("Privacy", "Qui demande ?"),
            translate("Privacy", "Tapez son nom. Les gagnants y sont par ticket, les joueurs par numéro."),
        )

    def _type(self, text: str) -> None:
        self.presenter.text = text
        self._view.say_done("")
        self._typing.start()

    def _found(self, asked: str, found: Sequence[Known]) -> None:
        if asked == self.presenter.text:
            self.presenter.found = found
            self.show()

    def _choose(self, place: int) -> None:
        work = self._operations.read(self, self.presenter.open(place))
        work.success(self.opened.emit).refused(self.refused.emit).run()

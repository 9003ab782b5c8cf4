"""Filling the form: by a document, by somebody who holds a place, by typing; the house looks at it (P3)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.domain.errors import Refused
from app.services.poker.rosters import EntryPreview
from ui.context import PageContext
from ui.pages.registration.forms import Form
from ui.pages.registration.presenter import RegistrationPresenter
from ui.pages.registration.view import RegistrationView
from ui.pages.registration.zone import ZoneState
from ui.sounds import Sound

_ASK_AFTER_MS: Final = 200


class Filling(QObject):
    """`changed`: the form says something else. `looked`: what the house says about it is known."""

    changed = Signal()
    looked = Signal()

    def __init__(
        self, context: PageContext, view: RegistrationView, presenter: RegistrationPresenter
    ) -> None:
        super().__init__(view)
        self._operations, self._sounds = context.operations, context.sounds
        self._form, self._presenter = view.form, presenter
        self._ask_soon = QTimer(self)
        self._ask_soon.setSingleShot(True)
        self._ask_soon.setInterval(_ASK_AFTER_MS)
        self._ask_soon.timeout.connect(self.ask)
        view.form.changed.connect(self._typed)
        view.form.zone_read.connect(self._read_zone)

    def begin_again(self) -> None:
        """Nobody is at the desk."""
        self._form.clear()
        self.ask()

    def take(self, player: str) -> bool:
        """Fill the form with somebody who holds a place or waits; False where he is not known."""
        if not self._presenter.take(player):
            return False
        self._form.zone.clear()
        self._form.show_form(self._presenter.applicant.form)
        self.ask()
        return True

    def ask(self) -> None:
        """What the house says about the form as it stands."""
        held = self._presenter
        tournament, form = held.tournament, held.applicant.form
        if not tournament:
            return
        operation = self._operations.read(self, lambda: (form, held.applicant.ask_preview(tournament, form)))
        operation.success(self._answered).run()

    def pause(self) -> None:
        """The page is not seen."""
        self._ask_soon.stop()

    def _answered(self, answer: tuple[Form, EntryPreview]) -> None:
        if not self._presenter.show_preview(*answer):
            return
        if self._presenter.complete_known():
            self._form.complete(self._presenter.applicant.form)
            self._form.go_to_first_empty()
            self.changed.emit()
            self.ask()
        self.looked.emit()

    def _typed(self) -> None:
        changed = self._presenter.change(self._form.form())
        self._ask_soon.start()
        if changed:
            self.changed.emit()

    def _read_zone(self, text: str) -> None:
        self._presenter.change(self._form.form())
        try:
            names = self._presenter.read_zone(text)
        except Refused:
            self._sounds.play(Sound.BAD_SCAN)
            self._form.zone.say(ZoneState.WRONG)
            return
        self._form.show_form(self._presenter.applicant.form, names)
        self._form.zone.say(ZoneState.RIGHT)
        self._form.go_to_first_empty()
        self.changed.emit()
        self.ask()

"""Whoever is chosen types his code in the panel, and is let in."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from app.domain.errors import Code, Refused
from app.services.people import LoggedIn
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.login.presenter import LoginPresenter
from ui.pages.login.view import LoginView
from ui.pages.login.words import colleague_words, locked_words
from ui.words import translate


class CodeEntry(QObject):
    entered = Signal()
    """Somebody sits at the station now."""

    def __init__(
        self, context: PageContext, presenter: LoginPresenter, view: LoginView, pins: Mapping[str, str]
    ) -> None:
        """`pins` are the codes by operator that may be shown: those of demonstration and training."""
        super().__init__(view)
        self._operations, self._pins = context.operations, pins
        self._presenter, self._view = presenter, view
        view.pad.changed.connect(self._show_key)
        view.pad.confirmed.connect(self._try)
        view.primary.clicked.connect(self._try)

    def say_words(self) -> None:
        self._view.primary.setText(translate("Login", "Ouvrir la session"))
        self._view.primary.set_icon(Icon.LOG_IN)
        self.show()

    def show(self) -> None:
        """Who is chosen, among the names and over the pad."""
        held, view, colleague = self._presenter, self._view, self._presenter.colleague
        view.mark(colleague.operator.id if colleague else None)
        view.who.setText(colleague.operator.name if colleague else self._nobody_words())
        view.function.setText(colleague_words(colleague) if colleague else "")
        view.pad_words.setText(self._pad_words())
        view.pad.setEnabled(colleague is not None and not held.needs_badge)
        self._show_key()

    def begin(self) -> None:
        """Somebody else is chosen: nothing of his code is typed yet."""
        self._view.pad.take_code()
        self.show()

    def take_focus(self) -> None:
        """Whoever is chosen types at once."""
        if self._presenter.chosen is not None:
            self._view.pad.setFocus()

    def _nobody_words(self) -> str:
        if self._presenter.needs_badge:
            return translate("Login", "Scannez votre badge")
        return translate("Login", "Touchez votre nom")

    def _pad_words(self) -> str:
        """What to type; the code itself where nothing is worth hiding."""
        chosen = self._presenter.chosen
        if self._presenter.needs_badge:
            return translate("Login", "Le badge d’abord, le code ensuite")
        pin = self._pins.get(chosen.id) if chosen else None
        if pin is None:
            return translate("Login", "Code personnel, 4 à 6 chiffres")
        return translate("Login", "Code pour s’exercer : {pin}").format(pin=pin)

    def _show_key(self) -> None:
        primary = self._view.primary
        if primary.is_busy:
            return
        if self._presenter.needs_badge:
            primary.forbid(translate("Login", "Scannez votre badge : sans lui, le code n’est pas pris."))
        elif self._presenter.chosen is None:
            primary.forbid(translate("Login", "Touchez d’abord votre nom."))
        elif not self._view.pad.is_complete:
            primary.forbid(translate("Login", "Tapez votre code : quatre chiffres au moins."))
        else:
            primary.allow()

    def _try(self) -> None:
        held, view = self._presenter, self._view
        if held.chosen is None or held.needs_badge or not view.pad.is_complete:
            return
        code = view.pad.take_code()
        view.primary.set_busy(True)
        operation = self._operations.act(self, lambda: held.try_code(code))
        operation.always(self._not_busy).success(self._answered).refused(self._refused).run()

    def _not_busy(self) -> None:
        self._view.primary.set_busy(False)
        self._show_key()

    def _answered(self, answer: LoggedIn) -> None:
        view = self._view
        if answer.right:
            self._presenter.enter()
            self.entered.emit()
        elif answer.locked_until is not None:
            view.say_why(locked_words(answer.locked_until), Icon.LOCK, "bad")
        else:
            left = answer.tries_left
            words = translate("Login", "Code faux. Encore %n essai(s) avant le blocage.", None, left)
            view.say_why(words, Icon.TRIANGLE_ALERT, "bad")
            view.pad.setFocus()

    def _refused(self, refusal: Refused) -> None:
        if refusal.code is Code.PIN_LOCKED:
            words = locked_words(refusal.details["until"])  # type: ignore[arg-type]  # a time in this refusal
            self._view.say_why(words, Icon.LOCK, "bad")
        elif refusal.code is Code.BADGE_NEEDED:
            self._presenter.forget_badge()
            self.show()
            words = translate("Login", "Scannez le badge de nouveau : il attend le code une minute.")
            self._view.say_why(words, Icon.SCAN_BARCODE, "bad")
        else:
            self._operations.report(refusal)

"""Somebody's badge: read by the scanner, given by a touch, taken away again."""

from __future__ import annotations

from collections.abc import Callable

from ui.form import Form, MainAction
from ui.pages.people.presenter import PeoplePresenter, Work
from ui.pages.people.view import PeopleView
from ui.words import translate


class BadgeForm(Form):
    def __init__(self, presenter: PeoplePresenter, view: PeopleView, run: Callable[[Work], None]) -> None:
        super().__init__(view)
        self._presenter, self._view, self._run = presenter, view, run
        view.new_badge.clicked.connect(self._begin)
        view.take_badge.clicked.connect(lambda: self._run(presenter.take_badge()))

    def say_words(self) -> None:
        self._view.take_badge.setText(translate("People", "Retirer son badge"))

    def show(self) -> None:
        view, held = self._view, self._presenter
        view.show_badge()
        view.badge_title.say(translate("People", "Son badge"), held.name)
        if held.badge:
            read = translate("People", "Badge lu : il finit par {digits}").format(digits=held.badge[-4:])
            view.badge_read.say(
                read, translate("People", "Remettez-le d’une touche, ou scannez-en un autre.")
            )
        else:
            view.badge_read.say(
                translate("People", "Scannez le badge"),
                translate("People", "Il choisit la personne ; le code est demandé ensuite."),
            )
        if held.member is not None and held.member.has_badge:
            view.take_badge.allow()
        else:
            view.take_badge.forbid(translate("People", "Il n’a pas de badge."))

    def main(self) -> MainAction:
        lack = "" if self._presenter.badge else translate("People", "Scannez d’abord le badge.")
        return MainAction(translate("People", "Remettre ce badge"), self._give, lack)

    def take_scan(self, code: str) -> bool:
        """A badge is read; it is given by a touch. False where none is asked for."""
        if not self._presenter.take_scan(code):
            return False
        self._view.refusal.clear()
        self.changed.emit()
        return True

    def _begin(self) -> None:
        self._view.refusal.clear()
        self._presenter.begin_badge()
        self.changed.emit()

    def _give(self) -> None:
        self._run(self._presenter.give_badge())

"""Somebody's new code, typed twice by himself."""

from __future__ import annotations

from collections.abc import Callable

from ui.form import Form, MainAction
from ui.icons import Icon
from ui.pages.people.presenter import PeoplePresenter, Work
from ui.pages.people.view import PeopleView
from ui.pages.people.words import code_fault_words
from ui.words import translate


class CodeForm(Form):
    def __init__(self, presenter: PeoplePresenter, view: PeopleView, run: Callable[[Work], None]) -> None:
        super().__init__(view)
        self._presenter, self._view, self._run = presenter, view, run
        view.pad.changed.connect(self.typed)

    def say_words(self) -> None:
        self._view.pad_words.setText(translate("People", "4 à 6 chiffres, que lui seul connaît"))

    def show(self) -> None:
        view, code = self._view, self._presenter.code
        view.show_code()
        once_more = translate("People", "Le même code, encore une fois")
        first = translate("People", "Son code personnel")
        view.code_title.say(once_more if code.is_once_more else first, self._presenter.name)
        view.code_fault.setVisible(code.fault is not None)
        if code.fault is not None:
            view.code_fault.say(code_fault_words(code.fault), "bad", Icon.TRIANGLE_ALERT)

    def main(self) -> MainAction:
        lack = "" if self._view.pad.is_complete else translate("People", "Quatre à six chiffres.")
        return MainAction(self._main_words(), self._take, lack)

    def _main_words(self) -> str:
        if not self._presenter.code.is_once_more:
            return translate("People", "Continuer")
        if self._presenter.is_newcomer:
            return translate("People", "Donner accès")
        return translate("People", "Changer le code")

    def _take(self) -> None:
        work = self._presenter.take_code(self._view.pad.take_code())
        if work is None:
            self.changed.emit()
        else:
            self._run(work)

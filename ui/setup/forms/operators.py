"""The first operators: name and roles in the step, a code typed twice in the panel."""

from __future__ import annotations

from ui.form import Form, MainAction
from ui.icons import Icon
from ui.pages.people.code_twice import CodeTwice
from ui.pages.people.words import code_fault_words, role_does
from ui.roles import role_word
from ui.setup.presenter import SetUpPresenter
from ui.setup.view import SetUpView
from ui.setup.words import person_second
from ui.words import translate


class OperatorsForm(Form):
    def __init__(self, presenter: SetUpPresenter, view: SetUpView) -> None:
        super().__init__(view)
        self._presenter, self._operators = presenter, presenter.operators
        self._view, self._step = view, view.people
        self._code = CodeTwice()
        self._step.listed.touched.connect(self._take)
        self._step.name.edit.textChanged.connect(self.typed)
        for check in self._step.roles.values():
            check.toggled.connect(self.typed)
        view.pad.changed.connect(self.typed)

    def say_words(self) -> None:
        self._step.name.set_label(translate("SetUp", "Nom"))
        for role, check in self._step.roles.items():
            check.set_words(role_word(role), role_does(role))

    def show(self) -> None:
        draft, codes = self._presenter.draft, self._operators.codes
        self._step.listed.show_rows(
            [
                (each.operator, each.name, person_second(draft, each.operator, coded=each.operator in codes))
                for each in draft.people
            ]
        )
        once_more = translate("SetUp", "Le même code, encore une fois")
        first = translate("SetUp", "Son code, 4 à 6 chiffres")
        self._view.code_title.say(once_more if self._code.is_once_more else first, self._step.name.text())
        fault = self._code.fault
        self._view.code_fault.setVisible(fault is not None)
        if fault is not None:
            self._view.code_fault.say(code_fault_words(fault), "bad", Icon.TRIANGLE_ALERT)

    def main(self) -> MainAction | None:
        if self._view.asks_code:
            give, go_on = translate("SetUp", "Donner accès"), translate("SetUp", "Continuer")
            words = give if self._code.is_once_more else go_on
            return MainAction(words, self._take_code, complete=self._view.pad.is_complete)
        if not self._step.name.text().strip():
            return None
        lack = "" if self._step.chosen() else translate("SetUp", "Cochez au moins un rôle.")
        return MainAction(translate("SetUp", "Choisir son code"), self._ask_code, lack)

    def leave_code(self) -> None:
        """It is typed no more, and forgotten."""
        self._code.forget()
        self._view.pad.take_code()
        self._view.show_what_for()
        self.changed.emit()

    def _ask_code(self) -> None:
        self._code.forget()
        self._view.show_code()
        self.changed.emit()

    def _take_code(self) -> None:
        code, step = self._view.pad.take_code(), self._step
        if self._code.take(code) and self._operators.add(step.name.text(), step.chosen(), code):
            step.empty()
            self.leave_code()
        else:
            self.changed.emit()

    def _take(self, operator: str) -> None:
        taken = self._operators.take(operator)
        self._step.name.set_text(taken.name)
        for role, check in self._step.roles.items():
            check.setChecked(role in taken.roles)
        self.changed.emit()

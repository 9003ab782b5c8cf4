"""The first operators: name and roles in the step, a code typed twice in the panel."""

from __future__ import annotations

from ui.icons import Icon
from ui.pages.people.presenter import CodeFault, code_fault
from ui.pages.people.words import code_fault_words, role_does
from ui.roles import role_word
from ui.setup.forms.form import Form, Main
from ui.setup.presenter import SetUpPresenter
from ui.setup.view import SetUpView
from ui.setup.words import person_second
from ui.words import translate


class OperatorsForm(Form):
    """A code typed once is held until it was typed once more, and nowhere else."""

    def __init__(self, presenter: SetUpPresenter, view: SetUpView) -> None:
        super().__init__(view)
        self._presenter, self._operators = presenter, presenter.operators
        self._view, self._step = view, view.people
        self._code = ""
        self._fault: CodeFault | None = None
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
        self._view.code_title.say(once_more if self._code else first, self._step.name.text())
        self._view.code_fault.setVisible(self._fault is not None)
        if self._fault is not None:
            self._view.code_fault.say(code_fault_words(self._fault), "bad", Icon.TRIANGLE_ALERT)

    def main(self) -> Main | None:
        if self._view.asks_code:
            words = translate("SetUp", "Donner accès") if self._code else translate("SetUp", "Continuer")
            return Main(words, self._take_code, complete=self._view.pad.is_complete)
        if not self._step.name.text().strip():
            return None
        lack = "" if self._step.chosen() else translate("SetUp", "Cochez au moins un rôle.")
        return Main(translate("SetUp", "Choisir son code"), self._ask_code, lack)

    def leave_code(self) -> None:
        """It is typed no more, and forgotten."""
        self._code = ""
        self._view.pad.take_code()
        self._view.show_what_for()
        self.changed.emit()

    def _ask_code(self) -> None:
        self._code, self._fault = "", None
        self._view.show_code()
        self.changed.emit()

    def _take_code(self) -> None:
        code = self._view.pad.take_code()
        if not self._code:
            self._fault = code_fault(code)
            self._code = "" if self._fault else code
        elif code != self._code:
            self._code, self._fault = "", CodeFault.DIFFERS
        elif self._operators.add(self._step.name.text(), self._step.chosen(), code):
            self._step.empty()
            self.leave_code()
            return
        self.changed.emit()

    def _take(self, operator: str) -> None:
        taken = self._operators.take(operator)
        self._step.name.set_text(taken.name)
        for role, check in self._step.roles.items():
            check.setChecked(role in taken.roles)
        self.changed.emit()

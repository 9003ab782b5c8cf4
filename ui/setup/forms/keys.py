"""The recovery copy of the keys: saved under a phrase typed twice, printed, read back."""

from __future__ import annotations

from PySide6.QtCore import Qt

from app.documents import Document
from ui.acting import Acting
from ui.form import Form, MainAction
from ui.icons import Icon
from ui.operations import Operations
from ui.setup.presenter import SetUpPresenter
from ui.setup.steps import KeysStep
from ui.setup.words import outcome_words, phrase_words
from ui.words import translate


class KeysForm(Form):
    def __init__(
        self, presenter: SetUpPresenter, step: KeysStep, acting: Acting, operations: Operations
    ) -> None:
        super().__init__(step)
        self._presenter, self._copy, self._step = presenter, presenter.keys, step
        self._acting, self._operations = acting, operations
        step.file.set_text(presenter.draft.copy)
        step.print.clicked.connect(self._print)
        for field in (step.phrase, step.again, step.file, step.once_more):
            field.edit.textChanged.connect(self.typed)

    def say_words(self) -> None:
        step = self._step
        step.phrase.set_label(translate("SetUp", "Phrase secrète"))
        step.again.set_label(translate("SetUp", "La même, encore une fois"))
        step.visible.set_words(translate("SetUp", "Montrer la phrase"), "")
        step.file.set_label(translate("SetUp", "Fichier de la copie, sur une clé USB de préférence"))
        step.once_more.set_label(translate("SetUp", "La phrase, pour relire la copie"))
        step.print.setText(translate("SetUp", "Imprimer la copie"))

    def show(self) -> None:
        step, confirmed = self._step, self._copy.is_confirmed
        step.show_saved(saved=confirmed or self._copy.paper is not None)
        words = translate("SetUp", "Copie enregistrée, avec sa page PDF, ici :")
        read = translate("SetUp", "Copie relue : elle rend bien les clés.")
        step.saved.say(read if confirmed else words, "good", Icon.CIRCLE_CHECK)
        step.saved_path.set_name(self._presenter.draft.copy)
        step.once_more.setVisible(not confirmed)
        step.print.setVisible(self._copy.paper is not None)

    def main(self) -> MainAction | None:
        if self._copy.is_confirmed:
            return None
        step = self._step
        if self._copy.paper is None:
            lack = phrase_words(step.phrase.text(), step.again.text())
            return MainAction(translate("SetUp", "Enregistrer la copie"), self._save, lack)
        typed = step.once_more.text()
        lack = "" if typed else translate("SetUp", "Tapez la phrase : la copie est relue.")
        return MainAction(translate("SetUp", "Relire la copie"), self._read_back, lack)

    def _save(self) -> None:
        self._acting.run(self._copy.save(self._step.file.text(), self._step.phrase.text()), self._saved)

    def _saved(self, paper: Document) -> None:
        self._copy.paper = paper
        for field in (self._step.phrase, self._step.again):
            field.set_text("")
        self.changed.emit()
        self._step.once_more.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _read_back(self) -> None:
        self._acting.run(self._copy.read_back(self._step.once_more.text()), self._confirmed)

    def _confirmed(self, _none: None) -> None:
        self._step.once_more.set_text("")
        self._acting.run(self._copy.confirm(), lambda _: self.changed.emit())

    def _print(self) -> None:
        button = self._step.print
        button.setEnabled(False)
        printing = self._operations.read(self, self._copy.print_copy())
        printing.always(lambda: button.setEnabled(True)).success(self._printed).run()

    def _printed(self, trouble: str) -> None:
        self._step.printed.setText(outcome_words(trouble, self._copy.pictures))

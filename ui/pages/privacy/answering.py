"""What somebody may ask for: his data put right, a copy of them, an end to their use (HOUSE H9)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from app.services.privacy import Exported, PrivacyDone
from ui.acting import Acting
from ui.context import PageContext
from ui.pages.privacy.presenter import OnesData, Part, Shown
from ui.pages.privacy.view import PrivacyView
from ui.pages.privacy.words import kind_words, number_words
from ui.words import translate

_LAST_FACTS: Final = 4


class Answering(QObject):
    """Nothing is done before it is said how he proved who he is."""

    answered = Signal(str, str)
    """What was done, and the file that holds it, or an empty text."""

    def __init__(self, context: PageContext, view: PrivacyView, acting: Acting) -> None:
        super().__init__(view)
        self._data, self._filing = OnesData(context.desk), context.filing
        self._view, self._acting = view, acting
        for field in (*view.parts.values(), view.reason):
            field.edit.textChanged.connect(self._show_actions)
        view.primary.clicked.connect(self._correct)
        view.confirmed.connect(self._correct)
        view.hand_over.clicked.connect(self._hand_over)
        view.oppose.clicked.connect(self._oppose)
        acting.begun.connect(self._wait)
        acting.ended.connect(self._over)

    def open(self, shown: Shown) -> None:
        self._data.shown = shown
        self._view.reason.set_text("")
        self._view.show_person(self._data.parts)
        self.show()

    def close(self) -> None:
        """Nobody is looked at any more."""
        self._data.shown = None
        self._view.show_list()
        self.show()

    def show(self) -> None:
        shown = self._data.shown
        if shown is not None:
            self._view.who.say(shown.known.name, number_words(shown.known))
            acts = shown.history.acts[-_LAST_FACTS:]
            facts = [(kind_words(each.kind), f"{each.at:%d/%m/%Y}") for each in acts]
            tournaments = ", ".join(shown.history.tournaments[-_LAST_FACTS:])
            if tournaments:
                facts.insert(0, (translate("Privacy", "Tournois"), tournaments))
            self._view.show_facts(facts)
        self._show_actions()

    def say_words(self) -> None:
        view = self._view
        labels = {
            Part.SURNAME: translate("Privacy", "Nom"),
            Part.GIVEN_NAMES: translate("Privacy", "Prénoms"),
            Part.BORN: translate("Privacy", "Né(e) le"),
            Part.BIRTH_PLACE: translate("Privacy", "À"),
            Part.NATIONALITY: translate("Privacy", "Nationalité"),
            Part.ADDRESS: translate("Privacy", "Adresse"),
        }
        for part, field in view.parts.items():
            field.set_label(labels[part])
        view.reason.set_label(translate("Privacy", "Identité prouvée par, ou motif"))
        view.hand_over.setText(translate("Privacy", "Remettre ses données"))
        view.oppose.setText(translate("Privacy", "Noter son opposition"))
        view.primary.setText(translate("Privacy", "Rectifier"))

    # -- what is touched ------------------------------------------------------------------------

    def _correct(self) -> None:
        view, data = self._view, self._data
        if not view.shows_person or view.primary.is_busy or not view.primary.isEnabled():
            return
        typed = view.typed()
        if not data.day_is_right(typed):
            view.parts[Part.BORN].refuse(translate("Privacy", "Un jour comme 02/04/1980"))
            return
        data.reason = view.reason.text()
        view.primary.set_busy(True)
        self._acting.run(data.correct(typed), self._corrected)

    def _corrected(self, _done: PrivacyDone) -> None:
        self.answered.emit(translate("Privacy", "Données rectifiées"), "")

    def _hand_over(self) -> None:
        self._data.reason = self._view.reason.text()
        work = self._data.export()

        def keep() -> str:
            name, exported = work()
            return self._keep(name, exported)

        self._acting.run(keep, self._handed_over)

    def _keep(self, name: str, exported: Exported) -> str:
        """A page to be read and the same for a machine."""
        self._filing.keep(f"{name}.json", exported.text.encode())
        return self._filing.keep_page(f"{name}.pdf", exported.page)

    def _handed_over(self, name: str) -> None:
        self.answered.emit(translate("Privacy", "À remettre à la personne"), name)

    def _oppose(self) -> None:
        self._data.reason = self._view.reason.text()
        self._acting.run(self._data.oppose(), self._opposed)

    def _opposed(self, done: PrivacyDone) -> None:
        if done.kept_until is None:
            self.answered.emit(translate("Privacy", "Données effacées"), "")
            return
        words = translate("Privacy", "Noté. Une règle les garde jusqu’au {day}.")
        self.answered.emit(words.format(day=f"{done.kept_until:%d/%m/%Y}"), "")

    # -- what can be touched --------------------------------------------------------------------

    def _wait(self) -> None:
        for button in (self._view.hand_over, self._view.oppose):
            button.setEnabled(False)

    def _over(self) -> None:
        self._view.primary.set_busy(False)
        self._show_actions()

    def _show_actions(self) -> None:
        view = self._view
        view.primary.setVisible(view.shows_person)
        if not view.shows_person or view.primary.is_busy:
            return
        reasoned = bool(view.reason.text().strip())
        why = translate("Privacy", "Dites comment la personne a prouvé son identité.")
        for each in (view.hand_over, view.oppose):
            each.allow() if reasoned else each.forbid(why)
        view.hint.setVisible(not reasoned)
        view.hint.say(why)
        same = translate("Privacy", "Rien n’a changé.")
        changed = self._data.differs(view.typed())
        if reasoned and changed:
            view.primary.allow()
        else:
            view.primary.forbid(why if changed else same)

"""The page of people's data, wired."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from app.documents import Document
from app.domain.errors import Refused
from app.domain.house.keeping import PrivacyKind
from app.services.known_people import Known
from app.services.privacy import Erased, Exported, PrivacyDone
from app.services.privacy_notice import NoticePrinted
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.privacy.presenter import Part, PrivacyPresenter, Shown
from ui.pages.privacy.view import PrivacyView
from ui.sounds import Sound
from ui.widgets import Button
from ui.words import translate

R = TypeVar("R")
_TYPED_MS = 250
"""How long the search waits for the next letter."""


class PrivacyPage(QObject):
    """What somebody may ask of the house about his data; each answer leaves a line in the journal."""

    key = "privacy"
    icon = Icon.USER_LOCK

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context, self._operations = context, context.operations
        self.presenter = PrivacyPresenter(context.desk)
        self.view = view = PrivacyView()
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPED_MS)
        self._typing.timeout.connect(self._search)
        view.search.textChanged.connect(self._type)
        view.chosen.connect(self._choose)
        view.back.clicked.connect(self._back)
        view.escaped.connect(self._back)
        for field in (*view.parts.values(), view.reason):
            field.edit.textChanged.connect(self._show_actions)
        view.primary.clicked.connect(self._correct)
        view.confirmed.connect(self._correct)
        view.hand_over.clicked.connect(self._hand_over)
        view.oppose.clicked.connect(self._oppose)
        view.save_notice.clicked.connect(self._save_notice)
        view.print_notice.clicked.connect(self._print_notice)
        view.erase.clicked.connect(self._erase)
        view.words_asked.connect(self._set_words)
        self._set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Privacy", "Données\nde personnes")

    def on_show(self) -> None:
        self.view.say_done("")
        self._back()
        self.view.search.setEnabled(self.presenter.may_hand_out)
        self.view.search.setFocus()

    def on_hide(self) -> None:
        """Nobody's data is left on the screen."""
        self._typing.stop()
        self.presenter.found = ()
        self.view.search.clear()
        self._back()

    # -- finding --------------------------------------------------------------------------------

    def _type(self, text: str) -> None:
        self.presenter.text = text
        self.view.say_done("")
        self._typing.start()

    def _search(self) -> None:
        if not self.presenter.may_hand_out:
            return
        asked = self.presenter.text
        work = self._operations.read(self, self.presenter.find())
        work.success(lambda found: self._found(asked, found)).refused(self._refused).run()

    def _found(self, asked: str, found: Sequence[Known]) -> None:
        if asked == self.presenter.text:
            self.presenter.found = found
            self._show()

    def _choose(self, place: int) -> None:
        work = self._operations.read(self, self.presenter.open(self.presenter.found[place]))
        work.success(self._opened).refused(self._refused).run()

    def _opened(self, shown: Shown) -> None:
        self.presenter.shown = shown
        self.view.reason.set_text("")
        self.view.show_person(self.presenter.parts)
        self._show()

    def _back(self) -> None:
        self.presenter.shown = None
        self.view.refusal.clear()
        self.view.show_list()
        self._show()

    # -- what he may ask for --------------------------------------------------------------------

    def _correct(self) -> None:
        view, held = self.view, self.presenter
        if not view.shows_person or view.primary.is_busy or not view.primary.isEnabled():
            return
        typed = view.typed()
        if not held.day_is_right(typed):
            view.parts[Part.BORN].refuse(translate("Privacy", "Un jour comme 02/04/1980"))
            return
        held.reason = view.reason.text()
        view.primary.set_busy(True)
        self._act(held.correct(typed), self._corrected)

    def _corrected(self, _done: PrivacyDone) -> None:
        self._finish(translate("Privacy", "Données rectifiées"))

    def _hand_over(self) -> None:
        self.presenter.reason = self.view.reason.text()
        work = self.presenter.export()

        def keep() -> str:
            name, exported = work()
            return self._keep(name, exported)

        self._act(keep, lambda name: self._finish(translate("Privacy", "À remettre à la personne"), name))

    def _keep(self, name: str, exported: Exported) -> str:
        """A page to be read and the same for a machine."""
        self._context.filing.keep(f"{name}.json", exported.text.encode())
        return self._context.filing.keep_page(f"{name}.pdf", exported.page)

    def _oppose(self) -> None:
        self.presenter.reason = self.view.reason.text()
        self._act(self.presenter.oppose(), self._opposed)

    def _opposed(self, done: PrivacyDone) -> None:
        if done.kept_until is None:
            self._finish(translate("Privacy", "Données effacées"))
            return
        words = translate("Privacy", "Noté. Une règle les garde jusqu’au {day}.")
        self._finish(words.format(day=f"{done.kept_until:%d/%m/%Y}"))

    # -- the house's own duties -----------------------------------------------------------------

    def _save_notice(self) -> None:
        work = self.presenter.notice()

        def keep() -> str:
            page: Document = work()
            return self._context.filing.keep_page("note-donnees-personnelles.pdf", page)

        saved = translate("Privacy", "Note enregistrée")
        self._operations.read(self, keep).success(lambda name: self._say(saved, name)).run()

    def _print_notice(self) -> None:
        self._act(self.presenter.print_notice(), self._notice_printed)

    def _notice_printed(self, _printed: NoticePrinted) -> None:
        self._say(translate("Privacy", "La note part à l’imprimante"))

    def _erase(self) -> None:
        self._act(self.presenter.erase(), self._erased)

    def _erased(self, erased: Erased) -> None:
        people = translate("Privacy", "%n personne(s)", None, erased.winners + erased.persons)
        papers = translate("Privacy", "%n papier(s)", None, erased.papers)
        words = translate("Privacy", "Effacés : {people}, {papers}")
        self._say(words.format(people=people, papers=papers))

    # -- running --------------------------------------------------------------------------------

    def _act(self, work: Callable[[], R], follow: Callable[[R], None]) -> None:
        self.view.refusal.clear()
        for button in self._buttons():
            button.setEnabled(False)
        self._operations.act(self, work).always(self._over).success(follow).refused(self._refused).run()

    def _over(self) -> None:
        self.view.primary.set_busy(False)
        self._show_actions()

    def _refused(self, refusal: Refused) -> None:
        self._context.sounds.play(Sound.BAD_SCAN)
        self.view.refusal.say(refusal)

    def _finish(self, words: str, name: str = "") -> None:
        self._back()
        self._say(words, name)
        self._search()

    def _say(self, words: str, name: str = "") -> None:
        self._context.sounds.play(Sound.DONE)
        self._context.printing.wake()
        self.view.say_done(words, name.replace("\\", "/").rpartition("/")[2])

    def _buttons(self) -> tuple[Button, ...]:
        view = self.view
        return view.hand_over, view.oppose, view.save_notice, view.print_notice, view.erase

    # -- showing --------------------------------------------------------------------------------

    def _show(self) -> None:
        view, held = self.view, self.presenter
        view.heading.say(
            translate("Privacy", "Données de personnes"),
            translate("Privacy", "Copie, rectification, opposition (art. 11.4)"),
        )
        view.show_found([(each.name or "–", _second(each)) for each in held.found])
        if held.shown is not None:
            self._show_person(held.shown)
        self._show_actions()

    def _show_person(self, shown: Shown) -> None:
        known, past = shown.known, shown.history
        self.view.who.say(known.name, _second(known))
        names = {
            PrivacyKind.EXPORTED: translate("Privacy", "Copie remise"),
            PrivacyKind.CORRECTED: translate("Privacy", "Rectifié"),
            PrivacyKind.OPPOSED: translate("Privacy", "Opposition"),
            PrivacyKind.ERASED: translate("Privacy", "Effacé"),
        }
        facts = [(names[each.kind], f"{each.at:%d/%m/%Y}") for each in past.acts[-4:]]
        if past.tournaments:
            facts.insert(0, (translate("Privacy", "Tournois"), ", ".join(past.tournaments[-4:])))
        self.view.show_facts(facts)

    def _show_actions(self) -> None:
        view, held = self.view, self.presenter
        view.primary.setVisible(view.shows_person)
        for button in (view.save_notice, view.erase):
            button.setEnabled(True)
        no_notice = translate("Privacy", "La note se remet au guichet.")
        view.print_notice.allow() if held.may_print_notice else view.print_notice.forbid(no_notice)
        if not view.shows_person or view.primary.is_busy:
            return
        reasoned = bool(view.reason.text().strip())
        why = translate("Privacy", "Dites comment la personne a prouvé son identité.")
        for each in (view.hand_over, view.oppose):
            each.allow() if reasoned else each.forbid(why)
        view.hint.setVisible(not reasoned)
        view.hint.say(why)
        same = translate("Privacy", "Rien n’a changé.")
        changed = held.differs(view.typed())
        if reasoned and changed:
            view.primary.allow()
        else:
            view.primary.forbid(why if changed else same)

    def _set_words(self) -> None:
        view = self.view
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
        view.search.setPlaceholderText(translate("Privacy", "Nom, numéro de joueur ou de ticket"))
        view.search.setAccessibleName(translate("Privacy", "Nom, numéro de joueur ou de ticket"))
        view.nothing.say(
            translate("Privacy", "Qui demande ?"),
            translate("Privacy", "Tapez son nom. Les gagnants y sont par ticket, les joueurs par numéro."),
        )
        view.back.setText(translate("Privacy", "Revenir"))
        view.keys.setText(translate("Privacy", "Clavier"))
        view.duties.say(translate("Privacy", "Devoirs de la maison"))
        view.explains.setText(
            translate(
                "Privacy",
                "Ce qui a fait son temps s’efface seul à chaque clôture : personnes, gagnants, papiers.",
            )
        )
        view.save_notice.setText(translate("Privacy", "Enregistrer la note"))
        view.print_notice.setText(translate("Privacy", "Imprimer la note"))
        view.erase.setText(translate("Privacy", "Effacer ce qui est échu"))
        view.hand_over.setText(translate("Privacy", "Remettre ses données"))
        view.oppose.setText(translate("Privacy", "Noter son opposition"))
        view.primary.setText(translate("Privacy", "Rectifier"))
        self._show()


def _second(known: Known) -> str:
    if known.data.person:
        return translate("Privacy", "Joueur {number}").format(number=known.data.person)
    return translate("Privacy", "Gagnant, ticket {number}").format(number=known.data.play)

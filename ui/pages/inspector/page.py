"""The inspector's page, wired."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.domain.house.verification import Verdict
from app.services.files.sheets import sheet_bytes
from app.services.inspection import Topic
from ui.act_words import FRENCH
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.inspector.presenter import SHOWN, Found, InspectorPresenter, Span
from ui.pages.inspector.view import InspectorView
from ui.pages.inspector.words import (
    entry_facts,
    entry_second,
    entry_words,
    finding_words,
    span_words,
    standing_facts,
    topic_words,
)
from ui.roles import function_of
from ui.sounds import Sound
from ui.words import translate

_FAULTS_SHOWN = 3


class InspectorPage(QObject):
    """Reads everything, changes nothing; what leaves the house leaves a line in the journal."""

    key = "inspector"
    icon = Icon.SHIELD_CHECK

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context, self._operations = context, context.operations
        self.presenter = InspectorPresenter(context.desk)
        self._shown = self._verifying = False
        self.view = view = InspectorView()
        for topic, button in view.topics.items():
            button.clicked.connect(partial(self._choose_topic, topic))
        for span, choice in view.spans.items():
            choice.clicked.connect(partial(self._choose_span, span))
        for field in (view.first, view.last):
            field.edit.editingFinished.connect(self._type_days)
        view.who.clicked.connect(self._ask_who)
        view.person_chosen.connect(self._choose_person)
        view.chosen.connect(self._choose)
        view.back.clicked.connect(self._back)
        view.back_asked.connect(self._back)
        view.verify.clicked.connect(self._verify)
        view.primary.clicked.connect(self._save_page)
        view.confirmed.connect(self._save_page)
        view.sheet.clicked.connect(self._save_sheet)
        view.words_asked.connect(self._set_words)
        self._operations.changed.connect(self._changed)
        self._set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Inspector", "Contrôle")

    def on_show(self) -> None:
        self._shown = True
        self.presenter.verdict = None
        self.view.show_saved("")
        self._back()
        self._ask()

    def on_hide(self) -> None:
        self._shown = False

    def _changed(self, _change: Change) -> None:
        if self._shown:
            self._ask()

    # -- asking ---------------------------------------------------------------------------------

    def _ask(self) -> None:
        self.presenter.renew_span()
        self._operations.read(self, self.presenter.load).success(self._found).refused(self._refused).run()

    def _found(self, found: Found) -> None:
        self.presenter.found = found
        self.view.refusal.clear()
        self._show()
        if self.presenter.verifies_at_once and not self._verifying:
            self._verify()

    def _refused(self, refusal: Refused) -> None:
        self.view.refusal.say(refusal)
        self._show()

    def _choose_topic(self, topic: Topic) -> None:
        self.presenter.topic = topic
        self._ask_anew()

    def _choose_span(self, span: Span) -> None:
        self.presenter.choose_span(span)
        self._ask_anew()

    def _type_days(self) -> None:
        view, held = self.view, self.presenter
        if (view.first.text(), view.last.text()) == self._days():
            return
        if not held.type_days(view.first.text(), view.last.text()):
            view.last.refuse(translate("Inspector", "Un jour comme 05/09/2026"))
            return
        view.last.accept()
        self._ask_anew()

    def _ask_who(self) -> None:
        found = self.presenter.found
        people = found.people if found else ()
        everybody = ("", translate("Inspector", "Tout le monde"), translate("Inspector", "Sans filtre"))
        listed = [(each.id, each.name, function_of(each)) for each in people]
        self.view.show_people([everybody, *listed], self.presenter.who or "")

    def _choose_person(self, operator: str) -> None:
        self.presenter.who = operator or None
        self._back()
        self._ask_anew()

    def _ask_anew(self) -> None:
        self.view.show_saved("")
        self.view.last.accept()
        self._back()
        self._ask()

    # -- the seal -------------------------------------------------------------------------------

    def _verify(self) -> None:
        self._verifying = True
        self.view.verify.setEnabled(False)
        self.view.seal.say(translate("Inspector", "Vérification en cours…"), "pri", Icon.LOADER)
        self._operations.read(self, self.presenter.verify).always(self._over).success(self._verified).run()

    def _over(self) -> None:
        self._verifying = False
        self.view.verify.setEnabled(True)
        self._show_standing()

    def _verified(self, verdict: Verdict) -> None:
        self.presenter.verdict = verdict
        self._context.sounds.play(Sound.DONE if verdict.ok else Sound.BAD_SCAN)
        self._show_standing()

    # -- one entry ------------------------------------------------------------------------------

    def _choose(self, number: int) -> None:
        self.presenter.chosen = number
        self._show_entry()

    def _back(self) -> None:
        self.presenter.chosen = None
        self.view.leave_entry()
        self._show_rows()

    # -- files ----------------------------------------------------------------------------------

    def _save_page(self) -> None:
        self._save(lambda: self._context.filing.keep_page(*self.presenter.page(FRENCH)))

    def _save_sheet(self) -> None:
        def keep() -> str:
            name, text = self.presenter.sheet(FRENCH)
            return self._context.filing.keep(name, sheet_bytes(text))

        self._save(keep)

    def _save(self, work: Callable[[], str]) -> None:
        if self.view.primary.is_busy or not self.view.primary.isEnabled():
            return
        self.view.primary.set_busy(True)
        self.view.sheet.setEnabled(False)
        operation = self._operations.act(self, work).always(self._saved_over)
        operation.success(self._saved).refused(self._refused).run()

    def _saved_over(self) -> None:
        self.view.primary.set_busy(False)
        self._show_actions()

    def _saved(self, where: str) -> None:
        self._context.sounds.play(Sound.DONE)
        self.view.show_saved(where.replace("\\", "/").rpartition("/")[2])

    # -- showing --------------------------------------------------------------------------------

    def _show(self) -> None:
        view, held = self.view, self.presenter
        for topic, button in view.topics.items():
            button.setChecked(topic is held.topic)
        for span, choice in view.spans.items():
            choice.setChecked(span is held.span)
        who = held.name_of(held.who) if held.who else translate("Inspector", "Tout le monde")
        view.who.say(who, translate("Inspector", "Opérateur ou accord"))
        if not (view.first.edit.hasFocus() or view.last.edit.hasFocus()):
            first, last = self._days()
            view.first.set_text(first)
            view.last.set_text(last)
        self._show_rows()
        self._show_standing()
        self._show_actions()

    def _days(self) -> tuple[str, str]:
        held = self.presenter
        first, last = (f"{day:%d/%m/%Y}" if day else "" for day in (held.first, held.last))
        return first, last

    def _show_rows(self) -> None:
        view, held = self.view, self.presenter
        rows = [(each.number, entry_words(each), entry_second(each, held)) for each in held.shown]
        view.show_rows(rows, held.chosen)
        view.more.setVisible(held.has_more)
        view.more.say(
            translate("Inspector", "Les {count} dernières sont là ; les fichiers les ont toutes.").format(
                count=SHOWN
            )
        )

    def _show_entry(self) -> None:
        row = self.presenter.row
        if row is None:
            self.view.leave_entry()
            return
        number = translate("Inspector", "Écriture n° {number}").format(number=row.number)
        self.view.show_entry(number, entry_words(row), entry_facts(row, self.presenter))

    def _show_standing(self) -> None:
        view, held = self.view, self.presenter
        verdict = held.verdict
        if verdict is not None and not self._verifying:
            self._say_verdict(verdict)
        elif not self._verifying:
            view.seal.say(translate("Inspector", "Pas encore vérifié ici."), "pri", Icon.INFO)
        facts = standing_facts(held.found.standing) if held.found else ()
        findings = verdict.findings[:_FAULTS_SHOWN] if verdict else ()
        view.show_standing(facts, [finding_words(each) for each in findings])

    def _say_verdict(self, verdict: Verdict) -> None:
        if verdict.ok:
            words = translate("Inspector", "Intact : {count} écritures relues.").format(count=verdict.records)
            self.view.seal.say(words, "good", Icon.SHIELD_CHECK)
            return
        number = verdict.first_bad
        words = translate("Inspector", "Le journal n’est pas celui qui a été scellé.")
        if number is not None:
            words = translate("Inspector", "Altéré à partir de l’écriture n° {number}.").format(number=number)
        self.view.seal.say(words, "bad", Icon.SHIELD_X)

    def _show_actions(self) -> None:
        view, held = self.view, self.presenter
        why = translate("Inspector", "Il n’y a rien à enregistrer ici.")
        ready = held.may_export and bool(held.shown)
        for button in (view.primary, view.sheet):
            if button is view.primary and view.primary.is_busy:
                continue
            button.allow() if ready else button.forbid(why)

    def _set_words(self) -> None:
        view = self.view
        for topic, button in view.topics.items():
            button.setText(topic_words(topic))
        for span, choice in view.spans.items():
            choice.setText(span_words(span))
        view.title.say(translate("Inspector", "Le journal scellé"))
        view.people_title.say(translate("Inspector", "Qui a agi, ou donné son accord"))
        view.verify.setText(translate("Inspector", "Vérifier maintenant"))
        view.first.set_label(translate("Inspector", "Du"))
        view.last.set_label(translate("Inspector", "Au"))
        view.back.setText(translate("Inspector", "Revenir au journal"))
        view.saved.say(
            translate("Inspector", "Enregistré dans le dossier de sortie"), "good", Icon.CIRCLE_CHECK
        )
        view.sheet.setText(translate("Inspector", "Enregistrer pour tableur"))
        view.primary.setText(translate("Inspector", "Enregistrer le PDF"))
        view.nothing.say(
            translate("Inspector", "Rien de tel ces jours-là"),
            translate("Inspector", "Élargissez les dates, ou touchez « Tout »."),
        )
        self._show()
        if not view.shows_standing:
            self._show_entry()

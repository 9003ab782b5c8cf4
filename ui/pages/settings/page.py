"""The page of the settings, wired."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.domain.house.rights import Act
from app.services.settings import Chosen
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.settings.presenter import Item, Section, SettingsPresenter
from ui.pages.settings.view import SettingsView
from ui.pages.settings.words import answer_words, explanation_of, label_of, section_words, value_words
from ui.sounds import Sound
from ui.words import translate
from ui.words_of_errors import said

_CONCERNS = frozenset({Act.CHANGE_SETTING, Act.CHANGE_RULE, Act.CHANGE_PLACE, Act.SET_UP_HOUSE})


class SettingsPage(QObject):
    """What the house chooses for itself; each change is sealed with who made it."""

    key = "settings"
    icon = Icon.SLIDERS

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._operations, self._sounds = context.operations, context.sounds
        self.presenter = SettingsPresenter(context.desk)
        self._shown = False
        self.view = view = SettingsView()
        for section, button in view.sections.items():
            button.clicked.connect(partial(self._show_section, section))
        view.words_asked.connect(self._set_words)
        view.chosen.connect(self._choose)
        view.field.edit.textChanged.connect(self._type)
        view.yes.clicked.connect(partial(self._answer, answer=True))
        view.no.clicked.connect(partial(self._answer, answer=False))
        for place, button in enumerate(view.answers):
            button.clicked.connect(partial(self._answer_one, place))
        view.back.clicked.connect(self._back)
        view.escaped.connect(self._back)
        view.field.edit.returnPressed.connect(self._save)
        view.confirmed.connect(self._save)
        view.primary.clicked.connect(self._save)
        self._operations.changed.connect(self._changed)
        self._set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Settings", "Réglages")

    def on_show(self) -> None:
        self._shown = True
        self._back()
        self._ask()

    def on_hide(self) -> None:
        self._shown = False
        self.presenter.leave()

    def _changed(self, change: Change) -> None:
        if self._shown and change.act in _CONCERNS and not self.view.primary.is_busy:
            self._ask()

    def _ask(self) -> None:
        operation = self._operations.read(self, self.presenter.load).success(self._found)
        operation.refused(self.view.refusal.say).run()

    def _found(self, held: Chosen) -> None:
        self.presenter.held = held
        self._show()

    # -- choosing and typing --------------------------------------------------------------------

    def _show_section(self, section: Section) -> None:
        self.presenter.show(section)
        self.view.refusal.clear()
        self._show()

    def _choose(self, key: str) -> None:
        self.presenter.choose(key)
        self.view.refusal.clear()
        self._show()
        item = self.presenter.item
        if item is not None:
            self.view.begin(item.key, item.kind)

    def _back(self) -> None:
        self.presenter.leave()
        self.view.refusal.clear()
        self._show()

    def _type(self, text: str) -> None:
        held = self.presenter
        if isinstance(held.typed, str) and held.typed != text:
            held.type(text)
            self.view.refusal.clear()
            self._show_change()

    def _answer(self, _checked: bool = False, *, answer: bool) -> None:
        self._answered(answer)

    def _answer_one(self, place: int, _checked: bool = False) -> None:
        if self.presenter.item is not None:
            self._answered(self.presenter.item.among[place])

    def _answered(self, answer: str | bool) -> None:
        self.presenter.type(answer)
        self.view.refusal.clear()
        self._show_change()

    # -- the act --------------------------------------------------------------------------------

    def _save(self) -> None:
        view = self.view
        if view.primary.is_busy or not view.primary.isEnabled() or self.presenter.item is None:
            return
        view.primary.set_busy(True)
        work = self.presenter.save()

        def save() -> Chosen:
            work()
            return self.presenter.load()

        operation = self._operations.act(self, save).always(self._over)
        operation.success(self._saved).refused(self._refused).run()

    def _over(self) -> None:
        self.view.primary.set_busy(False)
        self._show_change()

    def _saved(self, held: Chosen) -> None:
        self._sounds.play(Sound.DONE)
        self.presenter.done(held)
        self.view.refusal.clear()
        self._show()

    def _refused(self, refusal: Refused) -> None:
        self.view.refusal.say(refusal)

    # -- showing --------------------------------------------------------------------------------

    def _show(self) -> None:
        view, held = self.view, self.presenter
        view.show_sections(held.sections, held.section)
        rows = [(each.key, label_of(each), value_words(each, each.value)) for each in held.items]
        view.show_rows(rows, held.chosen)
        item = held.item
        if item is None:
            view.show_nothing()
            return
        view.title.say(label_of(item))
        view.explains.setText(explanation_of(item))
        view.field.set_label(translate("Settings", "Valeur"))
        view.show_answers([(answer_words(item.name, each), each == held.typed) for each in item.among])
        view.show_changing(item.kind, held.typed)
        self._show_change()

    def _show_change(self) -> None:
        view, held, item = self.view, self.presenter, self.presenter.item
        if item is None:
            return
        self._show_before_and_after(item)
        fault = held.fault
        view.field.accept()
        if fault is not None:
            view.field.refuse(said(fault).why)
        if view.primary.is_busy:
            return
        if not held.may:
            view.primary.forbid(translate("Settings", "La direction responsable en décide."))
        elif fault is not None:
            view.primary.forbid(translate("Settings", "Corrigez d’abord la valeur."))
        elif not held.is_changed:
            view.primary.forbid(translate("Settings", "La valeur est celle d’aujourd’hui."))
        else:
            view.primary.allow()

    def _show_before_and_after(self, item: Item) -> None:
        held, change = self.presenter, self.view.change
        arrow = "{before} → {after}"
        if held.saved is not None:
            before, after = (value_words(item, each) for each in held.saved)
            words = translate("Settings", "Enregistré : {change}")
            change.say(
                words.format(change=arrow.format(before=before, after=after)), "good", Icon.CIRCLE_CHECK
            )
        elif held.proposed != item.value:
            before, after = value_words(item, item.value), value_words(item, held.proposed)
            change.say(arrow.format(before=before, after=after), "pri", Icon.PENCIL_LINE)
        else:
            words = translate("Settings", "Aujourd’hui : {value}")
            change.say(words.format(value=value_words(item, item.value)), "pri", Icon.INFO)

    def _set_words(self) -> None:
        view = self.view
        view.heading.say(
            translate("Settings", "Réglages de la maison"),
            translate("Settings", "Chaque changement est scellé, avec qui l’a fait"),
        )
        for section, button in view.sections.items():
            button.setText(section_words(section))
        view.nothing.say(
            translate("Settings", "Touchez un réglage"),
            translate("Settings", "Il se lit ici, avec ce qu’il change, et se corrige s’il vous revient."),
        )
        view.yes.setText(translate("Settings", "Activer"))
        view.no.setText(translate("Settings", "Désactiver"))
        view.keys.setText(translate("Settings", "Clavier à l’écran"))
        view.back.setText(translate("Settings", "Revenir"))
        view.primary.setText(translate("Settings", "Enregistrer le réglage"))
        self._show()

"""The page of operators, wired."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.domain.house.rights import Act
from app.services.badges import BadgeChanged
from app.services.people import Engaged, Member
from ui.acting import Acting
from ui.context import PageContext
from ui.form import Form, MainAction
from ui.icons import Icon
from ui.operations import Change
from ui.pages.people.badge_form import BadgeForm
from ui.pages.people.code_form import CodeForm
from ui.pages.people.person_form import PersonForm
from ui.pages.people.presenter import PeoplePresenter, Stage, Work
from ui.pages.people.view import PeopleView
from ui.pages.people.words import roles_line
from ui.sounds import Sound
from ui.words import translate

_CONCERNS = frozenset({Act.ENGAGE_OPERATOR, Act.SET_PIN, Act.GIVE_BADGE, Act.TAKE_BADGE, Act.LOG_IN})


class PeoplePage(QObject):
    """Who works here, with which rights; every change is sealed with who made it."""

    key = "people"
    icon = Icon.USERS

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._operations, self._sounds = context.operations, context.sounds
        self.presenter = presenter = PeoplePresenter(context.desk)
        self._shown = False
        self.view = view = PeopleView()
        self._acting = Acting(context.operations, view.refusal, self, primary=view.primary)
        self._person = PersonForm(presenter, view, self._run)
        self._badge = BadgeForm(presenter, view, self._run)
        self._forms: Mapping[Stage, Form] = {
            Stage.FORM: self._person,
            Stage.CODE: CodeForm(presenter, view, self._run),
            Stage.BADGE: self._badge,
        }
        self._connect(view)
        self._operations.changed.connect(self._changed)
        self._say_words()

    def _connect(self, view: PeopleView) -> None:
        for form in self._forms.values():
            form.typed.connect(self._show_main)
            form.changed.connect(self._show)
        self._acting.begun.connect(self._wait)
        self._acting.ended.connect(self._show)
        self._acting.failed.connect(self._refused)
        view.words_asked.connect(self._say_words)
        view.chosen.connect(self._choose)
        view.newcomer.clicked.connect(self._begin_newcomer)
        view.back.clicked.connect(self._back)
        view.escaped.connect(self._back)
        for meant in (
            view.primary.clicked, view.confirmed, view.pad.confirmed, view.name.edit.returnPressed,
        ):  # fmt: skip
            meant.connect(self._primary)

    # -- the port `Page` ------------------------------------------------------------------------

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("People", "Opérateurs")

    def on_show(self) -> None:
        self._shown = True
        self.presenter.done()
        self.view.refusal.clear()
        self._show()
        self._ask()

    def on_hide(self) -> None:
        self._shown = False
        self.view.pad.take_code()
        self.presenter.done()

    def take_scan(self, code: str) -> bool:
        return self._badge.take_scan(code)

    # -- what is known --------------------------------------------------------------------------

    def _changed(self, change: Change) -> None:
        if self._shown and change.act in _CONCERNS:
            self._ask()

    def _ask(self) -> None:
        self._operations.read(self, self.presenter.load).success(self._found).refused(self._refused).run()

    def _found(self, found: Sequence[Member]) -> None:
        self.presenter.show(found)
        self._show()

    # -- touches --------------------------------------------------------------------------------

    def _choose(self, operator: str) -> None:
        self.presenter.choose(operator)
        self._open_form()

    def _begin_newcomer(self) -> None:
        self.presenter.begin_newcomer()
        self._open_form()

    def _open_form(self) -> None:
        self.view.refusal.clear()
        self._person.open()

    def _back(self) -> None:
        self.view.refusal.clear()
        self.view.pad.take_code()
        self.presenter.leave()
        self._show()

    def _primary(self) -> None:
        action = self._main()
        if action is not None and action.is_ready and not self.view.primary.is_busy:
            action.press()

    # -- acts -----------------------------------------------------------------------------------

    def _run(self, work: Work) -> None:
        self._acting.run(work, self._done)

    def _wait(self) -> None:
        view = self.view
        for button in (view.let_go, view.new_code, view.new_badge, view.take_badge):
            button.setEnabled(False)

    def _done(self, _changed: Engaged | BadgeChanged) -> None:
        self.presenter.done()
        self._sounds.play(Sound.DONE)
        self._show()

    def _refused(self, refusal: Refused) -> None:
        self._sounds.play(Sound.BAD_SCAN)
        self.presenter.leave()
        self._show()
        self.view.refusal.say(refusal)

    # -- what is shown --------------------------------------------------------------------------

    def _say_words(self) -> None:
        view = self.view
        for form in self._forms.values():
            form.say_words()
        view.newcomer.setText(translate("People", "Nouvelle personne"))
        view.back.setText(translate("People", "Revenir"))
        view.keys.setText(translate("People", "Clavier"))
        view.nobody.say(
            translate("People", "Qui fait quoi"),
            translate("People", "Touchez un nom pour ses rôles et son code. Tout est au journal."),
        )
        self._show()

    def _show(self) -> None:
        view, held = self.view, self.presenter
        form = self._forms.get(held.stage)
        view.show_people([(each.operator.id, each.operator.name, roles_line(each)) for each in held.members])
        working = sum(bool(each.operator.roles) for each in held.members)
        second = translate("People", "{count} ont des droits").format(count=working)
        view.heading.say(translate("People", "Opérateurs"), second if form is None else "")
        if form is None:
            view.show_list()
        else:
            form.show()
        self._person.show_fields()
        self._show_main()

    def _show_main(self) -> None:
        primary, action = self.view.primary, self._main()
        if primary.is_busy:
            return
        if action is None:
            primary.setText(translate("People", "Enregistrer les droits"))
            primary.forbid(translate("People", "Touchez un nom, ou « Nouvelle personne »."))
        else:
            primary.setText(action.words)
            primary.allow_unless(action.lack)

    def _main(self) -> MainAction | None:
        """The form's that is open; nothing is to be done with the list."""
        form = self._forms.get(self.presenter.stage)
        return form.main() if form is not None else None

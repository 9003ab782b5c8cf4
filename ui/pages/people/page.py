"""The page of operators, wired."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.domain.house.rights import Act, Role
from app.domain.values.days import local
from app.services.badges import BadgeChanged
from app.services.people import Engaged, Member
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.people.presenter import PeoplePresenter, Stage
from ui.pages.people.view import PeopleView
from ui.pages.people.words import badge_words, code_fault_words, last_login_words, role_does, roles_line
from ui.roles import role_word
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
        self.presenter = PeoplePresenter(context.desk)
        self._shown = False
        self.view = view = PeopleView()
        view.words_asked.connect(self._set_words)
        view.chosen.connect(self._choose)
        view.newcomer.clicked.connect(self._begin_newcomer)
        view.back.clicked.connect(self._back)
        view.escaped.connect(self._back)
        view.name.edit.textEdited.connect(self._type_name)
        view.name.edit.textChanged.connect(self._type_name)
        view.name.edit.returnPressed.connect(self._primary)
        for role, check in view.roles.items():
            check.toggled.connect(partial(self._mark, role))
        view.new_code.clicked.connect(self._begin_code)
        view.new_badge.clicked.connect(self._begin_badge)
        view.take_badge.clicked.connect(self._take_badge)
        view.let_go.clicked.connect(self._let_go)
        view.pad.changed.connect(self._show_primary)
        view.pad.confirmed.connect(self._primary)
        view.primary.clicked.connect(self._primary)
        view.confirmed.connect(self._primary)
        self._operations.changed.connect(self._changed)
        self._set_words()

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

    def _changed(self, change: Change) -> None:
        if self._shown and change.act in _CONCERNS:
            self._ask()

    def _ask(self) -> None:
        self._operations.read(self, self.presenter.load).success(self._found).refused(self._refused).run()

    def _found(self, found: Sequence[Member]) -> None:
        self.presenter.show(found)
        self._show()

    # -- who ------------------------------------------------------------------------------------

    def _choose(self, operator: str) -> None:
        self.presenter.choose(operator)
        self._open_form()

    def _begin_newcomer(self) -> None:
        self.presenter.begin_newcomer()
        self._open_form()

    def _open_form(self) -> None:
        held = self.presenter
        self.view.refusal.clear()
        self.view.name.set_text(held.name)
        for role, check in self.view.roles.items():
            check.setChecked(role in held.roles)
        self._show()
        if held.is_newcomer:
            self.view.name.edit.setFocus()

    def _back(self) -> None:
        self.view.refusal.clear()
        self.view.pad.take_code()
        self.presenter.leave()
        self._show()

    def _type_name(self, text: str) -> None:
        self.presenter.name = text
        self._show_primary()

    def _mark(self, role: Role, held: bool) -> None:
        self.presenter.mark(role, held=held)
        self._show_primary()

    # -- acts -----------------------------------------------------------------------------------

    def _primary(self) -> None:
        held, view = self.presenter, self.view
        if view.primary.is_busy or not view.primary.isEnabled():
            return
        if held.stage is Stage.FORM and held.is_newcomer:
            self._begin_code()
        elif held.stage is Stage.FORM:
            self._run(held.save())
        elif held.stage is Stage.BADGE:
            self._run(held.give_badge())
        elif held.stage in (Stage.CODE, Stage.AGAIN):
            work = held.take_code(view.pad.take_code())
            if work is None:
                self._show()
            else:
                self._run(work)

    def _begin_code(self) -> None:
        self.presenter.begin_code()
        self._show()

    def _begin_badge(self) -> None:
        self.view.refusal.clear()
        self.presenter.begin_badge()
        self._show()

    def take_scan(self, code: str) -> bool:
        """A badge is read; it is given by a touch."""
        if not self.presenter.take_scan(code):
            return False
        self.view.refusal.clear()
        self._show()
        return True

    def _take_badge(self) -> None:
        self._run(self.presenter.take_badge())

    def _let_go(self) -> None:
        self._run(self.presenter.let_go())

    def _run(self, work: Callable[[], Engaged | BadgeChanged]) -> None:
        self.view.refusal.clear()
        for button in (self.view.let_go, self.view.new_code, self.view.new_badge, self.view.take_badge):
            button.setEnabled(False)
        self.view.primary.set_busy(True)
        self._operations.act(self, work).always(self._over).success(self._done).refused(self._refused).run()

    def _over(self) -> None:
        self.view.primary.set_busy(False)
        self._show()

    def _done(self, _changed: Engaged | BadgeChanged) -> None:
        self.presenter.done()
        self._sounds.play(Sound.DONE)
        self._show()

    def _refused(self, refusal: Refused) -> None:
        self._sounds.play(Sound.BAD_SCAN)
        self.presenter.leave()
        self._show()
        self.view.refusal.say(refusal)

    # -- showing --------------------------------------------------------------------------------

    def _show(self) -> None:
        view, held = self.view, self.presenter
        view.show_people([(each.operator.id, each.operator.name, roles_line(each)) for each in held.members])
        working = sum(bool(each.operator.roles) for each in held.members)
        second = translate("People", "{count} ont des droits").format(count=working)
        view.heading.say(translate("People", "Opérateurs"), second if held.stage is Stage.LIST else "")
        if held.stage is Stage.LIST:
            view.show_list()
        elif held.stage is Stage.FORM:
            view.show_form()
            self._show_facts()
        elif held.stage is Stage.BADGE:
            view.show_badge()
            self._show_badge()
        else:
            view.show_code()
            self._show_code()
        for check in view.roles.values():
            check.setEnabled(held.stage is Stage.FORM and not held.is_self)
        view.name.setEnabled(held.stage is Stage.FORM)
        self._show_primary()

    def _show_facts(self) -> None:
        view, member = self.view, self.presenter.member
        for button in (view.new_code, view.new_badge, view.let_go):
            button.setVisible(member is not None)
        view.state.setVisible(member is not None)
        if member is None:
            view.who.say(translate("People", "Nouvelle personne"))
            view.show_facts(())
            return
        view.who.say(member.operator.name, member.operator.id)
        if member.locked_until is not None:
            words = translate("People", "Bloqué jusqu’à {time} : codes faux.")
            view.state.say(words.format(time=f"{local(member.locked_until):%H:%M}"), "bad", Icon.LOCK)
        elif member.operator.roles:
            view.state.say(translate("People", "Peut ouvrir une session"), "good", Icon.USER_CHECK)
        else:
            view.state.say(translate("People", "N’ouvre plus de session"), "warn", Icon.USER_X)
        view.show_facts(
            [
                (translate("People", "Dernière session"), last_login_words(member)),
                (translate("People", "Codes faux de suite"), str(member.failures)),
                (translate("People", "Badge"), badge_words(member)),
            ]
        )
        view.new_code.setEnabled(True)
        view.new_badge.setEnabled(True)
        if self.presenter.is_self:
            view.let_go.forbid(translate("People", "Vos droits se changent par un autre administrateur."))
        elif member.operator.roles:
            view.let_go.allow()
        else:
            view.let_go.forbid(translate("People", "Cochez des rôles pour lui rendre des droits."))

    def _show_badge(self) -> None:
        view, held = self.view, self.presenter
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

    def _show_code(self) -> None:
        view, held = self.view, self.presenter
        once_more = held.stage is Stage.AGAIN
        title = translate("People", "Le même code, encore une fois") if once_more else ""
        view.code_title.say(title or translate("People", "Son code personnel"), held.name)
        view.code_fault.setVisible(held.fault is not None)
        if held.fault is not None:
            view.code_fault.say(code_fault_words(held.fault), "bad", Icon.TRIANGLE_ALERT)

    def _show_primary(self, _typed: int = 0) -> None:
        view, held = self.view, self.presenter
        if view.primary.is_busy:
            return
        view.primary.setText(self._primary_words())
        if held.stage is Stage.LIST:
            view.primary.forbid(translate("People", "Touchez un nom, ou « Nouvelle personne »."))
        elif held.stage is Stage.FORM:
            ready = held.is_complete and held.changed
            why = translate("People", "Il faut un nom et au moins un rôle.")
            same = translate("People", "Rien n’a changé.")
            view.primary.allow() if ready else view.primary.forbid(same if held.is_complete else why)
        elif held.stage is Stage.BADGE:
            unread = translate("People", "Scannez d’abord le badge.")
            view.primary.allow() if held.badge else view.primary.forbid(unread)
        elif view.pad.is_complete:
            view.primary.allow()
        else:
            view.primary.forbid(translate("People", "Quatre à six chiffres."))

    def _primary_words(self) -> str:
        held = self.presenter
        if held.stage is Stage.LIST or (held.stage is Stage.FORM and not held.is_newcomer):
            return translate("People", "Enregistrer les droits")
        if held.stage is Stage.BADGE:
            return translate("People", "Remettre ce badge")
        if held.stage is Stage.AGAIN:
            taken_on = translate("People", "Donner accès")
            return taken_on if held.is_newcomer else translate("People", "Changer le code")
        return (
            translate("People", "Choisir le code")
            if held.stage is Stage.FORM
            else translate("People", "Continuer")
        )

    def _set_words(self) -> None:
        view = self.view
        view.name.set_label(translate("People", "Nom"))
        for role, check in view.roles.items():
            check.set_words(role_word(role), role_does(role))
        view.newcomer.setText(translate("People", "Nouvelle personne"))
        view.back.setText(translate("People", "Revenir"))
        view.keys.setText(translate("People", "Clavier"))
        view.new_code.setText(translate("People", "Nouveau code"))
        view.new_badge.setText(translate("People", "Badge"))
        view.take_badge.setText(translate("People", "Retirer son badge"))
        view.let_go.setText(translate("People", "Retirer tous les droits"))
        view.nobody.say(
            translate("People", "Qui fait quoi"),
            translate("People", "Touchez un nom pour ses rôles et son code. Tout est au journal."),
        )
        view.pad_words.setText(translate("People", "4 à 6 chiffres, que lui seul connaît"))
        self._show()

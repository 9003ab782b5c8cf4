"""One person's name and roles, and what is known of him."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from app.domain.house.rights import Role
from app.domain.values.days import local
from app.services.people import Member
from ui.form import Form, MainAction
from ui.icons import Icon
from ui.pages.people.presenter import PeoplePresenter, Stage, Work
from ui.pages.people.view import PeopleView
from ui.pages.people.words import badge_words, last_login_words, role_does
from ui.roles import role_word
from ui.words import translate


class PersonForm(Form):
    """From it lead the ways to a new code, to a badge, and out of the house."""

    def __init__(self, presenter: PeoplePresenter, view: PeopleView, run: Callable[[Work], None]) -> None:
        super().__init__(view)
        self._presenter, self._view, self._run = presenter, view, run
        view.name.edit.textChanged.connect(self._type_name)
        for role, check in view.roles.items():
            check.toggled.connect(partial(self._mark, role))
        view.new_code.clicked.connect(self._begin_code)
        view.let_go.clicked.connect(lambda: self._run(presenter.let_go()))

    def say_words(self) -> None:
        view = self._view
        view.name.set_label(translate("People", "Nom"))
        for role, check in view.roles.items():
            check.set_words(role_word(role), role_does(role))
        view.new_code.setText(translate("People", "Nouveau code"))
        view.new_badge.setText(translate("People", "Badge"))
        view.let_go.setText(translate("People", "Retirer tous les droits"))

    def open(self) -> None:
        """Whoever was chosen, as he is."""
        held, view = self._presenter, self._view
        view.name.set_text(held.name)
        for role, check in view.roles.items():
            check.setChecked(role in held.roles)
        self.changed.emit()
        if held.is_newcomer:
            view.name.edit.setFocus()

    def show(self) -> None:
        view, member = self._view, self._presenter.member
        view.show_form()
        for button in (view.new_code, view.new_badge, view.let_go):
            button.setVisible(member is not None)
        view.state.setVisible(member is not None)
        if member is None:
            view.who.say(translate("People", "Nouvelle personne"))
            view.show_facts(())
        else:
            self._show_member(member)

    def show_fields(self) -> None:
        """They stay in sight beside a code or a badge, and are changed in the form alone."""
        is_open = self._presenter.stage is Stage.FORM
        self._view.name.setEnabled(is_open)
        for check in self._view.roles.values():
            check.setEnabled(is_open and not self._presenter.is_self)

    def main(self) -> MainAction:
        held = self._presenter
        lack = ""
        if not held.is_complete:
            lack = translate("People", "Il faut un nom et au moins un rôle.")
        elif not held.changed:
            lack = translate("People", "Rien n’a changé.")
        if held.is_newcomer:
            return MainAction(translate("People", "Choisir le code"), self._begin_code, lack)
        return MainAction(translate("People", "Enregistrer les droits"), self._save, lack)

    def _show_member(self, member: Member) -> None:
        view = self._view
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
        if self._presenter.is_self:
            view.let_go.forbid(translate("People", "Vos droits se changent par un autre administrateur."))
        elif member.operator.roles:
            view.let_go.allow()
        else:
            view.let_go.forbid(translate("People", "Cochez des rôles pour lui rendre des droits."))

    def _type_name(self, text: str) -> None:
        self._presenter.name = text
        self.typed.emit()

    def _mark(self, role: Role, held: bool) -> None:
        self._presenter.mark(role, held=held)
        self.typed.emit()

    def _begin_code(self) -> None:
        self._presenter.begin_code()
        self.changed.emit()

    def _save(self) -> None:
        self._run(self._presenter.save())

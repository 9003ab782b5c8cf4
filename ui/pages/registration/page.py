"""The registration page, wired."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.domain.house.rights import Act
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.registration.entering import Entering
from ui.pages.registration.filling import Filling
from ui.pages.registration.main_action import MainAction
from ui.pages.registration.presenter import RegistrationPresenter, Step
from ui.pages.registration.screen import RegistrationScreen
from ui.pages.registration.signing import Signing
from ui.pages.registration.view import RegistrationView
from ui.pages.tournament_desk.at_work import TournamentAtWork
from ui.pages.tournament_desk.phrases import entry_parts
from ui.pages.tournament_desk.reading import DeskRead
from ui.words import translate

_CONCERNS: Final = frozenset(
    {
        Act.PRE_REGISTER, Act.REGISTER, Act.LATE_REGISTER, Act.WITHDRAW,
        Act.BAN, Act.EMPLOY, Act.LIMIT_ACCESS,
        Act.CREATE_TOURNAMENT, Act.CHANGE_TOURNAMENT, Act.CANCEL_TOURNAMENT, Act.POSTPONE, Act.STOP,
        Act.START, Act.OVERRIDE_START, Act.FIX_PRIZES, Act.FINISH, Act.SET_LEVEL, Act.ADJUST_CLOCK,
    }
)  # fmt: skip


class RegistrationPage(QObject):
    """Fill, verify, sign, take the money: the receipt comes by itself."""

    key = "registration"
    icon = Icon.USER_PLUS

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._customer = context.customer
        self.presenter = presenter = RegistrationPresenter(context.desk)
        self.view = view = RegistrationView()
        self._wanted = ""
        self._screen = RegistrationScreen(view, presenter, context.desk.house.clock.now)
        self._main = MainAction(context, view, presenter)
        self._work = TournamentAtWork(context, (view.head, view.picker), _CONCERNS, presenter.load)
        self._filling = Filling(context, view, presenter)
        self._signing = Signing(context, view, presenter)
        self._entering = Entering(context, view, presenter)
        self._wire()
        self._screen.set_words()
        self._show_action()

    def _wire(self) -> None:
        view = self.view
        self._work.loaded.connect(self._loaded)
        self._work.picking.connect(view.show_picker)
        self._work.picked.connect(view.show_form)
        self._work.left.connect(self._put_away)
        self._work.relieved.connect(self._begin_again)
        self._work.anew.connect(self._ask_anew)
        self._filling.changed.connect(self._form_changed)
        self._filling.looked.connect(self._show_progress)
        self._signing.changed.connect(self._show_progress)
        self._signing.refused.connect(self._entering.refuse)
        self._entering.changed.connect(self._show_action)
        self._entering.entered.connect(self._entered)
        view.words_asked.connect(self._set_words)
        view.escaped.connect(self._back)
        view.confirmed.connect(self._confirm)
        view.narrowed.connect(self._screen.show_head)
        view.primary.clicked.connect(self._act)
        view.again.clicked.connect(self._begin_again)
        view.abandon.clicked.connect(self._begin_again)
        view.next.clicked.connect(self._begin_again)
        view.held.clicked.connect(self._turn_held)
        view.held_list.chosen.connect(self._take)
        view.held_list.touched.connect(self._signing.print_for_known)
        view.checks_button.toggled.connect(view.fit)
        view.form.finished.connect(self._signing.go_on)
        view.payment.entered.connect(self._confirm)
        view.payment.changed.connect(self._show_action)
        view.later.toggled.connect(self._turn_later)
        view.refusal.left.connect(self._back)

    # -- the port `Page` ------------------------------------------------------------------------

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Registration", "Inscriptions")

    def on_show(self) -> None:
        self._work.show()
        if self.presenter.step is Step.FORM and self.presenter.applicant.form.is_empty:
            self.view.form.start()

    def on_hide(self) -> None:
        """Whoever comes next finds nobody's papers; a form half filled stays until it is done."""
        self._work.hide()
        self._filling.pause()
        if self.presenter.step is Step.DONE:
            self._begin_again()
        self._customer.show(None)

    def receive(self, subject: object) -> None:
        """Somebody who holds a place, from another page."""
        if isinstance(subject, str):
            self._wanted = subject
            self._work.load()

    def take_scan(self, code: str) -> bool:
        """The zone of a document, where the scanner reads documents; after an entry it is the next one's."""
        if "<" not in code or self.view.primary.is_busy:
            return False
        if self.presenter.step in (Step.DONE, Step.REFUSED):
            self._back()
        if self.presenter.step is not Step.FORM:
            return False
        self.view.form.zone.show_text(code)
        return True

    # -- what was read, filled, made ------------------------------------------------------------

    def _loaded(self, read: DeskRead) -> None:
        self.presenter.read = read
        self._work.settle(read.tournaments, self.presenter.tournament)
        wanted, self._wanted = self._wanted, ""
        if wanted:
            self._take(wanted)
            self._signing.print_for_known()
        self._screen.show_due()
        self._screen.show()
        self._offer_held()
        self._show_action()
        self._filling.ask()

    def _form_changed(self) -> None:
        self._signing.unsign()
        self._offer_held()
        self._show_action()

    def _entered(self) -> None:
        self._screen.show()
        self.view.show_done()
        self._show_action()
        self._work.load()

    # -- who is at the desk ---------------------------------------------------------------------

    def _take(self, player: str) -> None:
        """Somebody who holds a place or waits."""
        if self._filling.take(player):
            self._start_anew()
            self._signing.go_on()

    def _begin_again(self) -> None:
        if self.view.primary.is_busy:
            return
        self.presenter.begin_again()
        self._entering.forget_doubt()
        self._filling.begin_again()
        self.view.held_list.clear_search()
        self._start_anew()
        self.view.form.start()

    def _ask_anew(self) -> None:
        """Another tournament, for whoever is at the desk."""
        if not self.view.primary.is_busy:
            self.presenter.ask_anew()
            self._start_anew()

    def _start_anew(self) -> None:
        """Nothing is signed, received or put off for whoever is at the desk now."""
        self._signing.unsign()
        self.view.later.setChecked(False)
        self.view.payment.begin(entry_parts(self.presenter.state))
        self.view.show_form()
        self._screen.show()
        self._offer_held()
        self._show_action()

    def _offer_held(self) -> None:
        """While nobody is at the desk, those who hold a place are one touch away; later they are two."""
        nobody, some = self.presenter.applicant.form.is_empty, bool(self.presenter.held)
        self.view.offer_held(nobody and some)
        self.view.held.setVisible(some and not nobody)

    def _turn_held(self) -> None:
        self.view.offer_held(not self.view.shows_held)
        if self.view.shows_held:
            self.view.held_list.search.setFocus()

    def _turn_later(self, later: bool) -> None:
        for part in (self.view.payment, self.view.bulletin, self.view.print_bulletin):
            part.setVisible(not later)
        self.view.later_note.setVisible(later)
        self._show_progress()

    # -- going on and back ----------------------------------------------------------------------

    def _confirm(self) -> None:
        """Enter: what is still to be printed or ticked comes before the main action."""
        if not (self.view.shows_form and self._signing.takes_enter()):
            self.view.primary.click()

    def _act(self) -> None:
        if not self.view.primary.isEnabled() or self._main.closed_drawer.leads():
            return
        if self.presenter.step is Step.DONE:
            self._begin_again()
        elif self.presenter.step is Step.DECISION:
            self._entering.confirm_decision()
        else:
            self._entering.enter()

    def _back(self) -> None:
        if self.view.primary.is_busy:
            return
        if self.presenter.step is Step.DONE:
            self._begin_again()
        else:
            self._put_away()

    def _put_away(self) -> None:
        """What was refused or in doubt: the form again. An entry that was made is still told."""
        self._entering.forget_doubt()
        if self.presenter.step is Step.DONE:
            return
        self.presenter.step = Step.FORM
        self.view.show_form()
        self._screen.show()
        self._show_action()

    # -- showing --------------------------------------------------------------------------------

    def _show_progress(self) -> None:
        self._screen.show_checks()
        self._screen.show_due()
        self._show_action()

    def _show_action(self) -> None:
        self._signing.show()
        self._screen.show_asked()
        self._main.show()

    def _set_words(self) -> None:
        self._screen.set_words()
        self._show_action()

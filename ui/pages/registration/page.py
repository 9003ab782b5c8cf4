"""The registration page, wired."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.services.poker.desk import Entered
from app.services.poker.rosters import EntryPreview
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.registration.forms import Form
from ui.pages.registration.presenter import Paid, RegistrationPresenter, Step
from ui.pages.registration.screen import RegistrationScreen
from ui.pages.registration.view import RegistrationView
from ui.pages.tournament_desk.doubt_flow import DoubtFlow
from ui.pages.tournament_desk.doubts import DOUBTS, Decided
from ui.pages.tournament_desk.reading import DeskRead
from ui.sounds import Sound
from ui.words import translate

_ASK_AFTER_MS: Final = 200
_CONCERNS: Final = frozenset(
    {
        Act.PRE_REGISTER, Act.REGISTER, Act.LATE_REGISTER, Act.WITHDRAW,
        Act.BAN, Act.EMPLOY, Act.LIMIT_ACCESS,
        Act.CREATE_TOURNAMENT, Act.CHANGE_TOURNAMENT, Act.CANCEL_TOURNAMENT, Act.POSTPONE, Act.STOP,
        Act.START, Act.FIX_PRIZES, Act.FINISH, Act.SET_LEVEL, Act.ADJUST_CLOCK,
    }
)  # fmt: skip


class RegistrationPage(QObject):
    """Fill, verify, take the money: the receipt comes by itself."""

    key = "registration"
    icon = Icon.USER_PLUS

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations, self._sounds = context.operations, context.sounds
        self.presenter = RegistrationPresenter(context.desk)
        self.view = RegistrationView()
        clock = context.desk.house.clock
        self._screen = RegistrationScreen(self.view, self.presenter, clock.now, context.customer)
        self._doubt = DoubtFlow(context, self.view, self.view.decision, self.view.approval)
        self._shown = False
        self._wanted = ""
        self._ask_soon = QTimer(self.view)
        self._ask_soon.setSingleShot(True)
        self._ask_soon.setInterval(_ASK_AFTER_MS)
        self._ask_soon.timeout.connect(self._ask)
        self._wire()
        self._screen.set_words()

    def _wire(self) -> None:
        view = self.view
        view.words_asked.connect(self._screen.set_words)
        view.words_asked.connect(self._doubt.retranslate)
        view.back_asked.connect(self._back)
        view.confirmed.connect(self._confirm)
        view.narrowed.connect(self._screen.show_head)
        view.primary.clicked.connect(self._primary)
        view.again.clicked.connect(self._begin_again)
        view.held.clicked.connect(self._turn_held)
        view.checks_button.toggled.connect(view.fit)
        view.form.changed.connect(self._typed)
        view.form.finished.connect(self._to_payment)
        view.form.zone_read.connect(self._read_zone)
        view.held_list.chosen.connect(self._take)
        view.payment.entered.connect(self._confirm)
        view.payment.changed.connect(self._screen.show_primary)
        view.later.toggled.connect(self._turn_later)
        view.bulletin.toggled.connect(self._signed)
        view.print_bulletin.clicked.connect(self._print_bulletin)
        view.refusal.left.connect(self._back)
        view.wait.clicked.connect(self._join_waiting)
        self._doubt.opened.connect(self._open_doubt)
        self._doubt.decided.connect(self._decided)
        self._doubt.refused.connect(self._say_refused)
        view.abandon.clicked.connect(self._begin_again)
        view.head.other.clicked.connect(self._open_picker)
        view.picker.chosen.connect(self._pick)
        self._operations.changed.connect(self._changed)
        self._context.tournament.changed.connect(self._load_if_shown)

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Registration", "Inscriptions")

    def on_show(self) -> None:
        self._shown = True
        self._load()
        if self.presenter.step is Step.FORM and self.presenter.form.is_empty:
            self.view.form.start()

    def on_hide(self) -> None:
        """Whoever comes next finds nobody's papers; a form half filled stays until it is done."""
        self._shown = False
        self._ask_soon.stop()
        if self.presenter.step is Step.DONE:
            self._begin_again()
        self._context.customer.show(None)

    def receive(self, subject: object) -> None:
        """Somebody who holds a place, from another page."""
        if isinstance(subject, str):
            self._wanted = subject
            self._load()

    def take_scan(self, code: str) -> bool:
        """The zone of a document, where the scanner reads documents."""
        if "<" not in code or self.presenter.step is not Step.FORM or self.view.primary.is_busy:
            return False
        self.view.form.zone.show_text(code)
        return True

    # -- reading --------------------------------------------------------------------------------

    def _load_if_shown(self) -> None:
        if self._shown:
            self._load()

    def _changed(self, change: Change) -> None:
        if change.act in _CONCERNS:
            self._load_if_shown()

    def _load(self) -> None:
        chosen = self._context.tournament.current
        self._operations.read(self, lambda: self.presenter.load(chosen)).success(self._loaded).run()

    def _loaded(self, read: DeskRead) -> None:
        self.presenter.read = read
        self._context.tournament.choose(self.presenter.tournament or None)
        wanted, self._wanted = self._wanted, ""
        if wanted:
            self._take(wanted)
        self._screen.show_due()
        self._screen.show()
        self._ask()

    def _ask(self) -> None:
        """What the house says about the form as it stands."""
        if not self.presenter.tournament:
            return
        form = self.presenter.form
        operation = self._operations.read(self, lambda: (form, self.presenter.ask_preview(form)))
        operation.success(self._answered).run()

    def _answered(self, answer: tuple[Form, EntryPreview]) -> None:
        form, preview = answer
        if form == self.presenter.form:
            self.presenter.preview = preview
            self._screen.show_checks()
            self._screen.show_primary()

    # -- the form -------------------------------------------------------------------------------

    def _typed(self) -> None:
        before = self.presenter.form
        self.presenter.change(self.view.form.form())
        if self.presenter.form != before:
            self.view.bulletin.setChecked(False)  # what was signed said something else
        self._ask_soon.start()
        self._screen.show_primary()

    def _read_zone(self, text: str) -> None:
        self.presenter.change(self.view.form.form())
        try:
            names = self.presenter.read_zone(text)
        except Refused:
            self._sounds.play(Sound.BAD_SCAN)
            self.view.form.zone.say_wrong()
            return
        self.view.form.show_form(self.presenter.form, names)
        self.view.bulletin.setChecked(False)
        self.view.form.zone.say_right()
        self.view.form.go_to_first_empty()
        self._ask()

    def _take(self, player: str) -> None:
        """Fill the form with somebody who holds a place or waits."""
        if not self.presenter.take(player):
            return
        self.view.form.zone.clear()
        self.view.form.show_form(self.presenter.form)
        self._fresh_payment()
        self.view.show_form()
        self._screen.show()
        self._ask()
        self._to_payment()

    def _begin_again(self) -> None:
        if self.view.primary.is_busy:
            return
        self.presenter.begin_again()
        self._doubt.close()
        self.view.form.clear()
        self.view.held_list.clear_search()
        self._fresh_payment()
        self.view.show_form()
        self._screen.show()
        self._ask()
        self.view.form.start()

    def _fresh_payment(self) -> None:
        self.view.bulletin.setChecked(False)
        self.view.later.setChecked(False)
        self.view.payment.begin(self._screen.parts())

    def _turn_held(self) -> None:
        if self.view.held.isChecked():
            self.view.show_held()
            self.view.held_list.search.setFocus()
        else:
            self.view.show_form()
        self._screen.show()

    def _open_picker(self) -> None:
        self.view.picker.show_tournaments(self.presenter.read.tournaments, self.presenter.tournament)
        self.view.show_picker()

    def _pick(self, tournament: str) -> None:
        self.view.show_form()
        self._context.tournament.choose(tournament)
        self._load()

    def _back(self) -> None:
        if self.view.primary.is_busy:
            return
        if self.presenter.step is Step.DONE:
            self._begin_again()
            return
        self.presenter.step = Step.FORM
        self._doubt.close()
        self.view.show_form()
        self._screen.show()

    # -- payment --------------------------------------------------------------------------------

    def _to_payment(self) -> None:
        """After the last field: the bulletin is printed to be signed while the money is counted."""
        to_print = self.view.print_bulletin
        waits = to_print.isVisibleTo(self.view) and not self.presenter.bulletin_printed
        if self.view.form.check_days() and waits and to_print.isEnabled():
            to_print.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._to_money()

    def _to_money(self) -> None:
        if self.view.payment.received.isVisibleTo(self.view):
            self.view.payment.received.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.view.bulletin.setFocus(Qt.FocusReason.TabFocusReason)

    def _confirm(self) -> None:
        """Enter: what is still to be printed or ticked is gone to first."""
        if self.view.print_bulletin.hasFocus():
            self._print_bulletin()
            return
        bulletin = self.view.bulletin
        asks = self.presenter.step is Step.FORM and bulletin.isVisibleTo(self.view)
        if asks and not bulletin.isChecked() and self.view.shows_form:
            if bulletin.hasFocus():
                bulletin.setChecked(True)
            else:
                bulletin.setFocus(Qt.FocusReason.TabFocusReason)
            return
        self.view.primary.click()

    def _turn_later(self, later: bool) -> None:
        self.view.payment.setVisible(not later)
        self.view.bulletin.setVisible(not later)
        self.view.print_bulletin.setVisible(not later)
        self.view.later_note.setVisible(later)
        self._screen.show_checks()
        self._screen.show_primary()

    def _signed(self) -> None:
        self._screen.show_checks()
        self._screen.show_primary()

    def _print_bulletin(self) -> None:
        if not self.view.print_bulletin.isEnabled() or not self.view.form.check_days():
            return
        origin, form = self._context.desk.origin(), self.presenter.form
        self.view.print_bulletin.setEnabled(False)
        operation = self._operations.act(self, lambda: self.presenter.print_bulletin(origin, form))
        operation.always(self._may_print_again).success(self._printed).refused(self._refused).run()

    def _may_print_again(self) -> None:
        self._screen.show_bulletin()

    def _printed(self, form: Form) -> None:
        self.presenter.show_printed(form)
        self._screen.show_checks()
        self._screen.show_primary()
        self._to_money()

    # -- acting ---------------------------------------------------------------------------------

    def _primary(self) -> None:
        if not self.view.primary.isEnabled():
            return
        if self.presenter.step is Step.DONE:
            self._begin_again()
        elif self.presenter.step is Step.DECISION:
            self._doubt.confirm()
        elif self.view.form.check_days():
            self._enter(self._paid())

    def _paid(self) -> Paid:
        payment = self.view.payment
        return Paid(payment.tendered, payment.means, later=self.view.later.isChecked())

    def _enter(self, paid: Paid, *, waiting: bool = False) -> None:
        origin = self.presenter.intend()
        self.view.primary.set_busy(True)
        operation = self._operations.act(
            self, lambda: (self.presenter.enter(origin, paid, waiting=waiting), paid)
        )
        operation.always(self._not_busy).success(self._entered).refused(self._refused).run()

    def _join_waiting(self) -> None:
        if not self.view.primary.is_busy:
            self._enter(Paid(later=True), waiting=True)

    def _entered(self, answer: tuple[Entered, Paid]) -> None:
        self.presenter.show_entered(*answer)
        self._sounds.play(Sound.DONE)
        self._screen.show()
        self.view.show_done()
        self._load()

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self._screen.show_primary()

    def _refused(self, refusal: Refused) -> None:
        """In place: in the fields, as a decision to take, or in the words of the refusal."""
        self.presenter.give_up()
        self._sounds.play(Sound.BAD_SCAN)
        if refusal.code is Code.IDENTITY_MISSING:
            self._mark_missing(refusal)
        elif refusal.code in DOUBTS:
            held = self.presenter
            self._doubt.open(DOUBTS[refusal.code], held.person, held.subject, held.decided)
        else:
            self._say_refused(refusal)

    def _mark_missing(self, refusal: Refused) -> None:
        names = {"document": "number", "surname": "birth_name"}
        fields = refusal.details.get("fields", ())
        named = [str(name) for name in fields] if isinstance(fields, tuple) else []
        words = translate("Registration", "À remplir, d’après la pièce d’identité")
        missing = {names.get(name, name): words for name in named}
        self.presenter.step = Step.FORM
        self.view.show_form()
        self.view.checks_button.setChecked(False)
        self.view.form.refuse(missing)
        self._screen.show_primary()

    # -- a supervisor decides -------------------------------------------------------------------

    def _open_doubt(self) -> None:
        self.presenter.step = Step.DECISION
        self.view.show_decision()

    def _decided(self, decided: Decided) -> None:
        self.presenter.decide(decided)
        self.view.show_form()
        self._enter(self._paid())

    def _say_refused(self, refusal: Refused) -> None:
        self._sounds.play(Sound.BAD_SCAN)
        self.presenter.step = Step.REFUSED
        self.view.refusal.say(refusal)
        self.view.wait.setVisible(refusal.code is Code.FULL)
        self.view.show_refusal()
        self._screen.show_primary()

"""The check page, wired."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QElapsedTimer, QObject, Qt
from PySide6.QtWidgets import QWidget

from app.domain.betting.ticket_numbers import BAR_CODE_DIGITS
from app.domain.errors import Code, Refused
from app.domain.house.rights import Operator
from app.services.betting.payments import TicketPaid
from app.services.betting.registers import TicketReferred
from app.services.betting.transfers import RecapPrinted
from app.services.people import Approved
from ui.betting.age_refusal import AgeRefusal
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Operation
from ui.pages.check.presenter import Case, CheckPresenter, LookedUp
from ui.pages.check.showing import WAITING, CheckShowing
from ui.pages.check.view import CheckView
from ui.sounds import Sound
from ui.widgets import wrong_code_words
from ui.words import translate

R = TypeVar("R")

_DOUBLE_TOUCH_MS: Final = 500
"""A second touch that follows so soon was meant for the payment: its confirmation stays."""
_OF_NO_WORTH = frozenset(
    {
        Case.PAID,
        Case.CANCELLED,
        Case.EXPIRED,
        Case.SUPERSEDED,
        Case.UNKNOWN,
        Case.CONTROL_WRONG,
        Case.THROTTLED,
    }
)


class CheckPage(QObject):
    """Scan, tick, pay: two touches. A scan never pays (H6)."""

    key = "check"
    icon = Icon.SCAN_BARCODE

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._operations, self._sounds, self._printing = context.operations, context.sounds, context.printing
        self.presenter = CheckPresenter(context.desk)
        self._paid_since = QElapsedTimer()
        self.view = view = CheckView()
        self._showing = CheckShowing(self.presenter, view, context.customer)
        self._age = AgeRefusal(context, view)
        view.words_asked.connect(self._showing.set_words)
        view.back_asked.connect(self._back)
        view.number.line.textEdited.connect(self._typed)
        view.number.line.entered.connect(self._entered)
        view.keypad.pressed.connect(view.number.line.press)
        view.taken_back.toggled.connect(self._tick)
        view.same_person.toggled.connect(self._turn_same_person)
        view.primary.clicked.connect(self._primary)
        view.number.leave.clicked.connect(self._next_ticket)
        view.damaged.clicked.connect(self._ask_damage)
        view.damage.changed.connect(self._showing.show_primary)
        view.damage.entered.connect(self._primary)
        view.of_age.clicked.connect(self._ask_age)
        view.age.adult.connect(self._showing.settle_age)
        view.age.minor.connect(self._refuse_minor)
        view.read_rule.clicked.connect(self._showing.turn_rule)
        view.form.entered.connect(self._primary)
        view.form.edited.connect(self._form_edited)
        view.approval.changed.connect(self._showing.show_primary)
        view.approval.confirmed.connect(self._primary)
        self._showing.set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Check", "Contrôle\net paiement")

    def on_show(self) -> None:
        self.view.number.setFocus()

    def on_hide(self) -> None:
        """Whoever comes next finds no ticket of somebody else's."""
        self.presenter.forget_person()
        self._next_ticket()

    def receive(self, subject: object) -> None:
        """A code from a scan or from another page."""
        if isinstance(subject, str):
            self._look_up(subject)

    def take_scan(self, code: str) -> bool:
        if len(code) != BAR_CODE_DIGITS or self.view.primary.is_busy:
            return False
        self._look_up(code)
        return True

    # -- the number ---------------------------------------------------------------------------

    def _typed(self) -> None:
        """Figures are being typed: what was in hand is put away, unless it is just being paid."""
        if self.view.primary.is_busy:
            self._showing.show_number()
            return
        self.view.why.hide()
        if self.presenter.case not in WAITING:
            typed = self.view.number.line.digits()
            self.presenter.clear()
            self._showing.show()
            self.view.number.line.go_on(typed)
        self._showing.show_primary()

    def _entered(self) -> None:
        if self.presenter.case in WAITING and not self.view.shows_damage:
            self._look_up_typed()
        else:
            self.view.primary.click()

    def _look_up_typed(self) -> None:
        """Look up what was typed, or say which figures are missing."""
        code = self.presenter.whole_code(self.view.number.line.text())
        if code is not None:
            self._look_up(code)
            return
        self._sounds.play(Sound.BAD_SCAN)
        self.view.say_why(self._showing.figures_missing(), Icon.TRIANGLE_ALERT, "warn")

    def _look_up(self, code: str) -> None:
        if self.view.primary.is_busy:
            return
        self._act(lambda: self.presenter.look_up(code)).success(self._found).run()

    def _found(self, found: LookedUp) -> None:
        self.view.why.hide()
        self.presenter.show(found)
        if found.case in _OF_NO_WORTH:
            self._sounds.play(Sound.BAD_SCAN)
        self._showing.show()
        if found.case is Case.CONTROL:
            self.view.number.setFocus()

    def _next_ticket(self) -> None:
        if self.view.primary.is_busy:
            return
        self.view.why.hide()
        self.presenter.clear()
        self._showing.show()
        self.view.number.setFocus()

    def _back(self) -> None:
        """One step back: from a supervisor's word or a form to the ticket, from there to the next one."""
        if self.view.asks_age:
            self._showing.settle_age()
        elif self.view.is_aside and not self.view.primary.is_busy:
            self.presenter.give_up()
            self._showing.show()
        else:
            self._next_ticket()

    # -- paying -------------------------------------------------------------------------------

    def _tick(self, ticked: bool) -> None:
        self.presenter.taken_back = ticked
        self._showing.show_primary()

    def _turn_same_person(self, same: bool) -> None:
        self.presenter.same_person = same

    def _primary(self) -> None:
        held, view = self.presenter, self.view
        if not view.primary.isEnabled():
            return
        if view.shows_approval:
            self._pay_approved()
        elif view.shows_damage:
            self._refer()
        elif held.case in WAITING:
            self._look_up_typed()
        elif held.case is Case.JUST_PAID and not self._paid_since.hasExpired(_DOUBLE_TOUCH_MS):
            return
        elif not held.may_pay:
            self._next_ticket()
        elif held.needs_winner and not view.shows_form:
            self._open_form()
        else:
            self._pay()

    def _open_form(self, *, kept: bool = False) -> None:
        held = self.presenter
        self.view.show_form()
        self.view.form.open(held.method, held.amount, identity=held.needs_identity, kept=kept)
        self._form_edited()

    def _form_edited(self) -> None:
        """A transfer that was read back is read back again once a letter of it has changed."""
        held, form = self.presenter, self.view.form
        held.winner, held.sharers = form.winner(), form.sharers()
        self._showing.show_form()

    def _pay(self) -> None:
        if self.view.shows_form:
            self._form_edited()
        if self.presenter.needs_recap:
            recap = self._act(self.presenter.recap_printing())
            recap.success(self._recap_printed).refused(self._refused).run()
            return
        self._act(self.presenter.payment()).success(self._paid).refused(self._refused).run()

    def _act(self, work: Callable[[], R]) -> Operation[R]:
        """An act of the page: the main action is busy until it is answered."""
        self.view.primary.set_busy(True)
        return self._operations.act(self, work).always(self._not_busy)

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self._showing.show_primary()

    def _recap_printed(self, printed: RecapPrinted) -> None:
        self.presenter.show_recap(printed)
        self._form_edited()

    def _paid(self, paid: TicketPaid) -> None:
        self.presenter.show_paid(paid)
        if paid.amount and not paid.orders:
            self._printing.kick_drawer()
        self._paid_since.start()
        self._sounds.play(Sound.DONE)
        self._showing.show()

    def _refused(self, refusal: Refused) -> None:
        """Say it where the work is; a ticket that somebody else ended meanwhile is looked up again."""
        self.presenter.give_up()
        if refusal.code is Code.IDENTITY_REQUIRED and not self.presenter.needs_identity:
            self.presenter.identity_asked = True
            self._open_form(kept=True)
        if self.view.shows_form and self.view.form.refuse(refusal):
            return
        if self.presenter.says_again(refusal):
            self._look_up(self.presenter.code)
            return
        self._sounds.play(Sound.BAD_SCAN)
        if refusal.code is Code.EMPLOYEE:
            self._operations.read(self, self.presenter.supervisors).success(self._ask_word).run()
            return
        self._showing.show()
        self.view.show_body((), ())
        self.view.show_methods(shown=False)
        self.view.refusal.say(refusal)

    # -- a winner of the house's own staff ----------------------------------------------------

    def _ask_word(self, people: Sequence[Operator]) -> None:
        """Staff may not bet (1.2): a supervisor compares and decides."""
        title = translate("Check", "Accord d’un responsable")
        second = translate("Check", "Payer {amount} à un salarié (art. 1.2)")
        self.view.ask_approval(title, second.format(amount=self.presenter.amount.text()), people)
        self._showing.show_primary()

    def _pay_approved(self) -> None:
        pane = self.view.approval
        if not pane.is_complete or not pane.chosen:
            return
        reason = translate("Check", "Gagnant inscrit au registre du personnel")
        work = self.presenter.approved_payment(pane.chosen, pane.take_code(), reason)
        self._act(work).success(self._word_given).refused(self._refused_in_the_end).run()

    def _word_given(self, answer: tuple[Approved, TicketPaid | None]) -> None:
        word, paid = answer
        if paid is None:
            self.view.approval.say_why(wrong_code_words(word.tries_left))
            self._showing.show_primary()
        else:
            self._paid(paid)

    def _refused_in_the_end(self, refusal: Refused) -> None:
        """The word was given and counts no more; the ticket is shown with what refused it."""
        self.view.show_answer(paper=True)
        self._refused(refusal)

    # -- a winner who may be under 18 ---------------------------------------------------------

    def _ask_age(self) -> None:
        if not self.view.primary.is_busy:
            self.view.why.hide()
            self._showing.ask_age()

    def _refuse_minor(self) -> None:
        self._age.refuse()
        self.presenter.refuse_minor()
        self._showing.show()

    # -- a damaged paper ----------------------------------------------------------------------

    def _ask_damage(self) -> None:
        if not self.view.primary.is_busy:
            self.view.why.hide()
            self.view.show_damage()
            self.view.damage.choices[0].setFocus(Qt.FocusReason.OtherFocusReason)
            self._showing.show_primary()

    def _refer(self) -> None:
        work = self.presenter.referring(self.view.damage.reason())
        self._act(work).success(self._referred).refused(self._refused).run()

    def _referred(self, referred: TicketReferred) -> None:
        self.presenter.show_referred(referred)
        self._sounds.play(Sound.DONE)
        self._showing.show()

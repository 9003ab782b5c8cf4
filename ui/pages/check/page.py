"""The check page, wired."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from app.domain.betting.ticket_numbers import BAR_CODE_DIGITS
from app.domain.errors import Code, Refused
from app.services.betting.registers import TicketReferred
from ui.betting.age_refusal import AgeRefusal
from ui.betting.cancelling import ToCancel
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.check.looking_up import Case, LookedUp, look_up
from ui.pages.check.paying import Paying
from ui.pages.check.presenter import CheckPresenter
from ui.pages.check.showing import WAITING, CheckShowing
from ui.pages.check.view import CheckView
from ui.sounds import Sound
from ui.words import translate

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
        self._desk = context.desk
        self._sounds, self._navigator = context.sounds, context.navigator
        self.presenter = CheckPresenter(context.desk)
        self.view = view = CheckView()
        self._showing = CheckShowing(self.presenter, view, context.customer)
        self._paying = Paying(context, self.presenter, view, self._showing)
        self._age = AgeRefusal(context, view)
        view.words_asked.connect(self._showing.set_words)
        view.escaped.connect(self._back)
        view.number.line.textEdited.connect(self._typed)
        view.number.line.entered.connect(self._entered)
        view.number.line.textChanged.connect(self._showing.show_hint)
        view.keypad.pressed.connect(view.number.line.press)
        self._paying.stale.connect(self._look_up_again)
        view.primary.clicked.connect(self._primary)
        view.confirmed.connect(view.primary.click)
        view.number.leave.clicked.connect(self._next_ticket)
        view.other.taken_up.connect(self._take_up_other)
        view.damaged.clicked.connect(self._ask_damage)
        view.damage.changed.connect(self._showing.show_primary)
        view.damage.entered.connect(self._primary)
        view.damage.figure.connect(self._type_number)
        view.of_age.clicked.connect(self._ask_age)
        view.cancel.clicked.connect(self._cancel)
        view.age.adult.connect(self._showing.settle_age)
        view.age.minor.connect(self._refuse_minor)
        view.read_rule.clicked.connect(self._showing.turn_rule)
        view.form.entered.connect(self._primary)
        view.approval.confirmed.connect(self._primary)
        self._showing.set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Check", "Contrôle\net paiement")

    def on_show(self) -> None:
        """What may be done here depends on who is there."""
        self._showing.show()
        self.view.number.setFocus()

    def on_hide(self) -> None:
        """Whoever comes next finds no ticket of somebody else's."""
        self.presenter.payout.forget_person()
        self.view.other.forget()
        self._next_ticket()

    def receive(self, subject: object) -> None:
        """A code from a scan or from another page."""
        if isinstance(subject, str):
            self._look_up(subject)

    def take_scan(self, code: str) -> bool:
        """A ticket scanned again finds its form as it was left; another one waits until that is done."""
        if self.view.primary.is_busy:
            return False
        under_way = self._showing.has_written or self.view.is_aside
        if under_way and code == self.presenter.code:
            self.view.say_why(translate("Check", "C’est le ticket en main : la saisie est gardée."))
        elif not self._showing.has_written:
            return self._take_ticket(code)
        elif len(code) == BAR_CODE_DIGITS:
            self.view.other.wait_with(code)
        else:
            self.view.say_why(translate("Check", "Ce code n’est pas un ticket : la saisie est gardée."))
        return True

    def _take_ticket(self, code: str) -> bool:
        if len(code) != BAR_CODE_DIGITS:
            return False
        self._look_up(code)
        return True

    # -- the number ---------------------------------------------------------------------------

    def _typed(self) -> None:
        """Figures are being typed: what was in hand is put away, unless it is just being paid."""
        if self.view.primary.is_busy:
            self._showing.show_number()
            return
        if self._names_damaged:
            self.view.why.hide()
            self._showing.show_primary()
            return
        if self._showing.has_written:
            self._showing.show_number()
            why = translate("Check", "La saisie serait perdue : terminez-la, ou touchez la croix du ticket.")
            self.view.say_why(why, Icon.TRIANGLE_ALERT, "warn")
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
        self._paying.act(lambda: look_up(self._desk, code)).success(self._found).run()

    def _look_up_again(self) -> None:
        self._look_up(self.presenter.code)

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
        self._take_up_other()

    def _take_up_other(self) -> None:
        """The ticket that was scanned meanwhile, if there is one."""
        code = "" if self.view.primary.is_busy else self.view.other.take()
        if code:
            self._look_up(code)

    def _back(self) -> None:
        """One step back: from a supervisor's word or a form to the ticket, from there to the next one."""
        if self.view.other.waits:
            self.view.other.forget()
        elif self.view.asks_age:
            self._showing.settle_age()
        elif self.view.is_aside and not self.view.primary.is_busy:
            self._leave_aside()
        else:
            self._next_ticket()

    def _leave_aside(self) -> None:
        """The ticket is seen again; the figures of a damaged one stay, to be looked up as well."""
        typed = self.view.number.line.digits() if self._names_damaged else ""
        self.presenter.give_up()
        self._showing.show()
        if typed:
            self.view.number.line.go_on(typed)
            self.view.number.setFocus()
            self._showing.show_primary()

    # -- the main action -----------------------------------------------------------------------

    def _primary(self) -> None:
        held, view = self.presenter, self.view
        if not view.primary.isEnabled():
            return
        if view.shows_approval:
            self._paying.go_on()
        elif view.shows_damage:
            self._refer()
        elif held.case in WAITING:
            self._look_up_typed()
        elif held.case is Case.JUST_PAID and self._paying.was_just_now:
            return
        elif not held.may_pay:
            self._next_ticket()
        else:
            self._paying.go_on()

    # -- a winner who may be under 18 ---------------------------------------------------------

    def _ask_age(self) -> None:
        if not self.view.primary.is_busy:
            self.view.why.hide()
            self._showing.ask_age()

    def _refuse_minor(self) -> None:
        self._age.refuse()
        self.presenter.refuse_minor()
        self._showing.show()

    # -- a ticket that the player gives back ----------------------------------------------------

    def _cancel(self) -> None:
        """Its bar code was read here: the page of the day's tickets asks for nothing but the word."""
        if not self.view.primary.is_busy:
            self._navigator.go("tickets", ToCancel(self.presenter.code))

    # -- a damaged paper ----------------------------------------------------------------------

    def _ask_damage(self) -> None:
        if not self.view.primary.is_busy:
            self.view.why.hide()
            self.view.show_damage(number=self.presenter.case is Case.IDLE)
            if self._names_damaged and not self.presenter.code_of_damaged(self.view.number.line.text()):
                self.view.number.setFocus()
            else:
                self.view.damage.choices[0].setFocus(Qt.FocusReason.OtherFocusReason)
            self._showing.show_primary()

    @property
    def _names_damaged(self) -> bool:
        """Whether the figures typed now are the number of a damaged ticket, as far as it can be read."""
        return self.view.shows_damage and self.presenter.case is Case.IDLE

    def _type_number(self, key: str) -> None:
        self.view.number.setFocus()
        self.view.number.line.press(key)

    def _refer(self) -> None:
        code = self.presenter.code_of_damaged(self.view.number.line.text())
        if code is not None:
            work = self.presenter.referring(code, self.view.damage.reason())
            asked = self._paying.act(work).success(lambda referred: self._referred(code, referred))
            asked.refused(self._not_referred).run()

    def _not_referred(self, refusal: Refused) -> None:
        """A mistyped number is typed again, or left out where it can't be read; what was chosen stays."""
        if refusal.code is not Code.TICKET_UNKNOWN or not self._names_damaged:
            self._paying.refuse(refusal)
            return
        self.presenter.give_up()
        self._sounds.play(Sound.BAD_SCAN)
        why = translate("Check", "Aucun ticket de ce numéro : relisez-le, ou effacez-le s’il est illisible.")
        self.view.say_why(why, Icon.TRIANGLE_ALERT, "warn")
        self.view.number.setFocus()

    def _referred(self, code: str, referred: TicketReferred) -> None:
        self.presenter.show_referred(code, referred)
        self._sounds.play(Sound.DONE)
        self._showing.show()

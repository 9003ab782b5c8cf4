"""The check page, wired."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject
from PySide6.QtWidgets import QWidget

from app.domain.betting.ticket_numbers import BAR_CODE_DIGITS
from app.domain.errors import Code, Refused
from app.services.betting.payments import TicketPaid
from app.services.betting.transfers import RecapPrinted
from ui.context import PageContext
from ui.customer import Answer as ShownAnswer
from ui.errors.rules import excerpt
from ui.icons import Icon
from ui.pages.check.answers import (
    Answer,
    amount_words,
    answer_of,
    form_words,
    method_words,
    offered_words,
)
from ui.pages.check.dates import clock_time, long_day
from ui.pages.check.facts import facts_of
from ui.pages.check.parts import in_fours
from ui.pages.check.presenter import (
    PAYABLE,
    Case,
    CheckPresenter,
    LookedUp,
    Offered,
    ways_to_pay,
)
from ui.pages.check.view import METHOD_ICONS, CheckView
from ui.sounds import Sound
from ui.words import translate

_DOUBLE_TOUCH_MS: Final = 500
"""A second touch that follows so soon was meant for the payment: its confirmation stays."""
_WAITING = (Case.IDLE, Case.CONTROL)
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
        self._operations, self._sounds = context.operations, context.sounds
        self._customer = context.customer
        self.presenter = CheckPresenter(context.desk)
        self._answer: Answer | None = None
        self._paid_since = QElapsedTimer()
        self.view = view = CheckView()
        view.words_asked.connect(self._set_words)
        view.back_asked.connect(self._back)
        view.number.line.textEdited.connect(self._typed)
        view.number.line.entered.connect(self._entered)
        view.keypad.pressed.connect(view.number.line.press)
        view.taken_back.toggled.connect(self._tick)
        view.primary.clicked.connect(self._primary)
        view.number.leave.clicked.connect(self._next_ticket)
        view.damaged.clicked.connect(self._say_damaged)
        view.of_age.clicked.connect(self._say_age)
        view.read_rule.clicked.connect(self._turn_rule)
        view.form.entered.connect(self._primary)
        view.form.edited.connect(self._form_edited)
        self._set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Check", "Contrôle\net paiement")

    def on_show(self) -> None:
        self.view.number.setFocus()

    def on_hide(self) -> None:
        """Whoever comes next finds no ticket of somebody else's."""
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
            self._show_number()
            return
        if self.presenter.case not in _WAITING:
            typed = self.view.number.line.digits()
            self.presenter.clear()
            self._show()
            self.view.number.line.go_on(typed)
        self._show_primary()

    def _entered(self) -> None:
        if self.presenter.case in _WAITING:
            self._look_up_typed()
        else:
            self.view.primary.click()

    def _look_up_typed(self) -> None:
        code = self.presenter.whole_code(self.view.number.line.text())
        if code is not None:
            self._look_up(code)

    def _look_up(self, code: str) -> None:
        if self.view.primary.is_busy:
            return
        self.view.primary.set_busy(True)
        operation = self._operations.act(self, lambda: self.presenter.look_up(code))
        operation.always(self._not_busy).success(self._found).run()

    def _found(self, found: LookedUp) -> None:
        self.presenter.show(found)
        if found.case in _OF_NO_WORTH:
            self._sounds.play(Sound.BAD_SCAN)
        self._show()

    def _next_ticket(self) -> None:
        if self.view.primary.is_busy:
            return
        self.presenter.clear()
        self._show()
        self.view.number.setFocus()

    def _back(self) -> None:
        if self.view.shows_form and not self.view.primary.is_busy:
            self._show()
        else:
            self._next_ticket()

    # -- paying -------------------------------------------------------------------------------

    def _tick(self, ticked: bool) -> None:
        self.presenter.taken_back = ticked
        self._show_primary()

    def _primary(self) -> None:
        if not self.view.primary.isEnabled():
            return
        if self.presenter.case in _WAITING:
            self._look_up_typed()
        elif self.presenter.case is Case.JUST_PAID and not self._paid_since.hasExpired(_DOUBLE_TOUCH_MS):
            return
        elif not self.presenter.may_pay:
            self._next_ticket()
        elif self.presenter.needs_winner and not self.view.shows_form:
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
        form.what.say(form_words(held), "good", Icon.PRINTER if held.recap else Icon.ID_CARD)
        self._show_primary()

    def _pay(self) -> None:
        if self.view.shows_form:
            self._form_edited()
        self.view.primary.set_busy(True)
        if self.presenter.needs_recap:
            recap = self._operations.act(self, self.presenter.recap_printing()).always(self._not_busy)
            recap.success(self._recap_printed).refused(self._refused).run()
            return
        operation = self._operations.act(self, self.presenter.payment()).always(self._not_busy)
        operation.success(self._paid).refused(self._refused).run()

    def _recap_printed(self, printed: RecapPrinted) -> None:
        self.presenter.show_recap(printed)
        self._form_edited()

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self._show_primary()

    def _paid(self, paid: TicketPaid) -> None:
        self.presenter.show_paid(paid)
        self._paid_since.start()
        self._sounds.play(Sound.DONE)
        self._show()

    def _refused(self, refusal: Refused) -> None:
        """Say it where the work is; a ticket that somebody else ended meanwhile is looked up again."""
        self.presenter.give_up()
        if refusal.code is Code.IDENTITY_REQUIRED and not self.presenter.needs_identity:
            self.presenter.identity_asked = True
            self._open_form(kept=True)
        if self.view.shows_form and self.view.form.refuse(refusal.code):
            return
        if self.presenter.says_again(refusal):
            self._look_up(self.presenter.code)
            return
        self._sounds.play(Sound.BAD_SCAN)
        self._show()
        self.view.show_body((), ())
        self.view.show_methods(shown=False)
        self.view.refusal.say(refusal)

    # -- what is asked about ------------------------------------------------------------------

    def _say_damaged(self) -> None:
        self.view.show_body(
            (),
            (
                translate("Check", "Ne payez pas un ticket déchiré, raturé ou illisible."),
                translate("Check", "Gardez le ticket et notez le nom et le téléphone du client."),
                translate("Check", "Remettez-le à un responsable : le service joueurs décidera."),
            ),
        )
        self.view.show_methods(shown=False)
        self.view.taken_back.setChecked(False)

    def _say_age(self) -> None:
        born = self.presenter.latest_birth
        if born is None:
            return
        words = translate(
            "Check", "Demandez une pièce d’identité : né(e) le {day} au plus tard. Sinon, ne payez pas."
        )
        self.view.say_why(words.format(day=long_day(born)), Icon.ID_CARD)

    def _turn_rule(self) -> None:
        """Read the article in the place of what to do, or put it away."""
        if self._answer is None or not self._answer.article:
            return
        if self.view.rule.isHidden():
            self.view.rule.show()
            self.view.steps.hide()
            self.view.show_methods(shown=False)
        else:
            self._show_body(self._answer)

    # -- showing ------------------------------------------------------------------------------

    def _show(self) -> None:
        """Show the ticket in hand, or that one is waited for."""
        held, view = self.presenter, self.view
        view.form.show_keyboard(shown=False)
        waiting = held.case in _WAITING
        self._answer = None if waiting else answer_of(held)
        self._customer.show(self._for_customer())
        self._show_number()
        for button in (view.damaged, view.of_age):
            button.setVisible(not waiting and held.may_pay)
        view.taken_back.setVisible(held.may_pay)
        view.taken_back.setChecked(held.taken_back)
        if self._answer is None:
            self._show_waiting()
        else:
            self._show_answer(self._answer)
        self._show_primary()

    def _for_customer(self) -> ShownAnswer | None:
        """A ticket's gain, and the word where there is none; nothing while no ticket is in hand."""
        if self._answer is None:
            return None
        verdict, won = self._answer.verdict, self.presenter.may_pay
        return ShownAnswer(verdict.word, self.presenter.amount if won else None, won)

    def _show_waiting(self) -> None:
        what = translate("Check", "Scannez le ticket du client")
        hint = translate("Check", "ou tapez les 14 chiffres imprimés sous le code-barres.")
        if self.presenter.case is Case.CONTROL:
            what = translate("Check", "Tapez le numéro de contrôle")
            hint = translate("Check", "10 chiffres, imprimés sous le code-barres après « Contrôle ».")
        self.view.waiting.say(what, hint)
        self.view.read_rule.hide()
        self.view.show_waiting()

    def _show_answer(self, answer: Answer) -> None:
        held, view = self.presenter, self.view
        view.band.show_verdict(answer.verdict)
        title = translate("Check", "Ce que vous pouvez dire et faire")
        if held.case in PAYABLE or held.case is Case.JUST_PAID:
            title = translate("Check", "Ce que vous faites")
        view.steps.set_title(title)
        self._show_body(answer)
        self._show_methods()
        if held.checked is not None:
            view.slip.show_ticket(held.checked, narrow=view.is_narrow)
        view.show_answer(paper=held.checked is not None)
        view.read_rule.setVisible(bool(answer.article))
        words = translate("Check", "{article} · lire la règle")
        view.read_rule.setText(words.format(article=answer.article))
        view.rule.set_title(answer.article)
        view.rule_text.setText(excerpt(answer.article))

    def _show_body(self, answer: Answer) -> None:
        held = self.presenter
        self.view.show_body(facts_of(held, narrow=self.view.is_narrow), answer.steps)
        self.view.show_methods(shown=held.case in PAYABLE or held.case in (Case.LATER, Case.ELSEWHERE))

    def _show_number(self) -> None:
        held, bar = self.presenter, self.view.number
        control = held.case is Case.CONTROL
        bar.caption.setText(translate("Check", "Contrôle") if control else translate("Check", "Ticket"))
        if control:
            bar.line.clear()
            hint = translate("Check", "Ticket {number} : tapez son numéro de contrôle")
            bar.hint.setText(hint.format(number=in_fours(held.code)))
        else:
            bar.line.show_number(held.code)
            bar.hint.setText(translate("Check", "Scannez le ticket suivant, ou tapez son numéro"))
        words = translate("Check", "Lu à {time}")
        read = held.at is not None and not control
        bar.show_read(words.format(time=clock_time(held.at)) if read and held.at else "")
        bar.hint.setVisible(not (self.view.is_narrow and (read or control)))
        bar.leave.setVisible(held.case is not Case.IDLE)

    def _show_primary(self) -> None:
        held, primary = self.presenter, self.view.primary
        if primary.is_busy:
            return
        primary.allow()
        if held.case in _WAITING:
            self._say_primary(translate("Check", "Contrôler le ticket"), Icon.SEARCH)
            if held.whole_code(self.view.number.line.text()) is None:
                primary.forbid(self._figures_missing())
        elif not held.may_pay:
            self._say_primary(translate("Check", "Ticket suivant"), Icon.SCAN_BARCODE)
        else:
            self._show_payment()

    def _show_payment(self) -> None:
        held, primary = self.presenter, self.view.primary
        if held.needs_winner and not self.view.shows_form:
            self._say_primary(translate("Check", "Saisir le gagnant"), Icon.PENCIL_LINE)
        elif held.needs_recap:
            self._say_primary(translate("Check", "Imprimer le récapitulatif"), Icon.PRINTER)
        else:
            self._say_primary(amount_words(held.amount, held.method), METHOD_ICONS[held.method])
        if not held.taken_back:
            primary.forbid(translate("Check", "Reprenez le ticket, regardez-le, puis cochez la case."))

    def _say_primary(self, words: str, icon: Icon) -> None:
        self.view.primary.setText(words)
        self.view.primary.set_icon(icon)

    def _figures_missing(self) -> str:
        if self.presenter.case is Case.CONTROL:
            return translate("Check", "Il faut les 10 chiffres imprimés après « Contrôle ».")
        return translate("Check", "Il faut les 14 chiffres du ticket, ou les 24 du code-barres.")

    def _show_methods(self) -> None:
        names, states = method_words(), offered_words(narrow=self.view.is_narrow)
        for method, offered in ways_to_pay(self.presenter.amount, self.presenter.desk).items():
            allowed = offered is Offered.ALLOWED
            self.view.methods[method].show_method(*names[method], states[offered], allowed=allowed)

    def _set_words(self) -> None:
        view = self.view
        view.no_slip.say(
            translate("Check", "Pas de ticket"),
            translate("Check", "Pronostics et sommes s’affichent ici."),
        )
        view.taken_back.setText(translate("Check", "Ticket repris, entier et non altéré"))
        view.number.leave.set_name(translate("Check", "Ticket suivant"))
        view.damaged.setText(translate("Check", "Ticket abîmé"))
        view.of_age.setText(translate("Check", "18 ans ?"))
        view.form.retranslate()
        self._show()

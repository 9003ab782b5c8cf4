"""What the check page shows: the number, the answer on a ticket, how it is paid, the main action."""

from __future__ import annotations

from typing import Final

from app.domain.betting.ticket_numbers import CONTROL_DIGITS, IDENTIFICATION_DIGITS
from ui.betting.cancelling import no_longer_words
from ui.customer import Answer as ShownAnswer
from ui.customer import CustomerScreen
from ui.errors.rules import excerpt
from ui.icons import Icon
from ui.pages.check.answers import (
    Answer,
    amount_words,
    answer_of,
    form_words,
    method_words,
    offered_words,
    staff_words,
    winner_words,
)
from ui.pages.check.dates import clock_time
from ui.pages.check.facts import facts_of
from ui.pages.check.looking_up import PAYABLE, Case
from ui.pages.check.parts import in_fours
from ui.pages.check.payout import Offered, ways_to_pay
from ui.pages.check.presenter import CheckPresenter
from ui.pages.check.view import METHOD_ICONS, CheckView
from ui.words import translate

WAITING: Final = (Case.IDLE, Case.CONTROL)
"""No ticket is in hand yet, or its control number is missing."""
_WORTH_SOMETHING: Final = PAYABLE | {Case.LATER, Case.ELSEWHERE}


class CheckShowing:
    """Puts what the presenter holds onto the view, and onto the customer's screen."""

    def __init__(self, presenter: CheckPresenter, view: CheckView, customer: CustomerScreen) -> None:
        self._presenter = presenter
        self._view = view
        self._customer = customer
        self._answer: Answer | None = None

    def show(self) -> None:
        """Show the ticket in hand, or that one is waited for."""
        held, view = self._presenter, self._view
        view.form.show_keyboard(shown=False)
        waiting = held.case in WAITING
        self._answer = None if waiting else answer_of(held)
        self._customer.show(self._for_customer())
        self.show_number()
        self._show_asides()
        if self._answer is None:
            self._say_waiting()
            view.read_rule.hide()
            view.show_waiting()
        else:
            self._say_answer(self._answer)
            self._show_body(self._answer)
            view.show_answer(paper=held.checked is not None)
            view.read_rule.setVisible(bool(self._answer.article))
        self.show_primary()

    def _show_asides(self) -> None:
        """What else may be asked or ticked for the ticket in hand."""
        held, view = self._presenter, self._view
        view.of_age.setVisible(held.may_pay)
        view.damaged.setVisible(held.may_refer)
        self._offer_cancelling()
        view.same_person.setVisible(held.payout.may_be_same_person)
        view.same_person.setChecked(held.payout.same_person)
        view.taken_back.setVisible(held.may_pay)
        view.taken_back.setChecked(held.taken_back)

    def _offer_cancelling(self) -> None:
        held, cancel = self._presenter, self._view.cancel
        cancel.setVisible(held.may_cancel)
        if not held.may_cancel:
            return
        refusal = held.why_not_cancelled
        cancel.allow_unless("" if refusal is None else no_longer_words(refusal))

    def _for_customer(self) -> ShownAnswer | None:
        """A ticket's gain, and the word where there is none; nothing while no ticket is in hand."""
        if self._answer is None:
            return None
        verdict, won = self._answer.verdict, self._presenter.may_pay
        return ShownAnswer(verdict.word, self._presenter.amount if won else None, won)

    def _say_waiting(self) -> None:
        what = translate("Check", "Scannez le ticket du client")
        hint = translate("Check", "ou tapez les 14 chiffres imprimés sous le code-barres.")
        if self._presenter.case is Case.CONTROL:
            what = translate("Check", "Tapez le numéro de contrôle")
            hint = translate("Check", "10 chiffres, imprimés sous le code-barres après « Contrôle ».")
        self._view.waiting.say(what, hint)

    def _say_answer(self, answer: Answer) -> None:
        """The verdict, the ways of paying, the ticket and the rule, whatever is asked for beside them."""
        held, view = self._presenter, self._view
        view.band.show_verdict(answer.verdict)
        title = translate("Check", "Ce que vous pouvez dire et faire")
        if held.case in PAYABLE or held.case in (Case.JUST_PAID, Case.REFERRED):
            title = translate("Check", "Ce que vous faites")
        view.steps.set_title(title)
        self._show_methods()
        self._show_slip()
        words = translate("Check", "{article} · lire la règle")
        view.read_rule.setText(words.format(article=answer.article))
        view.rule.set_title(answer.article)
        view.rule_text.setText(excerpt(answer.article))

    def _show_slip(self) -> None:
        if self._presenter.checked is not None:
            self._view.slip.show_ticket(self._presenter.checked, narrow=self._view.is_narrow)

    def _show_body(self, answer: Answer) -> None:
        held = self._presenter
        self._view.show_body(facts_of(held, narrow=self._view.is_narrow), answer.steps)
        self._view.show_methods(shown=held.case in _WORTH_SOMETHING)

    def turn_rule(self) -> None:
        """Read the article in the place of what to do, or put it away."""
        view = self._view
        if self._answer is None or not self._answer.article:
            return
        if view.rule.isHidden():
            view.rule.show()
            view.steps.hide()
            view.show_methods(shown=False)
        else:
            self._show_body(self._answer)

    def ask_age(self) -> None:
        """Put the question of the winner's age in the place of the ticket (11.1)."""
        born = self._presenter.latest_birth
        if born is not None:
            self._view.ask_age(winner_words(born))
            self.show_primary()

    def settle_age(self) -> None:
        """The winner is of age: the ticket is seen again, beside whatever was under way."""
        self._view.show_paper()
        self._show_asides()
        self.show_primary()

    @property
    def has_written(self) -> bool:
        """Whether another ticket would wipe out what is written: about a winner, or about a damage."""
        damage = self._view.damage.reason() if self._view.shows_damage else ""
        return self._presenter.has_written or bool(damage)

    # -- the number ---------------------------------------------------------------------------

    def show_number(self) -> None:
        held, bar = self._presenter, self._view.number
        if held.case is Case.CONTROL:
            bar.line.clear()
        else:
            bar.line.show_number(held.code)
        bar.leave.setVisible(held.case is not Case.IDLE)
        self._say_number()

    def _say_number(self) -> None:
        held, bar = self._presenter, self._view.number
        control = held.case is Case.CONTROL
        bar.caption.setText(translate("Check", "Contrôle") if control else translate("Check", "Ticket"))
        if control:
            hint = translate("Check", "Ticket {number} : tapez son numéro de contrôle")
            bar.hint.setText(hint.format(number=in_fours(held.code)))
        else:
            bar.hint.setText(translate("Check", "Scannez le ticket suivant, ou tapez son numéro"))
        words = translate("Check", "Lu à {time}")
        read = held.at is not None and not control
        bar.show_read(words.format(time=clock_time(held.at)) if read and held.at else "")
        self.show_hint()

    def show_hint(self) -> None:
        """The figures need the room of the hint as soon as one is typed."""
        held, bar = self._presenter, self._view.number
        typing = held.case is Case.IDLE and bool(bar.line.text())
        bar.hint.setVisible(not typing and not (self._view.is_narrow and held.case is not Case.IDLE))

    def figures_missing(self) -> str:
        """Which figures are still to be typed before a ticket can be looked up."""
        typed = len(self._view.number.line.digits())
        if self._presenter.case is Case.CONTROL:
            if not typed:
                return translate("Check", "Il faut les 10 chiffres imprimés après « Contrôle ».")
            return _control_missing(typed)
        if not typed:
            return translate("Check", "Il faut les 14 chiffres du ticket, ou les 24 du code-barres.")
        if typed < IDENTIFICATION_DIGITS:
            missing = IDENTIFICATION_DIGITS - typed
            return translate(
                "Check", "Il manque %n chiffre(s) : le ticket en a 14, puis 10 de contrôle.", None, missing
            )
        return _control_missing(typed - IDENTIFICATION_DIGITS)

    # -- the main action ----------------------------------------------------------------------

    def show_primary(self) -> None:
        """The main action's words, and why it can't be done yet."""
        held, view, primary = self._presenter, self._view, self._view.primary
        view.other.say_losing(losing=self.has_written)
        if primary.is_busy:
            return
        primary.allow()
        if view.asks_age:
            self._show_payment()
            primary.forbid(translate("Check", "Répondez d’abord à la question de l’âge."))
        elif view.shows_approval:
            self._show_payment()
            if not view.approval.is_complete or not view.approval.chosen:
                primary.forbid(translate("Check", "Le responsable choisit son nom et tape son code."))
        elif view.shows_damage:
            self._show_referring()
        elif held.case in WAITING:
            self._say_primary(translate("Check", "Contrôler le ticket"), Icon.SEARCH)
            if held.whole_code(view.number.line.text()) is None:
                primary.forbid(self.figures_missing())
        elif not held.may_pay:
            self._say_primary(translate("Check", "Ticket suivant"), Icon.SCAN_BARCODE)
        else:
            self._show_payment()

    def _show_referring(self) -> None:
        view, primary = self._view, self._view.primary
        code = self._presenter.code_of_damaged(view.number.line.text())
        words = translate("Check", "Transmettre le ticket")
        if code == "":
            words = translate("Check", "Transmettre sans n°")
        self._say_primary(words, Icon.FILE_PEN_LINE)
        if code is None:
            primary.forbid(translate("Check", "Tapez les 14 chiffres, ou effacez-les s’ils sont illisibles."))
        elif not view.damage.reason():
            primary.forbid(translate("Check", "Choisissez d’abord ce que le ticket a."))

    def _show_payment(self) -> None:
        held, view, primary = self._presenter, self._view, self._view.primary
        if held.payout.needs_winner and not view.shows_form:
            self._say_primary(translate("Check", "Saisir le gagnant"), Icon.PENCIL_LINE)
        elif held.payout.needs_recap:
            self._say_primary(translate("Check", "Imprimer le récapitulatif"), Icon.PRINTER)
        else:
            self._say_primary(amount_words(held.amount, held.payout.method), METHOD_ICONS[held.payout.method])
        if not held.taken_back:
            primary.forbid(translate("Check", "Reprenez le ticket, regardez-le, puis cochez la case."))
        elif view.shows_form and (why := view.form.judge(held.latest_birth)):
            primary.forbid(why)

    def show_form(self) -> None:
        """What the head of the winner's form says, and the main action."""
        self._say_form()
        self.show_primary()

    def _say_form(self) -> None:
        held, form = self._presenter, self._view.form
        form.what.say(form_words(held), "good", Icon.PRINTER if held.payout.recap else Icon.ID_CARD)

    def _say_primary(self, words: str, icon: Icon) -> None:
        self._view.primary.setText(words)
        self._view.primary.set_icon(icon)

    def _show_methods(self) -> None:
        held = self._presenter
        names, states = method_words(), offered_words(narrow=self._view.is_narrow)
        now = held.case is not Case.LATER
        for method, offered in ways_to_pay(held.amount, held.desk, now=now).items():
            allowed = offered is Offered.ALLOWED
            self._view.methods[method].show_method(*names[method], states[offered], allowed=allowed)

    def set_words(self) -> None:
        """All words, on a switch of the language as well."""
        view = self._view
        view.no_slip.say(
            translate("Check", "Pas de ticket"),
            translate("Check", "Pronostics et sommes s’affichent ici."),
        )
        view.taken_back.setText(translate("Check", "Ticket repris, entier et non altéré"))
        view.number.leave.set_name(translate("Check", "Ticket suivant"))
        view.damaged.setText(translate("Check", "Ticket abîmé"))
        view.cancel.setText(translate("Check", "Annuler ce ticket"))
        view.of_age.setText(translate("Check", "18 ans ?"))
        view.same_person.setText(translate("Check", "Même client"))
        view.form.retranslate()
        view.damage.retranslate()
        self._say_again()

    def _say_again(self) -> None:
        """What is shown stays, in its new words: a refusal, a form half filled, a number half typed."""
        held, view = self._presenter, self._view
        self._answer = None if held.case in WAITING else answer_of(held)
        self._customer.show(self._for_customer())
        self._say_number()
        if self._answer is None:
            self._say_waiting()
        else:
            self._say_answer(self._answer)
            view.say_body(facts_of(held, narrow=view.is_narrow), self._answer.steps)
        if held.may_cancel:
            self._offer_cancelling()
        if view.shows_approval:
            view.approval.heading.say(*staff_words(held.amount))
        if view.asks_age and held.latest_birth is not None:
            view.age.say(winner_words(held.latest_birth))
        if view.shows_form:
            self._say_form()
        self.show_primary()


def _control_missing(typed: int) -> str:
    missing = CONTROL_DIGITS - typed
    return translate("Check", "Il manque %n chiffre(s) du numéro de contrôle : il en a 10.", None, missing)

"""What the registration page shows of the presenter's state."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from app.domain.poker.state import Tournament
from app.domain.values import Money
from ui.customer import CustomerScreen, Goods, Sale
from ui.icons import Icon
from ui.pages.registration.done import facts_of, steps_of, verdict_of
from ui.pages.registration.presenter import RegistrationPresenter, Step
from ui.pages.registration.verifications import forbidding_words
from ui.pages.registration.view import RegistrationView
from ui.pages.tournament_desk.customer import tournament_sale
from ui.pages.tournament_desk.phrases import (
    chips,
    clock_time,
    game_word,
    short_date,
    tournament_line,
)
from ui.words import translate


class RegistrationScreen:
    """Puts the presenter's state into the view; decides nothing."""

    def __init__(
        self,
        view: RegistrationView,
        presenter: RegistrationPresenter,
        now: Callable[[], datetime],
        customer: CustomerScreen,
    ) -> None:
        self.view, self.presenter, self._now, self._customer = view, presenter, now, customer

    def show(self) -> None:
        self.show_head()
        self.show_checks()
        self.show_held()
        if self.presenter.step is Step.DONE:
            self.show_done()
        self.show_primary()

    def show_head(self) -> None:
        view, state = self.view, self.presenter.state
        if state is None:
            view.head.say(
                translate("Registration", "Inscription"), translate("Registration", "Aucun tournoi")
            )
            return
        late = translate("Registration", "Inscription tardive · {name}")
        whole = late if state.started else translate("Registration", "Inscription · {name}")
        name = state.terms.name
        view.head.say(name if view.is_narrow else whole.format(name=name), self._second_line(state))
        view.head.offer_others(self.presenter.read.tournaments)
        self._show_head_buttons()

    def _second_line(self, state: Tournament) -> str:
        """How many are in, and until when; the rest where there is room."""
        count = translate("Registration", "%n inscrit(s) sur {capacity}", None, state.first_entries)
        said = [count.format(capacity=state.terms.capacity)]
        if state.started and state.terms.late_levels:
            until = translate("Registration", "tardives jusqu’à la fin du niveau {level}")
            said.append(until.format(level=state.terms.late_levels))
        elif self.view.is_narrow:
            begins = translate("Registration", "début à {time}")
            said.append(begins.format(time=clock_time(state.terms.starts_at)))
        if not self.view.is_narrow:
            said.insert(0, game_word(state.terms.game) if state.started else tournament_line(state))
        return " · ".join(said)

    def _show_head_buttons(self) -> None:
        view = self.view
        held, again = translate("Registration", "Préinscrits"), translate("Registration", "Recommencer")
        view.held.setAccessibleName(held)
        view.again.setAccessibleName(again)
        view.held.setText("" if view.is_narrow else held)
        view.again.setText("" if view.is_narrow else again)

    def show_due(self) -> None:
        state = self.presenter.state
        rank = state.first_entries + 1 if state else 1
        number = translate("Registration", "Inscription n° {rank}")
        if state is not None and state.started:
            number = translate("Registration", "Tardive, n° {rank}")
        self.view.due.say(translate("Registration", "À payer"), number.format(rank=rank))
        self.view.payment.show_due(self.parts())

    def show_held(self) -> None:
        players = self.presenter.held
        born = translate("Registration", "Né(e) le {day}")
        self.view.held_list.show_players(
            players, [born.format(day=short_date(who.person.born)) for who in players]
        )

    def show_checks(self) -> None:
        view = self.view
        now = self._now()
        signed = view.bulletin.isChecked()
        view.checks.show_checks(self.presenter.preview, self.presenter.person, now, signed=signed)
        view.checks_button.setText(view.checks.tag.text())
        view.checks_button.setAccessibleName(translate("Registration", "Vérifications"))

    def show_bulletin(self) -> None:
        """To be printed once there is something on it, and again at wish."""
        view, held = self.view, self.presenter
        printed = held.bulletin_printed and not held.form.is_empty
        view.bulletin.set_second(translate("Registration", "Imprimé, à signer") if printed else "")
        view.print_bulletin.allow()
        if held.form.is_empty or not held.tournament:
            view.print_bulletin.forbid(translate("Registration", "Lisez la pièce ou tapez le bulletin."))

    def show_done(self) -> None:
        held, view = self.presenter, self.view
        if held.entered is None:
            return
        roster = held.read.roster
        who = roster.find(held.entered.player) if roster else None
        person = held.person
        name = f"{person.surname} {person.given_names.split(',')[0]}"
        view.band.show_verdict(verdict_of(held.entered, name))
        facts = facts_of(held.entered, who, held.paid)
        view.facts.show_facts(facts)
        view.facts.setVisible(bool(facts))
        view.steps.set_title(translate("Registration", "Ce que vous faites"))
        view.steps.show_steps(steps_of(held.entered))
        view.given_back.set_label(translate("Registration", "À rendre"))
        view.given_back.set_value(held.change_due.text())
        view.given_back.setVisible(bool(held.entered.paid))
        seat = held.entered
        view.seat.setVisible(seat.table is not None)
        if seat.table is not None and seat.seat is not None:
            view.seat.say(seat.table, seat.seat)

    def show_primary(self) -> None:
        primary, step = self.view.primary, self.presenter.step
        self.show_bulletin()
        if self.view.isVisible():
            self._customer.show(self._for_customer())
        if primary.is_busy or step is Step.DECISION:
            return
        primary.allow()
        if step is Step.DONE:
            self._say_primary(translate("Registration", "Inscription suivante"), Icon.ARROW_RIGHT)
        elif self.view.later.isChecked():
            self._say_primary(translate("Registration", "Préinscrire"), Icon.USER_PLUS)
            self._require_form()
        else:
            words = translate("Registration", "Inscrire · {amount}")
            self._say_primary(words.format(amount=self.view.payment.due.text()), Icon.USER_PLUS)
            self._require_form()
            self._require_payment()

    def _for_customer(self) -> Sale | None:
        """What the player pays for, and what he gets back; nothing where nothing is paid."""
        held, payment = self.presenter, self.view.payment
        if held.state is None:
            return None
        if held.step is Step.DONE:
            sold, received = bool(held.entered and held.entered.paid), held.paid.tendered
        else:
            sold, received = not (held.form.is_empty or self.view.later.isChecked()), payment.tendered
        if not sold or held.step is Step.REFUSED:
            return None
        return tournament_sale(held.state, self.parts(), Goods.ENTRY, received=received)

    def _require_form(self) -> None:
        if not self.presenter.tournament:
            self.view.primary.forbid(translate("Registration", "Aucun tournoi n’est ouvert."))
        elif self.presenter.is_closed:
            words = translate("Registration", "Ce tournoi ne prend plus d’inscription.")
            self.view.primary.forbid(words)
        elif self.presenter.form.is_empty:
            self.view.primary.forbid(translate("Registration", "Lisez la pièce ou tapez le bulletin."))
        elif self.presenter.step is Step.REFUSED:
            self.view.primary.forbid(translate("Registration", "Revenez au bulletin pour recommencer."))

    def _require_payment(self) -> None:
        primary, missing = self.view.primary, self.view.payment.missing
        if missing:
            words = translate("Registration", "Il manque {amount}.")
            primary.forbid(words.format(amount=missing.text()))
        elif primary.isEnabled() and not self.view.bulletin.isChecked():
            against = forbidding_words(self.presenter.preview)
            if against:
                primary.forbid(against)
            elif self.presenter.bulletin_printed:
                primary.forbid(translate("Registration", "Faites signer, puis cochez la case."))
            else:
                primary.forbid(translate("Registration", "Imprimez le bulletin, faites-le signer."))

    def _say_primary(self, words: str, icon: Icon) -> None:
        self.view.primary.setText(words)
        self.view.primary.set_icon(icon)

    def parts(self) -> tuple[tuple[str, Money], ...]:
        state = self.presenter.state
        if state is None:
            return ()
        stack = translate("Registration", "Cave · {chips}").format(chips=chips(state.terms.chips))
        fee = translate("Registration", "Droit d’inscription")
        return ((stack, state.terms.buy_in), (fee, state.terms.fee))

    def set_words(self) -> None:
        """Every word of the page, in the language of the moment."""
        view = self.view
        view.form.retranslate()
        view.payment.retranslate()
        view.held_list.retranslate(translate("Registration", "Nom du préinscrit"))
        view.later.setText(translate("Registration", "Sans payer"))
        view.later_note.say(
            translate(
                "Registration",
                "La place est gardée, rien n’est encaissé ni imprimé. Il paiera à son arrivée.",
            )
        )
        view.later_note.setVisible(view.later.isChecked())
        view.bulletin.setText(translate("Registration", "Bulletin signé, conservé"))
        to_print = translate("Registration", "Imprimer le bulletin à signer")
        view.print_bulletin.setAccessibleName(to_print)
        view.print_bulletin.setToolTip(to_print)
        view.wait.setText(translate("Registration", "Mettre en liste d’attente"))
        view.abandon.setText(translate("Registration", "Abandonner l’inscription"))
        self.show_due()
        self.show()

"""What the registration page shows of the presenter's state."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from app.domain.poker.state import Tournament
from ui.pages.registration.done import facts_of, steps_of, verdict_of
from ui.pages.registration.presenter import RegistrationPresenter, Step
from ui.pages.registration.view import RegistrationView
from ui.pages.tournament_desk.phrases import (
    clock_time,
    entry_parts,
    game_word,
    short_date,
    tournament_line,
)
from ui.tournament.words import entered_words
from ui.words import translate
from ui.words_of_errors import said


class RegistrationScreen:
    """Puts the presenter's state into the view; decides nothing."""

    def __init__(
        self, view: RegistrationView, presenter: RegistrationPresenter, now: Callable[[], datetime]
    ) -> None:
        self.view, self.presenter, self._now = view, presenter, now

    def show(self) -> None:
        self.show_head()
        self.show_checks()
        self.show_held()
        if self.presenter.step is Step.DONE:
            self.show_done()

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
        short = self.view.is_narrow or len(self.presenter.read.tournaments) > 1
        said = [entered_words(state, with_held=not short)]
        if state.started and state.terms.late_levels:
            until = translate("Registration", "tardives jusqu’à la fin du niveau {level}")
            if self.view.is_narrow:
                until = translate("Registration", "tardives, niveau {level} compris")
            said.append(until.format(level=state.terms.late_levels))
        elif short:
            begins = translate("Registration", "début à {time}")
            said.append(begins.format(time=clock_time(state.terms.starts_at)))
        if not short:
            said.insert(0, game_word(state.terms.game) if state.started else tournament_line(state))
        return " · ".join(said)

    def _show_head_buttons(self) -> None:
        view = self.view
        held, again = translate("Registration", "Préinscrits"), translate("Registration", "Recommencer")
        view.held.setAccessibleName(held)
        view.again.setAccessibleName(again)
        view.held.setText("" if view.is_narrow else held)
        view.again.setText("" if view.is_narrow else again)
        view.head.other.setAccessibleName(view.head.other.text())
        if view.is_narrow:
            view.head.other.setText("")

    def show_due(self) -> None:
        state = self.presenter.state
        rank = state.first_entries + 1 if state else 1
        number = translate("Registration", "Inscription n° {rank}")
        if state is not None and state.started:
            number = translate("Registration", "Tardive, n° {rank}")
        self.view.due.say(translate("Registration", "À payer"), number.format(rank=rank))
        self.view.payment.show_due(entry_parts(state, self.presenter.covered))

    def show_asked(self) -> None:
        """What is to be paid, or why nothing is and what is done next."""
        held, against = self.presenter, self.presenter.applicant.against
        somebody = not held.applicant.form.is_empty
        back = translate("Registration", "Revenez au bulletin pour recommencer.")
        away = translate(
            "Registration",
            "{why}. Rendez la pièce d’identité et l’argent reçu, puis passez à l’inscription suivante.",
        )
        words = back if against is None else said(against).why
        if against is not None and somebody:
            words = away.format(why=said(against).what)
        self.view.nothing_due.say(translate("Registration", "Rien à encaisser"), words)
        self.view.next.setVisible(against is not None and somebody)
        self.view.ask_nothing(asks_nothing=against is not None or held.step is Step.REFUSED)

    def show_held(self) -> None:
        players = self.presenter.held
        self.view.held_words.say(
            translate("Registration", "Préinscrits"),
            translate("Registration", "Toucher un nom imprime son bulletin."),
        )
        born = translate("Registration", "Né(e) le {day}")
        self.view.held_list.show_players(
            players, [born.format(day=short_date(who.person.born)) for who in players]
        )

    def show_checks(self) -> None:
        view = self.view
        now = self._now()
        signed = view.bulletin.isChecked()
        applicant = self.presenter.applicant
        view.checks.show_checks(applicant.preview, applicant.person, now, signed=signed)
        view.checks_button.setText(view.checks.tag.text())
        view.checks_button.setAccessibleName(translate("Registration", "Vérifications"))

    def show_done(self) -> None:
        held, view, made = self.presenter, self.view, self.presenter.entry.made
        if made is None:
            return
        roster, person = held.read.roster, held.applicant.person
        who = roster.find(made.player) if roster else None
        name = f"{person.surname} {person.given_names.split(',')[0]}"
        view.band.show_verdict(verdict_of(made, name))
        facts = facts_of(made, who, held.entry.paid)
        view.facts.show_facts(facts)
        view.facts.setVisible(bool(facts))
        view.steps.set_title(translate("Registration", "Ce que vous faites"))
        view.steps.show_steps(steps_of(made))
        view.given_back.set_label(translate("Registration", "À rendre"))
        view.given_back.set_value(held.entry.change_due.text())
        view.given_back.setVisible(bool(made.paid))
        view.seat.setVisible(made.table is not None)
        if made.table is not None and made.seat is not None:
            view.seat.say(made.table, made.seat)

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
        view.next.setText(translate("Registration", "Inscription suivante"))
        view.abandon.setText(translate("Registration", "Abandonner l’inscription"))
        self.show_due()
        self.show()

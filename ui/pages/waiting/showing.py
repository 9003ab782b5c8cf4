"""Puts what the presenter knows into the view of the waiting list."""

from __future__ import annotations

from ui.icons import Icon
from ui.pages.waiting.presenter import Held, WaitingPresenter
from ui.pages.waiting.view import WaitingView
from ui.pages.waiting.words import (
    fact_words,
    nobody_words,
    note_words,
    off_words,
    paid_note_words,
    row_words,
    shown_label,
)
from ui.words import translate


class WaitingShowing:
    """Nothing is decided here."""

    def __init__(self, presenter: WaitingPresenter, view: WaitingView) -> None:
        self._presenter, self._view = presenter, view

    def show_lists(self) -> None:
        view, presenter, room = self._view, self._presenter, self._presenter.room
        second = translate("Waiting", "Aucun tournoi")
        if room is not None:
            places = translate("Waiting", "places libres : {free}").format(free=room.free)
            second = f"{room.tournament.terms.name} · {places}"
        view.head.say(translate("Waiting", "Liste d’attente"), second)
        view.head.offer_others(presenter.read.tournaments)
        for shown, tab in view.tabs.items():
            tab.setText(shown_label(shown))
            tab.set_count(str(len(presenter.list_of(shown))))
            tab.setChecked(shown is presenter.shown)
        now = presenter.desk.house.clock.now()
        rows = {each.player: row_words(each, presenter.held(each), now) for each in presenter.listed}
        view.show_rows(rows, presenter.chosen)
        view.nobody.say(*nobody_words(presenter.shown))

    def show_person(self) -> None:
        """Who is in hand, in the panel; an empty panel says what to touch."""
        view, presenter = self._view, self._presenter
        person = presenter.person
        view.untouched.say(
            translate("Waiting", "Touchez quelqu’un"),
            translate("Waiting", "Une place libérée revient au premier de la liste."),
        )
        view.show_somebody(there=person is not None)
        if person is None:
            return
        view.name.set_name(presenter.name_of(person.player))
        facts = fact_words(person)
        for place, line in enumerate(view.facts):
            line.setVisible(place < len(facts))
            if place < len(facts):
                line.set_label(facts[place][0])
                line.set_value(facts[place][1])
        self._show_what_follows()

    def _show_what_follows(self) -> None:
        """What becomes of his place where he is taken off, and the key that asks for it."""
        view, presenter = self._view, self._presenter
        view.take_off.setVisible(presenter.paid is None)
        if presenter.paid is not None:
            view.note.say(paid_note_words(), Icon.INFO, "ink2")
            return
        held = presenter.held(presenter.person) if presenter.person is not None else None
        words = note_words(held, takes_off=presenter.takes_off)
        if presenter.takes_off or held is Held.PAST:
            view.note.say(words, Icon.TRIANGLE_ALERT, "warn")
        else:
            view.note.say(words, Icon.INFO, "ink2")
        view.take_off.setText(off_words(held, takes_off=presenter.takes_off))

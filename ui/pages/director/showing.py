"""Puts the tournaments and the calendar of the one in hand into the view."""

from __future__ import annotations

from ui.icons import Icon
from ui.pages.director.calendar import LegalCalendar
from ui.pages.director.keys import key_words, why_none_is_made, why_not
from ui.pages.director.seen import SeenTournaments, standing_of
from ui.pages.director.view import DirectorView
from ui.pages.director.words import (
    calendar_words,
    deadline_words,
    notice_mark,
    notice_words,
    row_words,
    standing_mark,
)
from ui.tournament.primary import Primary
from ui.words import translate


class DirectorShowing:
    """Nothing is decided here."""

    def __init__(self, seen: SeenTournaments, calendar: LegalCalendar, view: DirectorView) -> None:
        self._seen = seen
        self._calendar = calendar
        self._view = view

    def show(self) -> None:
        self._show_list()
        self._show_keys()
        self._show_calendar()
        self._show_primary()

    def _show_list(self) -> None:
        seen, leaf = self._seen, self._view.list
        second = (
            translate("Director", "Touchez un tournoi : toutes les pages s’ouvrent sur lui")
            if seen.known
            else translate("Director", "Aucun pour l’instant")
        )
        # Said before anything is touched: half of the keys under the list are not his.
        why_none = why_none_is_made(seen)
        leaf.heading.say(translate("Director", "Tournois"), why_none or second)
        leaf.new.setText(translate("Director", "Créer"))
        leaf.new.allow_unless(why_none)
        rows = {
            each.tournament: (each.terms.name, row_words(each), standing_mark(standing_of(each)))
            for each in seen.known
        }
        leaf.rows.show_rows(rows, seen.chosen)

    def _show_keys(self) -> None:
        words, whys = key_words(self._seen.state), why_not(self._seen)
        for key, button in self._view.list.keys.items():
            button.setText(words[key])
            button.allow_unless(whys.get(key, ""))

    def _show_calendar(self) -> None:
        calendar, panel, state = self._calendar, self._view.calendar, self._seen.state
        second = ""
        if state is not None:
            elsewhere = state.notices_elsewhere
            second = calendar_words(len(calendar.unsent), calendar.late(), elsewhere=elsewhere)
        panel.heading.say(translate("Director", "Calendrier légal"), second)
        rows = {
            kind: (notice_words(kind), deadline_words(notice), notice_mark(notice.state))
            for kind, notice in calendar.notices().items()
        }
        panel.rows.show_rows(rows, calendar.notice)
        panel.letter.setText(translate("Director", "Lettre en PDF, à signer"))
        untouched = translate("Director", "Touchez d’abord un avis.")
        panel.letter.allow_unless(untouched if calendar.notice is None else "")

    def _show_primary(self) -> None:
        why = (
            translate("Director", "Touchez d’abord l’avis qui est parti.")
            if self._calendar.unsent
            else translate("Director", "Aucun avis n’est à envoyer.")
        )
        words = translate("Director", "Marquer envoyé")
        Primary(words, Icon.CHECK, ready=self._calendar.is_open, why=why).show_on(self._view.primary)

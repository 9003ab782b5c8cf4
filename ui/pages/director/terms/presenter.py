"""The form of a new tournament, or of one that is changed, while it is filled in. No Qt (POKER P1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.domain.errors import Refused
from app.domain.house.rights import Act, Operator, who_may
from app.domain.poker.state import Tournament
from app.domain.poker.terms import Terms, entered_twice
from app.ports.filing import Filing
from app.services.house import Origin
from app.services.poker.templates import AskTemplates, Pace, Template, read_template, templates
from app.services.poker.tournaments import (
    ChangeTournament,
    CreateTournament,
    TournamentNamed,
    change_tournament,
    create_tournament,
)
from ui.pages.director.seen import SeenTournaments
from ui.pages.director.terms.faults import Faults, faults_of
from ui.pages.director.terms.form import EMPTY, Item, TermsForm, form_of, terms_of


class TermsPresenter:
    """`changed` names the tournament that is changed, None while a new one is made; `asks_twice` says that
    whoever hands in was asked whether there are to be two (case F30)."""

    def __init__(self, seen: SeenTournaments, filing: Filing) -> None:
        self._seen = seen
        self._filing = filing
        self.changed: str | None = None
        self._before: Terms | None = None
        self.form: TermsForm = EMPTY
        self.faults: Faults = {}
        self.sources: Sequence[Template] = ()
        self.directors: Sequence[Operator] = ()
        self.asks_twice = False
        self._tried = False

    # -- what it begins with -----------------------------------------------------------------

    def begin_new(self) -> None:
        self._begin(EMPTY, None)

    def begin_copy(self, state: Tournament) -> None:
        """The same rules for a new tournament; its day is asked for, since it is another."""
        self._begin(_for_another_day(form_of(state.terms)), None)

    def begin_change(self, state: Tournament) -> None:
        self._begin(form_of(state.terms), state.tournament)
        self._before = state.terms

    def take_source(self, source: Template) -> None:
        """Begin from a template; the day that was typed stays."""
        day = self.form.text(Item.DAY)
        self._begin(_for_another_day(form_of(source.terms)).typed(Item.DAY, day), None)

    def take_pace(self, pace: Pace) -> None:
        """Levels of this pace, from the starting stack that is typed."""
        self.type(replace(self.form, pace=pace))

    def _begin(self, form: TermsForm, changed: str | None) -> None:
        self.form, self.changed, self.faults = form, changed, {}
        self._tried = self.asks_twice = False

    def load_sources(self, origin: Origin) -> tuple[Sequence[Template], Sequence[Operator]]:
        """What a tournament may be made from, and who may direct it: saved templates and files that wait."""
        house = self._seen.desk.house
        saved = list(templates(house, origin, AskTemplates()))
        for name in self._filing.waiting():
            if name.endswith(".json"):
                try:
                    saved.append(Template(name, read_template(self._filing.read(name).data)))
                except Refused:
                    continue  # an offer, or rules that can't be played
        with house.store.read() as unit:
            return saved, who_may(Act.FIX_PRIZES, unit.people.operators())

    # -- what is typed -----------------------------------------------------------------------

    def type(self, form: TermsForm) -> None:
        """Something was typed or chosen; what was wrong is looked at again once it has been said."""
        self.form = form
        self.asks_twice = False
        if self._tried:
            self.faults = faults_of(form)

    def is_ready(self) -> bool:
        """Whether the form can be handed in; if not, everything that is wrong with it is known now."""
        self._tried = True
        self.faults = faults_of(self.form)
        return not self.faults

    def is_twice(self) -> bool:
        """Whether there is one of that name on that day already, and nobody was asked yet (case F30)."""
        others = [each for each in self._seen.known if each.tournament != self.changed and not each.cancelled]
        found = entered_twice(terms_of(self.form), [each.terms for each in others])
        if found and not self.asks_twice:
            self.asks_twice = True
            return True
        return False

    def hand_in(self, origin: Origin) -> TournamentNamed:
        """Raises Refused, as the house decides on terms."""
        terms, house = terms_of(self.form), self._seen.desk.house
        if self.changed is not None:
            return change_tournament(house, origin, ChangeTournament(self.changed, terms, self._before))
        return create_tournament(house, origin, CreateTournament(terms))


def _for_another_day(form: TermsForm) -> TermsForm:
    return replace(form, texts={**form.texts, Item.DAY: "", Item.SESSIONS: ""})

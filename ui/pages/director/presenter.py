"""Which tournament is in hand, what is asked of it, what is typed about it. No Qt (POKER P1, P2, P8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from enum import StrEnum

from app.domain.errors import Code, Refused
from app.domain.house.rights import Act, Operator, who_may
from app.domain.poker.calendar import Notice, NoticeState, notices
from app.domain.poker.facts import NoticeKind
from app.domain.poker.state import Tournament
from app.domain.poker.terms import entered_twice
from app.ports.filing import Filing
from app.services.house import Origin
from app.services.poker import tournaments as service
from app.services.poker.papers import Paper, PaperAsked, page
from app.services.poker.templates import AskTemplates, Pace, Template, read_template, templates
from ui.desk import Desk
from ui.pages.director.form import EMPTY, Faults, Item, TermsForm, faults_of, form_of, terms_of


class Doing(StrEnum):
    LIST = "list"
    CREATE = "create"
    CHANGE = "change"
    POSTPONE = "postpone"
    END = "end"


class Standing(StrEnum):
    """How far a tournament is, as the list says it."""

    TO_COME = "to_come"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    STOPPED = "stopped"


def standing_of(state: Tournament) -> Standing:
    if state.cancelled:
        return Standing.CANCELLED
    if state.stopped:
        return Standing.STOPPED
    if state.finish is not None:
        return Standing.FINISHED
    return Standing.RUNNING if state.started else Standing.TO_COME


class DirectorPresenter:
    """One tournament is in hand; one thing is done with it at a time."""

    def __init__(self, desk: Desk, filing: Filing) -> None:
        self.desk = desk
        self.filing = filing
        self.doing = Doing.LIST
        self.known: Sequence[Tournament] = ()
        self.chosen: str | None = None
        self.notice: NoticeKind | None = None
        self.form: TermsForm = EMPTY
        self.faults: Faults = {}
        self.sources: Sequence[Template] = ()
        self.directors: Sequence[Operator] = ()
        self.asks_twice = False
        self._tried = False

    # -- what there is -----------------------------------------------------------------------

    def load(self, origin: Origin) -> Sequence[Tournament]:
        """All tournaments, the latest start first."""
        known = service.tournaments(self.desk.house, origin, service.AskTournaments())
        return sorted(known, key=lambda each: (each.terms.starts_at, each.tournament), reverse=True)

    def show(self, known: Sequence[Tournament], chosen: str | None) -> None:
        """`chosen` is the station's tournament."""
        self.known = known
        before, self.chosen = self.chosen, chosen
        # None is in hand until it is touched: a second touch on "create" would send one.
        if chosen != before or self.notice not in self.calendar():
            self.notice = None
        # What was begun on one tournament may not be handed in for another.
        if chosen != before and self.doing is not Doing.CREATE:
            self.doing = Doing.LIST

    @property
    def state(self) -> Tournament | None:
        return next((each for each in self.known if each.tournament == self.chosen), None)

    @property
    def may_make(self) -> bool:
        """Whether whoever is logged in makes and changes tournaments, or only follows them."""
        return self.desk.may(Act.CREATE_TOURNAMENT)

    def load_sources(self, origin: Origin) -> tuple[Sequence[Template], Sequence[Operator]]:
        """What a tournament may be made from, and who may direct it: saved templates and files that wait."""
        saved = list(templates(self.desk.house, origin, AskTemplates()))
        for name in self.filing.waiting():
            if name.endswith(".json"):
                try:
                    saved.append(Template(name, read_template(self.filing.read(name).data)))
                except Refused:
                    continue  # an offer, or rules that can't be played
        with self.desk.house.store.read() as unit:
            return saved, who_may(Act.FIX_PRIZES, unit.people.operators())

    @property
    def may_file_staff(self) -> bool:
        return self.desk.may(Act.FILE_STAFF)

    @property
    def may_look_up(self) -> bool:
        return self.desk.may(Act.DECIDE_NEAR_MATCH)

    @property
    def may_keep_material(self) -> bool:
        return self.desk.may(Act.RECORD_CHIPS) and self.desk.may(Act.RECORD_SIXAIN)

    # -- the legal calendar ------------------------------------------------------------------

    def calendar(self) -> Mapping[NoticeKind, Notice]:
        state = self.state
        return notices(state, self.desk.house.clock.now()) if state else {}

    def choose_notice(self, kind: NoticeKind) -> None:
        self.notice = kind

    def is_open(self, kind: NoticeKind | None) -> bool:
        """Whether a notice can still be sent: it has not gone, and no one else sees to it."""
        state = self.state
        if state is None or kind is None or state.notices_elsewhere:
            return False
        notice = self.calendar().get(kind)
        return notice is not None and notice.sent_at is None

    def unsent(self) -> int:
        return sum(self.is_open(kind) for kind in self.calendar())

    def late(self) -> int:
        return sum(each.state is NoticeState.LATE for each in self.calendar().values())

    def was_sent(self) -> None:
        """The next one is touched anew."""
        self.notice = None

    def send(self, origin: Origin, tournament: str, kind: NoticeKind) -> service.NoticeGiven:
        command = service.SendNotice(tournament, kind)
        return service.send_notice(self.desk.house, origin, command)

    def keep_letter(self, origin: Origin, tournament: str, kind: NoticeKind) -> str:
        """The letter as a PDF in the station's folder, ready to be signed; returns where it is."""
        asked = PaperAsked(Paper.LETTER, tournament, notice=kind, station=origin.station)
        document = page(self.desk.house, origin, asked)
        return self.filing.keep_page(f"{tournament}-{kind.value}.pdf", document)

    # -- the form ----------------------------------------------------------------------------

    def begin_new(self) -> None:
        self._begin(Doing.CREATE, EMPTY)

    def begin_copy(self) -> None:
        """The same rules for a new tournament; its day is asked for, since it is another."""
        if self.state is not None:
            self._begin(Doing.CREATE, _for_another_day(form_of(self.state.terms)))

    def begin_change(self) -> None:
        if self.state is not None:
            self._begin(Doing.CHANGE, form_of(self.state.terms))

    def take_source(self, source: Template) -> None:
        """Begin from a template; the day that was typed stays."""
        day = self.form.text(Item.DAY)
        self._begin(Doing.CREATE, _for_another_day(form_of(source.terms)).typed(Item.DAY, day))

    def take_pace(self, pace: Pace) -> None:
        """Levels of this pace, from the starting stack that is typed."""
        self.change_form(replace(self.form, pace=pace))

    def _begin(self, doing: Doing, form: TermsForm) -> None:
        self.doing, self.form, self.faults = doing, form, {}
        self._tried = self.asks_twice = False

    def change_form(self, form: TermsForm) -> None:
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
        others = [each for each in self.known if each.tournament != self.changed and not each.cancelled]
        found = entered_twice(terms_of(self.form), [each.terms for each in others])
        if found and not self.asks_twice:
            self.asks_twice = True
            return True
        return False

    @property
    def changed(self) -> str | None:
        """The tournament that is being changed; None while a new one is made."""
        return self.chosen if self.doing is Doing.CHANGE else None

    def hand_in(self, origin: Origin) -> service.TournamentNamed:
        """Raises Refused, as the house decides on terms."""
        terms, house = terms_of(self.form), self.desk.house
        if self.changed is not None:
            command = service.ChangeTournament(self.changed, terms)
            return service.change_tournament(house, origin, command)
        return service.create_tournament(house, origin, service.CreateTournament(terms))

    # -- other acts --------------------------------------------------------------------------

    @property
    def can_change(self) -> bool:
        return self.may_make and self.state is not None and not self.state.over

    @property
    def can_postpone(self) -> bool:
        return self.can_change and self.state is not None and not self.state.started

    @property
    def can_end(self) -> bool:
        """Cancel before the start, which is the casino director's; stop after it."""
        state = self.state
        if state is None or state.over:
            return state is not None and state.finish is not None and self.desk.may(Act.STOP)
        return self.desk.may(Act.STOP if state.started else Act.CANCEL_TOURNAMENT)

    @property
    def entrants(self) -> int:
        """Who would get his money back."""
        return self.state.first_entries if self.state else 0

    def put_off(self, origin: Origin, starts_at: datetime, reason: str) -> service.TournamentNamed:
        command = service.Postpone(self._named(), starts_at, reason)
        return service.postpone(self.desk.house, origin, command)

    def end(self, origin: Origin, reason: str) -> service.TournamentNamed:
        """Cancelled before the start, stopped after it. Raises Refused."""
        state = self.state
        act = service.stop_tournament if state and state.started else service.cancel_tournament
        return act(self.desk.house, origin, service.EndTournament(self._named(), reason))

    def _named(self) -> str:
        if self.chosen is None:
            raise Refused(Code.UNKNOWN, tournament="")
        return self.chosen


def _for_another_day(form: TermsForm) -> TermsForm:
    return replace(form, texts={**form.texts, Item.DAY: "", Item.SESSIONS: ""})

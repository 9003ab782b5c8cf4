"""The director's page, wired."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.domain.house.rights import Act
from app.domain.poker.state import Tournament
from app.services.poker.templates import Template
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.director.calendar import LegalCalendar
from ui.pages.director.ending.desk import EndingDesk
from ui.pages.director.keys import Key
from ui.pages.director.levels.desk import LevelsDesk
from ui.pages.director.material.desk import MaterialDesk
from ui.pages.director.notices import NoticeKeys
from ui.pages.director.papers.desk import PapersDesk
from ui.pages.director.payouts.desk import PayoutsDesk
from ui.pages.director.players.desk import PlayersDesk
from ui.pages.director.seen import SeenTournaments
from ui.pages.director.showing import DirectorShowing
from ui.pages.director.side import SideDesk
from ui.pages.director.staff.desk import StaffDesk
from ui.pages.director.templates.desk import TemplatesDesk
from ui.pages.director.templates.presenter import OnShelf
from ui.pages.director.terms.desk import TermsDesk
from ui.pages.director.view import DirectorView
from ui.pages.director.watch.desk import WatchDesk
from ui.sounds import Sound
from ui.tournament.leaves import Leaves
from ui.words import translate

_HEARD = frozenset(
    {
        Act.CREATE_TOURNAMENT, Act.CHANGE_TOURNAMENT, Act.SEND_NOTICE, Act.POSTPONE, Act.CANCEL_TOURNAMENT,
        Act.STOP, Act.START, Act.OVERRIDE_START, Act.FINISH, Act.REGISTER, Act.PRE_REGISTER, Act.WITHDRAW,
        Act.DRAW, Act.ASSIGN_CHIEFS, Act.FIX_PRIZES, Act.CERTIFY, Act.PAUSE, Act.RESUME, Act.SET_LEVEL,
        Act.ADJUST_CLOCK, Act.FILE_STAFF, Act.SAVE_TEMPLATE,
    }
)  # fmt: skip


class DirectorPage(QObject):
    """The tournaments and the legal calendar of the one in hand; whatever else is done with it has a desk,
    which takes the whole page until it is left."""

    key = "tournaments"
    icon = Icon.CLIPBOARD_LIST

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._seen = SeenTournaments(context.desk)
        self._calendar = LegalCalendar(self._seen, context.filing)
        self._shown = False
        self.view = view = DirectorView()
        self.terms = TermsDesk(context, self._seen)
        self.ending = EndingDesk(context)
        self.levels = LevelsDesk(context)
        self.papers = PapersDesk(context)
        self.watch = WatchDesk(context)
        self.staff = StaffDesk(context)
        self.templates = TemplatesDesk(context)
        self.material = MaterialDesk(context)
        self.players = PlayersDesk(context)
        self.payouts = PayoutsDesk(context)
        self._desks: Sequence[SideDesk] = (
            self.terms, self.ending, self.levels, self.papers, self.watch, self.staff, self.templates,
            self.material, self.players,
        )  # fmt: skip
        desks = (*self._desks, self.payouts)
        self._views = Leaves(None, view, *(desk.widget for desk in desks))
        self._showing = DirectorShowing(self._seen, self._calendar, view)
        self._notices = NoticeKeys(self._seen, self._calendar, view, context)
        context.operations.changed.connect(self._heard)
        self._connect(view)
        self._connect_desks(view)
        self._showing.show()

    def _connect(self, view: DirectorView) -> None:
        view.words_asked.connect(self._say_words)
        view.confirmed.connect(view.primary.click)
        view.escaped.connect(self._back)
        view.refusal.left.connect(self._back)
        view.list.rows.chosen.connect(self._choose)
        self._notices.changed.connect(self._showing.show)
        self._notices.refused.connect(self._refused)

    def _connect_desks(self, view: DirectorView) -> None:
        """What each key opens, and where each desk leads back to."""
        opens: dict[Key, tuple[SideDesk, Callable[[Tournament | None], None]]] = {
            Key.CHANGE: (self.terms, self.terms.change),
            Key.COPY: (self.terms, self.terms.copy),
            Key.POSTPONE: (self.ending, self.ending.put_off),
            Key.END: (self.ending, self.ending.end),
            Key.LEVELS: (self.levels, self.levels.open),
            Key.WATCH: (self.watch, self.watch.open),
            Key.PAPERS: (self.papers, self.papers.open),
            Key.STAFF: (self.staff, self.staff.open),
            Key.TEMPLATES: (self.templates, self.templates.open),
            Key.MATERIAL: (self.material, self.material.open),
            Key.PLAYERS: (self.players, self.players.open),
        }
        for key, (desk, begin) in opens.items():
            view.list.keys[key].clicked.connect(partial(self._turn_to, desk, begin))
        view.list.new.clicked.connect(partial(self._turn_to, self.terms, self.terms.create))
        for desk in self._desks:
            desk.left.connect(self._back)
        self.payouts.left.connect(partial(self._turn_to, self.templates, self.templates.open))
        self.templates.begun.connect(self._begin_from)
        self.templates.edits.connect(self._edit_payouts)

    # -- the port `Page` ---------------------------------------------------------------------

    @property
    def widget(self) -> QWidget:
        return self._views

    def title(self) -> str:
        return translate("Director", "Tournois")

    def on_show(self) -> None:
        self._shown = True
        self.view.calendar.say_done("")
        self._ask()
        if self._at_desk is None:
            self.view.setFocus()

    def on_hide(self) -> None:
        """A desk on which something is being filled in waits for its return."""
        self._shown = False

    # -- what is known -----------------------------------------------------------------------

    @Slot(object)
    def _heard(self, change: Change) -> None:
        if self._shown and change.act in _HEARD:
            self._ask()

    def _ask(self) -> None:
        if self._context.desk.operator is None:
            return
        origin = self._context.desk.origin()
        self._context.operations.read(self, lambda: self._seen.load(origin)).success(self._loaded).run()

    def _loaded(self, known: Sequence[Tournament]) -> None:
        self._seen.known = known
        self._take(self._context.tournament.settle(known))
        desk, state = self._at_desk, self._seen.state
        if desk is not None and desk.is_about(state):
            desk.renew(state)
        elif desk is not None:
            # Another page turned to another tournament: nothing begun on this one may touch that one.
            self._views.setCurrentWidget(self.view)

    def _take(self, chosen: str | None) -> None:
        """This one is in hand, and none of its notices yet where it is another."""
        if chosen != self._seen.chosen:
            self._calendar.notice = None
        self._seen.chosen = chosen
        self._calendar.look_again()
        self._showing.show()

    @Slot(object)
    def _choose(self, tournament: str) -> None:
        self._context.tournament.choose(tournament)
        self.view.calendar.say_done("")
        self._take(tournament)

    @Slot()
    def _say_words(self) -> None:
        self.view.calendar.say_done("")
        self._showing.show()

    @Slot(object)
    def _refused(self, refusal: Refused) -> None:
        self._context.sounds.play(Sound.BAD_SCAN)
        self.view.say_refusal(refusal)

    # -- the desks ---------------------------------------------------------------------------

    @property
    def _at_desk(self) -> SideDesk | None:
        """What is open in place of the list, if anything is."""
        shown = self._views.currentWidget()
        return next((desk for desk in self._desks if desk.widget is shown), None)

    def _turn_to(self, desk: SideDesk, begin: Callable[[Tournament | None], None]) -> None:
        self._views.setCurrentWidget(desk.widget)
        begin(self._seen.state)

    @Slot(object)
    def _begin_from(self, source: object) -> None:
        """A tournament by a template of the shelf."""
        if isinstance(source, Template):
            self._turn_to(self.terms, partial(self.terms.create_from, source))

    @Slot(object)
    def _edit_payouts(self, table: object) -> None:
        """Over the shelf, to which leaving it leads back."""
        if isinstance(table, OnShelf):
            self._views.setCurrentWidget(self.payouts.widget)
            self.payouts.edit(table.name, table.payouts)

    @Slot()
    def _back(self) -> None:
        """To the list."""
        self._views.setCurrentWidget(self.view)
        self.view.show_calendar()
        self.view.calendar.say_done("")
        self._ask()
        self.view.setFocus()

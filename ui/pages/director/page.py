"""The director's page, wired."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.domain.house.rights import Act, Operator
from app.domain.poker.facts import NoticeKind
from app.domain.poker.state import Tournament
from app.services.poker.templates import Pace, Template
from app.services.poker.tournaments import NoticeGiven, TournamentNamed
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.director.form import Fault, Item, instant
from ui.pages.director.levels.desk import LevelsDesk
from ui.pages.director.material.desk import MaterialDesk
from ui.pages.director.papers.desk import PapersDesk
from ui.pages.director.payouts.desk import PayoutsDesk
from ui.pages.director.players.desk import PlayersDesk
from ui.pages.director.presenter import DirectorPresenter, Doing
from ui.pages.director.showing import DirectorShowing
from ui.pages.director.side import SideDesk, file_name
from ui.pages.director.staff.desk import StaffDesk
from ui.pages.director.templates.desk import TemplatesDesk
from ui.pages.director.templates.presenter import OnShelf
from ui.pages.director.view import DirectorView, Key
from ui.pages.director.watch.desk import WatchDesk
from ui.pages.director.words import fault_words, notice_words
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
    """Make a tournament, change it, tell the authorities, put it off, call it off."""

    key = "tournaments"
    icon = Icon.CLIPBOARD_LIST

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations = context.operations
        self._presenter = DirectorPresenter(context.desk, context.filing)
        self._shown = False
        self.view = view = DirectorView()
        self.levels = LevelsDesk(context)
        self.papers = PapersDesk(context)
        self.watch = WatchDesk(context)
        self.staff = StaffDesk(context)
        self.templates = TemplatesDesk(context)
        self.material = MaterialDesk(context)
        self.players = PlayersDesk(context)
        self.payouts = PayoutsDesk(context)
        self.desks: dict[Key, SideDesk] = {
            Key.LEVELS: self.levels,
            Key.WATCH: self.watch,
            Key.PAPERS: self.papers,
            Key.STAFF: self.staff,
            Key.TEMPLATES: self.templates,
            Key.MATERIAL: self.material,
            Key.PLAYERS: self.players,
        }
        desks = (*self.desks.values(), self.payouts)
        self._views = Leaves(None, view, *(desk.widget for desk in desks))
        self._showing = DirectorShowing(self._presenter, view)
        context.operations.changed.connect(self._heard)
        self._connect(view)
        self._show()

    def _connect(self, view: DirectorView) -> None:
        view.words_asked.connect(self._say_words)
        view.primary.clicked.connect(self._primary)
        for confirmed in (view.confirmed, view.form.confirmed, view.reason.confirmed):
            confirmed.connect(view.primary.click)
        view.escaped.connect(self._back)
        view.back.clicked.connect(self._back)
        view.refusal.left.connect(self._show)
        view.list.rows.chosen.connect(self._choose)
        view.list.new.clicked.connect(self._begin_new)
        keys = {
            Key.CHANGE: self._begin_change,
            Key.COPY: self._begin_copy,
            Key.POSTPONE: partial(self._begin_reason, Doing.POSTPONE),
            Key.END: partial(self._begin_reason, Doing.END),
        }
        for key, follow in keys.items():
            view.list.keys[key].clicked.connect(follow)
        for key, desk in self.desks.items():
            view.list.keys[key].clicked.connect(partial(self._open_desk, desk))
            desk.left.connect(self._back)
        self.templates.begun.connect(self._begin_from)
        self.templates.edits.connect(self._edit_payouts)
        self.payouts.left.connect(partial(self._open_desk, self.templates))
        view.calendar.rows.chosen.connect(self._choose_notice)
        view.calendar.letter.clicked.connect(self._keep_letter)
        view.form.changed.connect(self._typed)
        view.beside.keypad.pressed.connect(view.form.press)
        view.beside.source_chosen.connect(self._take_source)
        view.beside.fault_chosen.connect(self._go_to)
        view.reason.changed.connect(self._showing.show_primary)

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
        if self._at_desk is None and self._presenter.doing is Doing.LIST:
            self.view.setFocus()

    def on_hide(self) -> None:
        """A form that is being filled waits for its return."""
        self._shown = False

    # -- what is shown -----------------------------------------------------------------------

    @Slot(object)
    def _heard(self, change: Change) -> None:
        if self._shown and change.act in _HEARD:
            self._ask()

    def _ask(self) -> None:
        if self._context.desk.operator is None:
            return
        origin = self._context.desk.origin()
        self._operations.read(self, lambda: self._presenter.load(origin)).success(self._loaded).run()

    def _loaded(self, known: Sequence[Tournament]) -> None:
        chosen = self._context.tournament.settle(known)
        self._presenter.show(known, chosen)
        desk, state = self._at_desk, self._presenter.state
        if desk is not None and desk.is_about(state):
            desk.renew(state)
        elif desk is not None:
            # Another page turned to another tournament: nothing begun on this one may touch that one.
            self._views.setCurrentWidget(self.view)
        if self._presenter.doing is Doing.LIST:
            self._show()

    @property
    def _at_desk(self) -> SideDesk | None:
        """What is open in place of the list, if anything is."""
        shown = self._views.currentWidget()
        return next((desk for desk in self.desks.values() if desk.widget is shown), None)

    def _open_desk(self, desk: SideDesk) -> None:
        self._views.setCurrentWidget(desk.widget)
        desk.open(self._presenter.state)

    @Slot(object)
    def _edit_payouts(self, table: object) -> None:
        """Over the shelf, to which leaving it leads back."""
        if isinstance(table, OnShelf):
            self._views.setCurrentWidget(self.payouts.widget)
            self.payouts.edit(table.name, table.payouts)

    @Slot()
    def _show(self) -> None:
        self._showing.show()

    @Slot()
    def _say_words(self) -> None:
        self.view.form.say_words()
        self.view.calendar.say_done("")
        self._show()

    @Slot()
    def _back(self) -> None:
        self._presenter.doing = Doing.LIST
        self._views.setCurrentWidget(self.view)
        self._ask()
        self._show()
        self.view.setFocus()

    # -- the list ----------------------------------------------------------------------------

    @Slot(object)
    def _choose(self, tournament: str) -> None:
        self._context.tournament.choose(tournament)
        self.view.calendar.say_done("")
        self._presenter.show(self._presenter.known, tournament)
        self._show()

    @Slot(object)
    def _choose_notice(self, kind: object) -> None:
        if isinstance(kind, NoticeKind):
            self._presenter.choose_notice(kind)
            self.view.calendar.say_done("")
            self._show()

    def _keep_letter(self) -> None:
        presenter = self._presenter
        tournament, kind, origin = presenter.chosen, presenter.notice, self._context.desk.origin()
        if tournament is None or kind is None:
            return
        self.view.calendar.letter.setEnabled(False)
        work = self._operations.read(self, lambda: presenter.keep_letter(origin, tournament, kind))
        work.always(self._showing.show).success(self._kept).refused(self._refused).run()

    def _kept(self, where: str) -> None:
        words = translate("Director", "Enregistré : {name}").format(name=file_name(where))
        self.view.calendar.say_done(words)

    # -- the form ----------------------------------------------------------------------------

    @Slot()
    def _begin_new(self) -> None:
        self._presenter.begin_new()
        self._fill()

    @Slot()
    def _begin_copy(self) -> None:
        self._presenter.begin_copy()
        self._fill(Item.DAY)

    @Slot()
    def _begin_change(self) -> None:
        self._presenter.begin_change()
        self._fill()

    def _fill(self, item: Item = Item.NAME) -> None:
        self.view.form.fill(self._presenter.form)
        self._show()
        self.view.form.go_to(item)
        origin = self._context.desk.origin()
        work = self._operations.read(self, lambda: self._presenter.load_sources(origin))
        work.success(self._sources_loaded).run()

    def _sources_loaded(self, found: tuple[Sequence[Template], Sequence[Operator]]) -> None:
        presenter, form = self._presenter, self.view.form
        presenter.sources, presenter.directors = found
        form.offer_directors([each.name for each in presenter.directors])
        form.director.choose(presenter.form.tournament_director)
        if presenter.doing in (Doing.CREATE, Doing.CHANGE):
            self._showing.show_form()

    @Slot(int)
    def _take_source(self, place: int) -> None:
        presenter, paces = self._presenter, tuple(Pace)
        if place < len(paces):
            presenter.take_pace(paces[place])
            self.view.form.fill(presenter.form)
            self.view.form.go_to(Item.CHIPS)
            self._show()
            return
        presenter.take_source(presenter.sources[place - len(paces)])
        self._fill(Item.DAY)

    @Slot(object)
    def _begin_from(self, source: object) -> None:
        """A template of the shelf; its day is asked for."""
        if isinstance(source, Template):
            self._presenter.begin_new()
            self._presenter.take_source(source)
            self._views.setCurrentWidget(self.view)
            self._fill(Item.DAY)

    @Slot()
    def _typed(self) -> None:
        presenter = self._presenter
        presenter.change_form(self.view.form.read(presenter.form))
        self._show()

    @Slot(object)
    def _go_to(self, item: object) -> None:
        if isinstance(item, Item):
            self.view.form.go_to(item)

    def _hand_in(self) -> None:
        presenter = self._presenter
        if not presenter.is_ready():
            self._showing.show()
            self.view.form.go_to(next(iter(presenter.faults)))
            self._context.sounds.play(Sound.BAD_SCAN)
            return
        if presenter.is_twice():
            self._show()
            return
        origin = self._context.desk.origin()
        self._act(lambda: presenter.hand_in(origin))

    # -- another start, or the end -----------------------------------------------------------

    def _begin_reason(self, doing: Doing) -> None:
        self._presenter.doing = doing
        self._showing.begin_reason()
        self._show()

    def _put_off(self) -> None:
        leaf, presenter = self.view.reason, self._presenter
        starts_at = instant(leaf.day.text(), leaf.time.text())
        if starts_at is None:
            leaf.day.refuse(fault_words(Fault.NO_DAY))
            return
        origin, reason = self._context.desk.origin(), leaf.reason.text().strip()
        self._act(lambda: presenter.put_off(origin, starts_at, reason))

    def _end(self) -> None:
        origin, reason = self._context.desk.origin(), self.view.reason.reason.text().strip()
        self._act(lambda: self._presenter.end(origin, reason))

    # -- the main action ---------------------------------------------------------------------

    @Slot()
    def _primary(self) -> None:
        acts = {
            Doing.LIST: self._send,
            Doing.CREATE: self._hand_in,
            Doing.CHANGE: self._hand_in,
            Doing.POSTPONE: self._put_off,
            Doing.END: self._end,
        }
        acts[self._presenter.doing]()

    def _send(self) -> None:
        presenter = self._presenter
        tournament, kind, origin = presenter.chosen, presenter.notice, self._context.desk.origin()
        if tournament is None or kind is None:
            return
        self.view.primary.set_busy(True)
        work = self._operations.act(self, lambda: presenter.send(origin, tournament, kind))
        work.always(self._not_busy).success(partial(self._sent, kind)).refused(self._refused).run()

    def _sent(self, kind: NoticeKind, _given: NoticeGiven) -> None:
        self._context.sounds.play(Sound.DONE)
        self._presenter.was_sent()
        words = translate("Director", "Envoi noté : {notice}").format(notice=notice_words(kind))
        self.view.calendar.say_done(words)

    def _act(self, work: Callable[[], TournamentNamed]) -> None:
        self.view.primary.set_busy(True)
        act = self._operations.act(self, work)
        act.always(self._not_busy).success(self._done).refused(self._refused).run()

    def _done(self, named: TournamentNamed) -> None:
        self._context.sounds.play(Sound.DONE)
        self._context.tournament.choose(named.tournament)
        self.view.calendar.say_done("")
        self._back()

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self._showing.show_primary()

    def _refused(self, refusal: Refused) -> None:
        """Said in the panel; what was typed stays."""
        self._context.sounds.play(Sound.BAD_SCAN)
        self.view.refusal.say(refusal)
        leaf = self.view.leaf
        self.view.show_leaf(leaf or self.view.list, self.view.refusal)

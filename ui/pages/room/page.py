"""The room page, wired."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from enum import Enum, auto

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from app.domain.errors import Code, Refused
from app.services.house import Origin
from app.services.people import Approved
from app.services.poker.floor import Eliminated, SeatsGiven
from app.services.poker.room_view import RoomView as Room
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.room.presenter import RoomPresenter, Stage
from ui.pages.room.showing import RoomShowing
from ui.pages.room.toolbox import Toolbox
from ui.pages.room.view import RoomView
from ui.sounds import Sound
from ui.tournament.reader import RoomReader
from ui.widgets import wrong_code_words
from ui.words import translate

TICK_MS = 250
_OVERRIDDEN = frozenset(
    {
        Code.NOTICE_MISSING,
        Code.CHIEF_MISSING,
        Code.CHIEF_TOO_FEW,
        Code.CHIEF_TOO_MANY,
        Code.CHIEF_NOT_ADJACENT,
    }
)
"""What the casino director may start without (POKER P2, P4)."""
_AWAY = timedelta(minutes=10)


class Asking(Enum):
    """What the page asks beside the room itself."""

    NOTHING = auto()
    REFUSED = auto()
    OVERRIDE = auto()
    EXPEL = auto()


class RoomPage(QObject):
    """Draw, start, note who is out, balance, finish: each with one main action."""

    key = "room"
    icon = Icon.LAYOUT_GRID

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations = context.operations
        self._presenter = RoomPresenter(context.desk)
        self._asking = Asking.NOTHING
        self._may_override = False
        self.view = view = RoomView()
        self._showing = RoomShowing(self._presenter, view)
        self._tools = Toolbox(self._presenter, view, context)
        self._reader = RoomReader(context, self)
        self._reader.loaded.connect(self._loaded)
        self._reader.nothing.connect(self._nothing)
        self._timer = QTimer(view)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)
        self._connect(view)
        self._show()

    def _connect(self, view: RoomView) -> None:
        view.words_asked.connect(self._retranslate)
        view.primary.clicked.connect(self._primary)
        view.confirmed.connect(view.primary.click)
        view.escaped.connect(self._back)
        view.back.clicked.connect(self._back)
        view.other_table.clicked.connect(self._other_table)
        view.answer.clicked.connect(self._answer_call)
        view.hand.button.clicked.connect(self._place_button)
        view.hand.absent.clicked.connect(self._put_out_absent)
        self._tools.opened.connect(self._show)
        self._tools.changed.connect(self._show_primary)
        self._tools.ended.connect(self._not_busy)
        self._tools.refused.connect(self._refused)
        view.header.pause.clicked.connect(self._go_to_clock)
        view.plan.plan.touched.connect(self._open_table)
        view.table.touched.connect(self._touch_player)
        view.watch.toggled.connect(self._toggle_chief)
        view.moves.undo_asked.connect(self._undo)
        view.hand.stack_changed.connect(self._set_stack)
        view.hand.rebuy.clicked.connect(self._sell_rebuy)
        view.hand.pin.clicked.connect(self._pin)
        view.hand.expel.clicked.connect(self._ask_expulsion)
        view.expelling.changed.connect(self._show)
        view.approval.changed.connect(self._show_primary)
        view.approval.confirmed.connect(view.primary.click)
        view.refusal.left.connect(self._back)

    # -- the port `Page` ---------------------------------------------------------------------

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Room", "Salle")

    def on_show(self) -> None:
        self._reader.start()
        self._timer.start()

    def on_hide(self) -> None:
        self._reader.stop()
        self._timer.stop()
        self.view.approval.take_code()

    def receive(self, subject: object) -> None:
        """Open the room of another tournament."""
        if isinstance(subject, str):
            self._context.tournament.choose(subject)

    # -- what is shown -----------------------------------------------------------------------

    @Slot(object)
    def _loaded(self, room: Room) -> None:
        self._presenter.show(room)
        self._context.navigator.show_badge(self.key, self._presenter.waiting)
        self._tools.look_again()
        self._show()

    @Slot()
    def _nothing(self) -> None:
        self._presenter.show(None)
        self._show()

    @Slot()
    def _retranslate(self) -> None:
        self._tools.look_again()
        self._show()

    @Slot()
    def _tick(self) -> None:
        self._showing.show_clock()

    @Slot()
    def _show(self) -> None:
        self._showing.show()
        if self._asking is Asking.REFUSED:
            self.view.show_leaf(self.view.leaf or self.view.plan, self.view.refusal)
        elif self._asking is Asking.OVERRIDE:
            self.view.show_leaf(self.view.leaf or self.view.plan, self.view.approval)
        elif self._asking is Asking.EXPEL:
            self._showing.show_expulsion()
        elif self._tools.active is not None:
            self.view.show_leaf(self._tools.active.leaf, self._tools.active.panel)
        self._show_primary()

    @Slot()
    def _show_primary(self) -> None:
        view = self.view
        if self._asking is Asking.REFUSED:
            self._show_primary_of_refusal()
        elif self._asking is Asking.OVERRIDE:
            ready = view.approval.is_complete
            self._showing.say_primary(translate("Room", "Lancer quand même"), Icon.PLAY, ready=ready)
        elif self._asking is Asking.EXPEL:
            ready = view.expelling.is_complete
            self._showing.say_primary(translate("Room", "Exclure"), Icon.USER_X, ready=ready)
        elif self._tools.active is not None:
            said = self._tools.active.primary()
            self._showing.say_primary(said.words, said.icon, ready=said.ready, why=said.why)
        else:
            self._showing.show_primary()
        busy = self._asking is not Asking.NOTHING or self._tools.active is not None
        self._showing.show_actions(busy=busy)

    def _show_primary_of_refusal(self) -> None:
        if self._may_override:
            self._showing.say_primary(translate("Room", "Passer outre"), Icon.SHIELD_CHECK, ready=True)
        else:
            back = translate("Room", "Revenir à la salle")
            self._showing.say_primary(back, Icon.ARROW_LEFT, ready=True)

    @Slot()
    def _back(self) -> None:
        presenter = self._presenter
        if self._asking is not Asking.NOTHING:
            self._asking = Asking.NOTHING
        elif self._tools.active is not None:
            self._tools.close()
            presenter.clear_hand()
        elif presenter.hand.players:
            presenter.clear_hand()
        else:
            presenter.open_table = None
        self._show()

    # -- touches -----------------------------------------------------------------------------

    @Slot(int)
    def _open_table(self, place: int) -> None:
        self._presenter.open_table = self.view.plan.shown[place].number
        self._show()
        self.view.table.setFocus()

    @Slot(int)
    def _touch_player(self, place: int) -> None:
        player = self.view.table.player_at(place)
        if self._tools.active is self._tools.count:
            self._tools.count.aim(player)
            self._show()
        elif self._presenter.stage is Stage.PLAY:
            self._presenter.toggle_player(player)
            self._show()

    @Slot(str)
    def _toggle_chief(self, chief: str) -> None:
        self._presenter.toggle_chief(chief)
        self._show()

    @Slot(str, object)
    def _set_stack(self, player: str, stack: object) -> None:
        if isinstance(stack, int):
            self._presenter.hand.stacks[player] = stack
            self._showing.show_places()

    @Slot()
    def _go_to_clock(self) -> None:
        self._context.navigator.go("clock_control")

    @Slot()
    def _sell_rebuy(self) -> None:
        self._context.navigator.go("rebuys", self._presenter.hand.players[0])

    @Slot()
    def _pin(self) -> None:
        [player] = self._presenter.hand.players
        pinned = not self._presenter.state.players[player].pinned
        origin = self._context.desk.origin()
        act = self._operations.act(self, lambda: self._presenter.pin(origin, player, pinned=pinned))
        act.refused(self._refused).run()

    @Slot()
    def _ask_expulsion(self) -> None:
        self._asking = Asking.EXPEL
        self.view.expelling.begin()
        self._show()

    @Slot()
    def _other_table(self) -> None:
        """Hand for hand: who is chosen stays so, others are touched at their tables."""
        self._presenter.open_table = None
        self._show()

    @Slot()
    def _answer_call(self) -> None:
        table, origin = self._presenter.open_table or 0, self._context.desk.origin()
        self._act(lambda: self._presenter.answer_call(origin, table))

    @Slot()
    def _place_button(self) -> None:
        [player], origin = self._presenter.hand.players, self._context.desk.origin()
        self._act(lambda: self._presenter.place_button(origin, player), ends_hand=True)

    @Slot()
    def _put_out_absent(self) -> None:
        [player], origin = self._presenter.hand.players, self._context.desk.origin()
        self._act(lambda: self._presenter.put_out_absent(origin, player), ends_hand=True)

    def _act(self, work: Callable[[], object], *, ends_hand: bool = False) -> None:
        """An act beside the main one."""

        def done(_answer: object) -> None:
            if ends_hand:
                self._presenter.clear_hand()
            self._show()

        self._operations.act(self, work).success(done).refused(self._refused).run()

    @Slot()
    def _undo(self) -> None:
        out = self._presenter.last_out()
        if not out:
            return
        origin = self._context.desk.origin()
        self.view.moves.undo.setEnabled(False)
        act = self._operations.act(self, lambda: self._presenter.undo(origin, out[-1]))
        act.always(lambda: self.view.moves.undo.setEnabled(True)).refused(self._refused).run()

    # -- the main action ---------------------------------------------------------------------

    @Slot()
    def _primary(self) -> None:
        presenter = self._presenter
        asked = {
            Asking.REFUSED: self._ask_override if self._may_override else self._back,
            Asking.OVERRIDE: self._override,
            Asking.EXPEL: self._expel,
        }
        if self._asking in asked:
            asked[self._asking]()
        elif self._tools.active is not None:
            self._tools.confirm()
        elif presenter.stage is Stage.DRAW:
            self._give_seats(presenter.draw)
        elif presenter.stage is Stage.BETWEEN:
            self._give_seats(presenter.open_session)
        elif presenter.stage is Stage.START:
            self._start()
        elif presenter.stage is Stage.PLAY:
            self._play()
        else:
            self._context.navigator.go("prizes")

    def _play(self) -> None:
        presenter = self._presenter
        if presenter.hand.players:
            self._eliminate()
        elif presenter.moved is not None:
            presenter.handed_out()
            self._show()
        elif presenter.state.in_play == 1:
            self._finish()
        else:
            self._give_seats(presenter.balance)

    def _give_seats(self, work: Callable[[Origin], SeatsGiven]) -> None:
        """The draw, the moves, the next session."""
        origin = self._context.desk.origin()
        self.view.primary.set_busy(True)
        act = self._operations.act(self, lambda: work(origin))
        act.always(self._not_busy).success(self._seated).refused(self._refused).run()

    def _seated(self, _given: SeatsGiven) -> None:
        self._context.sounds.play(Sound.DONE)

    def _start(self) -> None:
        desk = self._context.desk
        assigning, starting = desk.origin(), desk.origin()
        self.view.primary.set_busy(True)
        act = self._operations.act(self, lambda: self._presenter.start(assigning, starting))
        act.always(self._not_busy).refused(self._refused).run()

    def _ask_override(self) -> None:
        presenter = self._presenter
        people = () if presenter.may_override else presenter.who_overrides()
        self.view.approval.ask(
            translate("Room", "Lancer sans attendre"),
            translate("Room", "Porté au journal, avec le motif"),
            people,
            alone=presenter.may_override,
        )
        self._asking = Asking.OVERRIDE
        self._show()
        self.view.approval.focus_first()

    def _override(self) -> None:
        approval, presenter, desk = self.view.approval, self._presenter, self._context.desk
        if not approval.is_complete:
            return
        reason, supervisor, pin = approval.reason.text().strip(), approval.chosen, approval.take_code()
        asking, assigning, starting = desk.origin(), desk.origin(), desk.origin()

        def go() -> Approved | None:
            given = None
            origin = starting
            if not presenter.may_override:
                given = presenter.ask_override(asking, supervisor, pin, reason)
                if given.approval is None:
                    return given
                origin = starting.approved(given.approval)
            presenter.start(assigning, origin, overrides=True, reason=reason)
            return given

        self.view.primary.set_busy(True)
        act = self._operations.act(self, go)
        act.always(self._not_busy).success(self._overridden).refused(self._refused).run()

    def _overridden(self, given: Approved | None) -> None:
        if given is not None and given.approval is None:
            self.view.approval.say_why(wrong_code_words(given.tries_left))
            return
        self._asking = Asking.NOTHING
        self._show()

    def _eliminate(self) -> None:
        origin = self._context.desk.origin()
        self.view.primary.set_busy(True)
        act = self._operations.act(self, lambda: self._presenter.eliminate(origin))
        act.always(self._not_busy).success(self._eliminated).refused(self._refused).run()

    def _eliminated(self, _answer: Eliminated) -> None:
        self._context.sounds.play(Sound.DONE)
        self._presenter.clear_hand()
        self._presenter.open_table = None
        self._show()

    def _expel(self) -> None:
        leaf, presenter = self.view.expelling, self._presenter
        if not leaf.is_complete:
            return
        origin, player, reason = self._context.desk.origin(), presenter.hand.players[0], leaf.reason.text()
        now = self._context.desk.house.clock.now()
        until = now + _AWAY if leaf.for_a_time.isChecked() else None
        self.view.primary.set_busy(True)
        act = self._operations.act(self, lambda: presenter.expel(origin, player, until, reason))
        act.always(self._not_busy).success(self._expelled).refused(self._refused).run()

    def _expelled(self, _answer: None) -> None:
        self._asking = Asking.NOTHING
        self._presenter.clear_hand()
        self._show()

    def _finish(self) -> None:
        origin = self._context.desk.origin()
        self.view.primary.set_busy(True)
        act = self._operations.act(self, lambda: self._presenter.finish(origin))
        act.always(self._not_busy).refused(self._refused).run()

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self._show_primary()

    def _refused(self, refusal: Refused) -> None:
        """Said in the panel; the room beside it goes on."""
        self._may_override = refusal.code in _OVERRIDDEN and self._presenter.stage is Stage.START
        self.view.refusal.say(refusal)
        self._asking = Asking.REFUSED
        self._show()

"""The room page, wired."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from app.domain.errors import Code, Refused
from app.services.poker.room_view import RoomView as Room
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.room.hand_keys import HandKeys
from ui.pages.room.main_key import MainKey, primary_of
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.seen import Stage
from ui.pages.room.showing import RoomShowing
from ui.pages.room.toolbox import Toolbox
from ui.pages.room.view import RoomView
from ui.tournament.acting import Acting
from ui.tournament.primary import Primary
from ui.tournament.reader import RoomReader
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


class RoomPage(QObject):
    """Draw, start, note who is out, balance, finish: each with one main action.

    Over the room stands at most one tool, and over both what was refused.
    """

    key = "room"
    icon = Icon.LAYOUT_GRID

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._presenter = presenter = RoomPresenter(context.desk)
        self._refusal: Refused | None = None
        self.view = view = RoomView()
        self._showing = RoomShowing(presenter, view)
        self._acting = Acting(context, view.primary, self)
        self._main = MainKey(presenter, self._acting, context)
        self._hand = HandKeys(presenter.hand, view.hand, self._acting, context)
        self._tools = Toolbox(presenter, view, self._acting, context)
        self._reader = RoomReader(context, self)
        self._timer = QTimer(view)
        self._timer.setInterval(TICK_MS)
        self._connect(view)
        self._show()

    def _connect(self, view: RoomView) -> None:
        self._reader.loaded.connect(self._loaded)
        self._reader.nothing.connect(self._nothing)
        self._timer.timeout.connect(self._showing.show_clock)
        self._acting.ended.connect(self._show_primary)
        self._acting.refused.connect(self._refused)
        for done in (self._main.done, self._hand.done, self._tools.opened):
            done.connect(self._show)
        self._tools.changed.connect(self._show_primary)
        view.words_asked.connect(self._retranslate)
        view.primary.clicked.connect(self._primary)
        view.confirmed.connect(view.primary.click)
        view.refusal.left.connect(self._back)
        for left in (view.escaped, view.back.clicked):
            left.connect(self._back)
        view.other_table.clicked.connect(self._other_table)
        view.answer.clicked.connect(self._answer_call)
        view.header.pause.clicked.connect(self._turn_clock)
        view.plan.plan.touched.connect(self._open_table)
        view.table.touched.connect(self._touch_player)
        view.watch.toggled.connect(self._toggle_chief)
        view.moves.undo_asked.connect(self._undo)
        view.hand.stack_changed.connect(self._set_stack)

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
        self._tools.forget()

    def receive(self, subject: object) -> None:
        """Open the room of another tournament."""
        if isinstance(subject, str):
            self._context.tournament.choose(subject)

    # -- what is shown -----------------------------------------------------------------------

    @Slot(object)
    def _loaded(self, room: Room) -> None:
        self._presenter.show(room)
        self._context.navigator.show_badge(self.key, self._presenter.waiting)
        self._retranslate()

    @Slot()
    def _nothing(self) -> None:
        self._presenter.show(None)
        self._show()

    @Slot()
    def _retranslate(self) -> None:
        self._tools.look_again()
        self._show()

    @Slot()
    def _show(self) -> None:
        shown, tool = self._showing.show(), self._tools.active
        if tool is not None:
            shown = tool.shown_over(shown)
        if self._refusal is not None:
            shown = shown.with_panel(self.view.refusal)
        self.view.show_leaves(shown)
        self._show_primary()

    @Slot()
    def _show_primary(self) -> None:
        tool = self._tools.active
        if self._refusal is not None:
            said = self._said_of_refusal()
        else:
            said = tool.primary() if tool is not None else primary_of(self._presenter)
        said.show_on(self.view.primary)
        self._showing.show_actions(busy=self._refusal is not None or tool is not None)

    @property
    def _may_override(self) -> bool:
        """Whether what was refused can be done all the same."""
        refused = self._refusal.code if self._refusal is not None else None
        return refused in _OVERRIDDEN and self._presenter.room.stage is Stage.START

    def _said_of_refusal(self) -> Primary:
        if self._may_override:
            return Primary(translate("Room", "Passer outre"), Icon.SHIELD_CHECK)
        return Primary(translate("Room", "Revenir à la salle"), Icon.ARROW_LEFT)

    def _refused(self, refusal: Refused) -> None:
        """Said in the panel; the room beside it goes on."""
        self._refusal = refusal
        self.view.refusal.say(refusal)
        self._show()

    # -- touches -----------------------------------------------------------------------------

    @Slot()
    def _primary(self) -> None:
        if self._may_override:
            self._refusal = None
            self._tools.open(self._tools.override)
        elif self._refusal is not None:
            self._back()
        elif self._tools.active is not None:
            self._tools.confirm()
        elif self._tools.sure.makes_sense():
            self._tools.open(self._tools.sure)
        else:
            self._main.touch()

    @Slot()
    def _back(self) -> None:
        presenter = self._presenter
        if self._refusal is not None:
            self._refusal = None
        elif self._tools.active is not None:
            self._tools.close()
        elif presenter.hand.players:
            presenter.hand.clear()
        else:
            presenter.open_table = None
        self._show()

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
        elif self._presenter.room.stage is Stage.PLAY:
            self._presenter.hand.toggle(player)
            self._show()

    @Slot(str, object)
    def _set_stack(self, player: str, stack: object) -> None:
        if isinstance(stack, int):
            self._presenter.hand.stacks[player] = stack
            self._showing.show_places()
            self._show_primary()

    @Slot(str)
    def _toggle_chief(self, chief: str) -> None:
        self._presenter.watch.toggle(chief)
        self._show()

    @Slot()
    def _other_table(self) -> None:
        """Hand for hand: who is chosen stays so, others are touched at their tables."""
        self._presenter.open_table = None
        self._show()

    @Slot()
    def _turn_clock(self) -> None:
        self._acting.run(self._presenter.turn_clock)

    @Slot()
    def _answer_call(self) -> None:
        table = self._presenter.open_table or 0
        self._acting.run(lambda origin: self._presenter.answer_call(origin, table))

    @Slot()
    def _undo(self) -> None:
        hand = self._presenter.hand
        if hand.last_out:
            player = hand.last_out[-1]
            self._acting.run(lambda origin: hand.undo(origin, player))

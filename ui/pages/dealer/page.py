"""The dealer's station, wired."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.domain.poker.state import Tournament
from app.services.house import Origin
from app.services.poker.room_view import RoomView
from app.services.poker.tables import LastCounts
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.dealer.presenter import DealerPresenter, Stage, Task
from ui.pages.dealer.showing import DealerShowing
from ui.pages.dealer.view import DealerView
from ui.sounds import Sound
from ui.tournament.reader import RoomReader
from ui.words import translate

TICK_MS = 250


class DealerPage(QObject):
    """A dealer's own table: stacks, the button, who goes out, calls and rebuys passed on (POKER P5)."""

    key = "dealer"
    icon = Icon.USER

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations = context.operations
        self._presenter = DealerPresenter(context.desk)
        self._refuses = False
        self._lands = False
        self.view = view = DealerView()
        self._showing = DealerShowing(self._presenter, view)
        self._reader = RoomReader(context, self)
        self._reader.loaded.connect(self._loaded)
        self._reader.nothing.connect(self._nothing)
        self._timer = QTimer(view)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._showing.show_clock)
        self._connect(view)
        self._show()

    def _connect(self, view: DealerView) -> None:
        view.words_asked.connect(self._show)
        view.primary.clicked.connect(self._primary)
        view.confirmed.connect(view.primary.click)
        view.entry.field.entered.connect(view.primary.click)
        view.escaped.connect(self._back)
        view.back.clicked.connect(self._back)
        view.refusal.left.connect(self._back)
        view.table.touched.connect(self._touch)
        view.tables.touched.connect(self._choose)
        view.other.clicked.connect(self._other_table)
        view.look.chosen.connect(self._choose_tournament)
        view.call.clicked.connect(self._call)
        view.out.clicked.connect(self._out)
        view.undo.clicked.connect(self._undo)
        view.entry.field.changed.connect(self._typed)
        view.entry.button.clicked.connect(self._button)
        view.entry.rebuy.clicked.connect(self._rebuy)

    # -- the port `Page` ---------------------------------------------------------------------

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Dealer", "Table")

    def on_show(self) -> None:
        self._presenter.stop()
        self._lands = True
        self._reader.start()
        self._timer.start()

    def on_hide(self) -> None:
        self._reader.stop()
        self._timer.stop()

    # -- what is shown -----------------------------------------------------------------------

    @Slot(object)
    def _loaded(self, room: RoomView) -> None:
        self._presenter.show(room)
        self._show()
        if self._presenter.stage not in (Stage.WAITING, Stage.OVER):
            self._lands = False
        if self._presenter.stage is Stage.TABLE:
            origin = self._context.desk.origin()
            read = self._operations.read(self, lambda: self._presenter.read_counts(origin))
            read.success(self._counted).run()
        elif self._presenter.stage in (Stage.WAITING, Stage.OVER):
            origin = self._context.desk.origin()
            known = self._operations.read(self, lambda: self._presenter.read_running(origin))
            known.success(self._running_known).run()

    def _running_known(self, running: Sequence[Tournament]) -> None:
        self._presenter.running = running
        # Only as he lands: whoever then looks at a tournament without tables is left there.
        lands, self._lands = self._lands, False
        elsewhere = self._presenter.in_play_elsewhere() if lands else None
        if elsewhere is None:
            self._show()
        else:
            self._choose_tournament(elsewhere)

    @Slot(str)
    def _choose_tournament(self, tournament: str) -> None:
        self._context.tournament.choose(tournament)

    @Slot()
    def _nothing(self) -> None:
        self._presenter.show(None)
        self._show()

    def _counted(self, counts: LastCounts) -> None:
        self._presenter.counts = counts
        self._show()

    @Slot()
    def _show(self) -> None:
        self._showing.show()
        if self._refuses:
            self.view.show_leaf(self.view.at_table, self.view.refusal)
            back = translate("Dealer", "Revenir à la table")
            self._showing.say_primary(back, Icon.ARROW_LEFT, ready=True)

    @Slot()
    def _back(self) -> None:
        if self._refuses:
            self._refuses = False
        else:
            self._presenter.stop()
        self._show()

    # -- touches -----------------------------------------------------------------------------

    @Slot(int)
    def _touch(self, place: int) -> None:
        if self._presenter.stage is not Stage.TABLE or self._refuses:
            return
        self._presenter.touch(self.view.table.seat_at(place))
        self._show()
        if self.view.entry.field.isVisible():
            self.view.entry.field.setFocus()

    @Slot(int)
    def _choose(self, place: int) -> None:
        self._presenter.table = self.view.tables.tables[place].number
        self._show()

    @Slot()
    def _other_table(self) -> None:
        self._presenter.table = None
        self._show()

    @Slot(object)
    def _typed(self, number: object) -> None:
        if isinstance(number, int):
            self._presenter.set_stack(number)
            self._showing.show_change()
            self._showing.show_primary()

    @Slot()
    def _out(self) -> None:
        self._presenter.begin_out()
        self._show()

    @Slot()
    def _call(self) -> None:
        origin = self._context.desk.origin()
        self.view.call.setEnabled(False)
        self._act(lambda: self._presenter.call_chief(origin))

    @Slot()
    def _undo(self) -> None:
        player, origin = self._presenter.last_out(), self._context.desk.origin()
        if player:
            self.view.undo.setEnabled(False)
            self._act(lambda: self._presenter.undo(origin, player))

    @Slot()
    def _button(self) -> None:
        seat, origin = self._presenter.doing.seats[-1], self._context.desk.origin()
        self._act(lambda: self._presenter.place_button(origin, seat), ends=True)

    @Slot()
    def _rebuy(self) -> None:
        player, origin = self._presenter.aimed, self._context.desk.origin()
        asked = self._presenter.state.players[player].rebuy_asked is None
        self._act(lambda: self._presenter.ask_rebuy(origin, player, asked=asked), ends=True)

    # -- the main action ---------------------------------------------------------------------

    @Slot()
    def _primary(self) -> None:
        presenter = self._presenter
        if self._refuses:
            self._back()
        elif presenter.stage is Stage.TAKING and presenter.table is not None:
            table, origin = presenter.table, self._context.desk.origin()
            self._act(lambda: presenter.take_table(origin, table))
        elif presenter.stage is Stage.CHOICE:
            presenter.moves_made()
            self._show()
        elif presenter.stage is not Stage.TABLE:
            return
        elif presenter.doing.task is Task.LOOK:
            self._look_on()
        elif presenter.doing.task is Task.COUNT and not presenter.is_last_seat:
            presenter.next_seat()
            self._show()
            self.view.entry.field.setFocus()
        else:
            self._confirm(self._context.desk.origin())

    def _look_on(self) -> None:
        if self._presenter.moves():
            self._presenter.moves_made()
        else:
            self._presenter.begin_count()
        self._show()
        if self.view.entry.field.isVisible():
            self.view.entry.field.setFocus()

    def _confirm(self, origin: Origin) -> None:
        self._act(self._presenter.act_of_task(origin), ends=True)

    def _act(self, work: Callable[[], object], *, ends: bool = False) -> None:
        """`ends`: the task is done with it."""

        def done(_answer: object) -> None:
            if ends:
                self._context.sounds.play(Sound.DONE)
                self._presenter.stop()
            self._show()

        self.view.primary.set_busy(True)
        act = self._operations.act(self, work)
        act.always(self._not_busy).success(done).refused(self._refused).run()

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self._showing.show_primary()

    def _refused(self, refusal: Refused) -> None:
        """Said in the panel; the table beside it goes on."""
        self.view.refusal.say(refusal)
        self._refuses = True
        self._show()

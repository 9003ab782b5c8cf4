"""The dealer's station, wired."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.domain.poker.state import Tournament
from app.services.poker.room_view import RoomView
from app.services.poker.tables import LastCounts
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.dealer.hand import Task
from ui.pages.dealer.main_key import primary_of
from ui.pages.dealer.presenter import DealerPresenter
from ui.pages.dealer.seen import Stage
from ui.pages.dealer.showing import DealerShowing
from ui.pages.dealer.view import DealerView
from ui.sounds import Sound
from ui.tournament.acting import Acting, Work
from ui.tournament.primary import Primary
from ui.tournament.reader import RoomReader
from ui.words import translate

TICK_MS = 250


class DealerPage(QObject):
    """A dealer's own table: stacks, the button, who goes out, calls and rebuys passed on (POKER P5)."""

    key = "dealer"
    icon = Icon.SPADE

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations = context.operations
        self._presenter = DealerPresenter(context.desk)
        self._refuses = False
        self._lands = False
        self.view = view = DealerView()
        self._showing = DealerShowing(self._presenter, view)
        self._acting = Acting(context, view.primary, self)
        self._reader = RoomReader(context, self)
        self._timer = QTimer(view)
        self._timer.setInterval(TICK_MS)
        self._connect(view)
        self._show()

    def _connect(self, view: DealerView) -> None:
        self._reader.loaded.connect(self._loaded)
        self._reader.nothing.connect(self._nothing)
        self._timer.timeout.connect(self._showing.show_clock)
        self._acting.ended.connect(self._show_primary)
        self._acting.refused.connect(self._refused)
        view.words_asked.connect(self._show)
        view.primary.clicked.connect(self._primary)
        for meant in (view.confirmed, view.entry.field.entered):
            meant.connect(view.primary.click)
        for left in (view.escaped, view.back.clicked, view.refusal.left):
            left.connect(self._back)
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
        self._presenter.hand.stop()
        self._lands = True
        self._reader.start()
        self._timer.start()

    def on_hide(self) -> None:
        self._reader.stop()
        self._timer.stop()

    # -- what is shown -----------------------------------------------------------------------

    @Slot(object)
    def _loaded(self, room: RoomView) -> None:
        presenter, origin = self._presenter, self._context.desk.origin()
        presenter.show(room)
        self._show()
        stage = presenter.room.stage
        if stage not in (Stage.WAITING, Stage.OVER):
            self._lands = False
        if stage is Stage.TABLE:
            read = self._operations.read(self, lambda: presenter.read_counts(origin))
            read.success(self._counted).run()
        elif stage in (Stage.WAITING, Stage.OVER):
            known = self._operations.read(self, lambda: presenter.elsewhere.read(origin))
            known.success(self._running_known).run()

    def _running_known(self, running: Sequence[Tournament]) -> None:
        elsewhere = self._presenter.elsewhere
        elsewhere.running = running
        # Only as he lands: whoever then looks at a tournament without tables is left there.
        lands, self._lands = self._lands, False
        tournament = elsewhere.where_i_must_be() if lands else None
        if tournament is None:
            self._show()
        else:
            self._choose_tournament(tournament)

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
        shown = self._showing.show()
        self.view.show_leaves(shown.with_panel(self.view.refusal) if self._refuses else shown)
        self._show_primary()

    @Slot()
    def _show_primary(self) -> None:
        said = primary_of(self._presenter)
        if self._refuses:
            said = Primary(translate("Dealer", "Revenir à la table"), Icon.ARROW_LEFT)
        said.show_on(self.view.primary)

    def _refused(self, refusal: Refused) -> None:
        """Said in the panel; the table beside it goes on."""
        self.view.refusal.say(refusal)
        self._refuses = True
        self._show()

    # -- touches -----------------------------------------------------------------------------

    @Slot()
    def _back(self) -> None:
        if self._refuses:
            self._refuses = False
        else:
            self._presenter.hand.stop()
        self._show()

    @Slot(int)
    def _touch(self, place: int) -> None:
        if self._presenter.room.stage is not Stage.TABLE or self._refuses:
            return
        self._presenter.hand.touch(self.view.table.seat_at(place))
        self._show_and_type()

    def _show_and_type(self) -> None:
        self._show()
        if self.view.entry.field.isVisible():
            self.view.entry.field.setFocus()

    @Slot(int)
    def _choose(self, place: int) -> None:
        self._presenter.room.table = self.view.tables.tables[place].number
        self._show()

    @Slot()
    def _other_table(self) -> None:
        self._presenter.room.table = None
        self._show()

    @Slot(object)
    def _typed(self, number: object) -> None:
        if isinstance(number, int):
            self._presenter.hand.set_stack(number)
            self._showing.show_change()
            self._show_primary()

    @Slot()
    def _out(self) -> None:
        self._presenter.hand.begin_out()
        self._show()

    @Slot()
    def _call(self) -> None:
        self._acting.run(self._presenter.call_chief)

    @Slot()
    def _undo(self) -> None:
        player = self._presenter.last_out
        if player:
            self._acting.run(lambda origin: self._presenter.undo(origin, player))

    @Slot()
    def _button(self) -> None:
        seat = self._presenter.hand.doing.seats[-1]
        self._end_with(lambda origin: self._presenter.place_button(origin, seat))

    @Slot()
    def _rebuy(self) -> None:
        player = self._presenter.hand.aimed
        self._end_with(lambda origin: self._presenter.rebuys.toggle(origin, player))

    def _end_with(self, work: Work) -> None:
        """The task is done with it."""

        def done(_answer: object) -> None:
            self._context.sounds.play(Sound.DONE)
            self._presenter.hand.stop()
            self._show()

        self._acting.run(work, done)

    # -- the main action ---------------------------------------------------------------------

    @Slot()
    def _primary(self) -> None:
        presenter, table = self._presenter, self._presenter.room.table
        if self._refuses:
            self._back()
        elif presenter.room.stage is Stage.TAKING and table is not None:
            self._acting.run(lambda origin: presenter.take_table(origin, table))
        elif presenter.room.stage is Stage.CHOICE:
            self._other_table()
        elif presenter.room.stage is Stage.TABLE:
            self._go_on()

    def _go_on(self) -> None:
        presenter = self._presenter
        hand = presenter.hand
        if hand.doing.task is Task.LOOK and presenter.room.coming:
            self._acting.run(presenter.moves_made)
        elif hand.doing.task is Task.LOOK:
            hand.begin_count()
            self._show_and_type()
        elif hand.doing.task is Task.COUNT and not hand.is_last_seat:
            hand.next_seat()
            self._show_and_type()
        else:
            self._end_with(hand.act())

"""The dealer's station, wired."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.services.poker.room_view import RoomView
from app.services.poker.tables import LastCounts
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.dealer.keys import DealersKeys
from ui.pages.dealer.landing import Landing
from ui.pages.dealer.main_key import primary_of
from ui.pages.dealer.presenter import DealerPresenter
from ui.pages.dealer.seen import Stage
from ui.pages.dealer.showing import DealerShowing
from ui.pages.dealer.view import DealerView
from ui.tournament.acting import Acting
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
        self._presenter = presenter = DealerPresenter(context.desk)
        self._refuses = False
        self.view = view = DealerView()
        self._showing = DealerShowing(presenter, view)
        self._acting = Acting(context, view.primary, self)
        self._keys = DealersKeys(presenter, view, self._acting, context)
        self._landing = Landing(presenter.elsewhere, view.look, context)
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
        self._keys.changed.connect(self._show)
        self._keys.aimed.connect(self._show_and_type)
        self._landing.known.connect(self._show)
        view.words_asked.connect(self._show)
        view.primary.clicked.connect(self._primary)
        for meant in (view.confirmed, view.entry.field.entered):
            meant.connect(view.primary.click)
        for left in (view.escaped, view.back.clicked):
            left.connect(self._back)
        view.table.touched.connect(self._touch)
        view.tables.touched.connect(self._choose)
        view.entry.field.changed.connect(self._typed)

    # -- the port `Page` ---------------------------------------------------------------------

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Dealer", "Table")

    def on_show(self) -> None:
        self._presenter.hand.stop()
        self._landing.begin()
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
        if stage in (Stage.WAITING, Stage.OVER):
            self._landing.look()
            return
        self._landing.end()
        if stage is Stage.TABLE:
            read = self._context.operations.read(self, lambda: presenter.read_counts(origin))
            read.success(self._counted).run()

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
    def _show_and_type(self) -> None:
        self._show()
        if self.view.entry.field.isVisible():
            self.view.entry.field.setFocus()

    @Slot()
    def _show_primary(self) -> None:
        said = primary_of(self._presenter)
        if self._refuses:
            said = Primary(translate("Dealer", "Revenir à la table"), Icon.ARROW_LEFT)
        said.show_on(self.view.primary)

    @Slot(object)
    def _refused(self, refusal: Refused) -> None:
        """Said in the panel; the table beside it goes on."""
        self.view.refusal.say(refusal)
        self._refuses = True
        self._show()

    # -- touches -----------------------------------------------------------------------------

    @Slot()
    def _primary(self) -> None:
        if self._refuses:
            self._back()
        else:
            self._keys.touch_main()

    @Slot()
    def _back(self) -> None:
        if self._refuses:
            self._refuses = False
        else:
            self._presenter.hand.step_back()
        self._show()

    @Slot(int)
    def _touch(self, place: int) -> None:
        if self._presenter.room.stage is Stage.TABLE and not self._refuses:
            self._presenter.hand.touch(self.view.table.seat_at(place))
            self._show_and_type()

    @Slot(int)
    def _choose(self, place: int) -> None:
        self._presenter.room.table = self.view.tables.tables[place].number
        self._show()

    @Slot(object)
    def _typed(self, number: object) -> None:
        if isinstance(number, int):
            self._presenter.hand.set_stack(number)
            self._showing.entry.show_typed()
            self._show_primary()

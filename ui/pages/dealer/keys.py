"""The keys of the dealer's station, and what each asks of the house (POKER P5)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from ui.context import PageContext
from ui.pages.dealer.hand import Task
from ui.pages.dealer.presenter import DealerPresenter
from ui.pages.dealer.seen import Stage
from ui.pages.dealer.view import DealerView
from ui.sounds import Sound
from ui.tournament.acting import Acting, Work


class DealersKeys(QObject):
    """`changed`: the hand does something else now. `aimed`: and the chips of a chair are to be typed."""

    changed = Signal()
    aimed = Signal()

    def __init__(
        self, presenter: DealerPresenter, view: DealerView, acting: Acting, context: PageContext
    ) -> None:
        super().__init__(view)
        self._presenter = presenter
        self._acting = acting
        self._sounds = context.sounds
        view.call.clicked.connect(self._call)
        view.out.clicked.connect(self._out)
        view.undo.clicked.connect(self._undo)
        view.other.clicked.connect(self._other_table)
        view.entry.button.clicked.connect(self._button)
        view.entry.rebuy.clicked.connect(self._rebuy)

    def touch_main(self) -> None:
        """The act that the main key says."""
        presenter = self._presenter
        stage, table = presenter.room.stage, presenter.room.table
        if stage is Stage.TAKING and table is not None:
            self._acting.run(lambda origin: presenter.take_table(origin, table))
        elif stage is Stage.CHOICE:
            self._other_table()
        elif stage is Stage.TABLE:
            self._go_on()

    def _go_on(self) -> None:
        presenter, hand = self._presenter, self._presenter.hand
        if hand.doing.task is Task.LOOK and presenter.room.coming:
            self._acting.run(presenter.moves_made)
        elif hand.doing.task is Task.LOOK:
            hand.begin_count()
            self.aimed.emit()
        elif hand.doing.task is Task.COUNT and not hand.is_last_seat:
            hand.next_seat()
            self.aimed.emit()
        elif hand.doing.task is Task.OUT and hand.ties:
            hand.doing.task = Task.TIE
            self.changed.emit()
        else:
            self._end_with(hand.act())

    @Slot()
    def _call(self) -> None:
        self._acting.run(self._presenter.call_chief)

    @Slot()
    def _out(self) -> None:
        self._presenter.hand.begin_out()
        self.changed.emit()

    @Slot()
    def _undo(self) -> None:
        player = self._presenter.last_out
        if player:
            self._acting.run(lambda origin: self._presenter.undo(origin, player))

    @Slot()
    def _other_table(self) -> None:
        self._presenter.room.table = None
        self.changed.emit()

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
        self._acting.run(work, self._done)

    def _done(self, _answer: object) -> None:
        self._sounds.play(Sound.DONE)
        self._presenter.hand.stop()
        self.changed.emit()

"""Asks for the tournament that the poker pages work on, and again when something happens to it, or a level
begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from app.domain.house.rights import Act
from app.domain.poker.state import Tournament
from app.services.house import Origin
from app.services.poker.room_view import AskRoom, RoomView, room
from app.services.poker.tournaments import AskTournaments, tournaments
from ui.context import PageContext
from ui.operations import Change
from ui.tournament.levels import LevelTurns

_OF_A_TOURNAMENT = frozenset(
    {
        Act.CREATE_TOURNAMENT, Act.CHANGE_TOURNAMENT, Act.SEND_NOTICE, Act.POSTPONE, Act.CANCEL_TOURNAMENT,
        Act.PRE_REGISTER, Act.REGISTER, Act.LATE_REGISTER, Act.RE_REGISTER, Act.WITHDRAW, Act.CHECK_IN,
        Act.REFUND, Act.PAY_PRIZE, Act.REBUY, Act.DEALERS_BONUS, Act.ELIMINATE, Act.UNDO_ELIMINATION,
        Act.COUNT_CHIPS, Act.DRAW, Act.ASSIGN_CHIEFS, Act.START, Act.PAUSE, Act.RESUME, Act.SET_LEVEL,
        Act.ADJUST_CLOCK, Act.BALANCE, Act.EXPEL, Act.PIN_PLAYER, Act.STOP, Act.FIX_PRIZES, Act.FINISH,
        Act.CERTIFY, Act.WITHDRAW_PAID, Act.CASH_VOUCHER, Act.PLACE_BUTTON, Act.SEAT_BY_HAND, Act.RACE_CHIPS,
        Act.PUT_OUT_NO_SHOW, Act.CLOSE_SESSION, Act.OPEN_SESSION, Act.TAKE_TABLE, Act.CALL_CHIEF,
        Act.ANSWER_CALL, Act.ASK_REBUY, Act.MAKE_MOVES,
        Act.OVERRIDE_START, Act.AWARD_THING,
    }
)  # fmt: skip


class RoomReader(QObject):
    """Lives with one page or window. Between `start` and `stop` it answers every change that concerns
    the chosen tournament, and every level that begins, with a new view."""

    loaded = Signal(object)
    """A `RoomView`."""
    nothing = Signal()
    """There is no tournament."""

    def __init__(self, context: PageContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._listens = False
        # Kept when the station is locked: the clock on the wall goes on for whoever opened it.
        self._origin: Origin | None = None
        self._levels = LevelTurns(context.desk.house.clock.now, self)
        self._levels.begun.connect(self.ask)
        context.operations.changed.connect(self._heard)
        context.tournament.changed.connect(self._chosen)

    @property
    def operator(self) -> str:
        """In whose name it asks; an empty string until somebody has logged in."""
        return self._origin.operator if self._origin is not None else ""

    def ask_for(self, operator: str) -> None:
        """Ask in the name of who did before the station went down, as long as nobody is logged in."""
        self._origin = replace(self._context.desk.anonymous(), operator=operator)

    def start(self) -> None:
        """Ask, and go on listening."""
        self._listens = True
        self.ask()

    def stop(self) -> None:
        self._listens = False
        self._levels.stop()

    @Slot()
    def ask(self) -> None:
        """Ask once more."""
        desk = self._context.desk
        if desk.operator is not None:
            self._origin = desk.origin()
        origin = self._origin
        if origin is None:
            return
        chosen = self._context.tournament.current
        operations = self._context.operations
        if chosen is None:
            question = operations.read(self, lambda: tournaments(desk.house, origin, AskTournaments()))
            question.success(self._settle).run()
        else:
            answer = operations.read(self, lambda: room(desk.house, origin, AskRoom(chosen)))
            answer.success(self._show).run()

    def _settle(self, known: Sequence[Tournament]) -> None:
        if self._context.tournament.settle(known) is None:
            self.nothing.emit()
        elif not self._listens:
            self.ask()

    def _show(self, view: RoomView) -> None:
        if view.state.tournament == self._context.tournament.current:
            if self._listens:
                self._levels.follow(view.state)
            self.loaded.emit(view)

    @Slot(object)
    def _heard(self, change: Change) -> None:
        if self._listens and change.act in _OF_A_TOURNAMENT:
            self.ask()

    @Slot(object)
    def _chosen(self, _tournament: str | None) -> None:
        if self._listens:
            self.ask()

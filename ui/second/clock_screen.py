"""The tournament clock on the second screen, painted to be read from across the room (look 10, 10b).

The time left comes from recorded instants each time it is shown. Timers only say when to look: a
computer that slept is right at once, and two clocks do not run twice as fast (cases F25, F62).
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QGuiApplication, QPainter, QPaintEvent

from app.ports.wall import OnTheWall
from app.services.poker.room_view import RoomView
from ui.context import PageContext
from ui.second.clock_board import Board, board_of, cue
from ui.second.clock_painting import paint_board
from ui.shell.second_screen import SecondScreen
from ui.tournament.reader import RoomReader
from ui.words import translate

LOOKS_EVERY_MS = 250
_IN_A_WINDOW = (960, 540)


class ClockScreen(SecondScreen):
    """Full screen on the second screen; in a window of its own where there is none."""

    place_changed = Signal()
    """It is shown elsewhere now, or no longer."""

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._view: RoomView | None = None
        self._board: Board | None = None
        self._open = False
        self._noted: OnTheWall | None = None
        # The station ends with its own window, whatever is left on the wall.
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self._station_ends = False
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.lastWindowClosed.connect(self._let_station_end)
        self._reader = RoomReader(context, self)
        self._reader.loaded.connect(self._loaded)
        self._timer = QTimer(self)
        self._timer.setInterval(LOOKS_EVERY_MS)
        self._timer.timeout.connect(self.look)
        self.shown_changed.connect(self._placed)
        self._name()

    @property
    def is_open(self) -> bool:
        return self._open

    @property
    def board(self) -> Board | None:
        """What it says now."""
        return self._board

    def open(self) -> None:
        """Show the clock of the chosen tournament."""
        self._open, self._station_ends = True, False
        self._reader.start()
        self._timer.start()
        if not self.start():
            self._show_in_window()
        self.place_changed.emit()

    def come_back(self) -> None:
        """Show what hung here when the station went down, whoever is logged in by now."""
        noted = self._context.wall.read() if self._context.wall is not None else None
        if noted is None:
            return
        self._noted = noted
        self._context.tournament.choose(noted.tournament)
        self._reader.ask_for(noted.operator)
        self.open()
        if not self.is_on_second_screen:
            self.lower()  # whoever logs in finds the login in front

    def put_away(self) -> None:
        """Take it from the screen; it does not come back by itself."""
        if self._context.wall is not None:
            self._context.wall.drop()
        self._noted = None
        self._take_down()

    @Slot()
    def _let_station_end(self) -> None:
        """What closes now, closes with the station: it is there again at the next start."""
        self._station_ends = True

    def _take_down(self) -> None:
        self._open = False
        self._reader.stop()
        self._timer.stop()
        self.stop()
        self.hide()
        self.place_changed.emit()

    @Slot()
    def look(self) -> None:
        """Compute the board anew; paint only where it says something else."""
        if self._view is None:
            return
        desk = self._context.desk
        house, now = desk.establishment, desk.house.clock.now()
        board = board_of(self._view, house.name, now, marking=house.marking)
        if board == self._board:
            return
        heard = cue(self._board, board)
        if heard is not None:
            self._context.sounds.play(heard)
        self._board = board
        self.update()

    @Slot(object)
    def _loaded(self, view: RoomView) -> None:
        self._view = view
        self._note()
        self.look()

    def _note(self) -> None:
        """Kept beside the store, for the day when the power goes."""
        shown = OnTheWall(self._view.state.tournament, self._reader.operator) if self._view else None
        if shown is None or not self._open or shown == self._noted or self._context.wall is None:
            return
        self._context.wall.keep(shown)
        self._noted = shown

    @Slot(bool)
    def _placed(self, on_second_screen: bool) -> None:
        if self._open and not on_second_screen:
            self._show_in_window()
        self.place_changed.emit()

    def _show_in_window(self) -> None:
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint, on=False)
        self.showNormal()
        self.resize(*_IN_A_WINDOW)

    def _name(self) -> None:
        self.setWindowTitle(translate("Clock", "Horloge du tournoi"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self.look()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        if self._open and self._station_ends:
            self._take_down()
        elif self._open:
            self.put_away()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_board(painter, QRectF(self.rect()), self._board)

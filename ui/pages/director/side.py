"""What is done with the tournament in hand on a view of its own, with a way back to the list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.domain.poker.state import Tournament
from ui.context import PageContext
from ui.icons import Icon
from ui.shell import WorkPage
from ui.sounds import Sound
from ui.tournament.acting import Acting
from ui.tournament.leaves import Leaves
from ui.widgets import Button, TintedLine
from ui.widgets.marked_row import MarkedRows
from ui.widgets.refusal import Refusal
from ui.words import translate

Answer = TypeVar("Answer")


class SideView(WorkPage):
    """Content and panel of one kind of work; a refusal takes the panel until it is left.

    Lay out `beside`, the panel's own part, with `done` in it where it moves nothing.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.beside = QWidget(self)
        self.done = TintedLine("", "good", Icon.CIRCLE_CHECK, self)
        self.done.hide()
        self.refusal = Refusal(self, narrow=True, can_leave=True)
        self._panels = Leaves(self, self.beside, self.refusal)
        self.panel.addWidget(self._panels, 1)
        self.back = Button("", Icon.ARROW_LEFT, self)
        self.add_action(self.back)
        self._stepped: MarkedRows[Any] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def step_through(self, rows: MarkedRows[Any]) -> None:
        """The arrow keys go up and down in these rows while they are shown."""
        self._stepped = rows

    def say_refusal(self, refusal: Refused) -> None:
        self.say_done("")
        self.refusal.say(refusal)
        self._panels.setCurrentWidget(self.refusal)

    def show_beside(self) -> None:
        """The panel shows its own again."""
        self._panels.setCurrentWidget(self.beside)

    def say_done(self, words: str) -> None:
        """What has just come about; an empty string takes it back."""
        self.done.say(words, "good", Icon.CIRCLE_CHECK)
        self.done.setVisible(bool(words))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self._stepped and self._stepped.isVisible():
            self._stepped.step(1 if key is Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)


class SideDesk(QObject):
    """Wires one `SideView`. `open` begins the work on a tournament, `renew` brings its newer state.

    What is written goes through `_acting`, and the view is shown anew when it has come back."""

    left = Signal()
    """Back to the list of tournaments."""

    def __init__(self, context: PageContext, view: SideView) -> None:
        super().__init__()
        self._context = context
        self._side = view
        self._state: Tournament | None = None
        self._is_open = False
        self._acting = Acting(context, view.primary, self)
        self._acting.ended.connect(self.show)
        self._acting.refused.connect(self._refused)
        view.words_asked.connect(self._say_words)
        view.confirmed.connect(view.primary.click)
        view.primary.clicked.connect(self._primary)
        view.escaped.connect(self._leave)
        view.back.clicked.connect(self._leave)
        view.refusal.left.connect(view.show_beside)

    @property
    def widget(self) -> SideView:
        return self._side

    @property
    def state(self) -> Tournament:
        """The tournament in hand. Raises LookupError where there is none."""
        if self._state is None:
            raise LookupError("no tournament is in hand")
        return self._state

    def open(self, state: Tournament | None) -> None:
        """Begin; without a tournament only where nothing is done to one."""
        self._state, self._is_open = state, True
        self._side.say_done("")
        self._side.show_beside()
        self._begin()
        self._say_words()
        self._side.setFocus()

    def is_about(self, state: Tournament | None) -> bool:
        """Whether it was opened on this tournament, or on none where there is none."""
        ours = self._state.tournament if self._state else None
        return ours == (state.tournament if state else None)

    def renew(self, state: Tournament | None) -> None:
        """Something happened to the tournament, here or at another station."""
        self._state = state
        self._renewed()
        self.show()

    @Slot()
    def show(self) -> None:
        """Put what is known into the view; by default there is nothing but words that stand."""

    def _begin(self) -> None:
        """What was touched on another tournament is forgotten."""

    def _renewed(self) -> None:
        """Take what is new in the state; by default it is only shown."""

    def _primary(self) -> None:
        """The main action; by default there is none."""

    @Slot()
    def touched(self) -> None:
        """Something was typed or chosen: what was said of the act before it goes."""
        self._side.say_done("")
        self._side.show_beside()
        self.show()

    @Slot()
    def _say_words(self) -> None:
        self._side.back.setText(translate("Director", "Revenir à la liste"))
        if self._is_open:
            self.show()

    @Slot()
    def _leave(self) -> None:
        """Esc leaves a refusal first, then the work."""
        if self._side.refusal.isVisible():
            self._side.show_beside()
        else:
            self.left.emit()

    def read(self, work: Callable[[], Answer], done: Callable[[Answer], None]) -> None:
        """Something is asked, or written into the station's folder."""
        reading = self._context.operations.read(self, work)
        reading.success(done).refused(self._refused).run()

    def say_done(self, words: str) -> None:
        self._context.sounds.play(Sound.DONE)
        self._side.show_beside()
        self._side.say_done(words)

    def _refused(self, refusal: Refused) -> None:
        self._context.sounds.play(Sound.BAD_SCAN)
        self._side.say_refusal(refusal)


def file_stem(name: str) -> str:
    """`name` as a file can be called on any system."""
    return "-".join("".join(each if each.isalnum() else " " for each in name).split()) or "guichet"


def file_name(where: str) -> str:
    """The last part of where a file was put, on any system."""
    return where.replace("\\", "/").rpartition("/")[2]

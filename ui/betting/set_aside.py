"""Bulletins that wait while another player is served, and the last ticket once more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.domain.betting.bet import PickRef
from ui.betting.age_question import notice_words
from ui.betting.announced import Bulletin
from ui.betting.selling import MOST_PARKED, Selling
from ui.icons import Icon
from ui.shell import WorkPage
from ui.theme import column
from ui.widgets import Button, EmptyState, IconButton, Notice, clear_rows
from ui.words import translate


class ParkButton(IconButton):
    """Sets the bulletin in the making aside."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Icon.PAUSE, "", parent)

    def retranslate(self) -> None:
        self.set_name(translate("Sale", "Mettre le bulletin en attente"))

    def show_room(self, *, room: bool) -> None:
        """Without room for one more, say so to whoever touches it."""
        if room:
            self.allow()
            return
        words = translate("Sale", "{count} bulletins attendent déjà. Terminez d’abord celui-ci.")
        self.forbid(words.format(count=MOST_PARKED))


class EmptySlip(QWidget):
    """Before the first pick: how to begin, and what may be taken up again."""

    recalled = Signal(int)
    repeated = Signal()

    def __init__(self, icon: Icon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = EmptyState(icon, "", "", self)
        self.repeat = Button("", Icon.ROTATE_CW, self)
        self.repeat.clicked.connect(self.repeated)
        self._hint = ""
        self._waiting = column(gap=8)
        self.waiting: tuple[Button, ...] = ()
        self.notice = Notice("", Icon.INFO, self)
        lines = column(self, gap=8)
        lines.addWidget(self._words, 1)
        lines.addLayout(self._waiting)
        lines.addWidget(self.repeat)
        lines.addWidget(self.notice)

    def say(self, hint: str) -> None:
        """Set the words anew; `hint` is how this kind of bulletin begins."""
        self._hint = hint
        self._say_words()
        self.repeat.setText(translate("Sale", "Répéter le dernier ticket"))
        self.notice.say(notice_words())

    def show_waiting(self, parked: Sequence[Bulletin], *, repeatable: bool) -> None:
        """Offer the parked bulletins, and the last ticket again."""
        self.repeat.setVisible(repeatable)
        clear_rows(self._waiting)
        made = []
        for place, slip in enumerate(parked):
            button = Button(_waiting_words(slip), Icon.PLAY, self)
            button.setObjectName(str(place))
            button.clicked.connect(self._recall)
            self._waiting.addWidget(button)
            made.append(button)
        self.waiting = tuple(made)
        self._say_words()

    def _say_words(self) -> None:
        """Bulletins that wait take the room of the hint."""
        self._words.say(translate("Sale", "Bulletin vide"), "" if self.waiting else self._hint)

    def _recall(self) -> None:
        sender = self.sender()
        if isinstance(sender, Button):
            self.recalled.emit(int(sender.objectName()))


class SetAside(QObject):
    """Parking, recalling and repeating, wired; the page shows what came of it."""

    parked = Signal()
    taken_up = Signal()
    """A bulletin that was made before is in the making again."""

    def __init__(self, presenter: Selling[Any], view: WorkPage, park: ParkButton, empty: EmptySlip) -> None:
        super().__init__(view)
        self._presenter, self._view = presenter, view
        park.clicked.connect(self._park)
        empty.recalled.connect(self._recall)
        empty.repeated.connect(self._repeat)

    def _park(self) -> None:
        self._presenter.park()
        self.parked.emit()

    def _recall(self, place: int) -> None:
        self._presenter.recall(place)
        self.taken_up.emit()

    def _repeat(self) -> None:
        left_out = self._presenter.repeat_last()
        self.taken_up.emit()
        if left_out:
            self._view.say_why(_left_out_words(left_out))


def show_set_aside(presenter: Selling[Any], park: ParkButton, empty: EmptySlip) -> None:
    """What waits, and whether one more may."""
    park.show_room(room=presenter.has_room_to_park)
    empty.show_waiting(presenter.parked, repeatable=presenter.last is not None)


def _waiting_words(slip: Bulletin) -> str:
    words = translate("Sale", "Reprendre %n pronostic(s)", None, len(slip.picks))
    return f"{words} · {slip.total.text()}" if slip.is_ready else words


def _left_out_words(left_out: Sequence[PickRef]) -> str:
    numbers = ", ".join(str(number) for number in dict.fromkeys(ref.number for ref in left_out))
    return translate("Sale", "Fermé ou suspendu, non repris : {numbers}.").format(numbers=numbers)

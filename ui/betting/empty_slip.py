"""The panel of a selling page before the first pick, and the button that empties it for another player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.betting.age_question import notice_words
from ui.betting.shelf import MOST_PARKED
from ui.icons import Icon
from ui.theme import column
from ui.widgets import Button, EmptyState, IconButton, Notice, TwoLineButton, clear_rows
from ui.words import translate


class ParkButton(IconButton):
    """Sets the bulletin in the making aside."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Icon.PAUSE, "", parent)

    def retranslate(self) -> None:
        self.set_name(translate("Sale", "Mettre le bulletin en attente"))

    def show_room(self, waiting: int) -> None:
        """Without room for one more, say so to whoever touches it."""
        if waiting < MOST_PARKED:
            self.allow()
            return
        words = translate("Sale", "{count} bulletins attendent déjà. Terminez d’abord celui-ci.")
        self.forbid(words.format(count=waiting))


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
        self.waiting: tuple[TwoLineButton, ...] = ()
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

    def show_waiting(self, waiting: Sequence[tuple[str, str]], *, repeatable: bool) -> None:
        """Offer the bulletins that wait, each in two lines of words, and the last ticket again."""
        self.repeat.setVisible(repeatable)
        clear_rows(self._waiting)
        made = []
        for place, (words, second) in enumerate(waiting):
            button = TwoLineButton(words, second, self)
            button.clicked.connect(partial(self.recalled.emit, place))
            self._waiting.addWidget(button)
            made.append(button)
        self.waiting = tuple(made)
        self._say_words()

    def _say_words(self) -> None:
        """Bulletins that wait take the room of the hint."""
        self._words.say(translate("Sale", "Bulletin vide"), "" if self.waiting else self._hint)

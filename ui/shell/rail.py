"""The rail at the left: the pages somebody may open, and the lock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.icons import Icon
from ui.shell.strip import STRIP_HEIGHT, paint_emblem
from ui.theme import Token, Weight, current_theme
from ui.widgets.painted import Face, PaintedButton, Run, paint_line
from ui.words import translate

ENTRY_HEIGHT: Final = 76
MORE_KEY: Final = "more"


@dataclass(frozen=True, slots=True)
class RailEntry:
    """One page on the rail; `word` may hold one line break."""

    key: str
    icon: Icon
    word: str


class RailButton(PaintedButton):
    """An entry of the rail: icon, word, a badge for what waits."""

    nominal_height = ENTRY_HEIGHT

    def __init__(self, entry: RailEntry, parent: QWidget) -> None:
        super().__init__(entry.word, parent)
        self.entry = entry
        self._badge = 0
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._name()

    def show_entry(self, entry: RailEntry) -> None:
        self.entry = entry
        self.setText(entry.word)
        self._name()
        self.update()

    def show_badge(self, count: int) -> None:
        """How many wait; 0 shows nothing."""
        self._badge = count
        self._name()
        self.update()

    @property
    def badge(self) -> int:
        return self._badge

    def _name(self) -> None:
        word = self.entry.word.replace("\n", " ")
        self.setAccessibleName(f"{word} ({self._badge})" if self._badge else word)

    def _lines(self) -> list[Run]:
        weight = Weight.VALUE if self.isChecked() else Weight.LABEL
        return [Run(line, 13, weight) for line in self.entry.word.split("\n")]

    def natural_width(self) -> float:
        widest = [Run(line, 13, Weight.VALUE) for line in self.entry.word.split("\n")]
        return max(run.width() for run in widest) + 4

    def sizeHint(self) -> QSize:
        return QSize(current_theme().px(88), current_theme().px(ENTRY_HEIGHT))

    def resting_face(self) -> Face:
        return Face("rail", "rail", "railtext")

    def face(self) -> Face:
        if self.isDown() or self.isChecked():
            return Face("railchosen", "railbar", "onrail", 2 if self._by_keyboard else 1)
        if self._by_keyboard:
            return Face("railchosen", "railbar", "onrail", 2)
        return self.resting_face()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        face = self.face()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour(face.fill))
        if self.isChecked():
            painter.fillRect(0, 0, theme.px(4), self.height(), theme.colour("railbar"))
        if face.border_width > 1:
            painter.setPen(theme.colour(face.border))
            painter.drawRect(self.rect().adjusted(1, 1, -2, -2))
        self.paint_content(painter, face)

    def paint_content(self, painter: QPainter, face: Face) -> None:
        theme = current_theme()
        lines = self._lines()
        two = len(lines) > 1
        centre = self.width() / 2
        icon_middle = theme.px(21 if two else 28)
        icon = Run(icon=self.entry.icon, size=24)
        paint_line(painter, [icon], centre - icon.width() / 2, icon_middle, face.text)
        middle = theme.px(46 if two else 52)
        for run in lines:
            paint_line(painter, [run], centre - run.width() / 2, middle, face.text)
            middle += theme.px(15)
        if self._badge:
            self._paint_badge(painter, QPointF(centre + theme.px(18), icon_middle - theme.px(10)))

    def _paint_badge(self, painter: QPainter, centre: QPointF) -> None:
        theme = current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        run = Run(str(self._badge) if self._badge < 100 else "99+", 13, Weight.AMOUNT)
        height = theme.px(20)
        width = max(height, run.width() + theme.px(8))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("badge"))
        left, top = round(centre.x() - width / 2), round(centre.y() - height / 2)
        painter.drawRoundedRect(left, top, int(width), height, height / 2, height / 2)
        paint_line(painter, [run], centre.x() - run.width() / 2, centre.y(), "onbadge")

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        face = self.face()
        pairs: list[tuple[Token, Token]] = [(face.text, face.fill)]
        if self._badge:
            pairs.append(("onbadge", "badge"))
        return pairs


class Rail(QWidget):
    """The dark column: emblem, pages, lock at the bottom.

    Pages that find no room stand behind "Plus", which the shell opens as a page of its own.
    """

    chosen = Signal(str)
    """The key of the page to open, or `MORE_KEY`."""
    lock_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: Sequence[RailEntry] = ()
        self._buttons: list[RailButton] = []
        self._badges: dict[str, int] = {}
        self._current = ""
        self._more = RailButton(RailEntry(MORE_KEY, Icon.ELLIPSIS, ""), self)
        self._more.clicked.connect(self._choose)
        self._lock = RailButton(RailEntry("lock", Icon.LOCK, ""), self)
        self._lock.setCheckable(False)
        self._lock.clicked.connect(self.lock_asked)
        self._set_words()

    def show_entries(self, entries: Sequence[RailEntry]) -> None:
        """Show these pages, in this order."""
        self._entries = tuple(entries)
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = [RailButton(entry, self) for entry in self._entries]
        for button in self._buttons:
            button.clicked.connect(self._choose)
            button.show_badge(self._badges.get(button.entry.key, 0))
        self._arrange()
        self.mark(self._current)

    @property
    def badges(self) -> Mapping[str, int]:
        """How much waits on each page, shown or not."""
        return dict(self._badges)

    def show_badge(self, key: str, count: int) -> None:
        self._badges[key] = count
        for button in self._buttons:
            if button.entry.key == key:
                button.show_badge(count)
        self._count_hidden()

    def _count_hidden(self) -> None:
        self._more.show_badge(sum(self._badges.get(entry.key, 0) for entry in self.hidden_entries()))

    def mark(self, key: str) -> None:
        """Mark the page that is open."""
        self._current = key
        hidden = {entry.key for entry in self.hidden_entries()}
        for button in self._buttons:
            button.setChecked(button.entry.key == key)
        self._more.setChecked(key in hidden or key == MORE_KEY)

    def hidden_entries(self) -> Sequence[RailEntry]:
        """The pages behind "Plus"."""
        room = self._room()
        return () if len(self._entries) <= room else self._entries[room - 1 :]

    def _room(self) -> int:
        theme = current_theme()
        return max((self.height() - theme.px(STRIP_HEIGHT)) // theme.px(ENTRY_HEIGHT) - 1, 1)

    def _arrange(self) -> None:
        theme = current_theme()
        height, top = theme.px(ENTRY_HEIGHT), theme.px(STRIP_HEIGHT)
        shown = len(self._entries) - len(self.hidden_entries())
        for place, button in enumerate(self._buttons):
            button.setGeometry(0, top + place * height, self.width(), height)
            button.setVisible(place < shown)
        self._more.setGeometry(0, top + shown * height, self.width(), height)
        self._more.setVisible(shown < len(self._entries))
        self._count_hidden()
        self._lock.setGeometry(0, self.height() - height, self.width(), height)

    def _choose(self) -> None:
        button = self.sender()
        if isinstance(button, RailButton):
            self.mark(self._current)
            self.chosen.emit(button.entry.key)

    def _set_words(self) -> None:
        self._more.show_entry(RailEntry(MORE_KEY, Icon.ELLIPSIS, translate("Rail", "Plus")))
        self._lock.show_entry(RailEntry("lock", Icon.LOCK, translate("Rail", "Verrouiller")))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_words()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self.mark(self._current)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("rail"))
        paint_emblem(painter, QPointF(self.width() / 2, theme.px(28)), 28)

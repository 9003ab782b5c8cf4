"""A tournament's players in a list that is searched by typing (look: list rows of 58)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.services.poker.rosters import OnRoster, matching
from ui.icons import Icon
from ui.pages.tournament_desk.phrases import state_tag, state_word
from ui.theme import Token, Weight, column, current_theme
from ui.widgets import EmptyState, LineEdit, ListCard, RowList, Tag, TagKind, Text
from ui.widgets.painted import Face, PaintedButton, Run, paint_line
from ui.words import translate

MOST_SHOWN: Final = 80
_ROW_HEIGHT: Final = 58

StateTag = tuple[str, TagKind, Icon | None]
"""What is said at the right of a row, and how it looks."""


class PlayerRow(PaintedButton):
    """One player: name, a quiet line, the state at the right. Chosen, it is tinted."""

    nominal_height = _ROW_HEIGHT

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.player = ""
        self._second = ""
        self._tag = Tag("", "neutral", None, self)
        self._tag.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_player(self, who: OnRoster, second: str, state: StateTag) -> None:
        self.player = who.player
        self._second = second
        self.setText(who.name)
        self._tag.show_state(*state)
        self.setAccessibleName(f"{who.name}, {second}, {self._tag.text()}")
        self._place_tag()
        self.update()

    @property
    def state_shown(self) -> str:
        return self._tag.text()

    def natural_width(self) -> float:
        """Names may be elided; the state never is."""
        return self._tag.sizeHint().width() + current_theme().px(160)

    def chosen_face(self) -> Face:
        return Face("pritint", "pritint", "ink")

    def resting_face(self) -> Face:
        return Face("surface", "surface", "ink")

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        fill = self.face().fill
        return [("ink", fill), ("ink2", fill)]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_tag()

    def _place_tag(self) -> None:
        theme, size = current_theme(), self._tag.sizeHint()
        left = self.width() - size.width() - theme.px(16)
        self._tag.setGeometry(left, (self.height() - size.height()) // 2, size.width(), size.height())

    def paint_face(self, painter: QPainter, face: Face) -> None:
        theme = current_theme()
        painter.fillRect(self.rect(), theme.colour(face.fill))
        if self.isChecked():
            painter.fillRect(QRectF(0, 0, theme.px(4), self.height()), theme.colour("pri"))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), theme.colour("line"))

    def paint_content(self, painter: QPainter, face: Face) -> None:
        theme = current_theme()
        left, middle = theme.px(16), self.height() / 2
        room = self._tag.x() - left - theme.px(12)
        name = _elided(self.text(), 17, Weight.VALUE, room)
        second = _elided(self._second, 13, Weight.TEXT, room)
        paint_line(painter, [Run(name, 17)], left, middle - theme.px(10), face.text)
        paint_line(painter, [Run(second, 13, Weight.TEXT)], left, middle + theme.px(12), "ink2")


def _elided(text: str, size: int, weight: Weight, room: float) -> str:
    metrics = QFontMetricsF(current_theme().font(size, weight))
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)


class PlayerList(QWidget):
    """Search and list. `chosen` names a player; `touched` that it was his row that a finger chose; `entered`
    is Enter in the search, once one is chosen.

    Arrows move the choice while the search keeps the focus; a search that leaves one player chooses him.
    """

    chosen = Signal(str)
    touched = Signal()
    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = LineEdit("", self, icon=Icon.SEARCH)
        self.rows = RowList(self)
        self.empty = EmptyState(Icon.SEARCH_X, "", "", self)
        self._more = Text("", "caption", self)
        self._card = ListCard(self.rows, self)
        self._players: Sequence[OnRoster] = ()
        self._seconds: Sequence[str] = ()
        self._states: Sequence[StateTag] = ()
        self._shown: list[PlayerRow] = []
        self._chosen = ""
        lines = column(self, gap=8)
        lines.addWidget(self.search)
        lines.addWidget(self._card, 1)
        lines.addWidget(self.empty, 1)
        lines.addWidget(self._more)
        self.search.textEdited.connect(self._typed)
        self.search.installEventFilter(self)
        self._show()

    @property
    def player(self) -> str:
        """Who is chosen; an empty string while nobody is."""
        return self._chosen

    @property
    def shown(self) -> Sequence[PlayerRow]:
        """The rows that are seen, from the top."""
        return [row for row in self._shown if not row.isHidden()]

    def show_players(
        self, players: Sequence[OnRoster], seconds: Sequence[str], states: Sequence[StateTag] = ()
    ) -> None:
        """List these, each with its quiet line, and its state: that in the tournament where none is given."""
        self._players, self._seconds = players, seconds
        self._states = states or [(state_word(who), *state_tag(who)) for who in players]
        self._show()

    def choose(self, player: str) -> None:
        """Tint a player's row; an empty string takes the choice back."""
        self._chosen = player
        for row in self._shown:
            row.setChecked(bool(player) and row.player == player)
        chosen = next((row for row in self.shown if row.isChecked()), None)
        if chosen is not None:
            self.rows.ensureWidgetVisible(chosen, 0, chosen.height())

    def clear_search(self) -> None:
        self.search.clear()
        self._show()

    def retranslate(self, hint: str) -> None:
        """`hint` stands in the empty search."""
        self.search.setPlaceholderText(hint)
        self.search.setAccessibleName(hint)
        self.empty.say(
            translate("TournamentDesk", "Personne ne répond à cette recherche"),
            translate("TournamentDesk", "Vérifiez l’orthographe, ou effacez la recherche."),
        )
        self._show()

    def _show(self) -> None:
        players = [who.player for who in self._players]
        said = dict(zip(players, zip(self._seconds, self._states, strict=True), strict=True))
        found = matching(self._players, self.search.text())
        for place, who in enumerate(found[:MOST_SHOWN]):
            row = self._row(place)
            row.show_player(who, *said[who.player])
            row.setChecked(who.player == self._chosen)
            row.show()
        for row in self._shown[min(len(found), MOST_SHOWN) :]:
            row.hide()
        self._card.setVisible(bool(found))
        self.empty.setVisible(not found)
        words = translate(
            "TournamentDesk", "{shown} affichés sur {all} : tapez un nom pour trouver les autres."
        )
        self._more.setText(words.format(shown=MOST_SHOWN, all=len(found)))
        self._more.setVisible(len(found) > MOST_SHOWN)

    def _row(self, place: int) -> PlayerRow:
        while place >= len(self._shown):
            row = PlayerRow(self)
            row.clicked.connect(self._touched)
            self.rows.add(row)
            self._shown.append(row)
        return self._shown[place]

    def _touched(self) -> None:
        row = self.sender()
        if isinstance(row, PlayerRow):
            self._take(row.player)
            self.touched.emit()

    def _take(self, player: str) -> None:
        self.choose(player)
        self.chosen.emit(player)

    def _typed(self) -> None:
        self._show()
        shown = self.shown
        if len(shown) == 1 and shown[0].player != self._chosen:
            self._take(shown[0].player)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
            step = steps.get(Qt.Key(event.key()))
            if step is not None:
                self._step(step)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._confirm()
                return True
        return super().eventFilter(watched, event)

    def _step(self, by: int) -> None:
        players = [row.player for row in self.shown]
        if not players:
            return
        here = players.index(self._chosen) if self._chosen in players else -1 if by > 0 else 0
        self._take(players[max(0, min(len(players) - 1, here + by))])

    def _confirm(self) -> None:
        shown = [row.player for row in self.shown]
        if self._chosen in shown:
            self.entered.emit()
        elif shown:
            self._take(shown[0])

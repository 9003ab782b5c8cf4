"""Moves read aloud from a screen across the room, ticked off one by one or all at once (POKER P4)."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.services.poker.room_view import Move
from app.services.poker.tables import MovesLeft
from ui.icons import Icon
from ui.pages.room.leaves import StepsLeaf
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.tools.tool import Outcome, Tool
from ui.pages.room.words import move_reason
from ui.theme import Weight, column, current_theme
from ui.tournament.acting import Work
from ui.tournament.primary import Primary
from ui.widgets import Face, Heading, PaintedButton, RowList, Run, line_width, paint_line
from ui.words import translate


class MoveButton(PaintedButton):
    """A name and where he goes, 40 px high letters; a touch says that he sits."""

    nominal_height = 96

    def __init__(self, name: str, reason: str, move: Move, parent: QWidget) -> None:
        super().__init__(name, parent)
        self._reason = reason
        self._move = move
        words = translate("Room", "{name}, de la table {left} à la table {table}, place {seat}")
        self.setAccessibleName(
            words.format(name=name, left=move.left[0], table=move.drawn[0], seat=move.drawn[1])
        )

    def natural_width(self) -> float:
        return current_theme().px(520)

    def _seat_runs(self) -> list[Run]:
        to = translate("Room", "Table {table} · place {seat}")
        return [
            Run(translate("Room", "T{table}").format(table=self._move.left[0]), 22, Weight.TEXT, tone="ink2"),
            Run(icon=Icon.ARROW_RIGHT, size=26, tone="ink2"),
            Run(to.format(table=self._move.drawn[0], seat=self._move.drawn[1]), 28, Weight.AMOUNT),
        ]

    def paint_content(self, painter: QPainter, face: Face) -> None:
        theme = current_theme()
        seat = self._seat_runs()
        right = self.width() - theme.px(20) - line_width(seat, 12)
        name = Run(self.text(), 28, Weight.AMOUNT).elided(right - theme.px(76))
        left, middle = theme.px(60), self.height() / 2
        theme.icons.paint(
            painter, Icon.CHECK, theme.tokens.of("ctl"), QPointF(theme.px(32), middle), theme.px(26)
        )
        paint_line(painter, [name], left, middle - theme.px(14), face.text)
        paint_line(painter, [Run(self._reason, 15, Weight.TEXT)], left, middle + theme.px(22), "ink2")
        paint_line(painter, seat, right, middle, face.text, gap=12)


class _AnnounceLeaf(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.rows = RowList(self, gap=8)
        lines = column(self, gap=12)
        lines.addWidget(self.heading)
        lines.addWidget(self.rows, 1)


class AnnounceTool(Tool):
    """What is ticked off leaves the list, here and on every other station."""

    def __init__(self, presenter: RoomPresenter, parent: QWidget) -> None:
        self._leaf = _AnnounceLeaf(parent)
        self._panel = StepsLeaf(parent)
        super().__init__(presenter, self._leaf, self._panel)

    def begin(self) -> None:
        self.show()

    def show(self) -> None:
        moved = self.presenter.moves.drawn
        moves = moved.moves if moved is not None else ()
        self._leaf.heading.say(
            translate("Room", "%n mouvement(s) à faire", None, len(moves)),
            translate("Room", "Touchez un nom quand le joueur est assis"),
        )
        self._leaf.rows.clear()
        for move in moves:
            button = MoveButton(
                self.presenter.room.name(move.player), move_reason(move), move, self._leaf.rows
            )
            button.clicked.connect(lambda _checked=False, who=move.player: self._seat(who))
            self._leaf.rows.add(button)
        self._panel.steps.set_title(translate("Room", "Annonce des mouvements"))
        self._panel.steps.show_steps(
            [
                translate("Room", "Lisez chaque nom, puis la table et la place."),
                translate("Room", "Chacun emporte ses jetons et sa carte de place."),
                translate("Room", "Le poste de chaque croupier montre les mêmes mouvements."),
            ]
        )
        self.changed.emit()

    def _seat(self, player: str) -> None:
        self.asked.emit(lambda origin: self.presenter.moves.made(origin, player))

    def primary(self) -> Primary:
        return Primary(translate("Room", "Tous sont assis"), Icon.CHECK)

    def confirm(self) -> Work | None:
        return self.presenter.moves.all_made

    def done(self, answer: object) -> Outcome:
        none_left = isinstance(answer, MovesLeft) and not answer.moves
        return Outcome.OVER if none_left else Outcome.GOES_ON

    def makes_sense(self) -> bool:
        return self.presenter.moves.drawn is not None

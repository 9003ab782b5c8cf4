"""Moves read aloud from a screen across the room, ticked off one by one or all at once (POKER P4)."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.services.house import Origin
from app.services.poker.papers import Paper, PaperAsked, PaperPrinted, print_paper
from app.services.poker.room_view import Move
from app.services.poker.tables import MovesLeft
from ui.icons import Icon
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.tools.tool import Outcome, Tool
from ui.pages.room.words import move_reason
from ui.theme import Weight, column, current_theme
from ui.tournament.acting import Work
from ui.tournament.primary import Primary
from ui.widgets import (
    Button,
    Face,
    Heading,
    PaintedButton,
    RowList,
    Run,
    StepList,
    line_width,
    paint_line,
)
from ui.words import translate


class MoveButton(PaintedButton):
    """A name and where he goes, 40 px high letters; a touch says that he sits."""

    nominal_height = 104

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
        """The name is read aloud, and is whole: where the seat finds no room beside it, it stands below."""
        theme = current_theme()
        seat, name = self._seat_runs(), Run(self.text(), 28, Weight.AMOUNT)
        left, end, middle = theme.px(60), self.width() - theme.px(20), self.height() / 2
        beside = end - line_width(seat, 12)
        if left + name.width() + theme.px(16) <= beside:
            name_at, seat_at, reason_at = middle - theme.px(14), middle, middle + theme.px(22)
        else:
            beside = left
            name_at, seat_at, reason_at = theme.px(24), theme.px(58), theme.px(87)
        theme.icons.paint(
            painter, Icon.CHECK, theme.tokens.of("ctl"), QPointF(theme.px(32), middle), theme.px(26)
        )
        paint_line(painter, [name.elided(end - left)], left, name_at, face.text)
        paint_line(painter, seat, beside, seat_at, face.text, gap=12)
        paint_line(painter, [Run(self._reason, 15, Weight.TEXT)], left, reason_at, "ink2")


class _AnnounceLeaf(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.rows = RowList(self, gap=8)
        lines = column(self, gap=12)
        lines.addWidget(self.heading)
        lines.addWidget(self.rows, 1)


class _AnnouncePanel(QWidget):
    """How moves are called out, and their list on paper."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.steps = StepList("", (), self)
        self.on_paper = Button("", Icon.PRINTER, self, height=56)
        lines = column(self, gap=12)
        lines.addWidget(self.steps)
        lines.addStretch(1)
        lines.addWidget(self.on_paper)


class AnnounceTool(Tool):
    """What is ticked off leaves the list, here and on every other station."""

    def __init__(self, presenter: RoomPresenter, parent: QWidget) -> None:
        self._leaf = _AnnounceLeaf(parent)
        self._panel = _AnnouncePanel(parent)
        super().__init__(presenter, self._leaf, self._panel)
        self._panel.on_paper.clicked.connect(lambda: self.asked.emit(self._print))

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
        self._panel.on_paper.setText(translate("Room", "Imprimer la liste"))
        self.changed.emit()

    def _print(self, origin: Origin) -> PaperPrinted:
        room = self.presenter.room
        return print_paper(room.desk.house, origin, PaperAsked(Paper.MOVES, room.state.tournament))

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

"""One table large: its chairs are the targets, the clock lies on the felt (look 09)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.domain.values.days import local
from ui.icons import Icon
from ui.pages.dealer.geometry import DealerShape, dealer_shape
from ui.pages.dealer.presenter import SeatSeen
from ui.pages.room.plan import PaintedTargets
from ui.theme import Token, Weight, current_theme
from ui.tournament.words import chips
from ui.widgets.painted import Face, Run, line_width, paint_box, paint_line
from ui.words import translate

_SEAT = QSize(168, 88)
_GAP = 8
_DISC = 34


@dataclass(frozen=True, slots=True)
class FeltWords:
    """The clock on the felt: level, time left, blinds, and what comes next."""

    level: str
    time: str
    blinds: str
    following: str


class DealerTable(PaintedTargets):
    """Every chair is a target, the free ones too: the button may lie there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats: Sequence[SeatSeen] = ()
        self._words = FeltWords("", "", "", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_seats(self, title: str, seats: Sequence[SeatSeen]) -> None:
        self._seats = seats
        taken = ", ".join(f"{seat.number} {seat.name} {chips(seat.stack)}" for seat in seats if seat.player)
        self.setAccessibleName(f"{title}. {taken}")
        self.update()

    def show_words(self, words: FeltWords) -> None:
        """Painted again only where they say something else."""
        if words != self._words:
            self._words = words
            self.update(self._shape().felt.toRect())

    def hit_areas(self) -> list[QRect]:
        return list(self._shape().seats) if self._seats else []

    def seat_at(self, place: int) -> int:
        """The number of the n-th chair."""
        return self._seats[place].number

    def missing_text(self) -> str:
        """The figures on the felt may shrink, but are never cut."""
        return ""

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        return [("ink", "surface"), ("ink2", "felt"), ("ink", "felt"), ("onpri", "pri"), ("warn", "warntint")]

    def _shape(self) -> DealerShape:
        theme = current_theme()
        margin = theme.px(_DISC // 2)
        area = self.rect().adjusted(0, margin, 0, 0)
        seat = QSize(theme.px(_SEAT.width()), theme.px(_SEAT.height()))
        return dealer_shape(area, len(self._seats), seat, theme.px(_GAP))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._seats:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = self._shape()
        self._paint_felt(painter, shape)
        for seat, area in zip(self._seats, shape.seats, strict=True):
            _paint_seat(painter, seat, area)
        self.paint_focus(painter)

    def _paint_felt(self, painter: QPainter, shape: DealerShape) -> None:
        theme = current_theme()
        painter.setPen(QPen(theme.colour("feltline"), 2))
        painter.setBrush(theme.colour("felt"))
        painter.drawEllipse(shape.felt)
        width = shape.felt.width() - shape.seats[0].width() - theme.px(2 * _GAP)
        lines: tuple[tuple[Run, Token, int], ...] = (
            (Run(self._words.level, 18, Weight.LABEL), "ink2", 22),
            (Run(self._words.time, 92, Weight.AMOUNT), "ink", 92),
            (Run(self._words.blinds, 32, Weight.AMOUNT), "ink", 44),
            (Run(self._words.following, 17, Weight.LABEL), "ink2", 30),
        )
        top = shape.felt.center().y() - theme.px(sum(height for _, _, height in lines)) / 2
        for run, tone, height in lines:
            fitted = _fitted(run, width)
            middle = top + theme.px(height) / 2
            paint_line(painter, [fitted], shape.felt.center().x() - fitted.width() / 2, middle, tone)
            top += theme.px(height)
        self._paint_dealer(painter, shape.dealer)

    def _paint_dealer(self, painter: QPainter, area: QRect) -> None:
        theme = current_theme()
        word = Run(translate("Dealer", "Vous"), 15, Weight.TEXT)
        middle = QPointF(area.center())
        at = QPointF(middle.x(), middle.y() + theme.px(8))
        theme.icons.paint(painter, Icon.USER, theme.tokens.ink3, at, theme.px(20))
        paint_line(painter, [word], middle.x() - word.width() / 2, middle.y() + theme.px(30), "ink2")


def _fitted(run: Run, width: float) -> Run:
    """The same words in the largest size that finds room."""
    size = run.size
    while size > 13 and Run(run.text, size, run.weight).width() > width:
        size -= 1
    return Run(run.text, size, run.weight)


def _paint_seat(painter: QPainter, seat: SeatSeen, area: QRect) -> None:
    theme = current_theme()
    arrives = bool(seat.came_from)
    face = _face(seat)
    if seat.player or seat.chosen:
        paint_box(painter, area, face, 10)
    else:
        painter.setPen(QPen(theme.colour("ctl"), 1, Qt.PenStyle.DashLine))
        painter.setBrush(theme.colour("canvas"))
        painter.drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), theme.px(10), theme.px(10))
    middle, apart = QRectF(area).center(), theme.px(15)
    quiet: Token = "onpri" if seat.chosen or arrives else "ink2"
    head = _head(seat, area.width() - theme.px(16))
    paint_line(painter, head, middle.x() - line_width(head, 5) / 2, middle.y() - apart, quiet, gap=5)
    second = _fit_line(_second(seat), area.width() - theme.px(14))
    tone: Token = "warn" if seat.asks_rebuy and not seat.chosen else face.text
    paint_line(painter, second, middle.x() - line_width(second, 5) / 2, middle.y() + apart, tone, gap=5)
    if seat.has_button:
        _paint_button(painter, area)


def _face(seat: SeatSeen) -> Face:
    if seat.chosen or seat.came_from:
        return Face("pri", "pri", "onpri")
    if seat.asks_rebuy or seat.away_until is not None:
        return Face("surface", "warn", "ink", 2)
    return Face("surface", "ctl", "ink") if seat.player else Face("surface", "ctl", "ink3")


def _head(seat: SeatSeen, room: float) -> list[Run]:
    words = translate("Dealer", "Place {number}").format(number=seat.number)
    if seat.player:
        words = translate("Dealer", "Place {number} · {name}").format(number=seat.number, name=seat.name)
    check = [Run(icon=Icon.CHECK, size=16)] if seat.chosen else []
    room -= current_theme().px(21) if seat.chosen else 0
    return [*check, Run(words, 15, Weight.LABEL).elided(room)]


def _second(seat: SeatSeen) -> list[Run]:
    """The chips; or what matters more than they do."""
    if not seat.player:
        return [Run(translate("Dealer", "Libre"), 22, Weight.TEXT)]
    if seat.asks_rebuy:
        return [Run(icon=Icon.HAND_COINS, size=18), Run(translate("Dealer", "Recave demandée"), 15)]
    if seat.came_from:
        words = translate("Dealer", "vient de la table {table}").format(table=seat.came_from)
        return [Run(words, 16)]
    if seat.away_until is not None:
        words = translate("Dealer", "exclu jusqu’à {time}").format(time=f"{local(seat.away_until):%H:%M}")
        return [Run(words, 16)]
    return [Run(chips(seat.stack), 28, Weight.AMOUNT)]


def _fit_line(runs: list[Run], room: float) -> list[Run]:
    """Words as small as they have to be, never below 12."""
    while line_width(runs, 5) > room and min(run.size for run in runs) > 12:
        runs = [Run(run.text, run.size - 1, run.weight, run.icon) for run in runs]
    return runs


def _paint_button(painter: QPainter, area: QRect) -> None:
    theme = current_theme()
    across = theme.px(_DISC)
    centre = QPointF(area.right() - across * 0.2, area.top() + across * 0.14)
    painter.setPen(QPen(theme.colour("canvas"), 2))
    painter.setBrush(theme.colour("ink"))
    painter.drawEllipse(centre, across / 2, across / 2)
    letter = Run("D", 17, Weight.AMOUNT)
    paint_line(painter, [letter], centre.x() - letter.width() / 2, centre.y(), "surface")

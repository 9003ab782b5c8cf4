"""Paints the customer's screen, laid out for 1366×768 and fitted to any screen (look 11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from ui.customer import Answer, Bought, Goods, Sale
from ui.icons import Icon
from ui.theme import Token, Weight, current_theme
from ui.words import translate

_WIDTH, _HEIGHT = 1366.0, 768.0
_HEAD, _FOOT, _SIDE = 72.0, 96.0, 500.0
_LARGE_ROWS: Final = 3


@dataclass(frozen=True, slots=True)
class Head:
    """Whose screen it is, the time, and the marking of a house that is not the real one."""

    title: str
    subtitle: str
    time: str
    marking: str = ""


@dataclass(frozen=True, slots=True)
class _Page:
    painter: QPainter
    width: float
    height: float

    def colour(self, tone: Token) -> QColor:
        return current_theme().colour(tone)

    def words(
        self, text: str, at: QPointF, size: int, weight: Weight, tone: Token, *, room: float = 0
    ) -> float:
        """Text with its capitals' middle at the height of `at`, elided to `room`; returns its width."""
        font = current_theme().fonts.text(size, weight)
        metrics = QFontMetricsF(font)
        said = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room) if room else text
        self.painter.setFont(font)
        self.painter.setPen(self.colour(tone))
        self.painter.drawText(QPointF(at.x(), at.y() + metrics.capHeight() / 2), said)
        return metrics.horizontalAdvance(said)

    def right(
        self, text: str, at: QPointF, size: int, weight: Weight, tone: Token, *, room: float = 0
    ) -> None:
        """Figures that end at `at`; set smaller where they would not fit in `room`."""
        while room and size > 20 and self.width_of(text, size, weight) > room:
            size -= 2
        self.words(text, QPointF(at.x() - self.width_of(text, size, weight), at.y()), size, weight, tone)

    def fill(self, box: QRectF, tone: Token, radius: float = 0) -> None:
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self.colour(tone))
        self.painter.drawRoundedRect(box, radius, radius)

    def rule(
        self, left: float, right: float, height: float, *, tone: Token = "line", thick: float = 1
    ) -> None:
        self.painter.setPen(QPen(self.colour(tone), thick))
        self.painter.drawLine(QPointF(left, height), QPointF(right, height))

    def width_of(self, text: str, size: int, weight: Weight) -> float:
        return QFontMetricsF(current_theme().fonts.text(size, weight)).horizontalAdvance(text)


def paint_customer(painter: QPainter, area: QRectF, head: Head, showing: Sale | Answer | None) -> None:
    """Fill `area`."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    scale = min(area.width() / _WIDTH, area.height() / _HEIGHT)
    painter.scale(scale, scale)
    page = _Page(painter, area.width() / scale, area.height() / scale)
    page.fill(QRectF(0, 0, page.width, page.height), "canvas")
    _paint_head(page, head)
    match showing:
        case Sale():
            _paint_bought(page, showing)
            _paint_due(page, showing)
        case Answer():
            _paint_answer(page, showing)
        case None:
            _paint_welcome(page)
    _paint_foot(page)
    painter.end()


def _paint_head(page: _Page, head: Head) -> None:
    page.fill(QRectF(0, 0, page.width, _HEAD), "surface")
    page.rule(0, page.width, _HEAD)
    page.fill(QRectF(32, 14, 44, 44), "rail", 8)
    mark = current_theme().icons.pixmap(Icon.GUICHET, "#FFFFFF", 28, page.painter.device().devicePixelRatio())
    page.painter.drawPixmap(QRectF(40, 22, 28, 28), mark, QRectF(mark.rect()))
    page.right(head.time, QPointF(page.width - 32, 36), 24, Weight.AMOUNT, "ink")
    right = page.width - 56 - page.width_of(head.time, 24, Weight.AMOUNT)
    if head.marking:
        page.right(head.marking, QPointF(right, 36), 20, Weight.AMOUNT, "demo")
        right -= page.width_of(head.marking, 20, Weight.AMOUNT) + 24
    left = 92 + page.words(head.title, QPointF(92, 36), 24, Weight.AMOUNT, "ink", room=right - 92) + 16
    page.words(head.subtitle, QPointF(left, 37), 18, Weight.TEXT, "ink2", room=max(1.0, right - left))


def _paint_foot(page: _Page) -> None:
    top = page.height - _FOOT
    page.fill(QRectF(0, top, page.width, _FOOT), "rail")
    page.painter.setBrush(Qt.BrushStyle.NoBrush)
    page.painter.setPen(QPen(QColor("#FFFFFF"), 3))
    page.painter.drawEllipse(QPointF(64, top + 48), 30, 30)
    white: Token = "onrail"
    page.words("18+", QPointF(43, top + 48), 22, Weight.AMOUNT, white)
    minors = translate("Customer", "Jeu interdit aux mineurs.")
    risks = translate("Customer", "Jouer comporte des risques : endettement, isolement, dépendance.")
    help_ = translate(
        "Customer", "Pour être aidé : Joueurs Info Service, 09 74 75 13 13 (appel non surtaxé)."
    )
    after = 120 + page.words(minors, QPointF(120, top + 34), 18, Weight.AMOUNT, white) + 6
    page.words(risks, QPointF(after, top + 34), 18, Weight.TEXT, white)
    page.words(help_, QPointF(120, top + 62), 18, Weight.TEXT, white)


def _paint_bought(page: _Page, sale: Sale) -> None:
    right = page.width - _SIDE - 32
    page.words(_bought_word(sale.goods), QPointF(32, 113), 28, Weight.AMOUNT, "ink")
    page.rule(32, right, 138)
    pitch = 104.0 if len(sale.lines) <= _LARGE_ROWS else 72.0
    facts_at = page.height - _FOOT - 98
    for place, line in enumerate(sale.lines):
        top = 138 + place * pitch
        if top + pitch > facts_at:
            break
        _paint_line(page, line, top, pitch, right)
    page.rule(32, right, facts_at, tone="ink", thick=2)
    columns = (32.0, 262.0, right)
    for left, (label, value) in zip(columns, sale.facts, strict=False):
        put = page.right if left == right else page.words
        put(label, QPointF(left, facts_at + 28), 17, Weight.TEXT, "ink2")
        put(value, QPointF(left, facts_at + 57), 26, Weight.AMOUNT, "ink")


def _bought_word(goods: Goods) -> str:
    return {
        Goods.BET: translate("Customer", "Votre pari"),
        Goods.ENTRY: translate("Customer", "Votre inscription"),
        Goods.CHIPS: translate("Customer", "Vos jetons"),
        Goods.PRIZE: translate("Customer", "Votre prix"),
        Goods.REFUND: translate("Customer", "Votre remboursement"),
    }[goods]


def _advice(goods: Goods) -> tuple[str, str]:
    """What the customer is to look at before he leaves, on two lines."""
    return {
        Goods.BET: (
            translate("Customer", "Vérifiez votre ticket avant de quitter le guichet :"),
            translate("Customer", "équipes, pronostics, cotes, mise."),
        ),
        Goods.ENTRY: (
            translate("Customer", "Récépissé personnel et incessible, à montrer"),
            translate("Customer", "au pointage avec une pièce d’identité."),
        ),
        Goods.CHIPS: (
            translate("Customer", "Comptez vos jetons et votre monnaie"),
            translate("Customer", "avant de rejoindre votre place."),
        ),
        Goods.PRIZE: _money_advice(),
        Goods.REFUND: _money_advice(),
    }[goods]


def _money_advice() -> tuple[str, str]:
    return (
        translate("Customer", "Comptez votre argent et prenez votre reçu"),
        translate("Customer", "avant de quitter le guichet."),
    )


def _paint_line(page: _Page, line: Bought, top: float, pitch: float, right: float) -> None:
    middle = top + pitch / 2
    left = 116.0 if line.mark else 32.0
    if line.mark:
        _paint_mark(page, line.mark, middle, 64.0 if pitch > 90 else 48.0)
    room = right - left - 160
    page.words(line.title, QPointF(left, middle - 14), 27, Weight.VALUE, "ink", room=room)
    page.words(line.second, QPointF(left, middle + 16), 19, Weight.TEXT, "ink2", room=room)
    page.right(line.figure, QPointF(right, middle), 38, Weight.AMOUNT, "ink")
    page.rule(32, right, top + pitch)


def _paint_mark(page: _Page, mark: str, middle: float, side: float) -> None:
    page.painter.setBrush(page.colour("surface"))
    page.painter.setPen(QPen(page.colour("ink"), 3))
    page.painter.drawRoundedRect(QRectF(33, middle - side / 2, side, side), 8, 8)
    size = 18 if len(mark) > 2 else 28
    width = page.width_of(mark, size, Weight.AMOUNT)
    page.words(mark, QPointF(33 + side / 2 - width / 2, middle), size, Weight.AMOUNT, "ink")


def _paint_due(page: _Page, sale: Sale) -> None:
    left = page.width - _SIDE
    page.fill(QRectF(left, _HEAD + 1, _SIDE, page.height - _HEAD - _FOOT), "surface")
    start, end = left + 33, page.width - 34
    paid_out = sale.goods.is_paid_out
    due = translate("Customer", "À vous remettre") if paid_out else translate("Customer", "À payer")
    tone: Token = "good" if paid_out else "ink"
    page.words(due, QPointF(start, 118), 25, Weight.LABEL, "ink2")
    page.right(sale.total.text(), QPointF(end, 186), 88, Weight.AMOUNT, tone, room=end - start)
    page.rule(start, end, 248)
    if sale.received is not None:
        page.words(translate("Customer", "Reçu"), QPointF(start, 289), 25, Weight.LABEL, "ink2")
        page.right(sale.received.text(), QPointF(end, 289), 44, Weight.AMOUNT, "ink", room=300)
    if sale.change is not None:
        page.fill(QRectF(left + 17, 329, _SIDE - 33, 96), "goodtint", 12)
        page.words(translate("Customer", "À vous rendre"), QPointF(start, 377), 25, Weight.VALUE, "good")
        page.right(sale.change.text(), QPointF(end, 377), 60, Weight.AMOUNT, "good", room=250)
    advice, what = _advice(sale.goods)
    page.words(advice, QPointF(start, page.height - _FOOT - 61), 18, Weight.TEXT, "ink2", room=end - start)
    page.words(what, QPointF(start, page.height - _FOOT - 36), 18, Weight.TEXT, "ink2", room=end - start)


def _paint_answer(page: _Page, answer: Answer) -> None:
    tone: Token = "good" if answer.won else "ink"
    middle = (_HEAD + page.height - _FOOT) / 2
    _centred(page, answer.word, middle - 70, 56, tone)
    if answer.amount is not None:
        _centred(page, answer.amount.text(), middle + 50, 120, tone)


def _paint_welcome(page: _Page) -> None:
    _centred(page, translate("Customer", "Bienvenue"), (_HEAD + page.height - _FOOT) / 2, 64, "ink")


def _centred(page: _Page, text: str, height: float, size: int, tone: Token) -> None:
    width = page.width_of(text, size, Weight.AMOUNT)
    page.words(text, QPointF(page.width / 2 - width / 2, height), size, Weight.AMOUNT, tone)

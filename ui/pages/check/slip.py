"""The ticket as it is shown in the panel: its picks and what became of them, its sums."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.domain.betting import labels
from app.domain.betting.bet import BetType, Period
from app.domain.betting.breakdown import CombinationWorth
from app.domain.betting.offer import OnOffer
from app.domain.betting.outcomes import Outcome, Result
from app.domain.betting.play import Bulletin, PickTaken, Play
from app.domain.values import business_day
from app.services.betting.tickets import Checked
from ui.betting.questions import bet_words, pick_words
from ui.betting.words import formula_name, match_words, stake_words
from ui.icons import Icon
from ui.pages.check.dates import clock_time, numbered, short_day
from ui.theme import column, row
from ui.widgets import (
    DashedRule,
    Heading,
    KeyValueRow,
    NameText,
    PickBox,
    RowList,
    SlipRule,
    Tag,
    TagKind,
    Text,
    clear_rows,
)
from ui.words import translate

_MOST_PRODUCTS: Final = 3
"""How many winning combinations are written out; more are counted alone."""

SumLine = tuple[str, str]


class TicketSlip(QWidget):
    """Head, picks that scroll, sums that stay put."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head = Heading("", "", self, role="section")
        self._match = Text("", "strong", self)
        self._picks = _PickList(self)
        self._sums = QWidget(self)
        self._sum_lines = column(self._sums, gap=5)
        lines = column(self, gap=8)
        lines.addWidget(self._head)
        lines.addWidget(self._match)
        lines.addWidget(DashedRule(self))
        lines.addWidget(self._picks)
        lines.addWidget(self._sums)
        lines.addStretch(1)

    def show_ticket(self, checked: Checked, *, narrow: bool) -> None:
        """`narrow`: the sides take the whole width, scores a line of their own."""
        registered = checked.registered
        play = registered.play
        head = translate("Check", "Ticket n° {number}").format(number=numbered(registered.sequence))
        match = match_words(play, checked.offer[play.picks[0].bet].bet.event.match_of_the_day)
        words = translate("Check", "{day} à {time} · {formula}")
        if match:
            words = translate("Check", "{day} à {time}")
        sold = words.format(
            day=short_day(business_day(play.registered_at)),
            time=clock_time(play.registered_at),
            formula=formula_name(play.formula).lower(),
        )
        self._head.say(head, sold)
        self._match.setText(match)
        self._match.setVisible(bool(match))
        self._picks.clear()
        for place, (pick, outcome) in enumerate(zip(play.picks, checked.outcomes, strict=True)):
            if place:
                self._picks.add(SlipRule(self))
            offer, result = checked.offer[pick.bet], checked.results.get(pick.event)
            line = _PickLine(_named(play, place), offer, outcome, result, self, narrow=narrow)
            self._picks.add(line)
        self._picks.updateGeometry()
        clear_rows(self._sum_lines)
        self._add_sums(_sums_of(checked, most_odds=2 if narrow else 3))
        self._add_sums(_days_of(checked))

    def _add_sums(self, lines: Sequence[SumLine]) -> None:
        if lines:
            self._sum_lines.addWidget(DashedRule(self))
        for label, value in lines:
            self._sum_lines.addWidget(KeyValueRow(label, value, self))


class _PickList(RowList):
    """As high as its picks, where there is room; else it scrolls."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:
        rows = (self.row_at(place).sizeHint().height() for place in range(self.count()))
        return QSize(super().sizeHint().width(), sum(max(height, 1) for height in rows))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Sides that went on in a second line make a pick higher than it was when it was added."""
        done = super().eventFilter(watched, event)
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return done


@dataclass(frozen=True, slots=True)
class _Named:
    """A pick and what is said with it: the bet's number, on a *Match du Jour* its stake (art. 7.2)."""

    taken: PickTaken
    number: str = ""
    stake: str = ""


def _named(play: Play, place: int) -> _Named:
    taken = play.picks[place]
    if play.bulletin is Bulletin.MATCH_OF_THE_DAY:
        return _Named(taken, stake=stake_words(play.combinations[place].stake))
    return _Named(taken, number=str(taken.number))


class _PickLine(QWidget):
    def __init__(
        self,
        pick: _Named,
        offer: OnOffer,
        outcome: Outcome,
        result: Result | None,
        parent: QWidget,
        *,
        narrow: bool,
    ) -> None:
        super().__init__(parent)
        bet, score = offer.bet, _score(offer, result)
        odds = translate("Check", "cote {odds}").format(odds=pick.taken.odds.text())
        caption = [pick.number, odds] if pick.number else [odds]
        below = [pick.stake] if pick.stake else []
        if score:
            (below if narrow else caption).append(score)
        if bet.type is not BetType.RESULT or bet.period is not Period.FULL:
            below.append(bet_words(bet, handicap=False))
        word, kind, icon = _outcome_words(outcome)
        tag = Tag(word, kind, icon, self)
        words = column(gap=1)
        head = row(gap=8)
        head.addWidget(Text(" · ".join(caption), "caption", self), 1)
        words.addLayout(head)
        words.addWidget(NameText(labels.sides(bet), "value", self, lines=2))
        if below:
            words.addWidget(NameText(" · ".join(below), "caption", self, lines=2))
        line = row(self, gap=12, margins=(0, 10, 0, 10))
        line.addWidget(PickBox(pick_words(pick.taken.pick), self))
        line.addLayout(words, 1)
        (head if narrow else line).addWidget(tag)


def _score(offer: OnOffer, result: Result | None) -> str:
    score = result.scores.of(offer.bet.period) if result is not None else None
    if score is None:
        return ""
    return translate("Check", "score {first} – {second}").format(first=score[0], second=score[1])


def _outcome_words(outcome: Outcome) -> tuple[str, TagKind, Icon]:
    words: dict[Outcome, tuple[str, TagKind, Icon]] = {
        Outcome.WON: (translate("Check", "Gagné"), "good", Icon.CHECK),
        Outcome.LOST: (translate("Check", "Perdu"), "bad", Icon.X),
        Outcome.VOID: (translate("Check", "Annulé"), "info", Icon.UNDO),
        Outcome.PENDING: (translate("Check", "En attente"), "neutral", Icon.HOURGLASS),
    }
    return words[outcome]


def _sums_of(checked: Checked, *, most_odds: int) -> Sequence[SumLine]:
    play, worths = checked.registered.play, checked.worths
    count = len(play.combinations)
    stakes = {each.stake for each in play.combinations}
    lines = [(translate("Check", "Mise jouée"), _stake_words(count, play.combinations[0].stake.text()))]
    if len(stakes) > 1:
        lines = [(translate("Check", "Mise jouée"), play.total.text())]
    if not checked.ticket.standing.worth.decided:
        lines.append((translate("Check", "Gain potentiel maximum"), play.potential.text()))
        return lines
    if count > 1:
        won = translate("Check", "{won} sur {all}").format(won=len(worths), all=count)
        lines.append((translate("Check", "Combinaisons gagnantes"), won))
    lines += [_product(each, most_odds) for each in worths[:_MOST_PRODUCTS]]
    if len(worths) > _MOST_PRODUCTS:
        lines.append((translate("Check", "Toutes les combinaisons"), checked.verdict.amount.text()))
    return lines


def _stake_words(count: int, stake: str) -> str:
    return f"{count} × {stake}" if count > 1 else stake


def _product(worth: CombinationWorth, most_odds: int) -> SumLine:
    """The odds written out where they are few enough for the panel."""
    if worth.is_refund:
        return (translate("Check", "Mise rendue"), worth.stake.text())
    product, count = worth.product.text(), len(worth.right)
    label = translate("Check", "Cote")
    if count > most_odds:
        label = translate("Check", "Produit de {count} cotes").format(count=count)
    elif count > 1:
        label = f"{' × '.join(each.text() for each in worth.right)} = {product}"
    return (label, f"{product} × {worth.stake.text()}")


def _days_of(checked: Checked) -> Sequence[SumLine]:
    standing, verdict = checked.ticket.standing, checked.verdict
    lines: list[SumLine] = []
    if checked.registered.payment is not None:
        paid = checked.registered.payment.gain + checked.registered.payment.refund
        return [(translate("Check", "Payé"), paid.text())]
    if standing.promulgated_on is not None:
        lines.append((translate("Check", "Résultats promulgués"), short_day(standing.promulgated_on)))
    if verdict.payable_until is not None:
        lines.append((translate("Check", "Payable jusqu’au"), short_day(verdict.payable_until)))
    return lines

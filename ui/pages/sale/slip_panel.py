"""The panel of the sale: the bulletin as the player will read it on his ticket (look 02)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.domain.betting.bet import PickRef
from app.domain.betting.play import Play
from app.domain.values import Odds
from ui.betting.age_question import AgeQuestion, player_words
from ui.betting.set_aside import EmptySlip, ParkButton
from ui.errors.said import Said
from ui.icons import Icon
from ui.pages.sale.slip import Slip
from ui.pages.sale.slip_parts import SlipChoices, SlipSummary, SlipTotals
from ui.pages.sale.slip_picks import SlipPicks
from ui.theme import column, current_theme, row, show_in_turn, sized
from ui.widgets import Button, DashedRule, Heading, IconButton, TintedLine
from ui.words import translate

_SHORT_BELOW: Final = 580
_NARROW_BELOW: Final = 330


class SlipPanel(QWidget):
    """Says what is touched; shows what it is told. Nothing is decided here."""

    removed = Signal(object)
    """This `PickRef` leaves the bulletin."""
    formula_chosen = Signal(object)
    stake_chosen = Signal(object)
    emptied = Signal()
    minor_refused = Signal()
    age_asked = Signal()
    age_settled = Signal()
    """The player is of age: the bulletin is to be shown again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = sized(Heading("", "", self, role="section"), least_height=48)
        self.age = Button("", Icon.ID_CARD, self)
        self.park = ParkButton(self)
        self.empty = IconButton(Icon.TRASH, "", self)
        self.picks = SlipPicks(self)
        self.choices = SlipChoices(self)
        self.summary = SlipSummary(self)
        self.totals = SlipTotals(self)
        self.trouble = TintedLine("", "warn", Icon.TRIANGLE_ALERT, self)
        self.nothing = EmptySlip(Icon.TICKET, self)
        self.question = AgeQuestion(self)
        self._rules = (DashedRule(self), DashedRule(self))
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        head = row(gap=8)
        head.addWidget(self.heading, 1)
        for button in (self.age, self.park, self.empty):
            head.addWidget(button)
        paper = column(gap=0)
        paper.addWidget(self._rules[0])
        paper.addWidget(self.picks, 1)
        paper.addWidget(self._rules[1])
        lines = column(self, gap=8)
        lines.addLayout(head)
        lines.addLayout(paper, 1)
        lines.addWidget(self.nothing, 1)
        lines.addWidget(self.question, 1)
        lines.addWidget(self.choices)
        lines.addWidget(self.summary)
        lines.addWidget(self.trouble)
        lines.addWidget(self.totals)

    def _connect(self) -> None:
        self.empty.clicked.connect(self.emptied)
        self.picks.removed.connect(self.removed)
        self.age.clicked.connect(self.ask_age)
        self.choices.formula_chosen.connect(self.formula_chosen)
        self.choices.stake_chosen.connect(self.stake_chosen)
        self.question.adult.connect(self._settle_age)
        self.question.minor.connect(self.minor_refused)

    def retranslate(self) -> None:
        self.age.setText(translate("Sale", "18 ans ?"))
        self.park.retranslate()
        self.empty.set_name(translate("Sale", "Vider le bulletin"))
        for part in (self.picks, self.choices, self.summary, self.totals):
            part.retranslate()
        self.question.say(player_words())
        self.nothing.say(
            translate(
                "Sale", "Tapez le numéro du pari et le pronostic, 134 1 par exemple, ou touchez une cote."
            )
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A short window (a demonstration's bar at 768) leaves out the least of the words."""
        super().resizeEvent(event)
        self.choices.leave_out_words(short=self._is_short)
        narrow = self.width() < current_theme().px(_NARROW_BELOW)
        self.age.set_icon(None if narrow else Icon.ID_CARD)

    @property
    def _is_short(self) -> bool:
        return self.height() < current_theme().px(_SHORT_BELOW)

    # -- what is shown -------------------------------------------------------------------------

    def show_slip(self, slip: Slip, changed: Mapping[PickRef, Odds], *, editing: bool) -> None:
        """Show the picks, and either the choices of a bulletin or a summary of a sale under way."""
        asking = self.asks_age
        filled = bool(slip.picks)
        self.heading.say(translate("Sale", "Bulletin 1N2"), self._count_words(len(slip.picks)))
        self.picks.show_picks(slip.picks, changed, editing=editing)
        told = filled and not asking
        show_in_turn(
            {self.nothing: not filled and not asking, self.summary: told and not editing}
            | dict.fromkeys((self.age, self.picks, self._rules[1], self.totals), told)
            | dict.fromkeys((self.park, self.empty, self.choices), told and editing)
        )
        self.choices.show_slip(slip)
        self.summary.show_slip(slip)

    def show_quote(self, slip: Slip, play: Play | None, why: Said | None) -> None:
        """Show the totals, and why the sale would be refused."""
        self.totals.show_totals(slip, play, refused=play is None and why is not None)
        self.trouble.setVisible(why is not None and bool(slip.picks) and not self.asks_age)
        if why is not None:
            self.trouble.say(why.why or why.what, why.weight, Icon.TRIANGLE_ALERT)

    @property
    def asks_age(self) -> bool:
        """Whether the question of age stands in place of the bulletin."""
        return self.question.isVisibleTo(self)

    def ask_age(self) -> None:
        """Put the question of age in place of the bulletin."""
        self.question.show()
        self.question.adult_button.setFocus()
        self.age_asked.emit()

    def _settle_age(self) -> None:
        self.close_age()
        self.age_settled.emit()

    def close_age(self) -> None:
        self.question.hide()

    @staticmethod
    def _count_words(count: int) -> str:
        return translate("Sale", "%n pronostic(s)", None, count) if count else ""

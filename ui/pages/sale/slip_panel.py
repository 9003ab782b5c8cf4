"""The panel of the sale: the bulletin as the player will read it on his ticket (look 02)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.domain.betting.play import Play
from ui.betting.bulletin_panel import BulletinPanel
from ui.betting.states import Quotation
from ui.errors.said import Said
from ui.icons import Icon
from ui.pages.sale.slip import Slip
from ui.pages.sale.slip_parts import SlipChoices, SlipSummary, SlipTotals
from ui.pages.sale.slip_picks import SlipPicks
from ui.theme import column, current_theme, show_in_turn
from ui.widgets import DashedRule
from ui.words import translate

_SHORT_BELOW: Final = 580


class SlipPanel(BulletinPanel):
    """The picks, their formula and stake, and the totals."""

    formula_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Icon.TICKET, parent)
        self.picks = SlipPicks(self)
        self.choices = SlipChoices(self)
        self.summary = SlipSummary(self)
        self.totals = SlipTotals(self)
        self._rules = (DashedRule(self), DashedRule(self))
        self._lay_out()
        self.picks.removed.connect(self.removed)
        self.choices.formula_chosen.connect(self.formula_chosen)
        self.choices.stake_chosen.connect(self.stake_chosen)

    def _lay_out(self) -> None:
        paper = column(gap=0)
        paper.addWidget(self._rules[0])
        paper.addWidget(self.picks, 1)
        paper.addWidget(self._rules[1])
        lines = column(self, gap=8)
        lines.addLayout(self.head())
        lines.addLayout(paper, 1)
        lines.addWidget(self.nothing, 1)
        lines.addWidget(self.question, 1)
        lines.addWidget(self.choices)
        lines.addWidget(self.summary)
        lines.addWidget(self.trouble)
        lines.addWidget(self.totals)

    def retranslate(self) -> None:
        super().retranslate()
        for part in (self.picks, self.choices, self.summary, self.totals):
            part.retranslate()
        self.nothing.say(
            translate(
                "Sale", "Tapez le numéro du pari et le pronostic, 134 1 par exemple, ou touchez une cote."
            )
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A short window (a demonstration's bar at 768) leaves out the least of the words."""
        super().resizeEvent(event)
        self._leave_out_words()

    def _leave_out_words(self) -> None:
        short = self.height() < current_theme().px(_SHORT_BELOW)
        self.choices.leave_out_words(short=short, crowded=short and not self.trouble.isHidden())

    # -- what is shown -------------------------------------------------------------------------

    def show_slip(self, slip: Slip, answer: Quotation[Slip], *, editing: bool) -> None:
        """Show the picks, and either the choices of a bulletin or a summary of a sale under way."""
        asking = self.asks_age
        filled = bool(slip.picks)
        self.heading.say(translate("Sale", "Bulletin 1N2"), self._count_words(len(slip.picks)))
        self.picks.show_picks(slip.picks, answer, editing=editing)
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
        self.show_trouble(why if slip.picks else None)
        self._leave_out_words()

    @staticmethod
    def _count_words(count: int) -> str:
        return translate("Sale", "%n pronostic(s)", None, count) if count else ""

"""The panel of the sale: the bulletin as the player will read it on his ticket (look 02)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from app.domain.betting.bet import PickRef
from app.domain.betting.labels import pick_word
from app.domain.betting.play import Play
from app.domain.values import Odds
from app.domain.values.days import local
from ui.icons import Icon
from ui.pages.sale.offer_rows import question
from ui.pages.sale.slip import AnnouncedPick, Slip
from ui.pages.sale.slip_parts import AgeQuestion, EmptySlip, SlipChoices, SlipSummary, SlipTotals
from ui.pages.sale.words import Why
from ui.theme import column, row
from ui.widgets import Button, DashedRule, Heading, IconButton, RowList, SlipPick, SlipRule, TintedLine
from ui.words import translate


class SlipPanel(QWidget):
    """Says what is touched; shows what it is told. Nothing is decided here."""

    removed = Signal(object)
    """This `PickRef` leaves the bulletin."""
    formula_chosen = Signal(object)
    stake_chosen = Signal(object)
    emptied = Signal()
    parked = Signal()
    recalled = Signal(int)
    repeated = Signal()
    minor_refused = Signal()
    age_settled = Signal()
    """The player is of age: the bulletin is to be shown again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self, role="section")
        self.age = Button("", Icon.ID_CARD, self)
        self.park = IconButton(Icon.PAUSE, "", self)
        self.empty = IconButton(Icon.TRASH, "", self)
        self.picks = RowList(self, plain=True)
        self.choices = SlipChoices(self)
        self.summary = SlipSummary(self)
        self.totals = SlipTotals(self)
        self.trouble = TintedLine("", "warn", Icon.TRIANGLE_ALERT, self)
        self.nothing = EmptySlip(self)
        self.question = AgeQuestion(self)
        self._rules = (DashedRule(self), DashedRule(self))
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        head = row(gap=8)
        head.addWidget(self.heading, 1)
        for button in (self.age, self.park, self.empty):
            head.addWidget(button)
        lines = column(self, gap=8)
        lines.addLayout(head)
        lines.addWidget(self._rules[0])
        lines.addWidget(self.nothing, 1)
        lines.addWidget(self.question, 1)
        lines.addWidget(self.picks, 1)
        lines.addWidget(self._rules[1])
        lines.addWidget(self.choices)
        lines.addWidget(self.summary)
        lines.addWidget(self.trouble)
        lines.addWidget(self.totals)

    def _connect(self) -> None:
        self.empty.clicked.connect(self.emptied)
        self.park.clicked.connect(self.parked)
        self.age.clicked.connect(self.ask_age)
        self.choices.formula_chosen.connect(self.formula_chosen)
        self.choices.stake_chosen.connect(self.stake_chosen)
        self.nothing.recalled.connect(self.recalled)
        self.nothing.repeated.connect(self.repeated)
        self.question.adult.connect(self._settle_age)
        self.question.minor.connect(self.minor_refused)

    def retranslate(self) -> None:
        self.age.setText(translate("Sale", "18 ans ?"))
        self.park.set_name(translate("Sale", "Mettre le bulletin en attente"))
        self.empty.set_name(translate("Sale", "Vider le bulletin"))
        for part in (self.choices, self.summary, self.totals, self.nothing, self.question):
            part.retranslate()

    # -- what is shown -------------------------------------------------------------------------

    def show_slip(self, slip: Slip, changed: Mapping[PickRef, Odds], *, editing: bool) -> None:
        """Show the picks, and either the choices of a bulletin or a summary of a sale under way."""
        asking = self.question.isVisibleTo(self)
        filled = bool(slip.picks)
        self.heading.say(translate("Sale", "Bulletin 1N2"), self._count_words(len(slip.picks)))
        self._show_picks(slip.picks, changed, editing=editing)
        self.age.setVisible(filled)
        for button in (self.park, self.empty):
            button.setVisible(filled and editing)
        self.nothing.setVisible(not filled and not asking)
        for part in (self.picks, self._rules[1], self.totals):
            part.setVisible(filled and not asking)
        self.choices.setVisible(filled and editing and not asking)
        self.summary.setVisible(filled and not editing and not asking)
        self.choices.show_slip(slip)
        self.summary.show_slip(slip)

    def show_quote(self, slip: Slip, play: Play | None, why: Why | None) -> None:
        """Show the totals, and why the sale would be refused."""
        self.totals.show_totals(slip, play)
        self.trouble.setVisible(why is not None and bool(slip.picks) and not self.question.isVisibleTo(self))
        if why is not None:
            self.trouble.say(f"{why.what} {why.next}".strip(), "warn", Icon.TRIANGLE_ALERT)

    def ask_age(self) -> None:
        """Put the question of age in place of the bulletin."""
        self.question.show()
        for part in (self.nothing, self.picks, self._rules[1], self.choices, self.summary, self.totals):
            part.hide()
        self.trouble.hide()
        self.question.adult_button.setFocus()

    def _settle_age(self) -> None:
        self.close_age()
        self.age_settled.emit()

    def close_age(self) -> None:
        self.question.hide()

    def _show_picks(
        self, picks: Sequence[AnnouncedPick], changed: Mapping[PickRef, Odds], *, editing: bool
    ) -> None:
        self.picks.clear()
        for place, line in enumerate(picks):
            if place:
                self.picks.add(SlipRule(self.picks))
            self.picks.add(self._pick_row(line, changed.get(line.ref), editing=editing))
        if editing:
            QTimer.singleShot(0, self.picks, self.picks.show_last)

    def _pick_row(self, line: AnnouncedPick, now: Odds | None, *, editing: bool) -> SlipPick:
        about = question(line.bet) or translate("Sale", "ferme à {time}").format(
            time=f"{local(line.closes_at):%H:%M}"
        )
        made = SlipPick(
            pick_word(line.pick),
            f"{line.bet.number} · {about}",
            " – ".join(line.bet.event.sides),
            line.seen.text(),
            self.picks,
            removable=editing,
        )
        if now is not None:
            made.show_moved(now.text(), 1 if now > line.seen else -1)
        made.removed.connect(partial(self.removed.emit, line.ref))
        return made

    @staticmethod
    def _count_words(count: int) -> str:
        return translate("Sale", "%n pronostic(s)", None, count) if count else ""

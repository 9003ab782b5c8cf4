"""The panel of the *Match du Jour*: its lines, each with a stake of its own, and the total."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.domain.betting.bet import PickRef
from app.domain.betting.play import Play
from app.domain.values import Money, Odds
from ui.betting.bulletin_panel import BulletinPanel
from ui.betting.moved import fault_words
from ui.betting.questions import bet_words, pick_words
from ui.betting.stake_grid import StakeGrid
from ui.betting.states import Quotation
from ui.errors.said import Said
from ui.icons import Icon
from ui.pages.match_of_day.lines import LinesSlip, StakedPick
from ui.theme import Token, Weight, column, current_theme, row, show_in_turn
from ui.widgets import (
    Button,
    DashedRule,
    Face,
    IconButton,
    KeyValueRow,
    PaintedButton,
    RowList,
    Run,
    Text,
    paint_line,
)
from ui.words import translate


class LineButton(PaintedButton):
    """A line of the bulletin: answer and question, the odds under it, the stake at the right.

    Touched, it is the line whose stake is chosen.
    """

    nominal_height = 56

    def __init__(self, line: StakedPick, now: Odds | None, fault: str, parent: QWidget | None = None) -> None:
        pick = line.pick
        super().__init__(f"{pick_words(pick.pick)} · {bet_words(pick.bet)}", parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        odds = translate("MatchOfDay", "cote {odds}").format(odds=(now or pick.seen).text())
        if now is not None:
            before = translate("MatchOfDay", "{odds}, annoncée {before}")
            odds = before.format(odds=odds, before=pick.seen.text())
        self._second = f"{pick.bet.number} · {fault or odds}"
        self._warns = bool(fault) or now is not None
        self._stake = line.stake.text(cents=False) if line.stake else "–"
        self.setAccessibleName(f"{self.text()}, {self._second}, {self._stake}")

    def chosen_face(self) -> Face:
        return Face("pritint", "pri", "ink", 2)

    def natural_width(self) -> float:
        return current_theme().px(160)

    def text_colours(self) -> list[tuple[Token, Token]]:
        return [("ink", self.face().fill), ("ink2", self.face().fill)]

    def paint_content(self, painter: QPainter, face: Face) -> None:
        px = current_theme().px
        middle = self.height() / 2
        stake = Run(self._stake, 18, Weight.AMOUNT)
        left, right = px(12), self.width() - px(12) - stake.width()
        room = right - left - px(8)
        paint_line(painter, [stake], right, middle, face.text)
        second: Token = "warn" if self._warns else "ink2"
        for run, height in (
            (Run(self.text(), 15), middle - px(10)),
            (Run(self._second, 13, Weight.TEXT, tone=second), middle + px(11)),
        ):
            paint_line(painter, [run.elided(room)], left, height, face.text)


class LinesPanel(BulletinPanel):
    """The lines, the stake of the one in hand, and the totals."""

    line_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Icon.CALENDAR_DAYS, parent)
        self.lines: dict[PickRef, LineButton] = {}
        self._rows = RowList(self, gap=6, plain=True)
        self._stake_words = Text("", "field", self)
        self.alike = Button("", None, self)
        self.stakes = StakeGrid(self)
        self._potential = KeyValueRow("", "", self, role="strong")
        self._total_words = Text("", "strong", self)
        self._total = Text("", "total", self, align="right")
        self._totals = QWidget(self)
        self._lay_out()
        self.stakes.chosen.connect(self.stake_chosen)

    def _lay_out(self) -> None:
        totals = column(self._totals, gap=2)
        totals.addWidget(self._potential)
        totals.addWidget(DashedRule(self._totals))
        foot = row(gap=8)
        foot.addWidget(self._total_words)
        foot.addStretch(1)
        foot.addWidget(self._total)
        totals.addLayout(foot)
        stake = row(gap=8)
        stake.addWidget(self._stake_words, 1)
        stake.addWidget(self.alike)
        lines = column(self, gap=8)
        lines.addLayout(self.head())
        lines.addWidget(DashedRule(self))
        for filling in (self._rows, self.nothing, self.question):
            lines.addWidget(filling, 1)
        lines.addLayout(stake)
        for part in (self.stakes, self.trouble, self._totals):
            lines.addWidget(part)

    def retranslate(self) -> None:
        super().retranslate()
        self._stake_words.setText(translate("MatchOfDay", "Mise de ce pari, en euros"))
        self._potential.set_label(translate("Sale", "Gain potentiel maximum"))
        self._total_words.setText(translate("Sale", "Montant total"))
        self.nothing.say(
            translate("MatchOfDay", "Touchez le numéro du match, puis une cote ; chaque pari a sa mise."),
        )

    # -- what is shown -------------------------------------------------------------------------

    def show_slip(
        self, slip: LinesSlip, chosen: PickRef | None, answer: Quotation[LinesSlip], *, editing: bool
    ) -> None:
        """Show the lines; `chosen` is the one whose stake is chosen while the bulletin is `editing`."""
        asking, filled = self.asks_age, bool(slip.lines)
        words = translate("MatchOfDay", "%n pari(s) simple(s)", None, len(slip.lines)) if filled else ""
        self.heading.say(translate("MatchOfDay", "Bulletin"), words)
        self._show_lines(slip, chosen if editing else None, answer, editing=editing)
        told = filled and not asking
        stake = slip.stake_on(chosen) if chosen else None
        differ = stake is not None and any(line.stake != stake for line in slip.lines)
        if stake is not None:
            self.alike.setText(
                translate("MatchOfDay", "{amount} partout").format(amount=stake.text(cents=False))
            )
        made = (self.age, self.park, self.empty, self._stake_words, self.stakes)
        show_in_turn(
            {self.nothing: not filled and not asking, self._rows: told, self._totals: told}
            | dict.fromkeys(made, told and editing)
            | {self.alike: told and editing and differ}
        )
        self.stakes.show_stake(stake)

    def _show_lines(
        self, slip: LinesSlip, chosen: PickRef | None, answer: Quotation[LinesSlip], *, editing: bool
    ) -> None:
        self._rows.clear()
        self.lines = {}
        for line in slip.lines:
            ref = line.pick.ref
            button = LineButton(line, answer.changed.get(ref), fault_words(answer, ref), self)
            button.setChecked(ref == chosen)
            button.clicked.connect(partial(self.line_chosen.emit, ref))
            cross = IconButton(Icon.X, translate("MatchOfDay", "Retirer ce pari"), self, framed=False)
            cross.setVisible(editing)
            cross.clicked.connect(partial(self.removed.emit, ref))
            whole = QWidget(self)
            cells = row(whole, gap=4)
            cells.addWidget(button, 1)
            cells.addWidget(cross)
            self._rows.add(whole)
            self.lines[ref] = button
        if chosen in self.lines:
            self._rows.show_row(list(self.lines).index(chosen))

    def show_quote(self, total: Money | None, play: Play | None, why: Said | None) -> None:
        """Show the totals, and why the sale would be refused; `total` of None while stakes are missing."""
        self._potential.set_value(play.potential.text() if play else "–")
        self._total.setText(total.text() if total else "–")
        self.show_trouble(why)

    @property
    def potential(self) -> str:
        """The maximum gain as it is shown."""
        return self._potential.value()

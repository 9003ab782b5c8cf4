"""The layout of the page that closes the day."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from ui.icons import Icon
from ui.shell import WorkPage
from ui.theme import column, row, sized
from ui.widgets import (
    Button,
    Card,
    CheckLine,
    DashedRule,
    EmptyState,
    Heading,
    KeyValueRow,
    ListCard,
    Notice,
    RowList,
    Text,
    TintedLine,
    Verdict,
    VerdictBand,
    clear_rows,
    framed,
)
from ui.widgets.refusal import Refusal

_COUNT, _SUM = 90, 130


class ClosingView(WorkPage):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.band = VerdictBand(Verdict("", "", Icon.CIRCLE_CHECK, "good"), self)
        self.refusal = Refusal(self, can_leave=True)
        self.drawers = column(gap=8)
        self.journal = CheckLine("", "", "neutral", self)
        self.verify = Button("", Icon.SHIELD_CHECK, self, height=56)
        self.movements = RowList(self)
        self.nothing = EmptyState(Icon.ARROW_LEFT_RIGHT, "", "", self)
        self.head_what, self.head_count, self.head_sum = (
            Text("", "group", self),
            Text("", "group", self, align="right"),
            Text("", "group", self, align="right"),
        )
        self.sheet_title = Text("", "section", self)
        self.sheet = column(gap=6)
        self.fingerprint_name = Text("", "quiet", self)
        self.fingerprint = Text("", "value", self, align="right")
        self.total = KeyValueRow("", "", self, role="figure", label_role="step")
        self.notice = Notice("", Icon.INFO, self)
        self._lay_out()

    def _lay_out(self) -> None:
        check = Card(self, margin=12)
        line = row(gap=12)
        line.addWidget(self.journal, 1)
        line.addWidget(self.verify)
        check.body.addLayout(line)
        head = framed("head", self)
        words = row(head, gap=8, margins=(16, 8, 16, 8))
        words.addWidget(self.head_what, 1)
        words.addWidget(sized(self.head_count, width=_COUNT))
        words.addWidget(sized(self.head_sum, width=_SUM))
        self._list = ListCard(self.movements, self, head=head)
        for part in (self.heading, self.band, self.refusal):
            self.content.addWidget(part)
        self.content.addLayout(self.drawers)
        self.content.addWidget(check)
        self.content.addWidget(self._list, 1)
        self.content.addWidget(self.nothing, 1)
        self.panel.addWidget(self.sheet_title)
        self.panel.addLayout(self.sheet)
        witness = column(gap=2)
        witness.addWidget(self.fingerprint_name)
        witness.addWidget(self.fingerprint)
        self.panel.addLayout(witness)
        self.panel.addWidget(DashedRule(self))
        self.panel.addWidget(self.total)
        self.panel.addStretch(1)
        self.panel.addWidget(self.notice)

    def show_drawers(self, lines: Sequence[str], all_closed: str) -> None:
        """What prevents the closure, drawer by drawer, or that nothing does (nothing to say: "")."""
        clear_rows(self.drawers)
        for words in lines:
            self.drawers.addWidget(TintedLine(words, "warn", Icon.WALLET, self))
        if not lines and all_closed:
            self.drawers.addWidget(TintedLine(all_closed, "good", Icon.CHECK, self))

    def show_movements(self, rows: Sequence[tuple[str, str, str]]) -> None:
        """What moved since the last closure: kind and means, how often, the sum."""
        self.movements.clear()
        for what, count, amount in rows:
            frame = framed("row", self)
            line = row(frame, gap=8, margins=(16, 0, 16, 0))
            line.addWidget(Text(what, "value", frame), 1)
            line.addWidget(sized(Text(count, "body", frame, align="right"), width=_COUNT))
            line.addWidget(sized(Text(amount, "value", frame, align="right"), width=_SUM))
            self.movements.add(sized(frame, height=50))
        self._list.setVisible(bool(rows))
        self.nothing.setVisible(not rows)

    def show_account(self, lines: Sequence[tuple[str, str]], total: tuple[str, str]) -> None:
        clear_rows(self.sheet)
        for label, value in lines:
            self.sheet.addWidget(KeyValueRow(label, value, self))
        self.total.set_label(total[0])
        self.total.set_value(total[1])

    def show_fingerprint(self, name: str, groups: str) -> None:
        """On a line of its own: how wide it is depends on its letters."""
        self.fingerprint_name.setText(name)
        self.fingerprint.setText(groups)

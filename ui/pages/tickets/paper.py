"""What the panel shows of a ticket: the paper itself, and the question of its control number."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QWidget

from app.documents.tickets import grouped
from app.domain.betting.labels import sides
from app.domain.betting.play import Bulletin
from app.domain.betting.settlement import Status
from app.domain.betting.ticket_numbers import CONTROL_DIGITS
from app.domain.values.days import local
from app.services.betting.tickets import Checked
from ui.betting.questions import bet_words, pick_words
from ui.betting.words import formula_name, match_words, stake_words
from ui.icons import Icon
from ui.models.amount_entry import EditKey
from ui.pages.tickets.words import status_words
from ui.theme import column, row
from ui.widgets import (
    DashedRule,
    Field,
    Heading,
    Keypad,
    KeyValueRow,
    NameText,
    RowList,
    SlipPick,
    SlipRule,
    Tag,
    Text,
)
from ui.words import translate


class TicketPaper(QWidget):
    """Head, picks that scroll, sums and numbers that stay put."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head = Heading("", "", self, role="section")
        self._match = Text("", "strong", self)
        self._sides = NameText("", "value", self, lines=2)
        self._state = Tag("", "neutral", None, self)
        self._picks = RowList(self, plain=True)
        self._identification = KeyValueRow("", "", self)
        self._papers = KeyValueRow("", "", self)
        self._staked = KeyValueRow("", "", self)
        self._potential = KeyValueRow("", "", self)
        self._words = Text("", "strong", self)
        self._total = Text("", "total", self, align="right")
        self._lay_out()

    def _lay_out(self) -> None:
        head = row(gap=8)
        head.addWidget(self._head, 1)
        head.addWidget(self._state)
        foot = row(gap=8)
        foot.addWidget(self._words)
        foot.addStretch(1)
        foot.addWidget(self._total)
        lines = column(self, gap=6)
        lines.addLayout(head)
        lines.addWidget(self._match)
        lines.addWidget(self._sides)
        lines.addWidget(DashedRule(self))
        lines.addWidget(self._picks, 1)
        lines.addWidget(DashedRule(self))
        for each in (self._identification, self._papers, self._staked, self._potential):
            lines.addWidget(each)
        lines.addWidget(DashedRule(self))
        lines.addLayout(foot)

    def show_ticket(self, checked: Checked, status: Status) -> None:
        registered = checked.registered
        play = registered.play
        title = translate("Tickets", "Ticket n° {number}").format(number=registered.sequence)
        sold = f"{local(play.registered_at):%H:%M:%S}"
        if not self._show_match(checked):
            words = translate("Tickets", "{time} · {formula}")
            sold = words.format(time=sold, formula=formula_name(play.formula).lower())
        self._head.say(title, sold)
        self._state.show_state(*status_words(status))
        self._show_picks(checked)
        self._identification.set_label(translate("Tickets", "Identification"))
        self._identification.set_value(grouped(registered.identification))
        self._papers.set_label(translate("Tickets", "Duplicatas, copies"))
        self._papers.set_value(f"{registered.issues - 1}, {registered.copies}")
        self._staked.set_label(translate("Tickets", "Mise jouée"))
        stake = play.combinations[0].stake
        even = all(each.stake == stake for each in play.combinations)
        self._staked.set_value(f"{len(play.combinations)} × {stake.text()}" if even else play.total.text())
        self._potential.set_label(translate("Tickets", "Gain potentiel maximum"))
        self._potential.set_value(play.potential.text())
        self._words.setText(translate("Tickets", "Montant total"))
        self._total.setText(play.total.text())

    def _show_match(self, checked: Checked) -> str:
        """Name a *Match du Jour* with its sides, on lines of its own; its day and number, or nothing."""
        play = checked.registered.play
        event = checked.offer[play.picks[0].bet].bet.event
        match = match_words(play, event.match_of_the_day)
        self._match.setText(match)
        self._sides.set_name(" – ".join(event.sides))
        for line in (self._match, self._sides):
            line.setVisible(bool(match))
        return match

    def _show_picks(self, checked: Checked) -> None:
        self._picks.clear()
        play = checked.registered.play
        for place, pick in enumerate(play.picks):
            if place:
                self._picks.add(SlipRule(self._picks))
            bet = checked.offer[pick.bet].bet
            caption, name = str(pick.number), sides(bet)
            if play.bulletin is Bulletin.MATCH_OF_THE_DAY:
                caption, name = stake_words(play.combinations[place].stake), bet_words(bet)
            line = SlipPick(
                pick_words(pick.pick),
                caption,
                name,
                pick.odds.text(),
                self._picks,
                removable=False,
            )
            self._picks.add(line)


class ControlQuestion(QWidget):
    """The control number of the paper that was taken back, scanned or typed."""

    typed = Signal(str)
    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head = Heading("", "", self, role="section")
        self._how = Text("", "body", self, wrap=True)
        self.field = Field("", self, icon=Icon.SCAN_LINE)
        figures = QRegularExpression(f"[0-9]{{0,{CONTROL_DIGITS}}}")
        self.field.edit.setValidator(QRegularExpressionValidator(figures, self))
        self.keypad = Keypad((EditKey.CLEAR, "0", EditKey.BACKSPACE), self, key_height=56)
        lines = column(self, gap=12)
        lines.addWidget(self._head)
        lines.addWidget(self._how)
        lines.addWidget(self.field)
        lines.addStretch(1)
        lines.addWidget(self.keypad)
        self.setFocusProxy(self.field)
        self.field.edit.textChanged.connect(self.typed)
        self.field.edit.returnPressed.connect(self.confirmed)
        self.keypad.pressed.connect(self._press)

    def ask(self, number: int, control: str) -> None:
        """Ask for the control number of ticket `number`; `control` is what is known of it."""
        self._head.say(translate("Tickets", "Annuler le ticket n° {number}").format(number=number))
        self._how.setText(
            translate("Tickets", "Reprenez le ticket, puis lisez son code à barres ou tapez son contrôle.")
        )
        self.field.set_label(translate("Tickets", "Contrôle, 10 chiffres"))
        if self.field.text() != control:
            self.field.set_text(control)

    def _press(self, key: str) -> None:
        edit = self.field.edit
        if key == EditKey.BACKSPACE:
            edit.backspace()
        elif key == EditKey.CLEAR:
            edit.clear()
        elif key.isdecimal():
            edit.insert(key)

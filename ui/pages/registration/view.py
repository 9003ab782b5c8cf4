"""The layout of the registration page: form, verifications, payment (look 07, 07b)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from ui.icons import Icon
from ui.pages.registration.entry_form import EntryForm
from ui.pages.registration.verifications import Verifications
from ui.pages.tournament_desk.decision import DecisionView
from ui.pages.tournament_desk.head import TournamentHead, TournamentPicker
from ui.pages.tournament_desk.payment import PaymentPanel
from ui.pages.tournament_desk.player_list import PlayerList
from ui.pages.tournament_desk.seat import SeatGiven
from ui.shell import WorkPage
from ui.theme import column, row
from ui.widgets import (
    ApprovalPanel,
    Button,
    CheckRow,
    ChoiceButton,
    EmptyState,
    FactList,
    Heading,
    KeyValueRow,
    Notice,
    RowList,
    StepList,
    Verdict,
    VerdictBand,
)
from ui.widgets.refusal import Refusal

_FORM_SHARE, _CHECKS_SHARE = 528, 318


class RegistrationView(WorkPage):
    narrowed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = TournamentHead(self)
        self.held = Button("", Icon.SEARCH, self)
        self.again = Button("", Icon.ROTATE_CCW, self)
        self.checks_button = ChoiceButton("", Icon.SHIELD_CHECK, self)
        self.picker = TournamentPicker(self)
        self.form = EntryForm(self)
        self.checks = Verifications(self)
        self.held_words = Heading("", "", self, role="section")
        self.held_list = PlayerList(self)
        self.decision = DecisionView(self)
        self.refusal = Refusal(self, can_leave=True)
        self.wait = Button("", Icon.HOURGLASS, self, height=56)
        self.band = VerdictBand(Verdict("", "", Icon.CIRCLE_CHECK, "good"), self)
        self.facts = FactList((), self)
        self.steps = StepList("", (), self)
        self.seat = SeatGiven(self)
        self.abandon = Button("", Icon.X, self)
        self.due = Heading("", "", self, role="section")
        self.later = ChoiceButton("", None, self)
        self.payment = PaymentPanel(self)
        self.nothing_due = EmptyState(Icon.BAN, "", "", self)
        self.next = Button("", Icon.ARROW_RIGHT, self, height=64)
        self.later_note = Notice("", Icon.INFO, self, role="body")
        self.bulletin = CheckRow("", "", self)
        self.print_bulletin = Button("", Icon.PRINTER, self, height=64)
        self.approval = ApprovalPanel(self)
        self.given_back = KeyValueRow("", "", self, role="total", label_role="section")
        self._offers_held = self._asks_nothing = False
        self._content = QStackedWidget(self)
        self._panels = QStackedWidget(self)
        self._lay_out()

    def _lay_out(self) -> None:
        self.add_rule(self.decision.read_rule)
        for button in (self.checks_button, self.held, self.again):
            self.head.add(button)
        self.content.addWidget(self.head)
        self._form_page = QWidget(self)
        self._form_line = row(self._form_page, gap=16)
        self._form_line.addWidget(self.form, _FORM_SHARE)
        self._form_line.addWidget(self.checks, _CHECKS_SHARE)
        self._refused = RowList(self, gap=12, plain=True)
        self._refused.add(self.refusal)
        self._refused.add(self.wait)
        self._done = self._done_page()
        for page in (self._form_page, self.decision, self._refused, self._done, self.picker):
            self._content.addWidget(page)
        self.content.addWidget(self._content, 1)
        self._pay_panel, self._done_panel = self._payment_panel(), self._change_panel()
        self._nothing_panel = self._nothing_due_panel()
        self._held_panel = self._who_is_held_panel()
        for panel in (
            self._pay_panel,
            self._nothing_panel,
            self._held_panel,
            self.approval,
            self._done_panel,
        ):
            self._panels.addWidget(panel)
        self.panel.addWidget(self._panels, 1)
        self.add_action(self.abandon)
        self.abandon.hide()

    def _payment_panel(self) -> QWidget:
        panel = QWidget(self)
        lines = column(panel, gap=8)
        head = row(gap=8)
        head.addWidget(self.due, 1)
        head.addWidget(self.later)
        lines.addLayout(head)
        lines.addWidget(self.payment)
        lines.addWidget(self.later_note)
        lines.addStretch(1)
        to_sign = row(gap=8)
        to_sign.addWidget(self.bulletin, 1)
        to_sign.addWidget(self.print_bulletin)
        lines.addLayout(to_sign)
        return panel

    def _nothing_due_panel(self) -> QWidget:
        panel = QWidget(self)
        lines = column(panel, gap=8)
        lines.addWidget(self.nothing_due, 1)
        lines.addWidget(self.next)
        return panel

    def _who_is_held_panel(self) -> QWidget:
        panel = QWidget(self)
        lines = column(panel, gap=8)
        lines.addWidget(self.held_words)
        lines.addWidget(self.held_list, 1)
        return panel

    def _change_panel(self) -> QWidget:
        panel = QWidget(self)
        lines = column(panel, gap=12)
        lines.addWidget(self.given_back)
        lines.addWidget(self.seat)
        lines.addStretch(1)
        return panel

    def _done_page(self) -> QWidget:
        page = QWidget(self)
        rows = RowList(self, gap=12, plain=True)
        for part in (self.facts, self.steps):
            rows.add(part)
        lines = column(page, gap=12)
        lines.addWidget(self.band)
        lines.addWidget(rows, 1)
        return page

    def show_form(self) -> None:
        """The form, its verifications, the payment."""
        self.refusal.clear()
        self._open(self._form_page, self._asking_panel)
        self.fit()

    @property
    def _asking_panel(self) -> QWidget:
        return self._held_panel if self._offers_held else self._money_panel

    @property
    def _money_panel(self) -> QWidget:
        return self._nothing_panel if self._asks_nothing else self._pay_panel

    def ask_nothing(self, *, asks_nothing: bool) -> None:
        """Whether why nothing is to be paid stands in the place of what is."""
        self._asks_nothing = asks_nothing
        if self._panels.currentWidget() in (self._pay_panel, self._nothing_panel):
            self._panels.setCurrentWidget(self._money_panel)

    @property
    def shows_held(self) -> bool:
        return self._panels.currentWidget() is self._held_panel

    def offer_held(self, offered: bool) -> None:
        """Who holds a place, in the panel, until somebody is at the desk."""
        self._offers_held = offered
        if self.shows_form:
            self._panels.setCurrentWidget(self._asking_panel)

    def show_picker(self) -> None:
        self._open(self.picker, self._money_panel)

    def show_decision(self) -> None:
        self._open(self.decision, self.approval)

    def show_refusal(self) -> None:
        self._open(self._refused, self._money_panel)

    def show_done(self) -> None:
        self._open(self._done, self._done_panel)

    def _open(self, content: QWidget, panel: QWidget) -> None:
        self._content.setCurrentWidget(content)
        self._panels.setCurrentWidget(panel)
        self.abandon.setVisible(content is self.decision)
        self.head.setVisible(content not in (self.decision, self._done))

    @property
    def shows_form(self) -> bool:
        return self._content.currentWidget() is self._form_page

    def fit(self) -> None:
        """In a narrow window form and verifications take turns."""
        narrow = self.is_narrow
        self.checks_button.setVisible(narrow)
        self.checks.setVisible(not narrow or self.checks_button.isChecked())
        self.form.setVisible(not narrow or not self.checks_button.isChecked())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
        self.narrowed.emit()

"""The layout of the check page: the number, the answer, how it is paid, the ticket (look 03)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from app.domain.betting.payment import Method
from app.domain.house.rights import Operator
from ui.betting.age_question import AgeQuestion, AgeWords
from ui.icons import Icon
from ui.models.amount_entry import EditKey
from ui.pages.check.damage import DamagePane
from ui.pages.check.other_ticket import OtherTicket
from ui.pages.check.parts import MethodCard, NumberBar
from ui.pages.check.slip import TicketSlip
from ui.pages.check.winner_form import WinnerForm
from ui.shell import WorkPage
from ui.theme import column, row, sized
from ui.widgets import (
    ApprovalPanel,
    Button,
    Card,
    CheckRow,
    EmptyState,
    FactList,
    Keypad,
    RowList,
    StepList,
    Text,
    Verdict,
    VerdictBand,
)
from ui.widgets.refusal import Refusal

METHOD_ICONS = {
    Method.CASH: Icon.BANKNOTE,
    Method.TRANSFER: Icon.LANDMARK,
    Method.CHEQUE: Icon.FILE_PEN_LINE,
}


class CheckView(WorkPage):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._was_narrow = False
        self.number = NumberBar(self)
        self.other = OtherTicket(self)
        self.band = VerdictBand(Verdict("", "", Icon.CIRCLE_CHECK, "slate"), self)
        self.facts = FactList((), self)
        self.steps = StepList("", (), self)
        self.refusal = Refusal(self)
        self.rule = Card(self, gap=6)
        self.rule_text = Text("", "body", self, wrap=True)
        self.methods = {method: MethodCard(icon, self) for method, icon in METHOD_ICONS.items()}
        self.form = WinnerForm(self)
        self.damage = DamagePane(self)
        self.approval = ApprovalPanel(self)
        self.waiting = EmptyState(Icon.SCAN_BARCODE, "", "", self)
        self.keypad = Keypad((EditKey.CLEAR, "0", EditKey.BACKSPACE), self)
        self.slip = TicketSlip(self)
        self.age = AgeQuestion(self)
        self.no_slip = EmptyState(Icon.TICKET, "", "", self)
        self.taken_back = CheckRow("", "", self)
        self.damaged = Button("", Icon.TRIANGLE_ALERT, self)
        self.of_age = Button("", Icon.ID_CARD, self)
        self.cancel = Button("", Icon.UNDO, self)
        self.same_person = CheckRow("", "", self)
        self.read_rule = Button("", Icon.BOOK_OPEN, self)
        self._pages = QStackedWidget(self)
        self._paper = QStackedWidget(self)
        self._method_row = QWidget(self)
        self._method_row.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._lay_out()

    def _lay_out(self) -> None:
        self._idle, self._answer = self._idle_page(), self._answer_page()
        for page in (self._idle, self._answer, self.form, self.damage):
            self._pages.addWidget(page)
        self.content.addWidget(self.number)
        self.content.addWidget(self.other)
        self.content.addWidget(self._pages, 1)
        for part in (self.no_slip, self.slip, self.approval, self.age):
            self._paper.addWidget(part)
        self.panel.addWidget(self._paper, 1)
        self.panel.addWidget(self.same_person)
        self.panel.addWidget(self.taken_back)
        for button in (self.damaged, self.of_age, self.cancel):
            self.add_action(button)
        self.add_rule(self.read_rule)
        self.form.keyboard_shown.connect(self._make_room)
        self.damage.writing.connect(lambda writing: self.number.setVisible(not writing))

    def _idle_page(self) -> QWidget:
        page = QWidget(self)
        line = row(page, gap=24)
        line.addWidget(self.waiting, 1)
        pad = column(gap=0)
        pad.addStretch(1)
        pad.addWidget(sized(self.keypad, width=264))
        pad.addStretch(1)
        line.addLayout(pad)
        line.addSpacing(24)
        return page

    def _answer_page(self) -> QWidget:
        page = QWidget(self)
        self.rule.body.addWidget(self.rule_text)
        cards = row(self._method_row, gap=12)
        for card in self.methods.values():
            cards.addWidget(card, 1)
        rows = RowList(self, gap=12, plain=True)
        for part in (self.rule, self.refusal, self.facts, self.steps, self._method_row):
            rows.add(part)
        lines: QVBoxLayout = column(page, gap=12)
        lines.addWidget(self.band)
        lines.addWidget(rows, 1)
        return page

    def show_waiting(self) -> None:
        """No ticket is in hand, or its control number is missing."""
        self.number.show()
        self._pages.setCurrentWidget(self._idle)
        self._paper.setCurrentWidget(self.no_slip)

    def show_answer(self, *, paper: bool) -> None:
        self.number.show()
        self._pages.setCurrentWidget(self._answer)
        self._paper.setCurrentWidget(self.slip if paper else self.no_slip)

    def show_form(self) -> None:
        self._pages.setCurrentWidget(self.form)

    def show_damage(self, *, number: bool) -> None:
        """Ask what is wrong with the paper in hand; its `number` as well where nothing was looked up."""
        self.damage.ask(number=number)
        self._pages.setCurrentWidget(self.damage)
        for part in (self.damaged, self.of_age, self.same_person, self.taken_back, self.read_rule):
            part.hide()

    def ask_approval(self, title: str, second: str, people: Sequence[Operator]) -> None:
        """A supervisor's word is asked for in the panel; what it is about stays beside it."""
        self.approval.ask(title, second, people)
        self.same_person.hide()
        self.taken_back.hide()
        self._paper.setCurrentWidget(self.approval)
        self.approval.focus_first()

    def ask_age(self, words: AgeWords) -> None:
        """The winner's age is asked for in the panel; what the ticket is worth stays beside it."""
        self.age.say(words)
        for part in (self.damaged, self.of_age, self.same_person, self.taken_back):
            part.hide()
        self._paper.setCurrentWidget(self.age)
        self.age.adult_button.setFocus()

    def show_paper(self) -> None:
        """The ticket is seen again in the panel."""
        self._paper.setCurrentWidget(self.slip)

    @property
    def asks_age(self) -> bool:
        return self._paper.currentWidget() is self.age

    @property
    def shows_damage(self) -> bool:
        return self._pages.currentWidget() is self.damage

    @property
    def shows_approval(self) -> bool:
        return self._paper.currentWidget() is self.approval

    @property
    def is_aside(self) -> bool:
        """Whether a form, a damage, a supervisor's word or the winner's age is asked for."""
        return self.shows_form or self.shows_damage or self.shows_approval or self.asks_age

    def _make_room(self, typing: bool) -> None:
        """While the keyboard on the screen is shown, form and keyboard have the content to themselves."""
        for part in (self.number, self.damaged, self.of_age, self.read_rule):
            part.setVisible(not typing)

    @property
    def shows_form(self) -> bool:
        return self._pages.currentWidget() is self.form

    def show_body(self, facts: Sequence[tuple[Icon, str, str, str]], steps: Sequence[str]) -> None:
        """What stands under the band, the methods aside; the rule and a refusal are put away."""
        self.rule.hide()
        self.refusal.clear()
        self.say_body(facts, steps)
        self.facts.setVisible(bool(facts))
        self.steps.setVisible(bool(steps))

    def say_body(self, facts: Sequence[tuple[Icon, str, str, str]], steps: Sequence[str]) -> None:
        """The same in another language, whatever stands in its place."""
        self.facts.show_facts(facts)
        self.steps.show_steps(steps)

    def show_methods(self, *, shown: bool) -> None:
        self._method_row.setVisible(shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        was_narrow = self._was_narrow
        super().resizeEvent(event)
        self._was_narrow = self.is_narrow
        if was_narrow is not self._was_narrow:
            self.words_asked.emit()

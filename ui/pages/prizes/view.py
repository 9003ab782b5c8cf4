"""The layout of the prizes: every place at the left, sums and certification in the panel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.domain.values import Money
from ui.icons import Icon
from ui.pages.prizes.award import AwardLeaf, AwardPanel
from ui.pages.prizes.by_hand import ByHandPanel
from ui.pages.prizes.in_kind import ThingLeaf, ThingPanel
from ui.shell import WorkPage
from ui.theme import column, row, sized
from ui.tournament.leaves import Leaves, Shown
from ui.widgets import (
    ApprovalPanel,
    Button,
    Card,
    ChoiceButton,
    EmptyState,
    Heading,
    KeyValueRow,
    ListCard,
    NameText,
    Notice,
    RowList,
    StepList,
    Tag,
    Text,
    framed,
)
from ui.widgets.list_button import ListButton
from ui.widgets.refusal import Refusal
from ui.words import translate

_ROW_HEIGHT = 50


@dataclass(frozen=True, slots=True)
class PrizeWords:
    """A line of the list as it is shown; `beside` is what is won with the amount."""

    place: str
    middle: str
    amount: str
    paid: str = ""
    beside: str = ""

    @property
    def second(self) -> str:
        """All of it in one line."""
        return " · ".join(filter(None, (self.middle, self.beside)))


class PrizesView(WorkPage):
    """The keys that change the structure stand over the list, and go once it is fixed."""

    unit_chosen = Signal(object)

    def __init__(self, units: Sequence[Money], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.fewer = Button("", Icon.MINUS, self)
        self.more = Button("", Icon.PLUS, self)
        self.by_hand = Button("", Icon.PENCIL_LINE, self)
        self.thing = Button("", Icon.TROPHY, self)
        self.places = Text("", "strong", self)
        self.round = Text("", "field", self)
        self._units = QButtonGroup(self)
        self._by_unit: dict[QWidget, Money] = {}
        self.keys = self._make_keys(units)
        self.lines = PrizeList(self)
        self.nothing = EmptyState(Icon.TROPHY, "", "", self)
        self.prizes = QWidget(self)
        inside = column(self.prizes, gap=12)
        inside.addWidget(self.heading)
        inside.addWidget(self.keys)
        inside.addWidget(ListCard(self.lines, self.prizes), 1)
        self.award = Button("", Icon.TROPHY, self, height=56)
        inside.addWidget(self.award)
        self.thing_leaf, self.award_leaf = ThingLeaf(self), AwardLeaf(self)
        self._leaves = Leaves(self, self.nothing, self.prizes, self.thing_leaf, self.award_leaf)
        self.content.addWidget(self._leaves, 1)
        self.panel_heading = Heading("", "", self, role="section")
        self.sums = [KeyValueRow("", "", self, role="strong") for _ in range(7)]
        self.note = Notice("", Icon.INFO, self)
        self.approval = ApprovalPanel(self)
        self.refusal = Refusal(self, narrow=True)
        self.money = self._make_money()
        self.hand = ByHandPanel(self)
        self.steps = StepList("", (), self)
        self.sure = self._make_sure()
        self.thing_panel, self.award_panel = ThingPanel(self), AwardPanel(self)
        taken = (self.sure, self.thing_panel, self.award_panel, self.approval, self.refusal)
        self._panels = Leaves(self, self.money, self.hand, *taken)
        self.panel.addWidget(self._panels, 1)
        self.back = Button("", Icon.ARROW_LEFT, self)
        self.add_action(self.back)
        self.back.hide()

    def _make_keys(self, units: Sequence[Money]) -> QWidget:
        keys = Card(self, gap=8, margin=12)
        paid, rounded = row(gap=8), row(gap=8)
        for part in (self.fewer, self.places, self.more):
            paid.addWidget(part)
        paid.addStretch(1)
        paid.addWidget(self.by_hand)
        rounded.addWidget(self.round)
        for unit in units:
            choice = ChoiceButton(unit.text(cents=unit < Money.euros(1)), None, self)
            self._units.addButton(choice)
            self._by_unit[choice] = unit
            rounded.addWidget(choice)
        rounded.addStretch(1)
        self._units.buttonClicked.connect(self._choose_unit)
        keys.body.addLayout(paid)
        self.rounding = QWidget(keys)
        self.rounding.setLayout(rounded)
        keys.body.addWidget(self.rounding)
        keys.body.addWidget(self.thing)
        return keys

    def _make_money(self) -> QWidget:
        panel = QWidget(self)
        lines = column(panel, gap=8)
        lines.addWidget(self.panel_heading)
        for each in self.sums:
            lines.addWidget(each)
        lines.addSpacing(8)
        lines.addWidget(self.note)
        lines.addStretch(1)
        return panel

    def _make_sure(self) -> QWidget:
        panel = QWidget(self)
        lines = column(panel, gap=0)
        lines.addWidget(self.steps)
        lines.addStretch(1)
        return panel

    def show_leaves(self, shown: Shown) -> None:
        self._leaves.setCurrentWidget(shown.leaf)
        self._panels.setCurrentWidget(shown.panel)

    def mark_unit(self, unit: Money) -> None:
        for choice, each in self._by_unit.items():
            if isinstance(choice, ChoiceButton):
                choice.setChecked(each == unit)

    def _choose_unit(self, choice: QWidget) -> None:
        self.unit_chosen.emit(self._by_unit[choice])


class PrizeList(RowList):
    """Every place that wins something; by hand each is a button that says which one is typed."""

    place_touched = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: list[ListButton] = []

    def show_lines(self, lines: Sequence[PrizeWords]) -> None:
        self.clear()
        for line in lines:
            self.add(_prize_row(line, self))

    def show_buttons(self, lines: Sequence[PrizeWords], at: int) -> None:
        """`at` is the place that is typed, from 1."""
        self.clear()
        self.buttons = []
        for place, line in enumerate(lines, 1):
            button = ListButton(f"{line.place} · {line.amount}", line.second, self)
            button.setChecked(place == at)
            button.clicked.connect(lambda _checked=False, place=place: self.place_touched.emit(place))
            self.buttons.append(button)
            self.add(button)

    def show_button(self, place: int, line: PrizeWords) -> None:
        """One of them again, while its amount is typed."""
        self.buttons[place - 1].say(f"{line.place} · {line.amount}", line.second)


def _prize_row(line: PrizeWords, parent: QWidget) -> QWidget:
    frame = framed("row", parent)
    inside = row(frame, gap=12, margins=(16, 0, 16, 0))
    inside.addWidget(sized(Text(line.place, "value", frame), least_width=64))
    said = column(gap=2, margins=(0, 8, 0, 8) if line.beside else 0)
    said.addWidget(NameText(line.middle, "quiet", frame))
    if line.beside:
        said.addWidget(Text(line.beside, "caption", frame, wrap=True))
    else:
        sized(frame, height=_ROW_HEIGHT)
    inside.addLayout(said, 1)
    if line.paid:
        inside.addWidget(Tag(line.paid, "good", Icon.CHECK, frame))
    inside.addWidget(sized(Text(line.amount, "strong", frame, align="right"), least_width=120))
    return frame


def percentage_words(text: str) -> str:
    """`16,5 %`."""
    return translate("Prizes", "{percentage} %").format(percentage=text)
